import { DAY_MS, defaultNotificationSettings, HOUR_MS, type NotificationSettings } from '@pacemeal/domain'
import { databaseId } from '@pacemeal/protocol'
import { aProfile } from '@pacemeal/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { idFromKey } from '../../ids.ts'
import type { MailSender } from '../../providers/mail/mail-sender.ts'
import { outboxMailSender } from '../../providers/mail/outbox-mail-sender.ts'
import type { Pushed, PushSender } from '../../providers/push/push-sender.ts'
import { databases } from '../../testing/databases.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { type Person, signUp } from '../../testing/test-browser.ts'
import { timerHandlers } from '../../timers/index.ts'
import { timerRunner } from '../../timers/timer-runner.ts'
import { notifyPerson, type Told, withdrawUnread } from './tell-person.ts'

const sent = (_count: number) => ({ kind: 'sent' }) as const
const off = { email: false, sms: false, push: false }

describe.each(databases)('a notification on %s', (database) => {
  let app: TestApp
  let maya: Person
  let pushed: { endpoint: string; title: string; path: string; seconds: number }[]
  let pushAnswer: Pushed
  let mailAnswer: MailSender['send'] | undefined
  beforeEach(async () => {
    pushed = []
    pushAnswer = { kind: 'sent' }
    mailAnswer = undefined
    const push: PushSender = {
      publicKey: 'key',
      async push({ endpoint }, { title, path }, seconds) {
        pushed.push({ endpoint, title, path, seconds })
        return pushAnswer
      },
    }
    app = await startApp(database, { settings: { JOB_WORKERS: '0' }, push })
    const outbox = outboxMailSender(app.backend.config.dataDir, 'hello@pacemeal.example', app.clock)
    const mail: MailSender = { ...outbox, send: (one) => (mailAnswer ?? outbox.send)(one) }
    const backend = { ...app.backend, mail }
    app = { ...app, backend }
    maya = await signUp(app.browser())
    await app.backend.store.db.updateTable('users').set({ emailVerified: 1 }).where('id', '=', maya.userId).execute()
  })
  afterEach(() => app.close())

  const giveProfile = (settings: Partial<NotificationSettings> = {}, timeZone = 'UTC') =>
    maya.databases.createDocument({
      databaseId,
      collectionId: 'user_profiles',
      documentId: maya.userId,
      data: {
        ...aProfile(),
        userId: maya.userId,
        timeZone,
        notificationSettings: JSON.stringify({ ...defaultNotificationSettings, quietHours: null, ...settings }),
      },
    })
  const subscribe = (endpoint: string) =>
    maya.databases.createDocument({
      databaseId,
      collectionId: 'push_subscriptions',
      documentId: 'unique()',
      data: { user: maya.userId, endpoint, p256dh: 'p', auth: 'a', device: 'Chrome on Android' },
    })
  const tell = (told: Partial<Told> = {}) =>
    app.backend.store.transact((tx) =>
      notifyPerson(tx, app.backend, {
        user: maya.userId,
        key: 'plan-ready/1',
        words: () => ({ title: 'Your fuel plan is ready', description: 'A new week is waiting.' }),
        topic: 'plan',
        ...told,
      }),
    )
  const runDue = () => timerRunner(() => app.backend, timerHandlers).runDue()
  const mails = async () => (await app.mailsTo(maya.email)).filter(({ subject }) => !subject.startsWith('Verify'))
  const timers = () =>
    app.backend.store.db.selectFrom('timers').select(['kind', 'status', 'error']).orderBy('sequence').execute()

  test('is kept in every language, for who chooses another one later', async () => {
    const words = (locale: string) => ({ title: `In ${locale}`, description: 'A new week is waiting.' })
    await tell({ words })
    const stored = await app.backend.store.db
      .selectFrom('notifications')
      .select(['title', 'metadata'])
      .executeTakeFirst()
    expect(stored?.title).toBe('In en')
    expect(JSON.parse(stored?.metadata ?? '{}')).toMatchObject({
      translations: { en: words('en'), de: words('de'), es: words('es') },
    })
    await tell({ key: 'plan-ready/same', words: () => words('any') })
    await tell({ key: 'plan-ready/long', words: (locale) => ({ ...words(locale), description: 'x'.repeat(2000) }) })
    const all = await app.backend.store.db.selectFrom('notifications').select('metadata').execute()
    expect(all.filter(({ metadata }) => metadata?.includes('translations'))).toHaveLength(1)
  })

  test('goes out once by mail and to every browser, however often it is told', async () => {
    await giveProfile()
    await subscribe('https://push.example.com/phone')
    await subscribe('https://push.example.com/laptop')
    expect(await tell()).toBe(true)
    expect(await tell()).toBe(false)
    await runDue()
    await runDue()
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      subject: 'Your fuel plan is ready',
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      text: expect.stringContaining('http://localhost:3000/home'),
    })
    expect(pushed.map(({ endpoint }) => endpoint).toSorted()).toEqual([
      'https://push.example.com/laptop',
      'https://push.example.com/phone',
    ])
    expect(pushed[0]).toMatchObject({ title: 'Your fuel plan is ready', path: '/home' })
  })

  test('is taken back with what has not left yet, unless it was read', async () => {
    await giveProfile()
    await subscribe('https://push.example.com/phone')
    await tell()
    await tell({ key: 'plan-ready/read' })
    await app.backend.store.db
      .updateTable('notifications')
      .set({ read: 1 })
      .where('_id', '=', idFromKey(`${maya.userId}/plan-ready/read`))
      .execute()
    const keys = ['plan-ready/1', 'plan-ready/read', 'plan-ready/never']
    for (const key of keys) {
      await app.backend.store.transact((tx) => withdrawUnread(tx, app.backend, { user: maya.userId, key }))
    }
    const left = await app.backend.store.db.selectFrom('notifications').select('read').execute()
    expect(left.map(({ read }) => Number(read))).toEqual([1])
    await runDue()
    expect(pushed).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
  })

  test('leads to what it is about, from the list and from a phone', async () => {
    await giveProfile()
    await subscribe('https://push.example.com/phone')
    await tell({ path: '/meal-details/tuesday-lunch?day=2026-03-03', metadata: { meal: 'tuesday-lunch' } })
    await runDue()
    expect(pushed[0]).toMatchObject({ path: '/meal-details/tuesday-lunch?day=2026-03-03' })
    const kept = await app.backend.store.db.selectFrom('notifications').select('metadata').executeTakeFirstOrThrow()
    expect(JSON.parse(kept.metadata ?? '')).toEqual({
      meal: 'tuesday-lunch',
      topic: 'plan',
      path: '/meal-details/tuesday-lunch?day=2026-03-03',
    })
  })

  test('stays in the app where the person wants it there only', async () => {
    await giveProfile({ mealPlanReadyNotification: off })
    await subscribe('https://push.example.com/phone')
    await tell()
    await runDue()
    expect([await mails(), pushed]).toEqual([[], []])
    const found = await maya.databases.listDocuments({ databaseId, collectionId: 'notifications' })
    expect(found.total).toBe(1)
  })

  test('follows the settings of the moment it is sent, not of the moment it was told', async () => {
    const profile = await giveProfile()
    await tell()
    await maya.databases.updateDocument({
      databaseId,
      collectionId: 'user_profiles',
      documentId: profile.$id,
      data: {
        notificationSettings: JSON.stringify({ ...defaultNotificationSettings, mealPlanReadyNotification: off }),
      },
    })
    await runDue()
    expect(await mails()).toEqual([])
  })

  test('never goes to an address that is not proven', async () => {
    await giveProfile()
    await app.backend.store.db.updateTable('users').set({ emailVerified: 0 }).execute()
    await tell()
    await runDue()
    expect(await mails()).toEqual([])
  })

  test('waits for the end of the quiet hours in the person’s own zone', async () => {
    // It is 08:15:30 UTC, 00:15 in Los Angeles.
    await giveProfile({ quietHours: { from: 22 * 60, to: 6 * 60 } }, 'America/Los_Angeles')
    await tell()
    await runDue()
    expect(await mails()).toEqual([])
    app.clock.advance(6 * HOUR_MS)
    await runDue()
    expect(await mails()).toHaveLength(1)
  })

  test('waits for the morning by the clock on the wall, also in the night that is an hour longer', async () => {
    // Clocks in Berlin go back on 25 October: it is 00:30 there, and 06:00 comes six and a half hours later.
    await giveProfile({ quietHours: { from: 22 * 60, to: 6 * 60 } }, 'Europe/Berlin')
    app.clock.advance(Date.parse('2026-10-24T22:30:00Z') - app.clock.now())
    await tell()
    app.clock.advance(6.4 * HOUR_MS)
    await runDue()
    expect(await mails()).toEqual([])
    app.clock.advance(0.1 * HOUR_MS)
    await runDue()
    expect(await mails()).toHaveLength(1)
  })

  test('that waits for the morning waits for that of the place where the person is by then', async () => {
    // It is 03:15:30 in New York.
    const { $id: documentId } = await giveProfile({ quietHours: { from: 22 * 60, to: 6 * 60 } }, 'America/New_York')
    await tell()
    const data = { timeZone: 'America/Los_Angeles' }
    await maya.databases.updateDocument({ databaseId, collectionId: 'user_profiles', documentId, data })
    app.clock.advance(3 * HOUR_MS)
    await runDue()
    expect([await mails(), await timers()]).toMatchObject([[], [{ status: 'waiting', error: '' }]])
    app.clock.advance(3 * HOUR_MS)
    await runDue()
    expect(await mails()).toHaveLength(1)
  })

  test('that would come too late after the quiet hours stays in the app', async () => {
    await giveProfile({ quietHours: { from: 0, to: 12 * 60 }, fuelReminders: { ...off, email: true } })
    await tell({ topic: 'reminder' })
    app.clock.advance(12 * HOUR_MS)
    await runDue()
    expect(await mails()).toEqual([])
  })

  test('of no use any more is not sent by a server that was down', async () => {
    await giveProfile({ fuelReminders: { ...off, email: true } })
    await tell({ topic: 'reminder', until: app.clock.now() + HOUR_MS })
    app.clock.advance(2 * HOUR_MS)
    await runDue()
    expect(await mails()).toEqual([])
    expect(await timers()).toMatchObject([{ kind: 'email', status: 'done' }])
  })

  test('is tried again while the mail server is busy, and shown to the operator when it never goes', async () => {
    await giveProfile()
    let tries = 0
    mailAnswer = async () => {
      tries += 1
      if (tries < 3) throw Object.assign(new Error('Try later'), { responseCode: 451 })
      throw Object.assign(new Error('No such person'), { responseCode: 550 })
    }
    await tell()
    for (let hour = 0; hour < 3; hour++) {
      await runDue()
      app.clock.advance(HOUR_MS)
    }
    expect(tries).toBe(3)
    expect(await timers()).toEqual([{ kind: 'email', status: 'dead', error: 'No such person' }])
  })

  test('forgets a browser that took its permission back', async () => {
    await giveProfile({ mealPlanReadyNotification: { ...off, push: true } })
    await subscribe('https://push.example.com/old')
    pushAnswer = { kind: 'gone' }
    await tell()
    await runDue()
    await tell({ key: 'plan-ready/2' })
    await runDue()
    expect(pushed).toHaveLength(1)
    const left = await maya.databases.listDocuments({ databaseId, collectionId: 'push_subscriptions' })
    expect(left.total).toBe(0)
  })

  test('can be led to a push service only, not into a network of our own', async () => {
    for (const endpoint of [
      'http://push.example.com/plain',
      'https://127.0.0.1/own',
      'https://[::1]/own',
      'https://localhost/own',
      'https://localhost./own',
      'https://database.internal./own',
      'https://database.internal/own',
      'https://push.example.com:8443/other',
      'nowhere',
    ]) {
      await expect(subscribe(endpoint)).rejects.toMatchObject({ code: 400, type: 'document_invalid_structure' })
    }
  })

  test('never goes to a browser of somebody else, whose subscription took the place of one that was removed', async () => {
    await giveProfile({ mealPlanReadyNotification: { ...off, push: true } })
    const { $id: documentId } = await subscribe('https://push.example.com/phone')
    await tell()
    const place = { databaseId, collectionId: 'push_subscriptions', documentId }
    await maya.databases.deleteDocument(place)
    const noah = await signUp(app.browser())
    const data = { user: noah.userId, endpoint: 'https://push.example.com/noah', p256dh: 'p', auth: 'a' }
    await noah.databases.createDocument({ ...place, data })
    await runDue()
    expect(pushed).toEqual([])
  })

  test('reaches a browser once, and only for whoever subscribed there last', async () => {
    await giveProfile({ mealPlanReadyNotification: { ...off, push: true } })
    await subscribe('https://push.example.com/shared')
    await subscribe('https://push.example.com/shared')
    await tell()
    await runDue()
    expect(pushed).toHaveLength(1)
    const noah = await signUp(app.browser())
    const data = { user: noah.userId, endpoint: 'https://push.example.com/shared', p256dh: 'p', auth: 'a' }
    const place = { databaseId, collectionId: 'push_subscriptions', documentId: 'unique()' }
    await noah.databases.createDocument({ ...place, data })
    await tell({ key: 'plan-ready/2' })
    await runDue()
    expect(pushed).toHaveLength(1)
  })

  test('by text message stops at twenty a day, and goes on the day after', async () => {
    const texts: string[] = []
    app = { ...app, backend: { ...app.backend, texts: { send: async (_to, text) => sent(texts.push(text)) } } }
    const { $id: documentId } = await giveProfile({ mealPlanReadyNotification: { ...off, sms: true } })
    const data = { phoneNumber: '+14155550100' }
    await maya.databases.updateDocument({ databaseId, collectionId: 'user_profiles', documentId, data })
    for (let plan = 0; plan < 25; plan++) await tell({ key: `plan-ready/${plan}` })
    await runDue()
    expect(texts).toHaveLength(20)
    app.clock.advance(DAY_MS)
    await tell({ key: 'plan-ready/next-day' })
    await runDue()
    expect(texts).toHaveLength(21)
  })

  test('is stopped by the link in its mail: by the button, or by the mail program at once', async () => {
    await giveProfile()
    await tell()
    await runDue()
    const [mail] = await mails()
    const link = new URL(/<(.+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '')
    const path = `${link.pathname}${link.search}`
    const page = await app.inject('GET', path, {})
    expect(page).toMatchObject({ status: 200, text: expect.stringContaining('Stop mails with meal plan updates') })
    await tell({ key: 'plan-ready/2' })
    await runDue()
    expect(await mails()).toHaveLength(2)

    const oneClick = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await app.inject('POST', path, oneClick, 'List-Unsubscribe=One-Click')).status).toBe(200)
    await tell({ key: 'plan-ready/3' })
    await runDue()
    expect(await mails()).toHaveLength(2)

    for (const forged of [
      path.replace('mealPlanReady', 'wearableData'),
      `${path}x`,
      '/unsubscribe',
      '/unsubscribe?user=a&user=b',
    ]) {
      expect((await app.inject('POST', forged, oneClick, '')).status).toBe(404)
    }
  })

  test('subscriptions of browsers are their owner’s alone', async () => {
    await subscribe('https://push.example.com/phone')
    const other = await signUp(app.browser())
    expect((await other.databases.listDocuments({ databaseId, collectionId: 'push_subscriptions' })).total).toBe(0)
  })
})
