import { clockText, type DayChange, type TrainingActivity, type Weekday } from '@pacemeal/domain'

/** What becomes of an activity on one day: it is of other days, is trained, left out, or trained on another day instead. */
export type Standing = 'elsewhere' | 'trained' | 'skipped' | 'moved'

/** Where an activity of the weekly schedule stands on a day, with what was changed of that day alone. */
export function standingOn(
  { type, days, startTime }: TrainingActivity,
  weekday: Weekday,
  changes: readonly DayChange[],
): Standing {
  if (!days.includes(weekday)) return 'elsewhere'
  const left = changes.find(
    (change) => change.kind === 'session-skipped' && change.type === type && clockText(change.start) === startTime,
  )
  if (left === undefined) return 'trained'
  return left.kind === 'session-skipped' && left.movedTo !== undefined ? 'moved' : 'skipped'
}
