import { ApiRefusal, type RefusalCode, refusalOf } from '../refusal.ts'
import { backoffMs } from './backoff.ts'
import type { WriteEntry, WriteOutcome } from './entry.ts'
import type { EntryStore } from './entry-store.ts'
import type { ExclusiveWork } from './exclusive-work.ts'

/** What a tab tells the others of this browser. */
export interface QueueMessage {
  readonly owner: string
  /** How an entry was settled. */
  readonly settled?: {
    readonly id: string
    readonly refused?: { readonly code: RefusalCode; readonly said: string; readonly status: number }
  }
}

/** What the queue needs of its surroundings. */
export interface QueuePorts {
  readonly store: EntryStore
  /** Sends an entry. Sending it twice must do what sending it once does. */
  readonly send: (entry: WriteEntry) => Promise<unknown>
  /** Reads anew what the entry has changed on the server. */
  readonly refresh: (entry: WriteEntry) => Promise<unknown>
  /** Whether this browser is somebody else's by now. */
  readonly isForeign: (owner: string) => boolean
  /** Runs `work` while no other tab runs work of that name. */
  readonly exclusively: (name: string, work: ExclusiveWork) => Promise<void>
  readonly announce: (message: QueueMessage) => void
  readonly newId: () => string
  readonly now: () => number
  /** From 0 to 1. */
  readonly random: () => number
  /** Calls `work` later; gives a function that calls it off. */
  readonly later: (milliseconds: number, work: () => void) => () => void
}

/** Hears of what nobody waits for any more. */
export interface QueueListener {
  /** The server refuses the entry for good; it is gone from the queue. */
  readonly onRefused: (entry: WriteEntry, refusal: ApiRefusal) => void
  /** An entry waits for its owner to log in again. */
  readonly onNeedsLogin: () => void
}

interface Waiter {
  readonly isDurable: () => boolean
  readonly resolve: (outcome: WriteOutcome) => void
  readonly reject: (refusal: ApiRefusal) => void
}

/** Whether the entry can still succeed later, unchanged. */
const mayPass = ({ code }: ApiRefusal): boolean => ['network', 'server', 'rate-limited'].includes(code)

const nothing: readonly WriteEntry[] = []

