import { addDays, type LocalDate, mondayOf } from '@pacemeal/domain'

/** The last day that may be changed on its own: the end of the next week. */
const lastOpenDay = (today: LocalDate): LocalDate => addDays(mondayOf(today), 13)

/** Whether a day may be changed on its own: it is not over, and its week is one that is planned. */
export const isOneDayOpen = (day: LocalDate, today: LocalDate): boolean => day >= today && day <= lastOpenDay(today)

/** The days that may be changed on their own. */
export function openDays(today: LocalDate): readonly LocalDate[] {
  const days: LocalDate[] = []
  for (let day = today; isOneDayOpen(day, today); day = addDays(day, 1)) days.push(day)
  return days
}
