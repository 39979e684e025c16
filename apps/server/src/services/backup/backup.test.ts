import { copyFile, mkdtemp, open, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { DAY_MS, HOUR_MS, parseJson } from '@pacemeal/domain'
import { databaseId } from '@pacemeal/protocol'
import { ID } from 'appwrite'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../config/read-config.ts'
import { openFileStore } from '../../providers/files/open-file-store.ts'
import { openStore } from '../../store/open.ts'
import { createDatabase, databases, type TestDatabase } from '../../testing/databases.ts'
import { killRestores } from '../../testing/kill-restores.ts'
import { allowLoggedError } from '../../testing/logged-errors.ts'
import { runScript } from '../../testing/run-script.ts'
import { storedDigests } from '../../testing/stored-digests.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { type Person, signUp } from '../../testing/test-browser.ts'
import { testClock } from '../../testing/test-clock.ts'
import { aPicture, fileOf } from '../../testing/test-pictures.ts'
import { unzip } from '../../testing/zip.ts'
import { exportData } from '../owned-data/export-data.ts'
import { backupName } from './backup-format.ts'
import { backUpNightly, lastDue, readBackupState } from './nightly-backup.ts'
import { openBackup } from './open-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const targetOf = async ({ settings }: TestDatabase) => {
  const config = readConfig({ ...settings })
  return { config, files: await openFileStore(config), clock: testClock() }
}

const logMeal = ({ databases: api, userId }: Person, notes: string, documentId = ID.unique()) =>
  api.createDocument({
    databaseId,
    collectionId: 'meal_logs',
    documentId,
    data: { user: userId, loggedAt: '2026-03-02T07:00:00Z', mealTime: 'lunch', notes },
  })

/** Everything that a person is given of theirs, without the moment at which they asked. */
const exportOf = async ({ backend }: TestApp, userId: string): Promise<unknown> => {
  const files = await unzip(await buffer(await exportData(backend, userId)))
  return [...files].map(([name, bytes]) => {
    const data = name === 'data.json' ? parseJson(bytes.toString('utf8')) : undefined
    return [name, typeof data === 'object' ? { ...data, exportedAt: '' } : bytes.toString('base64')]
  })
}

