import {
  type DayTotals,
  dayOfLog,
  type LocalDate,
  type Macros,
  type MealEntry,
  type PlannedDay,
  settleMeals,
  totalsOf,
} from '@pacemeal/domain'
import { readMealLog } from '@pacemeal/protocol'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { dayChangesQuery } from '../../api/day-changes.ts'
import { mealLogsQuery } from '../../api/meal-logs.ts'
import type { MealPlan } from '../../api/meal-plans.ts'
import { planStatusQuery } from '../../api/plan-status.ts'
import { withPendingWrites } from '../../api/write-queue/meal-log-writes.ts'
import { useKnownProfile } from '../../navigation/known-profile.ts'
import { presentDay } from '../../navigation/local-day.ts'
import { usePendingLogWrites } from '../log/index.ts'
import { type DayPlan, findPlannedDay, type HomeMeal } from './day-plan.ts'
import type { PartReading } from './missing-reading.tsx'
import { isRefusedForHealth, readShownDay } from './shown-day.ts'
import { useMealMarks } from './use-meal-marks.ts'
import { weekBounds } from './week-bounds.ts'

/** Whose plan it is, and where they are. */
interface PlanOwner {
  readonly userId: string
  readonly zone: string
  readonly plan: MealPlan | null
}

/** One day of the plan with what became of it. */
export interface PlanDay {
  readonly dayPlan: DayPlan
  readonly entries: readonly MealEntry<HomeMeal>[]
  readonly totals: DayTotals
  /** What the chosen dishes add up to; null for a plan that does not say. */
  readonly planned: Macros | null
  /** The sessions that the day was planned around; null where it has no plan. */
  readonly sessions: PlannedDay['sessions'] | null
  /** No plan is made for the health: none is still to come. */
  readonly isRefused: boolean
  /** What the plan wants said of the day, as codes. */
  readonly flags: readonly string[]
  /** The readings of log and marks; without them nothing is known of what was eaten or skipped. */
  readonly log: PartReading
  readonly marks: PartReading
}

/** Whether it is known what became of the day's meals: both the log and the marks were read. */
export const isOutcomeKnown = ({ log, marks }: Pick<PlanDay, 'log' | 'marks'>): boolean =>
  log.data !== undefined && marks.data !== undefined

/** The day's meals by time, each planned, eaten or skipped. The log enriches the day; without it the plan still stands. */
export function usePlanDay({ userId, zone, plan }: PlanOwner, day: LocalDate): PlanDay {
  const { activitySchedule } = useKnownProfile().profile
  const changes = useQuery(dayChangesQuery(userId)).data
  const isRefused = useQuery({ ...planStatusQuery(userId), select: isRefusedForHealth }).data === true
  const today = presentDay()
  const { first, last } = weekBounds(day)
  const log = useQuery(mealLogsQuery(userId, first, last, zone))
  const stored = log.data
  const pending = usePendingLogWrites(userId)
  const { marking, marks } = useMealMarks(userId, day)
  const planDay = useMemo(() => {
    const dayPlan = readShownDay(plan, day, today, activitySchedule, changes, isRefused)
    const logs = withPendingWrites(stored ?? [], pending)
      .map(readMealLog)
      .filter((log) => dayOfLog(log, zone) === day)
    const read = findPlannedDay(plan, day)
    const meals = dayPlan.meals.toSorted((a, b) => a.at - b.at)
    const { entries } = settleMeals({ zone, meals, logs, marks: marks ?? new Map() })
    return {
      dayPlan,
      entries,
      totals: totalsOf(logs),
      planned: read?.planned ?? null,
      sessions: read?.sessions ?? null,
      flags: read?.flags ?? [],
      isRefused,
    }
  }, [plan, day, today, isRefused, activitySchedule, changes, stored, pending, marks, zone])
  return { ...planDay, log, marks: marking }
}
