import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Backend } from '../backend.ts'
import { databases } from '../testing/databases.ts'
import { allowLoggedError } from '../testing/logged-errors.ts'
import { startApp } from '../testing/test-app.ts'
import { startHousekeeping } from './housekeeping.ts'

describe.each(databases)('housekeeping on %s', (name) => {
  test('a duty that fails neither keeps the others from their end nor a stop from waiting for them', async () => {
    // The app's own housekeeping loses the table, too, when it comes that far.
    allowLoggedError('executions')
    const app = await startApp(name, { settings: { JOB_WORKERS: '0' } })
    const { backend } = app
    const { promise: sweeping, resolve: isSweeping } = Promise.withResolvers<void>()
    const { promise: free, resolve: goOn } = Promise.withResolvers<void>()
    const { promise: failure, resolve: hasFailed } = Promise.withResolvers<void>()
    const files: Backend['files'] = {
      ...backend.files,
      async remove(key) {
        isSweeping()
        await free
        await backend.files.remove(key)
      },
    }
    const log = Object.assign(Object.create(backend.log), { error: () => hasFailed() })
    await backend.store.db.insertInto('leftovers').values({ storedAs: 'ab/lost', dueAt: '2026-01-01' }).execute()
    // What was answered long ago cannot be forgotten any more.
    await sql`drop table executions`.execute(backend.store.db)

    const housekeeping = startHousekeeping({ ...backend, files, log })
    let hasStopped = false
    const stop = housekeeping.stop().then(() => {
      hasStopped = true
    })
    await Promise.all([sweeping, failure])
    await backend.store.ping()
    expect(hasStopped).toBe(false)
    goOn()
    await stop
    expect(await backend.store.db.selectFrom('leftovers').select('storedAs').execute()).toEqual([])
    await app.close()
  })
})
