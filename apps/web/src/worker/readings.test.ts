import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openReadings } from './readings.ts'

const origin = 'https://pacemeal.example'
const documents = (collection: string, ...queries: readonly object[]): string => {
  const search = new URLSearchParams(queries.map((query, index) => [`queries[${index}]`, JSON.stringify(query)]))
  return `${origin}/v1/databases/pacemeal/collections/${collection}/documents?${search}`
}
/** As `documentQueries` asks for it. */
const profile = documents(
  'user_profiles',
  { method: 'equal', attribute: '$id', values: ['maya'] },
  { method: 'limit', values: [1] },
)
const profileAlone = `${origin}/v1/databases/pacemeal/collections/user_profiles/documents/maya`

/** A cache that keeps texts by their addresses, in the order in which they came. */
const kept = new Map<string, string>()
const cache = {
  put: async (key: string, answer: Response) => void kept.set(key, await answer.text()),
  delete: async (key: string) => kept.delete(key),
  keys: async () => [...kept.keys()],
}
const fetched = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  kept.clear()
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('caches', {
    open: async () => cache,
    match: async (key: string) => (kept.has(key) ? new Response(kept.get(key)) : undefined),
    delete: async () => kept.clear(),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** The answer that the page hears, once everything that follows it is done; its status where the network failed. */
async function read(address: string): Promise<unknown> {
  const after: Promise<unknown>[] = []
  const event = { request: new Request(address), waitUntil: (one: Promise<unknown>) => after.push(one) }
  const answer = openReadings()
    .answer(event as unknown as FetchEvent, () => undefined)
    .then((found) => found.json())
    .catch(() => 'no network')
  const heard = await answer
  await Promise.all(after)
  return heard
}

const online = (body: object) => fetched.mockResolvedValueOnce(Response.json(body))
const offline = () => fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))

test('a document is kept for the time without a network', async () => {
  const maya = { total: 1, documents: [{ $id: 'maya' }] }
  online(maya)
  expect(await read(profile)).toEqual(maya)
  offline()
  expect(await read(profile)).toEqual(maya)
})

test('that there is no document is not kept: it may be made a moment later', async () => {
  online({ total: 0, documents: [] })
  await read(profile)
  offline()
  expect(await read(profile)).toBe('no network')
})

test('an empty list of several is kept: it is what there is', async () => {
  const marks = documents('meal_marks', { method: 'limit', values: [100] })
  online({ total: 0, documents: [] })
  await read(marks)
  offline()
  expect(await read(marks)).toEqual({ total: 0, documents: [] })
})

test('what an earlier version kept of a document serves the first start after an update', async () => {
  kept.set(profileAlone, JSON.stringify({ $id: 'maya', name: 'Maya' }))
  offline()
  expect(await read(profile)).toEqual({ total: 1, documents: [{ $id: 'maya', name: 'Maya' }] })
})
