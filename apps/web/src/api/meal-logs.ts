import { dayOfLog, type LocalDate } from '@pacemeal/domain'
import { mealLogs, readLogMoment } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { listDocuments, type Stored } from './documents.ts'
import { LOGS_PER_PAGE, mealLogQueries } from './first-queries.ts'
import { queryClient } from './query-client.ts'
import { queryKey, queryScope } from './query-keys.ts'
import { queryText as q } from './query-text.ts'

/** A meal that was written down or analysed, as it is stored. */
export type MealLog = Stored<typeof mealLogs>

/** The logs from the first to the last day, both included, by time; the zone is that of logs which name none. */
export const mealLogsQuery = (userId: string, first: LocalDate, end: LocalDate, zone: string) =>
  queryOptions({
    queryKey: queryKey('meal-logs', userId, 'days', first, end, zone),
    queryFn: async () => {
      const within = mealLogQueries(userId, first, end)
      const found: MealLog[] = []
      for (
        let page: MealLog[] = [], last: MealLog | undefined;
        !last || page.length === LOGS_PER_PAGE;
        last = page.at(-1)
      ) {
        const after = last ? [q.cursorAfter(last.$id)] : []
        page = (await listDocuments(mealLogs, [...within, ...after])).documents
        found.push(...page)
        if (page.length === 0) break
      }
      return found.filter((log) => {
        const day = dayOfLog(readLogMoment(log), zone)
        return day >= first && day <= end
      })
    },
  })

/** Logs that are looked through for what is eaten often. */
const RECENT = 100

/** The latest logs, newest first. */
export const recentLogsQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKey('meal-logs', userId, 'recent'),
    queryFn: async () =>
      (await listDocuments(mealLogs, [q.equal('user', userId), q.orderDesc('loggedAt'), q.limit(RECENT)])).documents,
  })

/** Reads every shown day again, after a change of any log. */
export const refreshMealLogs = (userId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: queryScope('meal-logs', userId) })
