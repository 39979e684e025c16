import { DAY_MS, HOUR_MS, instantText } from '@pacemeal/domain'
import { nowText } from '../../clock.ts'
import { newId } from '../../ids.ts'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'

/**
 * The database and the file store cannot commit together, so every key is on the list of leftovers from before its bytes
 * are written until a row refers to it, and again from when the row goes until the bytes are gone. Whatever breaks in
 * between, what is left over is on the list.
 */
export type StorageBackend = Ports<'clock' | 'files' | 'log' | 'store'>

/** Unfinished uploads are dropped after a day, and so is what they left. */
export const UNFINISHED_MS = DAY_MS
const AT_ONCE = 100

/** Writes bytes under a new key, which stays a leftover until {@link adopt} is called for it. */
export const storeBytes = async ({ clock, store, files }: StorageBackend, bytes: Uint8Array): Promise<string> => {
  const id = newId()
  const key = `${id.slice(0, 2)}/${id}`
  const dueAt = instantText(clock.now() + UNFINISHED_MS)
  await store.db.insertInto('leftovers').values({ storedAs: key, dueAt }).execute()
  await files.put(key, bytes)
  return key
}

/** From now on a row refers to these bytes. */
export const adopt = async (tx: Transaction, key: string): Promise<void> => {
  await tx.db.deleteFrom('leftovers').where('storedAs', '=', key).execute()
}

const remove = async ({ store, files }: StorageBackend, keys: readonly string[]): Promise<void> => {
  for (const key of keys) {
    await files.remove(key)
    await store.db.deleteFrom('leftovers').where('storedAs', '=', key).execute()
  }
}

/** Removes bytes that no row came to refer to. */
export const discard = async (backend: StorageBackend, key: string): Promise<void> => {
  try {
    await remove(backend, [key])
  } catch (error) {
    backend.log.error({ err: error }, 'bytes of an upload could not be removed yet')
  }
}

/** No row refers to these bytes any more: they go once the transaction is kept. */
export const abandon = async (tx: Transaction, backend: StorageBackend, keys: readonly string[]): Promise<void> => {
  if (keys.length === 0) return
  const dueAt = nowText(backend.clock)
  for (let at = 0; at < keys.length; at += AT_ONCE) {
    const rows = keys.slice(at, at + AT_ONCE).map((storedAs) => ({ storedAs, dueAt }))
    await tx.db.insertInto('leftovers').values(rows).execute()
  }
  tx.afterCommit(() => remove(backend, keys))
}

/** The wait after bytes could not be removed. */
const TRIED_AGAIN_MS = HOUR_MS

const putOff = async ({ store, clock }: StorageBackend, storedAs: string): Promise<void> => {
  const dueAt = instantText(clock.now() + TRIED_AGAIN_MS)
  await store.db.updateTable('leftovers').set({ dueAt }).where('storedAs', '=', storedAs).execute()
}

/**
 * Removes what is due. Several processes may do it at once. What cannot be removed is tried again later and holds nothing
 * else up. Gives how much went.
 */
export const removeLeftovers = async (backend: StorageBackend): Promise<number> => {
  const due = await backend.store.db
    .selectFrom('leftovers')
    .select('storedAs')
    .where('dueAt', '<=', nowText(backend.clock))
    .orderBy('dueAt')
    .limit(1000)
    .execute()
  let gone = 0
  for (const { storedAs } of due) {
    try {
      await remove(backend, [storedAs])
      gone += 1
    } catch (error) {
      backend.log.error({ err: error, storedAs }, 'bytes that nothing refers to could not be removed')
      await putOff(backend, storedAs)
    }
  }
  return gone
}
