import { type MealLogData, mealLogs } from '@pacemeal/protocol'
import { createDocument, deleteDocument, updateDocument } from './documents.ts'
import { type MealLog, refreshMealLogs } from './meal-logs.ts'
import { type ApiRefusal, refusalOf } from './refusal.ts'
import { findSignedIn } from './signed-in-store.ts'

/** A change of the log that the server has not confirmed yet. All three may be sent twice without harm. */
export type LogChange =
  | { readonly kind: 'record'; readonly id: string; readonly at: string; readonly data: MealLogData }
  | { readonly kind: 'change'; readonly id: string; readonly data: Partial<MealLogData> }
  | { readonly kind: 'remove'; readonly id: string }

/** `stored`: the server has it. `kept`: it waits in this browser, over restarts too, until the server can be reached. */
export type LogOutcome = 'stored' | 'kept'

/** How long to wait before a server in trouble is tried again, in milliseconds. */
const RETRY_MS = 15_000

interface Waiting {
  readonly keep: () => void
  readonly store: () => void
  readonly refuse: (refusal: ApiRefusal) => void
}

const storageKey = (userId: string) => `meal_log_queue:${userId}`
const nothing: readonly LogChange[] = []
const queues = new Map<string, readonly LogChange[]>()
const listeners = new Set<() => void>()
const waiting = new Map<LogChange, Waiting>()
const sending = new Set<string>()
let retry: ReturnType<typeof setTimeout> | undefined
let isStorageBlocked = false

const isChange = (value: unknown): value is LogChange =>
  typeof value === 'object' && value !== null && 'kind' in value && 'id' in value && typeof value.id === 'string'

function readStored(userId: string): readonly LogChange[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(userId)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isChange) : nothing
  } catch {
    return nothing
  }
}

/** The changes of a person that are on their way, oldest first. The same array until one is added or settled. */
export function pendingLogChanges(userId: string): readonly LogChange[] {
  return queues.get(userId) ?? show(userId, readStored(userId))
}

function show(userId: string, queue: readonly LogChange[]): readonly LogChange[] {
  queues.set(userId, queue)
  return queue
}

const isSame = (one: LogChange, other: LogChange): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * What waits by now. Another tab of this browser adds to the same queue and takes from it what it has sent, so that it is
 * read again before each change of it.
 */
function presentQueue(userId: string): readonly LogChange[] {
  const known = pendingLogChanges(userId)
  if (isStorageBlocked) return known
  const left = [...known]
  const present = readStored(userId).map((one) => {
    const own = left.findIndex((mine) => isSame(mine, one))
    return left.splice(own, own < 0 ? 0 : 1)[0] ?? one
  })
  for (const gone of left) {
    // The other tab has dealt with it.
    waiting.get(gone)?.keep()
    waiting.delete(gone)
  }
  return present.length === known.length && left.length === 0 ? known : show(userId, present)
}

/** Calls `listener` after each change of a queue, here or in another tab. */
export function watchLogChanges(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    const userId = [...queues.keys()].find((one) => storageKey(one) === key)
    if (userId === undefined) return
    presentQueue(userId)
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', hear)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', hear)
  }
}

function keepQueue(userId: string, queue: readonly LogChange[]): void {
  show(userId, queue)
  try {
    if (queue.length === 0) localStorage.removeItem(storageKey(userId))
    else localStorage.setItem(storageKey(userId), JSON.stringify(queue))
    isStorageBlocked = false
  } catch {
    // Storage is full or blocked: the change still waits in memory as long as the page is open.
    isStorageBlocked = true
  }
  for (const listener of listeners) listener()
}

/** An id for a log that the server has not seen: made here, so that sending twice cannot log twice. */
export const newLogId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => byte.toString(16).padStart(2, '0')).join('')

