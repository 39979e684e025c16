import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import type { Person } from '../caller.ts'
import type { WireDocument } from '../documents/document-codec.ts'
import type { Row } from '../queries/list-rows.ts'
import { disconnectAll } from './say-goodbye.ts'
import { showLinks } from './wearable-links.ts'

/** A device that was connected before there was a profile is shown in it from its first moment. */
export const showLinksOfNew = (tx: Transaction, backend: Ports<'clock' | 'events'>, { user }: Person): Promise<void> =>
  showLinks(tx, backend, user.id)

/** Whoever clears the device in the profile disconnects it. */
export const endClearedLinks = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'log' | 'store' | 'wearables'>,
  before: Row,
  changed: WireDocument,
): Promise<void> => {
  const after = new Map<string, unknown>(Object.entries(changed)).get('terra_user_id')
  if (before.terra_user_id !== null && after === null) await disconnectAll(tx, backend, changed.$id)
}
