import type { LocalDate, PlannedDay, PlannedWeek, Weekday } from '@pacemeal/domain'
import { type MealPlanData, mealPlans, readMealPlan } from '@pacemeal/protocol'
import { type Told, tellInEnglish } from '../../languages/answers/index.ts'
import type { Handle } from '../../store/open.ts'
import { findDocument } from '../documents/document-store.ts'
import type { FunctionAnswer } from '../executions/function-handler.ts'

/** A week that is kept for a person. */
export interface ActivePlan {
  readonly id: string
  readonly week: PlannedWeek
}

type Status = MealPlanData['status']

/** The newest of a person's plans that this version can read, of these statuses and, where it is given, of that week. */
const findNewest = async (
  handle: Handle,
  userId: string,
  statuses: readonly Status[],
  weekStart?: LocalDate,
): Promise<ActivePlan | undefined> => {
  const query = handle.db
    .selectFrom('meal_plans')
    .select('_id')
    .where('userId', '=', userId)
    .where('status', 'in', statuses)
    .orderBy('_sequence', 'desc')
    .limit(1)
  const row = await (weekStart === undefined ? query : query.where('weekStart', '=', weekStart)).executeTakeFirst()
  const document = row === undefined ? undefined : await findDocument(handle, mealPlans, row._id)
  const week = document === undefined ? undefined : readMealPlan(document)
  return row !== undefined && week?.ok === true ? { id: row._id, week: week.value } : undefined
}

/** The person's active plan; undefined when there is none, or none that this version can read. */
export const findActivePlan = (handle: Handle, userId: string): Promise<ActivePlan | undefined> =>
  findNewest(handle, userId, ['active'])

/** The plan that was made ahead for the week from that Monday. */
export const findUpcomingPlan = (handle: Handle, userId: string, weekStart: LocalDate) =>
  findNewest(handle, userId, ['upcoming'], weekStart)

/** The plans that were made ahead, the newest first. */
export const listUpcomingPlans = async (handle: Handle, userId: string): Promise<readonly ActivePlan[]> => {
  const rows = await handle.db
    .selectFrom('meal_plans')
    .select('_id')
    .where('userId', '=', userId)
    .where('status', '=', 'upcoming')
    .orderBy('_sequence', 'desc')
    .execute()
  const plans: ActivePlan[] = []
  for (const { _id } of rows) {
    const week = readMealPlan((await findDocument(handle, mealPlans, _id)) ?? {})
    if (week.ok) plans.push({ id: _id, week: week.value })
  }
  return plans
}

/**
 * The plan of a week that may still be changed: the active one, also when no week is named, or the one made ahead for
 * that week.
 */
export const findOpenPlan = async (
  handle: Handle,
  userId: string,
  weekStart: string | undefined,
): Promise<ActivePlan | undefined> =>
  weekStart === undefined
    ? findActivePlan(handle, userId)
    : // A wire date is what the column holds.
      ((await findNewest(handle, userId, ['active'], weekStart as LocalDate)) ??
      findUpcomingPlan(handle, userId, weekStart as LocalDate))

/**
 * How the week from that Monday was planned last, whether or not the plan still counts. What of it is over stays as it
 * was, whatever is planned now.
 */
export const findLastPlan = async (
  handle: Handle,
  userId: string,
  weekStart: LocalDate,
): Promise<ActivePlan | undefined> =>
  (await findNewest(handle, userId, ['active'], weekStart)) ?? findNewest(handle, userId, ['replaced'], weekStart)

/** Whether there is a plan's document, made or being made. */
export const hasPlanDocument = async ({ db }: Handle, id: string): Promise<boolean> =>
  (await db.selectFrom('meal_plans').select('_id').where('_id', '=', id).executeTakeFirst()) !== undefined

export const findDay = ({ week }: ActivePlan, day: Weekday): PlannedDay | undefined =>
  week.days.find((one) => one.day === day)

/** The answer to a change that cannot be made, with words for the athlete. */
export const notPossible = (statusCode: number, told: Told): FunctionAnswer => {
  const message = tellInEnglish(told)
  return { statusCode, body: { success: false, message, error: message }, told }
}

/** The answer where there is no plan to change, or none with the meal. */
export const noSuchMeal = (plan: ActivePlan | undefined): FunctionAnswer =>
  notPossible(404, (words) => (plan === undefined ? words.plan.none : words.plan.noSuchMeal))

/** The answer to a change of what is over. */
export const dayIsOver = (): FunctionAnswer => notPossible(409, ({ plan }) => plan.dayOver)
