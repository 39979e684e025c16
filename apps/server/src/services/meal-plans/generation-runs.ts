import { HOUR_MS, MINUTE_MS } from '@pacemeal/domain'
import { nowText } from '../../clock.ts'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import { CHANGE_PATH, GENERATION_PATH } from './queue-generation.ts'

/** Generations that may begin for a person within an hour, whatever changes in between: each costs seconds of a processor. */
export const MAX_PER_HOUR = 30

/** A generation as the decision about another one sees it. */
export interface GenerationRun {
  readonly id: string
  readonly status: string
  readonly inputs: string
  readonly requestPath: string
  readonly responseStatusCode: number
  readonly createdAt: string
}

/** What began later than this from now was written before the clock was set back: nobody waits until then. */
const CLOCK_TOLERANCE_MS = MINUTE_MS

/** A person's generations of a kind that are not over or began within the hour, newest first. */
export const recentRuns = (tx: Transaction, { clock }: Ports<'clock'>, jobKey: string): Promise<GenerationRun[]> => {
  const at = (ahead: number) => new Date(clock.now() + ahead).toISOString()
  return tx.db
    .selectFrom('executions')
    .select(['id', 'status', 'inputs', 'requestPath', 'responseStatusCode', 'createdAt'])
    .where('jobKey', '=', jobKey)
    .where((is) =>
      is.or([
        is.and([is('createdAt', '>=', at(-HOUR_MS)), is('createdAt', '<=', at(CLOCK_TOLERANCE_MS))]),
        is('status', 'in', ['waiting', 'processing']),
      ]),
    )
    .orderBy('sequence', 'desc')
    .execute()
}

export const isOverHourlyLimit = ({ config }: Ports<'config'>, runs: readonly GenerationRun[]): boolean =>
  config.rateLimits && runs.length >= MAX_PER_HOUR

/** The person's active plan. */
export const findActivePlanId = async (tx: Transaction, userId: string): Promise<string | undefined> => {
  const active = await tx.db
    .selectFrom('meal_plans')
    .select('_id')
    .where('userId', '=', userId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return active?._id
}

/**
 * The run whose plan is, or will be, the one for these inputs: one that has not begun reads them when it does, one at
 * work has read them, and the last one has made the plan that counts.
 */
export const findCurrentRun = async (
  tx: Transaction,
  runs: readonly GenerationRun[],
  userId: string,
  inputs: string,
): Promise<GenerationRun | undefined> => {
  const unfinished =
    runs.find(({ status }) => status === 'waiting') ?? runs.find(({ status }) => status === 'processing')
  if (unfinished !== undefined) {
    return unfinished.status === 'waiting' || unfinished.inputs === inputs ? unfinished : undefined
  }
  const last = runs.find((run) => run.status === 'completed' && run.responseStatusCode < 400)
  return last?.inputs === inputs && (await findActivePlanId(tx, userId)) !== undefined ? last : undefined
}

/** Whether the server asked for a run because of a change, and no client has asked for its plan yet. */
export const isUnclaimed = ({ requestPath }: GenerationRun): boolean => requestPath === CHANGE_PATH

/** Gives a run that the server asked for to the client that asks for the same plan after its save. */
export const claimRun = async (tx: Transaction, { clock }: Ports<'clock'>, run: GenerationRun): Promise<void> => {
  if (!isUnclaimed(run)) return
  await tx.db
    .updateTable('executions')
    .set({ requestPath: GENERATION_PATH, updatedAt: nowText(clock) })
    .where('id', '=', run.id)
    .execute()
}
