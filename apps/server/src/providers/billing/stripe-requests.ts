import type { PlanId } from '@pacemeal/domain'
import type { Stripe } from 'stripe'
import { z } from 'zod'
import { BillingFailure, type BillingFailureReason } from './billing-provider.ts'

export interface StripeOptions {
  readonly secretKey: string
  readonly webhookSecret: string
  readonly prices: Readonly<Record<PlanId, string>>
  /** Where the API is; another address stands in for it in tests. */
  readonly baseUrl: string
  /** How long one answer may take. */
  readonly timeoutMs?: number
}

/** Of one attempt. All three, with the SDK's waits between them, end within the 30 s that a synchronous call of a function has. */
const ANSWERS_WITHIN_MS = 8000
const MAX_RETRIES = 2
/** The SDK is large, so it is read only when it is first needed. */
const openSdk = async ({ secretKey, baseUrl, timeoutMs = ANSWERS_WITHIN_MS }: StripeOptions): Promise<Stripe> => {
  const { default: Sdk } = await import('stripe')
  const { protocol, hostname, port } = new URL(baseUrl)
  return new Sdk(secretKey, {
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: timeoutMs,
    maxNetworkRetries: MAX_RETRIES,
    telemetry: false,
  })
}

const sdkError = z.object({ type: z.string(), statusCode: z.number().optional(), code: z.string().optional() })

const reasonOf = (error: unknown): BillingFailureReason => {
  const { type = '', statusCode = 0 } = sdkError.safeParse(error).data ?? {}
  if (type === 'StripeConnectionError') {
    return /tim(e|ed) ?out|ETIMEDOUT/i.test(error instanceof Error ? error.message : '') ? 'timeout' : 'unavailable'
  }
  if (type === 'StripeRateLimitError') return 'busy'
  return type === 'StripeAPIError' || statusCode >= 500 ? 'unavailable' : 'refused'
}

/** Whether it was refused because Stripe knows none of that id. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof BillingFailure && sdkError.safeParse(error.cause).data?.code === 'resource_missing'

/** Asks Stripe, and reads from its answer what has the shape. Rejects with a {@link BillingFailure} that names `what`. */
export type AskStripe = <S extends z.ZodType>(
  what: string,
  call: (stripe: Stripe) => Promise<unknown>,
  shape: S,
) => Promise<z.infer<S>>

export interface StripeRequests {
  /** The SDK, read at the first call. */
  open(): Promise<Stripe>
  readonly ask: AskStripe
}

/** Opens the way to Stripe; nothing is asked before the first call. */
export const stripeRequests = (options: StripeOptions): StripeRequests => {
  let sdk: Promise<Stripe> | undefined
  const open = () => {
    sdk ??= openSdk(options)
    return sdk
  }
  const ask: AskStripe = async (what, call, shape) => {
    let answer: unknown
    try {
      answer = await call(await open())
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error)
      throw new BillingFailure(reasonOf(error), `${what}: ${said}`.slice(0, 500), { cause: error })
    }
    const read = shape.safeParse(answer)
    if (read.success) return read.data
    const [issue] = read.error.issues
    throw new BillingFailure('malformed', `${what}: ${issue?.path.join('.') || 'answer'} ${issue?.message}`)
  }
  return { open, ask }
}