/** A durable queue of writes, sent in their order by one tab at a time. */
export function createWriteQueue(ports: QueuePorts) {
  const { store } = ports
  const shown = new Map<string, readonly WriteEntry[]>()
  const adding = new Set<WriteEntry>()
  const waiters = new Map<string, Waiter>()
  const listeners = new Set<() => void>()
  const running = new Map<string, Promise<void>>()
  const askedAgain = new Set<string>()
  const retries = new Map<string, () => void>()
  let late: QueueListener = { onRefused: () => undefined, onNeedsLogin: () => undefined }

  const show = (owner: string, entries: readonly WriteEntry[]): void => {
    shown.set(owner, entries)
    for (const listener of listeners) listener()
  }

  /** Reads what waits by now, in whichever tab it was written. Shown entries stay the same objects until they are settled. */
  async function read(owner: string): Promise<readonly WriteEntry[]> {
    const stored = await store.list(owner)
    const here = shown.get(owner) ?? nothing
    const stays = new Map(here.map((entry) => [entry.id, entry]))
    const isStored = new Set(stored.map(({ id }) => id))
    const present = [
      ...stored.map((entry) => stays.get(entry.id) ?? entry),
      ...[...adding].filter((entry) => entry.owner === owner && !isStored.has(entry.id)),
    ]
    const isSame = present.length === here.length && present.every((entry, index) => entry === here[index])
    if (!isSame) show(owner, present)
    return stored
  }

  function settle(id: string, settled: (waiter: Waiter) => void): boolean {
    const waiter = waiters.get(id)
    waiters.delete(id)
    if (waiter) settled(waiter)
    return waiter !== undefined
  }

  const keepWaiting = (id: string) => settle(id, (waiter) => waiter.resolve(waiter.isDurable() ? 'kept' : 'held'))

  async function drop(entry: WriteEntry, message: QueueMessage): Promise<void> {
    await store.remove(entry.id)
    await read(entry.owner)
    ports.announce(message)
  }

  /** Tries one entry: true when it is settled, false when it waits on, `stop` when all of its owner's do. */
  async function attempt(entry: WriteEntry): Promise<boolean | 'stop'> {
    const { id, owner } = entry
    try {
      await ports.send(entry)
    } catch (thrown) {
      const refusal = refusalOf(thrown)
      // It is sent once the same person is back, and who asked for it hears of it then.
      if (refusal.code === 'signed-out') {
        if (waiters.has(id)) late.onNeedsLogin()
        return 'stop'
      }
      // What the server refuses somebody else says nothing of the owner.
      if (ports.isForeign(owner)) return 'stop'
      if (mayPass(refusal)) {
        await store.countAttempt(id)
        keepWaiting(id)
        return refusal.code === 'server' ? false : 'stop'
      }
      const { code, said, status } = refusal
      await drop(entry, { owner, settled: { id, refused: { code, said, status } } })
      if (!settle(id, (waiter) => waiter.reject(refusal))) late.onRefused(entry, refusal)
      return true
    }
    settle(id, (waiter) => waiter.resolve('stored'))
    // The entry stays laid over what is shown until that has it itself, so that nothing flickers.
    await ports.refresh(entry).catch(() => undefined)
    await drop(entry, { owner, settled: { id } })
    return true
  }

  async function sendAll(owner: string, isOurTurn: () => Promise<boolean>): Promise<void> {
    const blocked = new Set<string>()
    for (;;) {
      const entry = (await store.list(owner)).find(({ subject }) => !blocked.has(subject))
      // Somebody else may have signed in while the store was read.
      if (!entry || !(await isOurTurn()) || ports.isForeign(owner)) break
      const result = await attempt(entry)
      if (result === 'stop') break
      // What belongs to the same subject follows it; others need not wait.
      if (!result) blocked.add(entry.subject)
    }
    const left = await read(owner)
    const [first] = left
    if (!first || ports.isForeign(owner)) return
    for (const { id, attempts } of left) if (first.attempts > 0 || attempts > 0) keepWaiting(id)
    if (first.attempts === 0) return
    const delay = backoffMs(Math.min(...left.map(({ attempts }) => attempts || 1)), ports.random())
    retries.get(owner)?.()
    retries.set(
      owner,
      ports.later(delay, () => void send(owner)),
    )
  }

  /** Sends what waits of the owner. It waits on while somebody else is signed in. */
  function send(owner: string): Promise<void> {
    const present = running.get(owner)
    if (present) {
      askedAgain.add(owner)
      return present
    }
    const work = async () => {
      retries.get(owner)?.()
      retries.delete(owner)
      do {
        askedAgain.delete(owner)
        await ports.exclusively(`write-queue:${owner}`, (isOurTurn) => sendAll(owner, isOurTurn))
      } while (askedAgain.has(owner))
    }
    const begun = work().finally(() => running.delete(owner))
    running.set(owner, begun)
    return begun
  }

  return {
    /** What waits of the owner, oldest first: the same array until one is added or settled. */
    pending(owner: string): readonly WriteEntry[] {
      const known = shown.get(owner)
      if (known) return known
      shown.set(owner, nothing)
      void read(owner)
      return nothing
    },
    read,
    send,
    /** Shows a write at once, keeps it and sends it. Rejects with an `ApiRefusal` when the server will not have it. */
    async add(owner: string, write: Pick<WriteEntry, 'kind' | 'subject' | 'payload'>): Promise<WriteOutcome> {
      const entry: WriteEntry = { ...write, id: ports.newId(), owner, createdAt: ports.now(), attempts: 0 }
      let isDurable = false
      const outcome = new Promise<WriteOutcome>((resolve, reject) => {
        waiters.set(entry.id, { isDurable: () => isDurable, resolve, reject })
      })
      adding.add(entry)
      show(owner, [...(shown.get(owner) ?? nothing), entry])
      isDurable = await store.add(entry)
      adding.delete(entry)
      await read(owner)
      ports.announce({ owner })
      void send(owner)
      return outcome
    },
    /** Calls `listener` after each change of what waits, here or in another tab. */
    watch(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    listen(listener: Partial<QueueListener>): void {
      late = { ...late, ...listener }
    },
    /** Another tab has added or settled something. */
    hear({ owner, settled }: QueueMessage): void {
      const refused = settled?.refused
      if (refused)
        settle(settled.id, ({ reject }) => reject(new ApiRefusal(refused.code, refused.said, refused.status)))
      else if (settled) settle(settled.id, ({ resolve }) => resolve('stored'))
      if (shown.has(owner)) void read(owner)
    },
  }
}
