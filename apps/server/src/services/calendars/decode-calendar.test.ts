import { expect, test } from 'vitest'
import { charsetOf, decodeCalendar } from './decode-calendar.ts'

const text = 'BEGIN:VCALENDAR\r\nSUMMARY:Läufe 🏃 am Müggelsee\r\nEND:VCALENDAR\r\n'

test('lines that are folded at any byte, also within a character, are joined', () => {
  const bytes = Buffer.from(text)
  const from = bytes.indexOf('SUMMARY')
  const to = bytes.indexOf('\r\nEND')
  for (let at = from + 1; at <= to; at += 1) {
    for (const fold of ['\r\n ', '\n\t']) {
      const folded = Buffer.concat([bytes.subarray(0, at), Buffer.from(fold), bytes.subarray(at)])
      expect(decodeCalendar(folded)).toBe(text)
    }
  }
})

test('calendars in other encodings are read', () => {
  const little = Buffer.from(`\uFEFF${text}`, 'utf16le')
  const big = Buffer.from(little).swap16()
  const latin = 'SUMMARY:Läufe'
  expect(decodeCalendar(little)).toBe(text)
  expect(decodeCalendar(big)).toBe(text)
  expect(decodeCalendar(Buffer.from(`\uFEFF${text}`))).toBe(text)
  expect(decodeCalendar(Buffer.from(latin, 'latin1'))).toBe(latin)
  // The encoding that its sender names, and one that nobody knows.
  expect(decodeCalendar(Buffer.from([0xc6]), 'iso-8859-5')).toBe('Ц')
  expect(decodeCalendar(Buffer.from(latin, 'latin1'), 'nonsense')).toBe(latin)
  // Its sender is wrong about it.
  expect(decodeCalendar(Buffer.from(text), 'iso-8859-1')).toBe(text)
})

test.each([
  ['text/calendar; charset=UTF-8', 'UTF-8'],
  ['text/calendar;method=PUBLISH;charset="iso-8859-1"', 'iso-8859-1'],
  ['text/calendar', undefined],
  [undefined, undefined],
])('the encoding of %s is %s', (type, charset) => expect(charsetOf(type)).toBe(charset))
