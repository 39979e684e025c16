import type { ExpenditureDay } from './day-log.ts'

/** The last week's steps are compared with the four weeks before (own choice). Days. */
export const RECENT_DAYS = 7
const BEFORE_DAYS = 28
/** Days with steps that both spans need (own choice). */
const MIN_DAYS = 5
/** A change of the mean by this share makes the base likelier to have moved (own choice). */
const CHANGED_SHARE = 0.25

const stepsOf = (days: readonly ExpenditureDay[]): readonly number[] =>
  days.flatMap(({ steps }) => (steps !== undefined && Number.isFinite(steps) && steps >= 0 ? [steps] : []))
const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length

/** So long a change has not been seen before for it to be a new one (own choice: steps go over the bound and under it again). Days. */
const NEW_FOR_DAYS = 7

/** Days, the last one included, that tell whether daily living has just changed. */
export const STEP_WINDOW_DAYS = RECENT_DAYS + BEFORE_DAYS + NEW_FOR_DAYS

function differs(days: readonly ExpenditureDay[]): boolean {
  const recent = stepsOf(days.slice(-RECENT_DAYS))
  const before = stepsOf(days.slice(-RECENT_DAYS - BEFORE_DAYS, -RECENT_DAYS))
  if (recent.length < MIN_DAYS || before.length < MIN_DAYS) return false
  const usual = mean(before)
  return usual > 0 && Math.abs(mean(recent) / usual - 1) > CHANGED_SHARE
}

/**
 * Whether steps show on the last of these days, and not in the week before it, that daily living changed: one change is
 * told once, however long the weeks differ. Steps never become kcal: the scale says by how much expenditure changed, and
 * they only let it be learned faster.
 */
export const hasLivingJustChanged = (days: readonly ExpenditureDay[]): boolean =>
  differs(days) && !Array.from({ length: NEW_FOR_DAYS }, (_, i) => days.slice(0, -1 - i)).some(differs)
