import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { collections, dayField, mealPlans } from '@pacemeal/protocol'
import { Kysely, sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../config/read-config.ts'
import type { Config } from '../../config/settings.ts'
import { openFileStore } from '../../providers/files/open-file-store.ts'
import { columnTypes } from '../../store/column-types.ts'
import { migrate } from '../../store/migrate.ts'
import { migrations } from '../../store/migrations/index.ts'
import { openStore } from '../../store/open.ts'
import { postgresDialect } from '../../store/postgres-dialect.ts'
import { readSnapshot } from '../../store/snapshot.ts'
import { sqliteDialect } from '../../store/sqlite-dialect.ts'
import { addRows, readRows, type StoredTable, type StoredValue, storedTables } from '../../store/stored-tables.ts'
import type { Tables } from '../../store/tables.ts'
import { createDatabase, type DatabaseName, databases, type TestDatabase } from '../../testing/databases.ts'
import { testClock } from '../../testing/test-clock.ts'
import { backupBeforeUpgrade } from './backup-before-upgrade.ts'
import { backupFolder, readBackupState } from './nightly-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const BEFORE = '2026-03-01T10:00:00.000Z'
const PERSON = 'ana'
const ROWS = [1, 2]
const releases = migrations.map(({ name }) => name)
const latest = releases.at(-1) ?? ''

type Row = Readonly<Record<string, StoredValue>>
type Content = Readonly<Record<string, readonly Row[]>>

const rawDatabase = (kind: DatabaseName, { settings }: TestDatabase): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect:
      kind === 'sqlite'
        ? sqliteDialect(join(settings.DATA_DIR, 'pacemeal.db'))
        : postgresDialect(settings.DATABASE_URL ?? '', 1, () => undefined).dialect,
  })

/** Columns that hold a person's id, by table; in tables of before collections all are called `userId`. */
const owners: ReadonlyMap<string, string> = new Map(
  collections.flatMap(({ id, owner }) => (owner === null ? [] : [[id, owner] as const])),
)

/** What a column of the n-th row holds: a value of its own, except where it refers to another table's row. */
const storedValue = (
  { name: table, key }: StoredTable,
  column: StoredTable['columns'][number],
  n: number,
): StoredValue => {
  const { name, type } = column
  if (table === 'users' && name === 'id') return n === 1 ? PERSON : `person-${n}`
  if (key.length === 1 && key[0] === name && name === 'userId') return n === 1 ? PERSON : `person-${n}`
  if (name === (owners.get(table) ?? 'userId')) return PERSON
  if (table === 'migrations') return null
  if (table === mealPlans.id && name === dayField('thursday')) return JSON.stringify({ date: '2026-03-05' })
  if (type === 'text') return `${name} ${n}`
  return type === 'integer' ? n : n + 0.25
}

/** Plans had no week, and documents told who shares them, before the steps that changed it. */
const takeBack = async (db: Kysely<Tables>, kind: DatabaseName, done: ReadonlySet<string>): Promise<void> => {
  if (!done.has('0011-plan-weeks')) {
    await sql`drop index ${sql.ref('meal_plans_userId_weekStart')}`.execute(db)
    await sql`alter table ${sql.table('meal_plans')} drop column ${sql.ref('weekStart')}`.execute(db)
  }
  if (done.has('0012-unshared-documents')) return
  for (const { id } of collections) {
    await sql`alter table ${sql.table(id)} add column ${sql.ref('_shared')} ${columnTypes(kind).integer} not null default 0`.execute(
      db,
    )
    await sql`create index ${sql.ref(`${id}_shared`)} on ${sql.table(id)} (${sql.ref('_sequence')}) where ${sql.ref('_shared')} = 1`.execute(
      db,
    )
  }
}

