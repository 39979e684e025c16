import { expect, test } from 'vitest'
import { emptyFor, openWaits } from './wait.ts'

test('what is waited for after something else is shown as that was', () => {
  const waits = openWaits()
  const event = waits.begin(1000)
  waits.add(event)
  expect(emptyFor(event, 1000)).toBe(250)
  // The plan takes the place of the event in one drawing: it begins before the other one has ended.
  const plan = waits.begin(1900)
  waits.end(event, 1901)
  waits.add(plan)
  expect(emptyFor(plan, 1900)).toBe(-650)
  waits.end(plan, 2500)
  expect(emptyFor(waits.begin(2560), 2560)).toBeLessThan(0)
  expect(emptyFor(waits.begin(2700), 2700)).toBe(250)
})
