import { instantText } from '@pacemeal/domain'
import { anEvent } from '@pacemeal/testing'
import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

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

test('no line of it is longer than 75 bytes, and no character is cut', () => {
  const text = 'Käsebrötchen – 30 g · '.repeat(20)
  const whole = file(text)
  const lines = whole.split('\r\n')
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(whole.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${text}`)
})
