import { type Composed, type ComposeOptions, composeApp } from './compose.ts'
import type { Config } from './config/settings.ts'
import { exitWithError } from './console.ts'
import { DataFolderUnusable, keepFilesPrivate } from './data-folder.ts'
import { StoreUnavailable } from './store/open.ts'

/** The assembled application; a database that does not answer or a folder that cannot be used ends the process, saying so. */
export const composeOrExit = async (
  config: Config,
  parts: Pick<ComposeOptions, 'log' | 'menus' | 'stopGraceMs'> = {},
): Promise<Composed> => {
  keepFilesPrivate()
  try {
    return await composeApp({ ...parts, config })
  } catch (error) {
    if (error instanceof StoreUnavailable || error instanceof DataFolderUnusable) return exitWithError(error.message)
    throw error
  }
}
