import { buildPushPayload, type VapidKeys } from '@block65/webcrypto-web-push'
import type { PublicWeb } from '../public-web/public-web.ts'
import type { Pushed, PushSender } from './push-sender.ts'

export interface WebPushKeys {
  /** Base64url of the uncompressed P-256 point. */
  readonly publicKey: string
  /** Base64url of the 32-byte scalar. */
  readonly privateKey: string
}

export interface WebPushOptions {
  readonly keys: WebPushKeys
  /** Whom a push service may write to when something is wrong: `mailto:` or `https:`. */
  readonly contact: string
  /** Reaches the push services. People name their addresses themselves, so it must lead to the public internet only. */
  readonly web: Pick<PublicWeb, 'fetch'>
}

/** New keys for a server that has none (VAPID, RFC 8292: ECDSA on P-256). */
export const newWebPushKeys = async (): Promise<WebPushKeys> => {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  const point = await crypto.subtle.exportKey('raw', pair.publicKey)
  const { d } = await crypto.subtle.exportKey('jwk', pair.privateKey)
  if (d === undefined) throw new Error('The platform made a key without its private part.')
  return { publicKey: Buffer.from(point).toString('base64url'), privateKey: d }
}

/** People name the address themselves: one that never answers holds up no more than this. */
const ANSWERS_WITHIN_MS = 10_000
/** Nobody reads what a push service says; one that says more is none. */
const MAX_ANSWER_BYTES = 64 * 1024

const GONE = new Set([404, 410])
/** Busy or broken for now (RFC 8030 asks for 429). */
const isPassing = (status: number): boolean => status === 429 || status >= 500

/** Whether the request cannot have reached anybody: no name, no route, no listener. */
const neverLeft = (error: unknown): boolean => {
  const cause = error instanceof Error && 'cause' in error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'].includes(
    code,
  )
}

const outcomeOf = (status: number): Pushed => {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (GONE.has(status)) return { kind: 'gone' }
  const why = `The push service answered ${status}.`
  return { kind: isPassing(status) ? 'retry' : 'dead', why }
}

/** Encrypts messages (RFC 8291) and hands them to the browser's own push service. */
export const webPushSender = ({ keys, contact, web }: WebPushOptions): PushSender => {
  const vapid: VapidKeys = { subject: contact, ...keys }
  return {
    publicKey: keys.publicKey,
    async push({ endpoint, p256dh, auth }, message, secondsOfUse, signal) {
      const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } }
      const options = { ttl: Math.max(60, Math.round(secondsOfUse)), urgency: 'high' as const }
      const data = { title: message.title, body: message.body, path: message.path, tag: message.tag }
      let payload: Awaited<ReturnType<typeof buildPushPayload>>
      try {
        payload = await buildPushPayload({ data, options }, subscription, vapid)
      } catch {
        // The keys that the browser gave are no keys: nothing can ever be sent there.
        return { kind: 'gone' }
      }
      try {
        const answer = await web.fetch(endpoint, {
          method: 'POST',
          headers: Object.fromEntries(new Headers(payload.headers)),
          body: payload.body,
          signal,
          maxBytes: MAX_ANSWER_BYTES,
          maxMs: ANSWERS_WITHIN_MS,
          // A push service never redirects.
          maxRedirects: 0,
        })
        return outcomeOf(answer.status)
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error)
        return { kind: neverLeft(error) ? 'retry' : 'dead', why }
      }
    },
  }
}
