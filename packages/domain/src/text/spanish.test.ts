import { expect, test } from 'vitest'
import { spanishStart, spanishTime } from './spanish.ts'

test.each([
  [0, 'las 00:00'],
  [60, 'la 01:00'],
  [119, 'la 01:59'],
  [780, 'las 13:00'],
  [1500, 'la 01:00'],
])('minute %i of the day is %s in Spanish', (minute, text) => expect(spanishTime(minute)).toBe(text))

test('a sentence begins with a large letter', () => expect(spanishStart('último')).toBe('Último'))
