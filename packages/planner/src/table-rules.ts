import type { Catalog, FoodRules, Recipe } from '@pacemeal/catalog'
import {
  type CookEvent,
  type KitchenPreferences,
  type LocalDate,
  type MealOption,
  type MealSlot,
  type PlannedMeal,
  type PlannedWeek,
  type TableGuest,
  type TableMeal,
  weekdayOf,
} from '@pacemeal/domain'
import { cookAlone } from './cook-alone.ts'
import { mayEat } from './may-eat.ts'
import { oncePer } from './once-per.ts'

const rulesIn = oncePer((catalog: Catalog) =>
  oncePer((guest: TableGuest): FoodRules => catalog.rulesFor(guest.diets, guest.restrictions)),
)

const tableMeals: ReadonlySet<string> = new Set(['breakfast', 'lunch', 'dinner'])

/** Whether a meal is one that a table is laid for. */
export const isTableMeal = (slot: MealSlot): slot is TableMeal => tableMeals.has(slot)

/** How a meal is eaten away from home on a date; undefined for one that is eaten at home. */
export const awayOf = ({ mealsAway }: Pick<KitchenPreferences, 'mealsAway'>, date: LocalDate, slot: MealSlot) =>
  mealsAway.find(({ day, meal }) => meal === slot && day === weekdayOf(date))?.way

/** Who eats along with the athlete's meal of a date. */
export const guestsAt = (
  kitchen: Pick<KitchenPreferences, 'mealsAway' | 'table'>,
  date: LocalDate,
  slot: MealSlot,
): readonly TableGuest[] =>
  isTableMeal(slot) && awayOf(kitchen, date, slot) === undefined
    ? kitchen.table.filter(({ meals }) => meals.includes(slot))
    : []

/** Whether everybody of these may be served a recipe, by their diets and restrictions. */
export const mayServeGuests = (
  catalog: Catalog,
  recipe: Recipe,
  slot: MealSlot,
  guests: readonly TableGuest[],
): boolean =>
  guests.every(
    (guest) =>
      (guest.diets.length === 0 && guest.restrictions.length === 0) ||
      catalog.permits(rulesIn(catalog)(guest), recipe, slot),
  )

/** A dish that was kept for a meal. */
interface KeptDish extends Pick<PlannedMeal, 'id' | 'slot' | 'at'> {
  readonly date: LocalDate
  readonly dish: MealOption
  /** The pot that it is eaten from; absent where it would be cooked for itself. */
  readonly event?: CookEvent | undefined
}

/**
 * Whether everybody who eats along with a meal may eat its dish as it was kept, by their diets and restrictions of today:
 * the guests of the meal and, of those still at the table, who has a portion of its pot. They eat what is in the pot;
 * what stands beside it on the athlete's plate is the athlete's.
 */
export const mayGuestsEat = (
  catalog: Catalog,
  kitchen: Pick<KitchenPreferences, 'mealsAway' | 'table'>,
  kept: KeptDish,
): boolean => {
  const { date, id, slot, dish } = kept
  const pot = kept.event ?? cookAlone(catalog, kept, dish)
  const here = pot?.portions.filter((portion) => portion.date === date && portion.meal === id) ?? []
  const isFed = (guest: TableGuest) => here.some(({ eater }) => eater === guest.id)
  const present = new Set(guestsAt(kitchen, date, slot))
  const guests = kitchen.table.filter((guest) => present.has(guest) || isFed(guest))
  const recipe = catalog.findRecipe(pot?.recipe ?? dish.recipe)
  if (recipe !== undefined && !mayServeGuests(catalog, recipe, slot, guests)) return false
  const { own: _, ...planned } = dish
  const served: MealOption = pot === undefined ? dish : { ...planned, name: pot.name, ingredients: pot.ingredients }
  return guests.every((guest) => mayEat(catalog, rulesIn(catalog)(guest), served))
}

/** The cook event that a meal of a week is eaten from. */
export const eventOfMeal = ({ cooking = [] }: Pick<PlannedWeek, 'cooking'>, meal: PlannedMeal): CookEvent | undefined =>
  cooking.find(({ id }) => id === meal.cooking?.event)
