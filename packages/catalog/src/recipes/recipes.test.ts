import { readdirSync } from 'node:fs'
import { type Diet, type MealSlot, mealSlots } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { countChoices, WANTED_CHOICE } from '../../scripts/coverage.ts'
import { recipeProblems, sharedNames } from '../../scripts/recipe-problems.ts'
import { openCatalog } from '../catalog.ts'
import type { Recipe } from '../food.ts'
import { findRecipeKitchen } from '../kitchen/index.ts'

const catalog = openCatalog()

describe('the recipes', () => {
  test('there are at least 300', () => expect(catalog.recipes.length).toBeGreaterThanOrEqual(300))

  test('every file of the folder is in the list', async () => {
    const files = readdirSync(new URL('.', import.meta.url)).filter(
      (file) => file.endsWith('.ts') && !/^(?:index|define-recipes|.*\.test)\.ts$/.test(file),
    )
    const listed = new Set(catalog.recipes.map(({ id }) => id))
    for (const file of files) {
      const module: Readonly<Record<string, readonly Recipe[]>> = await import(
        /* @vite-ignore */ new URL(file, import.meta.url).href
      )
      for (const recipe of Object.values(module).flat()) expect(listed, file).toContain(recipe.id)
    }
  })

  test('none has a problem', () => {
    expect(sharedNames(catalog.recipes)).toEqual([])
    expect(
      catalog.recipes.flatMap((recipe) => recipeProblems(catalog, recipe).map((text) => `${recipe.id}: ${text}`)),
    ).toEqual([])
  })

  test('a bad recipe is told what is wrong with it', () => {
    const problems = recipeProblems(catalog, {
      id: 'Bad Id',
      name: 'Bad',
      description: 'Two eggs.',
      slots: ['dinner', 'pre-fuel'],
      minutes: 0,
      ingredients: [
        { food: 'rice-of-the-moon', grams: 10 },
        { food: 'salt', grams: 30 },
        { food: 'banana', grams: 100, flex: [0, 50] },
      ],
      steps: ['Use 3 cups of salt', 'Fry the banana.'],
    })
    expect(problems.join('\n')).toMatch(
      /kebab-case[\s\S]*description is missing[\s\S]*description names[\s\S]*step names[\s\S]*full stop[\s\S]*stove[\s\S]*moon[\s\S]*salt[\s\S]*outside/,
    )
  })
})

describe(`everybody has at least ${WANTED_CHOICE} recipes in every slot`, () => {
  const choices = countChoices(catalog)
  test.each(mealSlots)('%s, for each diet and pair of diets', (slot) => {
    const poor = choices.filter((choice) => choice.slot === slot && choice.count < WANTED_CHOICE)
    expect(poor.map(({ diets, count }) => `${diets.join(' + ')}: ${count}`)).toEqual([])
  })
  test.each(mealSlots)('%s, with up to three allergies as well', (slot) => {
    const poor = choices.filter((choice) => choice.slot === slot && choice.worst < WANTED_CHOICE)
    expect(poor.map(({ diets, worst, worstAllergies }) => [diets, worst, worstAllergies].join(' | '))).toEqual([])
  })
})

