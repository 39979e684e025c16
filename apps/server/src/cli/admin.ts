// npm run -s admin -- <command>: what an operator looks at and does, on the database that the settings name.
import { parseArgs } from 'node:util'
import { CommandError, refuseUnused } from '../admin/command.ts'
import { commands, help } from '../admin/commands.ts'
import { readConfigOrExit } from '../config/config-or-exit.ts'
import { exitWithError, printLine } from '../console.ts'

const optionTypes = {
  search: { type: 'string' },
  limit: { type: 'string' },
  status: { type: 'string' },
  all: { type: 'boolean' },
  yes: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

const readArguments = () => {
  try {
    return parseArgs({ options: optionTypes, allowPositionals: true })
  } catch (error) {
    return exitWithError(error instanceof Error ? error.message : String(error))
  }
}

const { values, positionals } = readArguments()
const [name, ...words] = positionals
const asksForHelp = values.help === true || name === undefined || name === 'help'
const command = asksForHelp || !Object.hasOwn(commands, name) ? undefined : commands[name]
if (command === undefined) {
  if (!asksForHelp) exitWithError([`"${name}" is no command.`, '', ...help()].join('\n'))
  for (const line of help()) printLine(line)
} else {
  const options = Object.fromEntries(Object.entries(values).flatMap(([key, value]) => (value ? [[key, value]] : [])))
  try {
    refuseUnused(name ?? '', command, { words, options })
  } catch (error) {
    exitWithError(error instanceof Error ? error.message : String(error))
  }
  const config = readConfigOrExit()
  // Most of the server's modules, which no help needs.
  const { composeOrExit } = await import('../compose-or-exit.ts')
  // A running server does the work; this process only looks and asks.
  const { serverLog } = await import('../log.ts')
  // What a command prints may be read by a program; the log stands beside it.
  const log = serverLog(config.logLevel, process.stderr)
  const { backend, close } = await composeOrExit({ ...config, jobWorkers: 0 }, { log })
  try {
    for (const line of await command.run(backend, { words, options })) printLine(line)
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    process.exitCode = 1
    process.stderr.write(`${error.message}\n`)
  } finally {
    await close()
  }
}
