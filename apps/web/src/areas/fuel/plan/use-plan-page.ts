import { dayAt, type LocalDate, mondayOf } from '@pacemeal/domain'
import { readPlanSummary } from '@pacemeal/protocol'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo } from 'react'
import { isInUse, type MealPlan } from '../../../api/meal-plans.ts'
import { planStatusQuery, refreshPlan } from '../../../api/plan-status.ts'
import { browserZone } from '../../../navigation/local-day.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { useMinute } from '../../../navigation/use-minute.ts'
import { tell, withdraw } from '../../../notices/tell.ts'
import { useAfterFrame } from '../../../ui/after-frame.ts'
import { useFuelRefetch } from '../use-fuel-refetch.ts'
import { type PlanOn, useDayPlan, useWeekPlanOnceDrawn, useWeekPlans } from '../use-week-plans.ts'
import { usePlanView } from './plan-view.ts'

/** What every view of the plan page stands on. */
export interface PlanPage {
  readonly userId: string
  readonly zone: string
  readonly today: LocalDate
  /** Monday of the shown week. */
  readonly monday: LocalDate
  /** The shown week's plan. */
  readonly plan: MealPlan | null
  /** Plans of the days around, each of its own week. */
  readonly planOn: PlanOn
  /** Whether this version wrote the plan; false for none. */
  readonly isReadable: boolean
}

/** The plan, whether a new one is on its way, and what is still missing to show it. */
export function usePlanPage(day: LocalDate) {
  const { id: userId } = useRequiredAccount()
  const zone = browserZone()
  const now = useMinute()
  const today = dayAt(now, zone)
  const { view } = usePlanView()
  const isDrawn = useAfterFrame()
  const ofDay = useDayPlan(userId, day, today)
  const ofWeek = useWeekPlanOnceDrawn(userId, day, today)
  const activePlan = view === 'day' ? ofDay : ofWeek
  const planOn = useWeekPlans(userId, day, today, isDrawn)
  const present = useDayPlan(userId, today, today).data
  const status = useQuery(planStatusQuery(userId))
  useFuelRefetch(userId, isDrawn)
  const runId = status.data?.kind === 'generating' ? status.data.runId : null
  useEffect(() => {
    if (runId === null) return
    return () => {
      // The run is over: what it made counts, and nothing is being made any more.
      withdraw('plan-building', 'generation-started')
      void refreshPlan(userId)
    }
  }, [runId, userId])
  const hasFailed = activePlan.isError && navigator.onLine
  useEffect(() => {
    if (hasFailed) tell('plan-load-failed')
  }, [hasFailed])

  const { data } = activePlan
  const isReadable = useMemo(() => Boolean(data && readPlanSummary(data).ok), [data])
  const monday = mondayOf(day)
  // The same object while nothing of it changes: what shows the day is not drawn again with every news of the page.
  const page = useMemo(
    (): PlanPage | null =>
      data === undefined ? null : { userId, zone, today, monday, planOn, plan: data, isReadable },
    [userId, zone, today, monday, planOn, data, isReadable],
  )
  // Drawn in pieces where it changes, between which the page answers to taps.
  return { page: useDeferredValue(page), activePlan, hasPresentPlan: isInUse(present), status, runId }
}
