import { checkInput, functionIds, isWearablePath, type WearablePath, wearablePaths } from '@pacemeal/protocol'
import { Refusal } from '../refusal.ts'
import { deleteAccount } from '../services/accounts/delete-account.ts'
import type { FunctionAnswer, FunctionCall, FunctionHandler } from './function-handler.ts'

const requirePath = ({ path }: FunctionCall): WearablePath => {
  if (isWearablePath(path)) return path
  throw new Refusal(
    'general_argument_invalid',
    `Invalid \`path\` param: takes ${Object.keys(wearablePaths).join(', ')}`,
  )
}

/** Fields that name the caller. What else a body says of people is looked up in the caller's own profile, never believed. */
const ownFields: Partial<Record<WearablePath, string>> = {
  '/generate': 'reference_id',
  '/get-user': 'user_id',
  '/get-providers': 'user_id',
  '/delete-account': 'appwrite_user_id',
}

/** Refuses a body that does not fit its path, or that is about somebody else. */
const checkCall = (path: WearablePath, { body, userId }: FunctionCall): void => {
  const input = checkInput(wearablePaths[path].input, body)
  if (!input.ok) throw new Refusal('general_argument_invalid', input.error.message)
  const field = ownFields[path]
  const named = field === undefined ? userId : new Map<string, unknown>(Object.entries(input.value)).get(field)
  if (named !== userId)
    throw new Refusal('user_unauthorized', `Invalid \`${field}\` param: it must be your own user id.`)
}

const notConfigured: FunctionAnswer = {
  statusCode: 200,
  body: { status: 'error', message: 'Terra API is not configured. Please check your environment variables.' },
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
  run: async () => notConfigured,
}
