import { type Catalog, kosherKindOf, type Recipe } from '@pacemeal/catalog'
import { findFoodCooking, findRecipeKitchen } from '@pacemeal/catalog/kitchen'
import type { Athlete, DayLimit, Macros, MealOption, PlannedDay, PlannedMeal } from '@pacemeal/domain'
import { DAY_MINUTES } from '@pacemeal/domain'
import { findAlternatives, isNearEnergy } from './alternatives.ts'
import { kindOf, type ScreenedDish, screenDishes } from './candidates.ts'
import { openDayLimits } from './day-limits.ts'
import type { Dish } from './dish.ts'
import { subtractMacros, sumMacros } from './figures.ts'
import { type Kitchen, openKitchen } from './kitchen.ts'
import { foodsOf, writeAlternative, writeOption } from './meal-option.ts'
import { mayFollow, type TimedKind } from './meat-and-milk.ts'
import { drunkDuring } from './planned-day.ts'
import { type Serving, weighedFoods } from './serving.ts'
import { fitsWhere, MIN_MINUTES, minutesOf, openKitchenTable, type TableWishes } from './table-rules.ts'
import { isQuickEnough } from './variety.ts'
import { takesCooking } from './week/dish-model.ts'
import { EARLY_SESSION } from './week/week-places.ts'

export interface SwapInput {
  readonly athlete: Pick<Athlete, 'diets' | 'restrictions'>
  readonly day: PlannedDay
  readonly mealId: PlannedMeal['id']
  /** Another seed gives other choices. */
  readonly seed: number
  /** The days before and after, for a kosher table that is open late. */
  readonly before?: PlannedDay
  readonly after?: PlannedDay
  /** Recipes that would rather not come: the rest of the week, last week. */
  readonly recent?: readonly string[]
  /** Who eats along, and what the kitchen says of its dishes; absent where only the athlete's own rules count. */
  readonly table?: TableWishes
}

const CHOICES = 3
/** Price of a dish that the meal shows already, or that was on the menu lately, beside misfits of 0.01 to 0.1. */
const SHOWN_PRICE = 0.15
const RECENT_PRICE = 0.08
/** Price of each wish of the kitchen that a dish breaks, where none keeps them all: the fewest are broken. */
const BROKEN_PRICE = 1
/** The rest of the day may ask the meal to give this much more or less than its own target, as a share. */
const LEEWAY = 0.1

const within = (value: number, target: number): number =>
  Math.min(target * (1 + LEEWAY), Math.max(target * (1 - LEEWAY), value))

/** What the meal should come to: what the other meals leave of the day, near the meal's own target. */
const wantedFor = (day: PlannedDay, meal: PlannedMeal): Macros => {
  const others = day.meals.filter((other) => other !== meal).map(({ options }) => options[0])
  const left = subtractMacros(day.target, sumMacros([drunkDuring(day), ...others]))
  return {
    calories: within(left.calories, meal.target.calories),
    protein: within(left.protein, meal.target.protein),
    carbs: within(left.carbs, meal.target.carbs),
    fat: within(left.fat, meal.target.fat),
  }
}

/** Meat and milk of every dish that may be chosen at the other meals, by the minute. */
const kindsAround = (kitchen: Kitchen, { day, mealId, before, after }: SwapInput): readonly TimedKind[] => {
  const days = [
    { planned: before, shift: -DAY_MINUTES },
    { planned: day, shift: 0 },
    { planned: after, shift: DAY_MINUTES },
  ]
  return days.flatMap(({ planned, shift }) =>
    (planned?.meals ?? [])
      .filter(({ id }) => planned !== day || id !== mealId)
      .flatMap(({ at, options }) =>
        options.map((option): TimedKind => {
          const classes = foodsOf(option, kitchen.catalog.findFood).flatMap(({ food }) => food.classes)
          return { at: at + shift, kind: kosherKindOf(classes) }
        }),
      ),
  )
}

const handsOnOf = ({ id, minutes }: Pick<Recipe, 'id' | 'minutes'>): number =>
  findRecipeKitchen(id)?.handsOnMinutes ?? minutes

/** Minutes at work that a meal may take: what the other meals leave of its day's, and no less than its dish takes now. */
const minutesLeft = (day: PlannedDay, meal: PlannedMeal, table: TableWishes): number => {
  const minutesOfMeal = ({ cooking }: PlannedMeal) => cooking?.handsOnMinutes ?? 0
  const others = day.meals.filter((other) => other !== meal).reduce((sum, other) => sum + minutesOfMeal(other), 0)
  return Math.max(minutesOf(day.day, table) - others, minutesOfMeal(meal), MIN_MINUTES)
}

