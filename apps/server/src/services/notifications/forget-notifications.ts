import { DAY_MS } from '@pacemeal/domain'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'

/** Some nudges a day come to far more than the hundred that the screen shows. */
const KEPT_FOR_MS = 90 * DAY_MS

/** Removes what a person was told three months ago, read or not; what it was about is kept where it belongs. Gives how many. */
export const purgeNotifications = async (
  { db }: Transaction,
  { clock }: Ports<'clock'>,
  userId: string,
): Promise<number> => {
  const gone = await db
    .deleteFrom('notifications')
    .where('user', '=', userId)
    .where('_createdAt', '<', new Date(clock.now() - KEPT_FOR_MS).toISOString())
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}
