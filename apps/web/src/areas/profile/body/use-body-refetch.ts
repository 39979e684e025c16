import { dayAt } from '@pacemeal/domain'
import { bodyLog, checkIns, goalPeriods } from '@pacemeal/protocol'
import { useEffect, useRef } from 'react'
import { refreshBodyLog } from '../../../api/body-log.ts'
import { refreshCheckIn } from '../../../api/check-in.ts'
import { goalPeriodQuery } from '../../../api/goal-period.ts'
import { queryClient } from '../../../api/query-client.ts'
import { documentsChannel, useRealtime } from '../../../api/realtime.ts'
import { useKnownProfile } from '../../../navigation/known-profile.ts'
import { browserZone } from '../../../navigation/local-day.ts'
import { useMinute } from '../../../navigation/use-minute.ts'

/**
 * Reads again what other tabs, devices and scales change of the body log and the check-in, and the signs that the server finds
 * in a weighing a moment after it is kept. The check-in is also worked out anew when the profile changes under it, such as its
 * zone after a flight, and when the day does: an outdated proposal could not be accepted.
 */
export function useBodyRefetch(userId: string): void {
  useRealtime([bodyLog, checkIns, goalPeriods].map(documentsChannel), (events) => {
    const has = (part: string) =>
      events.some(({ channels: touched }) => touched.some((channel) => channel.includes(part)))
    if (has(bodyLog.id)) void refreshBodyLog(userId)
    if (has(bodyLog.id) || has(checkIns.id)) void refreshCheckIn(userId)
    if (has(goalPeriods.id)) void queryClient.invalidateQueries({ queryKey: goalPeriodQuery(userId).queryKey })
  })
  const { profile, isKnown } = useKnownProfile()
  const today = dayAt(useMinute(), browserZone())
  const basis = isKnown ? `${profile.$updatedAt} ${today}` : null
  const shown = useRef(basis)
  useEffect(() => {
    if (basis === null || basis === shown.current) return
    const isFirst = shown.current === null
    shown.current = basis
    if (!isFirst) void refreshCheckIn(userId)
  }, [basis, userId])
}
