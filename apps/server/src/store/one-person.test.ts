import { DAY_MS } from '@pacemeal/domain'
import { databaseId } from '@pacemeal/protocol'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../ids.ts'
import { askForPlan, signUpAthlete } from '../testing/planned-people.ts'
import { startApp, type TestApp } from '../testing/test-app.ts'
import { goodPassword, type Person } from '../testing/test-browser.ts'
import { untilIdle } from '../testing/until-idle.ts'
import type { Transaction } from './open.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp('sqlite')
})
afterAll(() => app.close())

/** Notes whose rows each transaction writes from now on; gives those that wrote rows of several people, and how many wrote any. */
const noteOwners = async () => {
  const { store } = app.backend
  const owned = await sql<{ table: string; column: string }>`
    select m.name as "table", f."from" as "column" from sqlite_master m, pragma_foreign_key_list(m.name) f
    where m.type = 'table' and f."table" = 'users'`.execute(store.db)
  await sql`create table noted (number integer primary key, kind text, owner text)`.execute(store.db)
  for (const [at, { table, column }] of owned.rows.entries()) {
    const changes = { insert: ['new'], update: ['new', 'old'], delete: ['old'] } as const
    for (const [change, rows] of Object.entries(changes)) {
      const values = rows.map((row) => `insert into noted (kind, owner) values ('${table}', ${row}."${column}");`)
      await sql
        .raw(`create trigger noted_${at}_${change} after ${change} on "${table}" begin ${values.join(' ')} end`)
        .execute(store.db)
    }
  }
  const note = (tx: Transaction, kind: string) => sql`insert into noted (kind) values (${kind})`.execute(tx.db)
  const transact = store.transact.bind(store)
  // The embedded database lets one transaction write after the other, so that what stands between the notes is its own.
  Object.assign(store, {
    transact: <T>(work: (tx: Transaction) => Promise<T>) =>
      transact(async (tx) => {
        await note(tx, 'begin')
        const done = await work(tx)
        await note(tx, 'end')
        return done
      }),
  })
  return async () => {
    const { rows } = await sql<{ kind: string; owner: string | null }>`
      select kind, owner from noted order by number`.execute(store.db)
    const written: { owners: Set<string>; tables: Set<string> }[] = []
    let isInside = false
    for (const { kind, owner } of rows) {
      if (kind === 'begin') written.push({ owners: new Set(), tables: new Set() })
      if (kind === 'begin' || kind === 'end') isInside = kind === 'begin'
      else if (isInside && owner !== null) {
        written.at(-1)?.owners.add(owner)
        written.at(-1)?.tables.add(kind)
      }
    }
    const some = written.filter(({ owners }) => owners.size > 0)
    return { count: some.length, several: some.flatMap(({ owners, tables }) => (owners.size > 1 ? [[...tables]] : [])) }
  }
}

const logMeal = ({ databases, userId }: Person) =>
  databases.createDocument({
    databaseId,
    collectionId: 'meal_logs',
    documentId: newId(),
    data: { user: userId, loggedAt: '2026-03-02T07:00:00Z', mealTime: 'lunch', calories: 400 },
  })

test('no transaction of requests, jobs and timers writes rows of two people', async () => {
  const found = await noteOwners()
  const people = await Promise.all(Array.from({ length: 3 }, () => signUpAthlete(app.browser())))
  await Promise.all(people.map(askForPlan))
  await Promise.all(people.map(logMeal))
  await untilIdle(app)
  for (let day = 0; day < 3; day += 1) {
    app.clock.advance(DAY_MS)
    await untilIdle(app)
  }
  const [maya, noah] = people
  await maya?.account.updatePassword({ password: 'Another-Oat-2026', oldPassword: goodPassword })
  const archive = await noah?.fetch('/v1/account/data')
  const body = new Uint8Array((await archive?.arrayBuffer()) ?? new ArrayBuffer(0))
  const brought = await maya?.fetch('/v1/account/data', {
    method: 'POST',
    headers: { 'content-type': 'application/zip' },
    body,
  })
  expect(brought?.status).toBe(200)
  await noah?.functions.createExecution({
    functionId: 'wearable',
    xpath: '/delete-account',
    body: JSON.stringify({ appwrite_user_id: noah.userId, terra_user_id: '', password: goodPassword }),
    async: false,
  })
  await untilIdle(app)
  const { count, several } = await found()
  expect(several).toEqual([])
  expect(count).toBeGreaterThan(30)

  // One that does is found.
  await app.backend.store.transact(({ db }) => db.updateTable('meal_logs').set({ calories: 1 }).execute())
  expect((await found()).several).toEqual([['meal_logs']])
})
