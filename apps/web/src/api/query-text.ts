/** A value that a document is asked for by. */
type QueryValue = string | number | boolean

const query = (method: string, attribute: string | undefined, values: readonly unknown[] | undefined): string =>
  JSON.stringify({ method, attribute, values })

const listed = (value: QueryValue | readonly QueryValue[]): readonly QueryValue[] =>
  Array.isArray(value) ? value : [value as QueryValue]

const parsed = (queries: readonly string[]): readonly unknown[] => queries.map((one): unknown => JSON.parse(one))

/**
 * Queries as the SDK's `Query` writes them: readings of the first screens are begun before the SDK is here, and do not wait
 * for it. The text is compared with the SDK's own: one that differs by a space would be asked for twice.
 */
export const queryText = {
  equal: (attribute: string, value: QueryValue | readonly QueryValue[]): string =>
    query('equal', attribute, listed(value)),
  isNull: (attribute: string): string => query('isNull', attribute, undefined),
  greaterThanEqual: (attribute: string, value: QueryValue): string => query('greaterThanEqual', attribute, [value]),
  lessThanEqual: (attribute: string, value: QueryValue): string => query('lessThanEqual', attribute, [value]),
  or: (queries: readonly string[]): string => query('or', undefined, parsed(queries)),
  and: (queries: readonly string[]): string => query('and', undefined, parsed(queries)),
  orderAsc: (attribute: string): string => query('orderAsc', attribute, undefined),
  orderDesc: (attribute: string): string => query('orderDesc', attribute, undefined),
  limit: (count: number): string => query('limit', undefined, [count]),
  cursorAfter: (documentId: string): string => query('cursorAfter', undefined, [documentId]),
  select: (attributes: readonly string[]): string => query('select', undefined, attributes),
} as const
