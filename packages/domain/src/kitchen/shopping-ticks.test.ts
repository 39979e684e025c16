import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, localDate } from '../days.ts'
import {
  boughtByWeek,
  coversShoppingTicks,
  MAX_TICKED_ITEMS,
  MAX_TICKED_WEEKS,
  mergeShoppingTicks,
  noShoppingTicks,
  type ShoppingTicks,
  tickedWeeks,
  tickMoment,
} from './shopping-ticks.ts'

const monday = localDate('2026-11-16')
const bought = (item: string, grams: number | null, at: number, week = monday): ShoppingTicks => ({
  weeks: { [week]: { [item]: { grams, at } } },
  atHome: {},
})
const home = (item: string, grams: number | null, at: number): ShoppingTicks => ({
  weeks: {},
  atHome: { [item]: { grams, at } },
})

describe('ticks of two phones', () => {
  test('are kept side by side, and of one food the later word counts', () => {
    const merged = mergeShoppingTicks(bought('rice', 500, 10), bought('milk', 1000, 5))
    expect(merged.weeks[monday]).toEqual({ rice: { grams: 500, at: 10 }, milk: { grams: 1000, at: 5 } })
    expect(mergeShoppingTicks(merged, bought('rice', null, 11)).weeks[monday]?.rice?.grams).toBeNull()
    expect(mergeShoppingTicks(merged, bought('rice', null, 9)).weeks[monday]?.rice?.grams).toBe(500)
  })

  test('stay those of their week, and of what is at home', () => {
    const next = addDays(monday, 7)
    const merged = mergeShoppingTicks(bought('rice', 500, 10), bought('rice', 250, 5, next))
    expect(mergeShoppingTicks(merged, home('rice', 0, 7))).toEqual({
      weeks: { [monday]: { rice: { grams: 500, at: 10 } }, [next]: { rice: { grams: 250, at: 5 } } },
      atHome: { rice: { grams: 0, at: 7 } },
    })
  })

  test('of the oldest weeks go', () => {
    const weeks = Array.from({ length: MAX_TICKED_WEEKS + 3 }, (_, index) => addDays(monday, 7 * index))
    const all = weeks.map((week) => bought('rice', 500, 1, week))
    expect(tickedWeeks(all.reduce(mergeShoppingTicks, noShoppingTicks))).toEqual(weeks.slice(-MAX_TICKED_WEEKS))
  })

  const item = fc.record({ grams: fc.option(fc.integer({ min: 0, max: 3 })), at: fc.integer({ min: 0, max: 4 }) })
  const items = fc.dictionary(fc.constantFrom('rice', 'milk', '__proto__'), item)
  const someTicks: fc.Arbitrary<ShoppingTicks> = fc.record({
    weeks: fc.dictionary(fc.constantFrom('2026-11-16', '2026-11-23'), items, { minKeys: 1 }),
    atHome: items,
  }) as never

  test('come to the same in every order, and however often they arrive', () => {
    fc.assert(
      fc.property(fc.array(someTicks, { minLength: 1, maxLength: 5 }), fc.array(fc.nat(9)), (sent, again) => {
        const whole = sent.reduce(mergeShoppingTicks, noShoppingTicks)
        const repeated = again.flatMap((index) => sent[index] ?? [])
        expect([...repeated, ...sent.toReversed()].reduce(mergeShoppingTicks, noShoppingTicks)).toEqual(whole)
        for (const one of sent) expect(coversShoppingTicks(whole, one)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test('that others do not know of are not covered by them', () => {
    expect(coversShoppingTicks(bought('rice', 500, 10), bought('rice', 400, 11))).toBe(false)
    expect(coversShoppingTicks(bought('rice', 500, 10), home('rice', 0, 1))).toBe(false)
    expect(coversShoppingTicks(bought('rice', 500, 10), bought('milk', 500, 1))).toBe(false)
  })
})

test('more lines than any list has push out those that were said first', () => {
  const many = Array.from({ length: MAX_TICKED_ITEMS + 20 }, (_, index) => bought(`food-${index}`, 1, index))
  const kept = Object.keys(many.reduce(mergeShoppingTicks, noShoppingTicks).weeks[monday] ?? {})
  expect([kept.length, kept.includes('food-19'), kept.includes('food-20')]).toEqual([MAX_TICKED_ITEMS, false, true])
})

test('a week has what was bought for it and what is still at home, and not what was put back or used up', () => {
  const ticks = [
    bought('rice', 500, 1),
    bought('milk', null, 1),
    bought('eggs', 300, 1, addDays(monday, 7)),
    home('oats', 0, 1),
    home('salmon', 200, 1),
    home('cumin', null, 1),
  ].reduce(mergeShoppingTicks, noShoppingTicks)
  const found = boughtByWeek(ticks, monday, (item) => item !== 'salmon')
  expect([...found].toSorted()).toEqual([
    ['oats', 0],
    ['rice', 500],
  ])
})

test('a tick comes after what is known, also where the other clock is ahead', () => {
  expect(tickMoment([], 100)).toBe(100)
  expect(tickMoment([{ grams: 1, at: 40 }, undefined], 100)).toBe(100)
  expect(tickMoment([{ grams: 1, at: 900 }], 100)).toBe(901)
})
