import { userProfiles } from '@pacemeal/protocol'
import type { Ports } from '../../ports.ts'
import type { DocumentReaction } from '../documents/document-reactions.ts'
import { recordProductEvent } from './record-product-event.ts'

/** The first profile is the end of the onboarding. */
export const countOnboarding: DocumentReaction<
  Ports<'clock' | 'events' | 'productEvents' | 'timers'>,
  typeof userProfiles
> = {
  collection: userProfiles,
  created: (tx, backend, { user }) => recordProductEvent(tx, backend, { user: user.id, name: 'onboarding_completed' }),
}
