import { databaseId } from '@pacemeal/protocol'
import { ID } from 'appwrite'
import { describe, expect, test } from 'vitest'
import type { MailSender } from '../../providers/mail/mail-sender.ts'
import { databases } from '../../testing/databases.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { type Person, refusal, signUp } from '../../testing/test-browser.ts'

const send = (person: Person, data: object) =>
  person.databases.createDocument({
    databaseId,
    collectionId: 'feedback',
    documentId: ID.unique(),
    data: { user: person.userId, message: 'The ring is stuck.', ...data },
  })

const keptIn = ({ backend }: TestApp) =>
  backend.store.db.selectFrom('feedback').select(['user', 'message', 'page']).execute()

describe.each(databases)('feedback, on %s', (database) => {
  test('is kept and mailed to the support address with the screen it came from', async () => {
    const app = await startApp(database)
    const maya = await signUp(app.browser())
    await send(maya, { page: '/home' })
    expect(await keptIn(app)).toEqual([{ user: maya.userId, message: 'The ring is stuck.', page: '/home' }])
    const mails = () => app.mailsTo(app.backend.config.supportAddress)
    await expect.poll(async () => (await mails()).length).toBe(1)
    const [mail] = await mails()
    expect(mail?.replyTo).toBe(maya.email)
    expect(mail?.text).toContain('The ring is stuck.')
    expect(mail?.text).toContain('on /home')
    await app.close()
  })

  test('that is refused is not mailed', async () => {
    const app = await startApp(database)
    const maya = await signUp(app.browser())
    expect(await refusal(send(maya, { message: 'x'.repeat(4001) }))).toBe('400 document_invalid_structure')
    expect(await refusal(send(maya, { user: 'somebody' }))).toBe('401 user_unauthorized')
    expect(await app.mailsTo(app.backend.config.supportAddress)).toEqual([])
    await app.close()
  })

  test('stays kept when the mail server takes nothing, and is mailed once it does', async () => {
    const taken: string[] = []
    let isBusy = true
    const mail: MailSender = {
      async send({ to, subject }) {
        if (isBusy) throw Object.assign(new Error('try again later'), { responseCode: 451 })
        taken.push(`${to} ${subject}`)
      },
      close: async () => {},
    }
    const app = await startApp(database, { mail, settings: { JOB_WORKERS: '0' } })
    const maya = await signUp(app.browser())
    await send(maya, {})
    await app.backend.timers.runDue()
    expect([await keptIn(app), taken]).toMatchObject([[{ user: maya.userId }], []])
    isBusy = false
    app.clock.advance(30_000)
    await app.backend.timers.runDue()
    expect(taken).toEqual([`${app.backend.config.supportAddress} Feedback on Pacemeal`])
    await app.close()
  })

  test('is taken ten times an hour', async () => {
    const app = await startApp(database, { settings: { RATE_LIMITS: 'on', RATE_LIMIT_SCALE: '0.2' } })
    const maya = await signUp(app.browser())
    await send(maya, {})
    await send(maya, {})
    expect(await refusal(send(maya, {}))).toBe('429 general_rate_limit_exceeded')
    await app.close()
  })
})
