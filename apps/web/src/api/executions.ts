import { t } from '@lingui/core/macro'
import { parseJsonObject } from '@pacemeal/domain'
import { executionFailedMessage } from '@pacemeal/protocol'
import type { ExecutionMethod, Models } from 'appwrite'
import { functionsApi } from './client.ts'
import { ApiRefusal, ask, READ_WITHIN_MS } from './refusal.ts'
import { readableText } from './said.ts'

/** A run of a function: `waiting`, then `processing`, then `completed` or `failed`. */
export type Execution = Models.Execution

/** Starts a function in the background and gives its run; follow it with `readExecution` or realtime. */
export const startExecution = (functionId: string, input: unknown): Promise<Execution> =>
  ask(() => functionsApi.createExecution({ functionId, body: JSON.stringify(input), async: true }), { field: '$id' })

export async function readExecution(functionId: string, executionId: string): Promise<Execution> {
  if (!executionId) throw new ApiRefusal('invalid-input', t`Invalid execution ID provided`)
  return ask(() => functionsApi.getExecution({ functionId, executionId }), { within: READ_WITHIN_MS, field: '$id' })
}

/** What a function answers: `status` says whether it worked, `message` why not. */
export interface FunctionAnswer {
  readonly status?: 'success' | 'error'
  readonly message?: string
  readonly [field: string]: unknown
}

/** Calls one path of a function and waits for its answer; an answer of `error` is thrown as a refusal with its message. */
export async function callFunction(functionId: string, path: string, body: unknown): Promise<FunctionAnswer> {
  const envelope = JSON.stringify({ path, method: 'POST' satisfies `${ExecutionMethod}`, body })
  const run = await ask(() => functionsApi.createExecution({ functionId, body: envelope, async: false }), {
    field: '$id',
  })
  const answer = readAnswer(run.responseBody)
  if (run.status === 'failed' || run.responseStatusCode >= 400 || answer.status === 'error') {
    const code = run.responseStatusCode >= 500 ? 'server' : 'invalid-input'
    const said = readableText(answer.message) || readableText(run.errors)
    throw new ApiRefusal(code, said, run.responseStatusCode, executionFailedMessage(run.status))
  }
  return answer
}

const readAnswer = (text: string): FunctionAnswer => parseJsonObject(text)
