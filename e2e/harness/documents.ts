import { databaseId } from '@pacemeal/protocol'
import type { Member } from './people.ts'

/** What the server keeps of the member in a collection. */
export const documentsOf = async (
  member: Member,
  collection: string,
): Promise<readonly Readonly<Record<string, string>>[]> => {
  const list = await member.call('GET', `/databases/${databaseId}/collections/${collection}/documents`)
  return (list as { documents: readonly Readonly<Record<string, string>>[] }).documents
}
