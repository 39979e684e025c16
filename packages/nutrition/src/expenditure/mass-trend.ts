import { addDays, type Kilograms, kilograms, type LocalDate } from '@pacemeal/domain'
import { type Gaussian, independent, observe, predict, type SparseRow } from './gaussian.ts'

/** Scatter of weigh-ins around the trend, share of body mass: about 0.5 kg at 70 kg (own choice). */
const SCATTER_SHARE = 0.007
/** How fast the rate of change may itself change, kg a day from day to day (own choice). */
const RATE_DRIFT = 0.006
/** How far the trend may leave its own rate in a day, kg (own choice). */
const LEVEL_DRIFT = 0.05
/** The rate of change before anything is known, kg a day (own choice: 1 % a week of 70 kg). */
const RATE_DEVIATION = 0.1
/** A weigh-in this many standard deviations off is told as an outlier (own choice). */
const OUTLIER_DEVIATIONS = 3.5

/** A morning's mass as it was weighed. */
export interface WeighedMass {
  readonly date: LocalDate
  readonly mass: Kilograms
}

/** One day of the trend. It rests on that day and those before it, so that later weigh-ins do not redraw it. */
export interface MassTrendDay {
  readonly date: LocalDate
  readonly trend: Kilograms
  /** Change of the trend in a week at its present rate. */
  readonly weeklyChange: Kilograms
  readonly weighed: Kilograms | null
  /** Far from the trend: clothes, another scale, a typing error. It moved the trend little. */
  readonly isOutlier: boolean
}

const NEXT_DAY: readonly SparseRow[] = [
  [
    [0, 1],
    [1, 1],
  ],
  [[1, 1]],
]

/**
 * The smoothed trend of body mass for every day from the first weigh-in to the last: level and rate of change, followed
 * by a robust Kalman filter. Of a day with several weigh-ins the last entry counts.
 */
export function massTrend(weighIns: readonly WeighedMass[]): readonly MassTrendDay[] {
  const byDate = new Map(weighIns.filter(({ mass }) => mass > 0 && Number.isFinite(mass)).map((w) => [w.date, w.mass]))
  const dates = [...byDate.keys()].sort()
  const [first] = dates
  const last = dates.at(-1)
  const start = first === undefined ? undefined : byDate.get(first)
  if (first === undefined || last === undefined || start === undefined) return []
  const scatter = SCATTER_SHARE * start
  let state: Gaussian = independent([start, 0], [scatter, RATE_DEVIATION])
  const days: MassTrendDay[] = []
  for (let date = first; date <= last; date = addDays(date, 1)) {
    if (date !== first) state = predict(state, NEXT_DAY, [0, 0], [LEVEL_DRIFT ** 2, RATE_DRIFT ** 2])
    const weighed = byDate.get(date) ?? null
    let isOutlier = false
    if (weighed !== null && date !== first) {
      const seen = observe(state, { loading: [1, 0], value: weighed, variance: scatter ** 2 })
      state = seen.state
      isOutlier = Math.abs(seen.surprise) > OUTLIER_DEVIATIONS
    }
    const [level = start, rate = 0] = state.mean
    days.push({ date, trend: kilograms(level), weeklyChange: kilograms(7 * rate), weighed, isOutlier })
  }
  return days
}
