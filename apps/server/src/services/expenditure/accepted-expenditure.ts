import { addDays, kcal, type LearnedExpenditure, type LocalDate, localDate } from '@pacemeal/domain'
import { checkIns } from '@pacemeal/protocol'
import type { Handle } from '../../store/open.ts'
import type { WireDocument } from '../documents/document-codec.ts'
import { listOwnDocuments } from '../documents/own-documents.ts'

/** The person's last answer to a check-in; undefined when there was none. */
export const findLastCheckIn = async (
  handle: Handle,
  userId: string,
): Promise<WireDocument<typeof checkIns> | undefined> =>
  (await listOwnDocuments(handle, checkIns, { owner: userId, limit: 1 }))[0]

/** Days in which an answer can be taken back. */
const UNDO_DAYS = 7

/** The person's last answer to a check-in while it can be taken back; undefined for an older one, and without any. */
export const findUndoable = async (
  handle: Handle,
  userId: string,
  today: LocalDate,
): Promise<WireDocument<typeof checkIns> | undefined> => {
  const last = await findLastCheckIn(handle, userId)
  return last !== undefined && localDate(last.day) > addDays(today, -UNDO_DAYS) ? last : undefined
}

/** What the person's targets stand on since a check-in; undefined while they stand on the formula. */
export const readAcceptedExpenditure = async (
  handle: Handle,
  userId: string,
): Promise<LearnedExpenditure | undefined> => {
  const accepted = await listOwnDocuments(handle, checkIns, { owner: userId, where: { answer: 'accepted' }, limit: 50 })
  const last = accepted.find(({ base, sessionScale }) => base !== null && sessionScale !== null)
  return last === undefined ? undefined : { base: kcal(last.base ?? 0), sessionScale: last.sessionScale ?? 1 }
}
