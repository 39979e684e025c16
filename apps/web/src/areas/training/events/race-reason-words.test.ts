import type { RaceReason } from '@pacemeal/nutrition/race'
import { afterEach, expect, test } from 'vitest'
import { hideEnergy } from '../../../ui/energy-figures.tsx'
import { loadingName } from './event-words.ts'
import { joinedMisses, missText, raceReasonText } from './race-reason-words.ts'

afterEach(() => hideEnergy(false))

const miss = (from: number, to: number, rule: 'carry' | 'finish' = 'carry', quantity: 'fluid' | 'carbs' = 'fluid') =>
  ({ quantity, from, to, rule }) as const

test.each([
  ['hours that overlap are one', [miss(0, 15), miss(26, 40), miss(100, 110)], [miss(0, 110)]],
  ['hours apart stay apart', [miss(0, 15), miss(76, 90)], [miss(0, 15), miss(76, 90)]],
  ['another reason is another', [miss(0, 15), miss(20, 30, 'finish')], [miss(0, 15), miss(20, 30, 'finish')]],
  [
    'another quantity is another',
    [miss(0, 15), miss(20, 30, 'carry', 'carbs')],
    [miss(0, 15), miss(20, 30, 'carry', 'carbs')],
  ],
])('%s', (_, misses, joined) => expect(joinedMisses(misses)).toEqual(joined))

test.each([
  ['race_loading', { perKilogram: 11, reached: 10.4 }],
  ['race_loading_energy_limit', { needed: 5600, most: 4800 }],
  ['race_loading_fat', {}],
  ['race_pre_meal', { perKilogram: 2.5, before: 180 }],
  ['race_pre_meal_early', { perKilogram: 2.5, before: 180 }],
  ['race_pre_meal_evening', { perKilogram: 1.25, evening: 2 }],
  ['race_pre_meal_low_carb', { perKilogram: 0.5, usual: 2.5 }],
  ['race_pre_meal_night', { perKilogram: 2.5 }],
  ['race_top_up', { carbs: 25, before: 10 }],
  ['race_recovery', { carbsPerHour: 65, hours: 4, protein: 19 }],
] as const)('with calories hidden %s is told without grams and shares of the energy', (rule, inputs) => {
  const reason = { rule, inputs } as unknown as RaceReason
  const figures = /\d[\d.,]* (?:g\b|kcal)|of the energy/
  expect(raceReasonText(reason)).toMatch(figures)
  hideEnergy(true)
  expect(raceReasonText(reason)).not.toMatch(figures)
})

test('with calories hidden how much is loaded is a word', () => {
  hideEnergy(true)
  expect(loadingName('usual', false)).toBe('Usual loading')
  expect(loadingName('full', true)).toBe('Full loading')
})

test('hours that are off their target end with the event', () => {
  expect(missText(miss(0, 0), 38)).toContain('between 0:00 and 0:38')
  expect(missText(miss(10, 40), 180)).toContain('between 0:10 and 1:40')
})
