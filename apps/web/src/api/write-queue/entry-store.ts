import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { WriteEntry } from './entry.ts'

/** Where entries wait. */
export interface EntryStore {
  /** What waits of the owner, oldest first, whichever tab wrote it. */
  list(owner: string): Promise<readonly WriteEntry[]>
  /** Keeps an entry; false when only this page holds it. An entry whose id is already there is not added twice. */
  add(entry: WriteEntry): Promise<boolean>
  countAttempt(id: string): Promise<void>
  remove(id: string): Promise<void>
}

interface Schema extends DBSchema {
  entries: { key: number; value: WriteEntry; indexes: { owner: string; id: string } }
}

const openDatabase = (onClosed: () => void): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('write-queue', 1, {
    upgrade: (database) => {
      // The key counts up over all tabs, so that it is the order of the writes.
      const entries = database.createObjectStore('entries', { autoIncrement: true })
      entries.createIndex('owner', 'owner')
      entries.createIndex('id', 'id', { unique: true })
    },
    // A newer version of the app, in another tab, wants to change the store.
    blocking: (_, __, event) => {
      ;(event.target as unknown as IDBDatabase).close()
      onClosed()
    },
    terminated: onClosed,
  })

/** The entries in IndexedDB; in the memory of the page where the browser has none, or no room left. */
export function openEntryStore(): EntryStore {
  let held: readonly WriteEntry[] = []
  let opening: Promise<IDBPDatabase<Schema> | undefined> | undefined
  const connect = () => {
    opening ??= Promise.resolve()
      .then(() => openDatabase(() => (opening = undefined)))
      .catch(() => undefined)
    return opening
  }
  const store = async (entry: WriteEntry): Promise<boolean> => {
    const database = await connect()
    // What follows a held entry must not overtake it.
    if (!database || held.some(({ owner }) => owner === entry.owner)) return false
    const transaction = database.transaction('entries', 'readwrite')
    const isKnown = (await transaction.store.index('id').getKey(entry.id)) !== undefined
    if (!isKnown) await transaction.store.add(entry)
    await transaction.done
    return true
  }
  return {
    list: async (owner) => {
      const stored = (await (await connect())?.getAllFromIndex('entries', 'owner', owner)) ?? []
      return [...stored, ...held.filter((entry) => entry.owner === owner)]
    },
    add: async (entry) => {
      const isStored = await store(entry).catch(() => false)
      if (!isStored) held = [...held, entry]
      return isStored
    },
    countAttempt: async (id) => {
      held = held.map((entry) => (entry.id === id ? { ...entry, attempts: entry.attempts + 1 } : entry))
      const transaction = (await connect())?.transaction('entries', 'readwrite')
      const cursor = await transaction?.store.index('id').openCursor(id)
      if (cursor) await cursor.update({ ...cursor.value, attempts: cursor.value.attempts + 1 })
      await transaction?.done
    },
    remove: async (id) => {
      held = held.filter((entry) => entry.id !== id)
      const transaction = (await connect())?.transaction('entries', 'readwrite')
      const key = await transaction?.store.index('id').getKey(id)
      if (key !== undefined) await transaction?.store.delete(key)
      await transaction?.done
    },
  }
}
