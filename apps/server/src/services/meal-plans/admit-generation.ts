import { GENERATION_THROTTLE_SECONDS, generationRefusals, mealPlans } from '@pacemeal/protocol'
import type { Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import type { Transaction } from '../../store/open.ts'
import { createOwnDocument } from '../documents/document-store.ts'
import type { Admission, FunctionCall } from '../executions/function-handler.ts'
import { fingerprintOf, readPlanAthlete } from './plan-inputs.ts'

/** Generations a person may start within an hour, whatever changes in between: each costs seconds of a processor. */
const MAX_PER_HOUR = 30
const HOUR_MS = 3_600_000

interface Earlier {
  readonly id: string
  readonly status: string
  readonly inputs: string
  readonly responseStatusCode: number
  readonly createdAt: string
}

const recentRuns = (tx: Transaction, jobKey: string, since: string): Promise<Earlier[]> =>
  tx.db
    .selectFrom('executions')
    .select(['id', 'status', 'inputs', 'responseStatusCode', 'createdAt'])
    .where('jobKey', '=', jobKey)
    .where((is) => is.or([is('createdAt', '>=', since), is('status', 'in', ['waiting', 'processing'])]))
    .orderBy('sequence', 'desc')
    .execute()

const findActivePlan = (tx: Transaction, userId: string) =>
  tx.db
    .selectFrom('meal_plans')
    .select('_id')
    .where('userId', '=', userId)
    .where('status', '=', 'active')
    .executeTakeFirst()

const tooSoon = (message: string, seconds: number) =>
  new Refusal('general_rate_limit_exceeded', message, { retryAfter: Math.max(1, Math.ceil(seconds)) })

/**
 * Decides about a request for a plan. Changed inputs are never lost: they join a run that has not begun, or queue
 * behind the one that has. With unchanged inputs a running generation is shared or refused, a fresh plan is throttled
 * for the Regenerate button, and a plan that is there already is simply the answer.
 */
export const admitGeneration = async (
  tx: Transaction,
  backend: Ports<'clock' | 'config' | 'events'>,
  call: FunctionCall,
  isRegeneration: boolean,
): Promise<Admission> => {
  const jobKey = `meal-plan/${call.userId}`
  const now = backend.clock.now()
  const runs = await recentRuns(tx, jobKey, new Date(now - HOUR_MS).toISOString())
  const inputs = fingerprintOf(await readPlanAthlete(tx, call.userId))

  const waiting = runs.find((run) => run.status === 'waiting')
  if (waiting !== undefined) return { kind: 'join', executionId: waiting.id }
  const current = runs.find((run) => run.status === 'processing')
  if (current?.inputs === inputs) {
    if (isRegeneration) throw tooSoon(generationRefusals.inProgress(), 2)
    return { kind: 'join', executionId: current.id }
  }

  const active = await findActivePlan(tx, call.userId)
  const last = runs.find((run) => run.status === 'completed' && run.responseStatusCode < 400)
  if (active !== undefined && last?.inputs === inputs && current === undefined) {
    if (!isRegeneration) return { kind: 'answer', answer: { statusCode: 200, body: planReady(active._id) } }
    const wait = GENERATION_THROTTLE_SECONDS - (now - Date.parse(last.createdAt)) / 1000
    if (wait > 0) throw tooSoon(generationRefusals.throttled(wait), wait)
  }
  if (backend.config.rateLimits && runs.length >= MAX_PER_HOUR) {
    const oldest = runs[MAX_PER_HOUR - 1]
    const wait = (Date.parse(oldest?.createdAt ?? '') + HOUR_MS - now) / 1000
    throw tooSoon(generationRefusals.throttled(wait), wait)
  }

  await createOwnDocument(tx, backend, mealPlans, { userId: call.userId, status: 'generating' }, call.executionId)
  return { kind: 'queue', jobKey, inputs }
}

/** The answer of a generation that has its plan. */
export const planReady = (planId: string) => ({ success: true, message: 'Your fuel plan is ready', data: { planId } })
