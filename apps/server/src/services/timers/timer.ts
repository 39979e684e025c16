import { parseJson } from '@pacemeal/domain'
import type { AllPorts } from '../../ports.ts'
import type { Handle, Transaction } from '../../store/open.ts'
import type { TimerRow } from '../../store/tables.ts'

/** A timer whose moment has come, as its handler sees it. */
export interface DueTimer {
  readonly key: string
  readonly userId: string
  /** What was kept with it. The row is ours, but an older release may have written it: read it with a check. */
  readonly facts: unknown
  /** Epoch milliseconds. A server that was down fires late, so compare with the clock. */
  readonly dueAt: number
  /** 1 for the first time. */
  readonly attempt: number
}

/** What came of asking a service outside. */
export type Sent =
  | { readonly kind: 'sent' }
  /** Nothing was asked yet: it is to be done at another moment (epoch milliseconds). */
  | { readonly kind: 'later'; readonly at: number }
  /** Surely not sent, and trying again may help. */
  | { readonly kind: 'retry'; readonly why: string }
  /** Not sent, or not known to be, and not to be tried again. */
  | { readonly kind: 'dead'; readonly why: string }

/**
 * What happens when timers of a kind are due. `runInTransaction` works in the transaction that ends the timer, so its
 * effects are kept exactly once. `callExternal` asks a service outside, which no transaction can undo: it is marked
 * before, and when the process dies before the answer is kept, the timer counts as dead rather than being sent twice.
 */
export type TimerHandler =
  | {
      readonly kind: string
      readonly runInTransaction: (tx: Transaction, backend: AllPorts, timer: DueTimer) => Promise<void>
    }
  | {
      readonly kind: string
      readonly callExternal: (backend: AllPorts, timer: DueTimer, signal: AbortSignal) => Promise<Sent>
      /** Doing it twice does no harm, so it is tried again when it broke or its process died. */
      readonly isRepeatable?: true
    }

export const dueTimer = (row: TimerRow): DueTimer => ({
  key: row.key,
  userId: row.userId,
  facts: parseJson(row.facts) ?? null,
  dueAt: Date.parse(row.dueAt),
  attempt: row.attempts,
})

/** The timers of a person that wait and whose keys begin with a text, soonest first. */
export const waitingTimers = ({ db }: Handle, userId: string, prefix: string): Promise<TimerRow[]> =>
  db
    .selectFrom('timers')
    .selectAll()
    .where('userId', '=', userId)
    .where('status', '=', 'waiting')
    // Not by order: that depends on the language that a Postgres was set up with.
    .where(({ fn, val }) => fn<string>('substr', ['key', val(1), val(prefix.length)]), '=', prefix)
    .orderBy('dueAt')
    .orderBy('sequence')
    .execute()
