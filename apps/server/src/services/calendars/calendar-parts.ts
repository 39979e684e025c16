import { definedName } from './calendar-zones.ts'

/** The longest part of a text that is read: titles and the beginnings of descriptions. */
const MAX_TEXT = 4000
/** The longest line of any other property, but for lists of days. */
const MAX_LINE = 1000
/** What sessions are made of; all other lines of an event are passed over. */
const READ =
  /^(UID|DTSTART|DTEND|DURATION|SUMMARY|DESCRIPTION|STATUS|SEQUENCE|RRULE|RDATE|EXDATE|RECURRENCE-ID)(?=[;:])/i
const TEXTS = new Set(['SUMMARY', 'DESCRIPTION'])
const LISTS = new Set(['EXDATE', 'RDATE'])

/** Lines of an event by the names of their properties: one each, but for lists of days. */
export type EventLines = ReadonlyMap<string, readonly string[]>

/** What a calendar is made of. */
export interface CalendarParts {
  /** As it calls itself; empty when it does not. */
  readonly name: string
  readonly events: readonly EventLines[]
  /** Lines of its definitions of zones, by their names. */
  readonly zones: ReadonlyMap<string, readonly string[]>
  /** Events that another part began in and did not end. */
  readonly unclosed: number
  /** Its end is missing. */
  readonly isCut: boolean
}

const addLine = (lines: Map<string, string[]>, line: string): void => {
  const name = READ.exec(line)?.[1]?.toUpperCase()
  if (name === undefined || (line.length > MAX_LINE && !TEXTS.has(name) && !LISTS.has(name))) return
  const known = lines.get(name)
  if (known === undefined) lines.set(name, [TEXTS.has(name) ? line.slice(0, MAX_TEXT) : line])
  else if (LISTS.has(name)) known.push(line)
}

/**
 * The events and zones of all calendars in a text whose folded lines are joined (RFC 5545, section 3.4: there may be
 * several). Parts inside an event, such as alarms, are passed over. Takes time in proportion to the text.
 */
export function readParts(text: string): CalendarParts {
  const events: EventLines[] = []
  const zones = new Map<string, readonly string[]>()
  let name = ''
  let unclosed = 0
  /** Parts that are open, the calendar first. */
  let open: string[] = []
  let event = new Map<string, string[]>()
  let zone: string[] = []
  for (const line of text.split(/\r\n|\n|\r/)) {
    const [, edge, named = ''] = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(line.slice(0, 100)) ?? []
    const part = named.toUpperCase()
    const isInZone = open[1] === 'VTIMEZONE'
    if (isInZone && line.length <= MAX_LINE) zone.push(line)
    if (edge === undefined) {
      if (open.length === 1 && name === '') name = /^X-WR-CALNAME[^:]{0,200}:(.{0,400})/i.exec(line)?.[1] ?? ''
      if (open.length === 2 && open[1] === 'VEVENT') addLine(event, line)
    } else if (edge.toUpperCase() === 'BEGIN') {
      // A calendar is in no other.
      open = part === 'VCALENDAR' ? [part] : [...open.slice(0, 3), part]
      if (open.length === 2) {
        event = new Map()
        zone = [line]
      }
    } else if (part === 'VCALENDAR') {
      if (open.includes('VEVENT')) unclosed += 1
      open = []
    } else {
      if (open.length === 2 && open[1] === 'VEVENT') events.push(event)
      if (open.length === 2 && isInZone) zones.set(definedName(zone), zone)
      if (open.length > 1) open.pop()
    }
  }
  return { name, events, zones, unclosed, isCut: open.length > 0 }
}
