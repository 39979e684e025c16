import { plural, t } from '@lingui/core/macro'
import type { ActivityDoubts } from '@pacemeal/domain'
import { timeOfDay } from '../../languages/dates.ts'
import { sessionTypeName } from '../../languages/session-names.ts'
import { weekdayText } from '../../languages/weekdays.ts'

/** `14 hours`, `6 hours 1 minute`. */
const lengthText = (minutes: number): string => {
  const rest = minutes % 60
  const hours = Math.floor(minutes / 60)
  const hoursText = plural(hours, { one: '# hour', other: '# hours' })
  return rest === 0 ? hoursText : t`${hoursText} ${plural(rest, { one: '# minute', other: '# minutes' })}`
}

/** The sessions that are overlapped: the first in full. */
const overlapText = ([first, ...more]: ActivityDoubts['overlaps']): string | null => {
  if (first === undefined) return null
  const { session } = first
  const activity = sessionTypeName(session.type)
  const day = weekdayText(first.day)
  const start = timeOfDay(session.start)
  const end = timeOfDay(session.end)
  const others = more.length
  return others === 0
    ? t`${activity} on ${day}, ${start} - ${end}`
    : t`${activity} on ${day}, ${start} - ${end}, and ${others} more`
}

/** The one question for all that is odd about an activity: each combination is a sentence of its own. */
export function doubtsText({ longMinutes, endsNextDayAt: end, overlaps }: ActivityDoubts): string {
  const length = longMinutes === null ? null : lengthText(longMinutes)
  const others = overlapText(overlaps)
  if (end !== null && length !== null && others !== null) {
    return t`This session lasts ${length}, ends at ${end} on the next day and overlaps ${others}. Is that right?`
  }
  if (end !== null && length !== null) {
    return t`This session lasts ${length} and ends at ${end} on the next day. Is that right?`
  }
  if (length !== null && others !== null) return t`This session lasts ${length} and overlaps ${others}. Is that right?`
  if (end !== null && others !== null) {
    return t`This session ends at ${end} on the next day and overlaps ${others}. Is that right?`
  }
  if (length !== null) return t`This session lasts ${length}. Is that right?`
  if (end !== null) return t`This session ends at ${end} on the next day. Is that right?`
  return t`This session overlaps ${{ sessions: others ?? '' }}. Is that right?`
}
