import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { beforeEach, expect, test, vi } from 'vitest'
import type { WriteEntry } from './entry.ts'
import { openEntryStore } from './entry-store.ts'
import { watchLostWrites } from './lost-writes.ts'
import type { RecordPlace, UnsentRecord } from './unsent-record.ts'

const texts = new Map<string, string>()
const place: RecordPlace = {
  read: (name) => texts.get(name),
  write: (name, text) => void (text === null ? texts.delete(name) : texts.set(name, text)),
}

/** A page whose queue is the browser's store. */
function openPage() {
  const store = openEntryStore()
  const watchers = new Set<() => void>()
  let pending: readonly WriteEntry[] = []
  const read = async (owner: string) => {
    pending = await store.list(owner)
    return pending
  }
  const changed = async (owner: string) => {
    await read(owner)
    for (const watcher of watchers) watcher()
  }
  const watch = (watcher: () => void) => {
    watchers.add(watcher)
    return () => void watchers.delete(watcher)
  }
  return {
    /** What the page is told to be lost. */
    open: async (owner = 'maya') => {
      const told: UnsentRecord[] = []
      await watchLostWrites({ read, pending: () => pending, watch }, place, owner, (lost) => told.push(lost))
      return told
    },
    add: async (id: string, createdAt: number) => {
      await store.add({ id, owner: 'maya', kind: 'meal-mark', subject: id, payload: {}, createdAt, attempts: 0 })
      await changed('maya')
    },
    remove: async (id: string) => {
      await store.remove([id])
      await changed('maya')
    },
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
  expect(await page.open()).toEqual([])
  await page.add('a', 1000)
  await page.add('b', 2000)
  expect(await openPage().open()).toEqual([])
  evict()
  expect(await openPage().open('noah')).toEqual([])
  expect(await openPage().open()).toEqual([{ count: 2, newestAt: 2000 }])
  expect(await openPage().open()).toEqual([])
  evict()
  expect(await openPage().open()).toEqual([])
})

test('what was sent before is not lost', async () => {
  const page = openPage()
  await page.open()
  await page.add('a', 1000)
  await page.remove('a')
  evict()
  expect(await openPage().open()).toEqual([])
})

test('what was sent while nothing was noted, as on a page that was closed at once, is not lost', async () => {
  const page = openPage()
  await page.open()
  await page.add('a', 1000)
  const unwatched = openPage()
  await unwatched.remove('a')
  expect(texts.size).toBe(1)
  expect(await openPage().open()).toEqual([])
  expect(texts.size).toBe(0)
})

test('a storage that was marked for the whole browser is not taken for a new one', async () => {
  const marked = await openDB('storage-mark', 1)
  marked.close()
  texts.set('unsent-maya', '1-1000')
  expect(await openPage().open()).toEqual([])
})

test('a browser that stores nothing has lost nothing, and forgets nothing', async () => {
  const page = openPage()
  await page.open()
  await page.add('a', 1000)
  vi.stubGlobal('indexedDB', undefined)
  expect(await openPage().open()).toEqual([])
  expect(texts.size).toBe(1)
})

test('a record that somebody has written over says nothing', async () => {
  texts.set('unsent-maya', '{"count":3}')
  expect(await openPage().open()).toEqual([])
})
