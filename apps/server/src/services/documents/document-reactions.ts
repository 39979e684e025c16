import type { Collection } from '@pacemeal/protocol'
import type { Transaction } from '../../store/open.ts'
import type { Person } from '../caller.ts'
import type { WireDocument } from './document-codec.ts'

/**
 * What a service does, in the same transaction, when a person's client creates, changes or deletes a document of a
 * collection; throwing refuses the write. A reaction names the ports it uses as `Backend`.
 */
export interface DocumentReaction<Backend, C extends Collection = Collection> {
  readonly collection: C
  created?(tx: Transaction, backend: Backend, person: Person, created: WireDocument<C>): Promise<void>
  changed?(tx: Transaction, backend: Backend, before: WireDocument<C>, changed: WireDocument<C>): Promise<void>
  deleted?(tx: Transaction, backend: Backend, deleted: WireDocument<C>): Promise<void>
}

/** The registered reactions, told of every write of a client's. */
export interface DocumentReactions<Backend> {
  /** Whether anything happens when a document of the collection is created. */
  isCreationFollowed(one: Collection): boolean
  created(tx: Transaction, backend: Backend, one: Collection, person: Person, created: WireDocument): Promise<void>
  changed(
    tx: Transaction,
    backend: Backend,
    one: Collection,
    before: WireDocument,
    changed: WireDocument,
  ): Promise<void>
  deleted(tx: Transaction, backend: Backend, one: Collection, deleted: WireDocument): Promise<void>
}

/** Joins the reactions of the services; those to one collection happen in the order of the list. */
export const documentReactions = <Backend>(
  registered: readonly DocumentReaction<Backend>[],
): DocumentReactions<Backend> => {
  const byCollection = Map.groupBy(registered, ({ collection }) => collection.id)
  const reactionsTo = (one: Collection) => byCollection.get(one.id) ?? []
  return {
    isCreationFollowed: (one) => reactionsTo(one).some(({ created }) => created !== undefined),
    async created(tx, backend, one, person, created) {
      for (const reaction of reactionsTo(one)) await reaction.created?.(tx, backend, person, created)
    },
    async changed(tx, backend, one, before, changed) {
      for (const reaction of reactionsTo(one)) await reaction.changed?.(tx, backend, before, changed)
    },
    async deleted(tx, backend, one, deleted) {
      for (const reaction of reactionsTo(one)) await reaction.deleted?.(tx, backend, deleted)
    },
  }
}
