import type { UnitChoices } from '@pacemeal/domain'
import { type KeptOwnFood, MAX_RECIPE_INGREDIENTS } from '@pacemeal/domain/own-food'
import { describe, expect, test } from 'vitest'
import { chooseUnits } from '../../../languages/units.ts'
import { eatableKept } from '../sheet/eatable.ts'
import { openFoodCatalogue } from '../sheet/food-catalogue.ts'
import { heldNutrients } from '../sheet/held-nutrients.ts'
import { gramsOf } from '../sheet/log-form.ts'
import {
  amountsOfServing,
  blankRecipeForm,
  foodOfRecipe,
  itemsOfRecipe,
  type OwnRecipeForm,
  readRecipeForm,
  recipeFormOf,
  withWritten,
} from './own-recipe-form.ts'

const catalogue = openFoodCatalogue()
const { eatable } = catalogue
const lines = [
  '200 g rolled oats, toasted',
  '1 (400 ml) can whole milk',
  '2 bananas, sliced',
  '1 pinch unobtainium dust',
]
const porridge = withWritten(blankRecipeForm, { name: 'Porridge', servings: 4, lines }, catalogue)
const made = (form: OwnRecipeForm) => {
  const checked = readRecipeForm(form)
  if (!checked.ok) return checked
  return foodOfRecipe(checked.value, heldNutrients(itemsOfRecipe(checked.value), []))
}

describe('a recipe that was pasted', () => {
  test('becomes foods in their grams, and says what it does not know', () => {
    const checked = readRecipeForm(porridge)
    const items = checked.ok ? checked.value.recipe.ingredients : []
    expect(items.map(({ food, text }) => [food, text])).toEqual([
      ['rolled-oats-dry', lines[0]],
      ['milk-whole', lines[1]],
      ['banana', lines[2]],
    ])
    expect(items.map(({ grams }) => Math.round(grams / 10))).toEqual([20, 41, 24])
    expect(porridge.unknown).toEqual([lines[3]])
  })

  test('does not take the place of a name that was typed', () => {
    const written = { name: 'Best ever porridge', servings: 2, lines: ['100 g oats'] }
    expect(withWritten({ ...blankRecipeForm, name: 'Mine' }, written, catalogue)).toMatchObject({
      name: 'Mine',
      servings: '2',
    })
  })
})

const readOf = (line: string) => {
  const { picked, unknown } = withWritten(blankRecipeForm, { name: '', servings: 1, lines: [line] }, catalogue)
  return { foods: picked.map((one) => [one.eatable.key.slice(5), Math.round(gramsOf(one))]), unknown, picked }
}

