import { addDays, dayAt, MINUTE_MS, mondayOf } from '@pacemeal/domain'
import { type CalendarSession, MAX_CALENDARS } from '@pacemeal/domain/event'
import { findCalendarReading, trainingCalendars } from '@pacemeal/protocol'
import type { Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import type { Transaction } from '../../store/open.ts'
import { zoneOf } from '../agenda/zone-of.ts'
import type { DocumentReaction } from '../documents/document-reactions.ts'
import { requestPlan } from '../meal-plans/request-plan-on-change.ts'
import { dropCalendarTimer, setCalendarTimer } from './calendar-timer.ts'

type PlanPorts = Ports<'clock' | 'config' | 'events' | 'jobs'>

/** A calendar is not asked for more often, however often its person asks. */
const MIN_INTERVAL_MS = MINUTE_MS

/**
 * Whether sessions changed in the days that are planned: today to the end of next week. Later ones are planned for when
 * their week is.
 */
export const changesPlannedDays = async (
  tx: Transaction,
  backend: Ports<'clock'>,
  userId: string,
  before: readonly CalendarSession[],
  after: readonly CalendarSession[],
): Promise<boolean> => {
  const today = dayAt(backend.clock.now(), await zoneOf(tx, userId))
  const last = addDays(mondayOf(today), 13)
  const near = (sessions: readonly CalendarSession[]): string =>
    JSON.stringify(
      sessions
        .filter(({ day }) => day >= today && day <= last)
        .map(({ day, start, minutes, type, intensity }) => [day, start, minutes, type, intensity]),
    )
  return near(before) !== near(after)
}

const sessionsIn = (reading: string | null): readonly CalendarSession[] => findCalendarReading(reading)?.sessions ?? []

/** A new calendar is fetched at once, one that is asked for again soon; a removed one takes its sessions along. */
export const followCalendars: DocumentReaction<PlanPorts & Ports<'timers'>, typeof trainingCalendars> = {
  collection: trainingCalendars,
  async created(tx, backend, { user }, { $id }) {
    const own = await tx.db
      .selectFrom(trainingCalendars.id)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user', '=', user.id)
      .executeTakeFirstOrThrow()
    if (Number(own.count) > MAX_CALENDARS) {
      throw new Refusal('general_argument_invalid', ({ lists }) => lists.tooManyCalendars(MAX_CALENDARS))
    }
    await setCalendarTimer(tx, backend, user.id, $id, backend.clock.now())
  },
  async changed(tx, backend, before, { $id, user, address, askedAt, triedAt, reading }) {
    if (address !== before.address) {
      throw new Refusal('general_argument_invalid', ({ lists }) => lists.calendarAddressStays)
    }
    const isNear = await changesPlannedDays(tx, backend, user, sessionsIn(before.reading), sessionsIn(reading))
    if (isNear) await requestPlan(tx, backend, user)
    if (askedAt === null || askedAt === before.askedAt) return
    const tried = triedAt === null ? 0 : Date.parse(triedAt)
    await setCalendarTimer(tx, backend, user, $id, Math.max(backend.clock.now(), tried + MIN_INTERVAL_MS))
  },
  async deleted(tx, backend, { $id, user, reading }) {
    await dropCalendarTimer(tx, user, $id)
    if (await changesPlannedDays(tx, backend, user, sessionsIn(reading), [])) await requestPlan(tx, backend, user)
  },
}
