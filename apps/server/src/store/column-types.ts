import { type RawBuilder, sql } from 'kysely'

export type DatabaseKind = 'sqlite' | 'postgres'

/** The four column types of the schema, spelled for the database at hand. */
export interface ColumnTypes {
  /** Compares byte by byte on both databases, so that order and ranges agree. */
  readonly text: RawBuilder<unknown>
  readonly integer: RawBuilder<unknown>
  readonly double: RawBuilder<unknown>
  /** A primary key that counts rows in the order of their creation and never reuses a number. */
  readonly sequence: RawBuilder<unknown>
}

export const columnTypes = (kind: DatabaseKind): ColumnTypes =>
  kind === 'sqlite'
    ? {
        text: sql`text`,
        integer: sql`integer`,
        double: sql`double precision`,
        sequence: sql`integer primary key autoincrement`,
      }
    : {
        text: sql`text collate "C"`,
        integer: sql`bigint`,
        double: sql`double precision`,
        sequence: sql`bigint generated always as identity primary key`,
      }
