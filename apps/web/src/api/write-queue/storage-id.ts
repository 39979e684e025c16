import { openDB } from 'idb'

/**
 * A name of this browser's storage for the app, made with it: after the browser has cleared everything there is another.
 * Rejects where nothing can be stored.
 */
export async function storageId(): Promise<string> {
  const database = await openDB('storage-mark', 3, {
    upgrade: (opened) => void opened.createObjectStore('storage'),
  })
  try {
    const transaction = database.transaction('storage', 'readwrite')
    const known: unknown = await transaction.store.get('id')
    const id = typeof known === 'string' ? known : crypto.randomUUID().slice(0, 8)
    if (id !== known) await transaction.store.put(id, 'id')
    await transaction.done
    return id
  } finally {
    database.close()
  }
}
