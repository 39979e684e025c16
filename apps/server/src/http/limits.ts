import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '@pacemeal/domain'
import { feedback, supportMessages } from '@pacemeal/protocol'
import type { FastifyReply } from 'fastify'
import type { Ports } from '../ports.ts'
import { Refusal } from '../refusal.ts'
import { ownPasswordGuesses } from '../services/accounts/prove-person.ts'
import type { RateLimit } from '../services/limits/rate-limit.ts'
import type { RateVerdict } from '../services/limits/rate-limiter.ts'

const rule = (name: string, max: number, windowSeconds: number): RateLimit => ({ name, max, windowSeconds })

/** The limits of the API. Each call says what it counts by: the address, the client's IP or the user. */
export const rateLimits = {
  createAccount: rule('create-account', 10, HOUR_SECONDS),
  tokenSession: rule('token-session', 10, HOUR_SECONDS),
  recoveryByAddress: rule('recovery-address', 10, HOUR_SECONDS),
  recoveryByIp: rule('recovery-ip', 10, HOUR_SECONDS),
  confirmRecovery: rule('confirm-recovery', 10, HOUR_SECONDS),
  /** Of any account and for any purpose: ids are made up as easily as secrets. */
  confirmByIp: rule('confirm-ip', 100, HOUR_SECONDS),
  verification: rule('verification', 10, HOUR_SECONDS),
  confirmVerification: rule('confirm-verification', 10, HOUR_SECONDS),
  oauth: rule('oauth', 50, HOUR_SECONDS),
  changePassword: rule('change-password', 10, HOUR_SECONDS),
  guessOwnPassword: ownPasswordGuesses,
  beginSecondFactor: rule('begin-second-factor', 30, HOUR_SECONDS),
  /** A code has six digits. Whoever knows the password has ten tries an hour and thirty a day. */
  guessSecondFactor: rule('guess-second-factor', 10, HOUR_SECONDS),
  guessSecondFactorDaily: rule('guess-second-factor-daily', 30, DAY_SECONDS),
  /** What a device signs cannot be guessed; each beginning writes a row. */
  beginPasskeySignIn: rule('begin-passkey-sign-in', 100, HOUR_SECONDS),
  changePasskeys: rule('change-passkeys', 60, HOUR_SECONDS),
  callAdmin: { ...rule('call-admin', 240, MINUTE_SECONDS), local: true },
  endSessions: rule('end-sessions', 100, HOUR_SECONDS),
  createDocument: rule('create-document', 120, MINUTE_SECONDS),
  updateDocument: rule('update-document', 120, MINUTE_SECONDS),
  /** Of one process: to count reads in the database would cost more than they do. */
  readDocuments: { ...rule('read-documents', 1200, MINUTE_SECONDS), local: true },
  /** No index helps them. */
  searchDocuments: { ...rule('search-documents', 60, MINUTE_SECONDS), local: true },
  deleteDocument: rule('delete-document', 60, MINUTE_SECONDS),
  callFunction: rule('call-function', 90, MINUTE_SECONDS),
  sendFeedback: rule('send-feedback', 10, HOUR_SECONDS),
  writeSupport: rule('write-support', 30, HOUR_SECONDS),
  createFile: rule('create-file', 60, MINUTE_SECONDS),
  deleteFile: rule('delete-file', 60, MINUTE_SECONDS),
  drawPreview: rule('draw-preview', 240, MINUTE_SECONDS),
  readTrends: { ...rule('read-trends', 60, MINUTE_SECONDS), local: true },
  /** One a scan; asked for elsewhere only as often as that allows. */
  readProduct: rule('read-product', 60, MINUTE_SECONDS),
  searchProducts: { ...rule('search-products', 120, MINUTE_SECONDS), local: true },
  readStorage: { ...rule('read-storage', 60, MINUTE_SECONDS), local: true },
  readRecipePage: rule('read-recipe-page', 30, HOUR_SECONDS),
  renewCalendarFeed: rule('renew-calendar-feed', 20, HOUR_SECONDS),
  /** Programs ask every few minutes at most; guesses are cut off. */
  readCalendarFeed: { ...rule('read-calendar-feed', 120, MINUTE_SECONDS), local: true },
  exportData: rule('export-data', 10, HOUR_SECONDS),
  importData: rule('import-data', 10, HOUR_SECONDS),
  realtimeConnect: rule('realtime-connect', 128, MINUTE_SECONDS),
  realtimeFrames: rule('realtime-frames', 32, MINUTE_SECONDS),
} as const satisfies Record<string, RateLimit>

/** What is mailed on has a limit of its own, by the collection it is kept in. */
export const limitOfCreating: ReadonlyMap<string, RateLimit> = new Map([
  [feedback.id, rateLimits.sendFeedback],
  [supportMessages.id, rateLimits.writeSupport],
])

/** Tells how much is left; over the limit it is refused with 429 and the time to wait. */
export const requireAllowed = ({ clock }: Ports<'clock'>, reply: FastifyReply, verdict: RateVerdict): void => {
  reply.header('x-ratelimit-limit', verdict.limit)
  reply.header('x-ratelimit-remaining', verdict.remaining)
  reply.header('x-ratelimit-reset', Math.ceil(verdict.resetsAt / 1000))
  if (verdict.allowed) return
  const retryAfter = Math.max(1, Math.ceil((verdict.resetsAt - clock.now()) / 1000))
  throw new Refusal('general_rate_limit_exceeded', ({ general }) => general.tooManyAttempts, {
    retryAfter,
  })
}

/** Counts the call; over the limit it is refused. */
export const countCall = async (
  backend: Ports<'clock' | 'limits'>,
  reply: FastifyReply,
  limit: RateLimit,
  key: string,
): Promise<void> => requireAllowed(backend, reply, await backend.limits.count(limit, key))
