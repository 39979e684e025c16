import type { MealLog } from '@pacemeal/domain'
import type { SavedMeal } from '@pacemeal/protocol'
import { writeLog } from '../../api/write-queue/meal-log-writes.ts'
import { tell } from '../../notices/tell.ts'
import { showLogFood } from './log-food-event.ts'
import { logMeal } from './log-meal.ts'
import { editable, isTooMuch, tellRefusal, tellTooMuch } from './log-values.ts'
import { restoreLog, writeAgain } from './undo-log.ts'

/**
 * One meal in the place of those that were logged: the first of them is changed, the others are deleted. One notice and one
 * Undo for all of it; when a part is refused, what was done before is taken back.
 */
export async function replaceLoggedMeals(userId: string, were: readonly MealLog[], meal: SavedMeal): Promise<void> {
  const [kept, ...others] = were
  if (kept === undefined) return logMeal(userId, meal)
  if (isTooMuch(meal)) return tellTooMuch(meal)
  const done: (() => Promise<unknown>)[] = []
  const takeBack = async () => {
    for (const undo of done.toReversed()) await undo()
  }
  try {
    await writeLog(userId, { kind: 'meal-log-edit', payload: { id: kept.id, data: editable(userId, meal) } }, meal.name)
    done.push(() => restoreLog(userId, kept.id, kept))
    for (const log of others) {
      await writeLog(userId, { kind: 'meal-log-delete', payload: { id: log.id } }, log.name)
      done.push(() => writeAgain(userId, log))
    }
    tell('log-changed', meal.name, () => void takeBack())
  } catch (thrown) {
    await takeBack()
    tellRefusal(thrown, () => showLogFood({ ...meal, logId: kept.id }))
  }
}
