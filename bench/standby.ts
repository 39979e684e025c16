import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededRandom } from '@pacemeal/testing'
import { survivePromotion } from '../apps/server/src/testing/kill-servers/survive-promotion.ts'
import { machineLine } from './api/machine.ts'

/**
 * Two servers behind a proxy and two workers on a Postgres with a synchronous streaming standby: crashes the primary at a
 * random moment while people log meals and ask for plans, promotes the standby, and looks for failed requests, lost writes and
 * lost or doubled plans. A fresh pair each time.
 *
 * node bench/standby.ts [--full] [--rounds 5]
 * --full is 30 rounds.
 */
const at = process.argv.indexOf('--rounds')
const rounds = at < 0 ? (process.argv.includes('--full') ? 30 : 5) : Number(process.argv[at + 1])

const PLANS = 3

console.log(`${machineLine()}\n`)
const random = seededRandom(20261123)
const survived: Awaited<ReturnType<typeof survivePromotion>>[] = []
for (let round = 1; round <= rounds; round += 1) {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[Kpromotion ${round} of ${rounds}`)
  const dataDir = await mkdtemp(join(tmpdir(), 'pacemeal-bench-'))
  const settings = { NODE_ENV: 'production', LOG_LEVEL: 'silent', DATA_DIR: dataDir }
  try {
    survived.push(
      await survivePromotion({ settings, writers: 8, workers: 2, plans: PLANS, afterMs: random.whole(500, 4000) }),
    )
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')

const sum = (of: (one: (typeof survived)[number]) => number): number =>
  survived.reduce((total, one) => total + of(one), 0)
const away = survived.map(({ awayMs }) => awayMs).toSorted((a, b) => a - b)
const lines = {
  'crashes of the primary, promotions of the standby': rounds,
  'requests sent': sum(({ requests }) => requests.sent),
  'of these answered after another try': sum(({ requests }) => requests.cured),
  'of these failed': sum(({ requests }) => requests.failed.length),
  'meals acknowledged': sum(({ acknowledged }) => acknowledged),
  'of these before the crash': sum(({ before }) => before),
  'of these lost or wrong': sum(({ lost }) => lost.length),
  'meals that nobody was told of': sum(({ extra }) => extra),
  'plans asked for': rounds * PLANS,
  'of these gone on with after the crash': sum(({ resumed }) => resumed),
  'of these lost or doubled': sum(({ wrongPlans }) => wrongPlans.length),
  'writes to the standby refused with 503': survived.filter(({ statusOnStandby }) => statusOnStandby === 503).length,
  'crash to the next acknowledged write, median': `${Math.round(away[Math.floor(away.length / 2)] ?? 0)} ms`,
  'the longest': `${Math.round(away.at(-1) ?? 0)} ms`,
}
for (const [what, value] of Object.entries(lines)) console.log(`  ${what.padEnd(50)} ${value}`)
const problems = survived.flatMap(({ requests, lost, wrongPlans }) => [...requests.failed, ...lost, ...wrongPlans])
for (const problem of problems.slice(0, 20)) console.log(`  ! ${problem}`)
const isRight = problems.length === 0 && sum(({ extra }) => extra) === 0
console.log(
  isRight
    ? '\nNothing that was acknowledged is lost, and no plan is made twice.'
    : '\nSOMETHING IS LOST OR DONE TWICE.',
)
process.exitCode = isRight ? 0 : 1
