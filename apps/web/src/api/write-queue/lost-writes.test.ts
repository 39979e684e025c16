import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { beforeEach, expect, test, vi } from 'vitest'
import { openEntryStore } from './entry-store.ts'
import { takeLostWrites } from './lost-writes.ts'
import type { RecordPlace } from './unsent-record.ts'

const texts = new Map<string, string>()
const place: RecordPlace = {
  read: (name) => texts.get(name),
  write: (name, text) => void (text === null ? texts.delete(name) : texts.set(name, text)),
}

/** A page whose queue is the browser's store. */
function openPage() {
  const store = openEntryStore(place)
  /** Resolves once the change is noted, which nobody else waits for. */
  const noted = async (change: () => Promise<unknown>) => {
    const before = texts.get('unsent-maya')
    await change()
    await vi.waitFor(() => expect(texts.get('unsent-maya')).not.toBe(before))
  }
  return {
    /** What the page is told to be lost once it stands. */
    settle: (owner = 'maya') => takeLostWrites(store.list, place, owner),
    add: (id: string, createdAt: number) =>
      noted(() =>
        store.add({ id, owner: 'maya', kind: 'meal-mark', subject: id, payload: {}, createdAt, attempts: 0 }),
      ),
    remove: (id: string) => noted(() => store.remove([id])),
  }
}

/** The browser makes room: everything that pages stored is gone. */
const evict = () => vi.stubGlobal('indexedDB', new IDBFactory())

beforeEach(() => {
  texts.clear()
  evict()
})

test('what waited when the browser cleared its storage is told to its owner, once', async () => {
  const page = openPage()
  expect(await page.settle()).toBeUndefined()
  await page.add('a', 1000)
  await page.add('b', 2000)
  expect(await openPage().settle()).toBeUndefined()
  evict()
  expect(await openPage().settle('noah')).toBeUndefined()
  expect(await openPage().settle()).toEqual({ count: 2, newestAt: 2000 })
  expect(await openPage().settle()).toBeUndefined()
  evict()
  expect(await openPage().settle()).toBeUndefined()
})

test('a visit that ends at once is enough to note what waits', async () => {
  await openPage().add('a', 1000)
  evict()
  expect(await openPage().settle()).toEqual({ count: 1, newestAt: 1000 })
})

test('what is made after the loss, before it was told, hides none of it', async () => {
  await openPage().add('a', 1000)
  evict()
  const brief = openPage()
  await brief.add('b', 2000)
  await brief.remove('b')
  await openPage().add('c', 3000)
  const page = openPage()
  expect(await page.settle()).toEqual({ count: 1, newestAt: 1000 })
  expect(await page.settle()).toBeUndefined()
  evict()
  // Two losses before one is told are told together.
  await openPage().add('d', 4000)
  evict()
  expect(await openPage().settle()).toEqual({ count: 2, newestAt: 4000 })
})

test('a loss is told at the next visit when what waits cannot be read at this one', async () => {
  await openPage().add('a', 1000)
  evict()
  const unread = () => Promise.reject(new Error('the network is gone'))
  await expect(takeLostWrites(unread, place, 'maya')).rejects.toThrow('the network is gone')
  expect(await openPage().settle()).toEqual({ count: 1, newestAt: 1000 })
})

test('what was sent before is not lost', async () => {
  const page = openPage()
  await page.add('a', 1000)
  await page.remove('a')
  expect(texts.size).toBe(0)
  evict()
  expect(await openPage().settle()).toBeUndefined()
})

test('a note that was left behind by a page that ended while it sent is corrected', async () => {
  const page = openPage()
  await page.add('a', 1000)
  const note = texts.get('unsent-maya') ?? ''
  await page.remove('a')
  texts.set('unsent-maya', note)
  expect(await openPage().settle()).toBeUndefined()
  expect(texts.size).toBe(0)
})

test('a note of an earlier version, which names no storage, is taken for one of this', async () => {
  const marked = await openDB('storage-mark', 2, { upgrade: (database) => void database.createObjectStore('owners') })
  marked.close()
  texts.set('unsent-maya', '1-1000')
  expect(await openPage().settle()).toBeUndefined()
  expect(texts.size).toBe(0)
})

test('a browser that stores nothing has lost nothing, and forgets nothing', async () => {
  await openPage().add('a', 1000)
  vi.stubGlobal('indexedDB', undefined)
  expect(await openPage().settle()).toBeUndefined()
  expect(texts.size).toBe(1)
})

test('a record that somebody has written over says nothing', async () => {
  texts.set('unsent-maya', '{"count":3}')
  expect(await openPage().settle()).toBeUndefined()
})
