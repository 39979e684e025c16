import type { LocalDate } from '../days.ts'
import type { CalendarSession } from './calendar-days.ts'

/** Longest address of a calendar. */
export const MAX_CALENDAR_ADDRESS = 2000
/** Calendars that a person may subscribe to. */
export const MAX_CALENDARS = 5
/** Sessions that are kept of a calendar, the next ones first. */
export const MAX_CALENDAR_SESSIONS = 300
/** Days ahead that sessions are kept of. */
export const MAX_CALENDAR_DAYS = 70

export const calendarFaults = [
  'refused',
  'unreachable',
  'not-found',
  'too-large',
  'not-a-calendar',
  'cut-off',
  'too-complex',
] as const
/**
 * Why a calendar could not be read: its address is not one of the public internet; nobody answered in time; the answer was
 * an error; it was too large; it was something else; its end was missing; or working its repetitions out took too long.
 */
export type CalendarFault = (typeof calendarFaults)[number]

/** What was read of a calendar. */
export interface CalendarReading {
  /** The athlete's own day and zone when it was read: days and hours are meant there. */
  readonly day: LocalDate
  readonly zone: string
  readonly sessions: readonly CalendarSession[]
  /** Entries in the days ahead that are no sessions: days of rest, notes, journeys of several days. */
  readonly leftOut: number
}

const PUBLIC_ADDRESS = /^https:\/\/[^\s/?#@:]+\.[^\s/?#@:]+(?:[/?]\S*)?$/i

/** The address to fetch for one that was typed or copied; undefined when it is none. */
export function findCalendarAddress(typed: string): string | undefined {
  const text = typed.trim().replace(/^webcals?:\/\//i, 'https://')
  return text.length <= MAX_CALENDAR_ADDRESS && PUBLIC_ADDRESS.test(text) ? text : undefined
}

/** Whether a calendar may hold more sessions than are read of it: those after the last one are not known. */
export const isCalendarFull = ({ sessions }: Pick<CalendarReading, 'sessions'>): boolean =>
  sessions.length >= MAX_CALENDAR_SESSIONS
