import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAYS } from './packs.ts'
import { PotDays, type PotRule } from './pot-days.ts'

const setOf = (...days: readonly number[]): number => days.reduce((set, day) => set | (1 << day), 0)
const rule = (change: Partial<PotRule> = {}): PotRule => ({
  keeps: 3,
  most: 3,
  isAhead: false,
  freezes: false,
  ...change,
})
const [monday, tuesday, wednesday, thursday, friday, saturday] = [0, 1, 2, 3, 4, 5] as const
const cookings = (pots: PotDays, uses: number, boxes: number, own: PotRule) =>
  pots.spansOf(uses, boxes, own).map(({ cookedOn, days, frozen }) => ({ cookedOn, days, frozen }))

describe('the cookings of a dish', () => {
  const pots = new PotDays(monday, 0)

  test('one pot feeds the days on which it keeps, another the days after', () => {
    expect(cookings(pots, setOf(monday, wednesday, saturday), 0, rule())).toEqual([
      { cookedOn: monday, days: setOf(monday, wednesday), frozen: 0 },
      { cookedOn: saturday, days: setOf(saturday), frozen: 0 },
    ])
  })

  test('what freezes is cooked once, and the late plates come from the freezer', () => {
    expect(cookings(pots, setOf(monday, wednesday, saturday), 0, rule({ freezes: true }))).toEqual([
      { cookedOn: monday, days: setOf(monday, wednesday, saturday), frozen: setOf(saturday) },
    ])
  })

  test('a hot box for work is cooked the evening before, and keeps from then on', () => {
    expect(cookings(pots, setOf(tuesday, thursday, friday), setOf(tuesday), rule())).toEqual([
      { cookedOn: monday, days: setOf(tuesday, thursday), frozen: 0 },
      { cookedOn: friday, days: setOf(friday), frozen: 0 },
    ])
  })

  test('a hot box of the first day, or of what does not keep, is told as cooked on its morning', () => {
    expect(pots.spansOf(setOf(monday), setOf(monday), rule())[0]?.isMorningBox).toBe(true)
    expect(pots.spansOf(setOf(friday), setOf(friday), rule({ keeps: 0 }))[0]?.isMorningBox).toBe(true)
    expect(pots.spansOf(setOf(friday), setOf(friday), rule())[0]?.isMorningBox).toBe(false)
  })

  test('what can wait is cooked on the batch day before it', () => {
    const sundaysAndWednesdays = new PotDays(monday, setOf(wednesday))
    expect(cookings(sundaysAndWednesdays, setOf(thursday, friday), 0, rule())).toEqual([
      { cookedOn: wednesday, days: setOf(thursday, friday), frozen: 0 },
    ])
    expect(cookings(sundaysAndWednesdays, setOf(saturday, 6), 0, rule({ freezes: true }))).toEqual([
      { cookedOn: wednesday, days: setOf(saturday, 6), frozen: setOf(6) },
    ])
  })
})

test('every meal is fed once, within the keeping days of its pot or from the freezer', () => {
  const days = fc.integer({ min: 0, max: (1 << DAYS) - 1 })
  const rules = fc.record({
    keeps: fc.integer({ min: 0, max: 4 }),
    most: fc.integer({ min: 1, max: 5 }),
    isAhead: fc.boolean(),
    freezes: fc.boolean(),
  })
  fc.assert(
    fc.property(days, days, rules, days, fc.integer({ min: 0, max: 6 }), (uses, boxes, own, batchDays, from) => {
      const planned = uses & ~((1 << from) - 1)
      const spans = new PotDays(from, batchDays).spansOf(planned, boxes & planned, own)
      expect(spans.reduce((all, span) => all | span.days, 0)).toBe(planned)
      expect(spans.reduce((sum, span) => sum + span.meals, 0)).toBe(
        Array.from({ length: DAYS }, (_, day) => (planned >> day) & 1).reduce((a, b) => a + b, 0),
      )
      for (const span of spans) {
        expect(span.cookedOn).toBeGreaterThanOrEqual(from)
        expect(span.meals).toBeLessThanOrEqual(own.most)
        if (!own.freezes) expect(span.frozen).toBe(0)
        for (let day = 0; day < DAYS; day++) {
          if ((span.days & (1 << day)) === 0) continue
          expect(day).toBeGreaterThanOrEqual(span.cookedOn)
          const isFrozen = (span.frozen & (1 << day)) !== 0
          const overnight = own.keeps === 0 && own.isAhead ? 1 : 0
          if (!isFrozen) expect(day - span.cookedOn).toBeLessThanOrEqual(own.keeps + overnight)
        }
      }
    }),
  )
})
