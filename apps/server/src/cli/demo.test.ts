import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as later } from 'node:timers/promises'
import { Query } from 'appwrite'
import { expect, test } from 'vitest'
import { demoAccount } from '../services/demo/demo-athlete.ts'
import { createDatabase } from '../testing/databases.ts'
import { runScript } from '../testing/run-script.ts'
import { startApp } from '../testing/test-app.ts'
import { testClock } from '../testing/test-clock.ts'

const countLogs = (file: string): number => {
  try {
    using database = new DatabaseSync(file, { readOnly: true })
    return Number(database.prepare('select count(*) as logs from meal_logs').get()?.logs)
  } catch {
    // Not made yet.
    return 0
  }
}

test('npm run demo, killed in the middle and run again, builds the demo athlete, in production too', async () => {
  const database = await createDatabase('sqlite', { empty: true })
  const settings = { ...database.settings, NODE_ENV: 'production', PUBLIC_URL: 'http://localhost:3000' }
  const file = join(database.settings.DATA_DIR, 'pacemeal.db')

  const killed = runScript('cli/demo.ts', settings)
  while (countLogs(file) < 10) {
    expect(killed.child.exitCode, killed.stderr).toBeNull()
    await later(5)
  }
  killed.child.kill('SIGKILL')
  expect(await killed.ended).toBeNull()

  const whole = runScript('cli/demo.ts', settings)
  expect(await whole.ended, whole.stderr).toBe(0)
  expect(whole.stdout).toContain(`${demoAccount.email} with the password ${demoAccount.password}`)

  const app = await startApp('sqlite', { sharing: database, clock: testClock(new Date().toISOString()) })
  const demo = app.browser()
  await demo.account.createEmailPasswordSession({ email: demoAccount.email, password: demoAccount.password })
  const list = (collectionId: string) =>
    demo.databases.listDocuments({ databaseId: 'pacemeal', collectionId, queries: [Query.limit(500)] })
  const logs = await list('meal_logs')
  expect(logs.total).toBeGreaterThan(80)
  expect(new Set(logs.documents.map((log) => `${log.loggedAt} ${log.notes}`)).size).toBe(logs.total)
  const statuses = (await list('meal_plans')).documents.map((plan) => plan.status)
  // Late in a week the next one is made as well.
  expect(statuses.filter((status) => status !== 'upcoming')).toEqual(['active'])
  expect((await list('payments')).total).toBe(2)
  await app.close()
  await database.drop()
})

test('npm run demo says what is wrong with a setting, and with a database that does not answer', async () => {
  const database = await createDatabase('sqlite', { empty: true })
  const badSetting = runScript('cli/demo.ts', { ...database.settings, PORT: 'many' })
  expect(await badSetting.ended).toBe(1)
  expect(badSetting.stderr).toContain('PORT is "many"')
  const noDatabase = runScript('cli/demo.ts', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
  expect(await noDatabase.ended).toBe(1)
  expect(noDatabase.stderr).toContain('The database cannot be opened')
  expect(noDatabase.stderr).not.toContain('    at ')
  await database.drop()
})
