import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { refusalOf } from './errors.ts'

/** What is recorded, whether it succeeded or was refused. */
export type SecurityEvent =
  | 'sign-up'
  | 'sign-in'
  | 'provider-return'
  | 'sign-out'
  | 'sign-out-everywhere'
  | 'recovery-request'
  | 'recovery'
  | 'verification'
  | 'password-change'
  | 'address-change'
  | 'second-factor'
  | 'second-factor-change'
  | 'passkey-change'
  | 'account-deletion'

export interface SecurityFacts {
  /** The person, where it is proven who it is. */
  readonly user?: string
  /** The address that was named, by somebody who may not own it. */
  readonly email?: string
  /** How the person proves who they are, such as `password` or `google`. */
  readonly by?: string
}

/** What is read from an outcome that was not thrown. */
interface OutcomeReaders<T> {
  /** The person, known only afterwards. */
  readonly userOf?: (outcome: T) => string | undefined
  /** Why it was refused, where that is an answer like any other. */
  readonly refusalIn?: (outcome: T) => Refusal | undefined
}

/**
 * Tells several events about one address apart from those about others, without writing addresses, or passwords that
 * were typed into the wrong field, into a log.
 */
const fingerprint = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 16)

const recordedErrors = new WeakSet<object>()

/** Whether it was written down here already that this was thrown. */
export const isRecorded = (thrown: unknown): boolean =>
  typeof thrown === 'object' && thrown !== null && recordedErrors.has(thrown)

/**
 * Does something that concerns who may use an account, and writes into the server's log that it happened or by which
 * type it was refused, from where, and by whom. Secrets never get here.
 */
export const recorded = async <T>(
  { log }: Ports<'log'>,
  { ip, caller }: Pick<FastifyRequest, 'ip' | 'caller'>,
  event: SecurityEvent,
  { email, user = caller?.user.id, by }: SecurityFacts,
  action: () => Promise<T>,
  { userOf, refusalIn }: OutcomeReaders<T> = {},
): Promise<T> => {
  const facts = { event, ip, by, session: caller?.session.id, address: email && fingerprint(email) }
  try {
    const outcome = await action()
    const refusal = refusalIn?.(outcome)
    if (refusal === undefined) {
      log.info({ security: { ...facts, outcome: 'succeeded', user: userOf?.(outcome) ?? user } }, `${event} succeeded`)
    } else {
      log.warn({ security: { ...facts, outcome: 'refused', type: refusal.type, user } }, `${event} refused`)
    }
    return outcome
  } catch (error) {
    log.warn({ security: { ...facts, outcome: 'refused', type: refusalOf(error).type, user } }, `${event} refused`)
    if (typeof error === 'object' && error !== null) recordedErrors.add(error)
    throw error
  }
}
