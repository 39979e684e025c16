import {
  clockText,
  type DayDraft,
  type DayPeriod,
  findTypedTime,
  type LocalDate,
  type Session,
  type SessionOutlook,
} from '@pacemeal/domain'

/** A scheduled session of the day as the form shows it. The day and the time count only where it moves. */
export interface SessionEntry {
  readonly session: Session
  readonly choice: SessionOutlook['kind']
  readonly date: LocalDate
  readonly time: string
  readonly period: DayPeriod
}

/** One day's form: what of the schedule goes differently, and what comes beside it. */
export interface OneDayForm extends Pick<DayDraft, 'date' | 'added' | 'arrived' | 'out'> {
  readonly sessions: readonly SessionEntry[]
}

const typed = (start: number): Pick<SessionEntry, 'time' | 'period'> => {
  const [time = '', period] = clockText(start).split(' ')
  return { time, period: period === 'PM' ? 'PM' : 'AM' }
}

/** The form of a day as it is stored. */
export const oneDayForm = ({ sessions, ...draft }: DayDraft): OneDayForm => ({
  ...draft,
  sessions: sessions.map(({ session, outlook }) => ({
    session,
    choice: outlook.kind,
    date: outlook.kind === 'moved' ? outlook.date : draft.date,
    ...typed(outlook.kind === 'moved' ? outlook.start : session.start),
  })),
})

/** What the form says; undefined while a session moves to a time that is none. */
export function readOneDayForm({ sessions, ...form }: OneDayForm): DayDraft | undefined {
  const read: DayDraft['sessions'][number][] = []
  for (const { session, choice, date, time, period } of sessions) {
    const start = findTypedTime(time, period)?.minute
    if (choice === 'moved') {
      if (start === undefined) return undefined
      read.push({ session, outlook: { kind: 'moved', date, start } })
    } else read.push({ session, outlook: { kind: choice } })
  }
  return { ...form, sessions: read }
}
