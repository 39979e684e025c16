import { instantText } from '@pacemeal/domain'
import { type MealLogData, writeMealLog } from '@pacemeal/protocol'
import type { WriteOutcome } from '../../api/write-queue/entry.ts'
import { newLogId, writeLog } from '../../api/write-queue/meal-log-writes.ts'
import type { LogDraft } from './log-draft.ts'
import { showLogFood } from './log-food-event.ts'
import { type EarlierLog, editable, isTooMuch, nameOf, tellRefusal, tellTooMuch } from './log-values.ts'

/** What the sheet opens with for values that are not stored. */
const draftFrom = ({ status, ...meal }: EarlierLog): LogDraft => (status === null ? meal : { ...meal, status })

/** Gives a stored log its earlier values back; where they are refused the sheet opens with them. */
export const restoreLog = (userId: string, id: string, was: EarlierLog): Promise<unknown> =>
  sendEdit(userId, id, { ...editable(userId, was), status: was.status }).catch((thrown: unknown) =>
    tellRefusal(thrown, () => showLogFood({ ...draftFrom(was), logId: id })),
  )

const sendEdit = (userId: string, id: string, data: Partial<MealLogData>): Promise<WriteOutcome> =>
  writeLog(userId, { kind: 'meal-log-edit', payload: { id, data } }, nameOf(data))

/**
 * Writes a deleted log down again and gives its new id. One that holds more than a log can, of before there were bounds, comes
 * back in the sheet, as one that is refused does: then there is none.
 */
export async function writeAgain(userId: string, was: EarlierLog): Promise<string | undefined> {
  // Its id is that of a log that is gone.
  const { id: _, logId: __, ...meal }: EarlierLog & { readonly id?: string; readonly logId?: string } = was
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
