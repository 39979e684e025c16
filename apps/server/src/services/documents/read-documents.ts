import type { Collection } from '@pacemeal/protocol'
import type { Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import { type Caller, requireSignedIn } from '../caller.ts'
import { invalidQuery } from '../queries/invalid-query.ts'
import type { ListQuery } from '../queries/list-query.ts'
import { type ListSource, listAndCount, listRows } from '../queries/list-rows.ts'
import { parseQueries } from '../queries/parse-queries.ts'
import { columnsFor, largeColumns, maxLargeBytes, toDocument, type WireDocument } from './document-codec.ts'
import { queryableAttributes } from './document-collections.ts'
import { mayDo, visibleTo } from './document-rights.ts'
import { findRow } from './document-store.ts'

/** Unknown and not readable are the same answer, so that ids cannot be probed. */
export const documentNotFound = () => new Refusal('document_not_found', 'There is no document with this id.')

/**
 * What belongs to people is never "not there" for a guest: whose session has ended must hear that, and not that they have
 * nothing.
 */
const requireSessionFor = (one: Collection, caller: Caller): void => {
  if (one.owner !== null) requireSignedIn(caller)
}

/** A document that the caller may read, with the attributes that `queries` select. */
export const readDocument = async (
  { store }: Ports<'store'>,
  caller: Caller,
  one: Collection,
  id: string,
  queries: readonly string[],
): Promise<WireDocument> => {
  requireSessionFor(one, caller)
  const query = parseQueries(queries, queryableAttributes(one))
  if (query.filters.length > 0 || query.orders.length > 0 || query.cursor !== null) {
    throw invalidQuery('a single document takes select only.')
  }
  const row = await findRow(store, one, id)
  if (row === undefined || !mayDo(one, row, 'read', caller)) throw documentNotFound()
  return toDocument(one, row, query.select)
}

export interface DocumentPage {
  readonly total: number
  readonly documents: readonly WireDocument[]
}

/** Documents that the caller may read. `total` counts all matches, or is 0 when it is not wanted. */
export const listDocuments = async (
  { store }: Ports<'store'>,
  caller: Caller,
  one: Collection,
  queries: readonly string[],
  wantsTotal: boolean,
): Promise<DocumentPage> => {
  requireSessionFor(one, caller)
  const query: ListQuery = parseQueries(queries, queryableAttributes(one))
  const source: ListSource = {
    table: one.id,
    idColumn: '_id',
    sequenceColumn: '_sequence',
    visible: visibleTo(one, caller),
    columns: columnsFor(one, query.select),
    largeColumns: largeColumns(one, query.select),
    maxLargeBytes: maxLargeBytes(one, query.select),
  }
  const { rows, total } = wantsTotal
    ? await listAndCount(store, source, query)
    : { rows: await listRows(store, source, query), total: 0 }
  return { total, documents: rows.map((row) => toDocument(one, row, query.select)) }
}
