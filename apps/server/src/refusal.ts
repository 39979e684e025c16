import { type ErrorType, errorStatus } from '@pacemeal/protocol'

export interface RefusalExtras {
  /** Tells two causes of one type apart, for the screens. */
  readonly reason?: string
  /** Seconds until it is worth trying again. */
  readonly retryAfter?: number
}

/** An expected no: it becomes an error answer of its type. Anything else that is thrown is a fault of ours. */
export class Refusal extends Error {
  readonly type: ErrorType
  readonly reason: string | undefined
  readonly retryAfter: number | undefined

  constructor(type: ErrorType, message: string, extras: RefusalExtras = {}) {
    super(message)
    this.name = 'Refusal'
    this.type = type
    this.reason = extras.reason
    this.retryAfter = extras.retryAfter
  }

  get status(): number {
    return errorStatus[this.type]
  }
}
