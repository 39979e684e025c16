import {
  type KitchenPreferences,
  type LocalDate,
  type MealSlot,
  type TableGuest,
  tableMeals,
  weekdayOf,
} from '@pacemeal/domain'

/** Who eats along with a meal of a date; nobody where it is eaten away from home. `kitchen` is that of the date's week. */
export function guestsAt(
  { table, mealsAway }: Pick<KitchenPreferences, 'table' | 'mealsAway'>,
  date: LocalDate,
  slot: MealSlot,
): readonly TableGuest[] {
  const eaten = tableMeals.find((meal) => meal === slot)
  const isAway = mealsAway.some(({ day, meal }) => meal === slot && day === weekdayOf(date))
  return eaten === undefined || isAway ? [] : table.filter(({ meals }) => meals.includes(eaten))
}
