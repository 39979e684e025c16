import { addDays, localDate } from '@pacemeal/domain'
import { isCalendar, isCalendarFull, MAX_CALENDAR_SESSIONS } from '@pacemeal/domain/event'
import { expect, test } from 'vitest'
import { findLength } from './entry-length.ts'
import { readCalendar } from './read-calendar.ts'
import { readEntries } from './read-entries.ts'

const today = localDate('2026-03-02')
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
const calendar = (...events: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'X-WR-CALNAME:Coach Ana', ...events, 'END:VCALENDAR', ''].join('\r\n')
const event = (uid: string, ...lines: string[]): string =>
  ['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20260301T000000Z', ...lines, 'END:VEVENT'].join('\r\n')
const good = event('good', 'SUMMARY:Good', 'DTSTART:20260304T140000Z', 'DURATION:PT1H')
const read = (text: string, zone = 'America/New_York') => readEntries({ text, today, zone })
const times = (text: string, zone?: string) =>
  read(text, zone).reading.sessions.map(({ title, day, start, minutes }) => [title, day, start, minutes])

test('times of any zone become the athlete’s own, also those without one and those of another day', () => {
  const text = calendar(
    event('a', 'SUMMARY:Berlin', 'DTSTART;TZID=Europe/Berlin:20260304T033000', 'DURATION:PT1H30M'),
    event('b', 'SUMMARY:Here', 'DTSTART:20260304T070000', 'DTEND:20260304T081500'),
    event('c', 'SUMMARY:World', 'DTSTART:20260304T150000Z', 'DTEND:20260304T160000Z'),
  )
  expect(times(text)).toEqual([
    ['Berlin', '2026-03-03', 21 * 60 + 30, 90],
    ['Here', '2026-03-04', 420, 75],
    ['World', '2026-03-04', 600, 60],
  ])
  expect(read(text).name).toBe('Coach Ana')
})

test('repetitions keep their hour over the change of clocks; single ones are moved, cancelled and left out', () => {
  const text = calendar(
    event(
      'r',
      'SUMMARY:Tempo run',
      'DTSTART;TZID=America/New_York:20250105T070000',
      'DTEND;TZID=America/New_York:20250105T080000',
      'RRULE:FREQ=WEEKLY;BYDAY=WE;UNTIL=20260402T000000Z',
      'EXDATE;TZID=America/New_York:20260311T070000',
    ),
    event(
      'r',
      'RECURRENCE-ID;TZID=America/New_York:20260318T070000',
      'STATUS:CANCELLED',
      'SUMMARY:Tempo run',
      'DTSTART;TZID=America/New_York:20260318T070000',
    ),
    event(
      'r',
      'RECURRENCE-ID;TZID=America/New_York:20260325T070000',
      'SUMMARY:Tempo run',
      'DTSTART;TZID=America/New_York:20260326T180000',
      'DTEND;TZID=America/New_York:20260326T190000',
    ),
  )
  expect(times(text)).toEqual([
    ['Tempo run', '2026-02-25', 420, 60],
    ['Tempo run', '2026-03-04', 420, 60],
    ['Tempo run', '2026-03-26', 1080, 60],
    ['Tempo run', '2026-04-01', 420, 60],
  ])
})

test('what changes one and all later ones of a series moves those, too, and the newest such change counts', () => {
  const first = event(
    'r',
    'SUMMARY:Run',
    'DTSTART;TZID=America/New_York:20260105T070000',
    'DURATION:PT1H',
    'RRULE:FREQ=WEEKLY',
  )
  const later = (day: string, ...lines: string[]) =>
    event('r', `RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=America/New_York:${day}T070000`, 'SUMMARY:Run later', ...lines)
  const onTuesday = later('20260302', 'DTSTART;TZID=America/New_York:20260303T180000', 'DURATION:PT90M')
  const ends = later('20260323', 'STATUS:cancelled', 'DTSTART;TZID=America/New_York:20260323T070000')
  expect(times(calendar(first, onTuesday, ends))).toEqual([
    ['Run', '2026-02-23', 420, 60],
    ['Run later', '2026-03-03', 1080, 90],
    ['Run later', '2026-03-10', 1080, 90],
    ['Run later', '2026-03-17', 1080, 90],
  ])
  // Long before the days that are read, and to a day without hours.
  const longAgo = later('20260112', 'DTSTART;VALUE=DATE:20260113')
  expect(times(calendar(longAgo, first)).slice(0, 2)).toEqual([
    ['Run later', '2026-02-24', null, 60],
    ['Run later', '2026-03-03', null, 60],
  ])
})

