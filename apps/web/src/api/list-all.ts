import type { Collection } from '@pacemeal/protocol'
import { listDocuments, type Stored } from './documents.ts'
import { queryText as q } from './query-text.ts'

/** Documents read with one call. */
const PAGE = 100

/** Every document that matches `queries`, in their order, page by page. */
export async function listAllDocuments<C extends Collection>(collection: C, queries: string[]): Promise<Stored<C>[]> {
  const found: Stored<C>[] = []
  for (;;) {
    const last = found.at(-1)
    const after = last ? [q.cursorAfter(last.$id)] : []
    const { documents } = await listDocuments(collection, [...queries, q.limit(PAGE), ...after])
    found.push(...documents)
    if (documents.length < PAGE) return found
  }
}
