import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { instantText } from '@pacemeal/domain'
import type { Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import type { Transaction } from '../../store/open.ts'
import type { FileRow } from '../../store/tables.ts'
import type { SignedIn } from '../caller.ts'
import { announceFile } from './announce-file.ts'
import type { Bucket } from './buckets.ts'
import { isComplete, mayDo } from './file-rights.ts'
import { abandon, removeLeftovers, UNFINISHED_MS } from './leftovers.ts'
import { fileNotFound, findFile } from './read-files.ts'

/** Removes a file or an unfinished upload; its bytes follow the commit. Nothing when it is gone already. */
export const deleteRow = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'files' | 'log' | 'store'>,
  { sequence }: FileRow,
): Promise<void> => {
  const parts = await tx.db
    .deleteFrom('uploadParts')
    .where('fileSequence', '=', sequence)
    .returning('storedAs')
    .execute()
  const row = await tx.db.deleteFrom('files').where('sequence', '=', sequence).returningAll().executeTakeFirst()
  if (row === undefined) return
  const keys = [...parts.map((one) => one.storedAs), ...(isComplete(row) ? [row.storedAs] : [])]
  await abandon(tx, backend, keys)
  if (isComplete(row)) announceFile(tx, backend, row, 'delete')
}

/** Deletes a file for the caller. What he cannot even read is not found. */
export const deleteFile = (
  backend: Ports<'clock' | 'events' | 'files' | 'log' | 'store'>,
  caller: SignedIn,
  bucket: Bucket,
  id: string,
): Promise<void> =>
  backend.store.transact(async (tx) => {
    const row = await findFile(tx, bucket.id, id, { lock: true })
    if (row === undefined || !mayDo(row, 'read', caller)) throw fileNotFound()
    if (!mayDo(row, 'delete', caller)) throw new Refusal('user_unauthorized', ({ general }) => general.notAllowed)
    await deleteRow(tx, backend, row)
  })

/** Where archives are received; nothing stays there longer than the request that brought it. */
export const incomingFolder = (dataDir: string): string => join(dataDir, 'incoming')

/** Removes what a process that died was receiving: it holds a person's data, and nothing refers to it. */
const sweepIncoming = async ({ config, clock }: Ports<'clock' | 'config'>): Promise<void> => {
  const folder = incomingFolder(config.dataDir)
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found !== undefined && found.mtimeMs <= clock.now() - UNFINISHED_MS) await rm(path, { force: true })
  }
}

/** Drops uploads that were begun a day ago and never finished, and removes bytes that nothing refers to. */
export const sweepStorage = async (
  backend: Ports<'clock' | 'config' | 'events' | 'files' | 'log' | 'store'>,
): Promise<void> => {
  const stale = await backend.store.db
    .selectFrom('files')
    .selectAll()
    .where('storedAs', '=', '')
    .where('createdAt', '<=', instantText(backend.clock.now() - UNFINISHED_MS))
    .limit(1000)
    .execute()
  for (const row of stale) {
    await backend.store.transact(async (tx) => {
      const current = await findFile(tx, row.bucketId, row.id, { lock: true })
      if (current?.sequence === row.sequence && !isComplete(current)) await deleteRow(tx, backend, row)
    })
  }
  await sweepIncoming(backend)
  await removeLeftovers(backend)
}
