import { expect, test } from 'vitest'
import { climbText, heightOf, heightText, imperial, metric, shownHeight } from './units.ts'

test('heights go with the distance, in tens of feet', () => {
  expect([heightText(840, metric), heightText(840, imperial), climbText(190, imperial)]).toEqual([
    '840 m',
    '2,760 ft',
    '620 ft climb',
  ])
})

test('a height that was typed is the same when it is shown again', () => {
  for (const metres of [0, 1, 840, 6000]) expect(heightOf(shownHeight(metres, metric), metric)).toBe(metres)
  for (let feet = 0; feet <= 19_680; feet += 10) expect(shownHeight(heightOf(feet, imperial), imperial)).toBe(feet)
})
