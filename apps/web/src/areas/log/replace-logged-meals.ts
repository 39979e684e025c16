import { type MealLog, type NutrientAmounts, nutrients } from '@pacemeal/domain'
import type { SavedMeal } from '@pacemeal/protocol'
import { writeLog } from '../../api/write-queue/meal-log-writes.ts'
import { tell } from '../../notices/tell.ts'
import { draftOf, type LogDraft } from './log-draft.ts'
import { type EarlierLog, logMeal, recreateLog, restoreLog, storedAttributes, tellRefusal } from './log-meal.ts'

/** A stored log that another one takes the place of. */
type ReplacedLog = EarlierLog & Pick<MealLog, 'id'>

/** What was logged in all; unknown where one log does not say. */
const amountsOfAll = (logs: readonly MealLog[]): NutrientAmounts =>
  Object.fromEntries(
    nutrients.map((nutrient) => [
      nutrient,
      logs.reduce<number | null>((sum, { amounts }) => {
        const amount = amounts[nutrient]
        return sum === null || amount === null ? null : Math.round((sum + amount) * 10) / 10
      }, 0),
    ]),
  ) as NutrientAmounts

/** Logs as one, to be changed together: saving it puts one log in their place. Undefined where there is none. */
export function draftOfAll(logs: readonly MealLog[], name: string): LogDraft | undefined {
  const [first] = logs
  if (first === undefined || logs.length === 1) return first && draftOf(first)
  const { items: _, ...draft } = draftOf(first)
  const items = logs.flatMap((log) => log.items ?? [])
  return {
    ...draft,
    name,
    amounts: amountsOfAll(logs),
    replaces: logs.map(draftOf),
    ...(logs.every((log) => log.items !== undefined) ? { items } : {}),
  }
}

/** One meal in the place of those that were logged, with one Undo for all of it. */
export async function replaceLoggedMeals(userId: string, were: readonly ReplacedLog[], meal: SavedMeal): Promise<void> {
  const [kept, ...others] = were
  if (kept === undefined) return logMeal(userId, meal)
  try {
    const data = storedAttributes(userId, meal)
    await writeLog(userId, { kind: 'meal-log-edit', payload: { id: kept.id, data } }, meal.name)
    await Promise.all(others.map((log) => removeLog(userId, log)))
    tell('log-changed', meal.name, () => {
      void restoreLog(userId, kept.id, { ...storedAttributes(userId, kept), status: kept.status })
      for (const log of others) void recreateLog(userId, log)
    })
  } catch (thrown) {
    tellRefusal(thrown)
  }
}

/** Deletes logs that were shown as one, with one Undo for all of them. */
export async function removeLoggedMeals(userId: string, were: readonly ReplacedLog[], name: string): Promise<void> {
  try {
    await Promise.all(were.map((log) => removeLog(userId, log)))
    tell('log-removed', name, () => {
      for (const log of were) void recreateLog(userId, log)
    })
  } catch (thrown) {
    tellRefusal(thrown)
  }
}

const removeLog = (userId: string, { id, name }: ReplacedLog) =>
  writeLog(userId, { kind: 'meal-log-delete', payload: { id } }, name)
