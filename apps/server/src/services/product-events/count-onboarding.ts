import type { Reaction } from '../documents/creation-reactions.ts'
import { recordProductEvent } from './record-product-event.ts'

/** The first profile is the end of the onboarding. */
export const countOnboarding: Reaction = (tx, backend, { user }) =>
  recordProductEvent(tx, backend, { user: user.id, name: 'onboarding_completed' })
