import { feedback, mealLogs, pushSubscriptions, supportMessages, userProfiles } from '@pacemeal/protocol'
import type { AllPorts } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import { reviseAgenda } from '../agenda/revise-agenda.ts'
import type { Person } from '../caller.ts'
import { mailFeedback } from '../feedback/mail-feedback.ts'
import { deactivateForbiddenPlan } from '../meal-plans/retire-plan.ts'
import { checkPushAddress } from '../notifications/check-push-address.ts'
import { countOnboarding } from '../product-events/count-onboarding.ts'
import type { Row } from '../queries/list-rows.ts'
import { schedulePictureCleanup } from '../storage/unused-picture.ts'
import { receiveSupportMessage } from '../support/receive-support-message.ts'
import { renewFuel, setFuelAgain } from '../wearable/fuel-timer.ts'
import { endClearedLinks, showLinksOfNew } from '../wearable/profile-links.ts'
import { toDocument, type WireDocument } from './document-codec.ts'
import { findDocument } from './document-store.ts'

/** What follows, in the same transaction, when a person's client has created or changed a document; throwing refuses it. */
export type Reaction = (
  tx: Transaction,
  backend: AllPorts,
  person: Person,
  created: WireDocument,
) => void | Promise<void>

/** Reactions to new documents, by collection. */
export const reactions: ReadonlyMap<string, Reaction> = new Map([
  [feedback.id, mailFeedback],
  [pushSubscriptions.id, checkPushAddress],
  [supportMessages.id, receiveSupportMessage],
  [
    userProfiles.id,
    async (tx, backend, person, created) => {
      await countOnboarding(tx, backend, person, created)
      await showLinksOfNew(tx, backend, person)
      await setFuelAgain(tx, backend, person.user.id)
    },
  ],
])

/** What follows, in the same transaction, when a person's client has changed a document. */
export type ChangeReaction = (tx: Transaction, backend: AllPorts, before: Row, changed: WireDocument) => Promise<void>

/** What somebody eats and avoids, to be compared. */
const eats = ({ diet, restrictions }: WireDocument<typeof userProfiles>): string => JSON.stringify([diet, restrictions])

/** Reactions to changes, by collection. A person who travels is reminded by the clock there. */
export const changeReactions: ReadonlyMap<string, ChangeReaction> = new Map([
  [
    userProfiles.id,
    async (tx, backend, before, changed) => {
      await endClearedLinks(tx, backend, before, changed)
      const profile = await findDocument(tx, userProfiles, changed.$id)
      const was = toDocument(userProfiles, before)
      if (profile !== undefined && eats(was) !== eats(profile)) await deactivateForbiddenPlan(tx, backend, changed.$id)
      await reviseAgenda(tx, backend, changed.$id)
      if (profile !== undefined) await renewFuel(tx, backend, was, profile)
    },
  ],
  [
    mealLogs.id,
    async (tx, backend, before, changed) => {
      const shown: unknown = Reflect.get(changed, 'imageUrl')
      if (before.imageUrl !== shown) await schedulePictureCleanup(tx, backend, String(before.user), before.imageUrl)
    },
  ],
])

/** What follows, in the same transaction, when a person's client has deleted a document. */
export type DeletionReaction = (tx: Transaction, backend: AllPorts, gone: Row) => Promise<void>

/** Reactions to deletions, by collection. */
export const deletionReactions: ReadonlyMap<string, DeletionReaction> = new Map([
  [mealLogs.id, (tx, backend, { user, imageUrl }) => schedulePictureCleanup(tx, backend, String(user), imageUrl)],
])
