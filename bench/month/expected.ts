import type { LocalDate, PlannedWeek, QuietHours } from '@pacemeal/domain'
import { DAY_MINUTES, DAY_MS, MINUTE_MS } from '@pacemeal/domain'

/** What counted for a person from a moment on, until the next such record. */
export interface Version {
  readonly from: number
  readonly week: PlannedWeek
  readonly zone: string
}

/** Fuel that was logged for a planned meal. */
export interface Logged {
  readonly date: LocalDate
  readonly meal: string
  readonly at: number
}

/** A nudge that a person must get. */
export interface Due {
  readonly key: string
  readonly at: number
}

/** The wall clock of a zone at a moment, from the platform's own tables: `2026-03-08 14:30`. */
const wallFormat = new Map<string, Intl.DateTimeFormat>()
const wallAt = (moment: number, zone: string): { readonly date: string; readonly minute: number } => {
  const format =
    wallFormat.get(zone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
  wallFormat.set(zone, format)
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  return {
    date: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    minute: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  }
}

/** The first moment at which a zone's clock shows a minute of a date, found by looking; minutes outside the day spill over. */
const momentOf = (date: LocalDate, minute: number, zone: string): number => {
  const wanted = Date.parse(`${date}T00:00:00Z`) + minute * MINUTE_MS
  const shown = (moment: number) => {
    const wall = wallAt(moment, zone)
    return Date.parse(`${wall.date}T00:00:00Z`) + wall.minute * MINUTE_MS
  }
  // Two corrections settle every offset; a skipped minute lands after the gap.
  let moment = wanted
  for (let round = 0; round < 3; round++) moment += wanted - shown(moment)
  return moment
}

/** When each nudge of a week is due and until when, by the product's rule: half an hour before, at the session's end after. */
const wantedOf = ({
  week,
  zone,
}: Version): readonly { key: string; meal: string; date: LocalDate; at: number; until: number }[] =>
  week.days.flatMap((day) =>
    day.meals.flatMap((meal) => {
      const session = meal.session === undefined ? undefined : day.sessions[meal.session]
      if (session === undefined) return []
      const minute = meal.slot === 'pre-fuel' ? meal.at - 30 : Math.min(session.end, meal.at)
      const at = momentOf(day.date, minute, zone)
      const until = momentOf(day.date, meal.at + 10, zone)
      return [{ key: `${day.date}/${meal.id}`, meal: meal.id, date: day.date, at, until }]
    }),
  )

/**
 * The nudges a person must get by the records of their month: each planned fuel once, at the first moment at which it
 * was due in the plan of that moment, unless it was logged by then. Worked out from the records alone, by other means
 * than the server's.
 */
export const expectedNudges = (versions: readonly Version[], logs: readonly Logged[], end: number): readonly Due[] => {
  const over = new Map<string, number | null>()
  versions.forEach((version, index) => {
    const to = versions[index + 1]?.from ?? end
    for (const { key, meal, date, at, until } of wantedOf(version)) {
      if (over.has(key)) continue
      const fires = Math.max(at, version.from)
      if (fires >= to || fires > until) continue
      const isLogged = logs.some((log) => log.meal === meal && log.date === date && log.at <= fires)
      over.set(key, isLogged ? null : fires)
    }
  })
  return [...over].flatMap(([key, at]) => (at === null ? [] : [{ key, at }]))
}

/** When the quiet hours that a moment lies in end, by the wall clock; undefined when it lies in none. */
export const quietUntil = (moment: number, quiet: QuietHours | null, zone: string): number | undefined => {
  if (quiet === null) return undefined
  const { date, minute } = wallAt(moment, zone)
  const isQuiet =
    quiet.from <= quiet.to ? minute >= quiet.from && minute < quiet.to : minute >= quiet.from || minute < quiet.to
  if (!isQuiet) return undefined
  const end = momentOf(date as LocalDate, quiet.to <= minute ? quiet.to + DAY_MINUTES : quiet.to, zone)
  // An hour that comes twice is found as the first one.
  return Math.max(moment + MINUTE_MS, end)
}

/** Mondays of the person's own calendar that begin between two moments. */
export const mondaysBetween = (from: number, to: number, zone: string): readonly { date: string; at: number }[] => {
  const found: { date: string; at: number }[] = []
  for (let day = from - DAY_MS; day < to + DAY_MS; day += DAY_MS) {
    const date = new Date(day).toISOString().slice(0, 10)
    if (new Date(`${date}T00:00:00Z`).getUTCDay() !== 1) continue
    const at = momentOf(date as LocalDate, 0, zone)
    if (at > from && at < to) found.push({ date, at })
  }
  return found
}
