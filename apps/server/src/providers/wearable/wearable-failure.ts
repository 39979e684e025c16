/**
 * What went wrong with the wearable service:
 * - `timeout`, `unavailable`: it did not answer in time, cannot be reached, or broke, also after the retries;
 * - `busy`: it asks for fewer calls;
 * - `pending`: it is still fetching the data itself;
 * - `expired`: the device's maker no longer lets it read this person's data;
 * - `not-found`: it does not know the connection;
 * - `refused`: it does not take the request (keys, device, dates), so trying again is of no use;
 * - `malformed`: an answer came, but not in the shape that it documents.
 */
export type WearableFailureReason =
  | 'timeout'
  | 'unavailable'
  | 'busy'
  | 'pending'
  | 'expired'
  | 'not-found'
  | 'refused'
  | 'malformed'

const passing: ReadonlySet<WearableFailureReason> = new Set(['timeout', 'unavailable', 'busy', 'pending'])

/** The expected failure of every call to the wearable service. Its message is for the log; it may quote the service. */
export class WearableFailure extends Error {
  readonly reason: WearableFailureReason
  /** How long the service asks to wait. */
  readonly retryAfterMs: number | undefined

  constructor(reason: WearableFailureReason, message: string, options: ErrorOptions & { retryAfterMs?: number } = {}) {
    super(message, options)
    this.name = 'WearableFailure'
    this.reason = reason
    this.retryAfterMs = options.retryAfterMs
  }

  /** Whether asking again later may help. */
  get isPassing(): boolean {
    return passing.has(this.reason)
  }
}
