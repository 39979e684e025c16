import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { WriteEntry } from './entry.ts'
import { storageId } from './storage-id.ts'
import { openUnsentRecord, type RecordPlace } from './unsent-record.ts'

/** What adding an entry did. */
interface Added {
  /** False when only this page holds the entry. */
  readonly isDurable: boolean
  /** The entries that it has taken the place of. */
  readonly replaced: readonly WriteEntry[]
}

/** Where entries wait. */
export interface EntryStore {
  /** What waits of the owner, oldest first, whichever tab wrote it. */
  list(owner: string): Promise<readonly WriteEntry[]>
  /**
   * Keeps an entry, and then drops the earlier ones of its owner that it replaces: a page that ends in between leaves them, and
   * they are sent before it. An entry whose id is already there is not added twice.
   */
  add(entry: WriteEntry, isReplaced?: (earlier: WriteEntry) => boolean): Promise<Added>
  /** Changes an entry where it stands; false when it is there no more. */
  change(id: string, change: (entry: WriteEntry) => WriteEntry): Promise<boolean>
  remove(ids: readonly string[]): Promise<void>
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

/**
 * Keeps an entry; gives its place in the order, undefined when it is there already. It is asked for and committed at once, as no
 * answer is waited for in between: it is kept although the page may end right after.
 */
async function keep(database: IDBPDatabase<Schema>, entry: WriteEntry): Promise<number | undefined> {
  const transaction = database.transaction('entries', 'readwrite')
  const adding = transaction.store.add(entry)
  transaction.commit()
  try {
    const [place] = await Promise.all([adding, transaction.done])
    return place
  } catch (error) {
    if ((error as Error).name === 'ConstraintError') return undefined
    throw error
  }
}

/** Drops what was kept before a place in the order and is replaced; gives it. */
async function dropBefore(
  database: IDBPDatabase<Schema>,
  place: number,
  owner: string,
  isReplaced: (earlier: WriteEntry) => boolean,
): Promise<readonly WriteEntry[]> {
  const transaction = database.transaction('entries', 'readwrite')
  const replaced: WriteEntry[] = []
  let cursor = await transaction.store.index('owner').openCursor(owner)
  while (cursor && cursor.primaryKey < place) {
    if (isReplaced(cursor.value)) {
      replaced.push(cursor.value)
      await cursor.delete()
    }
    cursor = await cursor.continue()
  }
  await transaction.done
  return replaced
}

/**
 * The entries in IndexedDB; in the memory of the page where the browser has none, or no room left. How much of an owner's
 * waits there is noted in `place` with each change, however short the visit: a browser may clear the storage afterwards.
 */
export function openEntryStore(place?: RecordPlace): EntryStore {
  const record = place && openUnsentRecord(place)
  let held: readonly WriteEntry[] = []
  let opening: Promise<IDBPDatabase<Schema> | undefined> | undefined
  const connect = () => {
    opening ??= Promise.resolve()
      .then(() => openDatabase(() => (opening = undefined)))
      .catch(() => undefined)
    return opening
  }
  const store = async (entry: WriteEntry, isReplaced: (earlier: WriteEntry) => boolean) => {
    const database = await connect()
    // What follows a held entry must not overtake it.
    if (!database || held.some(({ owner }) => owner === entry.owner)) return undefined
    const place = await keep(database, entry)
    if (place === undefined) return []
    return dropBefore(database, place, entry.owner, isReplaced).catch(() => [])
  }
  const note = async (database: IDBPDatabase<Schema>, owner: string) => {
    if (record) record.note(owner, await storageId(), await database.getAllFromIndex('entries', 'owner', owner))
  }
  let noting: Promise<unknown> = Promise.resolve()
  /** One note after the other, so that the last one is right. Nobody waits for it, and what waits is kept without. */
  const noteSoon = (owner: string) => {
    noting = noting
      .then(connect)
      .then((database) => database && note(database, owner))
      .catch(() => undefined)
  }
  return {
    list: async (owner) => {
      const stored = (await (await connect())?.getAllFromIndex('entries', 'owner', owner)) ?? []
      return [...stored, ...held.filter((entry) => entry.owner === owner)]
    },
    add: async (entry, isReplaced = () => false) => {
      const replaced = await store(entry, isReplaced).catch(() => undefined)
      if (replaced) {
        noteSoon(entry.owner)
        return { isDurable: true, replaced }
      }
      const gone = held.filter((one) => one.owner === entry.owner && isReplaced(one))
      held = [...held.filter((one) => !gone.includes(one)), { ...entry, isHeld: true }]
      return { isDurable: false, replaced: gone }
    },
    change: async (id, change) => {
      const isHeldHere = held.some((entry) => entry.id === id)
      held = held.map((entry) => (entry.id === id ? change(entry) : entry))
      const transaction = (await connect())?.transaction('entries', 'readwrite')
      const cursor = await transaction?.store.index('id').openCursor(id)
      if (cursor) await cursor.update(change(cursor.value))
      await transaction?.done
      return isHeldHere || Boolean(cursor)
    },
    remove: async (ids) => {
      held = held.filter((entry) => !ids.includes(entry.id))
      const transaction = (await connect())?.transaction('entries', 'readwrite')
      const owners = new Set<string>()
      for (const id of ids) {
        const cursor = await transaction?.store.index('id').openCursor(id)
        if (!cursor) continue
        owners.add(cursor.value.owner)
        await cursor.delete()
      }
      await transaction?.done
      for (const owner of owners) noteSoon(owner)
    },
  }
}
