import { instantText, localDate, minuteOfDay } from '@pacemeal/domain'
import { anEvent } from '@pacemeal/testing'
import { expect, test } from 'vitest'
import { calendarFile, plainFileName } from './calendar-file.ts'

const made = instantText(Date.UTC(2026, 8, 1))
const file = (description: string, name = 'Berlin; "Marathon", 42 km') =>
  calendarFile({ id: 'race-1', event: anEvent({ name }), description, made })

test('a calendar file tells start and end in UTC and escapes what means something there', () => {
  const lines = file('0:30 Gel\n1:00 Gel, with 100 ml').split('\r\n')
  expect(lines).toContain('DTSTART:20260927T071500Z')
  expect(lines).toContain('DTEND:20260927T104500Z')
  expect(lines).toContain('SUMMARY:Berlin\\; "Marathon"\\, 42 km')
  expect(lines).toContain('DESCRIPTION:0:30 Gel\\n1:00 Gel\\, with 100 ml')
  expect(lines.at(-1)).toBe('')
})

test('a file that is made after the event was moved is the later revision of the same entry', () => {
  const fieldsOf = (at: number, day: string) => {
    const event = anEvent({ day: localDate(day) })
    const lines = calendarFile({ id: 'race-1', event, description: '', made: instantText(at) }).split('\r\n')
    const fieldOf = (name: string) => lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1) ?? ''
    return { uid: fieldOf('UID'), sequence: Number(fieldOf('SEQUENCE')) }
  }
  const [first, moved] = [Date.UTC(2026, 8, 1, 8, 0), Date.UTC(2026, 8, 1, 8, 1)]
  const [before, after] = [fieldsOf(first, '2026-09-27'), fieldsOf(moved, '2026-09-28')]
  expect(after.uid).toBe(before.uid)
  expect(before.sequence).toBeGreaterThan(0)
  expect(after.sequence).toBeGreaterThan(before.sequence)
  expect(after.sequence).toBeLessThan(2 ** 31)
})

test.each([
  ['Ärger am Fluß: 42,2', 'Arger-am-Fluß-42-2'],
  ['Maratón de Nueva York', 'Maraton-de-Nueva-York'],
  ['???', 'event'],
])('the file of %s is named %s', (name, expected) => {
  expect(plainFileName(name)).toBe(expected)
})

test('a line break of any kind is written as one', () => {
  expect(file('a\r\nb\rc').split('\r\n')).toContain('DESCRIPTION:a\\nb\\nc')
})

test.each([
  ['Europe/Berlin', '2026-03-28', 'DTSTART:20260328T210000Z', 'DTEND:20260329T070000Z'],
  ['Europe/Berlin', '2026-10-24', 'DTSTART:20261024T200000Z', 'DTEND:20261025T060000Z'],
  ['America/New_York', '2026-12-31', 'DTSTART:20270101T030000Z', 'DTEND:20270101T130000Z'],
])('one that runs through the night in %s from %s ends ten hours after its start', (zone, day, ...times) => {
  const legs = [{ name: 'run', minutes: 600, kilometres: 80, intake: 'open' as const, share: 1 }]
  const event = anEvent({ day: localDate(day), start: minuteOfDay(1320), zone, legs })
  const lines = calendarFile({ id: 'race-1', event, description: '', made }).split('\r\n')
  expect(lines).toEqual(expect.arrayContaining(times))
})

test('no line of it is longer than 75 bytes, and no character is cut', () => {
  const text = 'Käsebrötchen – 30 g · '.repeat(20)
  const whole = file(text)
  const lines = whole.split('\r\n')
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(whole.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${text}`)
})
