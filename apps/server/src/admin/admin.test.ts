import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseId } from '@pacemeal/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setTimer } from '../services/timers/set-timer.ts'
import { createDatabase, databases, type TestDatabase } from '../testing/databases.ts'
import { askForPlan, signUpAthlete } from '../testing/planned-people.ts'
import { runScript } from '../testing/run-script.ts'
import { startApp, type TestApp } from '../testing/test-app.ts'
import { goodPassword, type Person, refusal } from '../testing/test-browser.ts'
import { timerRunner } from '../timers/timer-runner.ts'
import { CommandError } from './command.ts'
import { commands } from './commands.ts'

/** Runs the command line of the operator to its end. */
const runCommand = async (settings: TestDatabase['settings'], ...args: string[]) => {
  const script = runScript('cli/admin.ts', { ...settings, NODE_ENV: 'test' }, args)
  const code = await script.ended
  return { code, stdout: script.stdout, stderr: script.stderr }
}

describe.each(databases)('an operator on %s', (database) => {
  let app: TestApp
  let maya: Person
  let noah: Person
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pacemeal-admin-'))
    app = await startApp(database, { settings: { JOB_WORKERS: '0' } })
    maya = await signUpAthlete(app.browser())
    noah = await signUpAthlete(app.browser())
    await askForPlan(maya)
    const write = (collectionId: string, data: object) =>
      maya.databases.createDocument({
        databaseId,
        collectionId,
        documentId: 'unique()',
        data: { user: maya.userId, ...data },
      })
    await write('support_messages', { text: 'Two lunches?\n\u001b[31mred' })
    await write('feedback', { message: 'Love \u202ethe ring', page: '/home\u001b[2J' })
    await app.backend.store.transact((tx) =>
      setTimer(tx, app.backend, {
        key: 'email/maya/plan',
        userId: maya.userId,
        kind: 'broken',
        dueAt: app.clock.now(),
      }),
    )
    const broken = { kind: 'broken', callExternal: async () => ({ kind: 'dead', why: 'No such person' }) as const }
    await timerRunner(() => app.backend, [broken]).runDue()
  })
  afterAll(async () => {
    await app.close()
    await rm(folder, { recursive: true })
  })

  const ask = async (line: string, options: Record<string, string | true> = {}): Promise<string> => {
    const [name = '', ...words] = line.split(' ').map((word) => word.replaceAll('_', ' '))
    const lines = await commands[name]?.run(app.backend, { words, options })
    return lines?.join('\n') ?? ''
  }

  test('finds people by a part of their address', async () => {
    expect(await ask('users')).toContain(noah.email)
    const found = await ask('users', { search: maya.email.slice(0, 12).toUpperCase() })
    expect(found).toContain(maya.email)
    expect(found).not.toContain(noah.email)
    await expect(ask('users', { limit: 'many' })).rejects.toThrow('--limit takes a whole number')
  })

  test('sees the work that waits', async () => {
    expect(await ask('jobs', { status: 'waiting' })).toMatch(new RegExp(`meal-plan\\s+${maya.userId}\\s+waiting`))
    expect(await ask('jobs', { status: 'failed' })).toBe('None.')
    await expect(ask('jobs', { status: 'lost' })).rejects.toThrow('--status takes')
  })

  test('sees what did not go out and why, and has it tried again', async () => {
    expect(await ask('dead')).toMatch(/email\/maya\/plan\s+No such person/)
    await expect(ask('resend email/maya/other')).rejects.toThrow(CommandError)
    expect(await ask('resend email/maya/plan')).toBe('It will be tried again.')
    expect(await ask('dead')).toBe('None.')
    expect(await ask('timers')).toContain('email/maya/plan')
  })

  test('reads what people wrote, on lines that cannot steer a terminal, and answers them', async () => {
    expect(await ask('feedback')).toContain('/home [2J  Love  the ring')
    expect(await ask('support')).toContain('Two lunches? [31mred')
    expect(await ask(`answer ${maya.email} One_is_a_snack.`)).toBe(`Answered ${maya.email}.`)
    const conversation = await ask(`support ${maya.userId}`)
    expect(conversation.split('\n').at(-1)).toMatch(/support\s+One is a snack\.$/)
    const { documents } = await maya.databases.listDocuments({ databaseId, collectionId: 'notifications' })
    expect(documents.map(({ title }) => title)).toContain('The support has answered')
    await app.backend.timers.runDue()
    const mails = await app.mailsTo(maya.email)
    expect(mails.at(-1)).toMatchObject({
      subject: 'An answer from the Pacemeal support',
      text: expect.stringContaining('One is a snack.'),
    })
  })

  test('writes a person’s data into a file, never over another', async () => {
    const file = join(folder, 'maya.zip')
    expect(await ask(`export ${maya.email} ${file}`)).toContain(file)
    expect((await readFile(file)).subarray(0, 2).toString()).toBe('PK')
    await expect(ask(`export ${maya.email} ${file}`)).rejects.toThrow('is there already')
  })

  test('signs a person out, or everybody, and says so in the list of acts', async () => {
    const browsers = [app.browser(), app.browser()]
    for (const one of browsers) {
      await one.account.createEmailPasswordSession({ email: maya.email, password: goodPassword })
    }
    await expect(ask(`sign-out ${maya.email}`)).rejects.toThrow('--yes')
    expect(await ask(`sign-out ${maya.email}`, { yes: true })).toBe(`Ended 3 sessions of ${maya.email}.`)
    for (const one of [maya, ...browsers]) {
      expect(await refusal(one.account.get())).toBe('401 general_unauthorized_scope')
    }
    expect((await noah.account.get()).email).toBe(noah.email)

    await expect(ask('sign-out', { yes: true })).rejects.toThrow('Say whom')
    await expect(ask(`sign-out ${noah.email}`, { all: true, yes: true })).rejects.toThrow('either')
    await maya.account.createEmailPasswordSession({ email: maya.email, password: goodPassword })
    expect(await ask('sign-out', { all: true, yes: true })).toBe('Ended 2 sessions of everybody.')
    for (const one of [maya, noah]) expect(await refusal(one.account.get())).toBe('401 general_unauthorized_scope')
    for (const { email, account } of [maya, noah]) {
      await account.createEmailPasswordSession({ email, password: goodPassword })
    }
    const acts = await app.backend.store.db
      .selectFrom('operatorActs')
      .select(['act', 'subject'])
      .where('act', '=', 'sessions-ended')
      .orderBy('sequence')
      .execute()
    expect(acts.map(({ subject }) => subject)).toEqual([maya.email, ''])
  })

  test('deletes a person only when it is said twice', async () => {
    await expect(ask(`delete ${noah.email}`)).rejects.toThrow('--yes')
    expect(await ask('users')).toContain(noah.email)
    expect(await ask(`delete ${noah.email}`, { yes: true })).toBe(`${noah.email} is gone.`)
    expect(await ask('users')).not.toContain(noah.email)
    await expect(ask(`delete ${noah.email}`, { yes: true })).rejects.toThrow('There is no account')
    // Both acts are written down, and the deletion names nobody.
    const acts = await app.backend.store.db
      .selectFrom('operatorActs')
      .select(['operator', 'act', 'subject'])
      .where('act', 'in', ['data-export', 'account-deletion'])
      .orderBy('sequence')
      .execute()
    expect(acts).toEqual([
      { operator: 'command line', act: 'data-export', subject: maya.email },
      { operator: 'command line', act: 'account-deletion', subject: '' },
    ])
  })

  test('writes an export down before the first byte, and leaves no half of a file', async () => {
    const file = join(folder, 'broken.zip')
    const exports = () =>
      app.backend.store.db.selectFrom('operatorActs').select('sequence').where('act', '=', 'data-export').execute()
    const before = (await exports()).length
    let asked = 0
    // The clock answers who writes the act down, and then nobody.
    const now = () => (asked++ === 0 ? app.clock.now() : Number.NaN)
    const run = commands.export?.run({ ...app.backend, clock: { now } }, { words: [maya.email, file], options: {} })
    await expect(run).rejects.toThrow(RangeError)
    expect(await exports()).toHaveLength(before + 1)
    await expect(readFile(file)).rejects.toThrow('ENOENT')
  })

  test('works beside a running server', async () => {
    const { settings } = app.database
    expect(await runCommand(settings, 'users', '--search', maya.email)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(maya.email),
    })
    expect(await runCommand(settings, 'delete', 'nobody@example.com')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('There is no account'),
    })
  })
})

test('an operator is told what there is to ask for, whatever was asked', async () => {
  const { settings, drop } = await createDatabase('sqlite', { empty: true })
  const run = (...args: string[]) => runCommand(settings, ...args)
  const usage = { code: 0, stdout: expect.stringContaining('npm run -s admin -- <command>') }
  expect(await run()).toMatchObject(usage)
  for (const asked of ['--help', '-h', 'help']) expect(await run(asked)).toMatchObject(usage)
  expect(await run('constructor')).toMatchObject({ code: 1, stderr: expect.stringContaining('is no command.') })
  expect(await run('dance')).toMatchObject({ code: 1, stderr: expect.stringContaining('"dance" is no command.') })
  expect(await run('users', '--loud')).toMatchObject({ code: 1, stderr: expect.stringContaining('--loud') })
  await drop()
})