/** A database as the release with this step as its last one left it: two rows in every table. */
const leaveDatabase = async (kind: DatabaseName, database: TestDatabase, release: string): Promise<void> => {
  const db = rawDatabase(kind, database)
  const steps = migrations.filter(({ name }) => name <= release)
  await migrate(db, kind, BEFORE, { steps })
  await takeBack(db, kind, new Set(steps.map(({ name }) => name)))
  for (const table of await storedTables({ db, kind })) {
    if (table.name === 'migrations') continue
    const rows = ROWS.map((n) => table.columns.map((column) => storedValue(table, column, n)))
    await addRows(db, kind, table, rows)
  }
  await db.destroy()
}

const placeOf = ({ settings }: TestDatabase): Config => readConfig({ NODE_ENV: 'test', ...settings })

const contentOf = (database: TestDatabase): Promise<Content> =>
  readSnapshot(placeOf(database), async (snapshot) => {
    const content: Record<string, readonly Row[]> = {}
    for (const table of await storedTables(snapshot)) {
      const rows: Row[] = []
      for await (const row of readRows(snapshot, table)) {
        rows.push(Object.fromEntries(table.columns.map(({ name }, at) => [name, row[at] ?? null])))
      }
      content[table.name] = rows
    }
    return content
  })

/** Tables with their columns and types. */
const schemaOf = (database: TestDatabase): Promise<readonly StoredTable[]> =>
  readSnapshot(placeOf(database), async (snapshot) =>
    (await storedTables(snapshot)).toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  )

/** What becomes of what a release kept, by the steps that moved it. */
const moved = (content: Content): Content => {
  const { wearableGoodbyes = [], billingGoodbyes = [], migrations: _steps, ...kept } = content
  const deletions = [
    ...billingGoodbyes.map(({ customerId, ...rest }) => ({ ...rest, kind: 'billing-customer', subject: customerId })),
    ...wearableGoodbyes.map(({ terraUserId, ...rest }) => ({
      ...rest,
      kind: 'wearable-connection',
      subject: terraUserId,
    })),
  ]
  const rows = Object.entries(kept).map(([table, list]) => {
    const withoutShared = list.map(({ _shared: _unread, ...row }) => row)
    const isUndated = table === mealPlans.id && !list.some((row) => 'weekStart' in row)
    return [table, isUndated ? withoutShared.map((row) => ({ ...row, weekStart: '2026-03-02' })) : withoutShared]
  })
  return { ...Object.fromEntries(rows), ...(deletions.length === 0 ? {} : { deletionOutbox: deletions }) }
}

const made: TestDatabase[] = []
afterEach(async () => {
  for (const database of made.splice(0)) await database.drop()
})
const aDatabase = async (kind: DatabaseName): Promise<TestDatabase> => {
  const database = await createDatabase(kind, { empty: true })
  made.push(database)
  return database
}

const silent = () => undefined

const upgrade = async (config: Config, log: (line: string) => void = silent): Promise<void> => {
  const clock = testClock()
  const files = await openFileStore(config)
  const beforeUpgrade = backupBeforeUpgrade({ config, clock, files, log: pino({}, { write: log }) })
  await (await openStore({ config, clock, onError: silent, beforeUpgrade })).close()
}

