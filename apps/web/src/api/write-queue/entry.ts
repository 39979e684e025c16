import type { RefusalCode } from '../refusal.ts'

/** Why the server refuses a write for good. */
export interface WriteRefusal {
  readonly code: RefusalCode
  /** The server's own words; empty when it gave none. */
  readonly said: string
  /** HTTP status. */
  readonly status: number
}

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
  /** Its subject's name, for the list of what waits. */
  readonly about?: string
  readonly payload: unknown
  /** Epoch milliseconds. */
  readonly createdAt: number
  /** How often it has been tried in vain. */
  readonly attempts: number
  /** Set on one that is refused for good: it is sent again only when its owner asks for that. */
  readonly refused?: WriteRefusal
  /** Set once another device's write was found that goes by it. */
  readonly overwrites?: true
  /** Set on one that only this page holds, because the browser stores nothing. */
  readonly isHeld?: true
}

/** A write as it is handed to the queue. */
export type NewWrite = Pick<WriteEntry, 'kind' | 'subject' | 'payload' | 'about'>

/**
 * `stored`: the server has it. `kept`: it waits in this browser, over restarts too. `held`: it waits, but only as long as
 * this page is open, because the browser stores nothing.
 */
export type WriteOutcome = 'stored' | 'kept' | 'held'
