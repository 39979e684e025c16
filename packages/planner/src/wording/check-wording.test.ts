import { openCatalog, wordsOf } from '@pacemeal/catalog'
import type { MealOption } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { checkDishWords, checkSentence } from './check-wording.ts'
import { findUnknownWord } from './known-words.ts'

const catalog = openCatalog()

/** One serving of a recipe of the catalogue, with the words that are given. */
const aDish = (ingredients: readonly string[], words: Pick<MealOption, 'name' | 'description'>): MealOption => ({
  ...{ recipe: 'test', minutes: 10, servings: 1, steps: [] },
  ...{ calories: 500, protein: 20, carbs: 70, fat: 15, fiber: 8, sugar: 20, sodium: 100, potassium: 500, iron: 3 },
  ...words,
  ingredients: ingredients.map((food) => {
    const { name } = catalog.requireFood(food)
    return { food, grams: 50, amount: '50 g', item: name }
  }),
})

const oats = aDish(['rolled-oats-dry', 'blueberries', 'almonds', 'yogurt-greek-lowfat'], {
  name: 'Blueberry almond oats',
  description: 'Creamy oats in 10 minutes with warm blueberries and toasted almonds.',
})
const told = { name: 'Warm blueberry oats', description: 'Velvety oats, ready in 10 minutes, with juicy blueberries.' }

const faultOf = (changes: Partial<typeof told>): string => {
  const checked = checkDishWords({ ...told, ...changes }, oats, ['vegetarian'], catalog)
  return checked.ok ? 'taken' : checked.error.rule
}

