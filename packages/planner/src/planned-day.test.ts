import type { DayTargets } from '@pacemeal/nutrition'
import { expect, test } from 'vitest'
import { fiberAim, fiberWeight, isEatenForEvent } from './planned-day.ts'

/** A day with these flags, one meal of which has these rules, the first its own. */
const dayOf = (flags: readonly string[], ...rules: readonly string[]) =>
  ({ flags, meals: [{ target: { because: rules.map((rule) => ({ rule })) } }] }) as unknown as DayTargets

test.each([
  ['loads for a race', dayOf(['carb_loading'], 'meal_share'), true],
  ['holds a race and the meal before it', dayOf(['competition'], 'race_pre_meal', 'meal_share'), true],
  ['holds a race alone', dayOf(['competition'], 'meal_share'), false],
  ['holds a long training session and the meal before it', dayOf([], 'race_pre_meal'), false],
  [
    'ends with a dinner that makes up for a breakfast',
    dayOf(['competition_eve'], 'meal_share', 'race_pre_meal_evening'),
    false,
  ],
])('a day that %s is eaten for a race: or not', (_, day, expected) => {
  expect(isEatenForEvent(day)).toBe(expected)
})

test('fiber above its limit counts most on a day that is eaten for a race, and more than usual on one whose gut should be calm', () => {
  const race = dayOf(['carb_loading'], 'meal_share')
  const eve = dayOf(['competition_eve'], 'meal_share')
  const match = dayOf(['competition'], 'meal_share')
  const usual = dayOf([], 'meal_share')
  expect(fiberWeight(usual)).toBe(1)
  for (const calm of [eve, match]) {
    expect(fiberWeight(calm)).toBeGreaterThan(1)
    expect(fiberWeight(calm)).toBeLessThan(fiberWeight(race))
    expect(fiberAim(calm, 'portions')).toBeLessThan(1)
    for (const stage of ['dishes', 'portions'] as const) {
      expect(fiberAim(calm, stage)).toBeGreaterThan(fiberAim(race, stage))
    }
  }
  expect(fiberAim(usual, 'dishes')).toBe(1)
})
