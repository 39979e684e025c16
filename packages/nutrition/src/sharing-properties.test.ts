import { energyOf } from '@pacemeal/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { busyTime, findBusyAt } from './busy-time.ts'
import { ENTRY_SPACING } from './fuel-blocks.ts'
import { anyAthlete, anyDay, ordinaryDay } from './scenarios/arbitraries.ts'
import { planned, rulesOf } from './scenarios/build.ts'
import type { DayTargets, MealTarget } from './targets.ts'

const RUNS = { numRuns: 10_000 }

const portionsOf = (targets: DayTargets) => [
  ...targets.meals.map((m) => m.target.value),
  ...targets.fuel.flatMap((f) => [
    ...(f.pre ? [f.pre.target.value] : []),
    ...(f.post ? [f.post.target.value] : []),
    { calories: 4 * f.during.value.carbs, protein: 0, carbs: f.during.value.carbs as number, fat: 0 },
  ]),
]
const entriesOf = (targets: DayTargets): readonly number[] =>
  [
    ...targets.meals.map((m) => m.at as number),
    ...targets.fuel.flatMap((f) => [...(f.pre ? [f.pre.at as number] : []), ...(f.post ? [f.post.at as number] : [])]),
  ].sort((a, b) => a - b)

const EARLIEST_MEAL = 360
const BANDS = { breakfast: [360, 660], lunch: [660, 900], dinner: [900, 1320], snack: [540, 1320] } as const
const isInBand = ({ slot, at }: MealTarget) => at >= BANDS[slot][0] && at < BANDS[slot][1]
/** The meal before a competition stands where its start asks for it. */
const isBeforeStart = (meal: MealTarget) => rulesOf(meal.target)[0]?.startsWith('race_pre_meal') ?? false

describe('sharing ten thousand days out', () => {
  test('fuel and meals are the day exactly; meals in order, in bands or moved with a reason, never in a session', () => {
    fc.assert(
      fc.property(anyAthlete, anyDay, (athlete, day) => {
        const targets = planned(athlete, day)
        const portions = portionsOf(targets)
        const sum = (of: (p: (typeof portions)[number]) => number) => portions.reduce((n, p) => n + of(p), 0)
        expect(sum((p) => p.protein)).toBe(targets.protein.value)
        expect(sum((p) => p.carbs)).toBe(targets.carbs.value)
        expect(sum((p) => p.fat)).toBe(targets.fat.value)
        expect(Math.abs(sum((p) => p.calories) - targets.energy.value)).toBeLessThanOrEqual(0.01 * targets.energy.value)
        expect(portions.every((p) => p.calories === energyOf(p))).toBe(true)
        expect(portions.every((p) => Math.min(p.protein, p.carbs, p.fat) >= 0)).toBe(true)
        const busy = busyTime(day)
        const mains = targets.meals.filter((m) => m.slot !== 'snack')
        expect(mains.map((m) => m.slot)).toEqual(['breakfast', 'lunch', 'dinner'])
        expect(entriesOf(targets).filter((at) => findBusyAt(busy, at))).toEqual([])
        for (const meal of mains) {
          if (isInBand(meal) || isBeforeStart(meal)) continue
          expect(meal.at).toBeGreaterThanOrEqual(EARLIEST_MEAL)
          const rules = rulesOf(meal.target)
          expect(rules.includes('meal_time_out_of_band') || rules.includes('post_fuel_is_meal')).toBe(true)
        }
      }),
      RUNS,
    )
  })

  test('an ordinary day has its fuel, its meals in their bands, and 45 minutes between any two entries', () => {
    fc.assert(
      fc.property(anyAthlete, ordinaryDay, (athlete, day) => {
        const targets = planned(athlete, day)
        const joins = (m: MealTarget) => rulesOf(m.target).includes('post_fuel_is_meal')
        expect(targets.meals.filter((m) => !isInBand(m) && !joins(m) && !isBeforeStart(m))).toEqual([])
        const entries = entriesOf(targets)
        expect(entries.filter((at, i) => at - (entries[i - 1] ?? -ENTRY_SPACING) < ENTRY_SPACING)).toEqual([])
        const joined = targets.meals.filter(joins).length
        const fuelled = day.today.filter((s) => s.type !== 'Recovery').length
        expect(targets.fuel.filter((f) => f.pre).length).toBe(fuelled)
        expect(targets.fuel.filter((f) => f.post).length + joined).toBe(fuelled)
        targets.fuel.forEach(({ pre, post }, i) => {
          const session = day.today[i]
          if (pre && session) expect(session.start - pre.at).toBe(pre.minutesBefore)
          if (post && session) expect(post.at - session.end).toBeLessThanOrEqual(post.within)
        })
      }),
      RUNS,
    )
  })
})
