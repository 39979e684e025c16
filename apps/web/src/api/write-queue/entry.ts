/** A write that the server has not confirmed yet. */
export interface WriteEntry {
  /** The idempotency key of the entry: made once, here. */
  readonly id: string
  /** The account that wrote it: nobody else sees or sends it. */
  readonly owner: string
  /** Names its sender in the table of kinds. */
  readonly kind: string
  /** What it is about: writes of one subject are sent in the order they were made. */
  readonly subject: string
  readonly payload: unknown
  /** Epoch milliseconds. */
  readonly createdAt: number
  /** How often it has been tried in vain. */
  readonly attempts: number
}

/**
 * `stored`: the server has it. `kept`: it waits in this browser, over restarts too. `held`: it waits, but only as long as
 * this page is open, because the browser stores nothing.
 */
export type WriteOutcome = 'stored' | 'kept' | 'held'
