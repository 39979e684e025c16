import { seededRandom } from '@pacemeal/testing'
import { type DatabaseName, makeDatabase } from './api/databases.ts'
import { machineLine } from './api/machine.ts'
import { undoAll, undoLater } from './api/undo.ts'
import { simulate } from './month/simulate.ts'

/**
 * A month of reminders, renewals and messages for many athletes, with the clock moved by hand and the server restarted
 * every day, compared with what the month's records ask for.
 *
 * node bench/month.ts [--full] [--athletes 30] [--days 8] [--only sqlite|postgres]
 * --full is 200 athletes for 30 days.
 */
const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}
const isFull = process.argv.includes('--full')
const athletes = Number(argument('athletes') ?? (isFull ? 200 : 30))
const days = Number(argument('days') ?? (isFull ? 30 : 8))
const only = argument('only')

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void undoAll().finally(() => process.exit(130)))
}
const tell = (step: string) => {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${step}`)
}

console.log(machineLine())
console.log(`${athletes} athletes, ${days} days, a restart every day\n`)
let isRight = true
const databases = (['sqlite', 'postgres'] as const).filter((name: DatabaseName) => only === undefined || only === name)
for (const name of databases) {
  const started = performance.now()
  const database = await makeDatabase(name)
  undoLater(() => database.drop())
  const report = await simulate({ settings: database.settings, athletes, days, random: seededRandom(20260302), tell })
  await undoAll()
  tell('')
  console.log(`${name} (${Math.round((performance.now() - started) / 1000)} s)`)
  for (const [what, value] of Object.entries(report.lines)) console.log(`  ${what.padEnd(52)} ${value}`)
  for (const problem of report.problems.slice(0, 20)) console.log(`  ! ${problem}`)
  isRight &&= report.problems.length === 0
}
console.log(isRight ? '\nEvery due message was sent exactly once.' : '\nNOT EVERYTHING WAS AS IT SHOULD BE.')
process.exitCode = isRight ? 0 : 1
