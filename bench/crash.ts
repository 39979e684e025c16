import { seededRandom } from '@pacemeal/testing'
import { type DatabaseName, makeDatabase } from './api/databases.ts'
import { machineLine } from './api/machine.ts'
import { undoAll, undoLater } from './api/undo.ts'
import { surviveKills } from './crash/survive.ts'

/**
 * Kills the server with SIGKILL while people log meals and ask for plans, starts it again, and counts what it had
 * acknowledged and lost.
 *
 * node bench/crash.ts [--full] [--kills 15] [--only sqlite|postgres]
 * --full is 100 kills on each database.
 */
const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}
const kills = Number(argument('kills') ?? (process.argv.includes('--full') ? 100 : 15))
const only = argument('only')

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void undoAll().finally(() => process.exit(130)))
}
const tell = (step: string) => {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${step}`)
}

console.log(`${machineLine()}\n`)
let isRight = true
const databases = (['sqlite', 'postgres'] as const).filter((name: DatabaseName) => only === undefined || only === name)
for (const name of databases) {
  const database = await makeDatabase(name)
  undoLater(() => database.drop())
  const report = await surviveKills(database, kills, seededRandom(20261121), tell)
  await undoAll()
  tell('')
  console.log(name)
  for (const [what, value] of Object.entries(report.lines)) console.log(`  ${what.padEnd(40)} ${value}`)
  for (const problem of report.problems.slice(0, 20)) console.log(`  ! ${problem}`)
  isRight &&= report.problems.length === 0
}
console.log(isRight ? '\nNothing that was acknowledged is lost.' : '\nSOMETHING THAT WAS ACKNOWLEDGED IS LOST.')
process.exitCode = isRight ? 0 : 1
