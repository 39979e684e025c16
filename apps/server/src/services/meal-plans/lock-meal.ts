import type { LocalDate, MealOption, PlannedMeal, Weekday } from '@pacemeal/domain'
import { dayField, mealPlans, writeDay } from '@pacemeal/protocol'
import type { Ports } from '../../ports.ts'
import type { Handle, Transaction } from '../../store/open.ts'
import { updateOwnDocument } from '../documents/document-store.ts'
import type { FunctionAnswer } from '../executions/function-handler.ts'
import { dayIsOver, findDay, findOpenPlan, noSuchMeal } from './active-plan.ts'
import { isDayOver } from './present-week.ts'

interface WantedLock {
  readonly userId: string
  readonly day: Weekday
  readonly mealId: string
  /** Monday of the week; the active plan's when absent. */
  readonly weekStart?: string | undefined
  readonly isLocked: boolean
}

const withLock = ({ isLocked: _, ...meal }: PlannedMeal, isLocked: boolean): PlannedMeal =>
  isLocked ? { ...meal, isLocked } : meal

/** Keeps one meal's dish through every later planning of the week, or lets it go; asked twice, it is the same. */
export const lockMeal = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events'>,
  { userId, day, mealId, weekStart, isLocked }: WantedLock,
): Promise<FunctionAnswer> => {
  const plan = await findOpenPlan(tx, userId, weekStart)
  const planned = plan === undefined ? undefined : findDay(plan, day)
  const meal = planned?.meals.find(({ id }) => id === mealId)
  if (plan === undefined || planned === undefined || meal === undefined) return noSuchMeal(plan)
  if (await isDayOver(tx, backend, userId, planned)) return dayIsOver()
  if ((meal.isLocked === true) !== isLocked) {
    const meals = planned.meals.map((one) => (one === meal ? withLock(one, isLocked) : one))
    const text = JSON.stringify(writeDay({ ...planned, meals }))
    await updateOwnDocument(tx, backend, mealPlans, plan.id, { [dayField(day)]: text })
  }
  return { statusCode: 200, body: { success: true, data: { isLocked } } }
}

/** Dishes that stay when the week from that Monday is planned anew, by the meal's id. A lock ends with its week. */
export const findLockedDishes = async (
  handle: Handle,
  userId: string,
  monday: LocalDate,
): Promise<ReadonlyMap<string, MealOption>> => {
  const plan = await findOpenPlan(handle, userId, monday)
  if (plan === undefined) return new Map()
  const locked = plan.week.days.flatMap(({ meals }) => meals.filter(({ isLocked }) => isLocked === true))
  return new Map(locked.map(({ id, options }) => [id, options[0]]))
}

/** Whether the same meals keep the same dishes in the same amounts. */
export const sameLocks = (a: ReadonlyMap<string, MealOption>, b: ReadonlyMap<string, MealOption>): boolean =>
  a.size === b.size &&
  [...a].every(([id, { recipe, calories }]) => {
    const other = b.get(id)
    return other?.recipe === recipe && other.calories === calories
  })