/**
 * Three ranked choices for one meal that everybody at the table may eat, near what it and the rest of the day need; all
 * other meals stay as they are. Where
 * fewer than three keep the limits of the day (no main food a third time, protein between two sessions), others follow
 * them and say which they pass. Where no dish can be eaten where the meal is, made in the minutes that its day has left and
 * stays near its energy, what comes nearest is offered and says so. Fewer when diet and restrictions leave fewer dishes. Throws RangeError when the day has
 * no such meal.
 */
export const swapMeal = (input: SwapInput, catalog: Catalog): readonly MealOption[] => {
  const { athlete, day, mealId, seed, recent } = input
  const meal = day.meals.find(({ id }) => id === mealId)
  if (!meal) throw new RangeError(`mealId: ${day.day} has no meal "${mealId}"`)
  const kitchen = openKitchen(catalog, athlete)
  const like = wantedFor(day, meal)
  const isWeekend = day.day === 'saturday' || day.day === 'sunday'
  const { table } = input
  const fitsTable = table && openKitchenTable(catalog, table)
  const screened = screenDishes(kitchen, { slot: meal.slot, at: meal.at, target: like }).filter(
    ({ dish }) => fitsTable?.(dish.recipe, day.date, meal.slot) !== false,
  )
  // Before an early session nothing is cooked, as in the plan; who has nothing uncooked lights the stove.
  const isUncooked = ({ recipe, lines }: Pick<Dish, 'recipe' | 'lines'>) =>
    !takesCooking(recipe) && lines.every(({ food }) => findFoodCooking(food.id) === undefined)
  const isEarly = day.sessions.some(({ start }) => start < EARLY_SESSION && meal.at <= start)
  const uncooked = isEarly ? screened.filter(({ dish }) => isUncooked(dish)) : screened
  const fitting = uncooked.length > 0 ? uncooked : screened
  const left = table === undefined ? Number.POSITIVE_INFINITY : minutesLeft(day, meal, table)
  /** Wishes of the kitchen that a dish breaks, whatever else is eaten on the day. */
  const wishesBroken = ({ recipe }: Pick<Dish, 'recipe'>): readonly DayLimit[] => [
    ...(table !== undefined && !fitsWhere(table, recipe, day.date, meal.slot) ? (['not_portable'] as const) : []),
    ...(handsOnOf(recipe) > left ? (['long_work'] as const) : []),
  ]
  const quick = fitting.filter(({ dish }) => isQuickEnough(dish.recipe, meal.slot, isWeekend))
  const around = kitchen.keepsMeatAndMilkApart ? kindsAround(kitchen, input) : []
  const shown = new Set(meal.options.map(({ recipe }) => recipe))
  const lately = new Set(recent ?? [])
  const price = (dish: Dish): number =>
    kitchen.priceOf(dish) + repeatPrice(dish.recipe.id) + BROKEN_PRICE * wishesBroken(dish).length
  const repeatPrice = (id: string): number => (shown.has(id) ? SHOWN_PRICE : 0) + (lately.has(id) ? RECENT_PRICE : 0)
  const others = day.meals.filter((other) => other !== meal)
  const limitsPassed = openDayLimits(catalog, meal.slot, day.sessions, others)
  const passedBy = (serving: Serving): readonly DayLimit[] => [
    ...limitsPassed(weighedFoods(serving)),
    ...wishesBroken(serving.dish),
    ...(isNearEnergy(writeOption(serving), like) ? [] : (['energy_far'] as const)),
  ]
  const isWelcome = ({ dish }: ScreenedDish) => wishesBroken(dish).length === 0
  const taken = [meal.options[0].recipe, ...others.map(({ options }) => options[0].recipe)]
  const findMore = (
    found: readonly Serving[],
    from: readonly ScreenedDish[],
    isOffered: (serving: Serving) => boolean,
  ): readonly Serving[] => {
    if (found.length >= CHOICES) return found
    const more = findAlternatives(kitchen, {
      id: mealId,
      slot: meal.slot,
      seed,
      like,
      screened: from,
      except: new Set([...taken, ...found.map(({ dish }) => dish.recipe.id)]),
      fitsDay: (serving) =>
        (around.length === 0 || around.every((near) => mayFollow(near, { at: meal.at, kind: kindOf(serving) }))) &&
        isOffered(serving),
      price,
      count: CHOICES - found.length,
    })
    return [...found, ...more]
  }
  const keepsLimits = (serving: Serving) => passedBy(serving).length === 0
  const isNear = (serving: Serving) => !passedBy(serving).includes('energy_far')
  const welcome = fitting.filter(isWelcome)
  const kept = findMore(findMore([], quick.filter(isWelcome), keepsLimits), welcome, keepsLimits)
  const near = findMore(kept, welcome, isNear)
  // Where nothing fits, what comes nearest is offered and says what it breaks.
  const offered = near.length > 0 ? near : findMore(findMore(near, fitting, isNear), fitting, () => true)
  return offered.map((serving) => writeAlternative(serving, passedBy(serving)))
}
