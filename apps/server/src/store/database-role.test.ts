import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readConfig } from '../config/read-config.ts'
import { rootFolder } from '../config/root-folder.ts'
import { newId } from '../ids.ts'
import { openFileStore } from '../providers/files/open-file-store.ts'
import { restoreBackup } from '../services/backup/restore-backup.ts'
import { writeBackup } from '../services/backup/write-backup.ts'
import type { TestDatabase } from '../testing/databases.ts'
import { runAdmin } from '../testing/postgres-cluster.ts'
import { startApp } from '../testing/test-app.ts'
import { goodPassword, signUp } from '../testing/test-browser.ts'
import { testClock } from '../testing/test-clock.ts'

const admin = inject('postgresUrl')

/** The cluster of the tests has a superuser and a database of the same name already. */
const role = `role_${newId()}`
const password = 'a password of the tests'

/** What the file says, statement by statement, with the password that psql reads from the secret. */
const statements = readFileSync(join(rootFolder, 'deploy/database-role.sql'), 'utf8')
  .replaceAll(/^(?:--|\\).*\n/gm, '')
  .replaceAll('pacemeal', role)
  .replace(":'password'", `'${password}'`)
  .split(';')
  .map((one) => one.trim())
  .filter((one) => one !== '')

describe('with the role of deploy/database-role.sql', () => {
  const ownUrl = new URL(admin)
  let database: TestDatabase

  beforeAll(async () => {
    for (const statement of statements) await runAdmin(admin, statement)
    Object.assign(ownUrl, { username: role, password: encodeURIComponent(password), pathname: `/${role}` })
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'pacemeal-role-'))
    database = {
      settings: { DATA_DIR, DATABASE_URL: ownUrl.href },
      async drop() {
        await runAdmin(admin, `drop database ${role} with (force)`)
        await runAdmin(admin, `drop role ${role}`)
        await rm(DATA_DIR, { recursive: true })
      },
    }
  })
  afterAll(() => database.drop())

  test('the server makes its schema and keeps people, and a backup is restored', async () => {
    const start = () => startApp('postgres', { sharing: database, settings: { JOB_WORKERS: '0' } })
    const app = await start()
    const { email, account, userId } = await signUp(app.browser())
    const { path } = await writeBackup({ ...app.backend, release: '0.1.0' }, database.settings.DATA_DIR)
    await account.updateName({ name: 'After the backup' })
    await app.close()

    const config = readConfig({ ...database.settings })
    await restoreBackup({ config, files: await openFileStore(config), clock: testClock() }, path)
    const again = await start()
    const browser = again.browser()
    await browser.account.createEmailPasswordSession({ email, password: goodPassword })
    expect(await browser.account.get()).toMatchObject({ $id: userId, name: 'Maya Lindgren' })
    await again.close()
  })

  test.each([
    ['makes no database', 'create database another', '42501'],
    ['makes no role', 'create role another', '42501'],
    ['makes itself no superuser', `alter role ${role} superuser`, '42501'],
    ['reads no file of the machine', "select pg_read_file('postgresql.conf')", '42501'],
    ['starts no program', "copy (select 1) to program 'true'", '42501'],
  ])('%s', async (_, statement, code) => {
    await expect(runAdmin(ownUrl.href, statement)).rejects.toMatchObject({ code })
  })

  test('is let into no other database', async () => {
    const elsewhere = new URL(ownUrl)
    elsewhere.pathname = '/postgres'
    await expect(runAdmin(elsewhere.href, 'select 1')).rejects.toMatchObject({ code: '42501' })
  })
})
