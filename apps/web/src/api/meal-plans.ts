import {
  DAY_MS,
  isJsonObject,
  type LocalDate,
  mondayOf,
  parseJson,
  type Weekday,
  weekdayOf,
  weekdays,
} from '@pacemeal/domain'
import { dayField, mealPlans } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { configuration } from './configuration.ts'
import { listAddress } from './document-addresses.ts'
import { listDocuments, type Stored } from './documents.ts'
import { isAskedEarly } from './early-readings.ts'
import { type Execution, readExecution, startExecution } from './executions.ts'
import { activePlanDayQueries, activePlanQueries, planOfWeekQueries, weekPlanQueries } from './first-queries.ts'
import { queryClient } from './query-client.ts'
import { queryKey, queryScope } from './query-keys.ts'

/** A stored week; each weekday's attribute is JSON text. */
export type MealPlan = Stored<typeof mealPlans>

/** How long a plan may be kept before it is asked for again, in milliseconds (product specification: 24 hours). */
const PLAN_CACHE_MS = DAY_MS

const findFirst = async (queries: string[]): Promise<MealPlan | null> =>
  (await listDocuments(mealPlans, queries)).documents[0] ?? null

/** Whether the weekday of the plan was read: of a plan in use, a first visit reads the day that it shows before the others. */
export const holdsDay = (plan: MealPlan, weekday: Weekday): boolean => dayField(weekday) in plan

/** Whether every day of the plan was read. */
export const isWhole = (plan: MealPlan): boolean => weekdays.every((weekday) => holdsDay(plan, weekday))

/** Whether a plan of the present week counts; of one that was taken out of use, days that are over stay to look back at. */
export const isInUse = (plan: MealPlan | null | undefined): boolean => plan?.status === 'active'

/** The plan without the days from today on: it was taken out of use, and only what is over stays of it. */
const pastOf = (plan: MealPlan | null, today: LocalDate): MealPlan | null => {
  const isOver = (_: unknown, index: number) => index < weekdays.indexOf(weekdayOf(today))
  const over = weekdays.filter(isOver)
  if (plan === null || over.length === 0) return null
  const left = weekdays.filter((day) => !over.includes(day)).map((day) => [dayField(day), null])
  return { ...plan, ...Object.fromEntries(left) }
}

/** What stands in the address of an early reading, when it was made: else the whole plan is read at once. */
function firstQueries(userId: string, today: LocalDate): string[] {
  const ofDay = activePlanDayQueries(userId, today)
  return isAskedEarly(listAddress(mealPlans.id, ofDay)) ? ofDay : activePlanQueries(userId)
}

async function findPlanOfWeek(userId: string, monday: LocalDate, today: LocalDate): Promise<MealPlan | null> {
  const present = mondayOf(today)
  if (monday !== present) return findFirst(weekPlanQueries(userId, monday, present))
  const active = await findFirst(firstQueries(userId, today))
  // One without a week is of a version that gave none, and counts for the present one.
  if (active && (active.weekStart ?? monday) === monday) return active
  return pastOf(await findFirst(planOfWeekQueries(userId, monday, ['replaced'])), today)
}

/**
 * The plan of the calendar week from that Monday: the active one of the present week, the one made ahead of the next, how
 * it was planned of a week that is over. Null for a week without a plan. Of the present week whose plan is not
 * in use any more, the days that are over.
 *
 * A first visit may begin with a plan that is not whole (`isWhole`): it is out of date at once, and the screen that shows it
 * asks for the week when it stands, not each part of it as it appears.
 */
export const weekPlanQuery = (userId: string, monday: LocalDate, today: LocalDate) =>
  queryOptions({
    queryKey: queryKey('meal-plan', userId, 'week', monday),
    queryFn: () => findPlanOfWeek(userId, monday, today),
    staleTime: ({ state: { data } }) => (data && !isWhole(data) ? 0 : PLAN_CACHE_MS),
  })

/**
 * Asks for a plan in the background. `isRegeneration` makes a new one although there is one. `weekStart` is the Monday of
 * the next week, for its plan; the present week's otherwise.
 */
export const startPlan = (userId: string, isRegeneration: boolean, weekStart?: LocalDate): Promise<Execution> =>
  startExecution(configuration.functionIds.mealPlan, {
    userId,
    ...(isRegeneration ? { force: true } : {}),
    ...(weekStart === undefined ? {} : { weekStart }),
  })

export const readPlanRun = (executionId: string): Promise<Execution> =>
  readExecution(configuration.functionIds.mealPlan, executionId)

/** Regeneration is looked after at most 30 times, 2 s apart (product specification). */
const LOOKS = 30
const LOOK_EVERY_MS = 2000

/** Whether a finished run says that it worked. */
const succeeded = (run: Execution): boolean => {
  if (run.status !== 'completed') return false
  const answer = parseJson(run.responseBody)
  return answer === undefined ? run.responseStatusCode < 400 : !isJsonObject(answer) || answer.success !== false
}

/**
 * Makes a new plan after a change of its inputs and waits for it. `replaced`: the new plan counts now. `started`: it was
 * refused, failed, or is not ready within a minute; a run that is still going brings its plan later. `onStarted` hears of
 * the run as soon as it is accepted.
 */
export async function regeneratePlan(
  userId: string,
  onStarted: (run: Execution) => void,
): Promise<'replaced' | 'started'> {
  try {
    let run = await startPlan(userId, true)
    onStarted(run)
    for (let look = 0; look < LOOKS && (run.status === 'waiting' || run.status === 'processing'); look++) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
      run = await readPlanRun(run.$id)
    }
    return succeeded(run) ? 'replaced' : 'started'
  } catch {
    return 'started'
  } finally {
    await queryClient.invalidateQueries({ queryKey: queryScope('meal-plan', userId) })
  }
}
