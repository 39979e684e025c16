import type { LocalDate } from '@pacemeal/domain'
import type { CalendarReading } from '@pacemeal/domain/event'

/** What a calendar's text is read for. */
export interface CalendarText {
  /** Its folded lines are joined. */
  readonly text: string
  /** The athlete's own day and zone. */
  readonly today: LocalDate
  readonly zone: string
}

/** A calendar as it arrived. */
export interface CalendarBytes extends Omit<CalendarText, 'text'> {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** The encoding that its sender names. */
  readonly charset?: string | undefined
}

/** A calendar as it was read, with the name that it gives itself. */
export interface ReadCalendar {
  readonly name: string | null
  /** Its end is missing: there may be more sessions than these. */
  readonly isCut: boolean
  readonly reading: CalendarReading
}
