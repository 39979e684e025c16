import { userProfiles } from '@pacemeal/protocol'
import { nowText } from '../../clock.ts'
import type { Ports } from '../../ports.ts'
import type { Handle, Transaction } from '../../store/open.ts'
import type { WearableLinkRow } from '../../store/tables.ts'
import { updateOwnDocument } from '../documents/document-store.ts'
import { lockPerson } from '../executions/request-execution.ts'
import { setBackFill } from './back-fill-timer.ts'
import { removeDemoData } from './demo-device/demo-data.ts'
import { DEMO_PROVIDER } from './demo-device/demo-days.ts'

/** A connection as the service names it: its own id, whose it is, and the device's maker. */
export interface NamedLink {
  readonly terraUserId: string
  readonly userId: string
  /** In lower case: `garmin`. */
  readonly provider: string
}

/** A connection by the service's id, whoever it belongs to. */
export const findLink = ({ db }: Handle, terraUserId: string): Promise<WearableLinkRow | undefined> =>
  db.selectFrom('wearableLinks').selectAll().where('terraUserId', '=', terraUserId).executeTakeFirst()

/** A person's connections that stand, the newest first. */
export const activeLinksOf = ({ db }: Handle, userId: string): Promise<WearableLinkRow[]> =>
  db
    .selectFrom('wearableLinks')
    .selectAll()
    .where('userId', '=', userId)
    .where('status', '=', 'active')
    .orderBy('connectedAt', 'desc')
    .orderBy('terraUserId')
    .execute()

const isPerson = async ({ db }: Handle, userId: string): Promise<boolean> =>
  (await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()) !== undefined

/** Writes the newest connection into the profile, or that there is none. A person without a profile gets it with the profile. */
export const showLinks = async (tx: Transaction, backend: Ports<'clock' | 'events'>, userId: string): Promise<void> => {
  // One device may be connected while another is ended: whoever comes second must see what the first one did.
  await lockPerson(tx, userId)
  const [newest] = await activeLinksOf(tx, userId)
  await updateOwnDocument(tx, backend, userProfiles, userId, {
    terra_user_id: newest?.terraUserId ?? null,
    wearable_device:
      newest === undefined ? null : JSON.stringify({ provider: newest.provider, connectedAt: newest.connectedAt }),
  })
}

/**
 * Keeps a connection, shows it in the profile and has its history fetched. One that is known stays as it is, and one that
 * ended stays ended. Gives the connection's status; undefined when there is no such account.
 */
export const keepLink = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'timers'>,
  { terraUserId, userId, provider }: NamedLink,
): Promise<WearableLinkRow['status'] | undefined> => {
  const known = await findLink(tx, terraUserId)
  if (known !== undefined) return known.userId === userId ? known.status : undefined
  if (!(await isPerson(tx, userId))) return undefined
  const now = nowText(backend.clock)
  const kept = await tx.db
    .insertInto('wearableLinks')
    .values({ terraUserId, userId, provider, status: 'active', connectedAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.column('terraUserId').doNothing())
    .returning('status')
    .executeTakeFirst()
  if (kept === undefined) return (await findLink(tx, terraUserId))?.status
  await showLinks(tx, backend, userId)
  await setBackFill(tx, backend, userId, terraUserId)
  return kept.status
}

/**
 * Ends a connection for good, also one that was never heard of: its end may arrive before its beginning. What it brought
 * stays, unless a demo device made it up.
 */
export const endLink = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events'>,
  { terraUserId, userId, provider }: NamedLink,
): Promise<void> => {
  if (!(await isPerson(tx, userId))) return
  const now = nowText(backend.clock)
  await tx.db
    .insertInto('wearableLinks')
    .values({ terraUserId, userId, provider, status: 'ended', connectedAt: now, updatedAt: now })
    .onConflict((conflict) =>
      conflict
        .column('terraUserId')
        .doUpdateSet({ status: 'ended', updatedAt: now })
        .where('wearableLinks.userId', '=', userId)
        .where('wearableLinks.status', '=', 'active'),
    )
    .execute()
  if (provider === DEMO_PROVIDER) await removeDemoData(tx, backend, userId)
  await showLinks(tx, backend, userId)
}
