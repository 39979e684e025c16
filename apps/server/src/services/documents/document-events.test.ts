import { mealLogs } from '@pacemeal/protocol'
import { ID } from 'appwrite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BusEvent, ResourceEvent } from '../../providers/events/event-bus.ts'
import { databases } from '../../testing/databases.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { goodPassword, refusal, signUp } from '../../testing/test-browser.ts'

const isResource = (event: BusEvent): event is ResourceEvent => event.kind === 'resource'

describe.each(databases)('events on %s', (database) => {
  let app: TestApp
  let heard: BusEvent[]
  beforeAll(async () => {
    app = await startApp(database)
    heard = []
    app.backend.events.subscribe((event) => heard.push(event))
  })
  afterAll(() => app.close())

  test('the life of a document is told in order, to those who may read it, and a refused change is not', async () => {
    const maya = await signUp(app.browser())
    heard.length = 0
    const target = { databaseId: 'pacemeal', collectionId: mealLogs.id, documentId: ID.unique() }
    const data: Record<string, unknown> = { user: maya.userId, loggedAt: '2026-03-02T07:00:00Z', mealTime: 'lunch' }
    await maya.databases.createDocument({ ...target, data })
    const change: Record<string, unknown> = { calories: 320 }
    await maya.databases.updateDocument({ ...target, data: change })
    const wrong: Record<string, unknown> = { calories: 'many' }
    await refusal(maya.databases.updateDocument({ ...target, data: wrong }))
    await maya.databases.deleteDocument(target)
    const name = `databases.pacemeal.collections.meal_logs.documents.${target.documentId}`
    expect(heard.filter(isResource).map(({ events }) => events[0])).toEqual([
      `${name}.create`,
      `${name}.update`,
      `${name}.delete`,
    ])
    const [, update] = heard.filter(isResource)
    expect(update).toMatchObject({
      channels: ['documents', 'databases.pacemeal.collections.meal_logs.documents', name],
      readers: [`user:${maya.userId}`],
      payload: { $id: target.documentId, calories: 320, mealTime: 'lunch' },
    })
    expect(update?.events).toContain('databases.*.collections.*.documents.*.update')
  })

  test('what happens to an account is told to its owner only, without secrets', async () => {
    const maya = await signUp(app.browser())
    heard.length = 0
    await maya.account.updateName({ name: 'Maya L.' })
    await maya.account.updatePassword({ password: 'Barley-2026', oldPassword: goodPassword })
    const told = heard.filter(isResource)
    expect(told.map(({ events }) => events[0])).toEqual([
      `users.${maya.userId}.update.name`,
      `users.${maya.userId}.update.password`,
    ])
    for (const event of told) {
      expect(event.readers).toEqual([`user:${maya.userId}`])
      expect(event.channels).toEqual(['account', `account.${maya.userId}`])
      expect(JSON.stringify(event)).not.toContain('argon2')
    }
  })

  test('ended sessions are named, so that their sockets close', async () => {
    const maya = await signUp(app.browser())
    const phone = app.browser()
    const { $id } = await phone.account.createEmailPasswordSession({ email: maya.email, password: goodPassword })
    heard.length = 0
    await maya.account.deleteSession({ sessionId: $id })
    expect(heard.filter((event) => event.kind === 'sessions-ended')).toEqual([
      { kind: 'sessions-ended', userId: maya.userId, sessionIds: [$id] },
    ])
  })
})
