import { type Collection, collections } from '@pacemeal/protocol'
import { sql } from 'kysely'
import type { Told } from '../../languages/answers/index.ts'
import type { Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import type { Handle } from '../../store/open.ts'
import { largeColumns } from '../documents/document-codec.ts'

type Limits = Ports<'config'>

const MIB = 1024 * 1024

const QUOTA_REACHED = 'quota_reached'

const quotaReached = (told: Told) => new Refusal('general_bad_request', told, { reason: QUOTA_REACHED })

/** `meal_logs` as people say it: meal logs. */
const plainKind = ({ id }: Collection): string => id.replaceAll('_', ' ')

const countDocuments = async ({ db }: Handle, one: Collection, owner: string, most: number): Promise<number> => {
  // Further than the limit nobody needs to count.
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from ${sql.table(one.id)} where ${sql.ref(one.owner ?? '')} = ${owner} limit ${most + 1}) as kept`.execute(
    db,
  )
  return Number(rows[0]?.count ?? 0)
}

const largeBytes = async ({ db }: Handle, one: Collection, owner: string): Promise<number> => {
  const lengths = largeColumns(one, null).map((name) => sql`coalesce(octet_length(${sql.ref(name)}), 0)`)
  if (lengths.length === 0) return 0
  const { rows } = await sql<{ bytes: number | null }>`
    select sum(${sql.join(lengths, sql` + `)}) as bytes from ${sql.table(one.id)}
    where ${sql.ref(one.owner ?? '')} = ${owner}`.execute(db)
  return Number(rows[0]?.bytes ?? 0)
}

/** A process may let a tenth of what is left be taken before it counts again, so that ten processes cannot pass the limit. */
const SHARE_OF_ROOM = 0.1
/** Who has not written for long is counted again. */
const MAX_ROOMS = 10_000

/** How many more documents of a kind each person may create before they are counted again. */
class DocumentRooms {
  readonly #rooms = new Map<string, number>()

  /** Whether so many more fit without counting; then they are taken. */
  take(one: Collection, owner: string, adding: number): boolean {
    const key = `${one.id}:${owner}`
    const room = this.#rooms.get(key) ?? 0
    this.#rooms.delete(key)
    if (room < adding) return false
    this.#rooms.set(key, room - adding)
    return true
  }

  counted(one: Collection, owner: string, left: number): void {
    // Where each may be large their size is looked at every time.
    const room = largeColumns(one, null).length > 0 ? 0 : Math.floor(left * SHARE_OF_ROOM)
    if (room === 0) return
    this.#rooms.set(`${one.id}:${owner}`, room)
    const [oldest] = this.#rooms.keys()
    if (this.#rooms.size > MAX_ROOMS && oldest !== undefined) this.#rooms.delete(oldest)
  }
}

const rooms = new WeakMap<Limits['config'], DocumentRooms>()

const roomsOf = ({ config }: Limits): DocumentRooms => {
  const known = rooms.get(config) ?? new DocumentRooms()
  rooms.set(config, known)
  return known
}

/** Whether a person has room for so many more documents by an earlier count, so that none is needed. */
export const takeRoomForDocuments = (limits: Limits, one: Collection, owner: string, adding: number): boolean =>
  roomsOf(limits).take(one, owner, adding)

/** Refuses documents beyond what one person may keep of a kind, in number and, where each may be large, in size. */
export const requireRoomForDocuments = async (
  handle: Handle,
  limits: Limits,
  one: Collection,
  owner: string,
  adding: number,
): Promise<void> => {
  const { config } = limits
  const most = config.documentsPerPerson
  const left = adding > most ? -1 : most - adding - (await countDocuments(handle, one, owner, most))
  if (left < 0) {
    throw quotaReached(({ storage }) => storage.tooManyDocuments(most, plainKind(one)))
  }
  if ((await largeBytes(handle, one, owner)) >= config.storagePerPerson * MIB) {
    throw quotaReached(({ storage }) => storage.documentsTooLarge(config.storagePerPerson, plainKind(one)))
  }
  roomsOf(limits).counted(one, owner, left)
}

/** How many files a person keeps, and their bytes; what is still being uploaded counts whole. */
const countFiles = async ({ db }: Handle, owner: string): Promise<{ count: number; bytes: number }> => {
  const kept = await db
    .selectFrom('files')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('files'),
      fn
        .sum<number | null>(
          eb.case().when('storedAs', '=', '').then(eb.ref('sizeOriginal')).else(eb.ref('sizeActual')).end(),
        )
        .as('bytes'),
    ])
    .where('userId', '=', owner)
    .executeTakeFirstOrThrow()
  return { count: Number(kept.files), bytes: Number(kept.bytes ?? 0) }
}

/** Refuses a file beyond what one person may keep, in number and in size. */
export const requireRoomForFile = async (
  handle: Handle,
  { config }: Limits,
  owner: string,
  bytes: number,
): Promise<void> => {
  const kept = await countFiles(handle, owner)
  const { documentsPerPerson: files, storagePerPerson: megabytes } = config
  if (kept.count < files && kept.bytes + bytes <= megabytes * MIB) return
  throw quotaReached(({ storage }) => storage.tooManyPictures(files, megabytes))
}

/** How much of what one person may keep is taken. */
export interface StorageUse {
  readonly count: number
  readonly maxCount: number
  readonly bytes: number
  readonly maxBytes: number
}

/** What a person keeps of each kind beside what may be kept, so that the person hears of it before it is full. */
export const readStorageUse = async ({ store, config }: Ports<'config' | 'store'>, owner: string) => {
  const limits = { maxCount: config.documentsPerPerson, maxBytes: config.storagePerPerson * MIB }
  const kept: (StorageUse & { readonly collection: string })[] = []
  for (const one of collections as readonly Collection[]) {
    if (one.owner === null) continue
    const count = Math.min(await countDocuments(store, one, owner, limits.maxCount), limits.maxCount)
    if (count === 0) continue
    kept.push({ collection: one.id, count, bytes: await largeBytes(store, one, owner), ...limits })
  }
  const files: StorageUse = { ...(await countFiles(store, owner)), ...limits }
  return { files, documents: kept }
}
