import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { ConfigError } from './config-error.ts'
import { rootFolder } from './root-folder.ts'
import type { Setting } from './setting.ts'
import { settings } from './settings.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** Whether a variable has a value: an empty one counts as unset. */
export const isSet = (value: string | undefined): value is string => value !== undefined && value !== ''

/**
 * Variables with these beginnings are ours alone, so an unlisted one is a typing mistake and is refused.
 * Elsewhere the environment belongs to the machine, and what we do not list we do not look at.
 */
const ownPrefixes = [
  'PACEMEAL_',
  'BACKUP_',
  'METRICS_',
  'SMTP_',
  'SEALING_',
  'MODEL_',
  'RATE_LIMIT',
  'PASSWORD_',
  'GOOGLE_CLIENT_',
  'OPENID_',
  'S3_',
  'TWILIO_',
  'TERRA_',
  'STRIPE_',
  'ANALYTICS_',
  'AFFILIATE_',
  'PRODUCTS_',
  'OPEN_FOOD_FACTS',
  'OPERATOR',
]

const settingNames = (): string => settings.map((one) => one.name).join(', ')

const FILE_SUFFIX = '_FILE'

/** The variable that names a file with a secret, as container platforms hand secrets over. */
export const secretFileOf = ({ name, secret }: Setting): string | undefined =>
  secret === true ? `${name}${FILE_SUFFIX}` : undefined

const knownVariables = (): ReadonlySet<string> =>
  new Set(settings.flatMap((one) => [one.name, secretFileOf(one) ?? one.name]))

/** What is wrong with the names of variables, a sentence each. */
export const unknownVariables = (environment: Environment): string[] => {
  const known = knownVariables()
  return Object.keys(environment)
    .filter((name) => !known.has(name) && ownPrefixes.some((prefix) => name.startsWith(prefix)))
    .map((name) => `${name} is not a setting. The settings are ${settingNames()}.`)
    .concat(filesOfNoSecret(environment))
}

/** Files that are named for settings that are no secrets: whoever names one expects it to be read. */
const filesOfNoSecret = (environment: Environment): string[] =>
  settings
    .filter((one) => secretFileOf(one) === undefined && isSet(environment[`${one.name}${FILE_SUFFIX}`]))
    .filter(({ name }) => !ownPrefixes.some((prefix) => name.startsWith(prefix)))
    .filter(({ name }) => !knownVariables().has(`${name}${FILE_SUFFIX}`))
    .map(
      ({ name }) =>
        `${name}${FILE_SUFFIX} is not a setting: ${name} is no secret and is not read from a file. Set ${name}.`,
    )

/** The environment with the secrets that `..._FILE` variables point to; throws {@link ConfigError} naming every file that cannot be used. */
export const withSecretsOfFiles = (environment: Environment): Environment => {
  const read: Record<string, string> = {}
  const problems: string[] = []
  for (const one of settings) {
    const variable = secretFileOf(one)
    const file = variable === undefined ? undefined : environment[variable]
    if (variable === undefined || !isSet(file)) continue
    if (isSet(environment[one.name])) {
      problems.push(`${one.name} and ${variable} are both set: set one of them.`)
      continue
    }
    try {
      read[one.name] = readFileSync(resolve(rootFolder, file), 'utf8').trim()
      if (read[one.name] === '') problems.push(`${variable} is "${file}", which is empty.`)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : error
      problems.push(`${variable} is "${file}", which cannot be read (${code}).`)
    }
  }
  if (problems.length > 0) throw new ConfigError(problems)
  return { ...environment, ...read }
}

/**
 * The process environment over the `.env` file of the repository root, secrets still in their files. In that file, which
 * is ours, every name must be a setting.
 */
export const rawEnvironment = (file = resolve(rootFolder, '.env')): Environment => {
  if (!existsSync(file)) return process.env
  const written = parseEnv(readFileSync(file, 'utf8'))
  const known = knownVariables()
  const unknown = Object.keys(written).filter((name) => !known.has(name))
  if (unknown.length > 0) {
    throw new ConfigError(
      unknown.map((name) => `${name} in .env is not a setting. The settings are ${settingNames()}.`),
    )
  }
  return { ...written, ...process.env }
}

/** The environment that the settings are read from. */
export const processEnvironment = (file?: string): Environment => withSecretsOfFiles(rawEnvironment(file))
