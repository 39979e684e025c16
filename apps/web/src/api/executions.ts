import { t } from '@lingui/core/macro'
import { parseJsonObject } from '@pacemeal/domain'
import type { ExecutionMethod, Models } from 'appwrite'
import { ApiRefusal, ask, READ_WITHIN_MS } from './refusal.ts'
import { saidHere } from './said.ts'
import { sdk } from './sdk.ts'

/** A run of a function: `waiting`, then `processing`, then `completed` or `failed`. */
export type Execution = Models.Execution

const createExecution = (about: { functionId: string; body: string; async: boolean }): Promise<Execution> =>
  ask(async () => (await sdk()).functionsApi.createExecution(about), { field: '$id' })

/** Starts a function in the background and gives its run; follow it with `readExecution` or realtime. */
export const startExecution = (functionId: string, input: unknown): Promise<Execution> =>
  createExecution({ functionId, body: JSON.stringify(input), async: true })

export async function readExecution(functionId: string, executionId: string): Promise<Execution> {
  if (!executionId) throw new ApiRefusal('invalid-input', t`Invalid execution ID provided`)
  const read = async () => (await sdk()).functionsApi.getExecution({ functionId, executionId })
  return ask(read, { within: READ_WITHIN_MS, field: '$id' })
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
  const run = await createExecution({ functionId, body: envelope, async: false })
  const answer = readAnswer(run.responseBody)
  if (run.status === 'failed' || run.responseStatusCode >= 400 || answer.status === 'error') {
    const code = run.responseStatusCode >= 500 ? 'server' : 'invalid-input'
    const said = saidInRun(answer, run)
    throw new ApiRefusal(code, said, run.responseStatusCode, executionFailedText(run.status))
  }
  return answer
}

/** A run that ended in a state other than completed, and says nothing itself (product specification). */
export const executionFailedText = (status: string): string => t`Function execution failed with status: ${status}`

/** Why a run did not do what it was asked for, as far as a person can read it; `errors` repeats the answer's message. */
export const saidInRun = (
  { message, language }: { readonly message?: unknown; readonly language?: unknown },
  { errors }: Pick<Execution, 'errors'>,
): string => saidHere(message, language) || saidHere(errors, language)

const readAnswer = (text: string): FunctionAnswer => parseJsonObject(text)
