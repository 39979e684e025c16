import type { InstantText } from '@pacemeal/domain'
import type { Ports } from '../../ports.ts'
import type { TerraEvent, TerraUser } from '../../providers/wearable/terra-shapes.ts'
import type { Transaction } from '../../store/open.ts'
import { keepTerraData } from './keep-terra-data.ts'
import type { ReadTerraEvent } from './parse-terra-event.ts'
import { endLink, findLink, keepLink, type NamedLink } from './wearable-links.ts'

/** Whether an event changed or could have changed anything here. */
export type EventOutcome = 'kept' | 'ignored'

const named = (user: TerraUser, reference?: string | null): NamedLink | undefined => {
  const userId = user.reference_id ?? reference
  return userId ? { terraUserId: user.user_id, userId, provider: user.provider.toLowerCase() } : undefined
}

const begin = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'timers'>,
  link: NamedLink | undefined,
): Promise<EventOutcome> =>
  link !== undefined && (await keepLink(tx, backend, link)) === 'active' ? 'kept' : 'ignored'

/** Ends a connection, by who it is known to belong to, else by whom the event names. */
const end = async (tx: Transaction, backend: Ports<'clock' | 'events'>, user: TerraUser): Promise<EventOutcome> => {
  const link = (await findLink(tx, user.user_id)) ?? named(user)
  if (link === undefined) return 'ignored'
  await endLink(tx, backend, link)
  return 'kept'
}

type DataEvent = Extract<TerraEvent, { data: unknown }>

/**
 * Data of a connection that stands. Data that overtook the news of its connection is left out: the history is fetched
 * once the connection is known, and it is part of that.
 */
const keepData = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'log' | 'texts' | 'timers'>,
  event: DataEvent,
  sentAt: InstantText,
) => {
  const link = await findLink(tx, event.user.user_id)
  if (link?.status !== 'active') return 'ignored'
  await keepTerraData(tx, backend, { link, type: event.type, entries: event.data, sentAt })
  return 'kept'
}

const apply = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'log' | 'texts' | 'timers'>,
  event: TerraEvent,
  sentAt: InstantText,
): Promise<EventOutcome> => {
  switch (event.type) {
    case 'auth':
      if (event.status !== 'success' || !event.user) return 'ignored'
      return begin(tx, backend, named(event.user, event.reference_id))
    case 'user_reauth': {
      const known = await findLink(tx, event.old_user.user_id)
      const reference = event.new_user.reference_id ?? known?.userId
      const outcome = await begin(tx, backend, named(event.new_user, reference))
      await end(tx, backend, event.old_user)
      return outcome
    }
    case 'deauth':
    case 'access_revoked':
      return end(tx, backend, event.user)
    case 'connection_error':
    case 'permission_change':
      // The connection stands; a read that is refused says so where it is asked for.
      backend.log.warn({ event: event.type, provider: event.user.provider }, 'the wearable service warns')
      return 'ignored'
    default:
      return keepData(tx, backend, event, sentAt)
  }
}

/**
 * Takes an event of the wearable service in one transaction; the same event again changes nothing, and events may come in
 * any order. What only informs, and what is not understood, is passed over: sending it again would not help.
 */
export const handleTerraEvent = async (
  backend: Ports<'clock' | 'events' | 'log' | 'store' | 'texts' | 'timers'>,
  read: ReadTerraEvent,
  sentAt: InstantText,
): Promise<EventOutcome> => {
  const { event } = read
  if (event !== undefined) return backend.store.transact((tx) => apply(tx, backend, event, sentAt))
  backend.log.info({ kind: read.kind, why: read.why }, 'a wearable event was passed over')
  return 'ignored'
}
