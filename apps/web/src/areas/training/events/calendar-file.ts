import { type InstantText, MINUTE_MS } from '@pacemeal/domain'
import { eventMinutes, eventStart, type TrainingEvent } from '@pacemeal/domain/event'

/** Longest line of a calendar file in bytes, without its end (RFC 5545, 3.1). */
const MAX_LINE = 75

const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(',', '\\,')
    .replaceAll(';', '\\;')

/** A moment as calendars write it: `20260927T071500Z`. */
const stamp = (moment: InstantText | string): string =>
  new Date(moment).toISOString().replaceAll(/[-:]/g, '').replace(/\.\d+/, '')

/** A line in parts that are short enough; a character is never cut. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  const parts: string[] = []
  let part = ''
  for (const character of line) {
    // Lines after the first begin with a space.
    if (encoder.encode(part + character).length > MAX_LINE - (parts.length === 0 ? 0 : 1)) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part].join('\r\n ')
}

/** What a calendar file is made of. */
export interface CalendarNote {
  readonly id: string
  readonly event: TrainingEvent
  /** What is told of it: the fuel by the minute. */
  readonly description: string
  /** When the file was made. */
  readonly made: InstantText
}

/**
 * A calendar file (RFC 5545) of one event, with its fuel as the description and a reminder two hours before. A file of a later minute
 * has the higher number of revision, so that it takes the place of what a calendar has of the event when that was moved.
 */
export function calendarFile({ id, event, description, made }: CalendarNote): string {
  const start = Date.parse(eventStart(event))
  const end = new Date(start + eventMinutes(event) * MINUTE_MS).toISOString()
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pacemeal//Events//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${id}@pacemeal`,
    `DTSTAMP:${stamp(made)}`,
    `SEQUENCE:${Math.floor(Date.parse(made) / MINUTE_MS)}`,
    `DTSTART:${stamp(eventStart(event))}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(event.name)}`,
    `DESCRIPTION:${escaped(description)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(event.name)}`,
    'TRIGGER:-PT2H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

/** A name that every file system takes, without its ending: letters lose their marks, what is neither letter nor digit is a hyphen. */
export const plainFileName = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '') || 'event'
