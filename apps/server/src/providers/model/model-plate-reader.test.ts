import { openCatalog } from '@pacemeal/catalog'
import { expect, test } from 'vitest'
import type { LanguageModel } from './language-model.ts'
import { modelPlateReader } from './model-plate-reader.ts'
import type { SaidFood } from './plate-figures.ts'
import type { PlateReading } from './plate-reader.ts'

const picture = { bytes: new Uint8Array([255, 216]), mimeType: 'image/jpeg' } as const
const never = new AbortController().signal

const aFood = (changes: Partial<SaidFood> = {}): SaidFood => ({
  ...{ name: 'Cooked white rice', grams: 200, gramsAtLeast: 150, gramsAtMost: 260 },
  ...{ calories: 260, protein: 5, carbs: 56, fat: 1 },
  ...changes,
})

/** A model that answers with one object, whatever it is asked; the answer still goes through the question's schema. */
const modelSaying = (answer: unknown): LanguageModel => ({
  ask: async (question) => question.answer.parse(answer),
})

const read = (items: readonly unknown[], title = 'Rice bowl'): Promise<PlateReading> =>
  modelPlateReader(modelSaying({ title, items }), openCatalog()).readPlate(picture, 'Dinner', never)

test('a known food has the catalogue’s name and figures, whatever the model claims of them', async () => {
  const { title, items } = await read([aFood({ protein: 90 })])
  const [rice] = items
  expect(title).toBe('Rice bowl')
  expect(rice).toMatchObject({ name: 'White rice, cooked', figures: 'catalogue', grams: 200 })
  expect(rice).toMatchObject({ gramsAtLeast: 150, gramsAtMost: 260 })
  expect(rice?.nutrients.calories).toBeCloseTo(260, 0)
  expect(rice?.nutrients.protein).toBeLessThan(7)
})

test.each([
  ['Rice', 130, /rice, cooked/i],
  ['Chicken breast', 165, /^Chicken breast.*(roasted|grilled)/],
  ['Broccoli', 35, /^Broccoli/],
  ['Grilled salmon', 206, /^Salmon/],
  ['Avocado', 160, /^Avocado$/],
  ['Pasta', 158, /pasta.*cooked/i],
  ['Fried egg', 196, /^Egg, fried$/],
  ['Black beans', 132, /^Black beans, cooked$/],
])('%s on a plate is the catalogue’s food of that energy', async (name, energy, expected) => {
  const [item] = (await read([aFood({ name, grams: 100, calories: energy })])).items
  expect(item?.name).toMatch(expected)
})

test('a food the catalogue does not know keeps the model’s figures, and says whose they are', async () => {
  const [item] = (await read([aFood({ name: 'Baklava', grams: 80, calories: 340, protein: 5, carbs: 30, fat: 23 })]))
    .items
  expect(item).toMatchObject({ name: 'Baklava', food: undefined, figures: 'model' })
  expect(item?.nutrients).toMatchObject({ calories: 340, protein: 5, carbs: 30, fat: 23, sodium: null })
})

test.each([
  ['energy that its weight cannot hold', { calories: 900 }],
  ['macronutrients heavier than itself', { calories: 600, carbs: 150 }],
  ['energy that its macronutrients do not make', { calories: 600 }],
  ['a negative amount', { fat: -23 }],
])('an unknown food with %s has unknown figures', async (_, changes) => {
  const baklava = { name: 'Baklava', grams: 80, calories: 340, protein: 5, carbs: 30, fat: 23 }
  const [item] = (await read([aFood({ ...baklava, ...changes })])).items
  expect(item?.nutrients).toMatchObject({ calories: null, protein: null, carbs: null, fat: null })
})

test.each([
  ['no weight', { grams: 0 }],
  ['a weight no plate carries', { grams: 50_000 }],
  ['markup in its name', { name: '<b>Rice</b>' }],
  ['a link for a name', { name: 'www.example.com' }],
  ['no name', { name: ' ' }],
])('a food with %s is left out, the others stay', async (_, changes) => {
  const { items } = await read([aFood(changes), aFood({ name: 'Avocado', grams: 50, calories: 80 })])
  expect(items.map(({ name }) => name)).toEqual(['Avocado'])
})

test('a range that does not hold the guess is widened to it, and the most energy stands first', async () => {
  const { items } = await read([
    aFood({ name: 'Broccoli', grams: 80, gramsAtLeast: 120, gramsAtMost: 90, calories: 28 }),
    aFood({}),
  ])
  expect(items.map(({ gramsAtLeast, grams, gramsAtMost }) => [gramsAtLeast, grams, gramsAtMost])).toEqual([
    [150, 200, 260],
    [80, 80, 120],
  ])
})

test('a picture without food has no items; a list of impossible foods is a failure', async () => {
  expect((await read([], 'A bicycle')).items).toEqual([])
  await expect(read([aFood({ grams: -1 })])).rejects.toMatchObject({ name: 'ModelFailure', reason: 'malformed' })
  await expect(read(['rice'])).rejects.toThrow()
})
