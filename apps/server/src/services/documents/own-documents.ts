import type { Collection } from '@pacemeal/protocol'
import { sql } from 'kysely'
import { columnList } from '../../store/column-list.ts'
import type { Handle } from '../../store/open.ts'
import { columnsFor, toDocument, type WireDocument } from './document-codec.ts'

/** Which of a person's documents the server wants for its own work. */
interface Wanted<C extends Collection> {
  readonly owner: string
  /** Attributes that must equal these values. */
  readonly where?: Readonly<Partial<Record<keyof C['fields'] & string, string>>>
  /** Bounds of a moment or day, both included. */
  readonly between?: { readonly field: keyof C['fields'] & string; readonly from: string; readonly to: string }
  /** Kept since then. Looked at before `between`, whose attribute may lie behind large ones. */
  readonly since?: string
  readonly limit: number
  /** The attributes that are read; all when it is left out. The others are null. */
  readonly select?: readonly (keyof C['fields'] & string)[]
}

/** A person's documents of a collection, newest first. */
export const listOwnDocuments = async <C extends Collection>(
  { db }: Handle,
  one: C,
  { owner, where, between, since, limit, select }: Wanted<C>,
): Promise<readonly WireDocument<C>[]> => {
  if (one.owner === null) return []
  const equal = [[one.owner, owner], ...Object.entries(where ?? {})].map(
    ([name, value]) => sql`${sql.ref(String(name))} = ${value}`,
  )
  const kept = since === undefined ? [] : [sql`${sql.ref('_createdAt')} >= ${since}`]
  const range =
    between === undefined
      ? []
      : [sql`${sql.ref(between.field)} >= ${between.from}`, sql`${sql.ref(between.field)} <= ${between.to}`]
  const found = await sql<Readonly<Record<string, unknown>>>`
    select ${columnList(columnsFor(one, select ?? null))} from ${sql.table(one.id)}
    where ${sql.join([...equal, ...kept, ...range], sql` and `)}
    order by ${sql.ref('_sequence')} desc limit ${limit}`.execute(db)
  return found.rows.map((row) => toDocument(one, row))
}