describe('a line of a recipe', () => {
  test.each([
    ['1 (15 oz) can black beans, drained and rinsed', 'black-beans-cooked', 425],
    ['1 can black beans, drained and rinsed', 'black-beans-cooked', 240],
    ['1 can (14 oz) lentils', 'lentils-cooked', 397],
    ['400 g tin lentils', 'lentils-cooked', 240],
    ['2 x 400 g tins black beans', 'black-beans-cooked', 800],
    ['1 Dose Linsen (400 g)', 'lentils-cooked', 400],
    ['200 g Linsen aus der Dose, abgetropft', 'lentils-cooked', 200],
    ['1 pouch ready to eat lentils (250 g)', 'lentils-cooked', 250],
    ['1 pack microwave rice (250 g)', 'white-rice-cooked', 250],
    ['250 g precooked rice', 'white-rice-cooked', 250],
    ['1 vasito de arroz (125 g)', 'white-rice-cooked', 125],
    ['200 g rice', 'white-rice-dry', 200],
    ['200 g rice, rinsed', 'white-rice-dry', 200],
  ])('%s is as it goes into the pot: %s', (line, food, grams) => expect(readOf(line).foods).toEqual([[food, grams]]))

  test('of pulses that may be dry or cooked is asked about', () => {
    const [asked] = readOf('200 g lentils').picked
    expect(asked?.eatable.key).toBe('food:lentils-dry')
    expect(asked?.question?.answers.map((one) => [one.eatable.key, gramsOf(one), one.said])).toEqual([
      // As the question names them: cooked, dry.
      ['food:lentils-cooked', 200, '200 g lentils'],
      ['food:lentils-dry', 200, '200 g lentils'],
    ])
    for (const line of ['200 g dried lentils', '200 g cooked lentils', '200 g rice'])
      expect(readOf(line).picked.map(({ question }) => question)).toEqual([undefined])
  })

  test.each(['1 tbsp mustard oil', '2 tbsp almond oil', '1 tsp fish oil', '1 tbsp garlic oil', '2 tbsp hot chili oil'])(
    '%s is not what it is pressed from: it is told',
    (line) => expect(readOf(line)).toMatchObject({ foods: [], unknown: [line] }),
  )

  test.each([
    ['1 tbsp oil', 14],
    ['2 tbsp neutral oil', 28],
    ['2 tbsp cooking oil', 28],
    ['1 EL Öl', 14],
    ['2 tbsp vegetable oil', 28],
  ])('%s is plain oil', (line, grams) => expect(readOf(line).foods).toEqual([['canola-oil', grams]]))

  test.each([
    ['2 eggs, 100 g spinach', ['egg-whole-raw', 'spinach'], []],
    ['1 onion, 2 carrots, 3 celery stalks', ['onion', 'carrot', 'celery'], []],
    ['Salt, pepper, paprika', ['salt', 'black-pepper', 'paprika'], []],
    ['salt, to taste', ['salt'], []],
    ['400 g tomatoes, 1 can', ['tomato'], []],
    ['200 g pasta, 30 g unobtainium', ['pasta-dry'], ['unobtainium']],
    ['200 g kale and unobtainium', ['kale'], ['unobtainium']],
    ['1 onion, peeled and finely chopped', ['onion'], []],
    ['200 g Mehl und Geheimzutat', ['all-purpose-flour'], ['Geheimzutat']],
    ['1 Zwiebel, geschält und gewürfelt', ['onion'], []],
  ])('%s loses none of its foods', (line, foods, unknown) => {
    const read = readOf(line)
    expect(read.foods.map(([food]) => food)).toEqual(foods)
    expect(read.unknown).toEqual(unknown)
  })

  test.each([
    ['3 unidades de huevo', 'egg-whole-raw', 150],
    ['2 Zehe/n Knoblauch', 'garlic', 6],
    ['juice of 1 lemon', 'lemon', 58],
    ['1/2 cup (1 stick) butter, softened', 'butter-salted', 113],
    ['2 sticks (1 cup) butter', 'butter-salted', 226],
    ['100 gr. de azúcar', 'sugar-white', 100],
    ['100gr. Zucker', 'sugar-white', 100],
    ['250 cc de leche', 'milk-2-percent', 258],
    ['1 cucharada rasa de maicena', 'cornstarch', 8],
    ['½ Würfel Hefe', 'active-dry-yeast', 7],
    ['7 g dry yeast', 'active-dry-yeast', 7],
    ['200 ml caldo de pollo', 'chicken-broth', 210],
    ['200 ml Fleischbrühe', 'beef-broth', 203],
    ['2 Eigelb', 'egg-yolk-raw', 34],
    ['2 tomates maduros', 'tomato', 246],
    ['1 rama de apio', 'celery', 40],
    ['1 bola de mozzarella', 'mozzarella-whole', 125],
    ['100 g de jamón en taquitos', 'ham-sliced-deli', 100],
    ['300 g de lentejas pardinas', 'lentils-dry', 300],
  ])('%s is %s', (line, food, grams) => expect(readOf(line).foods).toEqual([[food, grams]]))

  test('beyond what a recipe holds is told', () => {
    const lines = Array.from({ length: MAX_RECIPE_INGREDIENTS + 1 }, (_, at) => `${at + 1} g salt`)
    const form = withWritten(blankRecipeForm, { name: '', servings: 1, lines }, catalogue)
    expect(form.picked).toHaveLength(MAX_RECIPE_INGREDIENTS)
    expect(form.unknown).toEqual(lines.slice(-1))
    const more = withWritten(form, { name: '', servings: 1, lines: ['1 egg'] }, catalogue)
    expect(readRecipeForm({ ...more, name: 'Salt' })).toMatchObject({
      ok: false,
      error: { ingredients: `At most ${MAX_RECIPE_INGREDIENTS} ingredients` },
    })
  })
})

