import { type Collection, collections, pushSubscriptions } from '@pacemeal/protocol'
import { sql } from 'kysely'
import { columnList } from '../../store/column-list.ts'
import type { Handle } from '../../store/open.ts'
import { columnsFor, toDocument, type WireDocument } from '../documents/document-codec.ts'
import type { Row } from '../queries/list-rows.ts'

/** Recordings with their series come to some 100 kB each. */
const PAGE = 100

/** Collections whose documents are exported whole. Addresses of browsers are secrets of these browsers and stay. */
export const ownedCollections: readonly Collection[] = collections.filter(
  ({ id, owner }) => owner !== null && id !== pushSubscriptions.id,
)

/** All documents of a person in a collection, oldest first, a page at a time. */
export async function* ownDocuments(
  { db }: Handle,
  one: Collection,
  userId: string,
  page = PAGE,
): AsyncGenerator<WireDocument> {
  let after = -1
  for (;;) {
    const { rows } = await sql<Row>`
      select ${columnList(columnsFor(one, null))} from ${sql.table(one.id)}
      where ${sql.ref(one.owner ?? '')} = ${userId} and ${sql.ref('_sequence')} > ${after}
      order by ${sql.ref('_sequence')} limit ${page}`.execute(db)
    for (const row of rows) yield toDocument(one, row)
    const last = rows.at(-1)
    if (last === undefined || rows.length < page) return
    after = Number(last._sequence)
  }
}
