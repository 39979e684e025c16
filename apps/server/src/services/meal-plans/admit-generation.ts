import { HOUR_MS, type LocalDate } from '@pacemeal/domain'
import { GENERATION_THROTTLE_SECONDS, mealPlans } from '@pacemeal/protocol'
import type { Told } from '../../languages/answers/index.ts'
import type { Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import type { Transaction } from '../../store/open.ts'
import { zoneOf } from '../agenda/zone-of.ts'
import { createOwnDocument } from '../documents/document-store.ts'
import type { Admission, FunctionCall } from '../executions/function-handler.ts'
import {
  claimRun,
  findActivePlanId,
  findCurrentRun,
  type GenerationRun,
  isOverHourlyLimit,
  isUnclaimed,
  MAX_PER_HOUR,
  recentRuns,
} from './generation-runs.ts'
import { fingerprintOf, readPlanInputs } from './plan-inputs.ts'
import { presentIn } from './present-week.ts'
import { generationKey, renewalKey } from './queue-generation.ts'
import { findFittingUpcoming } from './request-next-week.ts'

const tooSoon = (message: Told, seconds: number) =>
  new Refusal('general_rate_limit_exceeded', message, { retryAfter: Math.max(1, Math.ceil(seconds)) })

const unknownWeek = () =>
  new Refusal(
    'general_argument_invalid',
    'Invalid `weekStart` param: takes the Monday of the present week or of the next',
  )

/** Decides about a request for next week's plan, as for the present one's. Its document comes with the plan. */
const admitWeekAhead = async (
  tx: Transaction,
  backend: Ports<'clock' | 'config'>,
  { userId }: FunctionCall,
  monday: LocalDate,
  isRegeneration: boolean,
): Promise<Admission> => {
  const now = backend.clock.now()
  const jobKey = renewalKey(userId)
  const inputs = fingerprintOf(await readPlanInputs(tx, userId))
  const runs = await recentRuns(tx, backend, jobKey)
  const waiting = runs.find(({ status }) => status === 'waiting')
  const atWork = runs.find((run) => run.status === 'processing' && run.inputs === inputs)
  const current = waiting ?? atWork
  if (current !== undefined) return { kind: 'join', executionId: current.id }
  const plan = await findFittingUpcoming(tx, userId, monday)
  if (plan !== undefined && !isRegeneration) {
    return { kind: 'answer', answer: { statusCode: 200, body: planReady(plan.id) } }
  }
  const made = plan === undefined ? undefined : runs.find(({ id }) => id === plan.id)
  const wait = GENERATION_THROTTLE_SECONDS - (now - Date.parse(made?.createdAt ?? '')) / 1000
  if (wait > 0) throw tooSoon((words) => words.plan.throttled(wait), wait)
  requireUnderHourlyLimit(backend, runs, now)
  return { kind: 'queue', jobKey, inputs }
}

/** Refuses when too many generations began within the hour. */
const requireUnderHourlyLimit = (backend: Ports<'config'>, runs: readonly GenerationRun[], now: number): void => {
  if (!isOverHourlyLimit(backend, runs)) return
  const oldest = runs[MAX_PER_HOUR - 1]
  const wait = (Date.parse(oldest?.createdAt ?? '') + HOUR_MS - now) / 1000
  throw tooSoon((words) => words.plan.throttled(wait), wait)
}

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
  weekStart?: string,
): Promise<Admission> => {
  const now = backend.clock.now()
  if (weekStart !== undefined) {
    const { monday, nextMonday } = presentIn(await zoneOf(tx, call.userId), backend.clock)
    if (weekStart === nextMonday) return admitWeekAhead(tx, backend, call, nextMonday, isRegeneration)
    if (weekStart !== monday) throw unknownWeek()
  }
  const runs = await recentRuns(tx, backend, generationKey(call.userId))
  const inputs = fingerprintOf(await readPlanInputs(tx, call.userId))
  const current = await findCurrentRun(tx, runs, call.userId, inputs)
  const join = async (executionId: string): Promise<Admission> => {
    if (current !== undefined) await claimRun(tx, backend, current)
    return { kind: 'join', executionId }
  }

  if (current?.status === 'waiting') return join(current.id)
  if (current?.status === 'processing') {
    if (isRegeneration && !isUnclaimed(current)) throw tooSoon((words) => words.plan.inProgress, 2)
    return join(current.id)
  }
  if (current !== undefined) {
    if (!isRegeneration) {
      const active = await findActivePlanId(tx, call.userId)
      return { kind: 'answer', answer: { statusCode: 200, body: planReady(active ?? current.id) } }
    }
    const wait = GENERATION_THROTTLE_SECONDS - (now - Date.parse(current.createdAt)) / 1000
    if (wait > 0 && isUnclaimed(current)) return join(current.id)
    if (wait > 0) throw tooSoon((words) => words.plan.throttled(wait), wait)
  }
  requireUnderHourlyLimit(backend, runs, now)
  await createOwnDocument(tx, backend, mealPlans, { userId: call.userId, status: 'generating' }, call.executionId)
  return { kind: 'queue', jobKey: generationKey(call.userId), inputs }
}

/** The answer of a generation that has its plan. */
export const planReady = (planId: string) => ({ success: true, message: 'Your fuel plan is ready', data: { planId } })
