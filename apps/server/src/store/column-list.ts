import { type RawBuilder, sql } from 'kysely'

/**
 * Declared column names as the list of a select or insert. One piece of text: a list built of single references costs
 * more to put together than many a query takes to run. Never for names that came from outside.
 */
export const columnList = (names: readonly string[]): RawBuilder<unknown> =>
  sql.raw(names.map((name) => `"${name}"`).join(', '))
