import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { copyRows } from './copy-rows.ts'

export type Value = string | number | null
export type PlainRow = Readonly<Record<string, Value>>

/** The database's own driver with nothing above it: it fills the tables and gives the bound to compare the API with. */
export interface PlainDriver {
  /** Adds rows that all have the columns of the first. */
  insert(table: string, rows: Iterable<PlainRow>): Promise<void>
  /** A prepared statement, parameters as `?`, that runs and fetches everything. */
  prepare(sql: string): (values: readonly Value[]) => unknown
  /** How many calls it can have under way. */
  readonly lanes: number
  /** Brings the planner's statistics up to date, as the database does by itself in the course of time. */
  settle(): Promise<void>
  close(): Promise<void>
}

const quoted = (name: string): string => `"${name}"`
const columnList = (row: PlainRow): string => Object.keys(row).map(quoted).join(', ')

/** The file of the embedded database, opened with the durability that the server uses. */
export const plainSqlite = (file: string): PlainDriver => {
  const database = new DatabaseSync(file, { timeout: 10_000 })
  database.exec('pragma synchronous = full; pragma temp_store = memory; pragma cache_size = -16000')
  return {
    lanes: 1,
    async insert(table, rows) {
      let add: ((row: PlainRow) => unknown) | undefined
      database.exec('begin immediate')
      for (const row of rows) {
        if (add === undefined) {
          const marks = Object.keys(row).map(() => '?')
          const statement = database.prepare(
            `insert into ${quoted(table)} (${columnList(row)}) values (${marks.join(', ')})`,
          )
          add = (one) => statement.run(...Object.values(one))
        }
        add(row)
      }
      database.exec('commit')
    },
    prepare(sql) {
      const statement = database.prepare(sql)
      const reads = statement.columns().length > 0
      return (values) => (reads ? statement.all(...values) : statement.run(...values))
    },
    async settle() {
      database.exec('pragma wal_checkpoint(truncate)')
    },
    async close() {
      database.close()
    },
  }
}

/**
 * Takes a table's indexes away for as long as it is filled; gives what makes them again. Millions of random ids would otherwise be
 * read and written a page at a time. They come out as dense as after a `reindex`, which life leaves less dense.
 */
const withoutIndexes = async (client: pg.PoolClient, table: string): Promise<() => Promise<void>> => {
  const { rows: keys } = await client.query<{ name: string; definition: string }>(
    `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = $1::regclass and contype in ('p', 'u')
       and not exists (select from pg_constraint other where other.confrelid = $1::regclass)`,
    [quoted(table)],
  )
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid)`,
    [quoted(table)],
  )
  for (const { name } of keys) await client.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  // What is filled in names only people who are there.
  await client.query("set session_replication_role = replica; set maintenance_work_mem = '512MB'")
  return async () => {
    for (const { name, definition } of keys) {
      await client.query(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`)
    }
    for (const { definition } of indexes) await client.query(definition)
    await client.query('reset session_replication_role; reset maintenance_work_mem')
  }
}

/** A pool as large as the server's. */
export const plainPostgres = (url: string, connections: number): PlainDriver => {
  const pool = new pg.Pool({ connectionString: url, max: connections })
  // A throw-away Postgres may go before the last idle connection has closed; queries reject by themselves.
  pool.on('error', () => {})
  let named = 0
  return {
    lanes: connections,
    async insert(table, rows) {
      const client = await pool.connect()
      try {
        const remake = await withoutIndexes(client, table)
        await copyRows(client, table, rows)
        await remake()
      } finally {
        client.release()
      }
    },
    prepare(sql) {
      let parameters = 0
      const text = sql.replaceAll('?', () => `$${++parameters}`)
      const name = `bench_${++named}`
      return (values) => pool.query({ name, text, values: [...values] })
    },
    async settle() {
      await pool.query('vacuum analyze')
    },
    close: () => pool.end(),
  }
}
