import type { Equipment } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { expandClasses, type IngredientClass } from '../classes.ts'
import type { Food, Recipe } from '../food.ts'
import { boughtFor } from '../shopping/index.ts'
import { canGrams, notBought } from '../shopping/shop-forms.ts'
import { foodFreezingRows } from './food-freezing-rows.ts'
import { findFoodKeeping, foodKeepings } from './food-keeping.ts'
import { findRecipeKitchen, type RecipeKitchen, recipeKitchens } from './recipe-kitchen.ts'

const catalog = openCatalog()

const kitchenOf = (recipe: Recipe): RecipeKitchen => {
  const kitchen = findRecipeKitchen(recipe.id)
  if (!kitchen) throw new Error(`${recipe.id} has no kitchen data`)
  return kitchen
}
const foodsOf = (recipe: Recipe): readonly Food[] => recipe.ingredients.map(({ food }) => catalog.requireFood(food))
const idsWhere = (is: (recipe: Recipe, kitchen: RecipeKitchen) => boolean): readonly string[] =>
  catalog.recipes.filter((recipe) => is(recipe, kitchenOf(recipe))).map(({ id }) => id)
const saysIn = ({ steps }: Recipe, words: RegExp): boolean => words.test(steps.join(' '))
const isOf = (food: Food, ...wanted: readonly IngredientClass[]): boolean => {
  const classes = expandClasses(food.classes)
  return wanted.some((name) => classes.has(name))
}

describe('the kitchen data of a recipe', () => {
  test('is there for every recipe, and for nothing else', () => {
    expect([...recipeKitchens.keys()].toSorted()).toEqual(catalog.recipes.map(({ id }) => id).toSorted())
  })

  test('splits the minutes of the recipe into busy and waiting ones', () => {
    expect(
      idsWhere(({ minutes }, { handsOnMinutes: busy, waitingMinutes: waits }) => busy < 1 || busy + waits !== minutes),
    ).toEqual([])
  })

  test('has something to wait for where a dish waits a quarter of an hour', () => {
    const waits = /bake|boil|braise|cook|roast|simmer|steam|poach|stand|rest|soak|microwave|cover|grill/i
    expect(idsWhere((recipe, { waitingMinutes }) => waitingMinutes >= 15 && !saysIn(recipe, waits))).toEqual([])
  })

  test('keeps nothing longer than its most perishable food allows', () => {
    const limits: readonly (readonly [days: number, is: (food: Food) => boolean])[] = [
      [2, (food) => food.aisle === 'Meat & Fish' && isOf(food, 'seafood')],
      [2, ({ id }) => /(?:basmati|jasmine|sushi|white|brown|arborio|parboiled|wild)-rice-(?:dry|cooked)$/.test(id)],
      [4, (food) => food.aisle === 'Meat & Fish'],
      [4, (food) => isOf(food, 'egg') && food.aisle === 'Dairy & Eggs' && food.id !== 'egg-white-powder'],
      [1, ({ id }) => id === 'avocado' || /^lettuce|^arugula|^(?:alfalfa|bean)-sprouts/.test(id)],
    ]
    const most = (recipe: Recipe): number =>
      Math.min(7, ...foodsOf(recipe).flatMap((food) => limits.flatMap(([days, is]) => (is(food) ? [days] : []))))
    expect(idsWhere((recipe, { keepsDays }) => keepsDays < 0 || keepsDays > most(recipe))).toEqual([])
  })

  test('freezes only what keeps, and warms up only what was kept', () => {
    expect(idsWhere((_recipe, { freezes, keepsDays }) => freezes && keepsDays < 2)).toEqual([])
    expect(idsWhere((_recipe, { isMicrowaved, keepsDays }) => isMicrowaved && keepsDays < 1)).toEqual([])
  })

  test('cooks from one serving to at most six, and what has to be eaten at once in twos', () => {
    expect(idsWhere((_recipe, { batch: [min, max] }) => min !== 1 || !(max >= 2 && max <= 6))).toEqual([])
    expect(idsWhere((_recipe, { keepsDays, batch }) => keepsDays === 0 && batch[1] > 2)).toEqual([])
  })

  test.each([
    ['oven', /\b(?:bake|roast the|roast at|oven)\b/i],
    ['microwave', /microwave/i],
    ['blender', /\bblend\b/i],
  ] as const)('names the %s that the steps use', (tool: Equipment, words) => {
    expect(idsWhere((recipe, kitchen) => saysIn(recipe, words) && !kitchen.equipment.includes(tool))).toEqual([])
  })

  test('has a stove where the steps fry, boil or simmer', () => {
    const cooks = /\b(?:fry|stir-fry|simmer|sear|poach|blanch|boil (?:the|a|thick))\b/i
    expect(idsWhere((recipe, kitchen) => saysIn(recipe, cooks) && !kitchen.equipment.includes('stove'))).toEqual([])
  })

  test('needs no grill: a pan or the broiler of the oven does it', () => {
    expect(idsWhere((_recipe, { equipment }) => equipment.includes('grill'))).toEqual([])
    expect(
      idsWhere(
        (recipe, { equipment }) =>
          saysIn(recipe, /\b(?:grill|broil|broiler)\b/i) &&
          !equipment.some((tool) => tool === 'stove' || tool === 'oven'),
      ),
    ).toEqual([])
  })

  test('lets stand over night what the steps let stand', () => {
    expect(idsWhere((recipe, { hoursAhead }) => saysIn(recipe, /overnight/i) !== hoursAhead >= 6)).toEqual([])
  })

  test('takes neither stove nor oven nor grill before a session', () => {
    const hot: readonly Equipment[] = ['stove', 'oven', 'grill']
    expect(
      idsWhere(
        ({ slots }, kitchen) => slots.includes('pre-fuel') && hot.some((tool) => kitchen.equipment.includes(tool)),
      ),
    ).toEqual([])
  })
})

