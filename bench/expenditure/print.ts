import { BEFORE_STEP, baseBound, logBound, stepBound, withDrift } from './bound.ts'
import type { Family } from './family.ts'
import { type AthleteRow, JUDGED_DAYS, type Method, methods, STEP_DAYS } from './measure.ts'
import type { AthleteTraits } from './simulate.ts'

const quantile = (values: readonly number[], q: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(q * values.length))] ?? Number.NaN
const percent = (share: number): string => `${(100 * share).toFixed(1)}%`
const share = (values: readonly boolean[]): string => percent(values.filter(Boolean).length / values.length)
const LIMIT_BY_WATER = 75

const errorsOf = (rows: readonly AthleteRow[], day: number, method: Method): readonly number[] =>
  rows.flatMap(({ errors }) => errors[day]?.[method] ?? [])
const medianAndP90 = (values: readonly number[]): string =>
  `${percent(quantile(values, 0.5))} / ${percent(quantile(values, 0.9))}`

function printErrors(rows: readonly AthleteRow[]): void {
  console.log('Error of the expenditure of a usual day, median / 90th percentile')
  console.table(
    Object.fromEntries(
      JUDGED_DAYS.map((day) => [
        `day ${day}`,
        {
          ...Object.fromEntries(methods.map((method) => [method, medianAndP90(errorsOf(rows, day, method))])),
          'in use': medianAndP90(rows.map(({ errorInUse }) => errorInUse[day] ?? Number.NaN)),
          'in 90% interval': share(rows.map(({ isCovered }) => isCovered[day] ?? false)),
          'half interval, kcal': quantile(
            rows.map(({ halfWidth }) => halfWidth[day] ?? Number.NaN),
            0.5,
          ).toFixed(0),
        },
      ]),
    ),
  )
}

function printStatuses(rows: readonly AthleteRow[], families: readonly string[]): void {
  console.log('Estimates that are learning / updating / holding, and those that learned again after they were updating')
  const of = (some: readonly AthleteRow[]) => ({
    ...Object.fromEntries(
      JUDGED_DAYS.map((day) => [
        `day ${day}`,
        (['learning', 'updating', 'holding'] as const)
          .map((kind) => share(some.map(({ status }) => status[day] === kind)))
          .join(' / '),
      ]),
    ),
    'learned again': share(some.map(({ hasRelearned }) => hasRelearned)),
  })
  console.table(
    Object.fromEntries([
      ['all', of(rows)],
      ...families.map((family) => [family, of(rows.filter((row) => row.family === family))]),
    ]),
  )
}

function printFamilies(rows: readonly AthleteRow[], families: readonly string[]): void {
  console.log('By family: median / 90th percentile at day 28, and share inside the interval')
  console.table(
    Object.fromEntries(
      families.map((family) => {
        const own = rows.filter((row) => row.family === family)
        return [
          family,
          {
            ...Object.fromEntries(methods.map((method) => [method, medianAndP90(errorsOf(own, 28, method))])),
            ...Object.fromEntries(
              JUDGED_DAYS.map((day) => [`in, day ${day}`, share(own.map(({ isCovered }) => isCovered[day] ?? false))]),
            ),
            'in, all': share(own.flatMap(({ isCovered }) => Object.values(isCovered))),
            'proposals moved by water': share(
              own.flatMap(({ proposalByWater }) => proposalByWater.map((kcal) => kcal > LIMIT_BY_WATER)),
            ),
          },
        ]
      }),
    ),
  )
}

/** People who may look whether the estimate serves them as well as others. One may be of several groups. */
const groups: readonly (readonly [string, (traits: AthleteTraits) => boolean])[] = [
  ['women', ({ sex }) => sex === 'female'],
  ['men', ({ sex }) => sex === 'male'],
  ['under 60 kg', ({ mass }) => mass < 60],
  ['60-80 kg', ({ mass }) => mass >= 60 && mass < 80],
  ['80 kg and more', ({ mass }) => mass >= 80],
  ['cycle, tracked', ({ tracksCycle }) => tracksCycle],
  ['cycle, not tracked', ({ hasCycle, tracksCycle }) => hasCycle && !tracksCycle],
  ['50 years and older', ({ age }) => age >= 50],
  ['logs under 80 %', ({ logged }) => logged < 0.8],
  ['logs 80-95 %', ({ logged }) => logged >= 0.8 && logged < 0.95],
  ['logs 95 % and more', ({ logged }) => logged >= 0.95],
]

function printGroups(rows: readonly AthleteRow[]): void {
  console.log('By group: median / 90th percentile, and share inside the interval')
  console.table(
    Object.fromEntries(
      groups.map(([name, isOf]) => {
        const own = rows.filter(({ traits }) => isOf(traits))
        const of = (day: number, method: Method) => medianAndP90(errorsOf(own, day, method))
        return [
          name,
          {
            athletes: own.length,
            'formula, day 14': of(14, 'formula'),
            'learned, day 14': of(14, 'learned'),
            'formula, day 28': of(28, 'formula'),
            'learned, day 28': of(28, 'learned'),
            'learned, day 84': of(84, 'learned'),
            'in, all': share(own.flatMap(({ isCovered }) => Object.values(isCovered))),
          },
        ]
      }),
    ),
  )
}

