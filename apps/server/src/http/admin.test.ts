import { DAY_MS } from '@pacemeal/domain'
import { databaseId } from '@pacemeal/protocol'
import {
  adminActs,
  adminConversations,
  adminFeedbackList,
  adminMessages,
  adminOverview,
  adminPeople,
  adminQueue,
  adminSettings,
} from '@pacemeal/protocol/admin'
import { ID } from 'appwrite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccount } from '../services/accounts/delete-account.ts'
import { setTimer } from '../services/timers/set-timer.ts'
import { databases } from '../testing/databases.ts'
import { startApp, type TestApp } from '../testing/test-app.ts'
import { type Person, signUp } from '../testing/test-browser.ts'
import { timerRunner } from '../timers/timer-runner.ts'

const operatorAddress = 'eva@operators.example'

const write = (person: Person, collectionId: string, data: object) =>
  person.databases.createDocument({
    databaseId,
    collectionId,
    documentId: ID.unique(),
    data: { user: person.userId, ...data },
  })

describe.each(databases)('the admin page on %s', (database) => {
  let app: TestApp
  let eva: Person
  let maya: Person
  const setUser = (person: Person, values: object) =>
    app.backend.store.db.updateTable('users').set(values).where('id', '=', person.userId).execute()

  beforeAll(async () => {
    const settings = {
      JOB_WORKERS: '0',
      OPERATORS: `Eva@operators.example, ${operatorAddress}`,
      METRICS_TOKEN: 'a-token-nobody-may-see',
      ANALYTICS_ENDPOINT: 'https://eva:word@analytics.example/in?key=hidden-key',
    }
    app = await startApp(database, { settings })
    eva = await signUp(app.browser(), 'Eva')
    await setUser(eva, { email: operatorAddress, emailVerified: 1 })
    maya = await signUp(app.browser())
  })
  afterAll(() => app.close())

  const ask = async (person: Pick<Person, 'fetch'>, path: string, body?: object) => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }
    const answer = await person.fetch(`/v1/admin${path}`, body === undefined ? {} : init)
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? null : JSON.parse(text) }
  }

  test('is there for a verified address of the settings, and for nobody else', async () => {
    const nothing = await ask(maya, '/no-such-call')
    expect(nothing).toMatchObject({ status: 404, body: { type: 'general_route_not_found' } })
    const overview = adminOverview.parse((await ask(eva, '/overview')).body)
    expect(overview).toMatchObject({ operator: operatorAddress, database, backup: { lastAt: null, trial: null } })

    for (const person of [maya, app.browser()]) {
      expect(await ask(person, '/overview')).toEqual(nothing)
      expect(await ask(person, '/dead-letters/retry', {})).toEqual(nothing)
    }
    const bare = (path: string) => fetch(`${app.url}/v1/admin${path}`)
    expect((await bare('/overview')).status).toBe((await bare('/no-such-call')).status)
    // Whoever takes the address without reading its mails is nobody.
    await setUser(eva, { emailVerified: 0 })
    expect(await ask(eva, '/overview')).toEqual(nothing)
    await setUser(eva, { emailVerified: 1, mfa: 1 })
    expect(await ask(eva, '/overview')).toEqual(nothing)
    await setUser(eva, { mfa: 0 })
  })

  test('finds people by a part of their address, with the state of account and subscription alone', async () => {
    const trialEndsAt = new Date(app.clock.now() + 14 * DAY_MS).toISOString()
    await app.backend.billing.subscribe(maya.userId, 'yearly')
    const find = async (search: string) =>
      adminPeople.parse((await ask(eva, `/people?search=${encodeURIComponent(search)}`)).body).people
    expect(await find(maya.email.slice(1, 12).toUpperCase())).toEqual([
      {
        id: maya.userId,
        email: maya.email,
        createdAt: expect.any(String),
        seenAt: expect.any(String),
        isVerified: false,
        isBlocked: false,
        hasSecondFactor: false,
        subscription: { state: 'trial', plan: 'yearly', isCancelled: false, at: trialEndsAt },
      },
    ])
    expect(await find('%')).toEqual([])
    expect((await find('')).map(({ email }) => email)).toContain(operatorAddress)
  })

  test('shows what was given up; it is tried again or discarded, and that is written down', async () => {
    const give = async (name: string) => {
      const key = `broken/${maya.userId}/${name}`
      await app.backend.store.transact((tx) =>
        setTimer(tx, app.backend, { key, userId: maya.userId, kind: 'broken', dueAt: app.clock.now() }),
      )
      return key
    }
    const [first, second] = [await give('first'), await give('second')]
    const broken = { kind: 'broken', callExternal: async () => ({ kind: 'dead', why: 'Nobody there' }) as const }
    await timerRunner(() => app.backend, [broken]).runDue()
    const dead = async () => adminQueue.parse((await ask(eva, '/queue')).body).deadLetters.map(({ key }) => key)
    expect((await dead()).toSorted()).toEqual([first, second])

    expect(await ask(eva, '/dead-letters/retry', { key: 'other' })).toMatchObject({ status: 404 })
    expect((await ask(eva, '/dead-letters/discard', { key: second })).status).toBe(204)
    expect((await ask(eva, '/dead-letters/discard', { key: second })).status).toBe(404)
    expect((await ask(eva, '/dead-letters/retry', { key: first })).status).toBe(204)
    expect(await dead()).toEqual([])
    const { status } = await app.backend.store.db
      .selectFrom('timers')
      .select('status')
      .where('key', '=', first)
      .executeTakeFirstOrThrow()
    expect(status).toBe('waiting')
    const { acts } = adminActs.parse((await ask(eva, '/acts')).body)
    expect(acts).toMatchObject([
      { operator: operatorAddress, act: 'dead-letter-retry', subject: first },
      { operator: operatorAddress, act: 'dead-letter-discard', subject: second },
    ])
  })

  test('answers the support chat and feedback, in the chat and by mail, in the person’s language', async () => {
    const noah = await signUp(app.browser(), 'Noah')
    await noah.account.updatePrefs({ prefs: { locale: 'de' } })
    await write(noah, 'support_messages', { text: 'Zwei Mittagessen?' })
    await write(noah, 'feedback', { message: 'Der Ring klemmt.', page: '/home' })
    const conversation = async () =>
      adminConversations
        .parse((await ask(eva, '/conversations')).body)
        .conversations.find(({ userId }) => userId === noah.userId)
    expect(await conversation()).toMatchObject({ lastText: 'Zwei Mittagessen?', isAnswered: false })
    expect(adminOverview.parse((await ask(eva, '/overview')).body).unanswered).toBe(1)

    const place = `/conversations/${noah.userId}`
    expect((await ask(eva, `${place}/answers`, { text: '  ' })).status).toBe(400)
    expect((await ask(eva, '/conversations/nobody/answers', { text: 'Hallo' })).status).toBe(404)
    expect((await ask(eva, `${place}/answers`, { text: 'Eines ist ein Snack.' })).status).toBe(204)
    expect(await conversation()).toMatchObject({ isAnswered: true })

    const list = async () => adminFeedbackList.parse((await ask(eva, '/feedback')).body).feedback
    const [reported] = await list()
    expect(reported).toMatchObject({ email: noah.email, page: '/home', answeredAt: null })
    expect((await ask(eva, `/feedback/${reported?.id}/answers`, { text: 'Behoben.' })).status).toBe(204)
    expect((await list())[0]?.answeredAt).toEqual(expect.any(String))

    const { messages } = adminMessages.parse((await ask(eva, place)).body)
    expect(messages.map(({ text }) => text).slice(-2)).toEqual([
      'Eines ist ein Snack.',
      'Zu deinem Feedback „Der Ring klemmt.“:\n\nBehoben.',
    ])
    const seen = await noah.databases.listDocuments({ databaseId, collectionId: 'support_messages' })
    expect(seen.documents.map(({ text }) => text)).toContain('Eines ist ein Snack.')
    await app.backend.timers.runDue()
    const mails = (await app.mailsTo(noah.email)).filter(
      ({ subject }) => subject === 'Eine Antwort vom Pacemeal-Support',
    )
    expect(mails.map(({ text }) => /Eines ist ein Snack\.|Behoben\./.exec(text)?.[0]).toSorted()).toEqual([
      'Behoben.',
      'Eines ist ein Snack.',
    ])

    // Looked at twice, it is one reading; and what was done to somebody is told without them once they are gone.
    await ask(eva, place)
    const actsOf = async () => adminActs.parse((await ask(eva, '/acts')).body).acts
    expect((await actsOf()).slice(0, 3)).toMatchObject([
      { act: 'conversation-read', subject: noah.email },
      { act: 'feedback-answer', subject: reported?.id },
      { act: 'support-answer', subject: noah.email },
    ])
    await app.backend.store.transact((tx) => deleteAccount(tx, app.backend, noah.userId))
    expect((await actsOf()).slice(0, 3).map(({ act, subject }) => `${act} ${subject}`)).toEqual([
      'conversation-read ',
      'feedback-answer ',
      'support-answer ',
    ])
  })

  test('an answer covers what the operator had seen, not what came in while they wrote', async () => {
    const ole = await signUp(app.browser(), 'Ole')
    const place = `/conversations/${ole.userId}/answers`
    const isAnswered = async () =>
      adminConversations
        .parse((await ask(eva, '/conversations')).body)
        .conversations.find(({ userId }) => userId === ole.userId)?.isAnswered
    const first = await write(ole, 'support_messages', { text: 'Is soup a dinner?' })
    app.clock.advance(1000)
    await write(ole, 'support_messages', { text: 'And toast?' })
    app.clock.advance(1000)
    expect((await ask(eva, place, { text: 'It is.', lastSeenId: 'unknown' })).status).toBe(404)
    expect((await ask(eva, place, { text: 'It is.', lastSeenId: first.$id })).status).toBe(204)
    expect(await isAnswered()).toBe(false)
    expect((await ask(eva, place, { text: 'Toast as well.' })).status).toBe(204)
    expect(await isAnswered()).toBe(true)

    // Feedback that waits stands before what was answered, however old it is.
    await write(ole, 'feedback', { message: 'First', page: '/home' })
    const { $id } = await write(ole, 'feedback', { message: 'Second', page: '/home' })
    await ask(eva, `/feedback/${$id}/answers`, { text: 'Done.' })
    const { feedback } = adminFeedbackList.parse((await ask(eva, '/feedback')).body)
    expect(feedback.filter(({ email }) => email === ole.email).map(({ message }) => message)).toEqual([
      'First',
      'Second',
    ])
  })

  test('shows the settings in force, and of secrets only that they are set', async () => {
    const answer = await ask(eva, '/settings')
    expect(JSON.stringify(answer.body)).not.toMatch(/a-token-nobody|hidden-key|word@|eva:/)
    const { settings } = adminSettings.parse(answer.body)
    const of = (name: string) => settings.find((one) => one.name === name)
    expect(of('METRICS_TOKEN')).toMatchObject({ isSecret: true, value: '…', isDefault: false })
    expect(of('ANALYTICS_ENDPOINT')?.value).toBe('https://…:…@analytics.example/in?…')
    expect(of('SMTP_URL')).toMatchObject({ isSecret: true, value: null, isDefault: true })
    expect(of('RATE_LIMITS')).toMatchObject({ value: 'off', isDefault: false })
    expect(of('JOB_WORKERS')).toMatchObject({ value: '0', isDefault: false })
    expect(of('BACKUP_KEEP')).toMatchObject({ value: '14', isDefault: true })
  })
})
