import { type Composed, type ComposeOptions, composeApp } from './compose.ts'
import type { Config } from './config/settings.ts'
import { exitWithError } from './console.ts'
import { DataFolderUnusable, keepFilesPrivate } from './data-folder.ts'
import { SealingKeyMissing } from './services/sealing/seal.ts'
import { StoreUnavailable } from './store/open.ts'

/** What an operator can mend, by what its message says. */
const isAnsweredInWords = [StoreUnavailable, DataFolderUnusable, SealingKeyMissing] as const

/** The assembled application; a database that does not answer or a folder that cannot be used ends the process, saying so. */
export const composeOrExit = async (
  config: Config,
  parts: Pick<ComposeOptions, 'log' | 'menus' | 'stopGraceMs'> = {},
): Promise<Composed> => {
  keepFilesPrivate()
  try {
    return await composeApp({ ...parts, config })
  } catch (error) {
    if (isAnsweredInWords.some((known) => error instanceof known)) return exitWithError((error as Error).message)
    throw error
  }
}
