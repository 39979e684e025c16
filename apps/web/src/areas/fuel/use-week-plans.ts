import { type LocalDate, mondayOf, mondaysAround } from '@pacemeal/domain'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type MealPlan, weekPlanQuery } from '../../api/meal-plans.ts'
import { useWeekInstructions } from './use-week-instructions.ts'

/** The plan of the calendar week that holds the day. */
export const useWeekPlan = (userId: string, day: LocalDate, today: LocalDate) =>
  useQuery(weekPlanQuery(userId, mondayOf(day), today))

/** The plan of a shown day: null for a week without one, undefined while it is not known. */
export type PlanOn = (date: LocalDate) => MealPlan | null | undefined

/**
 * The plans of the Sunday-first week around the day: each date has that of its own calendar week. Home's picker, the plan
 * page and the shopping list all read here, so that they agree.
 */
export function useWeekPlans(userId: string, day: LocalDate, today: LocalDate): PlanOn {
  const [first, second] = mondaysAround(day)
  const ofFirst = useQuery(weekPlanQuery(userId, first, today)).data
  const ofSecond = useQuery(weekPlanQuery(userId, second, today)).data
  useWeekInstructions(first, ofFirst)
  useWeekInstructions(second, ofSecond)
  return useMemo(() => (date) => (mondayOf(date) === first ? ofFirst : ofSecond), [first, ofFirst, ofSecond])
}
