import { t } from '@lingui/core/macro'
import {
  type DetailedNutrient,
  isWithin,
  type LoggedItem,
  type NutrientAmounts,
  nutrients,
  ok,
  type Result,
  readAmount,
  recordOf,
  refused,
} from '@pacemeal/domain'
import {
  type KeptOwnFood,
  MAX_RECIPE_INGREDIENTS,
  MAX_RECIPE_LINE,
  OWN_FOOD_BOUNDS,
  type OwnFood,
  type OwnIngredient,
} from '@pacemeal/domain/own-food'
import { foodMassText, foodMassTyped, isInOunces, readFoodMass } from '../../../languages/food-amounts.ts'
import { bareCount, byWeight, type Eatable, weightOf } from '../sheet/eatable.ts'
import type { FoodCatalogue, WordsRead } from '../sheet/food-catalogue.ts'
import type { HeldNutrient } from '../sheet/held-nutrients.ts'
import { massFault } from '../sheet/log-faults.ts'
import { amountsOfPicked, answered, itemsOf, type PickedFood, pickFood } from '../sheet/log-form.ts'
import type { OwnFoodErrors } from './own-food-form.ts'
import {
  hasAmountBehind,
  isOfOil,
  isSaidCooked,
  isSaidDry,
  namedBeside,
  readingsOfLine,
  type WrittenRecipe,
} from './recipe-data.ts'

/** The fields of an own recipe as they stand on screen. */
export interface OwnRecipeForm {
  readonly name: string
  readonly servings: string
  /** What the finished dish weighs, when somebody weighed it. */
  readonly cooked: string
  readonly picked: readonly PickedFood[]
  /** Lines that name no known food; they count nothing until they are found. */
  readonly unknown: readonly string[]
  /** The web page that it came from. */
  readonly link?: string | undefined
}

export const blankRecipeForm: OwnRecipeForm = { name: '', servings: '', cooked: '', picked: [], unknown: [] }

const figureText = (figure: number): string => String(Number(figure.toPrecision(6)))

/** An ingredient whose food is not there any more keeps its name and weight, and no figures. */
const lostFood = ({ food, text }: OwnIngredient): Eatable => ({
  key: `food:${food}`,
  name: text,
  kind: 'food',
  measures: [byWeight()],
  usualWords: '',
  amountsOf: () => recordOf(nutrients, () => null),
  itemsOf: (grams) => [{ food, grams }],
  cautionFor: () => undefined,
})

/** The form of a kept recipe; `eatable` knows foods by their key. */
export function recipeFormOf(
  { name, recipe }: KeptOwnFood,
  eatable: (key: string) => Eatable | undefined,
): OwnRecipeForm {
  if (!recipe) return { ...blankRecipeForm, name }
  const picked = recipe.ingredients.map((one): PickedFood => {
    const food = eatable(`food:${one.food}`) ?? lostFood(one)
    const weight = weightOf(food)
    return {
      ...pickFood(food),
      measure: weight,
      // A figure that needs no conversion keeps all that was weighed.
      count: weight.grams === 1 ? figureText(one.grams) : bareCount(one.grams, weight),
      said: one.text,
    }
  })
  const { servings, cookedGrams, link } = recipe
  return {
    name,
    servings: figureText(servings),
    cooked: cookedGrams === null ? '' : isInOunces() ? foodMassTyped(cookedGrams) : figureText(cookedGrams),
    picked,
    unknown: [],
    link,
  }
}

/** The reading of a line that leaves least open; undefined for a line that is not understood. */
function readLine(line: string, read: (words: string) => WordsRead): WordsRead | undefined {
  const readings = readingsOfLine(line).map(read)
  const whole = hasAmountBehind(line) ? readings.slice(1).find(({ unknown }) => unknown.length === 0) : undefined
  const openness = ({ unknown, foods }: WordsRead): number =>
    10 * unknown.length + 2 * foods.length + foods.filter(({ isUnsure }) => isUnsure).length
  const [best] = readings.filter(({ foods }) => foods.length > 0).toSorted((a, b) => openness(a) - openness(b))
  const chosen = whole ?? best
  return chosen && !isOfOil(chosen.unknown) ? { ...chosen, unknown: beside(line, readings) } : undefined
}

/** What a line names beside its foods and nobody knows. */
const beside = (line: string, readings: readonly WordsRead[]): readonly string[] => [
  ...new Set(readings.flatMap(({ unknown }) => namedBeside(line, unknown))),
]

const PULSE = /lentil|bean|chickpea|pea(?:s|-)/

/** An ingredient as it goes into the pot. Pulses are asked about unless their line says whether they are dry. */
function asIngredient(line: string, food: PickedFood, { uncooked }: Pick<FoodCatalogue, 'uncooked'>): PickedFood {
  if (isSaidCooked(line)) return { ...food, said: line }
  const raw = { ...uncooked(food), said: line }
  const isOpen = raw.eatable.key !== food.eatable.key && PULSE.test(food.eatable.key) && !isSaidDry(line)
  return isOpen ? { ...raw, question: { about: 'state', answers: [{ ...answered(food), said: line }, raw] } } : raw
}

/**
 * The form with a recipe's ingredients behind its own, as they go into the pot; name and servings where it has none. What is
 * not read is unknown.
 */
