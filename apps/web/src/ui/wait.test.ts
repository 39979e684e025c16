import { expect, test } from 'vitest'
import { openWaits } from './wait.ts'

test('what is waited for after something else goes on with that wait', () => {
  const waits = openWaits()
  expect(waits.begin(1000)).toBe(1000)
  waits.add(1000)
  // The plan takes the place of the event in one drawing: it begins before the other one has ended.
  expect(waits.begin(1900)).toBe(1000)
  waits.end(1901)
  waits.add(1000)
  waits.end(2500)
  expect(waits.begin(2560)).toBe(1000)
  expect(waits.begin(2700)).toBe(2700)
})
