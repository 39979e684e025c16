import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outboxMailSender } from '../providers/mail/outbox-mail-sender.ts'
import { createDatabase, type TestDatabase } from '../testing/databases.ts'
import { runScript } from '../testing/run-script.ts'
import { testClock } from '../testing/test-clock.ts'

describe('npm run -s outbox', () => {
  let folder: TestDatabase
  beforeAll(async () => {
    folder = await createDatabase('sqlite', { empty: true })
    const clock = testClock()
    const outbox = outboxMailSender(folder.settings.DATA_DIR, 'hello@pacemeal.example', clock)
    const send = async (to: string, text: string) => {
      await outbox.send({ to, subject: 'Hello', html: '', text })
      clock.advance(1000)
    }
    await send('ana@athletes.example', 'Verify:\nhttp://localhost:3000/old?secret=1\n')
    await send(
      'ana@athletes.example',
      'Verify:\nhttp://localhost:3000/new?secret=2&userId=ana\n\n--\nhttps://other.example',
    )
    await send('ana@athletes.example', 'A mail without a link')
    await send('ben@athletes.example', 'http://localhost:3000/bens')
  })
  afterAll(() => folder.drop())

  const outbox = async (args: readonly string[], settings: Readonly<Record<string, string>> = {}) => {
    const run = runScript('cli/outbox.ts', { ...folder.settings, ...settings }, args)
    const code = await run.ended
    return { code, stdout: run.stdout, stderr: run.stderr }
  }

  test('prints just the newest link to the address', async () => {
    const printed = { code: 0, stdout: 'http://localhost:3000/new?secret=2&userId=ana\n', stderr: '' }
    expect(await outbox(['ana@athletes.example'])).toEqual(printed)
    expect(await outbox(['Ana@Athletes.Example'])).toEqual(printed)
  })

  test.each([
    [[], 'Say one address: npm run -s outbox -- maya@example.com'],
    [['ana@athletes.example', 'ben@athletes.example'], 'Say one address'],
    [['ana'], '"ana" is no e-mail address.'],
    [['cleo@athletes.example'], 'No link was mailed to cleo@athletes.example.'],
  ])('%j ends with 1 and says why', async (args, message) => {
    const { code, stdout, stderr } = await outbox(args)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toContain(message)
    expect(stderr).not.toContain('    at ')
  })

  test('with a bad setting it names the setting', async () => {
    const { code, stderr } = await outbox(['ana@athletes.example'], { PORT: 'many' })
    expect(code).toBe(1)
    expect(stderr).toContain('PORT is "many"')
  })
})
