import { localDate } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { isCalendar } from './calendar-text.ts'
import { findLength, isRest, namesTraining, readTitle } from './entry-words.ts'
import { readCalendar } from './read-calendar.ts'
import { readEntries } from './read-entries.ts'

const today = localDate('2026-03-02')
const calendar = (...events: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'X-WR-CALNAME:Coach Ana', ...events, 'END:VCALENDAR', ''].join('\r\n')
const event = (uid: string, ...lines: string[]): string =>
  ['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20260301T000000Z', ...lines, 'END:VEVENT'].join('\r\n')
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

test('repetitions by the second are left out', () => {
  const text = calendar(event('a', 'SUMMARY:Run', 'DTSTART:20260303T120000Z', 'RRULE:FREQ=SECONDLY'))
  expect(read(text).reading).toMatchObject({ sessions: [], leftOut: 1 })
})

test('a calendar whose repetitions take for ever is given up, and serves nobody badly', async () => {
  const every = Array.from({ length: 60 }, (_, index) => index).join(',')
  const endless = `RRULE:FREQ=DAILY;BYHOUR=${every.slice(0, 60)};BYMINUTE=${every};BYSECOND=${every}`
  const text = calendar(event('a', 'SUMMARY:Run', 'DTSTART:19000101T120000Z', 'DURATION:PT1H', endless))
  expect(await readCalendar({ text, today, zone: 'UTC' }, { maxMs: 1000 })).toEqual({ fault: 'too-complex' })
})

test('a page of the web is no calendar', async () => {
  expect(isCalendar('<!doctype html><title>Sign in</title>BEGIN:VCALENDAR')).toBe(false)
  expect(await readCalendar({ text: '<html></html>', today, zone: 'UTC' })).toEqual({ fault: 'not-a-calendar' })
})

test.each([
  ['5 x 1 km intervals', 'Conditioning', 'Intense'],
  ['Easy run', 'Conditioning', 'Light'],
  ['Gym: squats', 'Lift', 'Moderate'],
  ['Berlin race', 'Competition', 'Intense'],
  ['Race pace 10 km', 'Conditioning', 'Intense'],
  ['Yoga', 'Recovery', 'Light'],
  ['Brick', 'Hybrid', 'Moderate'],
  ['Passing drills', 'Practice', 'Moderate'],
] as const)('%s is %s, %s', (title, type, intensity) => expect(readTitle(title)).toEqual({ type, intensity }))

test.each([
  ['Planned Time: 1:30', 90],
  ['1h30 easy', 90],
  ['2.5 hours', 150],
  ['45 min', 45],
  ['5 x 1 km', undefined],
])('%s takes %s minutes', (text, minutes) => expect(findLength(text)).toBe(minutes))

test('days of rest and notes are told from training', () => {
  expect(['Rest', 'Day off', 'Off', 'Easy run'].map(isRest)).toEqual([true, true, true, false])
  expect(['Long run', 'Zone 2', 'Dentist', 'Match'].map(namesTraining)).toEqual([true, true, false, true])
})
