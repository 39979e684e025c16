import { ApiRefusal, refusalOf } from '../refusal.ts'
import { backoffMs } from './backoff.ts'
import type { NewWrite, WriteEntry, WriteOutcome, WriteRefusal } from './entry.ts'
import type { EntryStore } from './entry-store.ts'
import type { ExclusiveWork } from './exclusive-work.ts'

/** What a tab tells the others of this browser: that something of the owner has changed. */
export interface QueueMessage {
  readonly owner: string
  /** How an entry was settled. */
  readonly settled?: { readonly id: string; readonly refused?: WriteRefusal }
  /** Entries that are gone without having been sent. */
  readonly dropped?: readonly string[]
}

/** What the queue needs of its surroundings. */
export interface QueuePorts {
  readonly store: EntryStore
  /**
   * Sends an entry. Sending it twice must do what sending it once does. `onOverwrites`, to be awaited before writing: another
   * device's write goes by it.
   */
  readonly send: (entry: WriteEntry, onOverwrites: () => Promise<unknown>) => Promise<unknown>
  /** Reads anew what the entry has changed on the server. */
  readonly refresh: (entry: WriteEntry) => Promise<unknown>
  /** Whether an entry makes an earlier one of the same subject needless: the end is the same without it. */
  readonly replaces: (entry: WriteEntry, earlier: WriteEntry) => boolean
  /** Whether its subject is made by the entry: while it is refused, what follows would be refused as well. */
  readonly creates: (entry: WriteEntry) => boolean
  /** Whether the entry is never sent by itself: it stays until its owner has looked at it. */
  readonly waitsForOwner: (entry: WriteEntry) => boolean
  /** Whether it waits only where no answer comes: whatever the server answers while somebody waits for it is its end. */
  readonly isKeptOnlyUnanswered: (entry: WriteEntry) => boolean
  /** An entry whose place was taken by a refused one that may have been stored all the same, as it waits again. */
  readonly afterDoubt: (earlier: WriteEntry, refused: WriteEntry) => WriteEntry
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
  /** The server refuses the entry for good; it stays until its owner has it sent again, or discards it. */
  readonly onRefused?: (entry: WriteEntry, refusal: ApiRefusal) => void
  /** What another device wrote has gone by the entry; called once an entry. */
  readonly onOverwrites?: (entry: WriteEntry) => void
  /** An entry waits for its owner to log in again. */
  readonly onNeedsLogin?: (entry: WriteEntry) => void
}

interface Waiter {
  readonly isDurable: () => boolean
  readonly resolve: (outcome: WriteOutcome) => void
  readonly reject: (refusal: ApiRefusal) => void
}

/** Whether the entry can still succeed later, unchanged. */
const mayPass = ({ code }: ApiRefusal): boolean => ['network', 'server', 'rate-limited'].includes(code)

const withOverwriting = (entry: WriteEntry): WriteEntry => ({ ...entry, overwrites: true })

const withoutOverwriting = ({ overwrites: _, ...entry }: WriteEntry): WriteEntry => entry

const nothing: readonly WriteEntry[] = []

const isUnchanged = (one: WriteEntry, other: WriteEntry): boolean =>
  one.attempts === other.attempts && one.isHeld === other.isHeld && one.refused?.code === other.refused?.code

