import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config/read-config.ts'
import { createDatabase, type TestDatabase } from '../testing/databases.ts'
import { testClock } from '../testing/test-clock.ts'
import { openStore, type Store } from './open.ts'

describe('the file of the embedded database', () => {
  let database: TestDatabase
  let store: Store
  let file: string
  beforeAll(async () => {
    database = await createDatabase('sqlite', { empty: true })
    file = join(database.settings.DATA_DIR, 'pacemeal.db')
    store = await openStore({
      config: readConfig({ ...database.settings }),
      clock: testClock(),
      onError: (error) => expect.unreachable(String(error)),
    })
  })
  afterAll(async () => {
    await store.close()
    await database.drop()
  })

  const keep = (name: string) => sql`insert into ${sql.table('serverKeys')} values (${name}, 'x', '')`.execute(store.db)
  const names = async () => {
    const { rows } = await sql<{ name: string }>`select name from ${sql.table('serverKeys')}`.execute(store.db)
    return rows.map(({ name }) => name)
  }

  test('locked by another program: others are served meanwhile, and the write is made once it is free', async () => {
    const outside = new DatabaseSync(file)
    outside.exec('begin immediate')
    const ended: string[] = []
    const writes = [
      store.transact((tx) => sql`select 1`.execute(tx.db)).then(() => ended.push('transaction')),
      keep('late').then(() => ended.push('statement')),
    ]
    for (let turn = 0; turn < 20; turn++) {
      expect(await names()).not.toContain('late')
      await new Promise((done) => setTimeout(done, 5))
    }
    expect(ended).toEqual([])
    outside.exec('commit')
    outside.close()
    await Promise.all(writes)
    expect(ended).toEqual(['transaction', 'statement'])
    expect(await names()).toContain('late')
  })

  test('what was deleted cannot be read from it afterwards', async () => {
    const secret = 'the-name-of-somebody-who-left'
    await keep(secret)
    const kept = async () => {
      using outside = new DatabaseSync(file)
      outside.exec('pragma wal_checkpoint(truncate)')
      return (await readFile(file)).includes(secret)
    }
    expect(await kept()).toBe(true)
    await sql`delete from ${sql.table('serverKeys')} where name = ${secret}`.execute(store.db)
    expect(await kept()).toBe(false)
  })
})
