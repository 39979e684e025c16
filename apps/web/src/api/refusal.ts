import type { ErrorType } from '@pacemeal/protocol'
import type { AppwriteException } from 'appwrite'

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
  | 'provider-unavailable'
  | 'invalid-input'
  | 'unexpected'

/** What every function of this folder throws when the server refuses or cannot be reached. */
export class ApiRefusal extends Error {
  readonly code: RefusalCode
  /** HTTP status; 0 when no answer came. */
  readonly status: number

  constructor(code: RefusalCode, message: string, status = 0) {
    super(message)
    this.name = 'ApiRefusal'
    this.code = code
    this.status = status
  }
}

/** Said when an error body gives no readable message. */
export const UNREADABLE = 'An unexpected error occurred'

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
  project_provider_disabled: 'provider-unavailable',
}

const codeByStatus = (status: number): RefusalCode => {
  if (status >= 500) return 'server'
  if (status === 429) return 'rate-limited'
  if (status === 404) return 'not-found'
  if (status === 403) return 'permission-denied'
  if (status === 400 || status === 413) return 'invalid-input'
  return 'unexpected'
}

/** The extra field that tells an unknown address from a wrong password. */
const readReason = (body: string): unknown => {
  try {
    return (JSON.parse(body) as { reason?: unknown } | null)?.reason
  } catch {
    return undefined
  }
}

/** By its name, not its class: the SDK is not loaded where nothing has been asked yet. */
const isFromSdk = (thrown: unknown): thrown is AppwriteException =>
  thrown instanceof Error && thrown.name === 'AppwriteException'

/** The refusal behind whatever was thrown. */
export function refusalOf(thrown: unknown): ApiRefusal {
  if (thrown instanceof ApiRefusal) return thrown
  if (isFromSdk(thrown)) {
    const message = thrown.message || UNREADABLE
    if (readReason(thrown.response) === 'unknown_account')
      return new ApiRefusal('unknown-account', message, thrown.code)
    const code = codeByType[thrown.type as ErrorType] ?? codeByStatus(thrown.code)
    return new ApiRefusal(code, message, thrown.code)
  }
  // fetch rejects with a TypeError when no answer came at all.
  if (thrown instanceof TypeError) return new ApiRefusal('network', 'No answer from the server.')
  return new ApiRefusal('unexpected', thrown instanceof Error && thrown.message ? thrown.message : UNREADABLE)
}

/** Runs a call of the SDK; whatever it throws becomes an `ApiRefusal`. */
export async function ask<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (thrown) {
    throw refusalOf(thrown)
  }
}

/** Runs a call; an answer of "not found" is null. */
export async function find<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await ask(call)
  } catch (thrown) {
    if (refusalOf(thrown).code === 'not-found') return null
    throw thrown
  }
}
