import type { Ports } from '../../ports.ts'
import { WearableFailure } from '../../providers/wearable/wearable-failure.ts'
import type { Transaction } from '../../store/open.ts'
import { type DeletionHandler, processDeletions, requestDeletions } from '../deletion-outbox/deletion-outbox.ts'
import { DEMO_PROVIDER } from './demo-device/demo-days.ts'
import { activeLinksOf, endLink } from './wearable-links.ts'

/** How often the service is asked before it is given up; with the outbox's waits that is about five days. */
const MAX_ATTEMPTS = 10

type DeauthorizationPorts = Ports<'clock' | 'log' | 'store' | 'wearables'>

const deauthorization: DeletionHandler<DeauthorizationPorts> = {
  kind: 'wearable-connection',
  isSetUp: ({ wearables }) => wearables !== undefined,
  askFor: async ({ wearables }, terraUserId) => wearables?.endLink(terraUserId),
  isFinal: (error, attempts) =>
    attempts >= MAX_ATTEMPTS || (error instanceof WearableFailure && error.reason === 'refused'),
  warning: 'the wearable service could not be told that an account is gone',
}

/** Has the wearable service forget the connections that are due; gives how many it has forgotten. */
export const processDeauthorizations = (backend: DeauthorizationPorts): Promise<number> =>
  processDeletions(backend, deauthorization)

/**
 * Has the service forget a person's connections once the transaction is kept. The rows name the connection only, not the
 * person, so that they may outlive the account until the service has answered.
 */
export const requestDeauthorizations = async (
  tx: Transaction,
  backend: DeauthorizationPorts & Ports<'background'>,
  userId: string,
): Promise<void> => {
  if (backend.wearables === undefined) return
  // The service never heard of demo devices.
  const links = (await activeLinksOf(tx, userId)).filter(({ provider }) => provider !== DEMO_PROVIDER)
  if (links.length === 0) return
  const connections = links.map(({ terraUserId }) => terraUserId)
  await requestDeletions(tx, backend, deauthorization.kind, connections)
  // The person does not wait for the service.
  tx.afterCommit(() => backend.background.run(() => processDeauthorizations(backend)))
}

/** Ends all connections of a person, here at once and at the service as soon as it answers. */
export const disconnectAll = async (
  tx: Transaction,
  backend: Ports<'background' | 'clock' | 'events' | 'log' | 'store' | 'wearables'>,
  userId: string,
): Promise<void> => {
  await requestDeauthorizations(tx, backend, userId)
  for (const { terraUserId, provider } of await activeLinksOf(tx, userId)) {
    await endLink(tx, backend, { terraUserId, userId, provider })
  }
}
