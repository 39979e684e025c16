import { databaseId, functionIds } from '@pacemeal/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/test-app.ts'
import { type Person, signUp } from '../testing/test-browser.ts'
import { openSocket } from '../testing/test-realtime.ts'

// What is not sent to a database: both would be asked the same. How long others wait meanwhile is measured by bench:oversized.

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))
const keys = (count: number, value: unknown = 1) =>
  Object.fromEntries(times(count, (index): [string, unknown] => [`k${index}`, value]))
const MANY = 190_000

let app: TestApp
let maya: Person
beforeAll(async () => {
  app = await startApp('sqlite')
  maya = await signUp(app.browser())
})
afterAll(() => app.close())

const json = { 'content-type': 'application/json' }
const documents = (collection: string) => `/v1/databases/${databaseId}/collections/${collection}/documents`
const call = (functionId: string, path: string, body: unknown) => ({
  path: `/v1/functions/${functionId}/executions`,
  body: { path, body: JSON.stringify(body) },
})
const meal = (more: object, permissions?: readonly unknown[]) => ({
  path: documents('meal_logs'),
  body: {
    documentId: 'unique()',
    data: { user: maya.userId, mealTime: 'snack', loggedAt: '2026-03-02T08:00:00.000Z', ...more },
    permissions,
  },
})
const stored = (collection: string, field: string, text: string) => ({
  path: documents(collection),
  body: { documentId: maya.userId, data: { user: maya.userId, [field]: text } },
})
const { wearable, mealPlan, foodAnalysis } = functionIds
const own = () => ({ user_id: maya.userId })

interface Sent {
  readonly path: string
  readonly body: unknown
  readonly method?: string
}

test.each<[string, () => Sent, string, number?]>([
  ['fields of an account', () => ({ path: '/v1/account', body: keys(90_000) }), '10000 fields'],
  [
    'preferences',
    () => ({ path: '/v1/account/prefs', body: { prefs: keys(90_000) }, method: 'PATCH' }),
    '10000 fields',
  ],
  [
    'preferences in a list',
    () => ({ path: '/v1/account/prefs', body: { prefs: { a: times(MANY, () => 1) } }, method: 'PATCH' }),
    '`prefs` param: it takes at most 65536 characters',
  ],
  [
    'readings of a batch',
    () => ({ path: '/v1/batch', body: { reads: times(MANY, () => 1) } }),
    '`reads` param: Too big: expected array to have <=16 items',
  ],
  [
    'rights',
    () =>
      meal(
        {},
        times(MANY, () => 1),
      ),
    '`permissions` param: at most 100 are accepted',
  ],
  [
    'rights that are texts',
    () =>
      meal(
        {},
        times(MANY, () => 'a'),
      ),
    '`permissions` param: at most 100 are accepted',
  ],
  ['characters of a note', () => meal({ notes: '🍌'.repeat(240_000) }), '"notes" takes text of at most 200 characters'],
  ['characters of a field’s name', () => meal({ ['x'.repeat(900_000)]: 1 }), 'is not part of meal_logs'],
  [
    'items of a meal',
    () => meal({ items: JSON.stringify(times(8000, () => ({ foodId: 'oats', grams: 1 }))) }),
    '"items" takes text of at most 4000 characters',
  ],
  [
    'texts of a list',
    () => ({
      path: documents('user_profiles'),
      body: { documentId: maya.userId, data: { userId: maya.userId, restrictions: times(MANY, () => 'a') } },
    }),
    '"restrictions" takes a list of at most 50 texts of at most 200 characters',
  ],
  [
    'brackets in shopping ticks',
    () => stored('shopping_ticks', 'ticks', '['.repeat(1_000_000)),
    '"ticks" takes JSON text of an object',
  ],
  [
    'weeks of shopping ticks',
    () => stored('shopping_ticks', 'ticks', JSON.stringify({ weeks: keys(9000) })),
    '"weeks" takes at most 8 weeks',
  ],
  [
    'dishes that are chosen',
    () => stored('kitchen_preferences', 'preferences', JSON.stringify({ liked: times(9000, () => 'x') })),
    'a list of at most 200',
  ],
  [
    'recordings',
    () => call(wearable, '/import', { ...own(), activities: times(MANY, () => 1) }),
    '`activities` param: Too big: expected array to have <=20 items',
  ],
  [
    'weighings',
    () => call(wearable, '/import-weighings', { ...own(), weighings: times(90_000, () => ({})) }),
    '`weighings` param: Too big: expected array to have <=500 items',
  ],
  [
    'days of a preview',
    () => call(mealPlan, '/preview', { userId: maya.userId, change: { days: times(60_000, () => ({})) } }),
    '`change.days` param: Too big: expected array to have <=14 items',
  ],
  [
    'foods of a preview',
    () => call(mealPlan, '/preview', { userId: maya.userId, change: {}, bought: keys(9000, 'x') }),
    '`bought` param: takes at most 2000 foods',
  ],
  [
    'fields of a profile in a preview',
    () => call(mealPlan, '/preview', { userId: maya.userId, change: { profile: keys(9000) } }),
    '`change.profile` param: Unrecognized keys',
  ],
  [
    'values of a call',
    () => call(wearable, '/import', { ...own(), activities: times(250_000, () => 1) }),
    '`body` param: takes JSON of at most 200000 values',
  ],
  [
    'characters of a call',
    () => call(wearable, '/import', 'x'.repeat(3 * 1024 * 1024)),
    'The body of a call of wearable has at most 2097152 characters',
    413,
  ],
  [
    'characters of a picture',
    () => call(foodAnalysis, '/', { userId: maya.userId, imageData: `data:image/png;base64,${'A'.repeat(4_050_000)}` }),
    '`imageData` param: takes at most 4000000 characters; upload a larger picture',
  ],
])('too many %s are refused in words that name them and their bound', async (_what, make, words, status = 400) => {
  const { path, body, method = 'POST' } = make()
  const answer = await maya.fetch(path, { method, headers: json, body: JSON.stringify(body) })
  const text = await answer.text()
  expect(JSON.parse(text).message).toContain(words)
  expect(answer.status).toBe(status)
  // A refusal does not send back what was sent.
  expect(text.length).toBeLessThan(1000)
})

