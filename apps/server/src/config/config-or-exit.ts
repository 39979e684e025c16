import { type Config, ConfigError, processEnvironment, readConfig } from './config.ts'
import { exitWithError } from './console.ts'

/** The settings of this process; a configuration that cannot be used ends it, saying why. */
export const readConfigOrExit = (): Config => {
  try {
    return readConfig(processEnvironment())
  } catch (error) {
    if (error instanceof ConfigError) return exitWithError(error.message)
    throw error
  }
}
