import { feedback, pushSubscriptions, supportMessages, userProfiles } from '@pacemeal/protocol'
import type { Backend } from '../../backend.ts'
import type { Transaction } from '../../store/open.ts'
import type { Person } from '../caller.ts'
import { mailFeedback } from '../feedback/mail-feedback.ts'
import { checkPushAddress } from '../notifications/check-push-address.ts'
import { countOnboarding } from '../product-events/count-onboarding.ts'
import { receiveSupportMessage } from '../support/receive-support-message.ts'
import type { WireDocument } from './document-codec.ts'

/** What follows, in the same transaction, when a person's client has created a document; throwing refuses it. */
export type Reaction = (
  tx: Transaction,
  backend: Backend,
  person: Person,
  created: WireDocument,
) => void | Promise<void>

/** Reactions by collection. */
export const reactions: ReadonlyMap<string, Reaction> = new Map([
  [feedback.id, mailFeedback],
  [pushSubscriptions.id, checkPushAddress],
  [supportMessages.id, receiveSupportMessage],
  [userProfiles.id, countOnboarding],
])
