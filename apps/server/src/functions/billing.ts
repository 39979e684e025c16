import { type BillingPath, billingPaths, checkInput, functionIds, isBillingPath } from '@pacemeal/protocol'
import type { z } from 'zod'
import { type BillingAnswer, BillingFailure, type BillingRefusal } from '../providers/billing/billing-provider.ts'
import { Refusal } from '../refusal.ts'
import type { FunctionAnswer, FunctionCall, FunctionHandler, Work } from '../services/executions/function-handler.ts'
import { errorAnswer } from '../services/executions/told-answer.ts'

const invalid = (message: string) => new Refusal('general_argument_invalid', message)

const requirePath = ({ path }: FunctionCall): BillingPath => {
  if (isBillingPath(path)) return path
  const paths = Object.keys(billingPaths)
  throw invalid(`Invalid \`path\` param: takes ${paths.slice(0, -1).join(', ')} or ${paths.at(-1)}`)
}

const requireInput = <P extends BillingPath>(path: P, { body }: FunctionCall): z.infer<(typeof billingPaths)[P]> => {
  const input = checkInput(billingPaths[path], body)
  if (!input.ok) throw invalid(input.error.message)
  // The schema was looked up by this very path.
  return input.value as z.infer<(typeof billingPaths)[P]>
}

const refusals: Readonly<Record<BillingRefusal, FunctionAnswer>> = {
  'nothing-to-cancel': errorAnswer(409, ({ billing }) => billing.nothingToCancel),
  'card-declined': errorAnswer(402, ({ billing }) => billing.cardDeclined),
  'not-offered': errorAnswer(409, ({ billing }) => billing.notOffered),
  'no-such-payment': errorAnswer(404, ({ billing }) => billing.noSuchPayment),
  'no-customer': errorAnswer(409, ({ billing }) => billing.noCustomer),
}

const ask = ({ backend, call }: Work): Promise<BillingAnswer> => {
  const { billing } = backend
  const { userId } = call
  const path = requirePath(call)
  switch (path) {
    case '/subscribe':
      return billing.subscribe(userId, requireInput(path, call).plan)
    case '/cancel':
      return billing.cancel(userId)
    case '/portal':
      return billing.openPortal(userId)
    case '/refresh':
      return billing.refresh(userId)
    case '/card':
      return billing.chooseTestCard(userId, requireInput(path, call).card)
  }
}

const answerOf = (answer: BillingAnswer): FunctionAnswer => {
  if (answer.kind === 'refused') return refusals[answer.why]
  const url = answer.kind === 'go-to' ? { url: answer.url } : {}
  return { statusCode: 200, body: { status: 'success', ...url } }
}

const failureAnswer = ({ isPassing }: BillingFailure): FunctionAnswer =>
  isPassing
    ? errorAnswer(503, ({ billing }) => billing.providerAway)
    : errorAnswer(502, ({ billing }) => billing.providerRefused)

/** Everything about a subscription, always for the caller: the paths are in the protocol. */
export const billingFunction: FunctionHandler = {
  id: functionIds.billing,
  maxBodyLength: 4096,
  async admit(_tx, _backend, call) {
    requireInput(requirePath(call), call)
    return { kind: 'queue', jobKey: `billing/${call.userId}`, inputs: '' }
  },
  async run(work) {
    try {
      return answerOf(await ask(work))
    } catch (error) {
      if (!(error instanceof BillingFailure)) throw error
      work.backend.log.warn({ err: error, path: work.call.path }, 'the payment provider failed')
      return failureAnswer(error)
    }
  },
}
