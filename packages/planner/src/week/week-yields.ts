import {
  type CookEvent,
  isEatenOut,
  type KitchenPreferences,
  type MealOption,
  type MealSlot,
  type PlannedDay,
  type PlannedMeal,
  tableMeals,
  type WeekWarning,
  weekdays,
} from '@pacemeal/domain'
import { mostCarbs } from '../planned-day.ts'
import { isTableMeal } from '../table-rules.ts'
import { loadingYields, type PlateReader } from './loading-yields.ts'
import { isIronSought } from './portion-costs.ts'
import { leastKinds, mostPlates, rotationOf, runsTooLong } from './repeat-cost.ts'
import { MAX_SAME_FOOD } from './weak-points.ts'
import { isHardDay, type PlaceKind } from './week-places.ts'

/** Sodium of a day above its guidance counts from this share on: kitchen salt is no exact science. */
const SODIUM_SLACK = 1.05
/** Iron below the need counts up to this share. */
const IRON_SLACK = 0.75
/** Protein of a main meal on a day with two sessions, in grams (science 13.8), rounded as it is shown. */
const MEAL_PROTEIN = 19.5
/** What is still rounding in the carbohydrate of a day, in grams. */
const CARB_ROUNDING = 0.5
/** The bought food that gives a served dish most of its protein. */
type FindMainFood = (option: MealOption) => string | undefined

/** Kinds of meals that should have a least number of dishes in a whole week. */
const floors = [
  ['breakfast', ['breakfast'], 'breakfast'],
  ['dinner', ['lunch', 'dinner'], 'main'],
  ['snack', ['snack'], 'snack'],
] as const satisfies readonly (readonly [name: MealSlot, slots: readonly MealSlot[], kind: PlaceKind])[]

const countDishes = (meals: readonly PlannedMeal[]): number =>
  new Set(meals.map(({ options }) => options[0].recipe)).size

/** Meals that the kitchen cooks on some days. */
const cookedMeals = (days: readonly PlannedDay[]): readonly PlannedMeal[] =>
  days.flatMap(({ meals }) => meals).filter(({ options }) => !isEatenOut(options[0]))

/**
 * Meals whose different dishes are not as many as the person wants, as `dinner-6-5`. The number is for a whole week: it is
 * told where the week misses it, the days that are over included, and the days that were planned miss their part.
 */
const missedRotation = (
  days: readonly PlannedDay[],
  kept: readonly PlannedDay[],
  { rotation: { breakfasts, lunches, dinners } }: KitchenPreferences,
): readonly string[] => {
  const wanted = { breakfast: breakfasts, lunch: lunches, dinner: dinners } as const
  const week = [...kept, ...days]
  if (week.length < weekdays.length) return []
  return tableMeals.flatMap((slot) => {
    const mealsOn = (part: readonly PlannedDay[]) => cookedMeals(part).filter((meal) => meal.slot === slot)
    const isMissed = (part: readonly PlannedDay[]) =>
      countDishes(mealsOn(part)) !== rotationOf(wanted[slot], mealsOn(part).length, part.length)
    return isMissed(days) && isMissed(week) ? [`${slot}-${countDishes(mealsOn(week))}-${wanted[slot]}`] : []
  })
}

/** Minutes that a day asks for at the stove or board: what is cooked on it, and what is warmed. */
const handsOnMinutes = ({ date, meals }: PlannedDay, cooking: readonly CookEvent[]): number => {
  const cooked = cooking.filter(({ cookedOn }) => cookedOn === date)
  const warmed = meals.filter(({ cooking: own }) => own !== undefined && own.cookedOn !== date)
  return (
    cooked.reduce((sum, event) => sum + event.handsOnMinutes, 0) +
    warmed.reduce((sum, meal) => sum + (meal.cooking?.handsOnMinutes ?? 0), 0)
  )
}

/** Minutes of a dish that is only put together. */
const FEW_MINUTES = 5

/** Days over their minutes, as `monday-42`: those with a dish that takes long, or those whose many quick ones do. */
const daysOverMinutes = (
  days: readonly PlannedDay[],
  cooking: readonly CookEvent[],
  { handsOnMinutes: { weekday, weekend } }: KitchenPreferences,
  isOfLongDish: boolean,
): readonly string[] =>
  days.flatMap((day) => {
    const minutes = handsOnMinutes(day, cooking)
    const most = day.day === 'saturday' || day.day === 'sunday' ? weekend : weekday
    const hasLong = cooking.some((event) => event.cookedOn === day.date && event.handsOnMinutes > FEW_MINUTES)
    return minutes > most && hasLong === isOfLongDish ? [`${day.day}-${minutes}`] : []
  })

