import { t } from '@lingui/core/macro'
import { MINUTE_MS } from '@pacemeal/domain'
import type { ErrorType } from '@pacemeal/protocol'
import type { AppwriteException } from 'appwrite'
import { readOwnError } from './said.ts'

/** Why a call did not succeed, in the words screens decide by. */
export type RefusalCode =
  | 'network'
  | 'server'
  | 'rate-limited'
  | 'signed-out'
  | 'permission-denied'
  | 'not-found'
  | 'wrong-credentials'
  | 'unknown-account'
  | 'session-exists'
  | 'account-exists'
  | 'invalid-token'
  | 'already-verified'
  | 'address-refused'
  | 'common-password'
  | 'personal-password'
  | 'proof-required'
  | 'second-factor'
  | 'provider-unavailable'
  | 'invalid-input'
  | 'too-many'
  | 'unexpected'

/** Said when the server gives no readable message (product specification), or no answer at all. */
const messageOf = (code: RefusalCode): string =>
  code === 'network' ? t`No answer from the server.` : t`An unexpected error occurred`

/** What every function of this folder throws when the server refuses or cannot be reached. */
export class ApiRefusal extends Error {
  readonly code: RefusalCode
  /** The server's own reason, fit to be shown; empty when it gave none. Notices with words of their own fall back to those. */
  readonly said: string
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  /** Milliseconds after which the server asks to be tried again; 0 when it says nothing of it. */
  readonly retryAfterMs: number
  /** Whether somebody else's answer came in place of our server's, as a proxy's page does. */
  readonly isForeign: boolean = false

  /** `message` stands where a reason must be told and the server gave none. */
  constructor(code: RefusalCode, said = '', status = 0, message = messageOf(code), retryAfterMs = 0) {
    super(said || message)
    this.name = 'ApiRefusal'
    this.code = code
    this.said = said
    this.status = status
    this.retryAfterMs = retryAfterMs
  }
}

const codeByType: Partial<Record<ErrorType, RefusalCode>> = {
  general_rate_limit_exceeded: 'rate-limited',
  general_unauthorized_scope: 'signed-out',
  general_unknown_origin: 'permission-denied',
  user_unauthorized: 'permission-denied',
  user_blocked: 'permission-denied',
  user_invalid_credentials: 'wrong-credentials',
  user_session_already_exists: 'session-exists',
  user_invalid_token: 'invalid-token',
  user_already_exists: 'account-exists',
  user_target_already_exists: 'account-exists',
  user_email_already_verified: 'already-verified',
  user_challenge_required: 'proof-required',
  user_more_factors_required: 'second-factor',
  password_personal_data: 'personal-password',
  user_passkey_limit_exceeded: 'too-many',
  project_provider_disabled: 'provider-unavailable',
  // A server of an earlier release than this page says nothing of what is stored: what waits is sent once it has caught up.
  collection_not_found: 'server',
  function_not_found: 'server',
  storage_bucket_not_found: 'server',
}

const codeByStatus = (status: number): RefusalCode => {
  if (status >= 500) return 'server'
  if (status === 429) return 'rate-limited'
  if (status === 404) return 'not-found'
  if (status === 403) return 'permission-denied'
  if (status === 400 || status === 413) return 'invalid-input'
  return 'unexpected'
}

/** What a proxy answers says nothing of the account or of what is stored: its 404 is not "there is none". */
const codeOfForeignAnswer = (status: number): RefusalCode => {
  if (status === 429) return 'rate-limited'
  return status === 413 ? 'invalid-input' : 'server'
}

/** An answer that is not our server's. */
class ForeignAnswer extends ApiRefusal {
  override readonly isForeign = true

  constructor(status = 0) {
    super(codeOfForeignAnswer(status), '', status)
  }
}

/** By its name, not its class: the SDK is not loaded where nothing has been asked yet. */
const isFromSdk = (thrown: unknown): thrown is AppwriteException =>
  thrown instanceof Error && thrown.name === 'AppwriteException'

