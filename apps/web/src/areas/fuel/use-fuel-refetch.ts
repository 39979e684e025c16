import { dayChanges, mealLogs, mealMarks, mealPlans, wearableData } from '@pacemeal/protocol'
import { refreshMealLogs } from '../../api/meal-logs.ts'
import { refreshPlan } from '../../api/plan-status.ts'
import { queryClient } from '../../api/query-client.ts'
import { queryScope } from '../../api/query-keys.ts'
import { documentsChannel, useRealtime } from '../../api/realtime.ts'
import type { RealtimeEvent } from '../../api/realtime-socket.ts'

/** Reads again what realtime says has changed of plan, log, marks and recorded activities, once the screen `isDrawn`. */
export function useFuelRefetch(userId: string, isDrawn: boolean): void {
  const channels = [mealLogs, mealPlans, mealMarks, dayChanges, wearableData].map(documentsChannel)
  const rereadActivities = () =>
    void queryClient.invalidateQueries({ queryKey: queryScope('wearable-activities', userId) })
  const reread = (events: readonly RealtimeEvent[]) => {
    const has = (part: string) =>
      events.some(({ channels: touched }) => touched.some((channel) => channel.includes(part)))
    if (has(mealLogs.id)) void refreshMealLogs(userId)
    if (has(mealPlans.id)) void refreshPlan(userId)
    if (has(mealMarks.id)) void queryClient.invalidateQueries({ queryKey: queryScope('meal-marks', userId) })
    if (has(dayChanges.id)) void queryClient.invalidateQueries({ queryKey: queryScope('day-changes', userId) })
    if (has(wearableData.id)) rereadActivities()
  }
  // What to eat after an activity is worked out a moment after it came in: often while this screen is just being read. What is
  // read again while the day is drawn in pieces would have it drawn again in one.
  useRealtime(isDrawn ? channels : [], reread, rereadActivities)
}