test.each([
  ['fields', () => times(10_000, (n) => [`permissions[${n}]`, 'x'] as const), new Uint8Array(10)],
  ['bytes', () => [], new Uint8Array(7 * 1024 * 1024)],
])('a form of too many %s is refused with what it may have, and the server goes on', async (_what, fields, bytes) => {
  const form = new FormData()
  for (const [name, value] of fields()) form.append(name, value)
  form.set('fileId', 'unique()')
  form.set('file', new File([bytes], 'plate.png'))
  const answer = await maya.fetch('/v1/storage/buckets/meal_images/files', { method: 'POST', body: form })
  expect(answer.status).toBe(413)
  expect(await answer.text()).toMatch(/at most \d+ bytes and 120 fields of 4096 bytes, and one file of 5242880/)
  expect((await maya.account.get()).$id).toBe(maya.userId)
})

test.each([
  ['subscriptions', times(80_000, () => ({})), 'data: Too big: expected array to have <=100 items'],
  [
    'channels of one',
    [{ channels: times(60_000, () => 'a') }],
    'channels: Too big: expected array to have <=100 items',
  ],
  ['channels together', times(100, (n) => ({ channels: times(100, (m) => `documents.${n}.${m}`) })), '1000 channels'],
])('a frame of too many %s is refused, and the socket goes on', async (_what, data, words) => {
  const socket = openSocket(app.url, { cookies: maya.cookies })
  await socket.next()
  socket.send({ type: 'subscribe', data })
  expect(await socket.next()).toMatchObject({ type: 'error', data: { message: expect.stringContaining(words) } })
  socket.send({ type: 'ping' })
  expect(await socket.next()).toMatchObject({ type: 'pong' })
  socket.close()
})
