import { findDay, intensities, isTimeZone, parseJson, sessionTypes } from '@pacemeal/domain'
import { type CalendarReading, MAX_CALENDAR_SESSIONS, MAX_EVENT_NAME } from '@pacemeal/domain/event'
import { z } from 'zod'

const day = z.string().refine((text) => findDay(text) !== undefined)

const session = z.object({
  uid: z.string().max(300),
  title: z.string().max(MAX_EVENT_NAME),
  day,
  start: z.number().int().min(0).max(1439).nullable(),
  minutes: z.number().int().min(1).max(1439),
  type: z.enum(sessionTypes),
  intensity: z.enum(intensities),
})

const reading = z.object({
  day,
  zone: z.string().refine(isTimeZone),
  sessions: z.array(session).max(MAX_CALENDAR_SESSIONS),
  leftOut: z.number().int().min(0),
})

/** What is kept of a calendar; undefined while nothing could be read of it. */
export const findCalendarReading = (text: string | null | undefined): CalendarReading | undefined => {
  const read = reading.safeParse(parseJson(text))
  // The branded units of the domain are the numbers and days that the schema has checked.
  return read.success ? (read.data as unknown as CalendarReading) : undefined
}
