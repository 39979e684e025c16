import { localDate } from '@pacemeal/domain'
import { labelAmounts, type NutritionLabel } from '@pacemeal/domain/nutrition-label'
import type { AnalysedItem } from '@pacemeal/protocol/food-analysis'
import { describe, expect, test } from 'vitest'
import type { FoodAnalysis } from '../../../api/food-analysis.ts'
import type { MealLog } from '../../../api/meal-logs.ts'
import { noAmounts } from '../log-draft.ts'
import { correctedPortions } from './corrected-portions.ts'
import { doubtText } from './doubt-words.ts'
import { draftOfAnalysis, foodOfLabel } from './draft-of-analysis.ts'

const label: NutritionLabel = {
  perServing: { amounts: labelAmounts({ calories: 230, protein: 5, carbs: 37, fat: 8 }), below: [] },
  per100: null,
  perPack: null,
  per100Unit: 'g',
  servingSize: { amount: 55, unit: 'g' },
  servingsPerPack: 8,
  packSize: null,
  fiberInCarbs: true,
  doubts: [],
}
const rice: AnalysedItem = {
  name: 'Rice',
  food: 'rice-cooked',
  grams: 180,
  gramsAtLeast: 140,
  gramsAtMost: 220,
  usual: false,
  figures: 'catalogue',
  amounts: { ...noAmounts, calories: 234, carbs: 50 },
}
const analysis: FoodAnalysis = {
  mode: 'plate',
  mealLogId: 'log1',
  imageFileId: 'f1',
  analysis: { meal_name: 'Rice bowl', calories: 234, protein: null, carbs: 50, fat: null },
  amounts: rice.amounts,
  items: [rice],
}
const log: MealLog = {
  $id: 'log1',
  $createdAt: '2026-11-17T18:00:00.000+00:00',
  $updatedAt: '2026-11-17T18:00:00.000+00:00',
  $sequence: '1',
  $permissions: [],
  $databaseId: '',
  $collectionId: '',
  user: 'maya',
  notes: 'Rice bowl',
  feltFueled: null,
  loggedAt: '2026-11-17T18:00:00.000+00:00',
  timeZone: null,
  mealTime: 'dinner',
  mealPlans: null,
  event: null,
  session: null,
  ...rice.amounts,
  status: 'Ready',
  items: null,
  imageUrl: '/v1/f1',
}
const zone = 'Europe/Berlin'
const now = Date.parse('2026-11-17T18:00:00Z')
const request = { mode: 'plate', context: 'Dinner' } as const

describe('the form of an analysed picture', () => {
  test('is the Ready log with its picture, and its foods with their ranges', () => {
    expect(draftOfAnalysis(analysis, log, { ...request, plannedMeal: 'm1' }, now, zone)).toMatchObject({
      logId: 'log1',
      name: 'Rice bowl',
      status: 'Ready',
      mealTime: 'dinner',
      context: 'Dinner',
      plannedMeal: 'm1',
      imageUrl: '/v1/f1',
      loggedAt: '2026-11-17T18:00:00.000Z',
      foods: [
        {
          name: 'Rice',
          servings: [{ name: '180 g', grams: 180, amounts: rice.amounts }],
          range: { least: 140, most: 220 },
        },
      ],
    })
  })

  test('is the fuel of the session that it was scanned for', () =>
    expect(draftOfAnalysis(analysis, log, { ...request, session: '2026-11-17/Run/1020' }, now, zone).session).toBe(
      '2026-11-17/Run/1020',
    ))

  test('says when the grams are the person’s usual ones', () => {
    const usual = { ...analysis, items: [{ ...rice, usual: true }] }
    expect(draftOfAnalysis(usual, log, request, now, zone).foods?.[0]?.servings[0].name).toBe('180 g, your usual')
  })

  test('is for the selected day at the present time by its clock', () =>
    expect(draftOfAnalysis(analysis, log, { ...request, day: localDate('2026-10-20') }, now, zone).loggedAt).toBe(
      '2026-10-20T17:00:00.000Z',
    ))
})

test.each([
  [[{ name: 'Rice', grams: 120 }], [{ food: 'rice-cooked', name: 'Rice', grams: 120 }]],
  [[{ name: 'Rice', grams: 180.4 }], []],
  [[{ name: 'Rice', grams: 0 }], []],
  [[{ name: 'Quinoa', grams: 120 }], []],
  [[], []],
])('portions saved as %j are remembered as %j', (saved, portions) =>
  expect(correctedPortions([rice], saved)).toEqual(portions),
)

describe('the servings of a label', () => {
  const namesOf = (changes: Partial<NutritionLabel>) =>
    foodOfLabel('Granola', { ...label, ...changes })[0]?.servings.map(({ name, grams }) => [name, grams])

  test('begin with a serving, then 100 g, then the pack', () =>
    expect(namesOf({})).toEqual([
      ['Serving (55 g)', 55],
      ['100 g', 100],
      ['Pack (440 g)', 440],
    ]))

  test('are what the label can answer', () => {
    expect(namesOf({ servingSize: null, servingsPerPack: null })).toEqual([['Serving', null]])
    expect(namesOf({ perServing: null, per100: label.perServing, servingSize: null, per100Unit: 'ml' })).toEqual([
      ['100 ml', 100],
    ])
    expect(foodOfLabel('Nothing', { ...label, perServing: null })).toEqual([])
  })

  test('are those of a drink where the label counts in millilitres', () => {
    const unitOf = (changes: Partial<NutritionLabel>) => foodOfLabel('Cola', { ...label, ...changes })[0]?.unit
    expect(unitOf({})).toBeUndefined()
    expect(unitOf({ servingSize: { amount: 250, unit: 'ml' } })).toBe('ml')
    expect(unitOf({ per100: label.perServing, per100Unit: 'ml' })).toBe('ml')
  })
})

test('a doubt names what it is about', () => {
  expect(doubtText({ code: 'out-of-range', basis: 'per-100', nutrient: 'sodium' })).toBe(
    'Sodium: more than any food holds (per 100).',
  )
  expect(doubtText({ code: 'energy-mismatch', basis: 'serving', nutrient: null })).toContain('calories do not fit')
})
