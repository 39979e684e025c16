import { type Collection, collections, type Field } from '@pacemeal/protocol'
import type { ColumnBuilderCallback, CreateTableBuilder, Kysely, RawBuilder } from 'kysely'
import type { ColumnTypes } from './column-types.ts'
import type { Tables } from './tables.ts'

const columnType = (field: Field, types: ColumnTypes): RawBuilder<unknown> => {
  switch (field.kind) {
    case 'text':
    case 'instant':
    case 'choice':
    case 'text-list':
      return types.text
    case 'integer':
    case 'boolean':
      return types.integer
    case 'double':
      return types.double
  }
}

/** Whoever deletes an account deletes its documents: the database itself sees to it. */
const followingOwner =
  (one: Collection, name: string): ColumnBuilderCallback =>
  (column) =>
    name === one.owner ? column.references('users.id').onDelete('cascade') : column

/** Makes a table with these of its fields in one statement: to add a column to a table takes as long as to make it. */
const createTable = async (
  db: Kysely<Tables>,
  one: Collection,
  types: ColumnTypes,
  isWanted: (name: string) => boolean = () => true,
): Promise<void> => {
  const empty = db.schema
    .createTable(one.id)
    .addColumn('_sequence', types.sequence)
    .addColumn('_id', types.text, (column) => column.notNull().unique())
    .addColumn('_createdAt', types.text, (column) => column.notNull())
    .addColumn('_updatedAt', types.text, (column) => column.notNull())
    .addColumn('_permissions', types.text, (column) => column.notNull())
  const fields = Object.entries(one.fields).filter(([name]) => isWanted(name))
  await fields
    .reduce<CreateTableBuilder<string, string>>(
      (table, [name, field]) => table.addColumn(name, columnType(field, types), followingOwner(one, name)),
      empty,
    )
    .execute()
}

const addColumn = async (db: Kysely<Tables>, one: Collection, name: string, field: Field, types: ColumnTypes) => {
  await db.schema.alterTable(one.id).addColumn(name, columnType(field, types), followingOwner(one, name)).execute()
}

/** The column tuples that get an index: the declared ones, and for an owner's lists the creation order. */
const indexesOf = (one: Collection): readonly (readonly string[])[] => [
  ...one.indexes,
  ...(one.owner === null ? [] : [[one.owner, '_createdAt']]),
]

/** Makes the tables of declared collections that are asked for, with the columns that are asked for and no index. */
export const createCollectionTables = async (
  db: Kysely<Tables>,
  types: ColumnTypes,
  columnsOf: (table: string) => ReadonlySet<string> | undefined,
): Promise<void> => {
  for (const one of collections as readonly Collection[]) {
    const columns = columnsOf(one.id)
    if (columns === undefined) continue
    await createTable(db, one, types, (name) => columns.has(name))
  }
}

/**
 * Makes the tables match the declared collections: missing tables, columns and indexes are added.
 * Nothing is dropped, so that an older process beside a newer one keeps working.
 */
export const alignCollections = async (db: Kysely<Tables>, types: ColumnTypes): Promise<void> => {
  const existing = new Map((await db.introspection.getTables()).map((table) => [table.name, table]))
  for (const one of collections as readonly Collection[]) {
    const table = existing.get(one.id)
    if (table === undefined) await createTable(db, one, types)
    const columns = table && new Set(table.columns.map((column) => column.name))
    for (const [name, field] of Object.entries(one.fields)) {
      if (columns?.has(name) === false) await addColumn(db, one, name, field, types)
    }
    for (const fields of indexesOf(one)) {
      await db.schema
        .createIndex(`${one.id}_${fields.join('_')}`)
        .ifNotExists()
        .on(one.id)
        .columns([...fields])
        .execute()
    }
  }
}