test('one of a series is found by its day alone', () => {
  const series = event(
    'r',
    'SUMMARY:Run',
    'DTSTART;TZID=America/New_York:20260303T070000',
    'DURATION:PT1H',
    'RRULE:FREQ=DAILY;COUNT=2',
  )
  const moved = event(
    'r',
    'SUMMARY:Moved',
    'RECURRENCE-ID;VALUE=DATE:20260304',
    'DTSTART:20260304T230000Z',
    'DURATION:PT1H',
  )
  expect(times(calendar(series, moved))).toEqual([
    ['Run', '2026-03-03', 420, 60],
    ['Moved', '2026-03-04', 1080, 60],
  ])
})

test('a series has its hour again after the night in which the clocks skip it', () => {
  const text = calendar(
    event(
      'r',
      'SUMMARY:Night run',
      'DTSTART;TZID=America/New_York:20260307T023000',
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY;COUNT=4',
    ),
  )
  expect(times(text).map(([, day, start]) => [day, start])).toEqual([
    ['2026-03-07', 150],
    ['2026-03-08', 210],
    ['2026-03-09', 150],
    ['2026-03-10', 150],
  ])
})

test('an entry of the whole day is a session when its text says so, and a note otherwise', () => {
  const allDay = (uid: string, summary: string, ...more: string[]) =>
    event(uid, `SUMMARY:${summary}`, 'DTSTART;VALUE=DATE:20260304', ...more)
  const { reading } = read(
    calendar(
      allDay('a', 'Bike: sweet spot', 'DESCRIPTION:3x12 at 90%\\nPlanned Time: 1:30'),
      allDay('b', 'Rest day'),
      allDay('c', 'Anna’s birthday'),
      allDay('d', 'Training camp', 'DTEND;VALUE=DATE:20260308'),
    ),
  )
  expect(reading.sessions.map(({ title, start, minutes }) => [title, start, minutes])).toEqual([
    ['Bike: sweet spot', null, 90],
  ])
  expect(reading.leftOut).toBe(3)
})

test('what lies outside of the days around today is not kept, nor are our own sessions', () => {
  const at = (uid: string, day: string) => event(uid, 'SUMMARY:Run', `DTSTART:${day}T120000Z`, `DTEND:${day}T130000Z`)
  expect(times(calendar(at('a', '20251201'), at('b', '20270101'), at('c@pacemeal', '20260303')))).toEqual([])
})

test('of more sessions than are read the first ones are kept, and that there are more is known', () => {
  const at = (index: number) => {
    const day = addDays(today, Math.floor(index / 20)).replaceAll('-', '')
    const hour = String(5 + (index % 20)).padStart(2, '0')
    return event(`s${index}`, 'SUMMARY:Run', `DTSTART:${day}T${hour}0000Z`, 'DURATION:PT30M')
  }
  const some = (count: number) => read(calendar(...Array.from({ length: count }, (_, index) => at(index)))).reading
  expect(isCalendarFull(some(MAX_CALENDAR_SESSIONS - 1))).toBe(false)
  const full = some(MAX_CALENDAR_SESSIONS + 40)
  expect(isCalendarFull(full)).toBe(true)
  expect(full.sessions.at(-1)?.day).toBe(addDays(today, 15))
})

test('repetitions by the second are left out', () => {
  const text = calendar(event('a', 'SUMMARY:Run', 'DTSTART:20260303T120000Z', 'RRULE:FREQ=SECONDLY'))
  expect(read(text).reading).toMatchObject({ sessions: [], leftOut: 1 })
})

