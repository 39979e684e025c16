import { serverWords } from '../../languages/server-words.ts'
import type { ServerWords } from '../../languages/words.ts'
import type { Handle } from '../../store/open.ts'
import { findPersonLocale } from '../accounts/locale-of.ts'

/** What notifications say, in the language that the person reads. */
export const notificationWords = async (handle: Handle, userId: string): Promise<ServerWords['notifications']> =>
  serverWords(await findPersonLocale(handle, userId)).notifications
