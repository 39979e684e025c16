import type { Migration } from './migration.ts'

/** Where the bytes of files lie, the parts of unfinished uploads, and bytes that nothing refers to (any more). */
export const storedFiles: Migration = {
  name: '0002-stored-files',
  async up(db, types) {
    await db.schema
      .alterTable('files')
      .addColumn('storedAs', types.text, (column) => column.notNull().defaultTo(''))
      .execute()

    await db.schema
      .createTable('uploadParts')
      .addColumn('fileSequence', types.integer, (column) =>
        column.notNull().references('files.sequence').onDelete('cascade'),
      )
      .addColumn('part', types.integer, (column) => column.notNull())
      .addColumn('storedAs', types.text, (column) => column.notNull())
      .addPrimaryKeyConstraint('uploadParts_pk', ['fileSequence', 'part'])
      .execute()

    await db.schema
      .createTable('leftovers')
      .addColumn('storedAs', types.text, (column) => column.primaryKey())
      .addColumn('dueAt', types.text, (column) => column.notNull())
      .execute()
    await db.schema.createIndex('leftovers_due').on('leftovers').column('dueAt').execute()
  },
}
