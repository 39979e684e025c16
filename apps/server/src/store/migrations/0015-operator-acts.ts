import type { Migration } from './migration.ts'

/** What operators did. */
export const operatorActs: Migration = {
  name: '0015-operator-acts',
  async up(db, types) {
    await db.schema
      .createTable('operatorActs')
      .addColumn('sequence', types.sequence)
      .addColumn('operator', types.text, (column) => column.notNull())
      .addColumn('act', types.text, (column) => column.notNull())
      .addColumn('personId', types.text)
      .addColumn('subject', types.text, (column) => column.notNull())
      .addColumn('createdAt', types.text, (column) => column.notNull())
      .execute()
    await db.schema.createIndex('operatorActs_person').on('operatorActs').columns(['personId', 'createdAt']).execute()
  },
}
