import { nowText } from '../clock.ts'
import type { AllPorts, Ports } from '../ports.ts'
import { dueTimer, type Sent, type TimerHandler } from '../services/timers/timer.ts'
import type { Store, Transaction } from '../store/open.ts'
import type { TimerRow } from '../store/tables.ts'

/** How often a timer is tried before it counts as dead. */
const MAX_ATTEMPTS = 6
/** The wait after the first failure; each further one waits twice as long as the one before: 30 s to 8 min. */
const FIRST_WAIT_MS = 30_000
/** A service outside that has not answered by then is not waited for. */
const MAX_SENDING_MS = 30_000
/** A sending that nobody ended for this long: its process is gone. */
const SILENT_AFTER_MS = 4 * MAX_SENDING_MS

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 500)

/** The soonest timer that is due, locked; skips those that another process has just taken. */
const findDue = async (tx: Transaction, now: number, kinds: readonly string[]): Promise<TimerRow | undefined> => {
  const query = tx.db
    .selectFrom('timers')
    .selectAll()
    .where('status', '=', 'waiting')
    .where('dueAt', '<=', new Date(now).toISOString())
    .where('kind', 'in', kinds)
    .orderBy('dueAt')
    .orderBy('sequence')
    .limit(1)
  return await (tx.kind === 'postgres' ? query.forUpdate().skipLocked() : query).executeTakeFirst()
}

/** Whether a timer of these kinds is due. */
export const isAnyDue = async (
  { clock, store }: Ports<'clock' | 'store'>,
  kinds: readonly string[],
): Promise<boolean> => {
  const found = await store.db
    .selectFrom('timers')
    .select('sequence')
    .where('status', '=', 'waiting')
    .where('dueAt', '<=', nowText(clock))
    .where('kind', 'in', kinds)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Writes a row as long as it is what it was: another process may have gone on with it meanwhile. */
const change = (
  tx: Transaction,
  backend: Ports<'clock'>,
  was: TimerRow,
  changes: Partial<Omit<TimerRow, 'sequence'>>,
) =>
  tx.db
    .updateTable('timers')
    .set({ ...changes, updatedAt: nowText(backend.clock) })
    .where('sequence', '=', was.sequence)
    .where('status', '=', was.status)
    .where('attempts', '=', was.attempts)
    .execute()

/** What becomes of a timer whose `attempts` have failed so often. */
const afterFailure = (backend: Ports<'clock'>, attempts: number, why: string): Partial<Omit<TimerRow, 'sequence'>> => {
  if (attempts >= MAX_ATTEMPTS) return { status: 'dead', worker: null, attempts, error: why }
  const wait = FIRST_WAIT_MS * 2 ** (attempts - 1)
  const dueAt = new Date(backend.clock.now() + wait).toISOString()
  return { status: 'waiting', worker: null, attempts, error: why, dueAt }
}

const afterSending = (backend: Ports<'clock'>, attempts: number, sent: Sent): Partial<Omit<TimerRow, 'sequence'>> => {
  if (sent.kind === 'sent') return { status: 'done', worker: null, error: '' }
  if (sent.kind === 'later') {
    const dueAt = new Date(sent.at).toISOString()
    return { status: 'waiting', worker: null, attempts: attempts - 1, error: '', dueAt }
  }
  if (sent.kind === 'dead') return { status: 'dead', worker: null, error: sent.why }
  return afterFailure(backend, attempts, sent.why)
}

/** A handler threw: what it did is undone, and the failure is kept afterwards. */
class HandlerFailed extends Error {
  readonly row: TimerRow
  /** The database's own code: by it the store knows that two transactions stood in each other's way, and runs it again. */
  readonly code: unknown
  constructor(row: TimerRow, cause: unknown) {
    super(wordsOf(cause), { cause })
    this.row = row
    this.code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  }
}

type Taken =
  | { readonly row: TimerRow; readonly handler: Extract<TimerHandler, { callExternal: unknown }> }
  | 'fired'
  | 'none'

const take = (backend: AllPorts, handlers: ReadonlyMap<string, TimerHandler>, worker: string): Promise<Taken> =>
  backend.store.transact(async (tx) => {
    const row = await findDue(tx, backend.clock.now(), [...handlers.keys()])
    const handler = row === undefined ? undefined : handlers.get(row.kind)
    if (row === undefined || handler === undefined) return 'none'
    const attempts = row.attempts + 1
    if ('callExternal' in handler) {
      const begun = { status: 'sending', worker, attempts } as const
      await change(tx, backend, row, begun)
      return { row: { ...row, ...begun }, handler }
    }
    try {
      await handler.runInTransaction(tx, backend, dueTimer({ ...row, attempts }))
    } catch (error) {
      throw new HandlerFailed(row, error)
    }
    await change(tx, backend, row, { status: 'done', attempts, error: '' })
    return 'fired'
  })

const SILENT = 'It did not answer in time.'

const send = async (backend: AllPorts, { row, handler }: Exclude<Taken, string>): Promise<void> => {
  const signal = AbortSignal.timeout(MAX_SENDING_MS)
  const silence = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => silence.reject(new Error(SILENT)), { once: true })
  let sent: Sent
  try {
    // Not every client hears the signal; one that never answers would hold its place for ever.
    sent = await Promise.race([handler.callExternal(backend, dueTimer(row), signal), silence.promise])
  } catch (error) {
    backend.log.error({ err: error, timer: row.key }, 'a timer broke while it was sent')
    // Whether it went out is not known; sending it again could reach the person twice.
    sent = { kind: handler.isRepeatable === true ? 'retry' : 'dead', why: wordsOf(error) }
  }
  await backend.store.transact((tx) => change(tx, backend, row, afterSending(backend, row.attempts, sent)))
  backend.metrics.sent({ kind: row.kind, outcome: sent.kind })
}

