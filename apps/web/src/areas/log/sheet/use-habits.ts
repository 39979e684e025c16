import { DAY_MS, minuteOfLog } from '@pacemeal/domain'
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
    return (data ?? []).map(readMealLog).flatMap((log): readonly LoggedMeal[] => {
      const daysAgo = (now - Date.parse(log.loggedAt)) / DAY_MS
      return log.items ? [{ items: log.items, minute: minuteOfLog(log, zone), daysAgo }] : []
    })
  }, [data])
}
