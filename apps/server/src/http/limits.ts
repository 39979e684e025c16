import { feedback, supportMessages } from '@pacemeal/protocol'
import type { FastifyReply } from 'fastify'
import type { Ports } from '../ports.ts'
import { Refusal } from '../refusal.ts'
import { ownPasswordGuesses } from '../services/accounts/prove-person.ts'
import type { RateLimit } from '../services/limits/rate-limit.ts'
import type { RateVerdict } from '../services/limits/rate-limiter.ts'

const HOUR = 3600
const MINUTE = 60
const rule = (name: string, max: number, windowSeconds: number): RateLimit => ({ name, max, windowSeconds })

/** The limits of the API. Each call says what it counts by: the address, the client's IP or the user. */
export const rateLimits = {
  createAccount: rule('create-account', 10, HOUR),
  tokenSession: rule('token-session', 10, HOUR),
  recoveryByAddress: rule('recovery-address', 10, HOUR),
  recoveryByIp: rule('recovery-ip', 10, HOUR),
  confirmRecovery: rule('confirm-recovery', 10, HOUR),
  /** Of any account and for any purpose: ids are made up as easily as secrets. */
  confirmByIp: rule('confirm-ip', 100, HOUR),
  verification: rule('verification', 10, HOUR),
  confirmVerification: rule('confirm-verification', 10, HOUR),
  oauth: rule('oauth', 50, HOUR),
  changePassword: rule('change-password', 10, HOUR),
  guessOwnPassword: ownPasswordGuesses,
  endSessions: rule('end-sessions', 100, HOUR),
  createDocument: rule('create-document', 120, MINUTE),
  updateDocument: rule('update-document', 120, MINUTE),
  /** Of one process: to count reads in the database would cost more than they do. */
  readDocuments: { ...rule('read-documents', 1200, MINUTE), local: true },
  /** No index helps them. */
  searchDocuments: { ...rule('search-documents', 60, MINUTE), local: true },
  deleteDocument: rule('delete-document', 60, MINUTE),
  callFunction: rule('call-function', 90, MINUTE),
  sendFeedback: rule('send-feedback', 10, HOUR),
  writeSupport: rule('write-support', 30, HOUR),
  createFile: rule('create-file', 60, MINUTE),
  deleteFile: rule('delete-file', 60, MINUTE),
  drawPreview: rule('draw-preview', 240, MINUTE),
  exportData: rule('export-data', 10, HOUR),
  importData: rule('import-data', 10, HOUR),
  realtimeConnect: rule('realtime-connect', 128, MINUTE),
  realtimeFrames: rule('realtime-frames', 32, MINUTE),
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
  throw new Refusal('general_rate_limit_exceeded', 'Too many attempts. Wait a while before the next one.', {
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
