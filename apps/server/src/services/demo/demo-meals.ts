import type { Catalog, Recipe } from '@pacemeal/catalog'
import {
  instantOn,
  type LocalDate,
  type LoggedItem,
  mealTimeOf,
  type NutrientAmounts,
  nutrients,
  type PlannedDay,
  type PlannedMeal,
  type PlannedWeek,
  recordOf,
  weekdayOf,
} from '@pacemeal/domain'
import type { SavedMeal } from '@pacemeal/protocol'
import { chance, chanceWithin, chosenOf } from './chance.ts'

/** What the demo's days are made from. */
export interface DemoKitchen {
  readonly zone: string
  readonly week: PlannedWeek
  readonly catalog: Catalog
  /** Snacks that the athlete's diet and restrictions permit. */
  readonly snacks: readonly Recipe[]
}

/** A meal that the demo athlete wrote down, and a key that stands for it. */
export interface EatenMeal {
  readonly key: string
  readonly meal: SavedMeal
}

const SKIPPED = 0.07
const TYPED_BY_HAND = 0.22
const EXTRA_SNACK = 0.35
const NAME_LENGTH = 200

const wholeFigures: readonly string[] = ['calories', 'sodium', 'potassium']

/** A portion of the amounts, as labels round them; what is unknown stays unknown. */
const portionOf = (amounts: NutrientAmounts, portion: number): NutrientAmounts =>
  recordOf(nutrients, (nutrient) => {
    const amount = amounts[nutrient]
    const step = wholeFigures.includes(nutrient) ? 1 : 10
    return amount === null ? null : Math.round(amount * portion * step) / step
  })

/** Whoever types a meal in gives round macros and leaves the rest open. */
const typedByHand = ({ calories, protein, carbs, fat }: NutrientAmounts): NutrientAmounts => {
  const whole = (amount: number | null) => (amount === null ? null : Math.round(amount))
  return {
    calories: calories === null ? null : Math.round(calories / 10) * 10,
    protein: whole(protein),
    carbs: whole(carbs),
    fat: whole(fat),
    fiber: null,
    sugar: null,
    sodium: null,
    potassium: null,
    iron: null,
  }
}

/** A meal as it was written down: taken with its foods, or typed in, which says nothing of them. */
const asWritten = (
  amounts: NutrientAmounts,
  foods: readonly LoggedItem[],
  portion: number,
  key: string,
): Pick<SavedMeal, 'amounts' | 'items'> =>
  chance(key, 'by hand') < TYPED_BY_HAND
    ? { amounts: typedByHand(portionOf(amounts, portion)) }
    : {
        amounts: portionOf(amounts, portion),
        items: foods.map(({ food, grams }) => ({ food, grams: grams * portion })),
      }

const eatPlanned = (day: LocalDate, planned: PlannedDay, meal: PlannedMeal, zone: string): EatenMeal => {
  const key = `${day}/${meal.id}`
  const isOwnWeek = planned.date === day
  // The plan is this week's; of the weeks before, its other ideas tell.
  const option = isOwnWeek ? meal.options[0] : chosenOf(meal.options, key, 'option')
  const portion = isOwnWeek ? 1 : chosenOf([1, 1, 1, 0.8, 1.2], key, 'portion')
  const minute = Math.max(0, meal.at + chanceWithin(-5, 20, key, 'minute'))
  return {
    key,
    meal: {
      name: option.name.slice(0, NAME_LENGTH),
      mealTime: mealTimeOf(meal.slot),
      loggedAt: instantOn(day, minute, zone),
      zone,
      ...asWritten(option, option.ingredients, portion, key),
      ...(isOwnWeek ? { plannedMeal: meal.id } : {}),
    },
  }
}

const eatExtra = (day: LocalDate, { catalog, snacks, zone }: DemoKitchen): EatenMeal[] => {
  const key = `${day}/extra`
  const [first, ...others] = snacks
  if (first === undefined || chance(key) >= EXTRA_SNACK) return []
  const recipe = chosenOf([first, ...others], key, 'recipe')
  const minute = chosenOf(
    [chanceWithin(630, 660, key, 'morning'), chanceWithin(1260, 1310, key, 'evening')],
    key,
    'when',
  )
  const written = asWritten(catalog.nutrientsOf(recipe).total, recipe.ingredients, 1, key)
  const loggedAt = instantOn(day, minute, zone)
  return [{ key, meal: { name: recipe.name.slice(0, NAME_LENGTH), mealTime: 'snack', loggedAt, zone, ...written } }]
}

/** What the demo athlete eats and writes down on a day: most of the plan's meals, and now and then a snack beside it. */
export const mealsEatenOn = (day: LocalDate, kitchen: DemoKitchen): readonly EatenMeal[] => {
  const planned = kitchen.week.days.find((one) => one.day === weekdayOf(day))
  const meals = (planned?.meals ?? []).filter((meal) => chance(day, meal.id, 'skipped') >= SKIPPED)
  return [
    ...(planned === undefined ? [] : meals.map((meal) => eatPlanned(day, planned, meal, kitchen.zone))),
    ...eatExtra(day, kitchen),
  ].toSorted((a, b) => (a.meal.loggedAt < b.meal.loggedAt ? -1 : 1))
}