/** A durable queue of writes, sent in their order by one tab at a time. */
export function createWriteQueue(ports: QueuePorts) {
  const { store } = ports
  const shown = new Map<string, readonly WriteEntry[]>()
  const adding = new Set<WriteEntry>()
  const waiters = new Map<string, Waiter>()
  /** What an entry that is waited for has taken the place of. */
  const replacedBy = new Map<string, readonly WriteEntry[]>()
  const watchers = new Set<() => void>()
  const listeners = new Set<QueueListener>()
  const running = new Map<string, Promise<void>>()
  const askedAgain = new Set<string>()
  const retries = new Map<string, () => void>()
  /** When the server wants to be asked again, by owner. */
  const notBefore = new Map<string, number>()

  const show = (owner: string, entries: readonly WriteEntry[]): void => {
    shown.set(owner, entries)
    for (const watcher of watchers) watcher()
  }

  /** Reads what waits by now, in whichever tab it was written. Shown entries stay the same objects until they change. */
  async function read(owner: string): Promise<readonly WriteEntry[]> {
    const stored = await store.list(owner)
    const here = shown.get(owner) ?? nothing
    const stays = new Map(here.map((entry) => [entry.id, entry]))
    const isStored = new Set(stored.map(({ id }) => id))
    const present = [
      ...stored.map((entry) => {
        const known = stays.get(entry.id)
        return known && isUnchanged(known, entry) ? known : entry
      }),
      ...[...adding].filter((entry) => entry.owner === owner && !isStored.has(entry.id)),
    ]
    const isSame = present.length === here.length && present.every((entry, index) => entry === here[index])
    if (!isSame) show(owner, present)
    return stored
  }

  function settle(id: string, settled: (waiter: Waiter) => void): boolean {
    const waiter = waiters.get(id)
    waiters.delete(id)
    replacedBy.delete(id)
    if (waiter) settled(waiter)
    return waiter !== undefined
  }

  const keepWaiting = (id: string) => settle(id, (waiter) => waiter.resolve(waiter.isDurable() ? 'kept' : 'held'))

  async function drop(owner: string, ids: readonly string[], message: QueueMessage): Promise<void> {
    // It is shown as gone once it is: it would be back after a page that ends before that.
    await store.remove(ids)
    await read(owner)
    ports.announce(message)
  }

  /** Tries one entry: true when it is settled, false when it waits on, `stop` when all of its owner's do. */
  async function attempt(entry: WriteEntry): Promise<boolean | 'stop'> {
    const { id, owner } = entry
    let overwrites = entry.overwrites === true
    // What has taken its place while it is being sent tells for it, should its answer be lost.
    const changeHeirs = (change: (one: WriteEntry) => WriteEntry) =>
      (shown.get(owner) ?? nothing)
        .filter((one) => one.id !== id && one.subject === entry.subject && ports.replaces(one, entry))
        .map((one) => store.change(one.id, change))
    try {
      await ports.send(entry, () => {
        overwrites = true
        return Promise.all([store.change(id, withOverwriting), ...changeHeirs(withOverwriting)])
      })
    } catch (thrown) {
      const refusal = refusalOf(thrown)
      // It is sent once the same person is back, and who asked for it hears of it then.
      if (refusal.code === 'signed-out') {
        if (waiters.has(id)) for (const { onNeedsLogin } of listeners) onNeedsLogin?.(entry)
        return 'stop'
      }
      // What the server refuses somebody else says nothing of the owner.
      if (ports.isForeign(owner)) return 'stop'
      const isItsAnswer = refusal.code !== 'network' && waiters.has(id) && ports.isKeptOnlyUnanswered(entry)
      if (mayPass(refusal) && !isItsAnswer) {
        await store.change(id, (one) => ({ ...one, attempts: one.attempts + 1 }))
        if (refusal.retryAfterMs > 0) notBefore.set(owner, ports.now() + refusal.retryAfterMs)
        keepWaiting(id)
        return refusal.code === 'server' ? false : 'stop'
      }
      await refuse(entry, refusal)
      return true
    }
    settle(id, (waiter) => waiter.resolve('stored'))
    for (const [later, replaced] of replacedBy)
      replacedBy.set(
        later,
        replaced.filter((one) => one.id !== id),
      )
    if (overwrites) {
      for (const { onOverwrites } of listeners) onOverwrites?.(entry)
      await Promise.all(changeHeirs(withoutOverwriting))
    }
    // The entry stays laid over what is shown until that has it itself, so that nothing flickers.
    await ports.refresh(entry).catch(() => undefined)
    await drop(owner, [id], { owner, settled: { id } })
    return true
  }

  /** Who waits for the entry hears of it, and has it back; otherwise it stays for its owner to decide. */
  async function refuse(entry: WriteEntry, refusal: ApiRefusal): Promise<void> {
    const { id, owner } = entry
    const { code, said, status } = refusal
    const refused = { code, said, status }
    const message = { owner, settled: { id, refused } }
    if (waiters.has(id)) {
      // What was to be sent before still is.
      if (ports.isKeptOnlyUnanswered(entry))
        for (const earlier of replacedBy.get(id) ?? nothing) {
          await store.add(code === 'server' ? ports.afterDoubt(earlier, entry) : earlier, (one) => one.id === id)
        }
      await drop(owner, [id], message)
      settle(id, (waiter) => waiter.reject(refusal))
      return
    }
    const isThere = await store.change(id, (one) => ({ ...one, refused }))
    await read(owner)
    ports.announce(message)
    if (isThere) for (const { onRefused } of listeners) onRefused?.({ ...entry, refused }, refusal)
  }

  /** What may be sent: neither its owner's to look at first, nor refused, nor behind a refused entry that was to make its subject. */
  function sendable(entries: readonly WriteEntry[]): readonly WriteEntry[] {
    const unmade = new Set(entries.filter((one) => one.refused && ports.creates(one)).map(({ subject }) => subject))
    return entries.filter((one) => !one.refused && !unmade.has(one.subject) && !ports.waitsForOwner(one))
  }

  /** What is kept of this page's is not sent before what it replaces is dropped. */
  const isAdded = ({ id }: WriteEntry): boolean => ![...adding].some((one) => one.id === id)

  async function sendAll(owner: string, isOurTurn: () => Promise<boolean>): Promise<void> {
    const blocked = new Set<string>()
    for (;;) {
      const entry = sendable(await store.list(owner)).find((one) => isAdded(one) && !blocked.has(one.subject))
      // Somebody else may have signed in while the store was read.
      if (!entry || !(await isOurTurn()) || ports.isForeign(owner)) break
      const result = await attempt(entry)
      if (result === 'stop') break
      // What belongs to the same subject follows it; others need not wait.
      if (!result) blocked.add(entry.subject)
    }
    const present = (await read(owner)).filter(isAdded)
    const left = sendable(present)
    const isLeft = new Set(left.map(({ id }) => id))
    for (const { id } of present) if (!isLeft.has(id)) keepWaiting(id)
    const [first] = left
    if (!first || ports.isForeign(owner)) return
    for (const { id, attempts } of left) if (first.attempts > 0 || attempts > 0) keepWaiting(id)
    if (first.attempts === 0) return
    const delay = Math.max(
      backoffMs(Math.min(...left.map(({ attempts }) => attempts || 1)), ports.random()),
      (notBefore.get(owner) ?? 0) - ports.now(),
    )
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

  async function discard(owner: string, ids: readonly string[]): Promise<void> {
    await drop(owner, ids, { owner, dropped: ids })
    for (const id of ids) keepWaiting(id)
  }

  return {
    /** What waits of the owner, oldest first: the same array until one is added, changed or settled. */
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
    async add(owner: string, write: NewWrite): Promise<WriteOutcome> {
      const entry: WriteEntry = { ...write, id: ports.newId(), owner, createdAt: ports.now(), attempts: 0 }
      let isDurable = false
      const outcome = new Promise<WriteOutcome>((resolve, reject) => {
        waiters.set(entry.id, { isDurable: () => isDurable, resolve, reject })
      })
      adding.add(entry)
      show(owner, [...(shown.get(owner) ?? nothing), entry])
      const isReplaced = (earlier: WriteEntry) => earlier.subject === entry.subject && ports.replaces(entry, earlier)
      const added = await store.add(entry, isReplaced)
      isDurable = added.isDurable
      if (waiters.has(entry.id)) replacedBy.set(entry.id, added.replaced)
      adding.delete(entry)
      // The answer to an earlier one may be lost.
      if (added.replaced.some(({ overwrites }) => overwrites)) await store.change(entry.id, withOverwriting)
      await read(owner)
      const dropped = added.replaced.map(({ id }) => id)
      for (const id of dropped) keepWaiting(id)
      ports.announce({ owner, dropped })
      void send(owner)
      return outcome
    },
    /** Has a refused entry sent again. */
    async retry(owner: string, id: string): Promise<void> {
      await store.change(id, ({ refused: _, ...entry }) => ({ ...entry, attempts: 0 }))
      await read(owner)
      ports.announce({ owner })
      await send(owner)
    },
    /** Gives an entry up, and with one that was to make its subject all that follows of it. */
    async discard(owner: string, id: string): Promise<void> {
      const entries = await store.list(owner)
      const entry = entries.find((one) => one.id === id)
      if (!entry) return
      const goes = ports.creates(entry) ? entries.filter(({ subject }) => subject === entry.subject) : [entry]
      await discard(
        owner,
        goes.map((one) => one.id),
      )
    },
    /** Gives up everything that waits of the owner. */
    async discardAll(owner: string): Promise<void> {
      await discard(
        owner,
        (await store.list(owner)).map(({ id }) => id),
      )
    },
    /** Changes what an entry carries, where it stands. What is shown has it from the next page on. */
    amend: (id: string, payload: unknown): Promise<boolean> => store.change(id, (one) => ({ ...one, payload })),
    /** Has an entry wait again that was given up. */
    async putBack(entry: WriteEntry): Promise<void> {
      await store.add(entry)
      await read(entry.owner)
      ports.announce({ owner: entry.owner })
      void send(entry.owner)
    },
    /** Calls `watcher` after each change of what waits, here or in another tab. */
    watch(watcher: () => void): () => void {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    /** Tells `listener` of what nobody waits for; gives a function that ends it. */
    listen(listener: QueueListener): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Another tab has added, changed or settled something. */
    hear({ owner, settled, dropped = [] }: QueueMessage): void {
      const refused = settled?.refused
      if (refused) {
        const refusal = new ApiRefusal(refused.code, refused.said, refused.status)
        // Who asked for it is here, and has it back: the entry need not wait for them.
        if (settle(settled.id, ({ reject }) => reject(refusal))) void discard(owner, [settled.id])
      } else if (settled) settle(settled.id, ({ resolve }) => resolve('stored'))
      for (const id of dropped) keepWaiting(id)
      if (shown.has(owner)) void read(owner)
    },
  }
}
