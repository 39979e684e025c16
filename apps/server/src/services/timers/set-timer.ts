import { nowText } from '../../clock.ts'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'

export interface NewTimer {
  /** What "the same" means; begins with the kind and the person: `pre-fuel/<user>/2026-03-02/session-1`. */
  readonly key: string
  readonly userId: string
  readonly kind: string
  readonly facts?: Readonly<Record<string, unknown>>
  /** Epoch milliseconds; one that has passed fires at once. */
  readonly dueAt: number
}

/**
 * Sets a timer, or moves one that waits. One that has fired stays over: a key happens once. Gives whether it waits now.
 */
export const setTimer = async (
  tx: Transaction,
  backend: Ports<'clock' | 'timers'>,
  timer: NewTimer,
): Promise<boolean> => {
  const now = nowText(backend.clock)
  const { key, userId, kind } = timer
  const changing = {
    facts: JSON.stringify(timer.facts ?? {}),
    dueAt: new Date(timer.dueAt).toISOString(),
    updatedAt: now,
  }
  const kept = await tx.db
    .insertInto('timers')
    .values({ ...changing, key, userId, kind, status: 'waiting', worker: null, attempts: 0, error: '', createdAt: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(changing).where('timers.status', '=', 'waiting'))
    .returning('key')
    .executeTakeFirst()
  tx.afterCommit(() => backend.timers.nudge())
  return kept !== undefined
}

/** Calls timers off that still wait; those that have fired stay as they are. */
export const dropTimers = async (tx: Transaction, keys: readonly string[]): Promise<void> => {
  if (keys.length === 0) return
  await tx.db.deleteFrom('timers').where('key', 'in', keys).where('status', '=', 'waiting').execute()
}
