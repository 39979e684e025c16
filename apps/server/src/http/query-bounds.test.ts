import { collections, databaseId } from '@pacemeal/protocol'
import { Query } from 'appwrite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOwnDocument } from '../services/documents/document-store.ts'
import { databases } from '../testing/databases.ts'
import { startApp, type TestApp } from '../testing/test-app.ts'
import { type Person, refusal, signUp } from '../testing/test-browser.ts'

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

describe.each(databases)('what one list may cost on %s', (database) => {
  let app: TestApp
  let maya: Person
  beforeAll(async () => {
    app = await startApp(database)
    maya = await signUp(app.browser())
  })
  afterAll(() => app.close())

  const list = (queries: string[], collectionId = 'meal_logs', person: Person = maya) =>
    person.databases.listDocuments({ databaseId, collectionId, queries })

  const record = (size: number) =>
    app.backend.store.transact((tx) =>
      createOwnDocument(tx, app.backend, collections.find(({ id }) => id === 'wearable_data') ?? collections[0], {
        appwrite_user_id: maya.userId,
        data_type: 'activity',
        provider: 'demo',
        metadata: 'x'.repeat(size),
      }),
    )

  test.each<[string, string[], string?]>([
    [
      'a hundred searches in a field of a megabyte',
      times(100, (n) => Query.contains('metadata', `${n}`)),
      'wearable_data',
    ],
    ['one search in it', [Query.contains('metadata', 'x')], 'wearable_data'],
    ['a comparison with it', [Query.equal('monday_plan', '{}')], 'meal_plans'],
    ['an order by it', [Query.orderAsc('metadata')], 'wearable_data'],
    [
      'more searches in a note than are needed',
      [
        Query.contains(
          'notes',
          times(21, (n) => `${n}`),
        ),
      ],
    ],
    [
      'the same, spread over groups',
      times(11, (n) => Query.or([Query.contains('notes', `${n}`), Query.endsWith('notes', 'b')])),
    ],
    ['a very long text to look for', [Query.contains('notes', 'a'.repeat(101))]],
    ['hundreds of conditions in groups', times(4, () => Query.and(times(30, () => Query.isNull('notes'))))],
    [
      'thousands of values',
      times(3, () =>
        Query.equal(
          'calories',
          times(400, (n) => n),
        ),
      ),
    ],
    ['more orders than a list needs', times(6, () => Query.orderAsc('notes'))],
  ])('%s is refused before a row is read', async (_what, queries, collectionId) => {
    expect(await refusal(list(queries, collectionId))).toBe('400 general_query_invalid')
  })

  test('what people ask for goes on: searches in notes, many days at once, whether a large field is there', async () => {
    await list([
      Query.contains(
        'notes',
        times(20, (n) => `${n}`),
      ),
    ])
    await list([
      Query.equal(
        '$id',
        times(500, (n) => `id${n}`),
      ),
    ])
    await list([Query.isNotNull('metadata')], 'wearable_data')
    await list([Query.contains('restrictions', ['peanuts'])], 'user_profiles')
  })

  test('a page of more than its weight is refused, with what to do; its parts are given', async () => {
    for (let n = 0; n < 34; n++) await record(990_000)
    const heavy = list([Query.limit(50)], 'wearable_data')
    expect(await heavy.catch((error: Error) => error.message)).toContain('Ask for fewer, or select attributes.')
    expect((await list([Query.limit(10)], 'wearable_data')).documents).toHaveLength(10)
    const light = await list([Query.limit(50), Query.select(['provider'])], 'wearable_data')
    expect(light.documents).toHaveLength(34)
  })
})

test('lists are counted a person, and searches more strictly', async () => {
  const app = await startApp('sqlite', { settings: { RATE_LIMITS: 'on', RATE_LIMIT_SCALE: '0.2' } })
  const maya = await signUp(app.browser())
  const list = (queries: string[] = []) =>
    maya.databases.listDocuments({ databaseId, collectionId: 'meal_logs', queries })
  const search = () => list([Query.contains('notes', 'toast')])
  for (let searches = 0; searches < 12; searches++) await search()
  expect(await refusal(search())).toBe('429 general_rate_limit_exceeded')
  for (let reads = 0; reads < 240; reads++) await list()
  expect(await refusal(list())).toBe('429 general_rate_limit_exceeded')
  await signUp(app.browser(), 'Noah').then((noah) =>
    noah.databases.listDocuments({ databaseId, collectionId: 'meal_logs' }),
  )
  await app.close()
})