export function withWritten(
  form: OwnRecipeForm,
  written: WrittenRecipe,
  catalogue: Pick<FoodCatalogue, 'read' | 'uncooked'>,
  link?: string,
): OwnRecipeForm {
  const lines = written.lines
    .slice(0, MAX_RECIPE_INGREDIENTS)
    .map((line) => ({ line, reading: readLine(line, catalogue.read) }))
  const found = lines.flatMap(({ line, reading }) =>
    (reading?.foods ?? []).map((food) => asIngredient(line, food, catalogue)),
  )
  const unknown = [
    ...lines.flatMap(({ line, reading }) => reading?.unknown ?? [line]),
    ...written.lines.slice(MAX_RECIPE_INGREDIENTS),
  ]
  return {
    ...form,
    name: form.name.trim() || written.name,
    servings: form.servings.trim() || (written.servings === null ? '' : figureText(written.servings)),
    picked: [...form.picked, ...found],
    unknown: [...new Set([...form.unknown, ...unknown])],
    link: link ?? form.link,
  }
}

const servingsOf = (form: OwnRecipeForm): number => readAmount(form.servings).value ?? 1

/** What one serving holds as far as the form goes; what an ingredient does not know is unknown of the dish. */
export function amountsOfServing(form: OwnRecipeForm): NutrientAmounts {
  const each = form.picked.map(amountsOfPicked)
  const servings = servingsOf(form) || 1
  return recordOf(nutrients, (nutrient) => {
    const known = each.flatMap((one) => one[nutrient] ?? [])
    const isWhole = each.length > 0 && known.length === each.length
    return isWhole ? known.reduce((sum, one) => sum + one, 0) / servings : null
  })
}

/** A recipe that can be kept, but for its figures. */
export interface ReadRecipe {
  readonly name: string
  readonly recipe: NonNullable<OwnFood['recipe']>
  /** Grams of the finished dish. */
  readonly mass: number
}

/** The recipe that the form says. */
export function readRecipeForm(form: OwnRecipeForm): Result<ReadRecipe, OwnFoodErrors> {
  const errors: Record<string, string> = {}
  if (form.name.trim() === '') errors.name = t`Enter a name`
  const servings = form.servings.trim() === '' ? undefined : readAmount(form.servings)
  const { min, max } = OWN_FOOD_BOUNDS.servings
  if (!servings || servings.isUnread || !isWithin(servings.value ?? 0, OWN_FOOD_BOUNDS.servings))
    errors.servings = t`Enter ${min} to ${max}`
  const ingredients = form.picked.flatMap((one): readonly OwnIngredient[] =>
    itemsOf(one).map((item) => ({ ...item, text: (one.said ?? one.eatable.name).slice(0, MAX_RECIPE_LINE) })),
  )
  if (ingredients.length === 0) errors.ingredients = t`Add an ingredient`
  else if (form.picked.some((one) => itemsOf(one).length === 0)) errors.ingredients = t`Say how much of each there is`
  else if (form.picked.some((one) => massFault(one, OWN_FOOD_BOUNDS.mass.max) !== undefined))
    errors.ingredients = t`One ingredient is more than a recipe can hold`
  else if (ingredients.length > MAX_RECIPE_INGREDIENTS)
    errors.ingredients = t`At most ${MAX_RECIPE_INGREDIENTS} ingredients`
  const raw = ingredients.reduce((sum, { grams }) => sum + grams, 0)
  const typed = readAmount(form.cooked)
  const cooked = typed.value === null ? typed : { ...typed, value: readFoodMass(typed.value) }
  const isCooked = form.cooked.trim() !== ''
  if (isCooked && (cooked.isUnread || !isWithin(cooked.value ?? 0, OWN_FOOD_BOUNDS.mass)))
    errors.cooked = t`Enter what the whole dish weighs`
  if (Object.keys(errors).length > 0) return refused(errors)
  const cookedGrams = isCooked ? cooked.value : null
  return ok({
    name: form.name.trim(),
    recipe: { servings: servingsOf(form), cookedGrams, ingredients, ...(form.link ? { link: form.link } : {}) },
    mass: cookedGrams ?? raw,
  })
}

/** The food that a recipe makes; refused when so much cannot be in so little. `held` is what its ingredients hold. */
export function foodOfRecipe(
  { name, recipe, mass }: ReadRecipe,
  held: ReadonlyMap<DetailedNutrient, HeldNutrient>,
): Result<OwnFood, OwnFoodErrors> {
  const per100: Partial<Record<DetailedNutrient, number>> = {}
  // A sum of which a part is missing is not the dish's.
  for (const [nutrient, { amount, isWhole }] of held)
    if (amount !== null && isWhole && nutrient !== 'water') per100[nutrient] = (amount / mass) * 100
  const serving = mass / recipe.servings
  const { max } = OWN_FOOD_BOUNDS.portion
  const most = isInOunces() ? foodMassText(max) : `${max / 1000} kg`
  if (!isWithin(serving, OWN_FOOD_BOUNDS.portion))
    return refused({ servings: t`A serving would weigh more than ${most}` })
  const solids = (per100.protein ?? 0) + (per100.carbs ?? 0) + (per100.fat ?? 0)
  if (solids > 100 + 1) return refused({ cooked: t`It cannot weigh less than the carbs, protein and fat in it` })
  const portions = [{ unit: t`serving`, grams: serving }]
  return ok({ name, source: 'recipe', unit: 'g', per100, portions, recipe })
}

/** The foods of a recipe, as logs name them. */
export const itemsOfRecipe = ({ recipe }: ReadRecipe): readonly LoggedItem[] => recipe.ingredients
