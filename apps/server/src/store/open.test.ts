import { collections } from '@pacemeal/protocol'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config/read-config.ts'
import { newId } from '../ids.ts'
import { createDatabase, databases, type TestDatabase } from '../testing/databases.ts'
import { testClock } from '../testing/test-clock.ts'
import { openStore, type Store, type Transaction } from './open.ts'
import { isBrokenReference, isTaken } from './violations.ts'

const now = '2026-03-02T08:15:30.000Z'

const addUser = (handle: Pick<Transaction, 'db'>, id: string) =>
  handle.db
    .insertInto('users')
    .values({
      id,
      email: `${id}@athletes.example`,
      emailVerified: 0,
      name: '',
      passwordHash: null,
      passwordChangedAt: null,
      prefs: '{}',
      blocked: 0,
      createdAt: now,
      updatedAt: now,
      accessedAt: now,
    })
    .execute()

const isThere = async (store: Store, id: string): Promise<boolean> =>
  (await store.db.selectFrom('users').select('id').where('id', '=', id).execute()).length === 1

describe.each(databases)('the store on %s', (name) => {
  let database: TestDatabase
  let store: Store
  let failures: unknown[]
  const open = () =>
    openStore({
      config: readConfig({ ...database.settings }),
      clock: testClock(),
      onError: (error) => failures.push(error),
    })
  beforeAll(async () => {
    failures = []
    database = await createDatabase(name, { empty: true })
    store = await open()
  })
  afterAll(async () => {
    await store.close()
    await database.drop()
  })

  test('a transaction is kept whole or not at all', async () => {
    const [kept, lost] = [newId(), newId()]
    await store.transact((tx) => addUser(tx, kept))
    const broken = store.transact(async (tx) => {
      await addUser(tx, lost)
      throw new Error('the kitchen burns')
    })
    await expect(broken).rejects.toThrow('the kitchen burns')
    expect([await isThere(store, kept), await isThere(store, lost)]).toEqual([true, false])
  })

  test('nobody sees a transaction before it is kept', async () => {
    const id = newId()
    const { promise: looked, resolve: goOn } = Promise.withResolvers<void>()
    const { promise: written, resolve: hasWritten } = Promise.withResolvers<void>()
    const transaction = store.transact(async (tx) => {
      await addUser(tx, id)
      hasWritten()
      await looked
    })
    await written
    const before = await isThere(store, id)
    goOn()
    await transaction
    expect([before, await isThere(store, id)]).toEqual([false, true])
  })

  test('using the store inside a transaction is refused at once, and nothing is kept', async () => {
    const id = newId()
    const lookUp = store.gather<string, boolean>({
      together: (ids) => Promise.all(ids.map((one) => isThere(store, one))),
      alone: (one) => isThere(store, one),
    })
    const misuses: ((tx: Transaction) => Promise<unknown>)[] = [
      () => store.db.selectFrom('users').selectAll().execute(),
      () => addUser(store, newId()),
      () => store.transact(async () => 'nested'),
      () => store.ping(),
      () => lookUp(id),
    ]
    for (const misuse of misuses) {
      const call = store.transact(async (tx) => {
        await addUser(tx, id)
        return misuse(tx)
      })
      await expect(call).rejects.toThrow('Use the transaction handle')
      expect(await isThere(store, id)).toBe(false)
    }
  })

  test('what is told is told after the commit, in order, and not when it was refused', async () => {
    const id = newId()
    const told: string[] = []
    await store.transact(async (tx) => {
      tx.afterCommit(async () => {
        told.push(`first, kept: ${await isThere(store, id)}`)
      })
      tx.afterCommit(() => {
        throw new Error('nobody listens')
      })
      tx.afterCommit(() => {
        told.push('last')
      })
      await addUser(tx, id)
      told.push('written')
    })
    await store
      .transact(async (tx) => {
        tx.afterCommit(() => {
          told.push('never')
        })
        throw new Error('refused')
      })
      .catch(() => undefined)
    expect(told).toEqual(['written', 'first, kept: true', 'last'])
    expect(failures).toEqual([new Error('nobody listens')])
  })

  test('many transactions at once all count', async () => {
    const id = newId()
    await addUser(store, id)
    const raise = () =>
      store.transact(async (tx) => {
        const lock = name === 'postgres' ? sql`for update` : sql``
        const { rows } = await sql<{ blocked: number }>`select blocked from users where id = ${id} ${lock}`.execute(
          tx.db,
        )
        await tx.db
          .updateTable('users')
          .set({ blocked: (rows[0]?.blocked ?? 0) + 1 })
          .where('id', '=', id)
          .execute()
      })
    await Promise.all(Array.from({ length: 50 }, raise))
    const user = await store.db.selectFrom('users').select('blocked').where('id', '=', id).executeTakeFirstOrThrow()
    expect(user.blocked).toBe(50)
  })

  test('the database itself refuses a second account of one address and a row of nobody', async () => {
    const id = newId()
    await addUser(store, id)
    expect(isTaken(await addUser(store, id).catch((error: unknown) => error))).toBe(true)
    const orphan = store.db
      .insertInto('tokens')
      .values({
        id: newId(),
        userId: 'nobody',
        purpose: 'recovery',
        secretHash: newId(),
        subject: '',
        createdAt: now,
        expiresAt: now,
      })
      .execute()
    expect(isBrokenReference(await orphan.catch((error: unknown) => error))).toBe(true)
  })

  test('with an account goes everything that belongs to it', async () => {
    const id = newId()
    await addUser(store, id)
    const { db } = store
    await db
      .insertInto('tokens')
      .values({
        id: newId(),
        userId: id,
        purpose: 'recovery',
        secretHash: newId(),
        subject: '',
        createdAt: now,
        expiresAt: now,
      })
      .execute()
    const system = { _id: newId(), _createdAt: now, _updatedAt: now, _permissions: '[]' }
    await db
      .insertInto('meal_logs')
      .values({ ...system, user: id, loggedAt: now, mealTime: 'lunch' } as never)
      .execute()
    await db.deleteFrom('users').where('id', '=', id).execute()
    expect(await db.selectFrom('tokens').select('id').where('userId', '=', id).execute()).toEqual([])
    expect(await db.selectFrom('meal_logs').select('_id').where('user', '=', id).execute()).toEqual([])
  })

  test('opening again changes nothing and keeps everything', async () => {
    const id = newId()
    await addUser(store, id)
    const again = await Promise.all([open(), open()])
    expect(await isThere(again[0], id)).toBe(true)
    await Promise.all(again.map((one) => one.close()))
  })

  test('plans of before plans had dates are given the Monday of their week, and unreadable ones stay', async () => {
    const owner = newId()
    await addUser(store, owner)
    const plan = { _createdAt: now, _updatedAt: now, _permissions: '[]', userId: owner, status: 'active' }
    const thursday = JSON.stringify({ day: 'thursday', date: '2026-03-05' })
    await store.db
      .insertInto('meal_plans')
      .values([
        { ...plan, _id: 'dated', thursday_plan: thursday },
        { ...plan, _id: 'broken', monday_plan: 'no JSON', tuesday_plan: '{"date":"someday"}' },
        { ...plan, _id: 'none', status: 'failed' },
      ])
      .execute()
    await sql`drop index ${sql.ref('meal_plans_userId_weekStart')}`.execute(store.db)
    await sql`alter table ${sql.table('meal_plans')} drop column ${sql.ref('weekStart')}`.execute(store.db)
    await store.db.deleteFrom('migrations').where('name', '=', '0011-plan-weeks').execute()
    const again = await open()
    const plans = await again.db.selectFrom('meal_plans').select(['_id', 'weekStart']).orderBy('_sequence').execute()
    expect(plans).toEqual([
      { _id: 'dated', weekStart: '2026-03-02' },
      { _id: 'broken', weekStart: null },
      { _id: 'none', weekStart: null },
    ])
    await again.close()
  })

  test('what told shared documents apart goes, and the documents stay', async () => {
    const { db } = store
    const owner = newId()
    await addUser(store, owner)
    const log = { _createdAt: now, _updatedAt: now, _permissions: '[]', user: owner, loggedAt: now, mealTime: 'lunch' }
    await sql`alter table ${sql.table('meal_logs')} add column ${sql.ref('_shared')} integer not null default 1`.execute(
      db,
    )
    await sql`create index ${sql.ref('meal_logs_shared')} on ${sql.table('meal_logs')} (${sql.ref('_sequence')}) where ${sql.ref('_shared')} = 1`.execute(
      db,
    )
    await db
      .insertInto('meal_logs')
      .values({ ...log, _id: owner } as never)
      .execute()
    await db.deleteFrom('migrations').where('name', '=', '0012-unshared-documents').execute()
    const again = await open()
    const tables = await again.db.introspection.getTables()
    expect(tables.filter(({ columns }) => columns.some(({ name }) => name === '_shared'))).toEqual([])
    const kept = await again.db.selectFrom('meal_logs').select(['_id', 'mealTime']).where('user', '=', owner).execute()
    expect(kept).toEqual([{ _id: owner, mealTime: 'lunch' }])
    await again.close()
  })

  test('who had three snacks stored while a day had one keeps one, and everything else as it was', async () => {
    const owner = newId()
    await addUser(store, owner)
    const system = { _id: owner, _createdAt: now, _updatedAt: now, _permissions: '[]', user: owner }
    const preferences = (snacks: number) => JSON.stringify({ leftoverDays: 3, snacks, never: ['"snacks":3'] })
    await store.db
      .insertInto('kitchen_preferences')
      .values({ ...system, preferences: preferences(3) } as never)
      .execute()
    await store.db.deleteFrom('migrations').where('name', '=', '0013-one-snack').execute()
    const again = await open()
    const kept = await again.db
      .selectFrom('kitchen_preferences')
      .select('preferences')
      .where('_id', '=', owner)
      .execute()
    expect(kept).toEqual([{ preferences: preferences(1) }])
    await again.close()
  })

  test('a field that is declared later gets its column, and the rows stay', async () => {
    await sql`alter table ${sql.table('settings')} drop column ${sql.ref('type')}`.execute(store.db)
    const again = await open()
    const tables = await again.db.introspection.getTables()
    for (const one of collections) {
      const columns = tables.find((table) => table.name === one.id)?.columns.map((column) => column.name)
      expect(columns).toEqual(expect.arrayContaining(Object.keys(one.fields)))
    }
    await again.close()
  })
})

test('a database that cannot be reached ends the start with its reason', async () => {
  const config = readConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
  await expect(openStore({ config, clock: testClock(), onError: () => undefined })).rejects.toThrow(/ECONNREFUSED/)
})
