import { copyFileSync, existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import fc from 'fast-check'
import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sqliteDialect } from './sqlite-dialect.ts'

interface Tables {
  readonly meals: { readonly id: number; readonly part: number; readonly notes: string }
}

/** What one client writes: two rows in a transaction, or one by itself. */
interface Write {
  readonly kind: 'transaction' | 'statement' | 'slow transaction' | 'refused' | 'too large' | 'taken'
  /** Turns of the event loop before it begins. */
  readonly after: number
}

let folder: string
let file: string
let db: Kysely<Tables>
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pacemeal-writer-'))
  file = join(folder, 'meals.db')
  db = new Kysely<Tables>({ dialect: sqliteDialect(file) })
  await sql`create table meals (id integer, part integer, notes text, primary key (id, part))`.execute(db)
})
afterEach(async () => {
  await db.destroy()
  await rm(folder, { recursive: true })
})

/** The parts of each meal that a process killed at this moment leaves behind. */
const keptAfterCrash = (): Map<number, number> => {
  const copy = join(folder, 'crashed.db')
  for (const end of ['', '-wal']) if (existsSync(`${file}${end}`)) copyFileSync(`${file}${end}`, `${copy}${end}`)
  using crashed = new DatabaseSync(copy)
  const rows = crashed.prepare('select id, count(*) as parts from meals group by id').all()
  return new Map(rows.map(({ id, parts }) => [Number(id), Number(parts)]))
}

const REFUSED = new Error('refused')

const insert = (handle: Kysely<Tables>, id: number, part: number, notes = '') =>
  handle.insertInto('meals').values({ id, part, notes }).execute()

const write = async ({ kind }: Write, id: number): Promise<void> => {
  if (kind === 'statement') {
    await insert(db, id, 1)
    return
  }
  await db.transaction().execute(async (tx) => {
    await insert(tx, id, 1)
    if (kind === 'slow transaction') await nextTurn()
    if (kind === 'refused') throw REFUSED
    if (kind === 'taken') await insert(tx, id, 1)
    await insert(tx, id, 2, kind === 'too large' ? 'x'.repeat(200_000) : '')
  })
}

const partsOf = ({ kind }: Write): number => (kind === 'statement' ? 1 : 2)
const mayFail = ({ kind }: Write): boolean => kind === 'refused' || kind === 'taken' || kind === 'too large'

describe('writes that are committed together', () => {
  const writes = fc.array(
    fc.record<Write>({
      kind: fc.constantFrom('transaction', 'statement', 'slow transaction', 'refused', 'taken'),
      after: fc.integer({ min: 0, max: 3 }),
    }),
    { minLength: 1, maxLength: 12 },
  )

  test('whenever the process is killed: what was acknowledged is there, each whole, and nothing of what was refused', async () => {
    await fc.assert(
      fc.asyncProperty(writes, async (all) => {
        await sql`delete from meals`.execute(db)
        const acknowledged = new Map<number, number>()
        const refused = new Set<number>()
        const look = () => {
          const kept = keptAfterCrash()
          for (const [id, parts] of acknowledged) expect(kept.get(id)).toBe(parts)
          for (const [id, parts] of kept) {
            const one = all[id]
            expect(refused.has(id) || one === undefined || mayFail(one)).toBe(false)
            expect(parts).toBe(one && partsOf(one))
          }
        }
        await Promise.all(
          all.map(async (one, id) => {
            for (let turn = 0; turn < one.after; turn++) await nextTurn()
            try {
              await write(one, id)
              acknowledged.set(id, partsOf(one))
            } catch {
              refused.add(id)
            }
            look()
          }),
        )
        expect([...refused].toSorted()).toEqual(all.flatMap((one, id) => (mayFail(one) ? [id] : [])).toSorted())
      }),
      { numRuns: 20 },
    )
  })

  test('that arrive together cost one commit, and each is told only when that is durable', async () => {
    const seen: number[] = []
    await Promise.all(
      [1, 2, 3].map(async (id) => {
        await write({ kind: 'transaction', after: 0 }, id)
        seen.push(keptAfterCrash().size)
      }),
    )
    expect(seen).toEqual([3, 3, 3])
  })

  test('of which one fills the disk: whoever was not kept is told so, and the next is written', async () => {
    const { rows } = await sql<{ pages: number }>`select page_count as pages from pragma_page_count()`.execute(db)
    await sql`pragma max_page_count = ${sql.lit((rows[0]?.pages ?? 0) + 8)}`.execute(db)
    const kinds = ['transaction', 'too large', 'statement', 'slow transaction'] as const
    const settled = await Promise.allSettled(kinds.map((kind, id) => write({ kind, after: 0 }, id)))
    const told = settled.flatMap(({ status }, id) => (status === 'fulfilled' ? [id] : []))
    expect(told).not.toContain(1)
    expect([...keptAfterCrash().keys()]).toEqual(told)
    await write({ kind: 'transaction', after: 0 }, 9)
    expect([...keptAfterCrash().keys()]).toEqual([...told, 9])
  })

  test('are all told when the commit itself fails', async () => {
    await sql`pragma foreign_keys = on`.execute(db)
    await sql`create table days (meal integer references meals (part) deferrable initially deferred)`.execute(db)
    await sql`create unique index parts on meals (part)`.execute(db)
    const settled = await Promise.allSettled([
      insert(db, 1, 1),
      sql`insert into days values (7)`.execute(db),
      db.transaction().execute(async (tx) => {
        await insert(tx, 2, 2)
        throw REFUSED
      }),
    ])
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(keptAfterCrash()).toEqual(new Map())
    await insert(db, 3, 3)
    expect([...keptAfterCrash().keys()]).toEqual([3])
  })
})
