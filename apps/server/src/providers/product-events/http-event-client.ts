import type { EventTold, ProductEventClient, ProductEventName, ToldProductEvent } from './product-event-client.ts'

/** An endpoint that has not answered by then is asked again later, in milliseconds. */
const ANSWERS_WITHIN_MS = 10_000

export interface HttpEventClientOptions {
  readonly name: string
  /** Takes each event as a POST of JSON. */
  readonly endpoint: string
  /** Sent as a bearer token where the endpoint wants one. */
  readonly token?: string | undefined
  readonly events: readonly ProductEventName[]
  readonly timeoutMs?: number
}

/** Busy or broken: later it may take the event. Anything else it refuses is refused for good. */
const mayPass = (status: number): boolean => status === 408 || status === 425 || status === 429 || status >= 500

const answered = ({ status, ok }: Response): EventTold => {
  if (ok) return { kind: 'sent' }
  return { kind: mayPass(status) ? 'retry' : 'dead', why: `It answered ${status}.` }
}

/** Tells an endpoint of ours or of a service by HTTP; the event's id is its idempotency key. */
export const httpEventClient = (options: HttpEventClientOptions): ProductEventClient => {
  const { name, endpoint, token, events, timeoutMs = ANSWERS_WITHIN_MS } = options
  const headers = (event: ToldProductEvent) => ({
    'content-type': 'application/json',
    'idempotency-key': event.id,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  })
  return {
    name,
    wants: (event) => events.includes(event),
    async send(event, signal) {
      try {
        const answer = await fetch(endpoint, {
          method: 'POST',
          headers: headers(event),
          body: JSON.stringify(event),
          redirect: 'error',
          signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        })
        await answer.body?.cancel()
        return answered(answer)
      } catch (error) {
        // It may have heard it: the id lets it count the event once.
        return { kind: 'retry', why: (error instanceof Error ? error.message : String(error)).slice(0, 300) }
      }
    },
  }
}