function refusalFromSdk({ response, type, code: status }: AppwriteException): ApiRefusal {
  const own = readOwnError(response)
  // The SDK itself refuses the answer of a foreign origin, which has no body.
  if (!own) return type === 'forbidden' ? new ApiRefusal('permission-denied', '', status) : new ForeignAnswer(status)
  if (own.reason === 'unknown_account') return new ApiRefusal('unknown-account', own.said, status)
  if (own.reason === 'address_refused') return new ApiRefusal('address-refused', own.said, status)
  if (own.reason === 'common_password') return new ApiRefusal('common-password', own.said, status)
  const code = codeByType[own.type as ErrorType] ?? codeByStatus(status)
  return new ApiRefusal(code, own.said, status, messageOf(code), (own.retryAfter ?? 0) * 1000)
}

/** What browsers say when a part of the app could not be fetched. */
const MISSING_PART = /dynamically imported module|importing a module script|unable to preload/i

const isMissingPart = (thrown: unknown): boolean => thrown instanceof Error && MISSING_PART.test(thrown.message)

/** The refusal behind whatever was thrown. A fault of this app is `unexpected`, and its words are for nobody. */
export function refusalOf(thrown: unknown): ApiRefusal {
  if (thrown instanceof ApiRefusal) return thrown
  if (isFromSdk(thrown)) return refusalFromSdk(thrown)
  return new ApiRefusal(isMissingPart(thrown) ? 'network' : 'unexpected')
}

/** What went wrong with a question itself: no answer, or one that is no JSON although it says so. */
function refusalOfCall(thrown: unknown): ApiRefusal {
  // fetch rejects with a TypeError when no answer came at all, and so when the time for it is over.
  if (thrown instanceof TypeError) return new ApiRefusal('network')
  if (thrown instanceof DOMException && thrown.name === 'TimeoutError') return unanswered()
  if (thrown instanceof SyntaxError) return new ForeignAnswer()
  return refusalOf(thrown)
}

/** How long a question waits for its answer, in milliseconds; longer than any answer of the server takes. */
export const ANSWER_WITHIN_MS = MINUTE_MS
/** The same for what a screen waits for: it must be able to say that it failed, and ask again. */
export const READ_WITHIN_MS = 20_000

/** The status of a question that was never answered. */
export const TIMED_OUT = 408

const unanswered = (): ApiRefusal => new ApiRefusal('network', '', TIMED_OUT)

/** The answer, or a refusal once nobody will wait for it any longer. */
async function inTime<T>(asked: Promise<T>, milliseconds: number): Promise<T> {
  if (milliseconds === Number.POSITIVE_INFINITY) return asked
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unanswered()), milliseconds)
  })
  try {
    return await Promise.race([asked, tooLate])
  } finally {
    clearTimeout(timer)
  }
}

/** The SDK hands a page that came with 200, as of a hotel's network, on as a message. */
const isPage = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  Object.keys(answer).join() === 'message' &&
  (answer as { message: unknown }).message !== ''

let hearSignedOut: (askedAt: number) => void = () => undefined

/** Tells `listener` of every answer that says "no session", and when it was asked for, as `performance.now()`. */
export const onSignedOut = (listener: (askedAt: number) => void): void => {
  hearSignedOut = listener
}

export interface AskOptions {
  /** How long the answer is waited for, in milliseconds. */
  readonly within?: number
  /** A field that every answer of our server has: one without it is somebody else's. */
  readonly field?: string
}

/** Runs a call of the SDK; whatever it throws becomes an `ApiRefusal`, and so does an answer that is not our server's. */
export async function ask<T>(call: () => Promise<T>, options: AskOptions = {}): Promise<T> {
  const { within = ANSWER_WITHIN_MS, field } = options
  const askedAt = performance.now()
  let answer: T
  try {
    answer = await inTime(call(), within)
  } catch (thrown) {
    const refusal = refusalOfCall(thrown)
    if (refusal.code === 'signed-out') hearSignedOut(askedAt)
    throw refusal
  }
  const lacks = field !== undefined && !(typeof answer === 'object' && answer !== null && field in answer)
  if (lacks || isPage(answer)) throw new ForeignAnswer()
  return answer
}

/** Runs a call; an answer of "not found" is null. */
export async function find<T>(call: () => Promise<T>, options?: AskOptions): Promise<T | null> {
  try {
    return await ask(call, options)
  } catch (thrown) {
    if (refusalOf(thrown).code === 'not-found') return null
    throw thrown
  }
}
