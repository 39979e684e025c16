import { userProfiles } from '@pacemeal/protocol'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { signUpAthlete } from '../../testing/planned-people.ts'
import { startApp } from '../../testing/test-app.ts'
import { findDocument } from '../documents/document-store.ts'
import { endLink, keepLink } from './wearable-links.ts'

test.each(databases)(
  'a device that is connected while another one ends stays in the profile, on %s',
  async (database) => {
    const app = await startApp(database, { settings: { JOB_WORKERS: '0' } })
    const { userId } = await signUpAthlete(app.browser())
    const { backend } = app
    const [watch, ring] = ['watch', 'ring'].map((terraUserId) => ({ terraUserId, userId, provider: 'garmin' }))
    if (watch === undefined || ring === undefined) throw new Error('two devices')
    await backend.store.transact((tx) => keepLink(tx, backend, watch))
    app.clock.advance(1000)
    const [isKept, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const connecting = backend.store.transact(async (tx) => {
      await keepLink(tx, backend, ring)
      isKept.resolve()
      await goOn.promise
    })
    await isKept.promise
    const ending = backend.store.transact((tx) => endLink(tx, backend, watch))
    // On Postgres: until it waits for what the first one holds. The embedded database has one writer.
    for (let waiting = database === 'postgres' ? 0 : 1; waiting === 0; ) {
      const found = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(backend.store.db)
      waiting = Number(found.rows[0]?.count)
    }
    goOn.resolve()
    await Promise.all([connecting, ending])
    expect((await findDocument(backend.store, userProfiles, userId))?.terra_user_id).toBe('ring')
    await app.close()
  },
)
