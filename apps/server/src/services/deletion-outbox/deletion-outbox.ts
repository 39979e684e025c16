import { DAY_MS, MINUTE_MS } from '@pacemeal/domain'
import { nowText } from '../../clock.ts'
import type { Ports } from '../../ports.ts'
import type { Handle } from '../../store/open.ts'
import type { DeletionKind, DeletionOutboxRow } from '../../store/tables.ts'

/** The wait after the first failure; each further one waits twice as long, up to a day. */
const FIRST_WAIT_MS = 10 * MINUTE_MS
const MAX_WAIT_MS = DAY_MS
/** How many are tried in one go, so that a stop does not wait long for a service that is down. */
const MAX_PER_RUN = 100

type OutboxPorts = Ports<'clock' | 'log' | 'store'>

/** How a kind of deletion is asked for at the service outside. Asking twice does no harm. */
export interface DeletionHandler<Asked> {
  readonly kind: DeletionKind
  /** Whether the service can be asked; what waits for it stays otherwise. */
  isSetUp(backend: Asked): boolean
  /** Rejects when the service has not deleted it. */
  askFor(backend: Asked, subject: string): Promise<void>
  /** Whether an error after so many attempts ends it. */
  isFinal(error: unknown, attempts: number): boolean
  /** What the log says when an attempt failed. */
  readonly warning: string
}

/** Keeps in the outbox what a service outside is to delete, with the transaction that decides on it. */
export const requestDeletions = async (
  { db }: Handle,
  { clock }: Ports<'clock'>,
  kind: DeletionKind,
  subjects: readonly string[],
): Promise<void> => {
  if (subjects.length === 0) return
  const dueAt = nowText(clock)
  await db
    .insertInto('deletionOutbox')
    .values(subjects.map((subject) => ({ kind, subject, dueAt, attempts: 0 })))
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
    .execute()
}

/**
 * The row that is due the longest, with this attempt counted. Its next moment is set before the service is asked: until
 * then no other process takes it, and one that dies meanwhile leaves it to be tried again.
 */
const claim = ({ clock, store }: OutboxPorts, kind: DeletionKind): Promise<DeletionOutboxRow | undefined> =>
  store.transact(async (tx) => {
    const due = tx.db
      .selectFrom('deletionOutbox')
      .selectAll()
      .where('kind', '=', kind)
      .where('dueAt', '<=', nowText(clock))
      .orderBy('dueAt')
      .limit(1)
    const row = await (tx.kind === 'postgres' ? due.forUpdate().skipLocked() : due).executeTakeFirst()
    if (row === undefined) return undefined
    const wait = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** row.attempts)
    const claimed = { attempts: row.attempts + 1, dueAt: new Date(clock.now() + wait).toISOString() }
    const rows = tx.db.updateTable('deletionOutbox').set(claimed)
    await rows.where('kind', '=', kind).where('subject', '=', row.subject).execute()
    return { ...row, ...claimed }
  })

/** Asks the service for what is due; gives how much it has deleted. */
export const processDeletions = async <Asked extends OutboxPorts>(
  backend: Asked,
  handler: DeletionHandler<Asked>,
): Promise<number> => {
  if (!handler.isSetUp(backend)) return 0
  let deleted = 0
  for (let tried = 0; tried < MAX_PER_RUN; tried += 1) {
    const row = await claim(backend, handler.kind)
    if (row === undefined) break
    try {
      await handler.askFor(backend, row.subject)
      deleted += 1
    } catch (error) {
      backend.log.warn({ err: error }, handler.warning)
      if (!handler.isFinal(error, row.attempts)) continue
    }
    const rows = backend.store.db.deleteFrom('deletionOutbox').where('kind', '=', row.kind)
    await rows.where('subject', '=', row.subject).execute()
  }
  return deleted
}
