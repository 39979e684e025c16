import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** Numbers of snacks that had no effect: every day had one, and three were stored for who never chose. */
const WITHOUT_EFFECT = [2, 3]

/** Two or three snacks a day are planned from now on: who had one of them, whatever was stored, keeps one until they choose. */
export const oneSnack: Migration = {
  name: '0013-one-snack',
  async up(db) {
    const tables = await db.introspection.getTables()
    if (!tables.some(({ name }) => name === 'kitchen_preferences')) return
    for (const snacks of WITHOUT_EFFECT) {
      await sql`
        update kitchen_preferences
        set preferences = replace(preferences, ${`"snacks":${snacks}`}, ${'"snacks":1'})
      `.execute(db)
    }
  },
}
