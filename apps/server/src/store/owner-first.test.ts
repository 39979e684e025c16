import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config/read-config.ts'
import { createDatabase, type TestDatabase } from '../testing/databases.ts'
import { testClock } from '../testing/test-clock.ts'
import { openStore, type Store } from './open.ts'

interface Index {
  readonly table: string
  readonly columns: readonly string[]
}

/**
 * Indexes of people's tables that do not begin with their person, and what needs them. Rows spread over several databases by
 * their person cannot use such an index without asking each of them, so a new one needs a reason that stands here.
 */
const acrossPeople: Readonly<Record<string, string>> = {
  // A client shows a secret or a provider its own id before anybody knows whose it is.
  'billingCustomers (customerId)': 'the payment provider names its customer',
  'identities (provider, subject)': 'the sign-in provider names the person',
  'knownDevices (secretHash, userId)': 'a device shows its secret before the sign-in',
  'sessions (formerHash)': 'a request shows the secret that its session had a moment ago',
  'sessions (secretHash)': 'each request shows the secret of its session',
  'tokens (secretHash)': 'a mailed link shows its secret',
  'wearableLinks (terraUserId)': 'the wearable service names its person',
  // Queues are worked off across people, the oldest first.
  'executions (jobKey, sequence)': 'one job of a kind at a time',
  'executions (status, dueAt)': 'the next job',
  'timers (dueAt)': 'the next timer',
  'timers (key)': 'one timer of a kind',
  'timers (status, updatedAt)': 'timers that are done are removed',
  // Housekeeping and figures for operators.
  'files (bucketId)': 'files without an owner, such as the pictures of the app',
  'files (createdAt)': 'uploads that were never finished are removed',
  'product_events (name)': 'how often something happened',
  // Ids that are unique everywhere.
  'executions (id)': 'its id',
  'files (bucketId, id)': 'its id',
  'knownDevices (id)': 'its id',
  'sessions (id)': 'its id',
  'tokens (id)': 'its id',
}

describe('the schema', () => {
  let database: TestDatabase
  let store: Store
  let owners: ReadonlyMap<string, string>
  let indexes: readonly Index[]
  beforeAll(async () => {
    database = await createDatabase('sqlite')
    store = await openStore({
      config: readConfig({ ...database.settings }),
      clock: testClock(),
      onError: (error) => expect.unreachable(String(error)),
    })
    const owned = await sql<{ table: string; column: string }>`
      select m.name as "table", f."from" as "column" from sqlite_master m, pragma_foreign_key_list(m.name) f
      where m.type = 'table' and f."table" = 'users'`.execute(store.db)
    owners = new Map(owned.rows.map(({ table, column }) => [table, column]))
    const found = await sql<{ table: string; columns: string }>`
      select m.name as "table", (select group_concat(i.name) from pragma_index_info(l.name) i) as columns
      from sqlite_master m, pragma_index_list(m.name) l where m.type = 'table'`.execute(store.db)
    indexes = found.rows.map(({ table, columns }) => ({ table, columns: columns.split(',') }))
  })
  afterAll(async () => {
    await store.close()
    await database.drop()
  })

  test('leads from a person to each of their rows by an index', () => {
    expect(owners.get('meal_logs')).toBe('user')
    const unreachable = [...owners].filter(
      ([table, owner]) => !indexes.some((one) => one.table === table && one.columns[0] === owner),
    )
    expect(unreachable).toEqual([])
  })

  test('has the person first in every other index, but for those that look across people', () => {
    const others = indexes
      .filter(({ table, columns }) => owners.has(table) && columns[0] !== owners.get(table))
      .map(({ table, columns }) => `${table} (${columns.join(', ')})`)
      // A document is asked for by its id as well; see docs/scaling.md.
      .filter((index) => !index.endsWith(' (_id)'))
    expect(others.toSorted()).toEqual(Object.keys(acrossPeople).toSorted())
  })
})