/** Prints the tables of `docs/expenditure.md`. */
export function printExpenditure(rows: readonly AthleteRow[]): void {
  const families = [...new Set(rows.map(({ family }) => family))]
  printErrors(rows)
  printStatuses(rows, families)
  printFamilies(rows, families)
  printGroups(rows)
  console.log(
    `inside the interval, all days and families: ${share(rows.flatMap(({ isCovered }) => Object.values(isCovered)))}`,
  )
  console.log(
    `weeks in which water alone moves the proposal over ${LIMIT_BY_WATER} kcal: ${share(rows.flatMap(({ proposalByWater }) => proposalByWater.map((kcal) => kcal > LIMIT_BY_WATER)))}, the estimate: ${share(rows.flatMap(({ byWater }) => byWater.map((kcal) => kcal > LIMIT_BY_WATER)))}`,
  )
  const byPartials = rows.flatMap(({ byPartials: changes }) => changes)
  console.log(
    `a week with partial days moves it by ${quantile(byPartials, 0.5).toFixed(0)} kcal (median), ${quantile(byPartials, 0.9).toFixed(0)} (90th percentile)`,
  )
  const massOf = (which: 'weighed' | 'trend') =>
    quantile(
      rows.map(({ mass }) => mass[which]),
      0.5,
    ).toFixed(2)
  console.log(
    `off the mass without water: weigh-ins ${massOf('weighed')} kg, trend ${massOf('trend')} kg (median athlete)`,
  )
  console.log(`the same digits when the log is read again: ${share(rows.map(({ isReplayed }) => isReplayed))}`)
  const steps = (family: string | null) =>
    rows
      .filter((row) => family === null || row.family === family)
      .map(({ stepLearned }) => stepLearned)
      .filter((one) => one !== null)
  for (const [who, some] of [
    ['all', steps(null)],
    ['logs well', steps('logs well')],
  ] as const) {
    if (some.length === 0) continue
    const learned = STEP_DAYS.map(
      (days) =>
        `${share(some.map((one) => (one[days] ?? 0) >= 0.5))} after ${days} days (median part ${percent(
          quantile(
            some.map((one) => one[days] ?? 0),
            0.5,
          ),
        )})`,
    )
    console.log(`steps at least half learned, ${who} (${some.length}): ${learned.join(', ')}`)
  }
}

/** The normal distribution's median and 90th percentile of the size of an error, in standard deviations. */
const NORMAL = { median: 0.6745, p90: 1.6449 }
/** A step in the middle of those simulated. */
const STEP = { before: BEFORE_STEP, size: 200 }
/** Expenditure of a usual day in the middle of those simulated, kcal. */
const USUAL_DAY = 2600

/** Nights of drift that a reader may take the base to have, kcal. */
const DRIFTS = [8, 16, 24, 32, 48, 66]

/** Share of a standard normal distribution between these deviations either side (Abramowitz and Stegun 7.1.26). */
function within(deviations: number): number {
  const x = deviations / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const series = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429]
  return 1 - series.reduce((sum, factor, power) => sum + factor * t ** (power + 1), 0) * Math.exp(-x * x)
}

/** The size of error that so many of all athletes stay under, whose families have these standard errors. */
function mixedQuantile(errors: readonly number[], share: number): number {
  let [low, high] = [0, 4 * Math.max(...errors)]
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2
    const under = errors.reduce((sum, error) => sum + within(middle / error), 0) / errors.length
    if (under < share) low = middle
    else high = middle
  }
  return low
}

/** What a reader of the log could know at best (`baseBound`, `stepBound`), by family; errors are shares of a usual day. */
export function printBounds(families: readonly Family[]): void {
  console.log(
    'Least error of the base, median / 90th percentile; least error of a step of 200 kcal and its followed share',
  )
  console.table(
    Object.fromEntries(
      families.map((family) => [
        family.name,
        {
          ...Object.fromEntries(
            JUDGED_DAYS.map((day) => {
              const error = baseBound(family, day) / USUAL_DAY
              return [`day ${day}`, `${percent(NORMAL.median * error)} / ${percent(NORMAL.p90 * error)}`]
            }),
          ),
          ...Object.fromEntries(
            STEP_DAYS.map((after) => {
              const { error, followed } = stepBound(family, { ...STEP, after })
              return [`step after ${after} days`, `${error.toFixed(0)} kcal, ${percent(followed)}`]
            }),
          ),
        },
      ]),
    ),
  )
  const loggedDay = (family: Family) => (1 - (family.underLogging[0] + family.underLogging[1]) / 2) * USUAL_DAY
  const errorsOn = (day: number) => families.map((family) => logBound(family, day) / loggedDay(family))
  console.log('Least error of a linear reader who has the log alone and knows how each family is drawn')
  console.table({
    ...Object.fromEntries(
      families.map((family) => [
        family.name,
        Object.fromEntries(
          JUDGED_DAYS.map((day) => {
            const error = logBound(family, day) / loggedDay(family)
            return [`day ${day}`, `${percent(NORMAL.median * error)} / ${percent(NORMAL.p90 * error)}`]
          }),
        ),
      ]),
    ),
    all: Object.fromEntries(
      JUDGED_DAYS.map((day) => [
        `day ${day}`,
        `${percent(mixedQuantile(errorsOn(day), 0.5))} / ${percent(mixedQuantile(errorsOn(day), 0.9))}`,
      ]),
    ),
  })
  const family = families.find(({ name }) => name === 'logs well' || name === 'careful')
  if (family === undefined) return
  console.log(
    `A linear reader that takes the base to drift by so many kcal a night (${family.name}; it drifts by ${family.drift})`,
  )
  console.table(
    Object.fromEntries(
      DRIFTS.map((drift) => {
        const reader = withDrift(family, drift)
        return [
          `${drift} kcal`,
          {
            ...Object.fromEntries(
              JUDGED_DAYS.map((day) => [
                `day ${day}, median`,
                percent((NORMAL.median * reader.error(day)) / loggedDay(family)),
              ]),
            ),
            ...Object.fromEntries(
              STEP_DAYS.map((after) => [`of a step after ${after} days`, percent(reader.followed(after))]),
            ),
          },
        ]
      }),
    ),
  )
}
