import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { ExclusiveWork } from './exclusive-work.ts'

/** How long a lease lasts that nobody renews: longer than the minute for which a hidden page's timers may be held back. */
const LEASE_MS = 90_000
const RENEW_MS = 20_000
const RETRY_MS = 1000

interface Schema extends DBSchema {
  leases: { key: string; value: { readonly holder: string; readonly until: number } }
}

/** The time as a lease needs it. */
export interface LeaseClock {
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<void>
}

const systemClock: LeaseClock = {
  now: Date.now,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}

const open = (): Promise<IDBPDatabase<Schema> | undefined> =>
  Promise.resolve()
    .then(() =>
      openDB<Schema>('write-queue-leases', 1, {
        upgrade: (database) => void database.createObjectStore('leases'),
      }),
    )
    .catch(() => undefined)

/** Takes or renews the lease; false while somebody else has it. Renewing needs it to be still one's own. */
async function take(
  database: IDBPDatabase<Schema>,
  name: string,
  holder: string,
  now: number,
  isRenewal: boolean,
): Promise<boolean> {
  const transaction = database.transaction('leases', 'readwrite')
  const present = await transaction.store.get(name)
  const isOwn = present?.holder === holder
  const isFree = !present || present.until <= now
  const mayTake = isOwn || (isFree && !isRenewal)
  if (mayTake) await transaction.store.put({ holder, until: now + LEASE_MS }, name)
  await transaction.done
  return mayTake
}

async function giveBack(database: IDBPDatabase<Schema>, name: string, holder: string): Promise<void> {
  const transaction = database.transaction('leases', 'readwrite')
  const present = await transaction.store.get(name)
  if (present?.holder === holder) await transaction.store.delete(name)
  await transaction.done
}

/**
 * Runs `work` while it has the lease of that name. A page that was stopped for longer than a lease finds out by asking
 * before its next step. Without IndexedDB no tab has anything in common with another, and the work just runs.
 */
export async function withLease(name: string, work: ExclusiveWork, clock: LeaseClock = systemClock): Promise<void> {
  const database = await open()
  if (!database) return work(() => Promise.resolve(true))
  const holder = Array.from(crypto.getRandomValues(new Uint32Array(4))).join('-')
  while (!(await take(database, name, holder, clock.now(), false))) await clock.wait(RETRY_MS)
  const renew = () => take(database, name, holder, clock.now(), true)
  let isDone = false
  const keepRenewing = async () => {
    for (;;) {
      await clock.wait(RENEW_MS)
      if (isDone || !(await renew())) return
    }
  }
  void keepRenewing().catch(() => undefined)
  try {
    await work(renew)
  } finally {
    isDone = true
    await giveBack(database, name, holder).catch(() => undefined)
    database.close()
  }
}
