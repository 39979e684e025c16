import type { KyselyPlugin } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import type { MailSender } from '../../providers/mail/mail-sender.ts'
import { databases } from '../../testing/databases.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { goodPassword, signUp } from '../../testing/test-browser.ts'
import { processRecoveryRequests, requestRecovery } from './request-recovery.ts'

const url = 'http://localhost:3000/reset-password'
const subject = 'Reset your Pacemeal password'

/** Everything that is asked of the database, and what is left for later, while a new password is asked for. */
const workFor = async ({ backend }: TestApp, email: string) => {
  const statements: string[] = []
  let tasks = 0
  const listen: KyselyPlugin = {
    transformQuery({ node }) {
      statements.push(node.kind)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const store = {
    ...backend.store,
    db: backend.store.db.withPlugin(listen),
    transact: () => Promise.reject(new Error('The answer waits for no transaction.')),
  }
  const background = { ...backend.background, run: () => (tasks += 1) }
  await requestRecovery({ ...backend, store, background }, email, url, Promise.resolve())
  return { statements, tasks }
}

describe.each(databases)('asking for a new password, on %s', (database) => {
  test('is the same work for an address without an account as for one with', async () => {
    const app = await startApp(database)
    const maya = await signUp(app.browser())
    const [known, unknown] = [await workFor(app, maya.email), await workFor(app, 'nobody@athletes.example')]
    expect(known).toEqual({ statements: ['InsertQueryNode'], tasks: 1 })
    expect(unknown).toEqual(known)
    await app.close()
  })

  test('is as many transactions for both after the answer, too, and none before it has left', async () => {
    const app = await startApp(database, { settings: { JOB_WORKERS: '0' } })
    const maya = await signUp(app.browser())
    await app.settled()
    const backend = { ...app.backend, config: { ...app.backend.config, jobWorkers: 1 } }
    const transact = vi.spyOn(app.backend.store, 'transact')
    const countFor = async (email: string): Promise<readonly number[]> => {
      transact.mockClear()
      const { promise: answered, resolve: leaves } = Promise.withResolvers<void>()
      await requestRecovery(backend, email, url, answered)
      const before = transact.mock.calls.length
      leaves()
      await backend.background.settled()
      await backend.timers.runDue()
      return [before, transact.mock.calls.length]
    }
    const known = await countFor(maya.email)
    expect(known[0]).toBe(0)
    expect(await countFor('nobody@athletes.example')).toEqual(known)
    expect(await app.mailsTo(maya.email)).toContainEqual(expect.objectContaining({ subject }))
    expect(await app.mailsTo('nobody@athletes.example')).toEqual([])
    expect(await backend.store.db.selectFrom('recoveryRequests').selectAll().execute()).toEqual([])
    await app.close()
  })

  test('is answered the same, before any mail is sent', async () => {
    const { promise: answered, resolve: go } = Promise.withResolvers<void>()
    const app = await startApp(database, { mail: { send: () => answered, close: async () => undefined } })
    const maya = await signUp(app.browser())
    const answers = []
    for (const email of [maya.email, 'nobody@athletes.example']) {
      answers.push(await app.browser().account.createRecovery({ email, url }))
    }
    const [known, unknown] = answers
    expect(known?.userId).not.toBe(maya.userId)
    expect({ ...known, $id: '', userId: '' }).toEqual({ ...unknown, $id: '', userId: '' })
    go()
    await app.close()
  })

  test('mails a link to the one that has an account, and keeps nothing of the other', async () => {
    const app = await startApp(database)
    const maya = await signUp(app.browser())
    const { account } = app.browser()
    await account.createRecovery({ email: 'nobody@athletes.example', url })
    await account.createRecovery({ email: maya.email.toUpperCase(), url })
    const { text } = await app.mailAbout(maya.email, subject)
    const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '')
    expect(link.searchParams.get('userId')).toBe(maya.userId)
    expect(await app.mailsTo('nobody@athletes.example')).toEqual([])
    expect(await app.backend.store.db.selectFrom('recoveryRequests').selectAll().execute()).toEqual([])
    await app.close()
  })

  test('leaves a mail to be sent to a process that starts after the one that was asked died', async () => {
    const app = await startApp(database)
    const maya = await signUp(app.browser())
    const { backend } = app
    // The round at the start looks for requests, too.
    await app.settled()
    const background = { ...backend.background, run: () => undefined }
    await requestRecovery({ ...backend, background }, maya.email, url, Promise.resolve())
    expect(await app.mailsTo(maya.email)).toEqual([])
    await processRecoveryRequests(backend)
    await app.mailAbout(maya.email, subject)
    await app.close()
  })

  test('tries a busy mail server again, with a secret that no row holds before it is sent', async () => {
    const sent: string[] = []
    let isBusy = true
    const mail: MailSender = {
      async send({ text }) {
        if (isBusy) throw Object.assign(new Error('try again later'), { responseCode: 451 })
        sent.push(text)
      },
      close: async () => undefined,
    }
    const app = await startApp(database, { mail, settings: { JOB_WORKERS: '0' } })
    const maya = await signUp(app.browser())
    await app.settled()
    await app.browser().account.createRecovery({ email: maya.email, url })
    await app.settled()
    await app.backend.timers.runDue()
    expect(sent).toEqual([])
    isBusy = false
    app.clock.advance(30_000)
    await app.backend.timers.runDue()
    const secret = /secret=([\w-]+)/.exec(sent[0] ?? '')?.[1] ?? ''
    const timers = await app.backend.store.db.selectFrom('timers').selectAll().execute()
    expect(JSON.stringify(timers)).not.toContain(secret)
    await app.browser().account.updateRecovery({ userId: maya.userId, secret, password: 'Barley-2026' })
    const again = app.browser().account
    await expect(again.createEmailPasswordSession({ email: maya.email, password: goodPassword })).rejects.toMatchObject(
      { type: 'user_invalid_credentials' },
    )
    await app.close()
  })
})