describe.each(databases)('a backup of %s', (name) => {
  const other: 'sqlite' | 'postgres' = name === 'sqlite' ? 'postgres' : 'sqlite'
  let app: TestApp
  let maya: Person
  let folder: string
  let whole: string
  const made: TestDatabase[] = []
  const anEmpty = async (kind: 'sqlite' | 'postgres'): Promise<TestDatabase> => {
    const database = await createDatabase(kind, { empty: true })
    made.push(database)
    return database
  }
  const source = () => ({ ...app.backend, release: '0.1.0' })

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pacemeal-backup-'))
    app = await startApp(name, { settings: { JOB_WORKERS: '0' } })
    maya = await signUp(app.browser())
    await maya.storage.createFile({
      bucketId: 'profile_images',
      fileId: 'unique()',
      file: fileOf(await aPicture(), 'me.jpg'),
    })
    for (let at = 0; at < 120; at++) await logMeal(maya, `Porridge – “no. ${at}”, ½ banana`)
    whole = (await writeBackup(source(), folder)).path
  })
  afterAll(async () => {
    await app.close()
    for (const database of made) await database.drop()
    await rm(folder, { recursive: true, force: true })
  })

  test.each([name, other] as const)(
    'restores into an empty %s, and gives people the very same export',
    async (kind) => {
      const place = await anEmpty(kind)
      await restoreBackup(await targetOf(place), whole)
      const restored = await startApp(kind, { sharing: place, settings: { JOB_WORKERS: '0' } })
      const again: Person = { ...restored.browser(), userId: maya.userId, email: maya.email }
      again.client.setSession(maya.cookies.get('a_session_pacemeal')?.value ?? '')
      expect(await exportOf(restored, maya.userId)).toEqual(await exportOf(app, maya.userId))
      const log = await logMeal(again, 'the first one afterwards')
      expect(Number(log.$sequence)).toBeGreaterThan(120)
      await restored.close()
    },
  )

  test('made while people log holds everything that was acknowledged before it began', async () => {
    const acknowledged: string[] = []
    let isOver = false
    const log = async () => {
      while (!isOver) acknowledged.push((await logMeal(maya, 'under way')).$id)
    }
    const writers = [log(), log(), log()]
    await expect.poll(() => acknowledged.length).toBeGreaterThan(20)
    const before = [...acknowledged]
    const { path } = await writeBackup(source(), await mkdtemp(join(folder, 'load-')))
    isOver = true
    await Promise.all(writers)

    const backup = await openBackup(path)
    const table = backup.manifest.tables.find((one) => one.name === 'meal_logs')
    if (table === undefined) throw new Error('no meal_logs')
    const idAt = table.columns.findIndex((column) => column.name === '_id')
    const ids = new Set<unknown>()
    for await (const row of backup.rows(table)) ids.add(row[idAt])
    backup.close()
    expect(before.filter((id) => !ids.has(id))).toEqual([])
  })

  test('that is cut off or altered changes nothing, and says so', async () => {
    const place = await anEmpty(name)
    await restoreBackup(await targetOf(place), whole)
    const before = await storedDigests(place)
    const broken = join(folder, 'broken.zip')
    const { length } = await readFile(whole)
    for (const kept of [0, 1000, Math.floor(length / 2), length - 1]) {
      await copyFile(whole, broken)
      await truncate(broken, kept)
      await expect(restoreBackup(await targetOf(place), broken)).rejects.toThrow(
        /no whole backup.*Nothing was changed\./,
      )
    }
    const refusals: string[] = []
    for (const at of [200, Math.floor(length / 3), Math.floor(length / 2)]) {
      await copyFile(whole, broken)
      const file = await open(broken, 'r+')
      await file.write(Buffer.from('damage'), 0, 6, at)
      await file.close()
      // Where nothing is read, nothing is hurt.
      await restoreBackup(await targetOf(place), broken).catch((error: Error) => refusals.push(error.message))
    }
    expect(refusals.length).toBeGreaterThan(0)
    for (const refusal of refusals) expect(refusal).toMatch(/ is no whole backup: .*Nothing was changed\.$/)
    await expect(restoreBackup(await targetOf(place), join(folder, 'none.zip'))).rejects.toThrow('There is no file')
    expect(await storedDigests(place)).toEqual(before)
  })

  test('of a newer release is refused in one sentence, and so is its database', async () => {
    const place = await anEmpty(name)
    await restoreBackup(await targetOf(place), whole)
    const config = readConfig({ ...place.settings })
    const store = await openStore({ config, clock: testClock(), onError: () => undefined })
    await store.db
      .insertInto('migrations')
      .values({ name: '9999-later', appliedAt: '2027-01-01T00:00:00.000Z' })
      .execute()
    await store.close()
    const newer = await writeBackup(
      { ...(await targetOf(place)), release: '9.0.0' },
      await mkdtemp(join(folder, 'newer-')),
    )
    await expect(restoreBackup(await targetOf(place), newer.path)).rejects.toThrow(
      'was made by a newer release of Pacemeal (9.0.0), which knows 9999-later. Update Pacemeal first. Nothing was changed.',
    )
    await expect(openStore({ config, clock: testClock(), onError: () => undefined })).rejects.toThrow(
      'The database cannot be opened: it was made by a newer release of Pacemeal, which knows 9999-later.',
    )
  })

  test('goes over what is there, and what only the replaced rows knew is left over for the server to remove', async () => {
    const place = await anEmpty(name)
    await restoreBackup(await targetOf(place), whole)
    const later = await startApp(name, { sharing: place, settings: { JOB_WORKERS: '0' } })
    const noah = await signUp(later.browser(), 'Noah', ID.unique())
    const file = fileOf(await aPicture({ width: 30 }), 'noah.jpg')
    await noah.storage.createFile({ bucketId: 'profile_images', fileId: 'unique()', file })
    const rows = await later.backend.store.db.selectFrom('files').select(['storedAs', 'userId']).execute()
    const [theirs] = rows.filter((row) => row.userId === noah.userId)
    await later.close()

    const target = await targetOf(place)
    for (const { storedAs, userId } of rows)
      if (userId === maya.userId) await target.files.put(storedAs, Buffer.from('damaged'))
    await restoreBackup(target, whole)
    const [kept] = rows.filter((row) => row.userId === maya.userId)
    expect((await target.files.get(kept?.storedAs ?? ''))?.length).toBeGreaterThan(100)
    const store = await openStore({ config: target.config, clock: testClock(), onError: () => undefined })
    expect(await store.db.selectFrom('users').select('id').execute()).toEqual([{ id: maya.userId }])
    const leftovers = await store.db.selectFrom('leftovers').select('storedAs').execute()
    expect(leftovers).toContainEqual({ storedAs: theirs?.storedAs })
    await store.close()
  })

  test('killed while it is restored leaves wholly the old or wholly the new', async () => {
    const place = await anEmpty(name)
    await signUp(app.browser(), 'Ana')
    app.clock.advance(1000)
    const second = await writeBackup(source(), folder)
    const killed = await killRestores(place, [whole, second.path], [0.8, 1])
    expect(killed.torn).toEqual([])
    expect(killed.old + killed.new).toBe(2)
  })
})

