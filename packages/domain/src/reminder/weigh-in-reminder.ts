import type { WeighInReminder } from '../athlete/notification-settings.ts'
import { addDays, dayAt, instantOn, type LocalDate, weekdayOf, weekdays } from '../days.ts'

/**
 * When somebody is reminded of the scale next: the first of their chosen days, within a week and after the moment, whose
 * time is still to come by their own clock. Null while they want no reminder.
 */
export function nextWeighIn(
  reminder: WeighInReminder | undefined,
  now: number,
  zone: string,
): { readonly day: LocalDate; readonly at: number } | null {
  if (reminder === undefined) return null
  const today = dayAt(now, zone)
  for (let ahead = 0; ahead <= weekdays.length; ahead++) {
    const day = addDays(today, ahead)
    const at = Date.parse(instantOn(day, reminder.at, zone))
    if (reminder.days.includes(weekdayOf(day)) && at > now) return { day, at }
  }
  return null
}
