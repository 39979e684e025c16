import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as later } from 'node:timers/promises'
import { DataFolderUnusable, makePrivateFile } from './data-folder.ts'
import { isBusy } from './store/violations.ts'

/** A server that is being replaced may still finish its last requests. */
const MAX_WAIT_MS = 3000
const RETRY_MS = 100

/** Holds the data folder for one server. */
export interface DataFolderLock {
  release(): void
}

const tryLock = (file: string): DatabaseSync | undefined => {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    // The lock is the operating system's: it goes with the process, however that ends.
    database.exec('pragma journal_mode = delete; begin exclusive')
    return database
  } catch (error) {
    database.close()
    if (isBusy(error)) return undefined
    throw error
  }
}

/**
 * Takes the data folder for this server. Two of them on one embedded database would both work on the same executions and
 * keep separate counts of limits; commands that only look or ask need no lock. Throws {@link DataFolderUnusable} when
 * another server keeps it.
 */
export const lockDataFolder = async (dataDir: string, maxWaitMs = MAX_WAIT_MS): Promise<DataFolderLock> => {
  const file = join(dataDir, 'server.lock')
  await makePrivateFile(file)
  for (let waited = 0; ; waited += RETRY_MS) {
    const database = tryLock(file)
    if (database !== undefined) return { release: () => database.close() }
    if (waited >= maxWaitMs) break
    await later(RETRY_MS)
  }
  throw new DataFolderUnusable(
    `Another server is running on the data folder "${dataDir}". Stop it, or give this one a folder of its own: DATA_DIR=... npm start`,
  )
}
