import { expect, test } from 'vitest'
import { shopOf } from './shop.ts'

test.each([
  ['America/New_York', 'us'],
  ['America/Indiana/Indianapolis', 'us'],
  ['Pacific/Honolulu', 'us'],
  ['US/Pacific', 'us'],
  ['America/Toronto', 'metric'],
  ['America/Mexico_City', 'metric'],
  ['Europe/Berlin', 'metric'],
  ['UTC', 'metric'],
])('packs in %s are those of a %s shop, unless the other one is chosen', (zone, shop) => {
  expect(shopOf({}, zone)).toBe(shop)
  expect(shopOf({ shop: 'us' }, zone)).toBe('us')
  expect(shopOf({ shop: 'metric' }, zone)).toBe('metric')
})
