import { type MealLog, type NutrientAmounts, nutrients, recordOf } from '@pacemeal/domain'
import type { SavedMeal } from '@pacemeal/protocol'
import { writeLog } from '../../api/write-queue/meal-log-writes.ts'
import { tell } from '../../notices/tell.ts'
import { draftOf, type LogDraft } from './log-draft.ts'
import { showLogFood } from './log-food-event.ts'
import { logMeal } from './log-meal.ts'
import { type EarlierLog, editable, isTooMuch, tellRefusal, tellTooMuch } from './log-values.ts'
import { restoreLog, writeAgain } from './undo-log.ts'

/** A stored log that another one takes the place of. */
type ReplacedLog = EarlierLog & Pick<MealLog, 'id'>

/** What was logged in all; unknown where one log does not say. */
const amountsOfAll = (logs: readonly MealLog[]): NutrientAmounts =>
  recordOf(nutrients, (nutrient) =>
    logs.reduce<number | null>((sum, { amounts }) => {
      const amount = amounts[nutrient]
      return sum === null || amount === null ? null : Math.round((sum + amount) * 10) / 10
    }, 0),
  )

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

/** What was done of a change, to be taken back from the last to the first. */
function undoable() {
  const done: (() => Promise<unknown>)[] = []
  return {
    done: (undo: () => Promise<unknown>) => void done.push(undo),
    takeBack: async () => {
      for (const undo of done.splice(0).toReversed()) await undo()
    },
  }
}

/** The sheet with a meal that takes the place of logs, as they are stored under these ids. */
const draftReplacing = (meal: SavedMeal, kept: ReplacedLog, stored: readonly ReplacedLog[]): LogDraft => ({
  ...meal,
  logId: kept.id,
  ...(stored.length > 1 ? { replaces: stored.map((log) => ({ ...log, logId: log.id })) } : {}),
})

/**
 * One meal in the place of those that were logged: the first of them is changed, the others are deleted. One notice and one
 * Undo for all of it; when a part is refused, what was done before is taken back, and the sheet opens to replace them again.
 */
export async function replaceLoggedMeals(userId: string, were: readonly ReplacedLog[], meal: SavedMeal): Promise<void> {
  const [kept, ...others] = were
  if (kept === undefined) return logMeal(userId, meal)
  if (isTooMuch(meal)) return tellTooMuch(meal, draftReplacing(meal, kept, were))
  const { done, takeBack } = undoable()
  let stored = were
  try {
    await writeLog(userId, { kind: 'meal-log-edit', payload: { id: kept.id, data: editable(userId, meal) } }, meal.name)
    done(() => restoreLog(userId, kept.id, kept))
    for (const log of others) {
      await removeLog(userId, log)
      done(async () => {
        // What is written again has an id of its own; what is not stands for itself in the notice that says so.
        const id = await writeAgain(userId, log)
        stored = stored.flatMap((one) => (one !== log ? [one] : id === undefined ? [] : [{ ...log, id }]))
      })
    }
    tell('log-changed', meal.name, () => void takeBack())
  } catch (thrown) {
    await takeBack()
    tellRefusal(thrown, () => showLogFood(draftReplacing(meal, kept, stored)))
  }
}

/** Deletes logs that were shown as one, with one Undo for all of them; when one is refused, all of them stay. */
export async function removeLoggedMeals(userId: string, were: readonly ReplacedLog[], name: string): Promise<void> {
  const { done, takeBack } = undoable()
  try {
    for (const log of were) {
      await removeLog(userId, log)
      done(() => writeAgain(userId, log))
    }
    tell('log-removed', name, () => void takeBack())
  } catch (thrown) {
    await takeBack()
    tellRefusal(thrown)
  }
}

const removeLog = (userId: string, { id, name }: ReplacedLog) =>
  writeLog(userId, { kind: 'meal-log-delete', payload: { id } }, name)
