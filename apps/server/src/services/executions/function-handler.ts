import type { Told } from '../../languages/answers/index.ts'
import type { AllPorts } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import type { SignedIn } from '../caller.ts'

/** One call of a function, for the person whose session made it; ids inside `body` are never trusted. */
export interface FunctionCall {
  readonly executionId: string
  readonly userId: string
  readonly method: string
  readonly path: string
  /** The request body as JSON, or null when it is no JSON. */
  readonly body: unknown
  /** The person with the session that calls; work that runs later, or of the server's own, has none. */
  readonly caller?: SignedIn
}

/** What a function says; 500 and above count as a failed execution. */
export interface FunctionAnswer {
  readonly statusCode: number
  readonly body: Readonly<Record<string, unknown>>
  /** What the message of the body says; the person reads it in their own language. */
  readonly told?: Told
}

/** A stage that was really reached. */
export interface Progress {
  readonly stage: string
  readonly done: number
  readonly of: number
}

/** How a call is taken: as work of its own, as part of work that already waits, answered on the spot, or the last there was. */
export type Admission =
  | {
      readonly kind: 'queue'
      /** What "the same work" means: of one key at most one execution runs at a time. */
      readonly jobKey: string
      /** Fingerprint of what the work is made from; empty when it does not matter. */
      readonly inputs: string
    }
  | { readonly kind: 'join'; readonly executionId: string }
  | { readonly kind: 'answer'; readonly answer: FunctionAnswer }
  /** The caller's account is gone, and nothing of it is kept, not even this call. */
  | { readonly kind: 'gone'; readonly answer: FunctionAnswer }

export interface Work {
  readonly backend: AllPorts
  readonly call: FunctionCall
  /** 1 on the first run; a crash or a failure before makes it higher. */
  readonly attempt: number
  /** Aborted when the run is over its time, or when another process took it over. */
  readonly signal: AbortSignal
  report(progress: Progress): Promise<void>
}

/**
 * A function behind the API. `run` re-reads what it needs and may run twice for one execution, so what it keeps is
 * keyed by the execution's id.
 */
export interface FunctionHandler {
  readonly id: string
  /** The most characters that the body of a call may have. */
  readonly maxBodyLength: number
  /** The same for the paths that take more. */
  readonly longBodies?: Readonly<Record<string, number>>
  /** Paths whose work takes seconds of a processor, so that nothing else may have to wait behind it. */
  readonly longPaths?: readonly string[]
  /** Refuses a call that needs more than a session, before the transaction that stores it. Secrets are compared here. */
  authorise?(backend: AllPorts, call: FunctionCall): Promise<void>
  /** What a call is written into the security log as; undefined for those that are not. */
  recordedAs?(call: FunctionCall): 'account-deletion' | undefined
  /** Decides about a call inside the transaction that stores it; throws a Refusal for a call that cannot be taken. */
  admit(tx: Transaction, backend: AllPorts, call: FunctionCall): Promise<Admission>
  run(work: Work): Promise<FunctionAnswer>
  /** Cleans up, in the transaction that marks the execution failed for good. */
  onPermanentFailure?(tx: Transaction, backend: AllPorts, call: FunctionCall, why: string): Promise<void>
}
