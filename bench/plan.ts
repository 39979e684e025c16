import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { openCatalog } from '@pacemeal/catalog'
import { openSolver } from '@pacemeal/planner/highs'
import { printKitchen } from './plan/kitchen/print-kitchen.ts'
import { printBounds } from './plan/linear-bound.ts'
import { type Misses, measureWeek, type WeekRow } from './plan/measure-week.ts'
import { openProgress } from './plan/progress.ts'
import { printReplans } from './plan/replan/print-replans.ts'

/**
 * Plans generated athletes' weeks and prints how near they come to their targets, beside a greedy and a random planner
 * on the same days, with an independent check of every dish, swap and replan; then what the weeks ask of a kitchen (dishes,
 * items, cook events, minutes, waste), beside the planner of before on the same athletes, and how far the rest of a day
 * follows what happened on it. Of ten cases four are alone with
 * the default preferences, two are households, and one each eats away, has little time, a small kitchen, or trains early.
 *
 * node bench/plan.ts [--weeks 30] [--from 0] [--full] [--held-out] [--keep rows.jsonl] [--report] [--bound]
 * --held-out takes cases that are made another way and that nothing was tuned on.
 * --full plans 2,000 weeks (14,000 athlete-days, with 6,000 swaps and replans). With --keep the rows are written as they come, and a run that was
 * stopped goes on where it was; processes that each plan a part (--from, --weeks) keep their own file, and `cat` makes one of them. With --report
 * nothing is planned: the tables are of the kept weeks. With --bound the weeks are planned alone, and their menus stand beside a linear bound.
 */
const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}
const FULL_WEEKS = 2000
const SHORT_WEEKS = 30
const weeks = process.argv.includes('--full') ? FULL_WEEKS : Number(argument('weeks') ?? SHORT_WEEKS)
const from = Number(argument('from') ?? 0)
const keep = argument('keep')
const isHeldOut = process.argv.includes('--held-out')
const isReport = process.argv.includes('--report')
if (isReport && !keep) throw new Error('--report tells of kept weeks: name their file with --keep')

const readKept = (): Map<number, WeekRow> => {
  if (!keep || !existsSync(keep)) return new Map()
  const lines = readFileSync(keep, 'utf8').split('\n').filter(Boolean)
  return new Map(lines.map((line) => JSON.parse(line) as WeekRow).map((row) => [row.athlete, row]))
}

const collect = async (): Promise<readonly WeekRow[]> => {
  const kept = readKept()
  if (isReport) return [...kept.values()].toSorted((a, b) => a.athlete - b.athlete)
  const catalog = openCatalog()
  const solver = await openSolver()
  const tell = openProgress({
    weeks,
    now: () => performance.now(),
    memory: () => process.memoryUsage.rss(),
    print: (line) => console.error(line),
  })
  return Array.from({ length: weeks }, (_, i) => {
    const number = from + i
    const done = kept.get(number)
    const row = done ?? measureWeek(number, catalog, solver, isHeldOut)
    if (keep && !done) appendFileSync(keep, `${JSON.stringify(row)}\n`)
    tell(done !== undefined)
    return row
  })
}

const percent = (part: number, of: number): string => (of === 0 ? '-' : `${((100 * part) / of).toFixed(2)}%`)
const shareOf = <T>(items: readonly T[], is: (item: T) => boolean): string =>
  percent(items.filter(is).length, items.length)
const quantile = (values: readonly number[], q: number): string => {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))]
  return value === undefined ? '-' : `${value.toFixed(0)} ms`
}

const bounds: readonly (readonly [string, (misses: Misses) => boolean])[] = [
  ['energy within 3%', ([energy]) => Math.abs(energy) <= 0.03],
  ['protein -2% to +8%', ([, protein]) => protein >= -0.02 && protein <= 0.08],
  ['carbs within 5%', ([, , carbs]) => Math.abs(carbs) <= 0.05],
  ['fat within 10%', ([, , , fat]) => Math.abs(fat) <= 0.1],
]
const isInside = (misses: Misses): boolean => bounds.every(([, holds]) => holds(misses))
const inWords = (misses: Misses): string =>
  ['energy', 'protein', 'carbs', 'fat'].map((name, i) => `${name} ${(100 * (misses[i] ?? 0)).toFixed(1)}%`).join(', ')

const isBound = process.argv.includes('--bound')
if (isBound) {
  printBounds(
    Array.from({ length: weeks }, (_, i) => from + i),
    isHeldOut,
    openCatalog(),
    await openSolver(),
  )
  process.exit()
}

