import { seededRandom } from '@pacemeal/testing'
import { type Kill, surviveKills } from '../apps/server/src/testing/kill-servers/survive-kills.ts'
import { startPgBouncer } from '../apps/server/src/testing/pgbouncer.ts'
import { makeDatabase } from './api/databases.ts'
import { machineLine } from './api/machine.ts'
import { undoAll, undoLater } from './api/undo.ts'

/**
 * Two servers behind a proxy and two workers on one Postgres: kills one process after the other with SIGKILL while people log
 * meals, listen and ask for plans, and looks for failed requests, lost writes, lost or doubled plans and unheard events.
 *
 * node bench/kills.ts [--full] [--kills 12] [--pgbouncer /usr/sbin/pgbouncer]
 * --full is 100 kills. --pgbouncer leads all processes to Postgres through that program of the system, in transaction mode.
 */
const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}
const count = Number(argument('kills') ?? (process.argv.includes('--full') ? 100 : 12))

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void undoAll().finally(() => process.exit(130)))
}
const tell = (step: string) => {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${step}`)
}

console.log(`${machineLine()}\n`)
const database = await makeDatabase('postgres')
undoLater(() => database.drop())
await database.closeDriver()
const random = seededRandom(20261123)
const kills = Array.from(
  { length: count },
  (): Kill => ({
    role: random.pick(['server', 'worker']),
    index: random.whole(0, 1),
    afterMs: random.whole(500, 4000),
  }),
)
const pgbouncer = argument('pgbouncer')
const direct = database.settings.DATABASE_URL ?? ''
const pooler = pgbouncer === undefined ? undefined : await startPgBouncer(pgbouncer, direct)
if (pooler !== undefined) undoLater(pooler.close)
const addresses = pooler === undefined ? {} : { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: direct }
const survived = await surviveKills({
  settings: { NODE_ENV: 'production', LOG_LEVEL: 'fatal', ...database.settings, ...addresses },
  processes: { server: 2, worker: 2 },
  kills,
  writers: 8,
  plans: count,
  tell,
  onStarted: undoLater,
})
await undoAll()
tell('')

const lines = {
  'kill -9 of one of four processes': `${count}, ${kills.filter(({ role }) => role === 'server').length} of a server`,
  'requests sent': survived.requests.sent,
  'of these answered after another try': survived.requests.cured,
  'of these failed': survived.requests.failed.length,
  'meals acknowledged': survived.acknowledged,
  'of these lost or wrong': survived.lost.length,
  'meals that nobody was told of, or twice there': survived.extra,
  'plans asked for': survived.plans,
  'of these gone on with by another process': survived.resumed,
  'of these lost or doubled': survived.wrongPlans.length,
  'sockets opened again': survived.reopened,
  'events heard across the servers': survived.heard,
  'events not heard': survived.unheard.length,
}
for (const [what, value] of Object.entries(lines)) console.log(`  ${what.padEnd(46)} ${value}`)
const problems = [...survived.requests.failed, ...survived.lost, ...survived.wrongPlans, ...survived.unheard]
for (const problem of problems.slice(0, 20)) console.log(`  ! ${problem}`)
const isRight = problems.length === 0 && survived.extra === 0
console.log(isRight ? '\nNothing is lost, and nothing is done twice.' : '\nSOMETHING IS LOST OR DONE TWICE.')
process.exitCode = isRight ? 0 : 1