describe('a rewording of a dish', () => {
  test.each([
    ['of the same things in other words', {}],
    ['that trims spaces', { name: '  Warm blueberry oats ' }],
    ['with the kind of food that is in it', { description: 'Warm oats with berries and nuts in 10 minutes.' }],
    [
      'in words with other endings',
      { description: 'Creamy oats: gently warmed blueberries, mixed and toasted in 10 minutes.' },
    ],
    ['that names the athlete’s own diet', { description: 'Vegetarian oats with warm blueberries in 10 minutes.' }],
  ])('%s is taken', (_, changes) => expect(faultOf(changes)).toBe('taken'))

  test.each([
    ['another number', { description: 'Creamy oats in 15 minutes with blueberries.' }, 'quantity'],
    ['another unit', { description: 'Creamy oats with 10 g of blueberries.' }, 'quantity'],
    ['a number that was left out', { description: 'Creamy oats with warm blueberries.' }, 'quantity'],
    ['a number in words', { description: 'Two bowls of creamy oats in 10 minutes.' }, 'quantity'],
    ['a fraction', { description: 'Creamy oats in 10 minutes with 1/2 of the blueberries.' }, 'quantity'],
    ['an allergen', { description: 'Creamy oats in 10 minutes with peanuts.' }, 'unknown_word'],
    ['an allergen as an adjective', { name: 'Peanutty blueberry oats' }, 'unknown_word'],
    ['another nut of the same kind', { description: 'Creamy oats in 10 minutes with walnuts.' }, 'unknown_word'],
    ['a food the catalogue does not know', { name: 'Blueberry oats with lucuma' }, 'unknown_word'],
    ['a food in another language', { name: 'Blueberry oats et cacahuètes' }, 'unknown_word'],
    ['a claim of a diet', { description: 'Vegan oats with warm blueberries in 10 minutes.' }, 'unknown_word'],
    ['a claim of absence', { description: 'Gluten-free oats with warm blueberries in 10 minutes.' }, 'unknown_word'],
    ['a claim of health', { description: 'Oats that detox and cure in 10 minutes with blueberries.' }, 'unknown_word'],
    ['the echo of its instructions', { name: 'You reword the texts of a plan' }, 'unknown_word'],
    ['plain words about nothing', { name: 'A warm and lovely bowl' }, 'off_subject'],
    ['markup', { name: '<b>Blueberry</b> oats' }, 'not_plain'],
    ['a link in brackets', { name: '[Blueberry oats](//x)' }, 'not_plain'],
    ['an address', { description: 'Oats with blueberries in 10 minutes: www.oats.example' }, 'not_plain'],
    ['a line break', { description: 'Oats with blueberries\nin 10 minutes.' }, 'not_plain'],
    ['another script', { name: 'Oats арахис' }, 'not_plain'],
    ['an emoji', { name: 'Blueberry oats 🥜' }, 'not_plain'],
    ['no text', { name: ' ' }, 'length'],
    ['a text without end', { description: `Oats ${'warm and soft '.repeat(40)}` }, 'length'],
  ])('with %s is dropped', (_, changes, rule) => expect(faultOf(changes)).toBe(rule))

  test('a diet that the athlete does not keep is no word for a dish', () => {
    const said = { ...told, description: 'Vegetarian oats with warm blueberries in 10 minutes.' }
    expect(checkDishWords(said, oats, [], catalog)).toMatchObject({ ok: false, error: { detail: 'vegetarian' } })
  })

  test('what every food of the catalogue is about is foreign to a dish without it', () => {
    const heads = catalog.foods.flatMap(({ name }) => wordsOf(name.split(/[,(]/)[0] ?? '').slice(-1))
    const plain = heads.filter((word) => !/\d/.test(word) && findUnknownWord(word, new Set()) === undefined)
    // Shapes and ways of making: the word before them says of what, and that one is foreign.
    expect([...new Set(plain)].toSorted().join(' ')).toBe(
      'browns chop chunks drink flakes flavoring mix rings roast seasoning shake spread water',
    )
  })

  test('every dish of the catalogue may keep the words it has', () => {
    const refusals = catalog.recipes.flatMap((recipe) => {
      const dish = aDish(
        recipe.ingredients.map(({ food }) => food),
        recipe,
      )
      const checked = checkDishWords(recipe, dish, [], catalog)
      return checked.ok ? [] : [`${recipe.id}: ${checked.error.rule} ${checked.error.detail}`]
    })
    expect(refusals).toEqual([])
  })
})

describe('a rewording of an explanation', () => {
  const builtIn = 'Carbs stay at 60 g: at most 45% of 1,200 kcal before training at 7:30 AM.'

  test.each([
    ['the same in other words', 'Before training at 7:30 AM', false],
    ['its order kept', 'Your carbs stay at 60 g, at most 45% of 1,200 kcal, before training at 7:30 AM.', true],
    [
      'thousands without a comma',
      'Carbs stay at 60 g: at most 45 percent of 1200 kcal before training at 7:30 AM.',
      true,
    ],
    ['a figure changed', 'Carbs stay at 65 g: at most 45% of 1,200 kcal before training at 7:30 AM.', false],
    ['figures that change places', 'Carbs stay at 45 g: at most 60% of 1,200 kcal before training at 7:30 AM.', false],
    ['a unit changed', 'Carbs stay at 60 kg: at most 45% of 1,200 kcal before training at 7:30 AM.', false],
    ['most turned to least', 'Carbs stay at 60 g: at least 45% of 1,200 kcal before training at 7:30 AM.', false],
    ['a not slipped in', 'Carbs do not stay at 60 g: at most 45% of 1,200 kcal before training at 7:30 AM.', false],
    ['before turned to after', 'Carbs stay at 60 g: at most 45% of 1,200 kcal after training at 7:30 AM.', false],
    [
      'a food slipped in',
      'Carbs from honey stay at 60 g: at most 45% of 1,200 kcal before training at 7:30 AM.',
      false,
    ],
    ['morning turned to evening', 'Carbs stay at 60 g: at most 45% of 1,200 kcal before training at 7:30 PM.', false],
  ])('with %s', (_, said, taken) => expect(checkSentence(said, builtIn).ok).toBe(taken))
})
