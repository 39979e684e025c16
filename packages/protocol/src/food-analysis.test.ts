import { describe, expect, test } from 'vitest'
import { analysedMealTypeOf, mealTimeOfAnalysis } from './analysed-meal.ts'
import { foodAnalysisInput, foodAnalysisResult, rememberPortionsInput } from './food-analysis.ts'
import { checkInput } from './functions.ts'

const picture = 'data:image/jpeg;base64,/9j/4AAQ'
const item = { food: 'oats', name: 'Oats', grams: 80 }

describe('asking for an analysis', () => {
  test('has the call’s own defaults', () =>
    expect(checkInput(foodAnalysisInput, { imageData: picture, userId: 'maya' })).toEqual({
      ok: true,
      value: { imageData: picture, userId: 'maya', mode: 'plate', mealContext: 'General meal', mealType: 'snack' },
    }))

  test('takes a picture that was uploaded before', () =>
    expect(checkInput(foodAnalysisInput, { imageFileId: 'f1', mode: 'label', userId: 'maya' })).toMatchObject({
      ok: true,
      value: { imageFileId: 'f1', mode: 'label' },
    }))

  test.each([
    [{ userId: 'maya' }, 'imageData'],
    [{ userId: 'maya', imageData: picture, imageFileId: 'f1' }, 'imageData'],
    [{ userId: 'maya', imageData: 'data:image/svg+xml;base64,AA' }, 'imageData'],
    [{ userId: 'maya', imageData: 'https://example.com/a.jpg' }, 'imageData'],
    [{ userId: 'maya', imageFileId: '../etc' }, 'imageFileId'],
    [{ userId: 'maya', imageData: picture, mealType: 'brunch' }, 'mealType'],
    [{ userId: 'maya', imageData: picture, mode: 'menu' }, 'mode'],
    [{ imageData: picture }, 'userId'],
  ])('that does not fit is refused by field (%#)', (input, field) => {
    const checked = checkInput(foodAnalysisInput, input)
    expect(checked).toMatchObject({ ok: false, error: { field } })
    expect(!checked.ok && checked.error.message).toContain(`\`${field}\``)
  })
})

test.each([
  [{ userId: 'maya', items: [] }, 'items'],
  [{ userId: 'maya', items: [{ ...item, grams: 0 }] }, 'items.0.grams'],
  [{ userId: 'maya', items: [{ ...item, name: ' ' }] }, 'items.0.name'],
  [{ userId: 'maya', items: Array.from({ length: 31 }, () => item) }, 'items'],
])('portions that cannot be remembered are refused by field (%#)', (input, field) =>
  expect(checkInput(rememberPortionsInput, input)).toMatchObject({ ok: false, error: { field } }),
)

describe('the answer of a newer server', () => {
  const nothing = { calories: null, protein: null, carbs: null, fat: null }
  const unknown = { ...nothing, fiber: null, sugar: null, sodium: null, potassium: null, iron: null }
  const answer = (label: object) => ({
    success: true,
    data: {
      mode: 'label',
      mealLogId: 'log',
      imageFileId: 'picture',
      analysis: { meal_name: 'Bar', ...nothing },
      amounts: unknown,
      label: {
        perServing: null,
        per100: { amounts: { ...unknown, saturates: null, polyols: null }, below: ['iron', 'iodine'] },
        perPack: null,
        per100Unit: 'g',
        servingSize: null,
        servingsPerPack: null,
        packSize: null,
        fiberInCarbs: false,
        ...label,
      },
    },
  })

  test('is read although it names what this version does not know', () => {
    const doubts = [
      { code: 'uncertain', basis: 'per-100', nutrient: 'iron' },
      { code: 'printed-over', basis: 'serving', nutrient: 'iodine' },
      { code: 'uncertain', basis: 'per-prepared-portion', nutrient: null },
    ]
    const fuel = [
      { substance: 'caffeine', basis: 'serving', amount: 75 },
      { substance: 'taurine', basis: 'serving', amount: 1000 },
    ]
    const read = foodAnalysisResult.parse(answer({ doubts, fuel })).data?.label
    expect(read?.per100?.below).toEqual(['iron'])
    expect(read?.fuel).toEqual(fuel.slice(0, 1))
    // A doubt for a reason without a name here is a doubt still: nothing doubted is taken for sure.
    expect(read?.doubts).toEqual([doubts[0], { code: 'other', basis: 'serving', nutrient: null }])
  })

  test('that failed keeps its words, whatever the failure is called', () => {
    const failed = { success: false, code: 'picture-of-a-menu', message: 'This is a menu.', imageFileId: 'picture' }
    expect(foodAnalysisResult.parse(failed)).toEqual({ ...failed, code: undefined })
  })
})

test.each([
  ['Post-Workout Fuel', 'post-fuel', 'post-workout'],
  ['Pre-Workout Fuel', 'pre-fuel', 'pre-workout'],
  ['Breakfast', 'breakfast', 'breakfast'],
  ['General Meal', 'general', 'general'],
])('a scan for %s is sent as %s and stored as %s', (context, sent, stored) => {
  const mealType = analysedMealTypeOf(context)
  expect(mealType).toBe(sent)
  expect(mealTimeOfAnalysis(mealType)).toBe(stored)
})
