import type { Catalog, FoodRules, Recipe } from '@pacemeal/catalog'
import { findRecipeKitchen, type RecipeKitchen } from '@pacemeal/catalog/kitchen'
import {
  type AwayWay,
  type CookEvent,
  type KitchenPreferences,
  type LocalDate,
  type MealOption,
  type MealSlot,
  type PlannedMeal,
  type PlannedWeek,
  type TableGuest,
  type TableMeal,
  type Weekday,
  weekdayOf,
} from '@pacemeal/domain'
import { cookAlone } from './cook-alone.ts'
import { mayEat } from './may-eat.ts'
import { oncePer } from './once-per.ts'

const rulesIn = oncePer((catalog: Catalog) =>
  oncePer((guest: TableGuest): FoodRules => catalog.rulesFor(guest.diets, guest.restrictions)),
)

const tableMeals: ReadonlySet<string> = new Set(['breakfast', 'lunch', 'dinner'])

/** Who eats which meals at home. */
export type TableMeals = Pick<KitchenPreferences, 'mealsAway' | 'table'>

/** Whether a meal is one that a table is laid for. */
export const isTableMeal = (slot: MealSlot): slot is TableMeal => tableMeals.has(slot)

/** How a meal is eaten away from home on a date; undefined for one that is eaten at home. */
export const awayOf = ({ mealsAway }: Pick<KitchenPreferences, 'mealsAway'>, date: LocalDate, slot: MealSlot) =>
  mealsAway.find(({ day, meal }) => meal === slot && day === weekdayOf(date))?.way

/** Who eats along with the athlete's meal of a date. */
export const guestsAt = (kitchen: TableMeals, date: LocalDate, slot: MealSlot): readonly TableGuest[] =>
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

/** Whether a dish can be eaten away from home in a way: carried there, and cold or warmed. */
export const suitsAway = (kitchen: RecipeKitchen | undefined, away: AwayWay | null | undefined): boolean => {
  if (away === 'cold') return kitchen?.isPortable === true && kitchen.isEatenCold
  if (away === 'microwave') return kitchen?.isPortable === true && (kitchen.isEatenCold || kitchen.isMicrowaved)
  return true
}

/** What a kitchen says of the dishes that may come on its table. */
export type TableWishes = TableMeals & Pick<KitchenPreferences, 'equipment' | 'never' | 'handsOnMinutes'>

/** Work that every meal may be, however full its day is. Minutes, own choice. */
export const MIN_MINUTES = 5

/** Minutes at work that somebody has on a day of the week. */
export const minutesOf = (weekday: Weekday, { handsOnMinutes }: Pick<KitchenPreferences, 'handsOnMinutes'>): number =>
  weekday === 'saturday' || weekday === 'sunday' ? handsOnMinutes.weekend : handsOnMinutes.weekday

/** Whether a recipe can be eaten where the meal of a date is. */
export const fitsWhere = (
  wishes: Pick<KitchenPreferences, 'mealsAway'>,
  recipe: Recipe,
  date: LocalDate,
  slot: MealSlot,
) => suitsAway(findRecipeKitchen(recipe.id), awayOf(wishes, date, slot))

/**
 * Opens the check whether a recipe may be served at a meal of a date: everybody who eats along may eat it, the kitchen has
 * what it takes, and nobody said never again. Whether it can be eaten where the meal is `fitsWhere` tells.
 */
export const openKitchenTable = (catalog: Catalog, wishes: Omit<TableWishes, 'handsOnMinutes'>) => {
  const tools = new Set(wishes.equipment)
  const never = new Set(wishes.never)
  return (recipe: Recipe, date: LocalDate, slot: MealSlot): boolean => {
    const kitchen = findRecipeKitchen(recipe.id)
    return (
      !never.has(recipe.id) &&
      (kitchen?.equipment ?? []).every((tool) => tools.has(tool)) &&
      mayServeGuests(catalog, recipe, slot, guestsAt(wishes, date, slot))
    )
  }
}

/** The same, of dishes that can also be eaten where the meal is. */
export const openTable = (catalog: Catalog, wishes: Omit<TableWishes, 'handsOnMinutes'>) => {
  const fits = openKitchenTable(catalog, wishes)
  return (recipe: Recipe, date: LocalDate, slot: MealSlot): boolean =>
    fitsWhere(wishes, recipe, date, slot) && fits(recipe, date, slot)
}

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
export const mayGuestsEat = (catalog: Catalog, kitchen: TableMeals, kept: KeptDish): boolean => {
  const { date, id, slot, dish } = kept
  const pot = kept.event ?? cookAlone(catalog, { ...kept, guests: [] }, dish)
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
