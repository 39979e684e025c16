import { setTimeout as later } from 'node:timers/promises'
import { projectId } from '@pacemeal/protocol'
import { sessionCookie } from '../../http/session-cookie.ts'

/** A person who is signed in. */
export interface Member {
  readonly userId: string
  readonly secret: string
}

/** What became of the requests that were sent. */
export interface RequestCounts {
  sent: number
  /** Answered as they should be after another try. */
  cured: number
  /** What no further try has cured. */
  readonly failed: string[]
  /** What was answered to a first try instead, by method and status, and how often. */
  readonly refused: Map<string, number>
}

export const noRequests = (): RequestCounts => ({ sent: 0, cured: 0, failed: [], refused: new Map() })

/** An answer that arrived whole. */
export interface Answer {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

const MAX_TRIES = 12
const FIRST_WAIT_MS = 100
const MAX_WAIT_MS = 2000

/** The headers of a person's requests. */
export const headersOf = ({ secret }: Member) => ({
  cookie: `${sessionCookie}=${secret}`,
  'content-type': 'application/json',
  'x-appwrite-project': projectId,
})

/** Undefined when no whole answer came. */
const sendOnce = async (url: string, init: RequestInit): Promise<Answer | undefined> => {
  try {
    const response = await fetch(url, init)
    const text = await response.text()
    return {
      status: response.status,
      body: response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : {},
    }
  } catch {
    return undefined
  }
}

/** What may be better in a moment, by the rules of the web app's queue of writes: no answer, trouble, or too much at once. */
const mayPass = (answer: Answer | undefined): boolean =>
  answer === undefined || answer.status >= 500 || answer.status === 429

/**
 * A person's client that sends what was not answered again, as the web app's queue of writes does: twice as late each time,
 * with the same id, so that sending twice does what sending once does. It waits for tenths of a second where the app waits
 * for seconds.
 */
export const retryingClient = (url: string, member: Member, counts: RequestCounts) => ({
  /** Undefined once it has given up. `done` are statuses that stand for success when the request was sent before. */
  async send(method: string, path: string, body?: object, done: readonly number[] = []): Promise<Answer | undefined> {
    counts.sent += 1
    const init = { method, headers: headersOf(member), ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
    let answer: Answer | undefined
    for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
      answer = await sendOnce(`${url}/v1${path}`, init)
      if (answer !== undefined && (answer.status < 300 || (tries > 1 && done.includes(answer.status)))) {
        if (tries > 1) counts.cured += 1
        return answer
      }
      if (tries === 1) {
        const what = `${method} ${answer?.status ?? 'no answer'}`
        counts.refused.set(what, (counts.refused.get(what) ?? 0) + 1)
      }
      if (!mayPass(answer)) break
      await later(Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1)))
    }
    counts.failed.push(
      `${method} ${path}: ${answer === undefined ? 'no answer' : JSON.stringify(answer)}`.slice(0, 300),
    )
    return undefined
  },
})
