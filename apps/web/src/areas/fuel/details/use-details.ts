import {
  dayAt,
  groupActivities,
  type LocalDate,
  type MealLog,
  parseSchedule,
  type TrainingActivity,
  weekFromMonday,
} from '@pacemeal/domain'
import { readMealLog } from '@pacemeal/protocol'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type StoredDetails, storedDetailsQuery } from '../../../api/details.ts'
import type { MealPlan } from '../../../api/meal-plans.ts'
import { refreshPlan } from '../../../api/plan-status.ts'
import { queryScope } from '../../../api/query-keys.ts'
import { isFirstLoading, useReadingFailure } from '../../../api/use-reading-failure.ts'
import { withPendingWrites } from '../../../api/write-queue/meal-log-writes.ts'
import { useKnownProfile } from '../../../navigation/known-profile.ts'
import { browserZone } from '../../../navigation/local-day.ts'
import { useSelectedDay } from '../../../navigation/selected-day.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { useMinute } from '../../../navigation/use-minute.ts'
import { useAfterFrame } from '../../../ui/after-frame.ts'
import { usePendingLogWrites } from '../../log/index.ts'
import { readDayPlan } from '../day-plan.ts'
import { useFuelRefetch } from '../use-fuel-refetch.ts'
import { useWeekPlan } from '../use-week-plans.ts'

/** What an id turned out to be. */
type Details =
  | { readonly kind: 'meal'; readonly day: LocalDate; readonly plan: MealPlan; readonly id: string }
  | { readonly kind: 'training'; readonly activity: TrainingActivity }
  | Extract<StoredDetails, { kind: 'recorded' }>
  | { readonly kind: 'log'; readonly log: MealLog }
  | { readonly kind: 'loading' | 'failed' | 'none' }

/** Finds what the id stands for: a meal of the active plan, training of the schedule, a logged meal, a recorded activity. */
export function useDetails(id: string) {
  const { id: userId } = useRequiredAccount()
  const { activitySchedule } = useKnownProfile().profile
  const zone = browserZone()
  const today = dayAt(useMinute(), zone)
  const { day } = useSelectedDay()
  const queryClient = useQueryClient()
  const activePlan = useWeekPlan(userId, day, today)
  const presentPlan = useWeekPlan(userId, today, today)
  useFuelRefetch(userId, useAfterFrame())

  const planOn = (one: LocalDate) => (one === day ? activePlan.data : presentPlan.data) ?? null
  const hasMeal = (one: LocalDate) => {
    const plan = planOn(one)
    return plan !== null && readDayPlan(plan, one, activitySchedule).meals.some((meal) => meal.id === id)
  }
  // The day in the address first; then the present week, in which each weekday is there once.
  const mealDay = [day, ...weekFromMonday(today)].find(hasMeal)
  const plan = mealDay === undefined ? null : planOn(mealDay)
  const schedule = parseSchedule(activitySchedule)
  const training = schedule.ok
    ? groupActivities(schedule.value.schedule).find((activity) => activity.id === id)
    : undefined
  const isPending = isFirstLoading(activePlan) || isFirstLoading(presentPlan)
  const isElsewhere = !isPending && mealDay === undefined && training === undefined
  const stored = useQuery({ ...storedDetailsQuery(userId, id, zone), enabled: isElsewhere })

  const planFailure = useReadingFailure(activePlan)
  const storedFailure = useReadingFailure(stored)
  const pending = usePendingLogWrites(userId)

  const found = (): Details => {
    if (plan && mealDay !== undefined) return { kind: 'meal', day: mealDay, plan, id }
    if (training) return { kind: 'training', activity: training }
    if (stored.data?.kind === 'recorded') return stored.data
    if (stored.data) {
      // What was changed a moment ago is on its way to the server.
      const [log] = withPendingWrites([stored.data.log], pending)
      return log ? { kind: 'log', log: readMealLog(log) } : { kind: 'none' }
    }
    if (isPending || (isElsewhere && isFirstLoading(stored))) return { kind: 'loading' }
    return { kind: planFailure || storedFailure ? 'failed' : 'none' }
  }
  return {
    details: found(),
    userId,
    zone,
    today,
    isRefreshing: activePlan.isFetching || stored.isFetching,
    refresh: () => {
      void refreshPlan(userId)
      void queryClient.invalidateQueries({ queryKey: queryScope('meal-logs', userId) })
      void queryClient.invalidateQueries({ queryKey: queryScope('meal-marks', userId) })
    },
  }
}