const started = performance.now()
const rows = await collect()
const planned = rows.filter(({ conflict }) => conflict === null)
const days = planned.flatMap((row) => row.days.map((day) => ({ ...day, label: row.label })))
const faults = rows.flatMap((row) => row.faults.map((fault) => `${row.label} ${fault}`))

console.log(`${rows.length} weeks, ${rows.length * 7} athlete-days, feasible ${percent(planned.length, rows.length)}\n`)
console.table(
  Object.fromEntries(
    [...bounds, ['all four', isInside] as const].map(([name, holds]) => [
      name,
      {
        planner: shareOf(days, ({ plan }) => holds(plan)),
        greedy: shareOf(days, ({ greedy }) => holds(greedy)),
        random: shareOf(days, ({ random }) => holds(random)),
      },
    ]),
  ),
)
console.log(
  `meals within 12% of their energy:  ${shareOf(
    planned.flatMap(({ meals }) => meals),
    (miss) => Math.abs(miss) <= 0.12,
  )}`,
)
console.log(
  `fuel within 10% of its carbs:      ${shareOf(
    planned.flatMap(({ fuel }) => fuel),
    (miss) => Math.abs(miss) <= 0.1,
  )}`,
)
console.log(`weeks with 3 to 4 options a meal:  ${shareOf(planned, ({ fewestOptions }) => fewestOptions >= 3)}`)
console.log(`diet and allergy violations:       ${faults.length}`)
const wordFaults = rows.flatMap((row) => row.wordFaults.map((fault) => `${row.label} ${fault}`))
const unreal = rows.flatMap((row) => row.unreal.map((fault) => `${row.label} ${fault}`))
console.log(`plates and days nobody would eat:  ${unreal.length}`)
console.log(
  `words and ingredients part on:     ${wordFaults.length} of ${rows.reduce((sum, row) => sum + row.options, 0)} options`,
)
console.table({
  'week, all options': {
    median: quantile(
      rows.map((row) => row.milliseconds),
      0.5,
    ),
    p95: quantile(
      rows.map((row) => row.milliseconds),
      0.95,
    ),
  },
  'until a first week': {
    median: quantile(
      rows.map((row) => row.firstMilliseconds ?? row.milliseconds),
      0.5,
    ),
    p95: quantile(
      rows.map((row) => row.firstMilliseconds ?? row.milliseconds),
      0.95,
    ),
  },
  'swap one meal': {
    median: quantile(
      rows.flatMap(({ swaps }) => swaps),
      0.5,
    ),
    p95: quantile(
      rows.flatMap(({ swaps }) => swaps),
      0.95,
    ),
  },
  'replan two days': {
    median: quantile(
      rows.flatMap(({ replans }) => replans),
      0.5,
    ),
    p95: quantile(
      rows.flatMap(({ replans }) => replans),
      0.95,
    ),
  },
})
console.log('(processor time on one core; the solver is warm after the first week)')
const aboveBound = rows
  .flatMap(({ search }) => (search ? [search.reckoned - search.bound] : []))
  .toSorted((a, b) => a - b)
const aboveAt = (q: number) =>
  aboveBound[Math.min(aboveBound.length - 1, Math.floor(q * aboveBound.length))]?.toFixed(1)
console.log(`above the linear bound, in what it reckons with: ${aboveAt(0.5)} / ${aboveAt(0.9)} / ${aboveAt(1)}`)
const offenders = days
  .filter(({ plan }) => !isInside(plan))
  .toSorted((a, b) => Math.abs(b.plan[0]) - Math.abs(a.plan[0]))
for (const { label, what, plan } of offenders.slice(0, 10))
  console.log(`off target: ${label}, ${what}: ${inWords(plan)}`)
for (const { label, conflict } of rows.filter((row) => row.conflict !== null).slice(0, 10))
  console.log(`infeasible: ${label}: ${conflict}`)
for (const fault of faults.slice(0, 10)) console.log(`violation: ${fault}`)
for (const fault of unreal.slice(0, 10)) console.log(`unreal: ${fault}`)
for (const fault of wordFaults.slice(0, 10)) console.log(`words: ${fault}`)
printReplans(rows.flatMap(({ happened = [] }) => happened))
const kitchenFaults = printKitchen(rows)
console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`)
process.exitCode = faults.length + wordFaults.length + kitchenFaults > 0 ? 1 : 0
