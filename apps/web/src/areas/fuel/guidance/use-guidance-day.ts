import { addDays, type LocalDate, wallMinuteAt } from '@pacemeal/domain'
import { readAthlete } from '@pacemeal/protocol'
import { useMemo } from 'react'
import { useKnownProfile } from '../../../navigation/known-profile.ts'
import type { HomeDay } from '../home/use-home-day.ts'

/** The athlete of the profile with the shown day and the next; null while the profile does not say enough. */
export function useGuidanceDay(home: HomeDay, day: LocalDate) {
  const { profile } = useKnownProfile()
  const athlete = useMemo(() => readAthlete(profile), [profile])
  if (!athlete.ok) return null
  const isToday = day === home.today
  const after = home.week.find((one) => one.day === addDays(day, 1))
  return {
    athlete: athlete.value,
    isToday,
    now: isToday ? wallMinuteAt(home.now, home.zone) : 0,
    today: home.plan.sessions,
    tomorrow: after?.plan.sessions ?? [],
  }
}
