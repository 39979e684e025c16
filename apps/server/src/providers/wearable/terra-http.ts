import { setTimeout as later } from 'node:timers/promises'
import { parseJson } from '@pacemeal/domain'
import type { z } from 'zod'
import { AnswerTooLarge, readBounded } from '../../read-bounded.ts'
import { refusalAnswer } from './terra-shapes.ts'
import { WearableFailure } from './wearable-failure.ts'

export interface TerraHttpOptions {
  readonly baseUrl: string
  readonly devId: string
  readonly apiKey: string
  /** How long one answer may take. */
  readonly timeoutMs?: number
  /** The wait before the second attempt; it doubles before the third. */
  readonly backOffMs?: number
  /** How long all attempts of a call may take together; no attempt begins that could not end within it. */
  readonly totalMs?: number
}

export interface TerraCall {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
}

const ANSWERS_WITHIN_MS = 10_000
const BACK_OFF_MS = 500
const MAX_ATTEMPTS = 3
/** A synchronous call of a function is answered within 30 s, and has something to do beside asking. */
const TOTAL_MS = 25_000
/** Who is asked to wait longer than this comes back another time. */
const MAX_WAIT_MS = 5000
/** A month of data with samples; one that is larger is broken or hostile. In bytes. */
const MAX_ANSWER_LENGTH = 32 * 1024 * 1024

const readCapped = async (response: Response): Promise<string> => {
  try {
    return (await readBounded(response.body, MAX_ANSWER_LENGTH)).toString('utf8')
  } catch (error) {
    throw error instanceof AnswerTooLarge ? new WearableFailure('malformed', error.message) : error
  }
}

const reasonOf = (status: number): WearableFailure['reason'] => {
  if (status === 429) return 'busy'
  if (status >= 500) return 'unavailable'
  if (status === 404) return 'not-found'
  return status === 401 ? 'expired' : 'refused'
}

/** The wait that an answer asks for: seconds, or a date. */
const retryAfter = (response: Response): { retryAfterMs?: number } => {
  const text = response.headers.get('retry-after')
  if (text === null) return {}
  const seconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isFinite(seconds) ? { retryAfterMs: Math.max(0, seconds) } : {}
}

const refusalOf = (response: Response, body: unknown, { method, path }: TerraCall): WearableFailure => {
  const { status } = response
  const said = refusalAnswer.safeParse(body)
  const words = said.success ? (said.data.message ?? said.data.reason ?? '') : ''
  return new WearableFailure(reasonOf(status), `${method} ${path} answered ${status} ${words}`.trim(), {
    ...retryAfter(response),
  })
}

const unreached = (error: unknown, { method, path, signal }: TerraCall): Error => {
  if (error instanceof WearableFailure || signal?.aborted) return error as Error
  const isLate = error instanceof Error && error.name === 'TimeoutError'
  return new WearableFailure(isLate ? 'timeout' : 'unavailable', `${method} ${path} was not answered`, { cause: error })
}

/**
 * Asks the service and checks the answer's shape; passing failures are retried twice, as far apart as it asks for and as far
 * as the time of the call allows.
 */
export const terraHttp = (options: TerraHttpOptions) => {
  const { baseUrl, devId, apiKey, timeoutMs = ANSWERS_WITHIN_MS, backOffMs = BACK_OFF_MS, totalMs = TOTAL_MS } = options

  const once = async <S extends z.ZodType>(call: TerraCall, shape: S): Promise<z.infer<S>> => {
    const { method, path, query = {}, body, signal } = call
    const address = `${baseUrl}/${path}?${new URLSearchParams(query)}`
    const timeout = AbortSignal.timeout(timeoutMs)
    const response = await fetch(address, {
      method,
      headers: {
        'dev-id': devId,
        'x-api-key': apiKey,
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      // The keys are for this address only.
      redirect: 'error',
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    })
    const answer = parseJson(await readCapped(response))
    if (!response.ok) throw refusalOf(response, answer, call)
    const read = shape.safeParse(answer)
    if (read.success) return read.data
    const [issue] = read.error.issues
    throw new WearableFailure('malformed', `${method} ${path}: ${issue?.path.join('.') || 'answer'} ${issue?.message}`)
  }

  return async <S extends z.ZodType>(call: TerraCall, shape: S): Promise<z.infer<S>> => {
    const deadline = performance.now() + totalMs
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(call, shape)
      } catch (error) {
        const failure = unreached(error, call)
        const isWorthIt = failure instanceof WearableFailure && failure.isPassing && attempt < MAX_ATTEMPTS
        if (!isWorthIt) throw failure
        const wait = failure.retryAfterMs ?? backOffMs * 2 ** (attempt - 1)
        if (wait > MAX_WAIT_MS || performance.now() + wait + timeoutMs > deadline) throw failure
        await later(wait, undefined, call.signal === undefined ? {} : { signal: call.signal })
      }
    }
  }
}
