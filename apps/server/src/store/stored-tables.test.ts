import { wearableData } from '@pacemeal/protocol'
import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { createOwnDocument } from '../services/documents/document-store.ts'
import { databases } from '../testing/databases.ts'
import { placeOf } from '../testing/stored-digests.ts'
import { startApp } from '../testing/test-app.ts'
import { signUp } from '../testing/test-browser.ts'
import { readSnapshot } from './snapshot.ts'
import { readRows, storedTables } from './stored-tables.ts'

test.each(databases)(
  'of large rows on %s few are read at a time, so that others are served in between',
  async (name) => {
    const app = await startApp(name, { settings: { JOB_WORKERS: '0' } })
    const { userId } = await signUp(app.browser())
    const [rides, samples] = [40, 'x'.repeat(200_000)]
    await app.backend.store.transact(async (tx) => {
      for (let at = 0; at < rides; at += 1) {
        const ride = {
          appwrite_user_id: userId,
          data_type: 'activity' as const,
          provider: 'garmin',
          heart_rate_data: samples,
        }
        await createOwnDocument(tx, app.backend, wearableData, ride)
      }
    })
    /** Characters that came with one statement. */
    const pages: number[] = []
    const counted: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        pages.push(JSON.stringify(result.rows).length)
        return result
      },
    }
    let count = 0
    await readSnapshot(placeOf(app.database), async (snapshot) => {
      const table = (await storedTables(snapshot)).find((one) => one.name === wearableData.id)
      if (table === undefined) throw new Error('There is no such table.')
      const db = snapshot.db.withPlugin(counted)
      for await (const row of readRows({ ...snapshot, db }, table)) if (row.length > 0) count += 1
    })
    expect(count).toBe(rides)
    expect(Math.max(...pages)).toBeLessThan(1_100_000)
    // Nor is each row a statement of its own.
    expect(pages.length).toBeLessThan(rides / 3)
    await app.close()
  },
)
