import { databaseId } from '@pacemeal/protocol'
import { describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { startApp } from '../../testing/test-app.ts'
import { type Person, refusal, signUp } from '../../testing/test-browser.ts'

const profileOf = ({ userId }: Person) => ({ databaseId, collectionId: 'user_profiles', documentId: userId })

describe.each(databases)('what the product counts, on %s', (database) => {
  test('is signing up, finishing the onboarding and subscribing, each once, and goes with the account', async () => {
    const app = await startApp(database)
    const maya = await signUp(app.browser())
    const counted = () =>
      app.backend.store.db
        .selectFrom('product_events')
        .select(['name', 'detail'])
        .where('user', '=', maya.userId)
        .orderBy('_sequence')
        .execute()
    expect(await counted()).toEqual([{ name: 'signup', detail: null }])

    const data = { userId: maya.userId, age: 24 }
    await maya.databases.createDocument({ ...profileOf(maya), data })
    await maya.databases.deleteDocument(profileOf(maya))
    await maya.databases.createDocument({ ...profileOf(maya), data })
    for (const plan of ['yearly', 'monthly']) {
      const body = JSON.stringify({ path: '/subscribe', method: 'POST', body: { plan } })
      await maya.functions.createExecution({ functionId: 'billing', body, async: false })
    }
    expect(await counted()).toEqual([
      { name: 'signup', detail: null },
      { name: 'onboarding_completed', detail: null },
      { name: 'subscription', detail: 'yearly' },
    ])

    await app.backend.store.db.deleteFrom('users').where('id', '=', maya.userId).execute()
    expect(await counted()).toEqual([])
    await app.close()
  })

  test('is not for clients', async () => {
    const app = await startApp(database)
    const maya = await signUp(app.browser())
    const place = { databaseId, collectionId: 'product_events' }
    const listed = await maya.databases.listDocuments(place)
    expect(listed.documents).toEqual([])
    const data = { user: maya.userId, name: 'subscription' }
    expect(await refusal(maya.databases.createDocument({ ...place, documentId: 'mine', data }))).toBe(
      '401 user_unauthorized',
    )
    await app.close()
  })
})
