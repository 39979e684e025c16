import type { PlannedDay, PlannedWeek, Weekday } from '@pacemeal/domain'
import { mealPlans, readMealPlan, serviceMessages } from '@pacemeal/protocol'
import type { Handle } from '../../store/open.ts'
import { findDocument } from '../documents/document-store.ts'
import type { FunctionAnswer } from '../executions/function-handler.ts'

/** The one week that counts for a person. */
export interface ActivePlan {
  readonly id: string
  readonly week: PlannedWeek
}

/** The person's active plan; undefined when there is none, or none that this version can read. */
export const findActivePlan = async (handle: Handle, userId: string): Promise<ActivePlan | undefined> => {
  const row = await handle.db
    .selectFrom('meal_plans')
    .select('_id')
    .where('userId', '=', userId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  const document = row === undefined ? undefined : await findDocument(handle, mealPlans, row._id)
  const week = document === undefined ? undefined : readMealPlan(document)
  return row !== undefined && week?.ok === true ? { id: row._id, week: week.value } : undefined
}

export const findDay = ({ week }: ActivePlan, day: Weekday): PlannedDay | undefined =>
  week.days.find((one) => one.day === day)

/** The answer to a change that cannot be made, with words for the athlete. */
export const notPossible = (statusCode: number, message: string): FunctionAnswer => ({
  statusCode,
  body: { success: false, message, error: message },
})

/** The answer where there is no plan to change, or none with the meal. */
export const noSuchMeal = (plan: ActivePlan | undefined): FunctionAnswer =>
  notPossible(404, plan === undefined ? serviceMessages['no-active-plan'] : 'Your active plan has no such meal.')
