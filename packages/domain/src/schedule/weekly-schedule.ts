import { type Weekday, weekdays } from '../days.ts'
import { parseJson } from '../json.ts'
import { ok, type Result, refused } from '../result.ts'
import { clockText, endAfter, findClockMinute } from './clock-time.ts'
import { intensities, type Session, sessionTypes, type WeeklySchedule } from './session.ts'

/** One scheduled activity as documents write it. */
export interface ScheduledActivity {
  readonly type: string
  readonly startTime: string
  readonly endTime: string
  readonly intensity: string
}

/** An entry that was left out of the week, and the field that could not be read. */
export interface SkippedEntry {
  /** Where it stood: `monday[0]`, `[2]`, `funday`. */
  readonly where: string
  readonly field: 'weekday' | 'entry' | 'type' | 'startTime' | 'endTime' | 'intensity'
  readonly found: string
}

/** A schedule as far as it could be read. */
export interface ScheduleReading {
  readonly schedule: WeeklySchedule
  readonly skipped: readonly SkippedEntry[]
}

/** The text is no schedule at all. Single entries that cannot be read are skipped instead. */
export type ScheduleFault =
  | { readonly code: 'schedule_not_json' }
  | { readonly code: 'schedule_not_a_week'; readonly accepted: string }

/** Entries of the older format carry no intensity; the middle one stands for it. */
const INTENSITY_OF_OLDER_ENTRIES = 'Moderate'
const OLDER_CATEGORIES = /^\s*training categories:/i
/** The times at the end of an older entry, whose white space stands one by one. */
const OLDER_TIMES = /(?<start>\d{1,2}:\d{2} ?(?:[ap]\.?m\.?)?) ?(?:-|–|to) ?(?<end>\d{1,2}:\d{2} ?(?:[ap]\.?m\.?)?)$/i
const OLDER_SEPARATOR = ' - '

/** A week without training. */
export const emptySchedule: WeeklySchedule = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
}

const sameWord = <T extends string>(known: readonly T[], word: unknown): T | undefined =>
  typeof word === 'string' ? known.find((one) => one.toLowerCase() === word.trim().toLowerCase()) : undefined

/** The weekday of a full name or of its first letters (three at least), in any case. */
export function findWeekday(name: string): Weekday | undefined {
  const word = name.trim().toLowerCase()
  return word.length < 3 ? undefined : weekdays.find((day) => day.startsWith(word))
}

/** A session with its weekday. */
export interface ScheduledSession {
  readonly day: Weekday
  readonly session: Session
}

/** Sorts found sessions into the week, by start; the same session given twice on a day is one. */
export function weekOf(found: readonly ScheduledSession[]): WeeklySchedule {
  const sessionsOn = (day: Weekday): readonly Session[] => {
    const kept = new Map<string, Session>()
    for (const one of found) {
      const { type, start, end, intensity } = one.session
      if (one.day === day) kept.set(`${start} ${end} ${type} ${intensity}`, one.session)
    }
    return [...kept.values()].sort((a, b) => a.start - b.start || a.end - b.end)
  }
  const week: Record<Weekday, readonly Session[]> = { ...emptySchedule }
  for (const day of weekdays) week[day] = sessionsOn(day)
  return week
}

/** Reads one activity; the refusal names the field that could not be read. */
export function readActivity(entry: unknown, where: string): Result<Session, SkippedEntry> {
  const skip = (field: SkippedEntry['field'], found: unknown) => refused({ where, field, found: describe(found) })
  if (typeof entry !== 'object' || entry === null) return skip('entry', entry)
  const given = entry as Partial<Record<keyof ScheduledActivity, unknown>>
  const type = sameWord(sessionTypes, given.type)
  if (type === undefined) return skip('type', given.type)
  const start = typeof given.startTime === 'string' ? findClockMinute(given.startTime) : undefined
  if (start === undefined) return skip('startTime', given.startTime)
  const end = typeof given.endTime === 'string' ? findClockMinute(given.endTime) : undefined
  if (end === undefined) return skip('endTime', given.endTime)
  const intensity = sameWord(intensities, given.intensity)
  if (intensity === undefined) return skip('intensity', given.intensity)
  return ok({ type, start, end: endAfter(start, end), intensity })
}

const describe = (found: unknown): string => (typeof found === 'string' ? found : (JSON.stringify(found) ?? 'nothing'))

function readWeek(week: object): ScheduleReading {
  const found: ScheduledSession[] = []
  const skipped: SkippedEntry[] = []
  for (const [key, entries] of Object.entries(week)) {
    const day = sameWord(weekdays, key)
    if (day === undefined || !Array.isArray(entries)) {
      skipped.push({ where: key, field: day === undefined ? 'weekday' : 'entry', found: describe(entries) })
      continue
    }
    entries.forEach((entry: unknown, index) => {
      const read = readActivity(entry, `${day}[${index}]`)
      if (read.ok) found.push({ day, session: read.value })
      else skipped.push(read.error)
    })
  }
  return { schedule: weekOf(found), skipped }
}