describe('an own recipe', () => {
  test('is logged by the serving, with what its ingredients hold', () => {
    const food = made(porridge)
    if (!food.ok) throw new Error('The recipe was expected to be read.')
    const [serving] = food.value.portions
    const kcal = ((food.value.per100.calories ?? 0) * (serving?.grams ?? 0)) / 100
    expect(kcal).toBeCloseTo(amountsOfServing(porridge).calories ?? 0, 5)
    expect(kcal).toBeGreaterThan(250)
    expect(food.value.per100.magnesium).toBeGreaterThan(0)
  })

  test('that boiled down holds the same in less', () => {
    const [raw, cooked] = [made(porridge), made({ ...porridge, cooked: '500' })]
    if (!raw.ok || !cooked.ok) throw new Error('The recipes were expected to be read.')
    expect(cooked.value.portions).toEqual([{ unit: 'serving', grams: 125 }])
    expect(cooked.value.per100.calories).toBeGreaterThan(raw.value.per100.calories ?? 0)
  })

  test.each([
    [{ cooked: '100' }, 'cooked'],
    [{ servings: '0' }, 'servings'],
    [{ servings: '' }, 'servings'],
    [{ name: '' }, 'name'],
    [{ picked: [] }, 'ingredients'],
    [{ picked: porridge.picked.map((one) => ({ ...one, count: '0' })) }, 'ingredients'],
  ])('that cannot be is refused by the field (%#)', (change, field) => {
    const one = made({ ...porridge, ...change })
    expect(one.ok ? [] : Object.keys(one.error)).toEqual([field])
  })

  test('opens as it was kept, and keeps an ingredient that is not there any more', () => {
    const food = made(porridge)
    if (!food.ok || !food.value.recipe) throw new Error('The recipe was expected to be read.')
    const { ingredients } = food.value.recipe
    const lost = { food: 'own-gone', grams: 30, text: '30 g jam' }
    const kept: KeptOwnFood = {
      ...food.value,
      id: 'a',
      recipe: { ...food.value.recipe, ingredients: [...ingredients, lost] },
    }
    const again = readRecipeForm(recipeFormOf(kept, eatable))
    const read = again.ok ? again.value.recipe.ingredients : []
    expect(read.map(({ food: id, text }) => [id, text])).toEqual(
      [...ingredients, lost].map(({ food: id, text }) => [id, text]),
    )
    expect(made(recipeFormOf(kept, eatable))).toMatchObject({ ok: true, value: { per100: {} } })
  })

  test.each<[UnitChoices, string, string]>([
    [{}, 'ml', '240'],
    [{ volume: 'fl-oz' }, 'fl oz', '8.12'],
    [{ volume: 'fl-oz', food: 'g' }, 'fl oz', '8.12'],
    [{ volume: 'fl-oz', food: 'oz' }, 'fl oz', '8.12'],
    [{ food: 'oz' }, 'ml', '240'],
  ])('opens with as much of a drink of one’s own as it was kept with (%j)', (units, unit, count) => {
    chooseUnits(units)
    const drink: KeptOwnFood = {
      ...{ id: 'oat', name: 'Oat drink', source: 'label', unit: 'ml', per100: { calories: 46 }, portions: [] },
    }
    const kept: KeptOwnFood = {
      ...{ id: 'a', name: 'Porridge', source: 'recipe', unit: 'g', per100: {}, portions: [] },
      recipe: {
        servings: 1,
        cookedGrams: null,
        ingredients: [{ food: 'own-oat', grams: 240, text: '240 ml oat drink' }],
      },
    }
    const opened = recipeFormOf(kept, (key) => (key === 'food:own-oat' ? eatableKept(drink) : undefined))
    expect(opened.picked.map((one) => [one.measure.unit, one.count])).toEqual([[unit, count]])
    const again = readRecipeForm(opened)
    expect(again.ok && again.value.recipe.ingredients.map(({ grams }) => grams)).toEqual([240])
  })
})
