import { beyondLogBounds, dayAt, instantText, itemBeyondBounds, type MealLog } from '@pacemeal/domain'
import { type MealLogData, type SavedMeal, writeMealLog } from '@pacemeal/protocol'
import { refusalOf } from '../../api/refusal.ts'
import type { WriteOutcome } from '../../api/write-queue/entry.ts'
import { type MealLogWrite, newLogId, writeLog } from '../../api/write-queue/meal-log-writes.ts'
import { fullDate } from '../../languages/dates.ts'
import { energyInKilojoules } from '../../languages/energy.ts'
import { browserZone } from '../../navigation/local-day.ts'
import { tell } from '../../notices/tell.ts'
import { type LogDraft, mealTypeLabel } from './log-draft.ts'
import { showLogFood } from './log-food-event.ts'

/** Says why a change did not go through: the database refused it, or it never got there. */
function tellRefusal(thrown: unknown, again?: () => void): void {
  const { code } = refusalOf(thrown)
  tell(code === 'unexpected' ? 'log-failed' : 'log-not-stored', again)
}

async function tellTooMuch(meal: SavedMeal): Promise<void> {
  const { faultOfMeal } = await import('./log-bounds-text.ts')
  tell('log-beyond-bounds', meal.name, faultOfMeal(meal) ?? '', () => showLogFood(meal))
}

const isTooMuch = ({ amounts, items = [] }: SavedMeal): boolean =>
  beyondLogBounds(amounts).length > 0 || itemBeyondBounds(items) !== undefined

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
  const tooMuch = meals.find(isTooMuch)
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

/** The attributes that editing may change. The picture, the event and how it felt stay as they are; a session is not lost. */
const editable = (userId: string, meal: SavedMeal): Partial<MealLogData> => {
  const { feltFueled: _, user: __, imageUrl: ___, event: ____, session, ...data } = writeMealLog(meal, userId)
  return session === null ? data : { ...data, session }
}

/** Changes a stored log. Saving an analysed one is its owner's word: it becomes Followed. */
export async function changeLoggedMeal(userId: string, id: string, meal: SavedMeal, was: EarlierLog): Promise<void> {
  const isAnalysed = was.status === 'Ready'
  try {
    await writeLog(userId, { kind: 'meal-log-edit', payload: { id, data: editable(userId, meal) } }, meal.name)
    const calories = meal.amounts.calories ?? 0
    if (isAnalysed) return tell('analysed-meal-updated', calories, energyInKilojoules(calories))
    tell('log-changed', meal.name, () => void restoreLog(userId, id, was))
  } catch (thrown) {
    if (isAnalysed) tell('analysed-log-not-updated')
    else tellRefusal(thrown, () => showLogFood({ ...meal, logId: id }))
  }
}

/** What the sheet opens with for values that are not stored. */
const draftFrom = ({ status, ...meal }: EarlierLog): LogDraft => (status === null ? meal : { ...meal, status })

/** Gives a stored log its earlier values back; where they are refused the sheet opens with them. */
const restoreLog = (userId: string, id: string, was: EarlierLog): Promise<unknown> =>
  sendEdit(userId, id, { ...editable(userId, was), status: was.status }).catch((thrown: unknown) =>
    tellRefusal(thrown, () => showLogFood({ ...draftFrom(was), logId: id })),
  )

const sendEdit = (userId: string, id: string, data: Partial<MealLogData>): Promise<WriteOutcome> =>
  writeLog(userId, { kind: 'meal-log-edit', payload: { id, data } }, nameOf(data))

/** Writes a deleted log down again. One that holds more than a log can, of before there were bounds, comes back in the sheet. */
async function writeAgain(userId: string, was: EarlierLog): Promise<void> {
  // Its id is that of a log that is gone.
  const { id: _, logId: __, ...meal }: EarlierLog & { readonly id?: string; readonly logId?: string } = was
  if (isTooMuch(meal)) return tellTooMuch(meal)
  const data = { ...writeMealLog(meal, userId), status: was.status, feltFueled: was.feltFueled ?? null }
  const payload = { id: newLogId(), at: instantText(Date.now()), data }
  try {
    await writeLog(userId, { kind: 'meal-log-create', payload }, was.name)
  } catch (thrown) {
    tellRefusal(thrown, () => showLogFood(draftFrom(meal)))
  }
}

/** Deletes a log, with Undo, which writes it down again. */
export async function removeLoggedMeal(userId: string, id: string, was: EarlierLog): Promise<void> {
  try {
    await writeLog(userId, { kind: 'meal-log-delete', payload: { id } }, was.name)
    tell('log-removed', was.name, () => void writeAgain(userId, was))
  } catch (thrown) {
    tellRefusal(thrown)
  }
}

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
