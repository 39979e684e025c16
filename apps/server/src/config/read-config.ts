import { ConfigError } from './config-error.ts'
import { type Environment, isSet, unknownVariables } from './environment.ts'
import { checkPlain } from './plain-connections.ts'
import { checkExposure, checkTogether } from './related-settings.ts'
import type { Setting } from './setting.ts'
import { type Config, table } from './settings.ts'

/** Checks the environment and gives the typed settings; throws {@link ConfigError} naming every problem at once. An empty variable counts as unset. */
export const readConfig = (environment: Environment): Config => {
  const problems = unknownVariables(environment)
  const values: Record<string, unknown> = {}
  for (const [key, one] of Object.entries<Setting>(table)) {
    const given = environment[one.name]
    const text = isSet(given) ? given : one.default
    if (text === undefined) continue
    const value = one.read.safeParse(text)
    if (value.success) values[key] = value.data
    else
      problems.push(
        `${one.name} ${one.secret ? 'has a value that is not usable' : `is "${text}"`}; it takes ${one.accepts}.`,
      )
  }
  // Every key of the table was read above, each by its own schema, or became a problem.
  const config = values as Config
  if (problems.length === 0)
    problems.push(...checkTogether(config), ...checkExposure(config, environment), ...checkPlain(config))
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}
