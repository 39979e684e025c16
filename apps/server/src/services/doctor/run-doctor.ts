import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { ConfigError } from '../../config/config-error.ts'
import { type Environment, secretFileOf, withSecretsOfFiles } from '../../config/environment.ts'
import { readConfig } from '../../config/read-config.ts'
import { rootFolder } from '../../config/root-folder.ts'
import { type Config, settings } from '../../config/settings.ts'
import { checkMachine, type Machine } from './check-machine.ts'
import { checkSettings } from './check-settings.ts'
import type { Finding } from './finding.ts'

const refused = (error: unknown): readonly Finding[] => {
  if (!(error instanceof ConfigError)) throw error
  return error.problems.map((message) => ({ severity: 'error', about: message.split(/[ ,]/)[0] ?? '', message }))
}

/** Files with secrets that other users of this machine may read. */
const openSecretFiles = (environment: Environment): readonly Finding[] =>
  settings.flatMap((one): readonly Finding[] => {
    const variable = secretFileOf(one)
    const file = variable === undefined ? undefined : environment[variable]
    // What a container platform hands over is its own.
    if (variable === undefined || file === undefined || file === '' || file.startsWith('/run/secrets/')) return []
    const { mode } = statSync(resolve(rootFolder, file))
    if ((mode & 0o007) === 0) return []
    return [
      {
        severity: 'warning',
        about: variable,
        message: `${variable} is ${file}, which everybody on this machine may read. Run chmod 600 on it.`,
      },
    ]
  })

/** Everything that is wrong with a configuration and with what it reaches, errors first. */
export const runDoctor = async (
  environment: Environment,
  machineOf: (config: Config) => Machine,
): Promise<readonly Finding[]> => {
  let config: Config
  let secrets: readonly Finding[]
  try {
    config = readConfig(withSecretsOfFiles(environment))
    secrets = openSecretFiles(environment)
  } catch (error) {
    return refused(error)
  }
  const findings = [...checkSettings(config), ...secrets, ...(await checkMachine(config, machineOf(config)))]
  return findings.toSorted((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'))
}
