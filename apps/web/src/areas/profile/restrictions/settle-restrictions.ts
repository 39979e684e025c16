import type { RestrictionReader } from './use-restriction-reader.ts'
import { withRestriction } from './with-restriction.ts'

/** The foods to avoid with all that is typed among them, one by one; words that say nothing (`none`) are left out. */
export const withTyped = (
  reader: Pick<RestrictionReader, 'splitRestriction'> | null,
  restrictions: readonly string[],
  typed: string,
): readonly string[] => {
  const entries = reader ? reader.splitRestriction(typed) : [typed]
  return entries.reduce(withRestriction, restrictions)
}

/** The first restriction that has a question nobody has answered; those that were stored before do not hold anybody up. */
export const firstUnanswered = (
  reader: Pick<RestrictionReader, 'understand'> | null,
  restrictions: readonly string[],
  stored: readonly string[] = [],
): string | undefined =>
  restrictions.find((text) => !stored.includes(text) && reader?.understand(text).question !== undefined)
