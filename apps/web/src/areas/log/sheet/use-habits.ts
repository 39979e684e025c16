import { DAY_MS, wallMinuteAt } from '@pacemeal/domain'
import { readMealLog } from '@pacemeal/protocol'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { recentLogsQuery } from '../../../api/meal-logs.ts'
import { browserZone } from '../../../navigation/local-day.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import type { LoggedMeal } from './food-finder.ts'

/** What the person logged lately, for search to know their habits of this hour. */
export function useHabitLogs(isWanted: boolean): readonly LoggedMeal[] {
  const { id: userId } = useRequiredAccount()
  const { data } = useQuery({ ...recentLogsQuery(userId), enabled: isWanted })
  return useMemo(() => {
    const [now, zone] = [Date.now(), browserZone()]
    return (data ?? []).map(readMealLog).flatMap(({ items, loggedAt }): readonly LoggedMeal[] => {
      const at = Date.parse(loggedAt)
      return items ? [{ items, minute: wallMinuteAt(at, zone), daysAgo: (now - at) / DAY_MS }] : []
    })
  }, [data])
}
