import { bodyLog, checkIns, goalPeriods } from '@pacemeal/protocol'
import { refreshBodyLog } from '../../../api/body-log.ts'
import { refreshCheckIn } from '../../../api/check-in.ts'
import { goalPeriodQuery } from '../../../api/goal-period.ts'
import { queryClient } from '../../../api/query-client.ts'
import { documentsChannel, useRealtime } from '../../../api/realtime.ts'

/**
 * Reads again what other tabs, devices and scales change of the body log and the check-in, and the signs that the server finds
 * in a weighing a moment after it is kept.
 */
export function useBodyRefetch(userId: string): void {
  useRealtime([bodyLog, checkIns, goalPeriods].map(documentsChannel), (events) => {
    const has = (part: string) =>
      events.some(({ channels: touched }) => touched.some((channel) => channel.includes(part)))
    if (has(bodyLog.id)) void refreshBodyLog(userId)
    if (has(bodyLog.id) || has(checkIns.id)) void refreshCheckIn(userId)
    if (has(goalPeriods.id)) void queryClient.invalidateQueries({ queryKey: goalPeriodQuery(userId).queryKey })
  })
}
