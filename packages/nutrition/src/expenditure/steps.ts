import type { ExpenditureDay } from './day-log.ts'

/** The last week's steps are compared with the four weeks before (own choice). Days. */
const RECENT_DAYS = 7
const BEFORE_DAYS = 28
/** Days with steps that both spans need (own choice). */
const MIN_DAYS = 5
/** A change of the mean by this share makes the base likelier to have moved (own choice). */
const CHANGED_SHARE = 0.25

const stepsOf = (days: readonly ExpenditureDay[]): readonly number[] =>
  days.flatMap(({ steps }) => (steps !== undefined && Number.isFinite(steps) && steps >= 0 ? [steps] : []))
const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length

/**
 * Whether steps say, by the last of these days, that daily living changed. Steps never become kcal: the scale says by how
 * much expenditure changed, and they only let it be learned faster.
 */
export function hasLivingChanged(days: readonly ExpenditureDay[]): boolean {
  const recent = stepsOf(days.slice(-RECENT_DAYS))
  const before = stepsOf(days.slice(-RECENT_DAYS - BEFORE_DAYS, -RECENT_DAYS))
  if (recent.length < MIN_DAYS || before.length < MIN_DAYS) return false
  const usual = mean(before)
  return usual > 0 && Math.abs(mean(recent) / usual - 1) > CHANGED_SHARE
}
