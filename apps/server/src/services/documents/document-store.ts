import {
  type AttributeValue,
  type Collection,
  checkChanges,
  checkNewDocument,
  type DocumentData,
  databaseId,
} from '@pacemeal/protocol'
import { CompiledQuery, sql } from 'kysely'
import { nowText } from '../../clock.ts'
import { newId } from '../../ids.ts'
import type { Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import { columnList } from '../../store/column-list.ts'
import { keptText } from '../../store/kept-text.ts'
import type { Handle, Transaction } from '../../store/open.ts'
import { isBrokenReference } from '../../store/violations.ts'
import { eventNames } from '../events/event-names.ts'
import { ownPermissions, type Permission, permissionText } from '../permissions.ts'
import type { Row } from '../queries/list-rows.ts'
import { columnsFor, storedAttribute, toDocument, type WireDocument } from './document-codec.ts'
import { readersOfRow } from './document-rights.ts'

export type DocumentBackend = Ports<'clock' | 'events'>

type Values = ReadonlyMap<string, AttributeValue>

/** The row of a document whoever owns it, all columns; locked against other writers inside a transaction. */
export const findRow = async (
  { db, kind }: Handle,
  one: Collection,
  id: string,
  options: { readonly lock?: boolean } = {},
): Promise<Row | undefined> => {
  const lock = options.lock === true && kind === 'postgres' ? sql`for update` : sql``
  const found = await sql<Row>`
    select ${columnList(columnsFor(one, null))} from ${sql.table(one.id)} where ${sql.ref('_id')} = ${id} ${lock}`.execute(
    db,
  )
  return found.rows[0]
}

/** A document by its id, whoever owns it. For the server's own work; clients come through read-documents.ts. */
export const findDocument = async <C extends Collection>(
  handle: Handle,
  one: C,
  id: string,
): Promise<WireDocument<C> | undefined> => {
  const row = await findRow(handle, one, id)
  return row === undefined ? undefined : toDocument(one, row)
}

type Change = 'create' | 'update' | 'delete'

/** Tells listeners what happened to a document, once the transaction is kept. */
const announce = (
  tx: Transaction,
  { events, clock }: DocumentBackend,
  one: Collection,
  row: Row,
  payload: WireDocument,
  change: Change,
) => {
  const id = String(row._id)
  const path = [
    ['databases', databaseId],
    ['collections', one.id],
    ['documents', id],
  ] as const
  const all = `databases.${databaseId}.collections.${one.id}.documents`
  const event = {
    kind: 'resource',
    events: eventNames(path, change),
    channels: ['documents', all, `${all}.${id}`],
    payload,
    readers: readersOfRow(one, row),
    timestamp: nowText(clock),
  } as const
  tx.afterCommit(() => events.publish(event))
}

const ownerIn = (one: Collection, values: Values): string => {
  const owner = one.owner === null ? '' : values.get(one.owner)
  return typeof owner === 'string' ? owner : ''
}

const unfit = (message: string) => new Refusal('document_invalid_structure', `Invalid document structure: ${message}`)

/** The attributes of a new document, checked; refuses with the attribute's name. */
export const requireNewDocument = (one: Collection, data: object): Values => {
  const checked = checkNewDocument(one, data)
  if (!checked.ok) throw unfit(checked.error.message)
  return checked.value
}

/** The attributes of an update, checked. */
export const requireChanges = (one: Collection, data: object): Values => {
  const checked = checkChanges(one, data)
  if (!checked.ok) throw unfit(checked.error.message)
  return checked.value
}

/** The columns of a new row: all but the number, which the database gives. */
const insertedColumns = (one: Collection): string[] => columnsFor(one, null).filter((name) => name !== '_sequence')

/** Written out once for each collection: to build it anew costs more than to run it. */
const insertStatement = keptText((one: Collection, mark: (number: number) => string): string => {
  const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')
  const names = insertedColumns(one)
  return `insert into "${one.id}" (${quoted(names)}) values (${names.map((_, at) => mark(at + 1)).join(', ')}) on conflict ("_id") do nothing returning ${quoted(columnsFor(one, null))}`
})

const insertRow = async ({ db, kind }: Transaction, one: Collection, row: Row): Promise<Row | undefined> => {
  const values = insertedColumns(one).map((name) => row[name] ?? null)
  const inserted = await db.executeQuery<Row>(CompiledQuery.raw(insertStatement(kind, one), values))
  return inserted.rows[0]
}

export interface NewRow {
  readonly id: string
  readonly values: Values
  readonly permissions: readonly Permission[]
}

/** Stores checked values under an id; 409 when the id is taken. */
export const insertDocument = async <C extends Collection>(
  tx: Transaction,
  backend: DocumentBackend,
  one: C,
  { id, values, permissions }: NewRow,
): Promise<WireDocument<C>> => {
  const now = nowText(backend.clock)
  const columns = {
    _id: id,
    _createdAt: now,
    _updatedAt: now,
    _permissions: JSON.stringify(permissions.map(permissionText)),
    ...Object.fromEntries([...values].map(([name, value]) => [name, storedAttribute(value)])),
  }
  try {
    const row = await insertRow(tx, one, columns)
    if (row === undefined) throw new Refusal('document_already_exists', 'A document with this id exists already.')
    const created = toDocument(one, row)
    announce(tx, backend, one, row, created, 'create')
    return created
  } catch (error) {
    if (isBrokenReference(error)) throw new Refusal('general_unauthorized_scope', ({ general }) => general.accountGone)
    throw error
  }
}

/** Writes checked values over a row that the transaction has locked; attributes that are not given stay. */
export const changeDocument = async <C extends Collection>(
  tx: Transaction,
  backend: DocumentBackend,
  one: C,
  row: Row,
  values: Values,
  permissions: readonly Permission[] | null,
): Promise<WireDocument<C>> => {
  const columns: Record<string, string | number | null> = {
    _updatedAt: nowText(backend.clock),
    ...Object.fromEntries([...values].map(([name, value]) => [name, storedAttribute(value)])),
  }
  if (permissions !== null) columns._permissions = JSON.stringify(permissions.map(permissionText))
  const assignments = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  const updated = await sql<Row>`
    update ${sql.table(one.id)} set ${sql.join(assignments)} where ${sql.ref('_id')} = ${String(row._id)}
    returning ${columnList(columnsFor(one, null))}`.execute(tx.db)
  const changed = updated.rows[0]
  if (changed === undefined) throw new Refusal('document_not_found', 'There is no such document.')
  const document = toDocument(one, changed)
  announce(tx, backend, one, changed, document, 'update')
  return document
}

/** Removes a row that the transaction has locked. */
export const removeDocument = async (
  tx: Transaction,
  backend: DocumentBackend,
  one: Collection,
  row: Row,
): Promise<void> => {
  await sql`delete from ${sql.table(one.id)} where ${sql.ref('_id')} = ${String(row._id)}`.execute(tx.db)
  announce(tx, backend, one, row, toDocument(one, row), 'delete')
}

/** What the server gives to a new document; attributes left out get their defaults. */
export type NewData<C extends Collection> = Partial<DocumentData<C>>

/** Creates a document on the server's own account, for a person: they may read it and do what the collection allows. */
export const createOwnDocument = <C extends Collection>(
  tx: Transaction,
  backend: DocumentBackend,
  one: C,
  data: NewData<C>,
  id: string = newId(),
): Promise<WireDocument<C>> => {
  const values = requireNewDocument(one, data)
  const owner = ownerIn(one, values)
  const permissions = one.owner === null ? [{ action: 'read', role: 'any' } as const] : ownPermissions(owner)
  return insertDocument(tx, backend, one, { id, values, permissions })
}

/** Changes a document on the server's own account; undefined when there is none. */
export const updateOwnDocument = async <C extends Collection>(
  tx: Transaction,
  backend: DocumentBackend,
  one: C,
  id: string,
  data: NewData<C>,
): Promise<WireDocument<C> | undefined> => {
  const row = await findRow(tx, one, id, { lock: true })
  if (row === undefined) return undefined
  return changeDocument(tx, backend, one, row, requireChanges(one, data), null)
}
