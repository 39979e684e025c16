import { findSignedIn } from '../signed-in-store.ts'
import { createWriteQueue, type QueueMessage } from './create-write-queue.ts'
import { hasEarlierQueue } from './earlier-queue.ts'
import type { EntryStore } from './entry-store.ts'
import { exclusively } from './exclusively.ts'
import {
  afterDoubt,
  createsSubject,
  isKeptOnlyUnanswered,
  refreshAfter,
  replacesEntry,
  sendEntry,
  waitsForOwner,
} from './kinds.ts'

const isForeign = (owner: string): boolean => {
  const kept = findSignedIn()
  return kept !== null && kept.user.id !== owner
}

/** Ten random bytes, in digits that a document's id may have. */
export const newWriteId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => byte.toString(16).padStart(2, '0')).join('')

let opened: Promise<EntryStore> | undefined
const migrated = new Map<string, Promise<void>>()

/** The store comes with its first use: no screen needs it to be drawn. */
const open = (): Promise<EntryStore> => {
  opened ??= import('./browser-entry-store.ts').then(({ openBrowserEntryStore }) => openBrowserEntryStore())
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

/** The code that moves it comes only where an earlier version left something. */
const moveEarlier = async (store: EntryStore, owner: string): Promise<void> => {
  if (!hasEarlierQueue(owner)) return
  const { migrateLocalStorage } = await import('./migrate-local-storage.ts')
  await migrateLocalStorage(store, owner, Date.now())
}

/** The store, with what an earlier version left to the owner. */
const openFor = async (owner: string): Promise<EntryStore> => {
  const store = await open()
  const moving = migrated.get(owner) ?? moveEarlier(store, owner).catch(() => undefined)
  migrated.set(owner, moving)
  await moving
  return store
}

const store: EntryStore = {
  list: async (owner) => (await openFor(owner)).list(owner),
  add: async (entry, isReplaced) => (await openFor(entry.owner)).add(entry, isReplaced),
  change: async (id, change) => (await open()).change(id, change),
  remove: async (ids) => (await open()).remove(ids),
}

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('write-queue')

/** The writes of this browser that the server has not confirmed yet. */
export const writeQueue = createWriteQueue({
  store,
  send: sendEntry,
  refresh: refreshAfter,
  replaces: replacesEntry,
  creates: createsSubject,
  waitsForOwner,
  isKeptOnlyUnanswered,
  afterDoubt,
  isForeign,
  exclusively,
  announce: (message) => channel?.postMessage(message),
  newId: newWriteId,
  now: Date.now,
  random: Math.random,
  later: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds)
    return () => clearTimeout(timer)
  },
})

channel?.addEventListener('message', ({ data }: MessageEvent<QueueMessage>) => writeQueue.hear(data))

/** Sends what waits of the owner now, and whenever the network or the page comes back; gives a function that ends it. */
export function keepSending(owner: string): () => void {
  const sendWaiting = () => void writeQueue.send(owner)
  const sendWhenShown = () => {
    if (document.visibilityState === 'visible') sendWaiting()
  }
  sendWaiting()
  addEventListener('online', sendWaiting)
  document.addEventListener('visibilitychange', sendWhenShown)
  return () => {
    removeEventListener('online', sendWaiting)
    document.removeEventListener('visibilitychange', sendWhenShown)
  }
}
