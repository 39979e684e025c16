import type { Backend } from '../backend.ts'

/** Long enough for an operator to look at, and for anything that could ask whether it was sent. */
const KEPT_FOR_MS = 30 * 86_400_000
/**
 * Kinds whose keys name a day or a message of their own, so that none is ever set again: what is over of them is of no use.
 * Others happen once in an account's life or stand for money, and stay.
 */
const ofOneDay = ['reminder', 'agenda', 'email', 'sms', 'push']

/** Removes what happened long ago, or every person would leave some rows a day for ever; gives how many. */
export const forgetDone = async ({ store, clock }: Pick<Backend, 'store' | 'clock'>): Promise<number> => {
  const gone = await store.db
    .deleteFrom('timers')
    .where('status', '=', 'done')
    .where('updatedAt', '<', new Date(clock.now() - KEPT_FOR_MS).toISOString())
    .where('kind', 'in', ofOneDay)
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}
