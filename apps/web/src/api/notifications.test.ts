import { beforeEach, expect, test, vi } from 'vitest'

/** What is stored, oldest first. */
const stored = vi.hoisted(() => ({ unread: new Set<string>() }))

vi.mock('./documents.ts', () => ({
  listDocuments: async (_collection: unknown, queries: readonly string[]) => {
    const limit = queries.flatMap((query) => JSON.parse(query)).find(({ method }) => method === 'limit')?.values[0]
    const documents = [...stored.unread].toReversed().map(($id) => ({ $id, read: false }))
    return { total: documents.length, documents: documents.slice(0, limit) }
  },
  updateDocument: async (_collection: unknown, id: string) => stored.unread.delete(id),
}))

const { storeRead, storeRestRead } = await import('./notifications.ts')

const ids = Array.from({ length: 230 }, (_, at) => `n${at}`)
const newest = ids.slice(-100)

beforeEach(() => {
  stored.unread = new Set(ids)
})

test('all means all: also those that are too old to be shown stop being counted by the bell', async () => {
  await storeRead(newest)
  await storeRestRead('maya', { createdBy: '2026-11-17T08:00:00.000Z', dueBy: '2026-11-17T08:00:00.000Z' })
  expect(stored.unread.size).toBe(0)
})

test('a tap marks what was tapped', async () => {
  await storeRead(['n229'])
  expect(stored.unread.size).toBe(229)
})