test('a calendar whose repetitions take for ever is given up, and serves nobody badly', async () => {
  const every = Array.from({ length: 60 }, (_, index) => index).join(',')
  const endless = `RRULE:FREQ=DAILY;BYHOUR=${every.slice(0, 60)};BYMINUTE=${every};BYSECOND=${every}`
  const text = calendar(event('a', 'SUMMARY:Run', 'DTSTART:19000101T120000Z', 'DURATION:PT1H', endless))
  const ended: string[] = []
  const reading = (name: string, of: string, maxMs: number) =>
    readCalendar({ today, zone: 'UTC', bytes: bytesOf(of) }, { maxMs }).finally(() => ended.push(name))
  // One at a time: several of these would take all processors and much memory.
  const [long, short] = await Promise.all([reading('long', text, 1000), reading('short', calendar(good), 8000)])
  expect(long).toEqual({ fault: 'too-complex' })
  expect(short).toMatchObject({ read: { reading: { sessions: [{ title: 'Good' }] } } })
  expect(ended).toEqual(['long', 'short'])
})

test.each([
  ['a rule of no frequency', event('a', 'SUMMARY:Run', 'DTSTART:20260304T070000Z', 'RRULE:FREQ=NEVER')],
  ['a rule without steps', event('a', 'SUMMARY:Run', 'DTSTART:20260304T070000Z', 'RRULE:FREQ=DAILY;INTERVAL=0')],
  [
    'a count of days of a century',
    event('a', 'SUMMARY:Run', 'DTSTART:19260304T070000Z', 'RRULE:FREQ=DAILY;COUNT=36520'),
  ],
  ['a start that is no time', event('a', 'SUMMARY:Run', 'DTSTART:nonsense', 'RRULE:FREQ=DAILY')],
  ['a day that no month has', event('a', 'SUMMARY:Run', 'DTSTART:20261345T996199Z', 'DURATION:PT1H')],
  ['no start', event('a', 'SUMMARY:Run', 'DURATION:PT1H')],
  ['a length of ages', event('a', 'SUMMARY:Run', 'DTSTART:20260304T070000Z', 'DURATION:P999999999999D')],
  ['no end of the event', 'BEGIN:VEVENT\r\nBEGIN:VEVENT\r\nEND:VEVENT'],
])('an event with %s is left out, and the others stay', (_, broken) => {
  const { sessions, leftOut } = read(calendar(good, broken)).reading
  expect([sessions.map(({ title, minutes }) => [title, minutes]), leftOut]).toEqual([[['Good', 60]], 1])
})

test.each([
  ['no name', 'BEGIN:VEVENT\r\nSUMMARY:Run\r\nDTSTART:20260304T070000Z\r\nEND:VEVENT'],
  ['a name that objects have', event('constructor', 'SUMMARY:Run', 'DTSTART:20260304T070000Z')],
  ['the name of a prototype', event('__proto__', 'SUMMARY:Run', 'DTSTART:20260304T070000Z')],
  ['a length below nothing', event('a', 'SUMMARY:Run', 'DTSTART:20260304T070000Z', 'DURATION:-PT1H')],
  ['an end before its start', event('a', 'SUMMARY:Run', 'DTSTART:20260304T070000Z', 'DTEND:20260304T060000Z')],
  ['an alarm', event('a', 'SUMMARY:Run', 'DTSTART:20260304T070000Z', 'BEGIN:VALARM', 'SUMMARY:Now', 'END:VALARM')],
])('an event with %s is read', (_, odd) => {
  expect(times(calendar(odd, good))).toEqual([
    ['Run', '2026-03-04', 120, 60],
    ['Good', '2026-03-04', 540, 60],
  ])
})

const zoneRules = (name: string, ...more: string[]): string =>
  [
    'BEGIN:VTIMEZONE',
    `TZID:${name}`,
    ...more,
    ...['STANDARD', 'DAYLIGHT'].flatMap((part) => [
      `BEGIN:${part}`,
      'DTSTART:20070311T020000',
      `TZOFFSETFROM:${part === 'STANDARD' ? '-0600' : '-0700'}`,
      `TZOFFSETTO:${part === 'STANDARD' ? '-0700' : '-0600'}`,
      `END:${part}`,
    ]),
    'END:VTIMEZONE',
  ].join('\r\n')

