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
import type { ResourceEvent } from '../../providers/events/event-bus.ts'
import { Refusal } from '../../refusal.ts'
import { columnList } from '../../store/column-list.ts'
import { keptText } from '../../store/kept-text.ts'
import type { Handle, Store, Transaction } from '../../store/open.ts'
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

/** What listeners are told of a change to a document. */
const eventOf = (
  { clock }: DocumentBackend,
  one: Collection,
  row: Row,
  payload: WireDocument,
  change: Change,
): ResourceEvent => {
  const id = String(row._id)
  const path = [
    ['databases', databaseId],
    ['collections', one.id],
    ['documents', id],
  ] as const
  const all = `databases.${databaseId}.collections.${one.id}.documents`
  return {
    kind: 'resource',
    // Worked out only where somebody listens.
    get events() {
      return eventNames(path, change)
    },
    channels: ['documents', all, `${all}.${id}`],
    payload,
    readers: readersOfRow(one, row),
    timestamp: nowText(clock),
  }
}

/** Tells listeners what happened to a document, once the transaction is kept. */
const announce = (
  tx: Transaction,
  backend: DocumentBackend,
  one: Collection,
  row: Row,
  payload: WireDocument,
  change: Change,
) => {
  const event = eventOf(backend, one, row, payload, change)
  tx.afterCommit(() => backend.events.publish(event))
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

/** Written out once for each collection and number of rows: to build it anew costs more than to run it. */
const insertStatement = keptText((one, rows, mark) => {
  const names = insertedColumns(one)
  const quoted = names.map((name) => `"${name}"`).join(', ')
  const valuesOf = (row: number): string => names.map((_, at) => mark(row * names.length + at + 1)).join(', ')
  const values = Array.from({ length: rows }, (_, row) => `(${valuesOf(row)})`).join(', ')
  return `insert into "${one.id}" (${quoted}) values ${values} on conflict ("_id") do nothing returning "_id", "_sequence"`
})

/** Adds new rows by one statement, all or none; gives each as it is stored, undefined where its id was taken. */
const insertRows = async (
  { db, kind }: Handle,
  one: Collection,
  rows: readonly Row[],
): Promise<readonly (Row | undefined)[]> => {
  const names = insertedColumns(one)
  const values = rows.flatMap((row) => names.map((name) => row[name] ?? null))
  const statement = CompiledQuery.raw(insertStatement(kind, one, rows.length), values)
  const inserted = await db.executeQuery<Pick<Row, '_id' | '_sequence'>>(statement)
  const sequences = new Map(inserted.rows.map(({ _id, _sequence }) => [_id, _sequence]))
  return rows.map((row) => {
    const _sequence = sequences.get(row._id)
    // Of two with one id the first was stored.
    return sequences.delete(row._id) ? { ...row, _sequence } : undefined
  })
}

const insertRow = async (tx: Transaction, one: Collection, row: Row): Promise<Row | undefined> =>
  (await insertRows(tx, one, [row]))[0]

/** For each store and collection: adds a row by a statement that it may share with others. */
const additions = new WeakMap<Store, Map<Collection, (row: Row) => Promise<Row | undefined>>>()

const additionTo = (store: Store, one: Collection): ((row: Row) => Promise<Row | undefined>) => {
  const ofStore = additions.get(store) ?? new Map<Collection, (row: Row) => Promise<Row | undefined>>()
  additions.set(store, ofStore)
  const add =
    ofStore.get(one) ??
    store.gather<Row, Row | undefined>({
      together: (rows) => insertRows(store, one, rows),
      alone: (row) => store.transact((tx) => insertRow(tx, one, row)),
    })
  ofStore.set(one, add)
  return add
}

export interface NewRow {
  readonly id: string
  readonly values: Values
  readonly permissions: readonly Permission[]
}

const rowOf = ({ clock }: DocumentBackend, { id, values, permissions }: NewRow): Row => {
  const now = nowText(clock)
  const row: Record<string, string | number | null> = {
    _id: id,
    _createdAt: now,
    _updatedAt: now,
    _permissions: JSON.stringify(permissions.map(permissionText)),
  }
  for (const [name, value] of values) row[name] = storedAttribute(value)
  return row
}

/** The row that an insertion gave; 409 when its id is taken, 401 when its person's account has gone meanwhile. */
const requireInserted = async (inserting: Promise<Row | undefined>): Promise<Row> => {
  try {
    const row = await inserting
    if (row !== undefined) return row
  } catch (error) {
    if (isBrokenReference(error)) throw new Refusal('general_unauthorized_scope', ({ general }) => general.accountGone)
    throw error
  }
  throw new Refusal('document_already_exists', 'A document with this id exists already.')
}

/** Stores checked values under an id; 409 when the id is taken. */
export const insertDocument = async <C extends Collection>(
  tx: Transaction,
  backend: DocumentBackend,
  one: C,
  added: NewRow,
): Promise<WireDocument<C>> => {
  const row = await requireInserted(insertRow(tx, one, rowOf(backend, added)))
  const created = toDocument(one, row)
  announce(tx, backend, one, row, created, 'create')
  return created
}

/** The same for a document from which nothing else follows: those that arrive together are stored by one statement. */
export const insertLoneDocument = async <C extends Collection>(
  backend: DocumentBackend & Ports<'store'>,
  one: C,
  added: NewRow,
): Promise<WireDocument<C>> => {
  const row = await requireInserted(additionTo(backend.store, one)(rowOf(backend, added)))
  const created = toDocument(one, row)
  backend.events.publish(eventOf(backend, one, row, created, 'create'))
  return created
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
