import { dayAt, HOUR_MS, isJsonObject, parseJson } from '@pacemeal/domain'
import { type CalendarFault, type CalendarReading, charsetOf } from '@pacemeal/domain/event'
import { findCalendarReading, trainingCalendars } from '@pacemeal/protocol'
import { z } from 'zod'
import { nowText } from '../../clock.ts'
import type { AllPorts, Ports } from '../../ports.ts'
import { RefusedAddress } from '../../providers/public-web/public-web.ts'
import { AnswerTooLarge } from '../../read-bounded.ts'
import { zoneOf } from '../agenda/zone-of.ts'
import type { WireDocument } from '../documents/document-codec.ts'
import { findDocument, findRow, updateOwnDocument } from '../documents/document-store.ts'
import { lockPerson } from '../executions/request-execution.ts'
import { requestPlan } from '../meal-plans/request-plan-on-change.ts'
import type { TimerHandler } from '../timers/timer.ts'
import type { ReadCalendar } from './calendar-text.ts'
import { CALENDAR_FETCH } from './calendar-timer.ts'
import { readCalendar } from './read-calendar.ts'
import { changesPlannedDays } from './request-plan-on-calendar.ts'

/** Years of a club's calendar come to one. */
const MAX_CALENDAR_BYTES = 4 * 1024 * 1024
const MAX_FETCH_MS = 15_000
const MAX_REDIRECTS = 4
/** How often calendars are asked for changes. */
const INTERVAL_MS = HOUR_MS

const facts = z.object({ calendar: z.string() })

type Stored = WireDocument<typeof trainingCalendars>

/** What came of asking for a calendar. */
type Fetched =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'read'; readonly read: ReadCalendar; readonly validators: string }
  | { readonly kind: 'fault'; readonly fault: CalendarFault }

/**
 * What makes the other side answer whether anything changed. Asked without once a day and in another zone: the days that
 * are kept have moved on then, though the calendar has not.
 */
const conditions = (
  { validators, reading }: Stored,
  { day, zone }: Pick<CalendarReading, 'day' | 'zone'>,
): Readonly<Record<string, string>> => {
  const kept = findCalendarReading(reading)
  const known = parseJson(validators)
  if (kept?.day !== day || kept.zone !== zone || !isJsonObject(known)) return {}
  return {
    ...(typeof known.etag === 'string' ? { 'if-none-match': known.etag } : {}),
    ...(typeof known.modified === 'string' ? { 'if-modified-since': known.modified } : {}),
  }
}

/** The longest `ETag` that is kept. */
const MAX_VALIDATOR = 300

const validatorsOf = (headers: ReadonlyMap<string, string>): string => {
  const [etag, modified] = ['etag', 'last-modified'].map((name) => {
    const value = headers.get(name)
    return value === undefined || value.length > MAX_VALIDATOR ? undefined : value
  })
  return JSON.stringify({ etag, modified })
}

const faultOf = (error: unknown): CalendarFault => {
  if (error instanceof RefusedAddress) return 'refused'
  return error instanceof AnswerTooLarge ? 'too-large' : 'unreachable'
}

const fetchCalendar = async (
  { web, clock }: Ports<'clock' | 'web'>,
  stored: Stored,
  zone: string,
  signal: AbortSignal,
): Promise<Fetched> => {
  const today = dayAt(clock.now(), zone)
  try {
    const { status, headers, body } = await web.fetch(stored.address, {
      headers: { accept: 'text/calendar', ...conditions(stored, { day: today, zone }) },
      maxBytes: MAX_CALENDAR_BYTES,
      maxMs: MAX_FETCH_MS,
      maxRedirects: MAX_REDIRECTS,
      signal,
    })
    if (status === 304) return { kind: 'unchanged' }
    if (status !== 200) return { kind: 'fault', fault: 'not-found' }
    const charset = charsetOf(headers.get('content-type'))
    const outcome = await readCalendar({ bytes: new Uint8Array(body), charset, today, zone })
    if ('fault' in outcome) return { kind: 'fault', fault: outcome.fault }
    return { kind: 'read', read: outcome.read, validators: validatorsOf(headers) }
  } catch (error) {
    return { kind: 'fault', fault: faultOf(error) }
  }
}

/** Keeps what came of it; changed sessions ask for their plan in the same transaction. */
const keep = (
  backend: Ports<'clock' | 'config' | 'events' | 'jobs' | 'store'>,
  userId: string,
  id: string,
  fetched: Fetched,
): Promise<void> =>
  backend.store.transact(async (tx) => {
    await lockPerson(tx, userId)
    const row = await findRow(tx, trainingCalendars, id, { lock: true })
    if (row === undefined) return
    const now = nowText(backend.clock)
    if (fetched.kind === 'fault') {
      // What was read before stays: a calendar that is away for an hour takes nobody's training.
      await updateOwnDocument(tx, backend, trainingCalendars, id, {
        triedAt: now,
        askedAt: null,
        fault: fetched.fault,
      })
      return
    }
    const found = { triedAt: now, readAt: now, askedAt: null, fault: null }
    if (fetched.kind === 'unchanged') {
      await updateOwnDocument(tx, backend, trainingCalendars, id, found)
      return
    }
    const before = await findDocument(tx, trainingCalendars, id)
    const { name, reading } = fetched.read
    const known = findCalendarReading(before?.reading)?.sessions ?? []
    const isNear = await changesPlannedDays(tx, backend, userId, known, reading.sessions)
    await updateOwnDocument(tx, backend, trainingCalendars, id, {
      ...found,
      ...(isNear ? { changedAt: now } : {}),
      name,
      reading: JSON.stringify(reading),
      validators: fetched.validators,
    })
    if (isNear) await requestPlan(tx, backend, userId)
  })

/** Asks a calendar for what changed, over and over until it is removed. */
export const calendarTimer: TimerHandler = {
  kind: CALENDAR_FETCH,
  isRepeatable: true,
  async callExternal(backend: AllPorts, timer, signal) {
    const read = facts.safeParse(timer.facts)
    const stored = read.success ? await findDocument(backend.store, trainingCalendars, read.data.calendar) : undefined
    if (stored === undefined) return { kind: 'sent' }
    const zone = await zoneOf(backend.store, timer.userId)
    await keep(backend, timer.userId, stored.$id, await fetchCalendar(backend, stored, zone, signal))
    return { kind: 'later', at: backend.clock.now() + INTERVAL_MS }
  },
}
