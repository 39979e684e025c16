import { parseJson } from '@pacemeal/domain'
import { z } from 'zod'

/** Codes of error frames, which are WebSocket close codes (RFC 6455, section 7.4.1). */
export const frameCodes = {
  /** The frame cannot be used; the socket stays open. */
  unusable: 1003,
  /** The connection is not allowed; it closes, and clients do not come back. */
  forbidden: 1008,
  /** Too much at once; later it will do. */
  tryLater: 1013,
} as const
export type FrameCode = (typeof frameCodes)[keyof typeof frameCodes]

const MAX_CHANNELS = 100
const channel = z.string().min(1).max(500)
const subscriptionId = z.string().regex(/^[A-Za-z0-9._-]{1,64}$/)

/** The one query that old clients always send: everything. */
const isSelectAll = (text: string): boolean => JSON.stringify(parseJson(text)) === '{"method":"select","values":["*"]}'

/** Events are not filtered by queries, so a subscription with one is refused instead of getting more than it asked for. */
const queries = z
  .array(z.string().refine(isSelectAll, 'subscriptions take no queries'))
  .max(10)
  .nullish()
  .transform((texts) => texts ?? [])

/** What a client wants to hear of. */
export const wantedSubscription = z.object({
  subscriptionId: subscriptionId.optional(),
  channels: z.array(channel).max(MAX_CHANNELS),
  queries,
})
export type WantedSubscription = z.output<typeof wantedSubscription>

/** The frames that clients send. */
export const clientFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ping') }),
  z.object({ type: z.literal('authentication'), data: z.object({ session: z.string().max(4096) }) }),
  z.object({ type: z.literal('subscribe'), data: z.array(wantedSubscription).min(1).max(100) }),
  z.object({ type: z.literal('unsubscribe'), data: z.array(z.object({ subscriptionId })).min(1).max(100) }),
])
export type ClientFrame = z.output<typeof clientFrame>

/** A frame that cannot be used, and why. */
export class UnusableFrame extends Error {}

/** Reads a client's frame; throws {@link UnusableFrame} naming what is wrong. */
export const readFrame = (text: string): ClientFrame => {
  const parsed = parseJson(text)
  if (parsed === undefined) throw new UnusableFrame('A frame is JSON text.')
  const frame = clientFrame.safeParse(parsed)
  if (frame.success) return frame.data
  const [issue] = frame.error.issues
  throw new UnusableFrame(`The frame does not fit: ${issue?.path.join('.') || 'it'}: ${issue?.message ?? ''}`)
}

export const errorFrame = (code: FrameCode, message: string) => ({ type: 'error', data: { code, message } }) as const
