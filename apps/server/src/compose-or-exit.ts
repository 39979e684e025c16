import { type Composed, composeApp } from './compose.ts'
import type { Config } from './config.ts'
import { giveUp } from './console.ts'
import { StoreUnavailable } from './store/open.ts'

/** The assembled application; a database that does not answer ends the process, saying so. */
export const composeOrExit = async (config: Config): Promise<Composed> => {
  try {
    return await composeApp({ config })
  } catch (error) {
    if (error instanceof StoreUnavailable) return giveUp(error.message)
    throw error
  }
}
