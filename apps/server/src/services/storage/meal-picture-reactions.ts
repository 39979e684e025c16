import { mealLogs } from '@pacemeal/protocol'
import type { Ports } from '../../ports.ts'
import type { DocumentReaction } from '../documents/document-reactions.ts'
import { schedulePictureCleanup } from './unused-picture.ts'

/** A picture that its log does not show any more goes, unless another log shows it. */
export const cleanUpMealPictures: DocumentReaction<Ports<'clock' | 'timers'>, typeof mealLogs> = {
  collection: mealLogs,
  async changed(tx, backend, before, changed) {
    if (before.imageUrl !== changed.imageUrl) await schedulePictureCleanup(tx, backend, before.user, before.imageUrl)
  },
  deleted: (tx, backend, { user, imageUrl }) => schedulePictureCleanup(tx, backend, user, imageUrl),
}
