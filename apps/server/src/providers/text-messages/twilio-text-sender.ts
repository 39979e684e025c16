import type { Texted, TextSender } from './text-sender.ts'

/** The service's own address; another one stands in for it in tests. */
const SERVICE = 'https://api.twilio.com'
const ANSWERS_WITHIN_MS = 15_000

export interface TwilioOptions {
  readonly accountSid: string
  readonly authToken: string
  /** The number or messaging service that messages come from. */
  readonly from: string
  /** Where the API is, when it is not the real one. */
  readonly address?: string | undefined
}

/** The SDK's client; it is large, so it is read only when the first message is due. */
const openClient = async ({ accountSid, authToken, address = SERVICE }: TwilioOptions) => {
  const { default: twilio } = await import('twilio')
  const httpClient = new twilio.RequestClient({ timeout: ANSWERS_WITHIN_MS })
  httpClient.axios.interceptors.request.use((request) => ({
    ...request,
    url: request.url?.replace(SERVICE, address.replace(/\/+$/, '')) ?? SERVICE,
  }))
  return twilio(accountSid, authToken, { httpClient, accountSid })
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined

const neverLeft = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'].includes(String(error.code))

const failureOf = (error: unknown): Texted => {
  const why = (error instanceof Error ? error.message : String(error)).slice(0, 300)
  const status = statusOf(error)
  // Without an answer the message may have been taken, so it is not sent again.
  if (status === undefined) return { kind: neverLeft(error) ? 'retry' : 'dead', why }
  return { kind: status === 429 || status >= 500 ? 'retry' : 'dead', why }
}

/** Sends text messages through Twilio. */
export const twilioTextSender = (options: TwilioOptions): TextSender => {
  const { from } = options
  let client: ReturnType<typeof openClient> | undefined
  const sender = from.startsWith('MG') ? { messagingServiceSid: from } : { from }
  return {
    async send(to, text) {
      try {
        client ??= openClient(options)
        await (await client).messages.create({ to, body: text, ...sender })
        return { kind: 'sent' }
      } catch (error) {
        return failureOf(error)
      }
    },
  }
}