const isEveryDay = (text: string): boolean => /^(?:everyday|every day|daily)$/i.test(text.trim())

interface OlderEntry {
  readonly type: string
  readonly days: string
  readonly startTime: string
  readonly endTime: string
}

/**
 * The parts of `Practice - Mon, Wed 8:30 AM-9:30 AM`; undefined for any other text. They are taken off one after the other, so
 * that the time grows with the length of the text alone: whoever wrote the profile chose it.
 */
function splitOlderEntry(text: string): OlderEntry | undefined {
  const entry = text.trim().replaceAll(/\s+/g, ' ')
  const times = OLDER_TIMES.exec(entry)
  const { start: startTime, end: endTime } = times?.groups ?? {}
  if (times === null || startTime === undefined || endTime === undefined) return undefined
  const head = entry.slice(0, times.index)
  const separator = head.indexOf(OLDER_SEPARATOR, 1)
  if (separator < 0) return undefined
  const days = head.slice(separator + OLDER_SEPARATOR.length)
  let end = days.length
  while (end > 0 && ' :,'.includes(days.charAt(end - 1))) end -= 1
  return { type: head.slice(0, separator), days: days.slice(0, end), startTime, endTime }
}

function readOlderEntry(text: string, where: string): Result<readonly ScheduledSession[], SkippedEntry> {
  const parts = splitOlderEntry(text)
  if (parts === undefined) return refused({ where, field: 'entry', found: text })
  const { type, days, startTime, endTime } = parts
  const read = readActivity({ type, startTime, endTime, intensity: INTENSITY_OF_OLDER_ENTRIES }, where)
  if (!read.ok) return read
  if (isEveryDay(days)) return ok(weekdays.map((day) => ({ day, session: read.value })))
  const names = days.split(/[\s,/&]+|\band\b/i).filter((name) => name !== '')
  const found: ScheduledSession[] = []
  for (const name of names) {
    const day = findWeekday(name)
    if (day === undefined) return refused({ where, field: 'weekday', found: name })
    found.push({ day, session: read.value })
  }
  return found.length > 0 ? ok(found) : refused({ where, field: 'weekday', found: text })
}

function readOlderList(entries: readonly unknown[]): ScheduleReading {
  const found: ScheduledSession[] = []
  const skipped: SkippedEntry[] = []
  entries.forEach((entry, index) => {
    const where = `[${index}]`
    if (typeof entry !== 'string') {
      skipped.push({ where, field: 'entry', found: describe(entry) })
      return
    }
    if (OLDER_CATEGORIES.test(entry)) return
    const read = readOlderEntry(entry, where)
    if (read.ok) found.push(...read.value)
    else skipped.push(read.error)
  })
  return { schedule: weekOf(found), skipped }
}

/**
 * Reads the text of a profile's `activitySchedule`: an object keyed by weekday, or the older list of strings like
 * `Practice - Mon, Wed 8:30 AM-9:30 AM` (its `Training Categories:` entries are no training and are passed over).
 * Missing or empty text is a week without training. An entry with an unknown weekday, type, time or intensity is left
 * out and named in `skipped`; only a text that is no schedule at all is refused.
 */
export function parseSchedule(text: string | null | undefined): Result<ScheduleReading, ScheduleFault> {
  if (text === null || text === undefined || text.trim() === '') return ok({ schedule: emptySchedule, skipped: [] })
  const data = parseJson(text)
  if (data === undefined) return refused({ code: 'schedule_not_json' })
  if (data === null) return ok({ schedule: emptySchedule, skipped: [] })
  if (Array.isArray(data)) return ok(readOlderList(data))
  if (typeof data === 'object') return ok(readWeek(data))
  return refused({ code: 'schedule_not_a_week', accepted: 'an object keyed by weekday, or a list of activity texts' })
}

/** One session as documents write it, times as `8:30 AM`. */
const writeActivity = (session: Session): ScheduledActivity => ({
  type: session.type,
  startTime: clockText(session.start),
  endTime: clockText(session.end),
  intensity: session.intensity,
})

/** The text of a profile's `activitySchedule`, every weekday present from Monday. */
export const serialiseSchedule = (schedule: WeeklySchedule): string =>
  JSON.stringify(Object.fromEntries(weekdays.map((day) => [day, schedule[day].map(writeActivity)])))

/** Sessions of the whole week, with their days, from Monday. */
export const sessionsOf = (schedule: WeeklySchedule): readonly ScheduledSession[] =>
  weekdays.flatMap((day) => schedule[day].map((session) => ({ day, session })))
