import {
  checkInput,
  functionIds,
  isWearablePath,
  serviceMessages,
  type WearableInput,
  type WearablePath,
  wearablePaths,
} from '@pacemeal/protocol'
import { WearableFailure } from '../providers/wearable/wearable-failure.ts'
import { Refusal } from '../refusal.ts'
import { deleteAccount } from '../services/accounts/delete-account.ts'
import * as wearable from '../services/wearable/answer-calls.ts'
import { failureWords } from '../services/wearable/failure-words.ts'
import type { FunctionAnswer, FunctionCall, FunctionHandler, Work } from './function-handler.ts'

const requirePath = ({ path }: FunctionCall): WearablePath => {
  if (isWearablePath(path)) return path
  throw new Refusal(
    'general_argument_invalid',
    `Invalid \`path\` param: takes ${Object.keys(wearablePaths).join(', ')}`,
  )
}

const requireInput = <P extends WearablePath>(path: P, body: unknown): WearableInput<P> => {
  const input = checkInput(wearablePaths[path].input, body)
  if (!input.ok) throw new Refusal('general_argument_invalid', input.error.message)
  // The schema was looked up by this very path.
  return input.value as WearableInput<P>
}

/** Fields that name the caller. What else a body says of people is looked up in the caller's own connections, never believed. */
const ownFields: Partial<Record<WearablePath, string>> = {
  '/generate': 'reference_id',
  '/get-user': 'user_id',
  '/get-providers': 'user_id',
  '/delete-account': 'appwrite_user_id',
}

/** Refuses a body that does not fit its path, or that is about somebody else. */
const checkCall = (path: WearablePath, { body, userId }: FunctionCall): void => {
  const input = requireInput(path, body)
  if (path === '/get-data') wearable.checkRange(requireInput('/get-data', body))
  const field = ownFields[path]
  const named = field === undefined ? userId : new Map<string, unknown>(Object.entries(input)).get(field)
  if (named !== userId)
    throw new Refusal('user_unauthorized', `Invalid \`${field}\` param: it must be your own user id.`)
}

const answerOf = (body: Readonly<Record<string, unknown>>): FunctionAnswer => ({
  statusCode: 200,
  body: { status: 'success', ...body },
})
const refusedWith = (statusCode: number, message: string): FunctionAnswer => ({
  statusCode,
  body: { status: 'error', message },
})

/** What a failure of each path is called. */
const failed: Readonly<Record<Exclude<WearablePath, '/delete-account'>, string>> = {
  '/generate': serviceMessages['authorization-url'],
  '/get-user': serviceMessages['connected-providers'],
  '/get-data': serviceMessages['health-data'],
  '/deauthorize': serviceMessages['wearable-disconnect'],
  '/get-providers': serviceMessages['connected-providers'],
  '/get-athlete': serviceMessages['athlete-data'],
}

const answer = async ({ backend, call, signal }: Work, path: keyof typeof failed): Promise<FunctionAnswer> => {
  const { wearables: service } = backend
  if (service === undefined) return refusedWith(200, serviceMessages['wearable-unconfigured'])
  const { userId, body } = call
  const asked = { backend, service, userId, signal }
  switch (path) {
    case '/generate':
      return answerOf(await wearable.generateLink(asked, requireInput(path, body)))
    case '/get-user':
      return answerOf(await wearable.getUser(asked))
    case '/get-data':
      return answerOf(await wearable.getData(asked, requireInput(path, body)))
    case '/deauthorize':
      return answerOf(await wearable.deauthorize(asked, requireInput(path, body)))
    case '/get-providers':
      return answerOf(await wearable.getProviders(asked))
    case '/get-athlete':
      return answerOf(await wearable.getAthlete(asked, requireInput(path, body)))
  }
}

/** Wearables, and the end of an account: `/delete-account` works with and without a wearable service. */
export const wearableFunction: FunctionHandler = {
  id: functionIds.wearable,
  async admit(tx, backend, call) {
    const path = requirePath(call)
    checkCall(path, call)
    if (path !== '/delete-account') return { kind: 'queue', jobKey: `wearable/${call.userId}`, inputs: '' }
    await deleteAccount(tx, backend, call.userId)
    return { kind: 'gone', answer: { statusCode: 200, body: { status: 'success' } } }
  },
  async run(work) {
    const path = requirePath(work.call)
    if (path === '/delete-account') return refusedWith(409, serviceMessages['account-delete'])
    try {
      return await answer(work, path)
    } catch (error) {
      if (error instanceof Refusal) return refusedWith(404, error.message)
      if (!(error instanceof WearableFailure)) throw error
      work.backend.log.warn({ err: error, path }, 'the wearable service failed')
      return refusedWith(error.isPassing ? 503 : 409, `${failed[path]}. ${failureWords(error)}`)
    }
  },
}
