import { isTimeZone } from '@pacemeal/domain'
import ical, { type VEvent } from 'node-ical'

/** A name under which the library works a zone out by its own rules, as Exchange writes them. */
const BY_ITS_RULES = 'Customized Time Zone'

const withoutQuotes = (text: string): string => text.replace(/^"(.*)"$/, '$1').trim()

/** The zone of a name with a path before it, as `/freeassociation.sourceforge.net/Europe/Berlin`. */
const zoneAtEnd = (name: string): string | undefined => {
  const parts = name.split('/')
  return [3, 2].map((count) => parts.slice(-count).join('/')).find((end) => end.includes('/') && isTimeZone(end))
}

/** A whole hour from Greenwich, as `GMT+0100`. The names of zones count to the west. */
const zoneOfOffset = (name: string): string | undefined => {
  const match = /^(?:GMT|UTC)?([+-])0?(\d{1,2}):?00$/.exec(name)
  if (match === null) return undefined
  const zone = `Etc/GMT${match[1] === '+' ? '-' : '+'}${match[2]}`
  return isTimeZone(zone) ? zone : undefined
}

/** What the library makes of a zone: by its name, which may be one of Windows, or by the rules that the calendar gives. */
const zoneOfLibrary = (name: string, rules: readonly string[], year: string): string | undefined => {
  const text = [
    'BEGIN:VCALENDAR',
    ...rules,
    'BEGIN:VEVENT',
    'UID:zone',
    `DTSTART;TZID=${name}:${year}0302T120000`,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n')
  const found = (ical.sync.parseICS(text).zone as VEvent | undefined)?.start.tz
  return found !== undefined && isTimeZone(found) ? found : undefined
}

/**
 * Finds the zones (IANA) that a calendar's `TZID`s mean: by the name, by what the calendar says of that name in its
 * `VTIMEZONE`, and by the zone itself where nobody knows it. `definitions` are the lines of those parts by their name,
 * `today` is a day as `2026-03-02`.
 */
export function calendarZones(
  definitions: ReadonlyMap<string, readonly string[]>,
  own: string,
  today: string,
): (tzid: string) => string {
  const known = new Map<string, string>()
  const find = (name: string): string => {
    const simple = isTimeZone(name) ? name : (zoneAtEnd(name) ?? zoneOfOffset(name))
    if (simple !== undefined) return simple
    const rules = definitions.get(name) ?? []
    const place = rules.map((line) => /^X-LIC-LOCATION:(.*)$/i.exec(line)?.[1]?.trim() ?? '').find(isTimeZone)
    if (place !== undefined) return place
    const year = today.slice(0, 4)
    try {
      // For names that stand for rules, and where it finds none, the library takes the zone of this machine.
      const byName = /[:;,"]|^\(no|^Customized/.test(name) ? undefined : zoneOfLibrary(name, [], year)
      const hasRules = rules.filter((line) => /^BEGIN:VTIMEZONE/i.test(line)).length === 1
      const named = rules.map((line) => (/^TZID[;:]/i.test(line) ? `TZID:${BY_ITS_RULES}` : line))
      return byName ?? (hasRules ? zoneOfLibrary(BY_ITS_RULES, named, year) : undefined) ?? own
    } catch {
      return own
    }
  }
  return (tzid) => {
    const name = withoutQuotes(tzid)
    const zone = known.get(name) ?? find(name)
    known.set(name, zone)
    return zone
  }
}

/** The name of a zone's definition by its lines. */
export const definedName = (lines: readonly string[]): string =>
  withoutQuotes(lines.map((line) => /^TZID[^:]*:(.*)$/i.exec(line)?.[1] ?? '').find((name) => name !== '') ?? '')
