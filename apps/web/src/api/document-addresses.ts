import { databaseId } from '@pacemeal/protocol'

/** The address below the endpoint of the documents that match the queries, as the SDK writes it. */
export function listAddress(collection: string, queries: readonly string[]): string {
  const search = new URLSearchParams(queries.map((query, index) => [`queries[${index}]`, query]))
  return `/databases/${databaseId}/collections/${collection}/documents?${search}`
}
