import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Collection } from '@pacemeal/protocol'
import { sql } from 'kysely'
import { idFromKey } from '../../ids.ts'
import type { Handle } from '../../store/open.ts'
import type { Archive } from './read-archive.ts'

/** The id that something of an archive has in the account it is brought into; `kind` is its collection or bucket. */
export type IdOfArchived = (kind: string, id: string) => string

/** The new id of something of another account's archive; the same import run again finds what is there. */
const newIdOf = (userId: string, kind: string, id: string): string => idFromKey(`${userId}/import/${kind}/${id}`)

/** So many ids are worked out before everybody else has a turn. */
const SLICE = 2000

/** The account that an archive came from, by the documents in it; undefined when they name none. */
function ownerOf(archive: Archive, brought: readonly Collection[]): string | undefined {
  for (const one of brought) {
    for (const document of archive.data.collections[one.id] ?? []) {
      const owner: unknown = one.owner === null ? undefined : Reflect.get(document, one.owner)
      if (typeof owner === 'string') return owner
    }
  }
  return undefined
}

const ownIds = async ({ db }: Handle, { id, owner }: Collection, userId: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ _id: string }>`
    select _id from ${sql.table(id)} where ${sql.ref(owner ?? '')} = ${userId}`.execute(db)
  return rows.map(({ _id }) => _id)
}

const ownFiles = async ({ db }: Handle, bucketId: string, userId: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where('bucketId', '=', bucketId)
    .where('userId', '=', userId)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Says which id each document and picture of an archive gets. A copy that an import made in the other account of what is
 * here still is that very document: an archive that goes there and back doubles nothing. Everything else of another
 * account gets a new id, which follows from its own.
 */
export async function readArchivedIds(
  store: Handle,
  userId: string,
  archive: Archive,
  brought: readonly Collection[],
): Promise<IdOfArchived> {
  const owner = ownerOf(archive, brought)
  const originals = new Map<string, string>()
  if (owner !== undefined && owner !== userId) {
    const remember = async (kind: string, ids: readonly string[]): Promise<void> => {
      for (const [at, id] of ids.entries()) {
        originals.set(newIdOf(owner, kind, id), id)
        if (at % SLICE === SLICE - 1) await nextTurn()
      }
    }
    for (const one of brought) {
      if ((archive.data.collections[one.id] ?? []).length > 0) await remember(one.id, await ownIds(store, one, userId))
    }
    for (const bucket of new Set(archive.data.pictures.map((picture) => picture.bucket)))
      await remember(bucket, await ownFiles(store, bucket, userId))
  }
  return (kind, id) => originals.get(id) ?? newIdOf(userId, kind, id)
}
