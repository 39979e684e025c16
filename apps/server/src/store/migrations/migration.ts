import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'
import type { Tables } from '../tables.ts'

/** One step of the schema. It runs once, in the order of the list; a step that was released never changes. */
export interface Migration {
  readonly name: string
  up(db: Kysely<Tables>, types: ColumnTypes): Promise<void>
}
