import { z } from 'zod'
import type { FunctionCall } from '../../functions/function-handler.ts'

const envelope = z.object({ path: z.string().max(2048), method: z.string().max(10).optional(), body: z.unknown() })

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export interface Posted {
  readonly executionId: string
  readonly userId: string
  readonly method: string
  readonly path: string
  readonly body: string
}

/** A stored call: what a handler sees, and the text that stands for its body in the table. */
export interface ReceivedCall extends FunctionCall {
  readonly bodyText: string
}

/**
 * The call that a request means. Clients of the wearable paths put `{path, method, body}` as JSON inside the body; that
 * envelope is opened when the execution's own path is the default one.
 */
export const callFrom = ({ executionId, userId, method, path, body }: Posted): ReceivedCall => {
  const given = parse(body)
  const inside = path === '/' ? envelope.safeParse(given) : undefined
  if (inside?.success !== true) return { executionId, userId, method, path, body: given, bodyText: body }
  const inner = typeof inside.data.body === 'string' ? parse(inside.data.body) : (inside.data.body ?? null)
  return {
    executionId,
    userId,
    method: inside.data.method ?? method,
    path: inside.data.path,
    body: inner,
    bodyText: JSON.stringify(inner),
  }
}
