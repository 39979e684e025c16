import { t } from '@lingui/core/macro'
import type { DayDraft, LocalDate } from '@pacemeal/domain'
import { timeOfDay, weekdayName } from '../../../languages/dates.ts'
import { sessionTypeName } from '../../../languages/session-names.ts'
import { entryName } from '../day-plan.ts'

/** What a change of one date alone is called: of today, or of another day. */
export const oneDayTitle = (day: LocalDate, today: LocalDate): string =>
  day === today ? t`Just today` : t`Just this day`

const tellSession = ({ session, outlook }: DayDraft['sessions'][number], date: LocalDate): readonly string[] => {
  const [type, from] = [sessionTypeName(session.type), timeOfDay(session.start)]
  if (outlook.kind === 'as-scheduled') return []
  if (outlook.kind === 'skipped') return [t`${type} at ${from} is skipped.`]
  const to = timeOfDay(outlook.start)
  if (outlook.date === date) return [t`${type} moves from ${from} to ${to}.`]
  const day = weekdayName(outlook.date)
  return [t`${type} moves to ${day}, ${to}.`]
}

/** What is different on a day, a sentence each; nothing for a day as the schedule has it. */
export const tellOneDay = ({ date, sessions, added, arrived, out }: DayDraft): readonly string[] => [
  ...sessions.flatMap((one) => tellSession(one, date)),
  ...added.map((session) => {
    const [type, time] = [sessionTypeName(session.type), timeOfDay(session.start)]
    return t`${type} at ${time} is added.`
  }),
  ...arrived.map(({ session, from }) => {
    const [type, time, day] = [sessionTypeName(session.type), timeOfDay(session.start), weekdayName(from.date)]
    return t`${type} at ${time} comes from ${day}.`
  }),
  ...out.map((slot) => {
    const meal = entryName(slot)
    return t`${meal} is eaten out.`
  }),
]
