import { databaseId } from '@pacemeal/protocol'
import { ID, Query } from 'appwrite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { type Person, refusal, signUp } from '../../testing/test-browser.ts'

const collectionId = 'support_messages'
const supportAddress = 'help@pacemeal.example'

const write = (person: Person, text: string, more: object = {}) =>
  person.databases.createDocument({
    databaseId,
    collectionId,
    documentId: ID.unique(),
    data: { user: person.userId, text, ...more },
  })

const conversationOf = async (person: Person) => {
  const queries = [Query.orderAsc('$createdAt')]
  return (await person.databases.listDocuments({ databaseId, collectionId, queries })).documents
}

describe.each(databases)('the support chat, on %s', (database) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(database, { settings: { SUPPORT_ADDRESS: supportAddress } })
  })
  afterAll(() => app.close())

  const mailsFrom = async (person: Person) =>
    (await app.mailsTo(supportAddress)).filter((mail) => mail.replyTo === person.email)

  test('keeps what was written, acknowledges it, and mails it to the support', async () => {
    const maya = await signUp(app.browser())
    await write(maya, 'My plan shows <two> lunches.\nWhat now?')
    const [asked, answered, ...others] = await conversationOf(maya)
    expect(others).toEqual([])
    expect(asked).toMatchObject({ text: 'My plan shows <two> lunches.\nWhat now?', isUser: true })
    expect(answered).toMatchObject({ user: maya.userId, isUser: false })
    expect(answered?.text).toContain(`support team has your message and will answer by email to ${maya.email}`)
    expect(answered?.text).toContain('FAQ')

    await expect.poll(async () => (await mailsFrom(maya)).length).toBe(1)
    const [mail] = await mailsFrom(maya)
    expect(mail?.subject).toBe('Support request from Maya Lindgren')
    expect(mail?.text).toContain('My plan shows <two> lunches.')
    expect(mail?.html).toContain('&lt;two&gt;')
  })

  test('shows the support a name as it is, also one of an earlier release', async () => {
    const eve = await signUp(app.browser(), 'Eve \u202egro.lanigiro\u2066')
    expect((await eve.account.get()).name).toBe('Eve gro.lanigiro')
    expect((await eve.account.updateName({ name: 'Eve\u200f \u202enil' })).name).toBe('Eve nil')
    await app.backend.store.db.updateTable('users').set({ name: 'Eve \u202eX' }).where('id', '=', eve.userId).execute()
    await write(eve, 'Hello')
    await expect.poll(async () => (await mailsFrom(eve)).length).toBe(1)
    const [mail] = await mailsFrom(eve)
    expect(mail?.subject).toBe('Support request from Eve X')
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/\p{Bidi_Control}/u)
  })

  test('answers shortly what follows within half an hour, and in full after it', async () => {
    const maya = await signUp(app.browser())
    await write(maya, 'Hello')
    app.clock.advance(60_000)
    await write(maya, 'One more thing')
    app.clock.advance(31 * 60_000)
    await write(maya, 'Another question')
    const answers = (await conversationOf(maya)).filter((one) => !one.isUser).map((one) => one.text)
    expect(answers).toEqual([
      expect.stringContaining('support team'),
      'Got it. We added this to your request.',
      expect.stringContaining('support team'),
    ])
    await expect.poll(async () => (await mailsFrom(maya)).length).toBe(3)
  })

  test('answers in the language of the account', async () => {
    const maya = await signUp(app.browser())
    await maya.account.updatePrefs({ prefs: { locale: 'de' } })
    await write(maya, 'Hallo')
    await write(maya, 'Noch etwas')
    const answers = (await conversationOf(maya)).filter((one) => !one.isUser).map((one) => one.text)
    expect(answers).toEqual([expect.stringContaining(maya.email), expect.stringMatching(/^Alles klar\./)])
    expect(answers[0]).toMatch(/^Danke für deine Nachricht\./)
  })

  test('is private, and nobody writes in the name of the support', async () => {
    const [maya, noah] = [await signUp(app.browser()), await signUp(app.browser(), 'Noah')]
    await write(maya, 'Hello')
    expect(await conversationOf(noah)).toEqual([])
    expect(await refusal(write(noah, 'We refund you', { isUser: false }))).toBe('401 user_unauthorized')
    expect(await refusal(write(noah, 'Hello', { user: maya.userId }))).toBe('401 user_unauthorized')
    expect(await conversationOf(noah)).toEqual([])
    expect(await mailsFrom(noah)).toEqual([])
  })

  test('names the address that the configuration holds, also when it has changed', async () => {
    const addressAt = async (at: TestApp) => {
      const place = { databaseId, collectionId: 'settings', documentId: 'supportAddress' }
      return (await at.browser().databases.getDocument(place)).value
    }
    expect(await addressAt(app)).toBe(supportAddress)
    const settings = { SUPPORT_ADDRESS: 'coach@pacemeal.example' }
    const restarted = await startApp(database, { sharing: app.database, settings })
    expect(await addressAt(restarted)).toBe('coach@pacemeal.example')
    await restarted.close()
  })

  test('takes thirty messages an hour', async () => {
    const strict = await startApp(database, { settings: { RATE_LIMITS: 'on', RATE_LIMIT_SCALE: '0.1' } })
    const maya = await signUp(strict.browser())
    for (const text of ['one', 'two', 'three']) await write(maya, text)
    expect(await refusal(write(maya, 'four'))).toBe('429 general_rate_limit_exceeded')
    await strict.close()
  })
})
