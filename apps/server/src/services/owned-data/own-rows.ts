import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Collection, collections, pushSubscriptions } from '@pacemeal/protocol'
import { sql } from 'kysely'
import { columnList } from '../../store/column-list.ts'
import type { Handle } from '../../store/open.ts'
import { columnsFor, toDocument, type WireDocument } from '../documents/document-codec.ts'
import type { Row } from '../queries/list-rows.ts'

/** Documents that are read at a time where one may come to some 100 kB, such as a recording with its series. */
const PAGE_OF_LARGE = 100
/** Documents of some hundred bytes that are read at a time: milliseconds of work. */
const PAGE_OF_SMALL = 500
/** Characters of a text that makes a document a large one. */
const LARGE = 10_000

const pageOf = ({ fields }: Collection): number =>
  Object.values(fields).some((field) => field.kind === 'text' && field.max > LARGE) ? PAGE_OF_LARGE : PAGE_OF_SMALL

/** Collections whose documents are exported whole. Addresses of browsers are secrets of these browsers and stay. */
export const ownedCollections: readonly Collection[] = collections.filter(
  ({ id, owner }) => owner !== null && id !== pushSubscriptions.id,
)

/** All documents of a person in a collection, oldest first, in pages; after each page others are served. */
export async function* pagesOfOwnDocuments(
  { db }: Handle,
  one: Collection,
  userId: string,
): AsyncGenerator<readonly WireDocument[]> {
  const page = pageOf(one)
  const [at, sequence] = [sql.ref('_createdAt'), sql.ref('_sequence')]
  let after = { at: '', sequence: -1 }
  for (;;) {
    // In the order of the index that every collection has: any other would sort all of them again for each page.
    const { rows } = await sql<Row>`
      select ${columnList(columnsFor(one, null))} from ${sql.table(one.id)}
      where ${sql.ref(one.owner ?? '')} = ${userId}
        and ${at} >= ${after.at} and (${at} > ${after.at} or ${sequence} > ${after.sequence})
      order by ${at}, ${sequence} limit ${page}`.execute(db)
    if (rows.length > 0) yield rows.map((row) => toDocument(one, row))
    const last = rows.at(-1)
    if (last === undefined || rows.length < page) return
    after = { at: String(last._createdAt), sequence: Number(last._sequence) }
    await nextTurn()
  }
}

/** The same documents one after the other. */
export async function* ownDocuments(handle: Handle, one: Collection, userId: string): AsyncGenerator<WireDocument> {
  for await (const page of pagesOfOwnDocuments(handle, one, userId)) yield* page
}

/** Whether a person has any document in a collection. */
export const hasDocuments = async ({ db }: Handle, one: Collection, userId: string): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from ${sql.table(one.id)} where ${sql.ref(one.owner ?? '')} = ${userId} limit 1`.execute(db)
  return rows.length > 0
}