test('a damaged SQLite database is replaced, and kept aside', async () => {
  const app = await startApp('sqlite', { settings: { JOB_WORKERS: '0' } })
  const maya = await signUp(app.browser())
  const folder = await mkdtemp(join(tmpdir(), 'pacemeal-damaged-'))
  const { path } = await writeBackup({ ...app.backend, release: '0.1.0' }, folder)
  const place = await createDatabase('sqlite', { empty: true })
  await writeFile(join(place.settings.DATA_DIR, 'pacemeal.db'), 'this is no database at all'.repeat(500))
  await writeFile(join(place.settings.DATA_DIR, 'pacemeal.db-wal'), 'nor is this a log')
  const target = await targetOf(place)
  await restoreBackup(target, path)
  const store = await openStore({ config: target.config, clock: testClock(), onError: () => undefined })
  expect(await store.db.selectFrom('users').select('id').execute()).toEqual([{ id: maya.userId }])
  await store.close()
  const names = await readdir(place.settings.DATA_DIR)
  expect(names.filter((name) => name.startsWith('pacemeal.db.damaged-'))).not.toEqual([])
  await app.close()
  await place.drop()
  await rm(folder, { recursive: true, force: true })
})

test('an argument that is not taken is answered with those that are', async () => {
  const backup = runScript('cli/backup.ts', {}, ['backup.zip'])
  const restore = runScript('cli/restore.ts', {}, ['--force', 'backup.zip'])
  expect(await Promise.all([backup.ended, restore.ended])).toEqual([1, 1])
  expect(backup.stderr).toContain('-- --to <folder>')
  expect(restore.stderr).toContain('npm run restore -- data/backups/pacemeal-....zip --yes')
})

test('a backup of nothing is one sentence', async () => {
  const place = await createDatabase('sqlite', { empty: true })
  const source = { ...(await targetOf(place)), release: '0.1.0' }
  await expect(writeBackup(source, join(place.settings.DATA_DIR, 'backups'))).rejects.toThrow(
    'The database cannot be opened: there is no file',
  )
  expect(await readdir(join(place.settings.DATA_DIR, 'backups'))).toEqual([])
  await place.drop()
})

