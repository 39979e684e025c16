import { kitchenOfWeek, type LocalDate, type MealSlot, mondayOf, type TableGuest } from '@pacemeal/domain'
import { useQuery } from '@tanstack/react-query'
import { dayChangesQuery } from '../../../api/day-changes.ts'
import { kitchenPreferencesQuery } from '../../../api/kitchen-preferences.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { guestsAt } from './guests-at.ts'

/** Finds who eats along with a meal of a date; nobody while that is not known. */
export function useGuestsAt(): (date: LocalDate, slot: MealSlot) => readonly TableGuest[] {
  const { id: userId } = useRequiredAccount()
  const { data: kitchen } = useQuery(kitchenPreferencesQuery(userId))
  const { data: changes } = useQuery(dayChangesQuery(userId))
  return (date, slot) =>
    kitchen && changes ? guestsAt(kitchenOfWeek(kitchen.preferences, changes, mondayOf(date)), date, slot) : []
}