/** Fires the soonest timer that is due; false when none is. `onSending` hears that a service outside is being asked. */
export const fireNext = async (
  backend: AllPorts,
  handlers: ReadonlyMap<string, TimerHandler>,
  worker: string,
  onSending: () => void = () => undefined,
): Promise<boolean> => {
  try {
    const taken = await take(backend, handlers, worker)
    if (taken === 'none') return false
    if (taken === 'fired') return true
    onSending()
    await send(backend, taken)
    return true
  } catch (error) {
    if (!(error instanceof HandlerFailed)) throw error
    backend.log.error({ err: error.cause, timer: error.row.key }, 'a timer failed')
    const failed = afterFailure(backend, error.row.attempts + 1, error.message)
    await backend.store.transact((tx) => change(tx, backend, error.row, failed))
    return true
  }
}

const LOST = 'The server stopped while this was being sent; whether it went out is not known.'

/** Gives up what dead processes were sending: it may have gone out. What may be repeated is tried again. Gives how many. */
export const failInterruptedTimers = async (
  store: Store,
  backend: Ports<'clock'>,
  isGone: (worker: string) => boolean,
  handlers: ReadonlyMap<string, TimerHandler> = new Map(),
): Promise<number> => {
  const silent = new Date(backend.clock.now() - SILENT_AFTER_MS).toISOString()
  const sending = await store.db.selectFrom('timers').selectAll().where('status', '=', 'sending').execute()
  const lost = sending.filter(({ worker, updatedAt }) => updatedAt < silent || (worker !== null && isGone(worker)))
  for (const row of lost) {
    const handler = handlers.get(row.kind)
    const isRepeatable = handler !== undefined && 'callExternal' in handler && handler.isRepeatable === true
    const sent: Sent = { kind: isRepeatable ? 'retry' : 'dead', why: LOST }
    await store.transact((tx) => change(tx, backend, row, afterSending(backend, row.attempts, sent)))
  }
  return lost.length
}