async function send(userId: string, change: LogChange): Promise<void> {
  try {
    if (change.kind === 'record') await createDocument(mealLogs, userId, change.data, change.id)
    else if (change.kind === 'change') await updateDocument(mealLogs, change.id, change.data)
    else await deleteDocument(mealLogs, change.id)
  } catch (thrown) {
    const refusal = refusalOf(thrown)
    const isAlreadyDone =
      (change.kind === 'record' && refusal.status === 409) || (change.kind === 'remove' && refusal.code === 'not-found')
    if (!isAlreadyDone) throw refusal
  }
}

/** Whether the change can still succeed later, unchanged. */
const mayPass = ({ code }: ApiRefusal): boolean => ['network', 'server', 'rate-limited'].includes(code)

/** Told of a change that was refused for good although nobody waits for it any more. */
let onLateRefusal: (change: LogChange, refusal: ApiRefusal) => void = () => undefined

export const watchLateRefusals = (listener: typeof onLateRefusal): void => {
  onLateRefusal = listener
}

/** Told when a change waits for its person to log in again. */
let onNeedsLogin: () => void = () => undefined

export const watchNeedsLogin = (listener: () => void): void => {
  onNeedsLogin = listener
}

/** Whether this browser is somebody else's by now: the server would refuse them what is not theirs, for good. */
const isForeign = (userId: string): boolean => {
  const kept = findSignedIn()
  return kept !== null && kept.user.id !== userId
}

/** Sends what waits, one after the other in the order it was done. It waits on while somebody else is signed in. */
export async function sendLogChanges(userId: string): Promise<void> {
  if (sending.has(userId) || isForeign(userId)) return
  sending.add(userId)
  clearTimeout(retry)
  const drop = (change: LogChange) => {
    keepQueue(
      userId,
      presentQueue(userId).filter((one) => one !== change),
    )
    waiting.delete(change)
  }
  try {
    for (let head = presentQueue(userId)[0]; head && !isForeign(userId); head = presentQueue(userId)[0]) {
      const asked = waiting.get(head)
      try {
        await send(userId, head)
        asked?.store()
        // The change stays laid over the list until the list itself has it, so that nothing flickers.
        await refreshMealLogs(userId).catch(() => undefined)
        drop(head)
      } catch (thrown) {
        const refusal = refusalOf(thrown)
        if (refusal.code === 'signed-out') {
          // It is sent once the same person is back, and who asked for it hears of it then.
          if (asked) onNeedsLogin()
          return
        }
        if (mayPass(refusal)) {
          for (const change of pendingLogChanges(userId)) waiting.get(change)?.keep()
          retry = setTimeout(() => sendLogChanges(userId), RETRY_MS)
          return
        }
        drop(head)
        if (asked) asked.refuse(refusal)
        else onLateRefusal(head, refusal)
      }
    }
  } finally {
    sending.delete(userId)
  }
}

/** Lays a change over the log at once and sends it. Rejects with an `ApiRefusal` when the server will not have it. */
export function changeLog(userId: string, change: LogChange): Promise<LogOutcome> {
  const outcome = new Promise<LogOutcome>((resolve, reject) => {
    waiting.set(change, { keep: () => resolve('kept'), store: () => resolve('stored'), refuse: reject })
  })
  keepQueue(userId, [...presentQueue(userId), change])
  void sendLogChanges(userId)
  return outcome
}

/** The documents as they will be once all pending changes have arrived. */
export function withPendingChanges(documents: readonly MealLog[], pending: readonly LogChange[]): readonly MealLog[] {
  return pending.reduce<readonly MealLog[]>((logs, change) => {
    const others = logs.filter((log) => log.$id !== change.id)
    if (change.kind === 'remove') return others
    if (change.kind === 'record') return [...others, asDocument(change)]
    return logs.map((log) => (log.$id === change.id ? { ...log, ...change.data } : log))
  }, documents)
}

const asDocument = ({ id, at, data }: Extract<LogChange, { kind: 'record' }>): MealLog => ({
  ...data,
  $id: id,
  $sequence: '',
  $createdAt: at,
  $updatedAt: at,
  $permissions: [],
  $databaseId: '',
  $collectionId: '',
})