test('what a text says of a variety is what is bought', () => {
  const textOf = ({ name, description, steps }: Recipe) => [name, description, ...steps].join(' ').toLowerCase()
  const holds = ({ ingredients }: Recipe, food: RegExp) => ingredients.some(({ food: id }) => food.test(id))
  const wrong = catalog.recipes.filter((recipe) => {
    const text = textOf(recipe)
    const isSilken = text.includes('silken') && !holds(recipe, /^tofu-silken$/)
    const isRedUnsaid =
      /cabbage/i.test(recipe.name) &&
      holds(recipe, /^cabbage-red$/) &&
      !holds(recipe, /cabbage-(?!red)/) &&
      !/red cabbage/i.test(recipe.name)
    const isNoCan = /from a can/.test(text) && holds(recipe, /-canned/)
    return isSilken || isRedUnsaid || isNoCan
  })
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('eggs of a pan are said to be done, and tortillas that are filled warm are warmed', () => {
  const untold = catalog.recipes.filter(({ name, steps, ingredients }) => {
    const isOfPan =
      /omelet|frittata|scrambl|burrito/i.test(name) && ingredients.some(({ food }) => /^egg-wh/.test(food))
    const isUndone = isOfPan && !steps.some((step) => /\b(?:set|firm|flip|minutes)\b/.test(step))
    const filled = steps.findIndex((step) => /^Fill the warm tortillas\b/.test(step))
    const isCold = filled >= 0 && !steps.slice(0, filled).some((step) => /^Warm the (?:.+ )?tortillas\b/.test(step))
    return isUndone || isCold
  })
  expect(untold.map(({ id }) => id)).toEqual([])
})

test('vegetables from the freezer are heated: they are sold to be cooked', () => {
  const hot: readonly string[] = ['stove', 'oven', 'grill']
  const cold = catalog.recipes.filter(({ id, ingredients, steps }) => {
    const vegetable = /^(?:green-)?(beans|broccoli|butternut|cauliflower|corn|mixed|peas|spinach)(?:-[a-z]+)*-frozen$/
    const named = ingredients.flatMap(({ food }) => vegetable.exec(food)?.[1] ?? [])
    const tools = findRecipeKitchen(id)?.equipment ?? []
    const isHeated = (word: string) => steps.some((step) => step.includes(word) && /\b(?:cook|heat)\b/i.test(step))
    return !tools.some((tool) => hot.includes(tool)) && !named.every(isHeated)
  })
  expect(cold.map(({ id }) => id)).toEqual([])
})

test('no text has a pan or stove for what is made without heat or in the microwave', () => {
  const heats: readonly string[] = ['stove', 'oven', 'grill']
  const needless = catalog.recipes.filter(({ id, name, description, steps }) => {
    const tools = findRecipeKitchen(id)?.equipment ?? []
    const text = [name, description, ...steps].join(' ')
    return (
      !tools.some((tool) => heats.includes(tool)) && /\bin (?:a|the) (?:\w+ )?(?:pan|skillet)\b|\bstove\b/.test(text)
    )
  })
  expect(needless.map(({ id }) => id)).toEqual([])
})

test.each<readonly [Diet[], number]>([
  [[], 17],
  [['vegetarian'], 11],
  [['vegan'], 7],
  [['gluten-free'], 11],
  [['dairy-free'], 11],
  [['low-carb'], 3],
])('lunches and dinners of five busy minutes at most are there for %j', (diets, count) => {
  const isQuick = ({ id }: Recipe) => (findRecipeKitchen(id)?.handsOnMinutes ?? Number.POSITIVE_INFINITY) <= 5
  for (const slot of ['lunch', 'dinner'] as const) {
    const quick = catalog.allowed(catalog.rulesFor(diets, []), slot).filter(isQuick)
    expect(quick.length, slot).toBeGreaterThanOrEqual(count)
  }
})

test('no dish of lunch or dinner is called a breakfast', () => {
  const late = catalog.recipes.filter(({ slots }) => slots.includes('lunch') || slots.includes('dinner'))
  expect(late.map(({ name }) => name).filter((name) => /breakfast/i.test(name))).toEqual([])
})

describe('meals that give protein without powder', () => {
  /** Dishes with 22 g of protein and more, from which at least so much of their energy comes, none of it powder. */
  const SHARE = 0.22
  const holdsPowder = ({ ingredients }: Recipe) => ingredients.some(({ food }) => food.endsWith('-protein-powder'))
  const richIn = (diets: readonly Diet[], restrictions: readonly string[], slot: MealSlot): number =>
    catalog.allowed(catalog.rulesFor(diets, restrictions), slot).filter((recipe) => {
      const { protein, calories } = catalog.nutrientsOf(recipe).atLeast
      return protein >= 22 && 4 * protein >= SHARE * calories && !holdsPowder(recipe)
    }).length

  test.each([
    [['vegetarian'], ['milk', 'soy'], [6, 10, 8]],
    [
      ['vegetarian', 'gluten-free'],
      ['milk', 'soy'],
      [4, 7, 6],
    ],
    [['vegan'], ['soy'], [1, 3, 3]],
    [['gluten-free', 'dairy-free'], [], [25, 80, 80]],
  ] as const)('are there for %j without %j', (diets, restrictions, [breakfasts, lunches, dinners]) => {
    expect(richIn(diets, restrictions, 'breakfast')).toBeGreaterThanOrEqual(breakfasts)
    expect(richIn(diets, restrictions, 'lunch')).toBeGreaterThanOrEqual(lunches)
    expect(richIn(diets, restrictions, 'dinner')).toBeGreaterThanOrEqual(dinners)
  })
})

test('snacks and recovery meals give protein without powder to who eats no meat', () => {
  const richIn = (diets: readonly Diet[], restrictions: readonly string[], slot: MealSlot): number =>
    catalog.allowed(catalog.rulesFor(diets, restrictions), slot).filter((recipe) => {
      const { protein, calories } = catalog.nutrientsOf(recipe).atLeast
      const isPlain = !recipe.ingredients.some(({ food }) => /protein-(?:powder|isolate)|egg-white-powder/.test(food))
      return protein >= 11 && 4 * protein >= 0.22 * calories && isPlain
    }).length
  expect(richIn(['vegan'], [], 'snack')).toBeGreaterThanOrEqual(7)
  expect(richIn(['vegan'], [], 'post-fuel')).toBeGreaterThanOrEqual(6)
  expect(richIn(['vegetarian'], ['milk', 'soy'], 'snack')).toBeGreaterThanOrEqual(6)
  expect(richIn(['vegetarian'], ['milk', 'soy'], 'post-fuel')).toBeGreaterThanOrEqual(8)
})

test('fuel before a session holds powder only where its name says a shake or a drink', () => {
  const stirred = catalog.recipes.filter(
    ({ slots, ingredients, name }) =>
      slots.includes('pre-fuel') &&
      ingredients.some(({ food }) => /protein-(?:powder|isolate)/.test(food)) &&
      !/protein|whey|shake/i.test(name),
  )
  expect(stirred.map(({ id }) => id)).toEqual([])
})

describe('dishes with much carbohydrate and little fat and fiber', () => {
  /** Of energy from carbohydrate at least, from fat at most, and most grams of fiber to 100 g of carbohydrate. */
  const [CARBS, FAT, FIBER] = [0.6, 0.2, 5.5]
  const lightIn = (diets: readonly Diet[], slot: MealSlot): number =>
    catalog.allowed(catalog.rulesFor(diets, []), slot).filter((recipe) => {
      const { calories, carbs, fat, fiber } = catalog.nutrientsOf(recipe).atLeast
      return 4 * carbs >= CARBS * calories && 9 * fat <= FAT * calories && (fiber ?? 0) <= (FIBER * carbs) / 100
    }).length

  test.each([
    [[], [16, 15, 15]],
    [['vegetarian'], [16, 8, 8]],
    [['vegan'], [6, 5, 5]],
    [
      ['vegan', 'gluten-free'],
      [6, 4, 4],
    ],
    [['paleo'], [6, 7, 7]],
  ] as const)('are there for %j', (diets, [breakfasts, lunches, dinners]) => {
    expect(lightIn(diets, 'breakfast')).toBeGreaterThanOrEqual(breakfasts)
    expect(lightIn(diets, 'lunch')).toBeGreaterThanOrEqual(lunches)
    expect(lightIn(diets, 'dinner')).toBeGreaterThanOrEqual(dinners)
  })
})
