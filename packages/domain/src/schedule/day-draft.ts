import { type LocalDate, weekdayOf } from '../days.ts'
import { type TableMeal, tableMeals } from '../kitchen/kitchen-preferences.ts'
import { DAY_MINUTES } from '../time.ts'
import { type MinuteOfDay, minuteOfDay } from '../units.ts'
import type { DayChange, DayChanges } from './day-changes.ts'
import type { Session, WeeklySchedule } from './session.ts'

/** How a scheduled session goes on one date. */
export type SessionOutlook =
  | { readonly kind: 'as-scheduled' }
  | { readonly kind: 'skipped' }
  | { readonly kind: 'moved'; readonly date: LocalDate; readonly start: MinuteOfDay }

/** A session that comes from another day, as its one-off change says. */
export interface ArrivedSession {
  readonly session: Session
  readonly from: { readonly date: LocalDate; readonly start: MinuteOfDay }
}

/** One date with all that is different on it, as a form shows it. */
export interface DayDraft {
  readonly date: LocalDate
  /** The sessions that the weekly schedule has on it. */
  readonly sessions: readonly { readonly session: Session; readonly outlook: SessionOutlook }[]
  readonly added: readonly Session[]
  readonly arrived: readonly ArrivedSession[]
  readonly out: readonly TableMeal[]
}

type Skip = Extract<DayChange, { kind: 'session-skipped' }>
type Addition = Extract<DayChange, { kind: 'session-added' }>

const isSkip = (change: DayChange): change is Skip => change.kind === 'session-skipped'
const isAddition = (change: DayChange): change is Addition => change.kind === 'session-added'

const isArrivalOf =
  (date: LocalDate, { type, start }: Pick<Session, 'type' | 'start'>) =>
  (change: DayChange): change is Addition =>
    isAddition(change) &&
    change.session.type === type &&
    change.movedFrom?.date === date &&
    change.movedFrom.start === start

const outlookOf = (session: Session, date: LocalDate, changes: DayChanges): SessionOutlook => {
  for (const change of changes.get(date) ?? []) {
    if (isAddition(change) || change.kind === 'meal-out') continue
    if (change.type !== session.type || change.start !== session.start) continue
    if (change.kind === 'session-moved') return { kind: 'moved', date, start: change.to }
    const { movedTo } = change
    const arrival = movedTo && changes.get(movedTo)?.find(isArrivalOf(date, session))
    return movedTo && arrival ? { kind: 'moved', date: movedTo, start: arrival.session.start } : { kind: 'skipped' }
  }
  return { kind: 'as-scheduled' }
}

/** What is different on a date, as it is stored. */
export function draftOfDay(schedule: WeeklySchedule, changes: DayChanges, date: LocalDate): DayDraft {
  const own = changes.get(date) ?? []
  const additions = own.filter(isAddition)
  return {
    date,
    sessions: schedule[weekdayOf(date)].map((session) => ({ session, outlook: outlookOf(session, date, changes) })),
    added: additions.filter(({ movedFrom }) => movedFrom === undefined).map(({ session }) => session),
    arrived: additions.flatMap(({ session, movedFrom }) => (movedFrom ? [{ session, from: movedFrom }] : [])),
    out: tableMeals.filter((meal) => own.some((change) => change.kind === 'meal-out' && change.meal === meal)),
  }
}

/** A session at another time, as long as it was. One that would run over two midnights keeps to its own day's end. */
const at = (session: Session, start: MinuteOfDay): Session => ({
  ...session,
  start,
  end: Math.min(start + session.end - session.start, start + DAY_MINUTES) as MinuteOfDay,
})

const changeOf = ({ session, outlook }: DayDraft['sessions'][number], date: LocalDate): readonly DayChange[] => {
  const { type, start } = session
  if (outlook.kind === 'as-scheduled') return []
  if (outlook.kind === 'skipped') return [{ kind: 'session-skipped', type, start }]
  if (outlook.date !== date) return [{ kind: 'session-skipped', type, start, movedTo: outlook.date }]
  return outlook.start === start ? [] : [{ kind: 'session-moved', type, start, to: outlook.start }]
}

/** All that is different on one date, to be written. */
export interface DatedChanges {
  readonly date: LocalDate
  readonly changes: readonly DayChange[]
}

/**
 * The dates that a draft changes, each with all that is different on it then: its own, and those that sessions leave or
 * come to. Taking a session back brings it back on both days. What happened on a day before `today` stays: a session that
 * came from there is left out, and one that went there comes back beside the one that was trained.
 */
export function changesOfDraft(changes: DayChanges, draft: DayDraft, today: LocalDate): readonly DatedChanges[] {
  const { date, sessions, added, arrived, out } = draft
  const next = new Map<LocalDate, readonly DayChange[]>(changes)
  const listOf = (day: LocalDate) => next.get(day) ?? []
  // What had gone to other days comes back; what goes there now is added again below.
  for (const [day, list] of changes) {
    if (day === date) continue
    next.set(
      day,
      list.filter((change) => !sessions.some(({ session }) => isArrivalOf(date, session)(change))),
    )
  }
  const stored = (changes.get(date) ?? []).filter(isAddition)
  for (const { session, movedFrom } of stored) {
    if (
      movedFrom === undefined ||
      arrived.some(({ session: one, from }) => isSameArrival(one, from, session, movedFrom))
    )
      continue
    next.set(
      movedFrom.date,
      listOf(movedFrom.date).filter(
        (change) => !(isSkip(change) && change.type === session.type && change.start === movedFrom.start),
      ),
    )
  }
  next.set(date, [
    ...sessions.flatMap((one) => changeOf(one, date)),
    ...added.map((session): DayChange => ({ kind: 'session-added', session })),
    ...arrived.map(({ session, from }): DayChange => ({ kind: 'session-added', session, movedFrom: from })),
    ...out.map((meal): DayChange => ({ kind: 'meal-out', meal })),
  ])
  for (const { session, outlook } of sessions) {
    if (outlook.kind !== 'moved' || outlook.date === date) continue
    const movedFrom = { date, start: session.start }
    next.set(outlook.date, [
      ...listOf(outlook.date),
      { kind: 'session-added', session: at(session, minuteOfDay(outlook.start)), movedFrom },
    ])
  }
  return [...next]
    .filter(([day, list]) => day >= today && !isSameList(list, changes.get(day) ?? []))
    .map(([day, list]) => ({ date: day, changes: list }))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
}

const isSameArrival = (
  one: Session,
  from: ArrivedSession['from'],
  other: Session,
  origin: ArrivedSession['from'],
): boolean => one.type === other.type && from.date === origin.date && from.start === origin.start

const textsOf = (list: readonly DayChange[]): readonly string[] =>
  list.map((change) => JSON.stringify(change)).toSorted()

const isSameList = (one: readonly DayChange[], other: readonly DayChange[]): boolean =>
  textsOf(one).join() === textsOf(other).join()
