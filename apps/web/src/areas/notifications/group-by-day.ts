import { dayAt, type LocalDate } from '@pacemeal/domain'
import { relativeDay } from '../../languages/relative-dates.ts'

interface Told {
  readonly $createdAt: string
  readonly scheduledTime: string | null
}

/** When a notification came to its reader, in epoch milliseconds: when it was due, else when it was made. */
export const momentOf = ({ $createdAt, scheduledTime }: Told): number => Date.parse(scheduledTime ?? $createdAt)

export interface DayGroup<N> {
  readonly day: LocalDate
  /** `Today`, `Yesterday`, else a short date. */
  readonly label: string
  readonly notifications: readonly N[]
}

/** Notifications under the reader's own days, newest first in both. */
export function groupByDay<N extends Told>(notifications: readonly N[], zone: string, today: LocalDate): DayGroup<N>[] {
  const newestFirst = notifications.toSorted((a, b) => momentOf(b) - momentOf(a))
  return [...Map.groupBy(newestFirst, (one) => dayAt(momentOf(one), zone))].map(([day, all]) => ({
    day,
    label: relativeDay(day, today),
    notifications: all,
  }))
}
