import { findAvoidedWords, openCatalog } from '@pacemeal/catalog'
import { editMeal, type MealEdit, type PlannedDay, type PlannedMeal, type Weekday } from '@pacemeal/domain'
import { chooseOption } from '@pacemeal/planner'
import { writeMealOption } from '@pacemeal/protocol'
import { hashSecret, newId } from '../../ids.ts'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import type { FunctionAnswer } from '../executions/function-handler.ts'
import { lockPerson } from '../executions/request-execution.ts'
import { dayIsOver, findDay, findOpenPlan, noSuchMeal } from './active-plan.ts'
import { readFoodRules } from './judge-dishes.ts'
import { readKitchenAround } from './plan-inputs.ts'
import { isDayOver, readPresent } from './present-week.ts'
import { changeRestorably } from './restorable-change.ts'
import { textsOfChange } from './texts-of-change.ts'

/** The edit of one meal of the caller's active plan. */
interface WantedEdit {
  readonly userId: string
  readonly day: Weekday
  readonly mealId: string
  /** Monday of the week; the active plan's when absent. */
  readonly weekStart?: string | undefined
  readonly edit: MealEdit
}

/** Words of the description that the person's own diet or restrictions speak against. */
const avoidedIn = async (tx: Transaction, userId: string, description: string): Promise<readonly string[]> => {
  const rules = await readFoodRules(tx, userId)
  return rules === undefined ? [] : findAvoidedWords(rules, description, openCatalog().foods)
}

const isPlanned = ({ own }: PlannedMeal['options'][number]): boolean => own === undefined

const edited = (day: PlannedDay, meal: PlannedMeal, edit: MealEdit, avoided: readonly string[]): PlannedDay => {
  const { option, at } = editMeal(day, meal, edit, avoided)
  const withDish = chooseOption(day, meal.id, option, openCatalog())
  const meals = withDish.meals.map((one): PlannedMeal => {
    if (one.id !== meal.id) return one
    // Of an earlier edit nothing is kept; the plan's own dishes stay behind this one.
    return { ...one, at, options: [option, ...one.options.slice(1).filter(isPlanned)] }
  })
  return { ...withDish, meals: meals.toSorted((a, b) => a.at - b.at) }
}

/**
 * Keeps a meal as its owner wrote it, until the plan is made anew. What their diet or restrictions speak against is
 * answered and kept with the meal, never refused: the edit is theirs. The answer's `proposal` is what `/restore` takes the
 * edit back by.
 */
export const editPlannedMeal = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'timers'>,
  { userId, day, mealId, weekStart, edit }: WantedEdit,
): Promise<FunctionAnswer> => {
  // Changes of one day take turns: each writes the whole day.
  await lockPerson(tx, userId)
  const plan = await findOpenPlan(tx, userId, weekStart)
  const planned = plan === undefined ? undefined : findDay(plan, day)
  const meal = planned?.meals.find(({ id }) => id === mealId)
  if (plan === undefined || planned === undefined || meal === undefined) return noSuchMeal(plan)
  if (await isDayOver(tx, backend, userId, planned)) return dayIsOver()
  const changed = edited(planned, meal, edit, await avoidedIn(tx, userId, edit.description || meal.options[0].name))
  const { today } = await readPresent(tx, backend, userId)
  const proposal = hashSecret(newId())
  const table = await readKitchenAround(tx, userId, planned.date)
  const texts = textsOfChange(plan.week, [changed], today, table)
  await changeRestorably(tx, backend, userId, plan, texts, proposal, { date: planned.date, mealId })
  const dishes = changed.meals.find(({ id }) => id === mealId)?.options ?? []
  return { statusCode: 200, body: { success: true, data: { options: dishes.map(writeMealOption), proposal } } }
}
