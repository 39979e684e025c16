import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { databaseId } from '@pacemeal/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { startApp } from '../../testing/test-app.ts'
import { type Person, refusal, signUp } from '../../testing/test-browser.ts'

const profileOf = ({ userId }: Person) => ({ databaseId, collectionId: 'user_profiles', documentId: userId })

interface Told {
  readonly path: string | undefined
  readonly name: string
  readonly user: string
  readonly detail: string | null
}
const told: Told[] = []
let status = 204

/** Analytics and affiliates at one address, as they are when they work and when they do not. */
const outside = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const { name, user, detail } = JSON.parse(Buffer.concat(chunks).toString())
  told.push({ path: request.url, name, user, detail })
  response.writeHead(status).end()
})
const settings = () => {
  const { port } = outside.address() as AddressInfo
  return {
    ANALYTICS_ENDPOINT: `http://127.0.0.1:${port}/analytics`,
    AFFILIATE_ENDPOINT: `http://127.0.0.1:${port}/affiliate`,
  }
}
beforeAll(() => new Promise<void>((ready) => outside.listen(0, '127.0.0.1', ready)))
afterAll(() => new Promise((closed) => outside.close(closed)))
beforeEach(() => {
  told.length = 0
  status = 204
})

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

  test('is told to those outside who want it, each event once, the affiliates of sign-ups alone', async () => {
    const app = await startApp(database, { settings: settings() })
    const maya = await signUp(app.browser())
    const data = { userId: maya.userId, age: 24 }
    await maya.databases.createDocument({ ...profileOf(maya), data })
    await maya.databases.deleteDocument(profileOf(maya))
    await maya.databases.createDocument({ ...profileOf(maya), data })
    await expect.poll(() => told.length).toBe(3)
    await app.backend.timers.runDue()
    const event = { user: maya.userId, detail: null }
    expect(told.toSorted((one, other) => `${one.path}${one.name}`.localeCompare(`${other.path}${other.name}`))).toEqual(
      [
        { ...event, path: '/affiliate', name: 'signup' },
        { ...event, path: '/analytics', name: 'onboarding_completed' },
        { ...event, path: '/analytics', name: 'signup' },
      ],
    )
    await app.close()
  })

  test('reaches those outside later when they are down, and nobody who signs up waits for them', async () => {
    status = 503
    const app = await startApp(database, { settings: settings() })
    const maya = await signUp(app.browser())
    await expect.poll(() => told.length).toBe(2)
    const waiting = () =>
      app.backend.store.db
        .selectFrom('timers')
        .select(['status', 'error'])
        .where('userId', '=', maya.userId)
        .where('kind', '=', 'product-event')
        .execute()
    await expect.poll(waiting).toEqual([
      { status: 'waiting', error: 'It answered 503.' },
      { status: 'waiting', error: 'It answered 503.' },
    ])
    status = 204
    app.clock.advance(30_000)
    await expect.poll(() => told.length).toBe(4)
    await expect.poll(async () => (await waiting()).map((one) => one.status)).toEqual(['done', 'done'])
    await app.close()
  })
})
