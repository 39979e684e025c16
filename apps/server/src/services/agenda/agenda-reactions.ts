import { userProfiles } from '@pacemeal/protocol'
import type { Ports } from '../../ports.ts'
import type { DocumentReaction } from '../documents/document-reactions.ts'
import { reviseAgenda } from './revise-agenda.ts'

/** A person who travels is reminded by the clock there. */
export const reviseAgendaOnChange: DocumentReaction<Ports<'clock' | 'timers'>, typeof userProfiles> = {
  collection: userProfiles,
  changed: (tx, backend, _, { $id }) => reviseAgenda(tx, backend, $id),
}