const sumOf = ({ meals }: PlannedDay, figure: 'sodium' | 'iron'): number =>
  meals.reduce((sum, { options }) => sum + (options[0][figure] ?? 0), 0)

const lacksIron = (day: PlannedDay): boolean =>
  isIronSought(day.guidance.iron) && sumOf(day, 'iron') < day.guidance.iron * IRON_SLACK

const isSalty = (day: PlannedDay): boolean => sumOf(day, 'sodium') > day.guidance.sodiumHigh * SODIUM_SLACK

/** Whether plates take a low-carb eater's day above its limit by more than rounding. */
const isAboveLowCarb = ({ planned, because, flags }: PlannedDay): boolean =>
  planned.carbs > mostCarbs(because, flags) + CARB_ROUNDING

/** Main meals short of protein; not told where protein is held low for the kidneys. */
const lowProtein = ({ sessions, meals, flags }: PlannedDay): readonly string[] =>
  !isHardDay(sessions) || flags.includes('protein_limited')
    ? []
    : meals
        .filter(
          ({ slot, options }) => isTableMeal(slot) && !isEatenOut(options[0]) && options[0].protein < MEAL_PROTEIN,
        )
        .map(({ id }) => id)

/** Whether one main food comes too often on a day, what is eaten before training aside. */
const leansOnOneFood = ({ meals }: PlannedDay, mainFoodOf: FindMainFood): boolean => {
  const foods = meals.flatMap(({ slot, options }) => (slot === 'pre-fuel' ? [] : (mainFoodOf(options[0]) ?? [])))
  return [...Map.groupBy(foods, (food) => food).values()].some(({ length }) => length > MAX_SAME_FOOD)
}

/** Names of dishes of the table that come more often, or on more days running, than a week should have them. */
const oftenServed = (days: readonly PlannedDay[], { rotation }: KitchenPreferences): readonly string[] => {
  const plates = days.flatMap(({ day, meals }) =>
    meals.flatMap(({ slot, options }) =>
      isTableMeal(slot) && !isEatenOut(options[0])
        ? [{ day: weekdays.indexOf(day), isBreakfast: slot === 'breakfast', option: options[0] }]
        : [],
    ),
  )
  return [...Map.groupBy(plates, ({ option }) => option.recipe).values()].flatMap((own) => {
    const kinds = own.some(({ isBreakfast }) => isBreakfast) ? rotation.breakfasts : rotation.lunches
    const isOften = own.length > mostPlates(kinds) || (kinds > 1 && runsTooLong(own.map(({ day }) => day)))
    const names = own.map(({ option }) => option.name).toSorted((a, b) => a.length - b.length)
    return isOften ? names.slice(0, 1) : []
  })
}

const joined = <Code extends string>(code: Code, details: readonly string[]): readonly `${Code}:${string}`[] =>
  details.length > 0 ? [`${code}:${details.join('+')}`] : []

/**
 * What of the kitchen and of the day's other guidance had to give way to the figures. `kept` are the days of the week that
 * are over.
 */
export const weekYields = (
  days: readonly PlannedDay[],
  cooking: readonly CookEvent[],
  kitchen: KitchenPreferences,
  mainFoodOf: FindMainFood,
  plates: PlateReader,
  kept: readonly PlannedDay[] = [],
): readonly WeekWarning[] => {
  const meals = cookedMeals(days)
  const few = floors.filter(([, slots, kind]) => {
    const own = meals.filter(({ slot }) => slots.some((one) => one === slot))
    return countDishes(own) < rotationOf(leastKinds(kind, kitchen.rotation), own.length, days.length)
  })
  return [
    ...joined('kitchen_minutes', daysOverMinutes(days, cooking, kitchen, true)),
    ...joined('kitchen_minutes_meals', daysOverMinutes(days, cooking, kitchen, false)),
    ...joined(
      'sodium_high',
      days.filter(isSalty).map(({ day }) => day),
    ),
    ...loadingYields(days, plates),
    ...joined(
      'low_carb_high',
      days.filter(isAboveLowCarb).map(({ day }) => day),
    ),
    ...joined(
      'iron_low',
      days.filter(lacksIron).map(({ day }) => day),
    ),
    ...joined('meal_protein_low', days.flatMap(lowProtein)),
    ...joined(
      'main_food_often',
      days.filter((day) => leansOnOneFood(day, mainFoodOf)).map(({ day }) => day),
    ),
    ...joined('rotation_missed', missedRotation(days, kept, kitchen)),
    ...joined('dish_often', oftenServed(days, kitchen)),
    ...few.map(([slot]) => `few_dishes:${slot}` as const),
  ]
}
