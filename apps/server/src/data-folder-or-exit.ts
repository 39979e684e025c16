import type { Config } from './config/settings.ts'
import { exitWithError } from './console.ts'
import { DataFolderUnusable, keepFilesPrivate, prepareDataFolder } from './data-folder.ts'
import { type DataFolderLock, lockDataFolder } from './lock-data-folder.ts'

const orExit = async <T>(work: () => Promise<T>): Promise<T> => {
  keepFilesPrivate()
  try {
    return await work()
  } catch (error) {
    if (error instanceof DataFolderUnusable) return exitWithError(error.message)
    throw error
  }
}

/** Makes the data folder ready; one that cannot be used ends the process, saying why. */
export const prepareDataFolderOrExit = (dataDir: string): Promise<void> => orExit(() => prepareDataFolder(dataDir))

/** Holds the data folder for this server while the database is in it; one that another server keeps ends the process. */
export const lockDataFolderOrExit = ({ databaseUrl, dataDir }: Config): Promise<DataFolderLock | undefined> =>
  orExit(async () => {
    if (databaseUrl !== undefined) return undefined
    await prepareDataFolder(dataDir)
    return lockDataFolder(dataDir)
  })
