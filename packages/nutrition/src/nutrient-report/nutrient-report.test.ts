import { type DetailedAmounts, detailedNutrients, type HealthCondition, nutrients, recordOf } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { type EatenMeal, nutrientReport } from './nutrient-report.ts'
import { leavesReferencesOut } from './reference-intakes.ts'

const unknown = recordOf(detailedNutrients, () => null)
const nothing = recordOf(nutrients, () => null)
const tables: Readonly<Record<string, Partial<DetailedAmounts>>> = {
  milk: { calories: 60, calcium: 120, vitaminD: 1 },
  bread: { calories: 260, calcium: null, vitaminD: 0 },
  water: { calories: 0, calcium: 10, vitaminD: 0 },
}
const detailsOf = (food: string) => (tables[food] ? { ...unknown, ...tables[food] } : undefined)
const woman = { sex: 'Female', age: 30 } as const
const meal = (calories: number | null, items: EatenMeal['items'] = []): EatenMeal => ({
  amounts: { ...nothing, calories },
  items,
})
const line = (meals: readonly EatenMeal[], nutrient: (typeof detailedNutrients)[number], days = 1) => {
  const found = nutrientReport(meals, days, woman, detailsOf).find((one) => one.nutrient === nutrient)
  if (!found) throw new Error(`no ${nutrient}`)
  return found
}

test('an intake is low only where nearly all of the energy has a figure', () => {
  const milk = meal(600, [
    { food: 'milk', grams: 500 },
    { food: 'bread', grams: 115 },
  ])
  // Half of the energy is bread, whose calcium nobody knows.
  expect(line([milk], 'calcium')).toMatchObject({ amount: 600, state: 'unsure' })
  expect(line([milk], 'calcium').known).toBeCloseTo(0.5, 1)
  expect(line([milk], 'vitaminD')).toMatchObject({ amount: 5, state: 'low' })
  expect(line([milk], 'vitaminD').known).toBeCloseTo(1, 2)
})

test('unknown is not zero: a log of figures alone says nothing of calcium', () => {
  expect(line([meal(600)], 'calcium')).toMatchObject({ amount: null, known: 0, state: 'unsure' })
  expect(line([meal(null)], 'calcium')).toMatchObject({ amount: null, state: 'unsure' })
})

test('what is reached or passed is said however little is known', () => {
  const much = meal(6000, [{ food: 'milk', grams: 1000 }])
  expect(line([much], 'calcium')).toMatchObject({ amount: 1200, state: 'enough' })
  expect(line([much], 'calcium').known).toBeLessThan(0.2)
  const salty: EatenMeal = { amounts: { ...nothing, calories: 100, sodium: 3000 } }
  expect(line([salty, meal(2000)], 'sodium')).toMatchObject({ amount: 3000, state: 'over' })
})

test('a week is read by its logged days', () => {
  const daily = meal(600, [{ food: 'milk', grams: 1000 }])
  expect(line([daily, daily, daily], 'calcium', 3)).toMatchObject({ amount: 1200, state: 'enough' })
  expect(line([daily], 'calcium', 2)).toMatchObject({ amount: 600 })
})

test('references follow sex and age, and saturated fat the energy', () => {
  const reference = (nutrient: (typeof detailedNutrients)[number], sex: 'Female' | 'Male', age: number) =>
    nutrientReport([meal(2000)], 1, { sex, age }, detailsOf).find((one) => one.nutrient === nutrient)?.reference
  expect(reference('iron', 'Female', 30)).toMatchObject({ kind: 'least', amount: 18, source: 'IOM01' })
  expect(reference('iron', 'Female', 60)?.amount).toBe(8)
  expect(reference('iron', 'Male', 30)?.amount).toBe(8)
  expect(reference('calcium', 'Female', 60)?.amount).toBe(1200)
  expect(reference('saturatedFat', 'Male', 30)).toMatchObject({ kind: 'most', source: 'DGA20' })
  expect(reference('saturatedFat', 'Male', 30)?.amount).toBeCloseTo(22.2, 1)
  expect(reference('sugar', 'Male', 30)).toBeUndefined()
})

// The tables of the Dietary Reference Intakes (National Academies), life stages of 14 to 18 years and above 70.
test.each([
  ['calcium', 18, 1300, 1300],
  ['phosphorus', 18, 1250, 1250],
  ['iron', 18, 11, 15],
  ['magnesium', 18, 410, 360],
  ['zinc', 18, 11, 9],
  ['vitaminC', 18, 75, 65],
  ['vitaminK', 18, 75, 75],
  ['potassium', 18, 3000, 2300],
  ['choline', 18, 550, 400],
  ['fiber', 19, 38, 25],
  ['calcium', 70, 1000, 1200],
  ['calcium', 71, 1200, 1200],
  ['vitaminD', 71, 20, 20],
] as const)('%s at %i years is that of the life stage', (nutrient, age, male, female) => {
  const amountFor = (sex: 'Female' | 'Male') =>
    nutrientReport([meal(2000)], 1, { sex, age }, detailsOf).find((one) => one.nutrient === nutrient)?.reference?.amount
  expect([amountFor('Male'), amountFor('Female')]).toEqual([male, female])
})

test.each<[HealthCondition, readonly (typeof detailedNutrients)[number][]]>([
  ['kidneyDisease', ['potassium', 'phosphorus', 'magnesium']],
  ['underMedicalCare', ['potassium', 'vitaminK']],
  ['diabetesDrugs', []],
  ['eatingDisorder', []],
  ['lowEnergySigns', []],
])('with %s nothing is held against %j, whose intake a doctor may have set', (condition, without) => {
  const referred = (conditions: readonly HealthCondition[]) =>
    nutrientReport([meal(600)], 1, { ...woman, conditions }, detailsOf)
      .filter(({ reference }) => reference !== undefined)
      .map(({ nutrient }) => nutrient)
  expect(referred([condition])).toEqual(referred([]).filter((one) => !without.includes(one)))
  expect(leavesReferencesOut([condition])).toBe(without.length > 0)
  // No reference for adults in general fits in pregnancy.
  expect(referred([condition, 'pregnantOrLactating'])).toEqual([])
})

test('what weighs nothing in energy is known all the same, and nothing logged is no report', () => {
  expect(line([meal(0, [{ food: 'water', grams: 500 }])], 'calcium')).toMatchObject({ amount: 50, known: 1 })
  expect(nutrientReport([], 0, woman, detailsOf)).toEqual([])
})

test('what the plan aims at counts before the reference, and is told as such', () => {
  const eaten: EatenMeal = { amounts: { ...nothing, calories: 2000, sodium: 3000, fiber: 30 } }
  const aims = { sodium: 3931, fiber: 44 }
  const report = nutrientReport([eaten], 1, woman, detailsOf, aims)
  const of = (nutrient: (typeof detailedNutrients)[number]) => report.find((one) => one.nutrient === nutrient)
  expect(of('sodium')).toMatchObject({ isOwn: true, reference: { kind: 'most', amount: 3931 }, state: 'enough' })
  expect(of('fiber')).toMatchObject({ isOwn: true, reference: { kind: 'least', amount: 44 }, state: 'low' })
  expect(of('iron')).toMatchObject({ isOwn: false, reference: { amount: 18 } })
})
