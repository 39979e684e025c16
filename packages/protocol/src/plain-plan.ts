import {
  DEFAULT_PREPARATION_TIME,
  type FuelIdea,
  findSlot,
  findSlotOf,
  findWeekday,
  isJsonObject,
  type JsonObject,
  type Macros,
  type MealSlot,
  type MinuteOfDay,
  mealCategoryOf,
  mealMinute,
  mealTimeAt,
  parseJsonObject,
  type Weekday,
  weekdays,
} from '@pacemeal/domain'
import { type DayField, dayField } from './meal-plan-codec.ts'

/** A meal of a plan that carries only what every version of the plan's JSON says. */
export interface PlainMeal {
  readonly id: string
  readonly name: string
  readonly slot: MealSlot
  readonly at: MinuteOfDay
  readonly target: Macros
  readonly activityName?: string
  readonly fuelPurposeTag?: string
  readonly fuelPurposeDescription?: string
  readonly timeIncrement?: string
  readonly ideas: readonly FuelIdea[]
}

/** A day of such a plan; a day with activities is a training day. */
export interface PlainDay {
  readonly day: Weekday
  readonly isTrainingDay: boolean
  readonly activities: readonly string[]
  readonly meals: readonly PlainMeal[]
}

/** The texts in which any version of a plan may keep its days. */
export type PlanDocument = Partial<Record<DayField | 'parsedMealPlan' | 'mealPlanData', unknown>>

/** An object given as such or as JSON text; anything else is an object without fields. */
const fieldsIn = (value: unknown): JsonObject =>
  isJsonObject(value) ? value : parseJsonObject(typeof value === 'string' ? value : undefined)

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')
const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' && value !== '' ? [value] : listIn(value).filter((one) => typeof one === 'string')

/** Figures in older plans may be texts like `32g`; what is no figure counts as nothing, as the plan's own screens did. */
const amountIn = (value: unknown): number => {
  const amount = typeof value === 'number' ? value : Number.parseFloat(textIn(value))
  return Number.isFinite(amount) ? amount : 0
}

function macrosIn(meal: JsonObject): Macros {
  const macros = fieldsIn(meal.macros)
  return {
    calories: amountIn(meal.calories),
    protein: amountIn(macros.protein ?? meal.protein),
    carbs: amountIn(macros.carbs ?? meal.carbs),
    fat: amountIn(macros.fat ?? meal.fat),
  }
}

const ingredientText = (ingredient: unknown): string => {
  if (typeof ingredient === 'string') return ingredient
  const { amount, item } = fieldsIn(ingredient)
  return `${textIn(amount)} ${textIn(item)}`.trim()
}

/** A meal option of any version as an idea; what it does not say is empty. */
export function readIdea(value: unknown, id: string): FuelIdea {
  const option = fieldsIn(value)
  const recipe = fieldsIn(option.recipe)
  const ingredients = listIn(option.ingredients).length > 0 ? listIn(option.ingredients) : listIn(recipe.ingredients)
  const steps = [option.instructions, recipe.steps, recipe.preparationSteps].map(textsIn)
  return {
    // A dish of ours is found by its recipe, so that its steps are told in each language.
    id: textIn(option.recipeId) || id,
    title: textIn(option.name),
    description: textIn(option.description),
    ...macrosIn(option),
    preparationTime: textIn(recipe.time) || textIn(recipe.cookingTime) || DEFAULT_PREPARATION_TIME,
    ingredients: ingredients.map(ingredientText).filter((text) => text !== ''),
    instructions: steps.find((list) => list.length > 0) ?? [],
  }
}

/** Words kept only when there are any. */
const said = <K extends string>(key: K, value: unknown): { readonly [P in K]?: string } =>
  textIn(value) === '' ? {} : ({ [key]: textIn(value) } as { readonly [P in K]?: string })

function readMeal(value: unknown, id: string): PlainMeal {
  const meal = fieldsIn(value)
  const name = textIn(meal.mealName)
  const named = mealCategoryOf(name)
  const category = named === 'Meal' ? mealCategoryOf(`${textIn(meal.timeIncrement)} ${textIn(meal.timing)}`) : named
  const at = mealMinute(textIn(meal.timing), category)
  const ownId = textIn(meal.id) || id
  return {
    id: ownId,
    name: name || category,
    slot: findSlot(textIn(meal.slot)) ?? findSlotOf(category) ?? mealTimeAt(at),
    at,
    target: macrosIn(meal),
    ...said('activityName', meal.activityName),
    ...said('fuelPurposeTag', meal.fuelPurposeTag),
    ...said('fuelPurposeDescription', meal.fuelPurposeDescription),
    ...said('timeIncrement', meal.timeIncrement),
    ideas: listIn(meal.mealOptions).map((option, index) => readIdea(option, `${ownId}-${index}`)),
  }
}

function readDay(value: unknown, day: Weekday, training: boolean): PlainDay {
  const given = fieldsIn(value)
  const activities = textsIn(given.activities)
  const meals = listIn(given.meals).map((meal, index) => readMeal(meal, `${day}-${index}`))
  return {
    day,
    isTrainingDay: training || activities.length > 0,
    activities,
    meals: meals.toSorted((a, b) => a.at - b.at),
  }
}

/** Days of the oldest shape: two lists of days with names. */
function readDayLists(mealPlans: JsonObject): readonly PlainDay[] {
  const daysOf = (list: unknown, training: boolean): readonly PlainDay[] =>
    listIn(list).flatMap((value) => {
      const day = findWeekday(textIn(fieldsIn(value).day))
      return day === undefined ? [] : [readDay(value, day, training)]
    })
  return [...daysOf(mealPlans.trainingDays, true), ...daysOf(mealPlans.restDays, false)]
}

/**
 * The days of a plan document of any known version, from Monday: one text a weekday, or `mealPlans.trainingDays` and
 * `restDays` inside `parsedMealPlan` (or `mealPlanData`). It reads what it can and never refuses; a plan made by this
 * version is better read whole by `readMealPlan`.
 */
export function readPlainPlan(plan: PlanDocument): readonly PlainDay[] {
  const older = [plan.parsedMealPlan, plan.mealPlanData].flatMap((text) => {
    const data = fieldsIn(text)
    return readDayLists(isJsonObject(data.mealPlans) ? data.mealPlans : data)
  })
  return weekdays.flatMap((day) => {
    const own = plan[dayField(day)]
    if (own !== null && own !== undefined) return [readDay(own, day, false)]
    return older.find((one) => one.day === day) ?? []
  })
}
