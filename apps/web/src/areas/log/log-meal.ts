import { dayOfLog, instantText, type MealLog } from '@pacemeal/domain'
import { type SavedMeal, writeMealLog } from '@pacemeal/protocol'
import type { WriteOutcome } from '../../api/write-queue/entry.ts'
import { editOfLog, type MealLogWrite, newLogId, writeLog } from '../../api/write-queue/meal-log-writes.ts'
import { fullDate } from '../../languages/dates.ts'
import { energyInKilojoules } from '../../languages/energy.ts'
import { browserZone } from '../../navigation/local-day.ts'
import { tell } from '../../notices/tell.ts'
import { showLogFood } from './log-food-event.ts'
import {
  changesOf,
  type EarlierLog,
  isGone,
  isTooMuch,
  nameOf,
  tellRefusal,
  tellTooMuch,
  valuesOf,
} from './log-values.ts'
import { mealTimeName } from './meal-time-names.ts'

const worstOf = (outcomes: readonly WriteOutcome[]): WriteOutcome =>
  (['held', 'kept'] as const).find((outcome) => outcomes.includes(outcome)) ?? 'stored'

/**
 * Logs a meal: it stands on the day at once, is sent (or kept until there is a network), and can be undone from the
 * notice. A meal that the server refuses comes back in the sheet.
 */
export const logMeal = (userId: string, meal: SavedMeal): Promise<void> => logMeals(userId, [meal])

/** Logs what was eaten as one meal, with one notice and one Undo for all of it; none of it when one is more than a log takes. */
export async function logMeals(userId: string, meals: readonly SavedMeal[]): Promise<void> {
  const [first] = meals
  if (!first) return
  const tooMuch = meals.find(isTooMuch)
  if (tooMuch) return tellTooMuch(tooMuch)
  const records = meals.map((meal): MealLogWrite & { readonly kind: 'meal-log-create' } => ({
    kind: 'meal-log-create',
    payload: {
      id: newLogId(),
      at: instantText(Date.now()),
      data: writeMealLog({ zone: browserZone(), ...meal }, userId),
    },
  }))
  try {
    const outcomes = await Promise.all(records.map((record) => writeLog(userId, record, nameOf(record.payload.data))))
    const calories = meals.reduce((sum, { amounts }) => sum + (amounts.calories ?? 0), 0)
    const words = {
      calories,
      energy: energyInKilojoules(calories),
      mealType: mealTimeName(first.mealTime),
      // What is eaten as one meal has one type, however many foods it is; meals of a whole day have theirs.
      ...(meals.every(({ mealTime }) => mealTime === first.mealTime) ? {} : { meals: meals.length }),
      date: fullDate(dayOfLog(first, browserZone())),
    }
    tell('meal-logged', words, worstOf(outcomes), () => {
      for (const { payload } of records) void removeQuietly(userId, payload.id, nameOf(payload.data))
    })
  } catch (thrown) {
    tellRefusal(thrown, () => showLogFood(first))
  }
}

const removeQuietly = (userId: string, id: string, name: string): Promise<unknown> =>
  writeLog(userId, { kind: 'meal-log-delete', payload: { id } }, name).catch((thrown: unknown) => tellRefusal(thrown))

type Undo = typeof import('./undo-log.ts')

const loadUndo = (): Promise<Undo> => import('./undo-log.ts')

/** Fetches what takes a change back while its notice is shown; without a network it is asked for again by whoever taps Undo. */
const prepareUndo = () => {
  loadUndo().catch(() => undefined)
  return (act: (undo: Undo) => Promise<unknown>): void => void loadUndo().then(act).catch(tellRefusal)
}

/** Changes a stored log. Saving an analysed one is its owner's word: it becomes Followed. */
export async function changeLoggedMeal(userId: string, id: string, meal: SavedMeal, was: EarlierLog): Promise<void> {
  const isAnalysed = was.status === 'Ready'
  const data = changesOf(userId, meal, was)
  const edit = editOfLog(userId, id, data, was.isStored ? valuesOf(userId, was, Object.keys(data)) : undefined)
  try {
    if (Object.keys(data).length > 0) await writeLog(userId, edit, meal.name)
    const calories = meal.amounts.calories ?? 0
    if (isAnalysed) return tell('analysed-meal-updated', calories, energyInKilojoules(calories))
    const takeBack = prepareUndo()
    tell('log-changed', meal.name, () => takeBack(({ restoreLog }) => restoreLog(userId, id, was, data)))
  } catch (thrown) {
    if (isAnalysed) tell('analysed-log-not-updated')
    else if (isGone(thrown)) tell('log-gone', () => showLogFood(meal))
    else tellRefusal(thrown, () => showLogFood({ ...meal, logId: id }))
  }
}

/** Deletes a log, with Undo, which writes it down again. */
export async function removeLoggedMeal(userId: string, id: string, was: EarlierLog): Promise<void> {
  try {
    await writeLog(userId, { kind: 'meal-log-delete', payload: { id } }, was.name)
    const takeBack = prepareUndo()
    tell('log-removed', was.name, () => takeBack(({ writeAgain }) => writeAgain(userId, was)))
  } catch (thrown) {
    tellRefusal(thrown)
  }
}

/** Its owner says whether it fueled them well; null takes the word back. */
export const sayFeltFueled = (
  userId: string,
  { id, name }: Pick<MealLog, 'id' | 'name'>,
  feltFueled: boolean | null,
): Promise<void> =>
  writeLog(userId, { kind: 'meal-log-edit', payload: { id, data: { feltFueled } } }, name).then(
    () => undefined,
    (thrown: unknown) => tellRefusal(thrown),
  )

/** Its owner says that an analysed meal is right. */
export const confirmLog = (userId: string, log: MealLog): Promise<void> => changeLoggedMeal(userId, log.id, log, log)
