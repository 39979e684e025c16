import type { LocalDate } from '@pacemeal/domain'
import type { CalendarReading } from '@pacemeal/domain/event'

/** What a calendar's text is read for. */
export interface CalendarText {
  readonly text: string
  /** The athlete's own day and zone. */
  readonly today: LocalDate
  readonly zone: string
}

/** A calendar as it was read, with the name that it gives itself. */
export interface ReadCalendar {
  readonly name: string | null
  readonly reading: CalendarReading
}

/** Whether a text is a calendar at all. */
export const isCalendar = (text: string): boolean => /^\uFEFF?\s*BEGIN:VCALENDAR\s/i.test(text)