test('a Postgres database that a server uses is not replaced', async () => {
  const app = await startApp('postgres', { settings: { JOB_WORKERS: '0' } })
  await signUp(app.browser())
  const folder = await mkdtemp(join(tmpdir(), 'pacemeal-used-'))
  const { path } = await writeBackup({ ...app.backend, release: '0.1.0' }, folder)
  await expect(restoreBackup(await targetOf(app.database), path)).rejects.toThrow(
    'The database is in use. Stop every server and command on it first.',
  )
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

test('a Postgres database that somebody has just left is replaced', async () => {
  const app = await startApp('sqlite', { settings: { JOB_WORKERS: '0' } })
  const place = await createDatabase('postgres')
  const folder = await mkdtemp(join(tmpdir(), 'pacemeal-left-'))
  const { path } = await writeBackup({ ...app.backend, release: '0.1.0' }, folder)
  const other = new pg.Client({ connectionString: place.settings.DATABASE_URL })
  await other.connect()
  const restored = restoreBackup(await targetOf(place), path)
  // Leaves once the restore has looked who is there, and has seen it.
  const looks = `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and query like '%pg_stat_activity%' and state = 'idle'`
  await Promise.race([restored, expect.poll(async () => (await other.query(looks)).rowCount).toBe(1)])
  await other.end()
  expect((await restored).steps.length).toBeGreaterThan(0)
  await app.close()
  await place.drop()
  await rm(folder, { recursive: true, force: true })
})

describe('nightly backups', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp('sqlite', { settings: { JOB_WORKERS: '0' } })
    await signUp(app.browser())
  })
  afterAll(() => app.close())

  test('are due at their hour, once a day', () => {
    const at = (text: string) => Date.parse(`2026-03-${text}Z`)
    expect(lastDue(at('02T08:15'), 3)).toBe(at('02T03:00'))
    expect(lastDue(at('02T02:59'), 3)).toBe(at('01T03:00'))
    expect(lastDue(at('02T03:00'), 3)).toBe(at('02T03:00'))
  })

  test('are made once a night, as many kept as the setting says, and one a week is tried', async () => {
    const config = { ...app.backend.config, backupHour: 3, backupKeep: 2 }
    const backend = { ...app.backend, config }
    const { clock } = backend
    await backUpNightly(backend)
    const first = await readBackupState(config, clock.now())
    expect(first.files).toHaveLength(1)
    expect(first.trial).toMatchObject({ file: first.files[0], restored: true })
    await backUpNightly(backend)
    expect((await readBackupState(config, clock.now())).files).toEqual(first.files)
    for (let night = 0; night < 3; night++) {
      clock.advance?.(DAY_MS)
      await backUpNightly(backend)
    }
    const later = await readBackupState(config, clock.now())
    expect(later.files).toHaveLength(2)
    expect(later.files).not.toContain(first.files[0])
    expect(later.lastAt).toBe(clock.now())
    expect(later.trial).toEqual(first.trial)
    clock.advance?.(4 * DAY_MS + HOUR_MS)
    await backUpNightly(backend)
    const last = await readBackupState(config, clock.now())
    expect(last.trial).toMatchObject({ file: last.files[0], restored: true })
    expect(await readdir(join(config.dataDir, 'backups'))).not.toContain('trial')
  })

  test('go on after a clock that ran ahead, whose backups give way first', async () => {
    const backupDir = await mkdtemp(join(tmpdir(), 'pacemeal-backups-'))
    const config = { ...app.backend.config, backupHour: 3, backupKeep: 2, backupDir }
    const backend = { ...app.backend, config }
    const { clock } = backend
    const right = clock.now()
    const state = () => readBackupState(config, clock.now())
    for (let night = 0; night < 2; night++) {
      clock.advance?.(30 * DAY_MS)
      await backUpNightly(backend)
    }
    const ahead = await state()
    clock.advance?.(right - clock.now())
    expect(await state()).toMatchObject({ files: ahead.files, lastAt: undefined, trial: undefined })
    await backUpNightly(backend)
    const [made] = (await state()).files
    expect(await state()).toMatchObject({
      files: [made, ahead.files[0]],
      lastAt: right,
      trial: { file: made, restored: true },
    })
    clock.advance?.(DAY_MS)
    await backUpNightly(backend)
    const { files } = await state()
    expect([files.length, files[1]]).toEqual([2, made])
    await rm(backupDir, { recursive: true, force: true })
  })

  test('that cannot be restored are told of, and tried again the next night', async () => {
    allowLoggedError('the newest backup could not be restored')
    const backupDir = await mkdtemp(join(tmpdir(), 'pacemeal-backups-'))
    const config = { ...app.backend.config, backupHour: 3, backupDir }
    const backend = { ...app.backend, config }
    const { clock } = backend
    const broken = join(backupDir, backupName(clock.now()))
    await writeFile(broken, 'no archive')
    await backUpNightly(backend)
    expect((await readBackupState(config, clock.now())).trial).toMatchObject({ restored: false })
    clock.advance?.(DAY_MS)
    await backUpNightly(backend)
    expect((await readBackupState(config, clock.now())).trial).toMatchObject({ restored: true })
    await rm(backupDir, { recursive: true, force: true })
  })
})
