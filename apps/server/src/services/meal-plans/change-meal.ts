import { openCatalog } from '@pacemeal/catalog'
import { addDays, type MealOption, type PlannedDay, type Weekday, weekdays } from '@pacemeal/domain'
import { chooseOption, returnDish } from '@pacemeal/planner'
import { writeMealOption } from '@pacemeal/protocol'
import { hashSecret, newId } from '../../ids.ts'
import type { Ports } from '../../ports.ts'
import type { FunctionAnswer } from '../executions/function-handler.ts'
import { lockPerson } from '../executions/request-execution.ts'
import { type ActivePlan, dayIsOver, findDay, findOpenPlan, noSuchMeal, notPossible } from './active-plan.ts'
import { judgeTableDishes } from './judge-dishes.ts'
import { readKitchenAround, readPlanAthlete } from './plan-inputs.ts'
import { isDayOver, readPresent } from './present-week.ts'
import { changeRestorably, findFormerMeal, findTextsWithDish } from './restorable-change.ts'
import { type ChangedTexts, textsBetween, textsOfChange } from './texts-of-change.ts'

/** Which meal of whose plan; a new round gives other choices. */
export interface MealToChange {
  readonly userId: string
  readonly day: Weekday
  readonly mealId: string
  readonly round: number
  /** Monday of the week; the active plan's when absent. */
  readonly weekStart?: string | undefined
}

const neighbour = (plan: ActivePlan, day: PlannedDay, days: number): PlannedDay | undefined =>
  plan.week.days.find(({ date }) => date === addDays(day.date, days))

/** The choices of one round for a meal; the same round asked again gives the same ones while the day stays as it is. */
const findChoices = async (
  backend: Ports<'menus' | 'store'>,
  plan: ActivePlan,
  day: PlannedDay,
  { userId, mealId, round }: MealToChange,
  signal: AbortSignal,
): Promise<readonly MealOption[]> => {
  const athlete = await readPlanAthlete(backend.store, userId)
  if (!athlete.ok) return []
  const before = neighbour(plan, day, -1)
  const after = neighbour(plan, day, 1)
  const table = await readKitchenAround(backend.store, userId, day.date)
  const elsewhere = plan.week.days.filter((one) => one !== day)
  return backend.menus.swapMeal(
    {
      athlete: athlete.value,
      day,
      mealId,
      table,
      seed: plan.week.seed + weekdays.indexOf(day.day) + round * weekdays.length,
      recent: elsewhere.flatMap(({ meals }) => meals.map(({ options }) => options[0].recipe)),
      ...(before === undefined ? {} : { before }),
      ...(after === undefined ? {} : { after }),
    },
    signal,
  )
}

/** Ranked choices for one meal of the active plan; nothing is changed. */
export const offerSwap = async (
  backend: Ports<'clock' | 'menus' | 'store'>,
  wanted: MealToChange,
  signal: AbortSignal,
): Promise<FunctionAnswer> => {
  const plan = await findOpenPlan(backend.store, wanted.userId, wanted.weekStart)
  const day = plan === undefined ? undefined : findDay(plan, wanted.day)
  if (plan === undefined || !day?.meals.some(({ id }) => id === wanted.mealId)) return noSuchMeal(plan)
  if (await isDayOver(backend.store, backend, wanted.userId, day)) return dayIsOver()
  const choices = await findChoices(backend, plan, day, wanted, signal)
  return { statusCode: 200, body: { success: true, data: { options: choices.map(writeMealOption) } } }
}

/**
 * Puts another dish first in one meal: one of its own options, or one of the choices of a round. A dish that an earlier
 * change took away comes back with its pot and its time, whatever else has changed since. The answer's `proposal` is what `/restore` takes the change back by.
 */
export const chooseMeal = async (
  backend: Ports<'clock' | 'events' | 'menus' | 'store' | 'timers'>,
  wanted: MealToChange & { readonly recipe: string },
  signal: AbortSignal,
): Promise<FunctionAnswer> => {
  const plan = await findOpenPlan(backend.store, wanted.userId, wanted.weekStart)
  const day = plan === undefined ? undefined : findDay(plan, wanted.day)
  const meal = day?.meals.find(({ id }) => id === wanted.mealId)
  if (plan === undefined || day === undefined || meal === undefined) return noSuchMeal(plan)
  if (await isDayOver(backend.store, backend, wanted.userId, day)) return dayIsOver()
  const isWanted = ({ recipe }: MealOption) => recipe === wanted.recipe
  const option =
    meal.options.find(isWanted) ??
    (await findFormerMeal(backend.store, wanted.userId, plan, wanted))?.meal.options[0] ??
    (await findChoices(backend, plan, day, wanted, signal)).find(isWanted)
  if (option === undefined) return notPossible(409, (words) => words.plan.notOffered)
  const mayEat = await judgeTableDishes(backend.store, wanted.userId)
  if (!mayEat(plan.week, day.date, meal, option)) {
    return notPossible(409, (words) => words.plan.notEatable)
  }

  const proposal = hashSecret(newId())
  const kept = await backend.store.transact(async (tx) => {
    // Changes of one day take turns: each writes the whole day, so one that read before another wrote would undo it.
    await lockPerson(tx, wanted.userId)
    // The plan may have been replaced, or another meal of the day changed, while the choices were worked out.
    const current = await findOpenPlan(tx, wanted.userId, wanted.weekStart)
    const today = current?.id === plan.id ? findDay(current, wanted.day) : undefined
    if (current === undefined || !today?.meals.some(({ id }) => id === wanted.mealId)) return false
    const present = await readPresent(tx, backend, wanted.userId)
    const table = await readKitchenAround(tx, wanted.userId, today.date)
    const former = await findFormerMeal(tx, wanted.userId, current, wanted)
    const [first, ...others] = former?.meal.options.filter((one) => mayEat(current.week, day.date, meal, one)) ?? []
    const withDish = (): ChangedTexts => {
      if (former === undefined || first?.recipe !== wanted.recipe) {
        const changed = chooseOption(today, wanted.mealId, option, openCatalog())
        return textsOfChange(current.week, [changed], present.today, table)
      }
      const kept = { ...former, meal: { ...former.meal, options: [first, ...others] } } as const
      return textsBetween(current.week, returnDish(current.week, kept, present.today, table, openCatalog()))
    }
    const texts = (await findTextsWithDish(tx, wanted.userId, current, wanted)) ?? withDish()
    await changeRestorably(tx, backend, wanted.userId, current, texts, proposal, {
      date: today.date,
      mealId: wanted.mealId,
    })
    return true
  })
  if (!kept) return notPossible(409, (words) => words.plan.replaced)
  return { statusCode: 200, body: { success: true, data: { options: [writeMealOption(option)], proposal } } }
}
