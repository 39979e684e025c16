import { type LocalDate, mondayOf, mondaysAround, weekdayOf } from '@pacemeal/domain'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { holdsDay, isWhole, type MealPlan, weekPlanQuery } from '../../api/meal-plans.ts'
import { firstDay } from '../../languages/calendar-week.ts'
import { useAfterFrame } from '../../ui/after-frame.ts'
import { useWeekInstructions } from './use-week-instructions.ts'

/** Reading a plan: undefined data while it is not known, or not read as far as it is needed. */
export type PlanReading = UseQueryResult<MealPlan | null | undefined>

/** The plan of the calendar week that holds the day, once all its days are read: what is missing is asked for at once. */
export const useWeekPlan = (userId: string, day: LocalDate, today: LocalDate): PlanReading =>
  useQuery({ ...weekPlanQuery(userId, mondayOf(day), today), select: wholeOnly })

/** The same for a screen with `useWeekPlans`, which asks for what is missing. */
export const useWeekPlanOnceDrawn = (userId: string, day: LocalDate, today: LocalDate): PlanReading =>
  useQuery({ ...weekPlanQuery(userId, mondayOf(day), today), refetchOnMount: unlessPart, select: wholeOnly })

/** The rest of a week is asked for by `useWeekAfterDay`, at its time: not by each view of a day that appears. */
const unlessPart = ({
  state: { data },
}: {
  readonly state: { readonly data?: MealPlan | null | undefined }
}): boolean => !data || isWhole(data)

const wholeOnly = (plan: MealPlan | null) => (plan === null || isWhole(plan) ? plan : undefined)

const withDay = (plan: MealPlan | null | undefined, day: LocalDate) =>
  plan && !holdsDay(plan, weekdayOf(day)) ? undefined : plan

/** The same as soon as the day itself is read, while it is needed. */
export const useDayPlan = (userId: string, day: LocalDate, today: LocalDate, isNeeded = true): PlanReading =>
  useQuery({
    ...weekPlanQuery(userId, mondayOf(day), today),
    enabled: isNeeded,
    refetchOnMount: unlessPart,
    select: (plan) => withDay(plan, day),
  })

/**
 * The plan of a week. One that came without its other days is asked for again, for its week, once the day is drawn: an answer
 * that arrives while React draws in pieces has it draw everything again in one. A week without the day waits as long: it
 * weighs 400 kB, of which the calendar's week shows a part.
 */
function useWeekAfterDay(
  userId: string,
  monday: LocalDate,
  day: LocalDate,
  today: LocalDate,
): MealPlan | null | undefined {
  const isAfterFrame = useAfterFrame()
  const { data, isSuccess, isFetching, refetch } = useQuery({
    ...weekPlanQuery(userId, monday, today),
    enabled: isAfterFrame || mondayOf(day) === monday,
    refetchOnMount: unlessPart,
  })
  const isWeekMissing = isAfterFrame && isSuccess && !isFetching && data !== null && !isWhole(data)
  useEffect(() => {
    if (isWeekMissing) void refetch({ cancelRefetch: false })
  }, [isWeekMissing, refetch])
  return data
}

/** The plan of a shown day: null for a week without one, undefined while it is not known. */
export type PlanOn = (date: LocalDate) => MealPlan | null | undefined

/**
 * The plans of the calendar’s week around the day: each date has that of its own week from Monday. Home's picker, the plan
 * page and the shopping list all read here, so that they agree.
 */
export function useWeekPlans(userId: string, day: LocalDate, today: LocalDate): PlanOn {
  const [first, second] = mondaysAround(firstDay(), day)
  const ofFirst = useWeekAfterDay(userId, first, day, today)
  const ofSecond = useWeekAfterDay(userId, second, day, today)
  useWeekInstructions(first, ofFirst)
  useWeekInstructions(second, ofSecond)
  return useMemo(
    () => (date) => withDay(mondayOf(date) === first ? ofFirst : ofSecond, date),
    [first, ofFirst, ofSecond],
  )
}
