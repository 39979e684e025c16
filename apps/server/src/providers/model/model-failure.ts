/**
 * What went wrong with a model's answer:
 * - `timeout`: none came in time;
 * - `unavailable`: the endpoint cannot be reached, is overloaded or broke, also after the retries;
 * - `refused`: the endpoint does not take the request (key, model name, picture), so trying again is of no use;
 * - `malformed`: an answer came, but not in the shape or within the bounds that were asked for.
 */
export type ModelFailureReason = 'timeout' | 'unavailable' | 'refused' | 'malformed'

/** The expected failure of every call to a model. Its message is for the log; it may quote the endpoint and is not shown. */
export class ModelFailure extends Error {
  readonly reason: ModelFailureReason
  constructor(reason: ModelFailureReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ModelFailure'
    this.reason = reason
  }
}
