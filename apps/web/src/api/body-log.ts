import type { LocalDate } from '@pacemeal/domain'
import type { BodyMeasurement } from '@pacemeal/domain/body'
import {
  bodyLog,
  IMPORT_WEIGHINGS,
  type ImportedWeighing,
  readBodyMeasurement,
  writeBodyMeasurement,
} from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { configuration } from './configuration.ts'
import { createDocument, deleteDocument, updateDocument } from './documents.ts'
import { callFunction } from './executions.ts'
import { listAllDocuments } from './list-all.ts'
import { queryClient } from './query-client.ts'
import { queryKey, queryScope } from './query-keys.ts'

/** The weighings from the first to the last day, both included, oldest first; what was taken out is not among them. */
export const bodyLogQuery = (userId: string, first: LocalDate, last: LocalDate) =>
  queryOptions({
    queryKey: queryKey('body-log', userId, first, last),
    queryFn: async (): Promise<readonly BodyMeasurement[]> => {
      const documents = await listAllDocuments(bodyLog, [
        Query.equal('user', userId),
        Query.greaterThanEqual('day', first),
        Query.lessThanEqual('day', last),
        Query.orderAsc('measuredAt'),
      ])
      return documents.flatMap((document) => readBodyMeasurement(document) ?? [])
    },
  })

/** Reads every shown weighing again, after a change of any. */
export const refreshBodyLog = (userId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: queryScope('body-log', userId) })

/** Figures of a weighing as its owner gives them. */
export type WeighingFigures = Pick<BodyMeasurement, 'day' | 'measuredAt' | 'mass' | 'bodyFat'>

/** Keeps a weighing by hand. */
export async function addWeighing(userId: string, figures: WeighingFigures): Promise<void> {
  await createDocument(bodyLog, userId, writeBodyMeasurement(figures, userId))
  await refreshBodyLog(userId)
}

/** Corrects a weighing: it is by hand from then on. */
export async function changeWeighing(userId: string, id: string, figures: WeighingFigures): Promise<void> {
  const { user: _, sourceId: __, ...data } = writeBodyMeasurement(figures, userId)
  await updateDocument(bodyLog, id, data)
  await refreshBodyLog(userId)
}

/**
 * Deletes a weighing. One that a device or a file said is marked as removed instead: it stays known, so that what says it
 * again does not bring it back.
 */
export async function deleteWeighing(userId: string, { id, isImported }: BodyMeasurement): Promise<void> {
  if (isImported) await updateDocument(bodyLog, id, { isRemoved: true })
  else await deleteDocument(bodyLog, id)
  await refreshBodyLog(userId)
}

/** Brings a deleted weighing back as it was, under its own id. */
export async function restoreWeighing(userId: string, weighing: BodyMeasurement): Promise<void> {
  const { id, isImported } = weighing
  if (isImported) await updateDocument(bodyLog, id, { isRemoved: false })
  else await createDocument(bodyLog, userId, writeBodyMeasurement(weighing, userId), id)
  await refreshBodyLog(userId)
}

/** Keeps weighings that were read from a file, as many at a time as one call takes; gives how many are new and changed. */
export async function importWeighings(userId: string, weighings: readonly ImportedWeighing[]) {
  const count = { fresh: 0, changed: 0 }
  for (let from = 0; from < weighings.length; from += IMPORT_WEIGHINGS) {
    const slice = weighings.slice(from, from + IMPORT_WEIGHINGS)
    const { fresh, changed } = await callFunction(configuration.functionIds.wearable, '/import-weighings', {
      user_id: userId,
      weighings: slice,
    })
    count.fresh += Number(fresh)
    count.changed += Number(changed)
  }
  await refreshBodyLog(userId)
  return count
}
