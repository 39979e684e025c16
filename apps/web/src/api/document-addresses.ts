import { databaseId } from '@pacemeal/protocol'

const documents = (collection: string): string => `/databases/${databaseId}/collections/${collection}/documents`

/** The address below the endpoint of one document, as the SDK writes it. */
export const documentAddress = (collection: string, id: string): string => `${documents(collection)}/${id}`

/** The address below the endpoint of the documents that match the queries, as the SDK writes it. */
export function listAddress(collection: string, queries: readonly string[]): string {
  const search = new URLSearchParams(queries.map((query, index) => [`queries[${index}]`, query]))
  return `${documents(collection)}?${search}`
}
