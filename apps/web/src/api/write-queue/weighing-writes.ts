import type { BodyMeasurement } from '@pacemeal/domain/body'
import { type WeighingFigures, weighingByHand } from '../weighings.ts'
import type { WriteOutcome } from './entry.ts'
import type { KnownWrite } from './kinds.ts'
import { pickWrites } from './known-writes.ts'
import { newWriteId, writeQueue } from './write-queue.ts'

/** A change of the body log. */
export type WeighingWrite = Extract<KnownWrite, { kind: `weighing-${string}` }>

const { pick } = pickWrites('weighing-create', 'weighing-edit', 'weighing-delete', 'weighing-mark')

/** The changes of a person's body log that are on their way, oldest first: the same array until that changes. */
export const pendingWeighings = (userId: string): readonly WeighingWrite[] => pick(writeQueue.pending(userId))

/** Calls `listener` after each change of what waits, here or in another tab. */
export const watchWeighings = writeQueue.watch

/** `about` is the weight in words. */
const write = (userId: string, change: WeighingWrite, about: string): Promise<WriteOutcome> =>
  writeQueue.add(userId, { ...change, subject: `weighing:${change.payload.id}`, about })

/** Keeps a weighing by hand: shown at once, and sent. Rejects with an `ApiRefusal` when the server will not have it. */
export const addWeighing = (userId: string, figures: WeighingFigures, about: string): Promise<WriteOutcome> =>
  write(userId, { kind: 'weighing-create', payload: { id: newWriteId(), figures } }, about)

/** Corrects a weighing: it is by hand from then on. */
export const changeWeighing = (
  userId: string,
  id: string,
  figures: WeighingFigures,
  about: string,
): Promise<WriteOutcome> => write(userId, { kind: 'weighing-edit', payload: { id, figures } }, about)

/** Takes a weighing out of the body log. */
export const deleteWeighing = (
  userId: string,
  { id, isImported }: Pick<BodyMeasurement, 'id' | 'isImported'>,
  about: string,
): Promise<WriteOutcome> =>
  isImported
    ? write(userId, { kind: 'weighing-mark', payload: { id, isRemoved: true } }, about)
    : write(userId, { kind: 'weighing-delete', payload: { id } }, about)

/** Brings a deleted weighing back as it was, under its own id. */
export const restoreWeighing = (
  userId: string,
  { id, isImported, day, measuredAt, mass, bodyFat }: BodyMeasurement,
  about: string,
): Promise<WriteOutcome> =>
  isImported
    ? write(userId, { kind: 'weighing-mark', payload: { id, isRemoved: false } }, about)
    : write(userId, { kind: 'weighing-create', payload: { id, figures: { day, measuredAt, mass, bodyFat } } }, about)

/** The weighings as they will be once all pending changes have arrived. */
export const withPendingWeighings = (
  weighings: readonly BodyMeasurement[],
  pending: readonly WeighingWrite[],
): readonly BodyMeasurement[] =>
  pending.reduce<readonly BodyMeasurement[]>((log, change) => {
    const { id } = change.payload
    const others = log.filter((one) => one.id !== id)
    if (change.kind === 'weighing-create') return [...others, weighingByHand(id, change.payload.figures)]
    if (change.kind === 'weighing-edit') {
      const { figures } = change.payload
      return log.map((one) => (one.id === id ? { ...one, ...figures, source: 'hand' } : one))
    }
    return change.kind === 'weighing-delete' || change.payload.isRemoved ? others : log
  }, weighings)
