import { nowText } from '../../clock.ts'
import type { Ports } from '../../ports.ts'
import { WearableFailure } from '../../providers/wearable/wearable-failure.ts'
import type { Transaction } from '../../store/open.ts'
import { DEMO_PROVIDER } from './demo-device/demo-days.ts'
import { activeLinksOf, endLink } from './wearable-links.ts'

/** How often the service is told before it is given up; with the waits below that is about five days. */
const MAX_ATTEMPTS = 10
/** The wait after the first failure; each further one waits twice as long, up to a day. */
const FIRST_WAIT_MS = 10 * 60_000
const MAX_WAIT_MS = 24 * 3600_000

type GoodbyeBackend = Ports<'clock' | 'log' | 'store' | 'wearables'>

const putOff = async ({ store, clock }: GoodbyeBackend, terraUserId: string, attempts: number): Promise<void> => {
  const wait = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1))
  const dueAt = new Date(clock.now() + wait).toISOString()
  const rows = store.db.updateTable('wearableGoodbyes').set({ attempts, dueAt })
  await rows.where('terraUserId', '=', terraUserId).execute()
}

const tell = async (backend: GoodbyeBackend, terraUserId: string, attempts: number): Promise<boolean> => {
  const { wearables, store, log } = backend
  if (wearables === undefined) return false
  try {
    await wearables.endLink(terraUserId)
  } catch (error) {
    const isOver = attempts >= MAX_ATTEMPTS || (error instanceof WearableFailure && error.reason === 'refused')
    log.warn({ err: error }, 'the wearable service could not be told that an account is gone')
    if (!isOver) {
      await putOff(backend, terraUserId, attempts)
      return false
    }
  }
  await store.db.deleteFrom('wearableGoodbyes').where('terraUserId', '=', terraUserId).execute()
  return true
}

/**
 * Has the service forget a person's connections once the transaction is kept. The rows name the connection only, not the
 * person, so that they may outlive the account until the service has answered.
 */
export const requestDeauthorizations = async (
  tx: Transaction,
  backend: GoodbyeBackend,
  userId: string,
): Promise<void> => {
  if (backend.wearables === undefined) return
  // The service never heard of demo devices.
  const links = (await activeLinksOf(tx, userId)).filter(({ provider }) => provider !== DEMO_PROVIDER)
  if (links.length === 0) return
  const dueAt = nowText(backend.clock)
  const rows = links.map(({ terraUserId }) => ({ terraUserId, dueAt, attempts: 0 }))
  await tx.db
    .insertInto('wearableGoodbyes')
    .values(rows)
    .onConflict((conflict) => conflict.column('terraUserId').doNothing())
    .execute()
  // The person does not wait for the service.
  tx.afterCommit(() => {
    processDeauthorizations(backend).catch((error: unknown) =>
      backend.log.error({ err: error }, 'goodbyes were not said'),
    )
  })
}

/** Tells the service what is due; gives how many connections it has forgotten. */
export const processDeauthorizations = async (backend: GoodbyeBackend): Promise<number> => {
  const due = await backend.store.db
    .selectFrom('wearableGoodbyes')
    .selectAll()
    .where('dueAt', '<=', nowText(backend.clock))
    .orderBy('dueAt')
    .limit(100)
    .execute()
  let told = 0
  for (const { terraUserId, attempts } of due) if (await tell(backend, terraUserId, attempts + 1)) told += 1
  return told
}

/** Ends all connections of a person, here at once and at the service as soon as it answers. */
export const disconnectAll = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'log' | 'store' | 'wearables'>,
  userId: string,
): Promise<void> => {
  await requestDeauthorizations(tx, backend, userId)
  for (const { terraUserId, provider } of await activeLinksOf(tx, userId)) {
    await endLink(tx, backend, { terraUserId, userId, provider })
  }
}
