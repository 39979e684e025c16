import { mergeShoppingTicks, noShoppingTicks, type ShoppingTicks } from '@pacemeal/domain'
import type { WriteOutcome } from './entry.ts'
import type { KnownWrite } from './kinds.ts'
import { pickWrites } from './known-writes.ts'
import { writeQueue } from './write-queue.ts'

type ShoppingWrite = Extract<KnownWrite, { kind: 'shopping-ticks' }>

const { pick } = pickWrites('shopping-ticks')

/** The ticks of a person that are on their way, oldest first: the same array until one is added or has arrived. */
export const pendingTicks = (userId: string): readonly ShoppingWrite[] => pick(writeQueue.pending(userId))

/** Calls `listener` after each change of what waits, here or in another tab. */
export const watchTicks = writeQueue.watch

/** The ticks as they will be once all pending ones have arrived. */
export const withPendingTicks = (ticks: ShoppingTicks, pending: readonly ShoppingWrite[]): ShoppingTicks =>
  pending.reduce((merged, { payload }) => mergeShoppingTicks(merged, payload.ticks), ticks)

/** Shows ticks at once and sends them, with those that wait already: one write of the list waits at a time. */
export const writeTicks = (userId: string, ticks: ShoppingTicks): Promise<WriteOutcome> =>
  writeQueue.add(userId, {
    kind: 'shopping-ticks',
    subject: 'shopping-ticks',
    about: '',
    payload: { ticks: mergeShoppingTicks(withPendingTicks(noShoppingTicks, pendingTicks(userId)), ticks) },
  })
