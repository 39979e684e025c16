import { type LocalDate, mondayOf, mondaysAround, weekdayOf } from '@pacemeal/domain'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { holdsDay, isWhole, type MealPlan, weekPlanQuery } from '../../api/meal-plans.ts'
import { calendarWeek, firstDay } from '../../languages/calendar-week.ts'
import { isDayRead } from './day-plan.ts'
import { readAhead } from './read-ahead.ts'
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
  isDrawn: boolean,
): MealPlan | null | undefined {
  const { data, isSuccess, dataUpdatedAt, refetch } = useQuery({
    ...weekPlanQuery(userId, monday, today),
    enabled: isDrawn || mondayOf(day) === monday,
    refetchOnMount: unlessPart,
  })
  const isWeekMissing = isDrawn && isSuccess && data !== null && !isWhole(data)
  // Whether it is on its way is not looked at, and it is asked for in a task of its own: else everything that looks at the
  // plan would be drawn again as it is asked for. An answer that was on its way already may be a day, too: then once more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each answer
  useEffect(() => {
    if (!isWeekMissing) return
    const asking = setTimeout(() => void refetch({ cancelRefetch: false }))
    return () => clearTimeout(asking)
  }, [isWeekMissing, dataUpdatedAt, refetch])
  return useReadPlan(monday, day, data)
}

/**
 * The plan once its days are read, each in a task of its own: a week that is read while it is drawn holds up a slow phone for
 * long. Until then the one before it, of which the shown day was drawn. A day that nothing is known of yet is not waited for.
 */
function useReadPlan(
  monday: LocalDate,
  day: LocalDate,
  data: MealPlan | null | undefined,
): MealPlan | null | undefined {
  const before = useRef({ monday, data })
  const [, setRead] = useState(data)
  const known = before.current.monday === monday ? before.current.data : undefined
  const unread = data
    ? calendarWeek(day).filter((date) => mondayOf(date) === monday && !isDayRead(data, weekdayOf(date)))
    : []
  const isWaiting = unread.length > 1 && (known !== undefined || mondayOf(day) !== monday)
  useEffect(() => {
    if (!isWaiting) before.current = { monday, data }
  }, [isWaiting, monday, data])
  useEffect(() => {
    if (!isWaiting || !data) return
    let isOver = false
    const dates = calendarWeek(day).filter((date) => mondayOf(date) === monday)
    void readAhead(data, dates, () => !isOver).then((isRead) => isRead && startTransition(() => setRead(data)))
    return () => {
      isOver = true
    }
  }, [isWaiting, monday, day, data])
  return isWaiting ? known : data
}

/** The plan of a shown day: null for a week without one, undefined while it is not known. */
export type PlanOn = (date: LocalDate) => MealPlan | null | undefined

/**
 * The plans of the calendar’s week around the day: each date has that of its own week from Monday. Home's picker, the plan
 * page and the shopping list all read here, so that they agree. `isDrawn`: the day itself stands on the screen.
 */
export function useWeekPlans(userId: string, day: LocalDate, today: LocalDate, isDrawn: boolean): PlanOn {
  const [first, second] = mondaysAround(firstDay(), day)
  const ofFirst = useWeekAfterDay(userId, first, day, today, isDrawn)
  const ofSecond = useWeekAfterDay(userId, second, day, today, isDrawn)
  useWeekInstructions(first, ofFirst)
  useWeekInstructions(second, ofSecond)
  return useMemo(
    () => (date) => withDay(mondayOf(date) === first ? ofFirst : ofSecond, date),
    [first, ofFirst, ofSecond],
  )
}
