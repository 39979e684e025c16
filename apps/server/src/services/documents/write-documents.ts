import type { AttributeValue, Collection } from '@pacemeal/protocol'
import { newId } from '../../ids.ts'
import type { AllPorts } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import type { Transaction } from '../../store/open.ts'
import type { Person } from '../caller.ts'
import { ownPermissions, readPermissions, requireOwnRoles } from '../permissions.ts'
import type { Row } from '../queries/list-rows.ts'
import { requireRoomForDocuments, takeRoomForDocuments } from '../quotas/quotas.ts'
import { toDocument, type WireDocument } from './document-codec.ts'
import { mayDo } from './document-rights.ts'
import {
  changeDocument,
  findDocument,
  findRow,
  insertDocument,
  insertLoneDocument,
  removeDocument,
  requireChanges,
  requireNewDocument,
} from './document-store.ts'
import { documentNotFound } from './read-documents.ts'
import { applyValueRules } from './value-rules.ts'

const notAllowed = () => new Refusal('user_unauthorized', ({ general }) => general.notAllowed)

const requireCreatable = (one: Collection): void => {
  if (one.owner === null || !one.clients.includes('create')) throw notAllowed()
}

/** A document belongs to whom its owner field names, and that can only be the caller. */
const requireOwnOwner = (one: Collection, owner: AttributeValue | undefined, caller: Person): void => {
  if (owner !== caller.user.id) {
    throw new Refusal('user_unauthorized', `Attribute "${one.owner}" must be your own user id.`)
  }
}

/** The permissions that a client gives a document of its person: they may name that person and nobody else. */
const checkPermissions = (texts: readonly string[], caller: Person) => {
  const permissions = readPermissions(texts)
  requireOwnRoles(permissions, caller)
  return permissions
}

/** What a client gives without what only the server writes; clearing such a field is left to it. */
const withoutServerFields = (
  one: Collection,
  values: ReadonlyMap<string, AttributeValue>,
): ReadonlyMap<string, AttributeValue> => {
  const { serverFields } = one
  if (serverFields === undefined) return values
  return new Map([...values].filter(([name, value]) => value === null || !serverFields.includes(name)))
}

/** Whether nothing but the row itself is read or written when a document is created. */
const isCreatedAlone = ({ documents }: AllPorts, one: Collection): boolean =>
  one.serverFields === undefined && !documents.isCreationFollowed(one)

export interface DocumentToCreate {
  /** `unique()` lets the server choose. */
  readonly documentId: string
  readonly data: object | null
  readonly permissions: readonly string[] | null
}

/** Creates the caller's own document. */
export const createDocument = async (
  backend: AllPorts,
  caller: Person,
  one: Collection,
  { documentId, data, permissions }: DocumentToCreate,
): Promise<WireDocument> => {
  requireCreatable(one)
  if (data === null || Object.keys(data).length === 0) {
    throw new Refusal('document_missing_data', 'The document has no data.')
  }
  const granted = permissions === null ? ownPermissions(caller.user.id) : checkPermissions(permissions, caller)
  const values = applyValueRules(one, withoutServerFields(one, requireNewDocument(one, data)), backend.clock.now())
  requireOwnOwner(one, one.owner === null ? null : values.get(one.owner), caller)
  const id = documentId === 'unique()' ? newId() : documentId
  if (one.idIsOwner === true && id !== caller.user.id) {
    throw new Refusal('user_unauthorized', 'The id of this document must be your own user id.')
  }
  const row = { id, values, permissions: granted }
  if (isCreatedAlone(backend, one) && takeRoomForDocuments(backend, one, caller.user.id, 1)) {
    return insertLoneDocument(backend, one, row)
  }
  return backend.store.transact(async (tx) => {
    await requireRoomForDocuments(tx, backend, one, caller.user.id, 1)
    const created = await insertDocument(tx, backend, one, row)
    await backend.documents.created(tx, backend, one, caller, created)
    return one.serverFields === undefined ? created : ((await findDocument(tx, one, id)) ?? created)
  })
}

/** The row, locked, and who may do this to it. Answers 404 instead of 401 for what they cannot read, so that existence does not leak. */
const requireRow = async (
  tx: Transaction,
  one: Collection,
  id: string,
  action: 'update' | 'delete',
  caller: Person | null,
): Promise<{ readonly row: Row; readonly person: Person }> => {
  const row = await findRow(tx, one, id, { lock: true })
  if (row === undefined || !mayDo(one, row, 'read', caller)) throw documentNotFound()
  if (caller === null || !mayDo(one, row, action, caller)) throw notAllowed()
  return { row, person: caller }
}

/** Who a document belongs to cannot change. */
const requireSameOwner = (one: Collection, row: Row, values: ReadonlyMap<string, AttributeValue>): void => {
  if (one.owner === null || !values.has(one.owner) || values.get(one.owner) === row[one.owner]) return
  throw new Refusal('user_unauthorized', `Attribute "${one.owner}" cannot be changed.`)
}

export interface DocumentChange {
  readonly data: object | null
  readonly permissions: readonly string[] | null
}

/** Changes the given attributes of a document, or its permissions; nothing when any of it is refused. */
export const updateDocument = async (
  backend: AllPorts,
  caller: Person,
  one: Collection,
  id: string,
  { data, permissions }: DocumentChange,
): Promise<WireDocument> => {
  if ((data === null || Object.keys(data).length === 0) && permissions === null) {
    throw new Refusal('document_missing_payload', 'Give data or permissions to update.')
  }
  return backend.store.transact(async (tx) => {
    const { row, person } = await requireRow(tx, one, id, 'update', caller)
    const given = withoutServerFields(one, requireChanges(one, data ?? {}))
    const values = applyValueRules(one, given, backend.clock.now(), row)
    requireSameOwner(one, row, values)
    const granted = permissions === null ? null : checkPermissions(permissions, person)
    const changed = await changeDocument(tx, backend, one, row, values, granted)
    await backend.documents.changed(tx, backend, one, toDocument(one, row), changed)
    return changed
  })
}

export const deleteDocument = (backend: AllPorts, caller: Person, one: Collection, id: string): Promise<void> =>
  backend.store.transact(async (tx) => {
    const { row } = await requireRow(tx, one, id, 'delete', caller)
    await removeDocument(tx, backend, one, row)
    await backend.documents.deleted(tx, backend, one, toDocument(one, row))
  })
