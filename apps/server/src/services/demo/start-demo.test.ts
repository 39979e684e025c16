import { setTimeout as later } from 'node:timers/promises'
import { Query } from 'appwrite'
import { afterEach, describe, expect, test } from 'vitest'
import { createDatabase } from '../../testing/databases.ts'
import { type RunningServer, runServer } from '../../testing/run-server.ts'
import { openBrowser } from '../../testing/test-browser.ts'
import { demoAccount } from './demo-athlete.ts'

const signIn = (url: string) => {
  const browser = openBrowser(url)
  const { email, password } = demoAccount
  return browser.account.createEmailPasswordSession({ email, password }).then(
    () => browser,
    () => undefined,
  )
}

describe('a server that is started', () => {
  const started: RunningServer[] = []
  afterEach(() => {
    for (const one of started.splice(0)) one.child.kill('SIGKILL')
  })
  const start = async (settings: Readonly<Record<string, string>>): Promise<RunningServer> => {
    const server = await runServer(settings)
    started.push(server)
    return server
  }
  const stop = ({ child, ended }: RunningServer) => {
    child.kill('SIGTERM')
    return ended
  }

  test('while developing says how to sign in, and goes on with the demo behind itself after a stop halfway', async () => {
    const { settings, drop } = await createDatabase('sqlite', { empty: true })
    const developing = { ...settings, NODE_ENV: 'development' }
    const first = await start(developing)
    expect(await stop(first)).toBe(0)
    expect(first.stderr).toBe('')
    expect(first.stdout).toBe(
      [
        `Pacemeal is at ${first.url}`,
        `Demo athlete: sign in as ${demoAccount.email} with the password ${demoAccount.password}`,
        `Mails are not sent but shown at ${first.url}/dev/outbox`,
        '',
      ].join('\n'),
    )

    const second = await start(developing)
    let demo = await signIn(second.url)
    while (demo === undefined) {
      await later(50)
      demo = await signIn(second.url)
    }
    const { databases } = demo
    const countLogs = async (): Promise<number> =>
      (await databases.listDocuments({ databaseId: 'pacemeal', collectionId: 'meal_logs', queries: [Query.limit(1)] }))
        .total
    // That it comes whole after a stop is told of the command that builds it.
    const left = await countLogs()
    while ((await countLogs()) <= left) await later(50)
    expect(await stop(second)).toBe(0)
    expect(second.stderr).toBe('')
    await drop()
  })

  test('in production has no demo and speaks of none', async () => {
    const { settings, drop } = await createDatabase('sqlite', { empty: true })
    // Without a mail server a production start warns of it; nothing is mailed here.
    const server = await start({ ...settings, NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:2525' })
    expect(server.stdout).toBe(`Pacemeal is at ${server.url}\n`)
    expect(await signIn(server.url)).toBeUndefined()
    expect(await stop(server)).toBe(0)
    await drop()
  })
})
