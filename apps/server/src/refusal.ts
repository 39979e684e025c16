import type { Locale } from '@pacemeal/domain'
import { type ErrorType, errorStatus } from '@pacemeal/protocol'
import { type Told, tellIn, tellInEnglish } from './languages/answers/index.ts'

export interface RefusalExtras {
  /** Tells two causes of one type apart, for the screens. */
  readonly reason?: string
  /** Seconds until it is worth trying again. */
  readonly retryAfter?: number
}

/**
 * An expected no: it becomes an error answer of its type. Anything else that is thrown is a fault of ours. Its message is
 * that of the wire, in English; what a person may read is a sentence of the catalogue, and is told in their language, too.
 */
export class Refusal extends Error {
  readonly type: ErrorType
  readonly reason: string | undefined
  readonly retryAfter: number | undefined
  /** The sentence for its reader; undefined for what only the writer of a client can cause. */
  readonly told: Told | undefined

  constructor(type: ErrorType, message: string | Told, extras: RefusalExtras = {}) {
    super(typeof message === 'string' ? message : tellInEnglish(message))
    this.name = 'Refusal'
    this.type = type
    this.told = typeof message === 'string' ? undefined : message
    this.reason = extras.reason
    this.retryAfter = extras.retryAfter
  }

  /** The sentence in the language of its reader; undefined where there is none. */
  messageIn(locale: Locale): string | undefined {
    return this.told === undefined ? undefined : tellIn(this.told, locale)
  }

  get status(): number {
    return errorStatus[this.type]
  }
}
