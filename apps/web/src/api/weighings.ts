import type { BodyMeasurement } from '@pacemeal/domain/body'
import { bodyLog, writeBodyMeasurement } from '@pacemeal/protocol'
import { createDocument, deleteDocument, updateDocument } from './documents.ts'

/** Figures of a weighing as its owner gives them. */
export type WeighingFigures = Pick<BodyMeasurement, 'day' | 'measuredAt' | 'mass' | 'bodyFat'>

/** Keeps a weighing by hand under an id that was made where it was taken, so that sending it twice keeps it once. */
export const storeWeighing = (userId: string, id: string, figures: WeighingFigures): Promise<unknown> =>
  createDocument(bodyLog, userId, writeBodyMeasurement(figures, userId), id)

/** Corrects a weighing: it is by hand from then on. */
export function correctWeighing(userId: string, id: string, figures: WeighingFigures): Promise<unknown> {
  const { user: _, sourceId: __, ...data } = writeBodyMeasurement(figures, userId)
  return updateDocument(bodyLog, id, data)
}

/** Deletes a weighing by hand. */
export const removeWeighing = (id: string): Promise<unknown> => deleteDocument(bodyLog, id)

/**
 * Marks one that a device or a file said as removed, or takes the mark back: it stays known, so that what says it again
 * does not bring it back.
 */
export const markRemoved = (id: string, isRemoved: boolean): Promise<unknown> =>
  updateDocument(bodyLog, id, { isRemoved })

/** A weighing by hand as the body log holds it. */
export const weighingByHand = (id: string, figures: WeighingFigures): BodyMeasurement => ({
  ...figures,
  id,
  source: 'hand',
  provider: null,
  isImported: false,
})
