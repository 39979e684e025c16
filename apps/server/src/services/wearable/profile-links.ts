import { userProfiles } from '@pacemeal/protocol'
import type { Ports } from '../../ports.ts'
import type { DocumentReaction } from '../documents/document-reactions.ts'
import { disconnectAll } from './deauthorize-connections.ts'
import { showLinks } from './wearable-links.ts'

/** The links to devices as the profile shows them. */
export const linkReactions: DocumentReaction<
  Ports<'background' | 'clock' | 'events' | 'log' | 'store' | 'wearables'>,
  typeof userProfiles
> = {
  collection: userProfiles,
  /** A device that was connected before there was a profile is shown in it from its first moment. */
  created: (tx, backend, { user }) => showLinks(tx, backend, user.id),
  /** Whoever clears the device in the profile disconnects it. */
  async changed(tx, backend, before, changed) {
    if (before.terra_user_id !== null && changed.terra_user_id === null) await disconnectAll(tx, backend, changed.$id)
  },
}
