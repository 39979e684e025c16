import type { ExpenditureDay } from './day-log.ts'

/** The last week's steps are compared with the four weeks before (own choice). Days. */
export const RECENT_DAYS = 7
const BEFORE_DAYS = 28
/** Days with steps that each span needs (own choice): a mean of five days is off by half the scatter of one. */
const MIN_DAYS = { recent: 5, before: 14 }
/** A change of the mean by this share makes the base likelier to have moved (own choice). */
const CHANGED_SHARE = 0.25
/** Standard errors by which the means have to differ (own choice): single days differ by a fifth and more from each other. */
const MIN_STANDARD_ERRORS = 3

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
  if (recent.length < MIN_DAYS.recent || before.length < MIN_DAYS.before) return false
  const usual = mean(before)
  const variance = before.reduce((sum, one) => sum + (one - usual) ** 2, 0) / (before.length - 1)
  const standardError = Math.sqrt(variance * (1 / recent.length + 1 / before.length))
  const change = Math.abs(mean(recent) - usual)
  return usual > 0 && change > CHANGED_SHARE * usual && change > MIN_STANDARD_ERRORS * standardError
}

/**
 * Whether steps show on the last of these days, and not in the week before it, that daily living changed: one change is
 * told once, however long the weeks differ. Steps never become kcal: the scale says by how much expenditure changed, and
 * they only let it be learned faster.
 */
export const hasLivingJustChanged = (days: readonly ExpenditureDay[]): boolean =>
  differs(days) && !Array.from({ length: NEW_FOR_DAYS }, (_, i) => days.slice(0, -1 - i)).some(differs)
