import type { MealSlot } from '@pacemeal/domain'
import type { Catalog } from '../src/catalog.ts'
import { openWordCheck } from '../src/dish-words.ts'
import type { Food, Recipe, RecipeIngredient } from '../src/food.ts'
import { amountProblems } from './amount-problems.ts'

/** Energy that a standard serving may have in a slot, in kcal. A recipe has to fit one of its slots. */
const energyRange: Readonly<Record<MealSlot, readonly [min: number, max: number]>> = {
  breakfast: [230, 900],
  lunch: [300, 1050],
  dinner: [320, 1150],
  snack: [70, 560],
  'pre-fuel': [50, 520],
  'post-fuel': [110, 720],
}

/** How far a serving must stretch for one athlete and shrink for another, as shares of its standard energy. */
const SHRINKS_TO = 0.6
const STRETCHES_TO = 1.7

const spiceLimit = 15
const gramsLimit = (food: Food): number => {
  if (food.id === 'salt') return 3
  if (food.aisle === 'Spices & Herbs') return spiceLimit
  if (food.per100g.calories !== null && food.per100g.calories > 800) return 60
  return food.aisle === 'Drinks' ? 800 : 650
}

const ingredientProblems = (catalog: Catalog, { food: id, grams, flex }: RecipeIngredient): readonly string[] => {
  const food = catalog.findFood(id)
  if (!food) return [`there is no food "${id}"`]
  const problems: string[] = []
  const most = flex ? flex[1] : grams
  if (!(grams > 0)) problems.push(`${id}: grams must be above zero`)
  if (most > gramsLimit(food)) problems.push(`${id}: ${most} g is more than anybody eats (limit ${gramsLimit(food)})`)
  if (flex) {
    const [min, max] = flex
    if (!(min > 0 && min < max)) problems.push(`${id}: flex [${min}, ${max}] is not a range`)
    if (grams < min || grams > max) problems.push(`${id}: ${grams} g stands outside its flex [${min}, ${max}]`)
  }
  return problems
}

const atBound = (recipe: Recipe, bound: 0 | 1): Readonly<Record<string, number>> =>
  Object.fromEntries(recipe.ingredients.map(({ food, grams, flex }) => [food, flex ? flex[bound] : grams]))

const energyProblems = (catalog: Catalog, recipe: Recipe): readonly string[] => {
  const energy = (chosen?: Readonly<Record<string, number>>): number =>
    catalog.nutrientsOf(recipe, chosen).atLeast.calories
  const standard = energy()
  const problems = recipe.slots.flatMap((slot) => {
    const [min, max] = energyRange[slot]
    return standard < min || standard > max
      ? [`${Math.round(standard)} kcal does not suit ${slot} (${min} to ${max})`]
      : []
  })
  const least = energy(atBound(recipe, 0)) / standard
  const most = energy(atBound(recipe, 1)) / standard
  if (least > SHRINKS_TO) problems.push(`shrinks only to ${Math.round(least * 100)}% (wanted ${SHRINKS_TO * 100}%)`)
  if (most < STRETCHES_TO) problems.push(`stretches only to ${Math.round(most * 100)}% (wanted ${STRETCHES_TO * 100}%)`)
  return problems
}

/** What is eaten on the way out of the house takes a toaster, a blender or a microwave at most. */
const stove = /\b(?:bake|boil|boiling|fry|grill|oven|pan|poach|roast|saute|simmer|steam)\b/i

/** How much or how many in a description: `Two boiled eggs`, `half a banana`, `a small glass`; `one pan` of several things is none. */
const describedAmount =
  /^(?:half an?|one|two|three|four)\b(?! of)|\bhalf an? (?!hour)|\ba small (?!feast|dice)|\ba (?:bottle|couple|quarter) of (?!an hour)/i

const textProblems = (recipe: Recipe): readonly string[] => {
  const problems: string[] = []
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(recipe.id)) problems.push('id is not kebab-case')
  if (recipe.name.trim().length < 4) problems.push('name is missing')
  if (recipe.description.trim().length < 20) problems.push('description is missing')
  if (recipe.slots.length === 0) problems.push('names no slot')
  if (!(recipe.minutes >= 1 && recipe.minutes <= 240)) problems.push(`${recipe.minutes} minutes is not plausible`)
  if (recipe.steps.length === 0 || recipe.steps.length > 9) problems.push('steps: one to nine are wanted')
  if (describedAmount.test(recipe.description)) problems.push(`description names an amount: "${recipe.description}"`)
  for (const step of recipe.steps) {
    // Amounts change with the athlete, so a step that names one would be wrong for most of them.
    if (/\d\s*(?:g|grams?|oz|cups?|tbsp|tsp|tablespoons?|teaspoons?|ml)\b/i.test(step))
      problems.push(`step names an amount: "${step}"`)
    if (!step.endsWith('.')) problems.push(`step does not end in a full stop: "${step}"`)
  }
  if (recipe.slots.includes('pre-fuel')) {
    const cooked = recipe.steps.filter((step) => stove.test(step))
    problems.push(...cooked.map((step) => `pre-fuel needs a stove: "${step}"`))
  }
  const twice = recipe.ingredients.map(({ food }) => food).filter((food, at, all) => all.indexOf(food) !== at)
  if (twice.length > 0) problems.push(`lists twice: ${twice.join(', ')}`)
  return problems
}

const wordChecks = new WeakMap<Catalog, ReturnType<typeof openWordCheck>>()

const wordProblems = (catalog: Catalog, recipe: Recipe): readonly string[] => {
  const check = wordChecks.get(catalog) ?? openWordCheck(catalog.foods)
  wordChecks.set(catalog, check)
  const listed = recipe.ingredients.map(({ food }) => catalog.requireFood(food))
  return check(recipe, listed).map((fault) =>
    fault.kind === 'not-used' ? `no step uses ${fault.food}` : `"${fault.word}" is not listed: "${fault.said}"`,
  )
}

/** Everything that is wrong with one recipe, in words. */
export const recipeProblems = (catalog: Catalog, recipe: Recipe): readonly string[] => {
  const own = [
    ...textProblems(recipe),
    ...recipe.ingredients.flatMap((ingredient) => ingredientProblems(catalog, ingredient)),
  ]
  const known = recipe.ingredients.every(({ food }) => catalog.findFood(food) !== undefined)
  return known
    ? [...own, ...energyProblems(catalog, recipe), ...wordProblems(catalog, recipe), ...amountProblems(catalog, recipe)]
    : own
}

/** Ids and names that several recipes share. */
export const sharedNames = (recipes: readonly Recipe[]): readonly string[] => {
  const seen = new Map<string, number>()
  for (const recipe of recipes)
    for (const key of [`id ${recipe.id}`, `name ${recipe.name.toLowerCase()}`]) seen.set(key, (seen.get(key) ?? 0) + 1)
  return [...seen].filter(([, count]) => count > 1).map(([key]) => key)
}
