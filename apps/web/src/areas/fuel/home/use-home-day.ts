import {
  buildTimeline,
  type DayChanges,
  type DayTotals,
  dayAt,
  dayOfLog,
  type LocalDate,
  type MealLog,
  type Timeline,
  totalsOf,
} from '@pacemeal/domain'
import { readMealLog } from '@pacemeal/protocol'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { dayChangesQuery } from '../../../api/day-changes.ts'
import { mealLogsQuery } from '../../../api/meal-logs.ts'
import { isInUse } from '../../../api/meal-plans.ts'
import { planStatusQuery } from '../../../api/plan-status.ts'
import { wearableActivitiesQuery } from '../../../api/wearable-activities.ts'
import { withPendingWrites } from '../../../api/write-queue/meal-log-writes.ts'
import { calendarWeek } from '../../../languages/calendar-week.ts'
import { useKnownProfile } from '../../../navigation/known-profile.ts'
import { browserZone } from '../../../navigation/local-day.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { useMinute } from '../../../navigation/use-minute.ts'
import { usePendingLogWrites } from '../../log/index.ts'
import type { DayPlan, HomeMeal, HomeSession } from '../day-plan.ts'
import { isRefusedForHealth, readShownDay } from '../shown-day.ts'
import { useMealMarks } from '../use-meal-marks.ts'
import { useDayPlan, useWeekPlans } from '../use-week-plans.ts'
import { weekBounds } from '../week-bounds.ts'

/** A day of the shown week. */
export interface WeekDay {
  readonly day: LocalDate
  readonly plan: DayPlan
  readonly totals: DayTotals
}

export interface HomeDay {
  readonly today: LocalDate
  /** Minutes are what screens need; epoch milliseconds. */
  readonly now: number
  readonly zone: string
  readonly week: readonly WeekDay[]
  readonly plan: DayPlan
  readonly logs: readonly MealLog[]
  readonly totals: DayTotals
  readonly timeline: Timeline<HomeMeal, HomeSession>
  /** Whether the present week has a plan that counts. */
  readonly hasPlan: boolean
  /** What is different on single days beside the schedule; undefined while it is not known. */
  readonly changedDays: DayChanges | undefined
  /** False while the plan could not be read: there may be one. */
  readonly isPlanKnown: boolean
  /** False while the log could not be read: nothing is known of what was eaten. */
  readonly isLogKnown: boolean
  /** The same of the marks: without them nothing is known of what was skipped. */
  readonly areMarksKnown: boolean
}

const logsOn = (logs: readonly MealLog[], day: LocalDate, zone: string): readonly MealLog[] =>
  logs.filter((log) => dayOfLog(log, zone) === day)

/**
 * Everything the home screen shows of a day, and what is still missing to show it; its week is asked for once the day `isDrawn`.
 * The screen hears of changes itself.
 */
export function useHomeDay(day: LocalDate, isDrawn = true) {
  const { id: userId } = useRequiredAccount()
  const profile = useKnownProfile()
  const { activitySchedule } = profile.profile
  const changes = useQuery(dayChangesQuery(userId)).data
  const now = useMinute()
  const zone = browserZone()
  const { first, last } = weekBounds(day)
  const today = dayAt(now, zone)
  const planOn = useWeekPlans(userId, day, today, isDrawn)
  const activePlan = useDayPlan(userId, day, today)
  const presentPlan = useDayPlan(userId, today, today).data
  const stored = useQuery(mealLogsQuery(userId, first, last, zone))
  const pending = usePendingLogWrites(userId)
  // Marks and recorded activities enrich the day; without them it still stands.
  const { marking, marks } = useMealMarks(userId, day)
  const recorded = useQuery(wearableActivitiesQuery(userId, day, zone))
  const activities = recorded.data
  const isRefused = useQuery({ ...planStatusQuery(userId), select: isRefusedForHealth }).data === true
  const isPlanKnown = activePlan.data !== undefined && presentPlan !== undefined
  const isLogKnown = stored.data !== undefined
  const hasPlan = isInUse(presentPlan)

  const plans = useMemo(
    () =>
      calendarWeek(first).map((one) => ({
        day: one,
        plan: readShownDay(planOn(one), one, today, activitySchedule, changes, isRefused),
      })),
    [planOn, activitySchedule, changes, first, today, isRefused],
  )
  const logs = useMemo(() => withPendingWrites(stored.data ?? [], pending).map(readMealLog), [stored.data, pending])
  const ofDay = useMemo(() => logsOn(logs, day, zone), [logs, day, zone])
  const plan = plans.find((one) => one.day === day)?.plan
  // The same object while only the week around the day is read: what draws it is not drawn again.
  const timeline = useMemo(
    () =>
      plan &&
      buildTimeline({
        day,
        zone,
        now,
        sessions: plan.sessions,
        meals: plan.meals,
        logs: ofDay,
        activities: activities ?? [],
        marks: marks ?? new Map(),
      }),
    [plan, day, zone, now, ofDay, activities, marks],
  )
  const home = useMemo((): HomeDay | null => {
    if (!plan || !timeline) return null
    return {
      today,
      now,
      zone,
      week: plans.map((one) => ({ ...one, totals: totalsOf(logsOn(logs, one.day, zone)) })),
      plan,
      logs: ofDay,
      totals: totalsOf(ofDay),
      hasPlan,
      changedDays: changes,
      isPlanKnown,
      isLogKnown,
      areMarksKnown: marks !== undefined,
      timeline,
    }
  }, [plans, plan, timeline, logs, ofDay, today, now, zone, marks, hasPlan, changes, isPlanKnown, isLogKnown])

  return { home, activePlan, stored, marking, recorded, profile }
}
