import { isTimeZone } from '@pacemeal/domain'
import type { DateWithTimeZone, EventInstance, VEvent } from 'node-ical'

const isDay = (date: DateWithTimeZone): boolean => date.dateOnly === true

/** What the clock shows; the library gives a whole day as midnight of this machine. */
const wallTime = (date: DateWithTimeZone, zone: string): Temporal.PlainDateTime =>
  isDay(date)
    ? new Temporal.PlainDateTime(date.getFullYear(), date.getMonth() + 1, date.getDate())
    : Temporal.Instant.fromEpochMilliseconds(date.getTime()).toZonedDateTimeISO(zone).toPlainDateTime()

const atWallTime = (wall: Temporal.PlainDateTime, zone: string, isWholeDay: boolean): Date =>
  isWholeDay ? new Date(wall.year, wall.month - 1, wall.day) : new Date(wall.toZonedDateTime(zone).epochMilliseconds)

/** Whether a rule gives hours of its own beside that of its first one. */
const hasOwnHours = ({ rrule }: VEvent): boolean => {
  const { byHour, byMinute } = rrule?.options ?? {}
  return [byHour, byMinute].some((list) => Array.isArray(list) && list.length > 0)
}

/**
 * One of a series at its time: at the hour of the first one, which it has again after a day on which the clocks skip that hour,
 * and as the newest change of all later ones says (`RANGE=THISANDFUTURE`: what moved the first of them moves the others by
 * as much, RFC 5545, section 3.8.4.4).
 */
export function placeInSeries(instance: EventInstance, series: VEvent, changes: readonly VEvent[]): EventInstance {
  if (!instance.isRecurring || instance.isOverride) return instance
  const zone = isTimeZone(series.start.tz ?? '') ? (series.start.tz ?? 'UTC') : 'UTC'
  const given = wallTime(instance.start, zone)
  const usual = wallTime(series.start, zone)
  const wall = hasOwnHours(series) ? given : given.withPlainTime(usual.toPlainTime())
  const [change] = changes
    .filter(({ recurrenceid }) => recurrenceid !== undefined && recurrenceid <= instance.start)
    .toSorted((a, b) => Number(b.recurrenceid) - Number(a.recurrenceid))
  if (change?.recurrenceid === undefined) {
    const start = atWallTime(wall, zone, instance.isFullDay)
    const minutes = instance.end.getTime() - instance.start.getTime()
    return { ...instance, start, end: instance.isFullDay ? instance.end : new Date(start.getTime() + minutes) }
  }
  const isFullDay = change.datetype === 'date'
  const moved = wallTime(change.recurrenceid, zone).until(wallTime(change.start, zone))
  const start = atWallTime(wall.add(moved), zone, isFullDay)
  const milliseconds = (change.end ?? change.start).getTime() - change.start.getTime()
  return {
    ...instance,
    start,
    end: new Date(start.getTime() + milliseconds),
    isFullDay,
    summary: change.summary,
    event: change,
  }
}
