import { type AttributeValue, mealLogs } from '@pacemeal/protocol'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../config/read-config.ts'
import type { BusEvent } from '../../providers/events/event-bus.ts'
import { inProcessEventBus } from '../../providers/events/in-process-event-bus.ts'
import { Refusal } from '../../refusal.ts'
import { openStore, type Store } from '../../store/open.ts'
import { createDatabase, databases, type TestDatabase } from '../../testing/databases.ts'
import { testClock } from '../../testing/test-clock.ts'
import { ownPermissions } from '../permissions.ts'
import { findDocument, insertLoneDocument, requireNewDocument } from './document-store.ts'

/** A meal that somebody logs under an id. */
interface Wanted {
  readonly id: string
  readonly user: string
}

describe.each(databases)('documents from which nothing else follows, on %s', (name) => {
  let database: TestDatabase
  let store: Store
  let told: BusEvent[]
  let inserts: number
  const clock = testClock()
  const events = inProcessEventBus((error) => {
    throw error
  })
  beforeAll(async () => {
    database = await createDatabase(name)
    store = await openStore({
      config: readConfig({ ...database.settings }),
      clock,
      onError: (error) => {
        throw error
      },
      onStatement: (text) => {
        if (text.startsWith('insert into "meal_logs"')) inserts += 1
      },
    })
    events.subscribe((event) => told.push(event))
    const now = '2026-03-02T08:15:30.000Z'
    const times = { createdAt: now, updatedAt: now, accessedAt: now, passwordChangedAt: null }
    const people = ['maya', 'noah'].map((id) => {
      const email = `${id}@athletes.example`
      return { id, email, emailVerified: 0, name: '', passwordHash: null, prefs: '{}', blocked: 0, ...times }
    })
    await store.db.insertInto('users').values(people).execute()
  })
  afterAll(async () => {
    await events.close()
    await store.close()
    await database.drop()
  })
  const begin = async () => {
    told = []
    inserts = 0
    await sql`delete from meal_logs`.execute(store.db)
  }

  const log = ({ id, user }: Wanted, more: Readonly<Record<string, AttributeValue>> = {}) => {
    const values = requireNewDocument(mealLogs, { user, loggedAt: '2026-03-02T07:00:00Z', mealTime: 'lunch', ...more })
    return insertLoneDocument({ store, clock, events }, mealLogs, { id, values, permissions: ownPermissions(user) })
  }
  const idsTold = () => told.map((event) => (event.kind === 'resource' ? event.payload.$id : undefined))
  const stored = async () => {
    const rows = await store.db.selectFrom('meal_logs').select(['_id', 'user']).orderBy('_sequence').execute()
    return rows.map(({ _id: id, user }) => ({ id, user }))
  }

  test('that arrive together are one statement, and each is answered and told in the order of arrival', async () => {
    await begin()
    const ids = Array.from({ length: 20 }, (_, number) => `log-${number}`)
    const answered: string[] = []
    const created = await Promise.all(
      ids.map(async (id) => {
        const one = await log({ id, user: 'maya' })
        answered.push(id)
        return one
      }),
    )
    expect(inserts).toBe(1)
    expect(created.map(({ $id }) => $id)).toEqual(ids)
    expect([answered, idsTold(), (await stored()).map(({ id }) => id)]).toEqual([ids, ids, ids])
    const numbers = created.map(({ $sequence }) => Number($sequence))
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  })

  test('are answered as they are stored, whatever they hold', async () => {
    await begin()
    const amounts = { calories: 0.1 + 0.2, protein: 1e-7, carbs: 401, fat: 0 }
    const texts = { notes: `größer 🥣 "'\\ ${'x'.repeat(100)}`, items: '[["banana",118]]', imageUrl: null }
    const whole = { ...amounts, ...texts, feltFueled: true, loggedAt: '2026-03-02T08:00:00.5+01:00' }
    const created = await Promise.all([log({ id: 'a', user: 'maya' }, whole), log({ id: 'b', user: 'noah' })])
    const read = await Promise.all(['a', 'b'].map((id) => findDocument(store, mealLogs, id)))
    expect(created).toEqual(read)
    expect(created[0]).toMatchObject({ ...whole, loggedAt: '2026-03-02T07:00:00.500+00:00' })
  })

  test('are kept before they are acknowledged and before they are told', async () => {
    await begin()
    const seen: Promise<number>[] = []
    const look = () => seen.push(stored().then(({ length }) => length))
    const stop = events.subscribe(look)
    const all = [1, 2, 3].map((number) => log({ id: `log-${number}`, user: 'maya' }).then(look))
    await Promise.all(all)
    stop()
    expect(await Promise.all(seen)).toEqual([3, 3, 3, 3, 3, 3])
  })

  test('of which some are refused: the others stay, and it is as if each had come by itself', async () => {
    const wanted = fc.record<Wanted>({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      // Nobody's account has gone meanwhile.
      user: fc.constantFrom('maya', 'maya', 'noah', 'nobody'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(wanted, { minLength: 1, maxLength: 12 }), async (all) => {
        await begin()
        const expected: Wanted[] = []
        const outcomes = all.map((one): string => {
          if (expected.some(({ id }) => id === one.id)) return 'document_already_exists'
          if (one.user === 'nobody') return 'general_unauthorized_scope'
          expected.push(one)
          return one.id
        })
        const settled = await Promise.allSettled(all.map((one) => log(one)))
        const outcomeOf = (one: PromiseSettledResult<{ readonly $id: string }>): string => {
          if (one.status === 'fulfilled') return one.value.$id
          return one.reason instanceof Refusal ? one.reason.type : String(one.reason)
        }
        expect(settled.map(outcomeOf)).toEqual(outcomes)
        expect(await stored()).toEqual(expected)
        expect(idsTold()).toEqual(expected.map(({ id }) => id))
      }),
      { numRuns: 40 },
    )
  })
})
