import { readFunctionCall } from '@pacemeal/protocol'
import { Refusal } from '../../refusal.ts'
import type { SignedIn } from '../caller.ts'
import type { FunctionCall } from './function-handler.ts'

export interface Posted {
  readonly executionId: string
  readonly userId: string
  readonly method: string
  readonly path: string
  readonly body: string
  readonly caller?: SignedIn
}

/** A call as it is stored: what a handler sees, and the text that stands for its body in the table. */
export interface ReceivedCall extends FunctionCall {
  readonly bodyText: string
}

/** The call that a request means, its envelope opened; refused when the body is no JSON. */
export const requireCall = ({ path, body, ...posted }: Posted): ReceivedCall => {
  const read = readFunctionCall(path, body)
  if (!read.ok) throw new Refusal('general_argument_invalid', read.error.message)
  const { path: inner, body: given } = read.value
  return { ...posted, path: inner, body: given, bodyText: JSON.stringify(given) }
}
