import { beyondLogBounds, dayAt, instantText, itemBeyondBounds, type MealLog } from '@pacemeal/domain'
import { type MealLogData, type SavedMeal, writeMealLog } from '@pacemeal/protocol'
import { refusalOf } from '../../api/refusal.ts'
import type { WriteOutcome } from '../../api/write-queue/entry.ts'
import { type MealLogWrite, newLogId, writeLog } from '../../api/write-queue/meal-log-writes.ts'
import { fullDate } from '../../languages/dates.ts'
import { energyInKilojoules } from '../../languages/energy.ts'
import { browserZone } from '../../navigation/local-day.ts'
import { tell } from '../../notices/tell.ts'
import { mealTypeLabel } from './log-draft.ts'
import { showLogFood } from './log-food-event.ts'

/** Says why a change did not go through: the database refused it, or it never got there. */
export function tellRefusal(thrown: unknown, again?: () => void): void {
  const { code } = refusalOf(thrown)
  tell(code === 'unexpected' ? 'log-failed' : 'log-not-stored', again)
}

async function tellTooMuch(meal: SavedMeal): Promise<void> {
  const { faultOfMeal } = await import('./log-bounds-text.ts')
  tell('log-beyond-bounds', meal.name, faultOfMeal(meal) ?? '', () => showLogFood(meal))
}

/** What a log is called: its first words. */
const nameOf = ({ notes }: Partial<MealLogData>): string => notes ?? ''

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
  const tooMuch = meals.find(
    ({ amounts, items = [] }) => beyondLogBounds(amounts).length > 0 || itemBeyondBounds(items) !== undefined,
  )
  if (tooMuch) return tellTooMuch(tooMuch)
  const records = meals.map((meal): MealLogWrite & { readonly kind: 'meal-log-create' } => ({
    kind: 'meal-log-create',
    payload: { id: newLogId(), at: instantText(Date.now()), data: writeMealLog(meal, userId) },
  }))
  try {
    const outcomes = await Promise.all(records.map((record) => writeLog(userId, record, nameOf(record.payload.data))))
    const calories = meals.reduce((sum, { amounts }) => sum + (amounts.calories ?? 0), 0)
    const words = {
      calories,
      energy: energyInKilojoules(calories),
      mealType: mealTypeLabel(first.mealTime),
      date: fullDate(dayAt(Date.parse(first.loggedAt), browserZone())),
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

/** A stored log as it was before a change. */
export type EarlierLog = SavedMeal & Pick<MealLog, 'status' | 'feltFueled'>

/** The attributes that editing may change. The picture, the event, the session and how it felt stay as they are. */
export const storedAttributes = (userId: string, meal: SavedMeal): Partial<MealLogData> => {
  const { feltFueled: _, user: __, imageUrl: ___, event: ____, session: _____, ...data } = writeMealLog(meal, userId)
  return data
}

/** Changes a stored log. Saving an analysed one is its owner's word: it becomes Followed. */
export async function changeLoggedMeal(userId: string, id: string, meal: SavedMeal, was: EarlierLog): Promise<void> {
  const isAnalysed = was.status === 'Ready'
  try {
    await writeLog(userId, { kind: 'meal-log-edit', payload: { id, data: storedAttributes(userId, meal) } }, meal.name)
    const calories = meal.amounts.calories ?? 0
    if (isAnalysed) return tell('analysed-meal-updated', calories, energyInKilojoules(calories))
    tell(
      'log-changed',
      meal.name,
      () => void restoreLog(userId, id, { ...storedAttributes(userId, was), status: was.status }),
    )
  } catch (thrown) {
    if (isAnalysed) tell('analysed-log-not-updated')
    else tellRefusal(thrown, () => showLogFood({ ...meal, logId: id }))
  }
}

/** Writes a log back as it was. */
export const restoreLog = (userId: string, id: string, data: Partial<MealLogData>): Promise<unknown> =>
  writeLog(userId, { kind: 'meal-log-edit', payload: { id, data } }, nameOf(data)).catch((thrown: unknown) =>
    tellRefusal(thrown),
  )

/** Writes a deleted log down again. */
export const recreateLog = (userId: string, was: EarlierLog): Promise<unknown> => {
  const data = { ...writeMealLog(was, userId), status: was.status, feltFueled: was.feltFueled ?? null }
  const payload = { id: newLogId(), at: instantText(Date.now()), data }
  return writeLog(userId, { kind: 'meal-log-create', payload }, was.name).catch((thrown: unknown) =>
    tellRefusal(thrown),
  )
}

/** Deletes a log, with Undo, which writes it down again. */
export async function removeLoggedMeal(userId: string, id: string, was: EarlierLog): Promise<void> {
  try {
    await writeLog(userId, { kind: 'meal-log-delete', payload: { id } }, was.name)
    tell('log-removed', was.name, () => void recreateLog(userId, was))
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
