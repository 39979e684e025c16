import { charsetOf, decodeCalendar as decodeBy } from '@pacemeal/domain/event'
import { expect, test } from 'vitest'

const text = 'BEGIN:VCALENDAR\r\nSUMMARY:Läufe 🏃 am Müggelsee\r\nEND:VCALENDAR\r\n'
const decodeCalendar = (bytes: Uint8Array<ArrayBuffer>, charset?: string) => decodeBy(bytes, TextDecoder, charset)
const utf8 = (of: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(of)
const units = (of: string): number[] => Array.from({ length: of.length }, (_, index) => of.charCodeAt(index))
const latin = Uint8Array.from(units('SUMMARY:Läufe'))

test('lines that are folded at any byte, also within a character, are joined', () => {
  const bytes = utf8(text)
  const to = bytes.length - utf8('\r\nEND:VCALENDAR\r\n').length
  for (let at = 'BEGIN:VCALENDAR\r\nS'.length; at <= to; at += 1) {
    for (const fold of ['\r\n ', '\n\t']) {
      expect(decodeCalendar(new Uint8Array([...bytes.subarray(0, at), ...utf8(fold), ...bytes.subarray(at)]))).toBe(
        text,
      )
    }
  }
})

test('calendars in other encodings are read', () => {
  const marked = units(`\uFEFF${text}`)
  expect(decodeCalendar(Uint8Array.from(marked.flatMap((unit) => [unit & 255, unit >> 8])))).toBe(text)
  expect(decodeCalendar(Uint8Array.from(marked.flatMap((unit) => [unit >> 8, unit & 255])))).toBe(text)
  expect(decodeCalendar(utf8(`\uFEFF${text}`))).toBe(text)
  expect(decodeCalendar(latin)).toBe('SUMMARY:Läufe')
  // The encoding that its sender names, and one that nobody knows.
  expect(decodeCalendar(new Uint8Array([0xc6]), 'iso-8859-5')).toBe('Ц')
  expect(decodeCalendar(latin, 'nonsense')).toBe('SUMMARY:Läufe')
  // Its sender is wrong about it.
  expect(decodeCalendar(utf8(text), 'iso-8859-1')).toBe(text)
})

test.each([
  ['text/calendar; charset=UTF-8', 'UTF-8'],
  ['text/calendar;method=PUBLISH;charset="iso-8859-1"', 'iso-8859-1'],
  ['text/calendar', undefined],
  [undefined, undefined],
])('the encoding of %s is %s', (type, charset) => expect(charsetOf(type)).toBe(charset))
