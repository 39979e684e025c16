import { expect, test } from 'vitest'
import { durationBetween, durationSpanned, durationText } from './durations.ts'

test.each([
  [0, '0 min'],
  [45, '45 min'],
  [59, '59 min'],
  [60, '1h 0m'],
  [95, '1h 35m'],
  [1500, '25h 0m'],
])('%i minutes read %s', (minutes, text) => expect(durationText(minutes)).toBe(text))

test.each([
  ['8:30 AM', '9:30 AM', '1h 0m'],
  ['8:30', '9:15', '45 min'],
  ['11:30 PM', '12:15 AM', '45 min'],
  ['dawn', '9:15', '60 min'],
  ['8:30', '', '60 min'],
])('from %s to %s is %s', (start, end, text) => expect(durationBetween(start, end)).toBe(text))

test.each([
  ['a run through the night on which New York sets its clocks back', '2026-11-01T04:30Z', '2026-11-01T07:30Z', '3h 0m'],
  ['one from 1:30 to 1:15 of that night', '2026-11-01T05:30Z', '2026-11-01T06:15Z', '45 min'],
  ['a record that cannot be read', '2026-11-01T05:30Z', '2026-11-01T05:30Z', '60 min'],
])('%s', (_, start, end, text) => expect(durationSpanned({ start, end })).toBe(text))
