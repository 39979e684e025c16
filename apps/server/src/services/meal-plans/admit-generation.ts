import { HOUR_MS } from '@pacemeal/domain'
import { GENERATION_THROTTLE_SECONDS, generationRefusals, mealPlans } from '@pacemeal/protocol'
import type { Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import type { Transaction } from '../../store/open.ts'
import { createOwnDocument } from '../documents/document-store.ts'
import type { Admission, FunctionCall } from '../executions/function-handler.ts'
import {
  claimRun,
  findActivePlanId,
  findCurrentRun,
  isOverHourlyLimit,
  isUnclaimed,
  MAX_PER_HOUR,
  recentRuns,
} from './generation-runs.ts'
import { fingerprintOf, readPlanInputs } from './plan-inputs.ts'
import { generationKey } from './queue-generation.ts'

const tooSoon = (message: string, seconds: number) =>
  new Refusal('general_rate_limit_exceeded', message, { retryAfter: Math.max(1, Math.ceil(seconds)) })

/**
 * Decides about a request for a plan. Changed inputs are never lost: they join a run that has not begun, or queue
 * behind the one that has. With unchanged inputs a running generation is shared or refused, a fresh plan is throttled
 * for the Regenerate button, and a plan that is there already is simply the answer. A run that the server asked for at a
 * change belongs to the first client that asks for its plan.
 */
export const admitGeneration = async (
  tx: Transaction,
  backend: Ports<'clock' | 'config' | 'events'>,
  call: FunctionCall,
  isRegeneration: boolean,
): Promise<Admission> => {
  const now = backend.clock.now()
  const runs = await recentRuns(tx, backend, call.userId)
  const inputs = fingerprintOf(await readPlanInputs(tx, call.userId))
  const current = await findCurrentRun(tx, runs, call.userId, inputs)
  const join = async (executionId: string): Promise<Admission> => {
    if (current !== undefined) await claimRun(tx, backend, current)
    return { kind: 'join', executionId }
  }

  if (current?.status === 'waiting') return join(current.id)
  if (current?.status === 'processing') {
    if (isRegeneration && !isUnclaimed(current)) throw tooSoon(generationRefusals.inProgress(), 2)
    return join(current.id)
  }
  if (current !== undefined) {
    if (!isRegeneration) {
      const active = await findActivePlanId(tx, call.userId)
      return { kind: 'answer', answer: { statusCode: 200, body: planReady(active ?? current.id) } }
    }
    const wait = GENERATION_THROTTLE_SECONDS - (now - Date.parse(current.createdAt)) / 1000
    if (wait > 0 && isUnclaimed(current)) return join(current.id)
    if (wait > 0) throw tooSoon(generationRefusals.throttled(wait), wait)
  }
  if (isOverHourlyLimit(backend, runs)) {
    const oldest = runs[MAX_PER_HOUR - 1]
    const wait = (Date.parse(oldest?.createdAt ?? '') + HOUR_MS - now) / 1000
    throw tooSoon(generationRefusals.throttled(wait), wait)
  }

  await createOwnDocument(tx, backend, mealPlans, { userId: call.userId, status: 'generating' }, call.executionId)
  return { kind: 'queue', jobKey: generationKey(call.userId), inputs }
}

/** The answer of a generation that has its plan. */
export const planReady = (planId: string) => ({ success: true, message: 'Your fuel plan is ready', data: { planId } })