describe('how a food is sold and keeps', () => {
  const bought = new Set(
    catalog.recipes
      .flatMap(foodsOf)
      .filter(({ id }) => !notBought.has(id))
      .map((food) => boughtFor(catalog, food).food.id),
  )

  test('is known for every food that a recipe buys, once, and for foods of the catalogue only', () => {
    expect([...bought].filter((id) => !findFoodKeeping(id))).toEqual([])
    const ids = foodKeepings.map(([id]) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    expect(ids.filter((id) => !catalog.findFood(id))).toEqual([])
  })

  test('an opened pack keeps no longer than a closed one', () => {
    const wrong = foodKeepings.filter(([, { closedDays, openDays }]) => !(openDays >= 1 && openDays <= closedDays))
    expect(wrong.map(([id]) => id)).toEqual([])
  })

  test('what is frozen is known food that keeps longer so than opened', () => {
    const ids = foodFreezingRows
      .split('\n')
      .flatMap((line) => (line.startsWith('=') ? [] : line.split(' ').filter(Boolean)))
    const shorter = ids.filter((id) => {
      const { freezerDays = 0, openDays = 0 } = findFoodKeeping(id) ?? {}
      return freezerDays <= openDays
    })
    expect(shorter).toEqual([])
    expect(ids.length).toBe(new Set(ids).size)
  })

  test('packs hold what a shop sells, and pieces are counted', () => {
    const wrong = foodKeepings.filter(([id, { pack }]) => {
      if (pack !== 'piece') {
        const isSold = (grams: number) => grams >= 5 && grams <= 2500
        return [pack.metric, pack.us].some(
          ({ usual, small }) => !isSold(usual) || (small !== undefined && !(isSold(small) && small < usual)),
        )
      }
      const units = catalog.requireFood(id).portions.map(({ unit }) => unit)
      return units.every((unit) => ['cup', 'tbsp', 'tsp', 'slice', 'oz'].includes(unit))
    })
    expect(wrong.map(([id]) => id)).toEqual([])
  })

  test('a metric and a US pack are of one size, within a factor of three', () => {
    const wrong = foodKeepings.filter(
      ([, { pack }]) =>
        pack !== 'piece' && Math.max(pack.metric.usual / pack.us.usual, pack.us.usual / pack.metric.usual) > 3,
    )
    expect(wrong.map(([id]) => id)).toEqual([])
  })

  test('a can is the can of the shopping list', () => {
    const cans = foodKeepings.flatMap(([id, { pack }]) =>
      canGrams[id] === undefined || pack === 'piece' ? [] : [[id, pack.metric.usual, canGrams[id]]],
    )
    expect(cans.length).toBeGreaterThan(15)
    expect(cans.filter(([, pack, can]) => pack !== can)).toEqual([])
  })

  test('raw ground meat, poultry and fish keep a day or two, steaks and chops three to five', () => {
    const raw = foodKeepings.filter(([id]) => id.endsWith('-raw') && catalog.requireFood(id).aisle === 'Meat & Fish')
    const slow = /steak|round|sirloin|chop|tenderloin/
    const wrong = raw.filter(([id, { closedDays }]) => closedDays > (slow.test(id) || /flank/.test(id) ? 5 : 2))
    expect(wrong.map(([id]) => id)).toEqual([])
  })

  test('what is perishable is not kept in the pantry', () => {
    const wrong = foodKeepings.filter(
      ([id, { place }]) => place === 'pantry' && catalog.requireFood(id).aisle === 'Meat & Fish' && !canGrams[id],
    )
    expect(wrong.map(([id]) => id)).toEqual([])
  })
})
