import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../store/migrate.ts'
import { migrations } from '../../store/migrations/index.ts'
import { postgresDialect } from '../../store/postgres-dialect.ts'
import { sqliteDialect } from '../../store/sqlite-dialect.ts'
import type { Tables } from '../../store/tables.ts'
import { createDatabase, type DatabaseName, databases, type TestDatabase } from '../../testing/databases.ts'
import { startApp } from '../../testing/test-app.ts'
import { startTestStripe } from '../../testing/test-stripe.ts'
import { startTestTerra } from '../../testing/test-terra.ts'
import { type DeletionHandler, processDeletions, requestDeletions } from './deletion-outbox.ts'

const BEFORE = '2026-03-01T10:00:00.000Z'

/** The database as a release before the outbox left it, in the middle of telling both services. */
const leaveRowsOfBefore = async (
  name: DatabaseName,
  { settings }: TestDatabase,
  waiting: { readonly connection: string; readonly customer: string },
): Promise<void> => {
  const dialect =
    settings.DATABASE_URL === undefined
      ? sqliteDialect(join(settings.DATA_DIR, 'pacemeal.db'))
      : postgresDialect(settings.DATABASE_URL, 1, () => undefined).dialect
  const db = new Kysely<Tables>({ dialect })
  const steps = migrations.filter((step) => step.name < '0010')
  await migrate(db, name, BEFORE, { steps })
  const columns = sql`${sql.ref('dueAt')}, ${sql.ref('attempts')}`
  await sql`insert into ${sql.table('wearableGoodbyes')} (${sql.ref('terraUserId')}, ${columns}) values (${waiting.connection}, ${BEFORE}, 3)`.execute(
    db,
  )
  await sql`insert into ${sql.table('billingGoodbyes')} (${sql.ref('customerId')}, ${columns}) values (${waiting.customer}, ${BEFORE}, 0)`.execute(
    db,
  )
  await db.destroy()
}

describe.each(databases)('the outbox of deletions on %s', (name) => {
  test('takes over what waited before it was there, and has it deleted at the next start', async () => {
    const database = await createDatabase(name, { empty: true })
    const terra = await startTestTerra()
    const stripe = await startTestStripe(() => Date.parse(BEFORE))
    const { userId: connection } = terra.connect('somebody-who-is-gone', 'garmin')
    await leaveRowsOfBefore(name, database, { connection, customer: 'cus_gone' })

    const settings = { ...terra.settings, ...stripe.settings }
    const app = await startApp(name, { sharing: database, settings })
    const { db } = app.backend.store
    await expect.poll(() => db.selectFrom('deletionOutbox').selectAll().execute()).toEqual([])
    expect(terra.people.has(connection)).toBe(false)
    expect(stripe.asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['DELETE customers/cus_gone'])
    const tables = (await db.introspection.getTables()).map((table) => table.name)
    expect(tables).toContain('deletionOutbox')
    expect(tables.filter((table) => table.endsWith('Goodbyes'))).toEqual([])
    await app.close()
    await database.drop()
    await Promise.all([terra.close(), stripe.close()])
  })

  const anOutbox = async (...subjects: string[]) => {
    const { backend, clock, close } = await startApp(name)
    onTestFinished(close)
    await backend.store.transact((tx) => requestDeletions(tx, backend, 'billing-customer', subjects))
    return { backend, clock }
  }
  type Asked = Awaited<ReturnType<typeof anOutbox>>['backend']
  const aHandler = (askFor: (subject: string) => Promise<void>): DeletionHandler<Asked> => ({
    kind: 'billing-customer',
    isSetUp: () => true,
    askFor: (_, subject) => askFor(subject),
    isFinal: () => false,
    warning: 'the service of this test did not answer',
  })

  test('of several processes asks the service once for each', async () => {
    const { backend } = await anOutbox('cus_1', 'cus_2', 'cus_3')
    const asked: string[] = []
    const { promise: free, resolve: answer } = Promise.withResolvers<void>()
    const handler = aHandler(async (subject) => {
      asked.push(subject)
      await free
    })
    const processes = [1, 2, 3, 4].map(() => processDeletions(backend, handler))
    await expect.poll(() => asked.toSorted()).toEqual(['cus_1', 'cus_2', 'cus_3'])
    answer()
    const deleted = await Promise.all(processes)
    expect(deleted.toSorted()).toEqual([0, 1, 1, 1])
    expect(asked).toHaveLength(3)
  })

  test('tries again after a wait that doubles, also when the process died while it asked', async () => {
    const { backend, clock } = await anOutbox('cus_1')
    const { promise: never } = Promise.withResolvers<void>()
    const { promise: isAsking, resolve: asking } = Promise.withResolvers<void>()
    const dying = aHandler(() => {
      asking()
      return never
    })
    void processDeletions(backend, dying)
    await isAsking
    let asked = 0
    const answering = aHandler(async () => {
      asked += 1
    })
    clock.advance(9 * 60_000)
    expect(await processDeletions(backend, answering)).toBe(0)
    clock.advance(60_000)
    const silentLog = Object.assign(Object.create(backend.log), { warn: () => undefined })
    const down = aHandler(() => Promise.reject(new Error('It is down.')))
    expect(await processDeletions({ ...backend, log: silentLog }, down)).toBe(0)
    clock.advance(19 * 60_000)
    expect(await processDeletions(backend, answering)).toBe(0)
    clock.advance(60_000)
    expect([await processDeletions(backend, answering), asked]).toEqual([1, 1])
  })

  test('keeps what it holds twice once, and waits for a service that is not set up', async () => {
    const { backend } = await anOutbox('cus_1', 'cus_2')
    await requestDeletions(backend.store, backend, 'billing-customer', ['cus_2'])
    const handler = aHandler(() => Promise.reject(new Error('Nobody may ask.')))
    expect(await processDeletions(backend, { ...handler, isSetUp: () => false })).toBe(0)
    const rows = backend.store.db.selectFrom('deletionOutbox').select(['subject', 'attempts']).orderBy('subject')
    expect(await rows.execute()).toEqual([
      { subject: 'cus_1', attempts: 0 },
      { subject: 'cus_2', attempts: 0 },
    ])
  })
})
