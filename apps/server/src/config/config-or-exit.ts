import { exitWithError } from '../console.ts'
import { ConfigError } from './config-error.ts'
import { processEnvironment } from './environment.ts'
import { readConfig } from './read-config.ts'
import type { Config } from './settings.ts'

/** The settings of this process; a configuration that cannot be used ends it, saying why. */
export const readConfigOrExit = (): Config => {
  try {
    return readConfig(processEnvironment())
  } catch (error) {
    if (error instanceof ConfigError) return exitWithError(error.message)
    throw error
  }
}