describe.each(databases)('an upgrade on %s', (kind) => {
  let schemaOfToday: readonly StoredTable[]
  beforeAll(async () => {
    const fresh = await createDatabase(kind, { empty: true })
    await upgrade({ ...placeOf(fresh), backupBeforeUpgrade: false })
    schemaOfToday = await schemaOf(fresh)
    await fresh.drop()
  })

  test.each(releases)(
    'from the schema of %s keeps every row, and ends with the schema of a new database',
    async (release) => {
      const database = await aDatabase(kind)
      await leaveDatabase(kind, database, release)
      const before = await contentOf(database)
      for (const [table, rows] of Object.entries(before)) {
        if (table !== 'migrations') expect(rows.length, table).toBe(ROWS.length)
      }
      await upgrade({ ...placeOf(database), backupBeforeUpgrade: false })
      const after = await contentOf(database)
      for (const [table, rows] of Object.entries(moved(before))) {
        const expected = rows.map((row) => expect.objectContaining(row))
        expect(after[table], table).toHaveLength(rows.length)
        expect(after[table], table).toEqual(expect.arrayContaining(expected))
      }
      expect(after.migrations?.map(({ name }) => name)).toEqual(releases)
      expect(await schemaOf(database)).toEqual(schemaOfToday)
    },
  )

  test('tells recovery codes of before they were long apart from later ones', async () => {
    const database = await aDatabase(kind)
    await leaveDatabase(kind, database, '0018-renewed-sessions')
    const db = rawDatabase(kind, database)
    await db.deleteFrom('recoveryCodes').execute()
    const madeAt = ['2026-11-23T10:00:00.000Z', '2026-11-23T16:00:00.000Z']
    for (const createdAt of madeAt) {
      await db.insertInto('recoveryCodes').values({ userId: PERSON, codeHash: createdAt, createdAt }).execute()
    }
    await db.destroy()
    await upgrade({ ...placeOf(database), backupBeforeUpgrade: false })
    const { recoveryCodes = [] } = await contentOf(database)
    expect(recoveryCodes.map(({ createdAt, weak }) => [createdAt, weak])).toEqual([
      [madeAt[0], 1],
      [madeAt[1], null],
    ])
  })

  test('backs everything up before, says where, and that backup brings the old rows back', async () => {
    const database = await aDatabase(kind)
    const [oldest = ''] = releases
    await leaveDatabase(kind, database, oldest)
    const before = moved(await contentOf(database))
    const config = { ...placeOf(database), backupBeforeUpgrade: kind === 'sqlite' ? undefined : true }
    const lines: string[] = []
    await upgrade(config, (line) => lines.push(line))
    const [name = ''] = (await readBackupState(config, Date.now())).files
    expect(lines.join()).toContain('everything is backed up before the schema is upgraded')
    expect(lines.join()).toContain(name)

    const place = await aDatabase(kind)
    const target = { config: placeOf(place), files: await openFileStore(placeOf(place)), clock: testClock() }
    const manifest = await restoreBackup(target, join(backupFolder(config), name))
    expect(manifest.steps).toEqual([oldest])
    const restored = await contentOf(place)
    for (const [table, rows] of Object.entries(before)) {
      expect(restored[table], table).toEqual(expect.arrayContaining(rows.map((row) => expect.objectContaining(row))))
    }
    // What is up to date needs no other.
    await upgrade(config)
    expect((await readBackupState(config, Date.now())).files).toEqual([name])
  })

  test('does not begin when the backup cannot be written, and says so in one sentence', async () => {
    const database = await aDatabase(kind)
    const release = releases.at(-2) ?? ''
    await leaveDatabase(kind, database, release)
    const before = await contentOf(database)
    const blocked = join(database.settings.DATA_DIR, 'not-a-folder')
    await writeFile(blocked, '')
    const config = { ...placeOf(database), backupBeforeUpgrade: true, backupDir: blocked }
    await expect(upgrade(config)).rejects.toThrow(
      /^The database cannot be opened: it was not upgraded, because the backup before it could not be written to \S+not-a-folder \([^)]+\); make room there, .*BACKUP_BEFORE_UPGRADE=off[^.]*\.$/,
    )
    expect(await contentOf(database)).toEqual(before)
  })

  test('makes no backup of a new database, nor where the settings want none', async () => {
    const fresh = placeOf(await aDatabase(kind))
    await upgrade({ ...fresh, backupBeforeUpgrade: true })
    expect((await readBackupState(fresh, Date.now())).files).toEqual([])
    const old = await aDatabase(kind)
    await leaveDatabase(kind, old, releases.at(-2) ?? '')
    const config = placeOf(old)
    await upgrade(kind === 'sqlite' ? { ...config, backupBeforeUpgrade: false } : config)
    expect((await readBackupState(config, Date.now())).files).toEqual([])
    expect((await contentOf(old)).migrations?.map(({ name }) => name)).toContain(latest)
  })
})