test.each([
  ['of Windows', 'W. Europe Standard Time', '', 60],
  ['below a path', '/freeassociation.sourceforge.net/Europe/Berlin', '', 60],
  ['by its hours from Greenwich', 'GMT+0100', '', 60],
  ['in quotes', '"Europe/Berlin"', '', 60],
  ['by the rules of the calendar', 'Club time', zoneRules('Club time'), 540],
  ['by the place of the calendar', 'Club time', zoneRules('Club time', 'X-LIC-LOCATION:Europe/Berlin'), 60],
  ['in the rules of another one', 'Club time', `BEGIN:VTIMEZONE\r\n${zoneRules('Club time')}\r\nEND:VTIMEZONE`, 420],
  ['that stands for rules that are missing, as the athlete’s', 'Customized Time Zone', '', 420],
  ['that nobody knows, as the athlete’s', 'Mars/Olympus', '', 420],
  ['without a name, as the athlete’s', '', '', 420],
])('a zone %s is read', (_, name, rules, start) => {
  const text = calendar(rules, event('a', 'SUMMARY:Run', `DTSTART;TZID=${name}:20260304T070000`, 'DURATION:PT1H'))
  expect(times(text)).toEqual([['Run', '2026-03-04', start, 60]])
})

test('a session that was moved here from far away is read', () => {
  const text = calendar(
    event('r', 'SUMMARY:Run', 'DTSTART:20250105T070000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;UNTIL=20250201T000000Z'),
    event('r', 'SUMMARY:Run', 'RECURRENCE-ID:20250112T070000Z', 'DTSTART:20260305T070000Z', 'DURATION:PT1H'),
  )
  expect(times(text)).toEqual([['Run', '2026-03-05', 120, 60]])
})

test('several calendars in one text are read, and what is cut off is told', () => {
  const other = event('o', 'SUMMARY:Other', 'DTSTART:20260305T140000Z', 'DURATION:PT1H')
  const both = read(calendar(good) + calendar(other))
  expect([both.reading.sessions.map(({ title }) => title), both.isCut]).toEqual([['Good', 'Other'], false])
  expect(read(calendar(good, other).slice(0, -20)).isCut).toBe(true)
})

test('years of others, long lists of exceptions and endless lines cost little more than their bytes', () => {
  const many = (count: number, of: (index: number) => string): string =>
    Array.from({ length: count }, (_, i) => of(i)).join('\r\n')
  const dates = Array.from({ length: 5000 }, (_, index) => `${addDays(today, index - 4500).replaceAll('-', '')}T070000`)
  const text = calendar(
    many(10_000, (index) =>
      event(`old${index}`, 'SUMMARY:Run', `DTSTART;TZID=Europe/Berlin:20${10 + (index % 15)}0304T070000`),
    ),
    many(2000, (index) =>
      event(`past${index}`, 'SUMMARY:Run', 'DTSTART:20160304T070000Z', 'RRULE:FREQ=WEEKLY;UNTIL=20170101T000000Z'),
    ),
    event(
      'r',
      'SUMMARY:Run',
      'DTSTART:20200304T070000',
      'RRULE:FREQ=DAILY',
      `EXDATE:${dates.join(',')}`,
      `X-A:${'x'.repeat(1e6)}`,
    ),
    good,
  )
  const started = process.threadCpuUsage()
  expect(times(text)).toEqual([['Good', '2026-03-04', 540, 60]])
  const { user } = process.threadCpuUsage(started)
  // Read whole, these take more than a second of processor.
  expect(user / 1000).toBeLessThan(600)
})

test('a title and a name of control characters are kept as a database takes them', () => {
  const text = calendar(event('a\u0000', 'SUMMARY:Run\u0000\u0007', 'DTSTART:20260304T140000Z')).replace(
    'Coach',
    'Coach\u0000',
  )
  const { name, reading } = read(text)
  expect([name, reading.sessions[0]?.title, reading.sessions[0]?.uid]).toEqual(['Coach Ana', 'Run', 'a/2026-03-04'])
})

test('a page of the web is no calendar', async () => {
  expect(isCalendar('<!doctype html><title>Sign in</title>BEGIN:VCALENDAR')).toBe(false)
  expect(await readCalendar({ bytes: bytesOf('<html></html>'), today, zone: 'UTC' })).toEqual({
    fault: 'not-a-calendar',
  })
})

test.each([
  ['Planned Time: 1:30', 90],
  ['1h30 easy', 90],
  ['2.5 hours', 150],
  ['45 min', 45],
  ['Ride 1:30 h', 90],
  ['2 Std. 30', 150],
  ['Duración: 1:15', 75],
  ['90 minutos', 90],
  ['5 x 1 km', undefined],
])('%s takes %s minutes', (text, minutes) => expect(findLength(text)).toBe(minutes))
