import type { Migration } from './migration.ts'

/** What an operator had seen of a conversation when they answered. */
export const seenMessages: Migration = {
  name: '0017-seen-messages',
  async up(db, types) {
    await db.schema.alterTable('operatorActs').addColumn('seenAt', types.text).execute()
  },
}
