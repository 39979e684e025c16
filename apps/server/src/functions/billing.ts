import { billingPaths, functionIds, isBillingPath } from '@pacemeal/protocol'
import { Refusal } from '../refusal.ts'
import { cancelSubscription, subscribe } from '../services/subscriptions/change-subscription.ts'
import type { FunctionAnswer, FunctionCall, FunctionHandler } from './function-handler.ts'

const invalid = (message: string) => new Refusal('general_argument_invalid', message)

const requirePlan = ({ body }: FunctionCall) => {
  const input = billingPaths['/subscribe'].safeParse(body)
  if (!input.success) throw invalid('Invalid `plan` param: takes monthly or yearly')
  return input.data.plan
}

const requirePath = ({ path }: FunctionCall) => {
  if (isBillingPath(path)) return path
  throw invalid(`Invalid \`path\` param: takes ${Object.keys(billingPaths).join(' or ')}`)
}

const done: FunctionAnswer = { statusCode: 200, body: { status: 'success' } }
const refusedWith = (message: string): FunctionAnswer => ({ statusCode: 409, body: { status: 'error', message } })

const answerSubscribe = async ({ backend, call }: Parameters<FunctionHandler['run']>[0]): Promise<FunctionAnswer> => {
  const chosen = await subscribe(backend, call.userId, requirePlan(call))
  return chosen.ok ? done : refusedWith('Your free trial is over, and this installation does not charge yet.')
}

const answerCancel = async ({ backend, call }: Parameters<FunctionHandler['run']>[0]): Promise<FunctionAnswer> => {
  const cancelled = await cancelSubscription(backend, call.userId)
  return cancelled.ok ? done : refusedWith('There is no subscription to cancel.')
}

/** Subscribing and cancelling, always for the caller: `/subscribe {plan}` and `/cancel`. */
export const billingFunction: FunctionHandler = {
  id: functionIds.billing,
  async admit(_tx, _backend, call) {
    if (requirePath(call) === '/subscribe') requirePlan(call)
    return { kind: 'queue', jobKey: `billing/${call.userId}`, inputs: '' }
  },
  run: (work) => (requirePath(work.call) === '/subscribe' ? answerSubscribe(work) : answerCancel(work)),
}
