import type { Diet } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { classesOfAllergen } from './allergens.ts'
import { openCatalog } from './catalog.ts'
import { findCaution, findKitchenCaution } from './cautions.ts'
import { likelyClasses } from './reference/reference-classes.ts'

const catalog = openCatalog()

/** `sure`, `doubt` or nothing, for a row of a drawer of the tables by its name. */
const judged = (drawer: string, name: string, restriction: string, diets: readonly Diet[] = []) => {
  const rules = catalog.rulesFor(diets, restriction === '' ? [] : [restriction])
  const found = findCaution(rules, { name, ...likelyClasses(`usda-${drawer}001`, name) })
  return found && (found.isSure ? 'sure' : 'doubt')
}

describe('a food of the reference tables', () => {
  test.each([
    ['01', 'Cheese, provolone', 'milk', 'sure'],
    ['01', 'Egg, whole, raw, fresh', 'milk', undefined],
    ['01', 'Egg, whole, raw, fresh', 'eggs', 'sure'],
    ['04', 'Butter, light, stick, with salt', 'dairy', 'sure'],
    ['04', 'Margarine, regular, 80% fat', 'dairy', 'doubt'],
    ['06', 'Chunky chicken noodle soup, canned', 'gluten', 'sure'],
    ['06', 'Soup, vegetarian vegetables, canned', 'celery', 'doubt'],
    ['07', 'Salami, Italian, pork', 'pork', 'sure'],
    ['07', 'Turkey sausage, reduced fat', 'pork', 'doubt'],
    ['08', "Kellogg's, Special K vanilla almond", 'nuts', 'sure'],
    ['08', 'Quaker, Quaker oat cinnamon life', 'peanuts', 'doubt'],
    ['09', 'Custard-apple, raw', 'milk', undefined],
    ['09', 'Strawberries, raw', 'strawberries', 'sure'],
    ['09', 'Grapes, muscadine, raw', 'nuts', undefined],
    ['11', 'Squash, summer, scallop, raw', 'shellfish', undefined],
    ['11', 'Potatoes, scalloped, home-prepared with butter', 'milk', 'sure'],
    ['11', 'Eggplant, raw', 'eggs', undefined],
    ['11', 'Squash, winter, butternut, raw', 'milk', undefined],
    ['12', 'Almonds, blanched', 'nuts', 'sure'],
    ['12', 'Sesame butter, tahini', 'sesame', 'sure'],
    ['12', 'Sesame butter, tahini', 'milk', undefined],
    ['12', 'Coconut milk, canned', 'milk', undefined],
    ['14', 'Almond milk, sweetened', 'milk', 'doubt'],
    ['14', 'Whey protein powder isolate', 'milk', 'sure'],
    ['14', 'Carbonated, root beer', 'gluten', 'doubt'],
    ['14', 'Beer, regular, all', 'gluten', 'sure'],
    ['15', 'Shrimp, canned', 'shellfish', 'sure'],
    ['15', 'Sucker, white, cooked, dry heat', 'fish', 'sure'],
    ['15', 'Sucker, white, cooked, dry heat', 'shellfish', undefined],
    ['16', 'Peanut butter, smooth, reduced fat', 'peanuts', 'sure'],
    ['16', 'Peanut butter, smooth, reduced fat', 'milk', undefined],
    ['16', 'Tofu, raw, firm', 'soy', 'sure'],
    ['18', 'Phyllo dough', 'gluten', 'sure'],
    ['18', 'Cookies, peanut butter, refrigerated dough', 'gluten', 'sure'],
    ['18', 'Muffins, corn, dry mix', 'gluten', 'doubt'],
    ['18', 'Cookies, gluten-free, lemon wafer', 'gluten', undefined],
    ['18', 'Cookies, gluten-free, lemon wafer', 'eggs', 'doubt'],
    ['19', 'Candies, milk chocolate', 'milk', 'sure'],
    ['19', 'Candies, dark chocolate', 'milk', 'doubt'],
    ['20', 'Bulgur, cooked', 'wheat', 'sure'],
    ['20', 'Rice, white, glutinous, unenriched, cooked', 'gluten', undefined],
    ['20', 'Buckwheat groats, roasted, cooked', 'gluten', undefined],
    ['21', "McDonald's, Big Mac", 'sesame', 'doubt'],
    ['22', 'Lasagna with meat & sauce, frozen entree', 'milk', 'sure'],
    ['25', 'Shrimp cracker', 'crustaceans', 'sure'],
    ['36', 'Restaurant: vegetable lo mein, without meat', 'peanuts', 'doubt'],
  ])('(%s) %s and %s: %s', (drawer, name, restriction, expected) => {
    expect(judged(drawer, name, restriction)).toBe(expected)
  })

  test.each<[string, string, Diet, string | undefined]>([
    ['05', 'Turkey, drumstick, meat only, raw', 'vegetarian', 'sure'],
    ['10', 'Pork, cured, bacon, cooked', 'halal', 'sure'],
    ['16', 'Loma Linda tender rounds with gravy, canned', 'vegetarian', 'doubt'],
    ['19', 'Candies, marshmallows', 'vegan', 'sure'],
    ['19', 'Honey', 'vegan', 'sure'],
    ['11', 'Chard, Swiss, raw', 'vegan', undefined],
    ['36', 'Restaurant: vegetable lo mein', 'vegan', 'doubt'],
  ])('(%s) %s and a %s diet: %s', (drawer, name, diet, expected) => {
    expect(judged(drawer, name, '', [diet])).toBe(expected)
  })

  test('of anybody who avoids nothing has no caution', () => {
    expect(judged('36', 'Restaurant: shrimp with cheese', '')).toBeUndefined()
  })
})

test('a food of the kitchen is judged by its reviewed classes, and a doubt is told as one', () => {
  const of = (id: string, restriction: string) => {
    const food = catalog.findFood(id)
    if (!food) throw new Error(`${id} is no food.`)
    return findKitchenCaution(catalog.rulesFor([], [restriction]), food)
  }
  expect(of('milk-whole', 'milk')).toEqual({ of: 'milk and dairy', isSure: true })
  expect(of('banana', 'milk')).toBeUndefined()
  expect(of('banana', 'banana')?.isSure).toBe(true)
})

test.each(['wheat', 'gluten'])('a label that declares gluten is told to who avoids %s', (avoided) => {
  const rules = catalog.rulesFor([], [avoided])
  expect(findCaution(rules, { name: 'Cereal bar', sure: classesOfAllergen.gluten, doubted: [] })?.isSure).toBe(true)
})
