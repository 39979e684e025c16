import { DAY_MS } from '@pacemeal/domain'
import type { Ports } from '../ports.ts'

/**
 * How long what is over is kept: long enough for anything that could ask whether it was sent, and for an operator to look
 * at what was given up.
 */
const keptForDays = { done: 30, dead: 180 } as const
/**
 * Kinds whose keys name a day, a week or a message of their own, so that none is ever set again: what is over of them is of
 * no use. Others happen once in an account's life or stand for money, and stay.
 */
const ofTheirMoment = [
  'reminder',
  'agenda',
  'renewal',
  'week',
  'check-in',
  'body-signs',
  'weigh-in',
  'email',
  'sms',
  'push',
  'wearable-fuel',
  'demo-device',
]

/** Removes what happened long ago, or every person would leave some rows a day for ever; gives how many. */
export const purgeFinishedTimers = async ({ store, clock }: Ports<'clock' | 'store'>): Promise<number> => {
  const before = (days: number) => new Date(clock.now() - days * DAY_MS).toISOString()
  const forget = (status: 'done' | 'dead') =>
    store.db
      .deleteFrom('timers')
      .where('status', '=', status)
      .where('updatedAt', '<', before(keptForDays[status]))
      .where('kind', 'in', ofTheirMoment)
      .executeTakeFirst()
  const gone = [await forget('done'), await forget('dead')]
  return gone.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0)
}
