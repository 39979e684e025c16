import { instantText } from '@pacemeal/domain'
import { type MealLogData, writeMealLog } from '@pacemeal/protocol'
import { editOfLog, newLogId, writeLog } from '../../api/write-queue/meal-log-writes.ts'
import type { LogDraft } from './log-draft.ts'
import { showLogFood } from './log-food-event.ts'
import { type EarlierLog, isTooMuch, tellRefusal, tellTooMuch, valuesOf } from './log-values.ts'

/** What the sheet opens with for values that are not stored. */
const draftFrom = ({ status, isStored: _, ...meal }: EarlierLog): LogDraft =>
  status === null ? meal : { ...meal, status }

/**
 * Gives a stored log its earlier values back, all of them or those that `written` changed; where they are refused the sheet
 * opens with them.
 */
export const restoreLog = (
  userId: string,
  id: string,
  was: EarlierLog,
  written?: Partial<MealLogData>,
): Promise<unknown> => {
  const data = valuesOf(userId, was, written && Object.keys(written))
  if (Object.keys(data).length === 0) return Promise.resolve()
  return writeLog(userId, editOfLog(userId, id, data, written), was.name).catch((thrown: unknown) =>
    tellRefusal(thrown, () => showLogFood({ ...draftFrom(was), logId: id })),
  )
}

/**
 * Writes a deleted log down again and gives its new id. One that holds more than a log can, of before there were bounds, comes
 * back in the sheet, as one that is refused does: then there is none.
 */
export async function writeAgain(userId: string, was: EarlierLog): Promise<string | undefined> {
  // Its id is that of a log that is gone.
  const {
    id: _,
    logId: __,
    isStored: ___,
    ...meal
  }: EarlierLog & { readonly id?: string; readonly logId?: string } = was
  if (isTooMuch(meal)) {
    await tellTooMuch(meal)
    return undefined
  }
  const data = { ...writeMealLog(meal, userId), status: was.status, feltFueled: was.feltFueled ?? null }
  const payload = { id: newLogId(), at: instantText(Date.now()), data }
  try {
    await writeLog(userId, { kind: 'meal-log-create', payload }, was.name)
    return payload.id
  } catch (thrown) {
    tellRefusal(thrown, () => showLogFood(draftFrom(meal)))
    return undefined
  }
}
