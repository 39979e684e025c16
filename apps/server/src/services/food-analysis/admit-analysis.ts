import { HOUR_MS } from '@pacemeal/domain'
import { buckets } from '@pacemeal/protocol'
import { ANALYSES_AN_HOUR, type foodAnalysisInput } from '@pacemeal/protocol/food-analysis'
import type { z } from 'zod'
import type { Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import type { Transaction } from '../../store/open.ts'
import type { Admission, FunctionCall } from '../executions/function-handler.ts'
import { isComplete } from '../storage/file-rights.ts'
import { fileNotFound, findFile } from '../storage/read-files.ts'

/** The checked input of an analysis. */
export type AnalysisInput = z.infer<typeof foodAnalysisInput>

/** Refuses the analysis that is one too many, with the time until the oldest of the hour no longer counts. */
const countAnalysis = async (
  tx: Transaction,
  { clock, config }: Ports<'clock' | 'config'>,
  jobKey: string,
): Promise<void> => {
  if (!config.rateLimits) return
  const most = Math.max(1, Math.round(ANALYSES_AN_HOUR * config.rateLimitScale))
  const now = clock.now()
  const within = await tx.db
    .selectFrom('executions')
    .select('createdAt')
    .where('jobKey', '=', jobKey)
    .where('createdAt', '>', new Date(now - HOUR_MS).toISOString())
    .orderBy('sequence', 'desc')
    .limit(most)
    .execute()
  const oldest = within[most - 1]
  if (oldest === undefined) return
  const wait = Math.max(1, Math.ceil((Date.parse(oldest.createdAt) + HOUR_MS - now) / 1000))
  throw new Refusal('general_rate_limit_exceeded', ({ analysis }) => analysis.tooMany(wait), { retryAfter: wait })
}

/**
 * The execution of the same photo that is not over, or whose log is there. Its owner may have saved that log, or not have
 * looked at it yet: either way another one would count the meal twice.
 */
const findAnalysisOf = async (tx: Transaction, jobKey: string, photo: string): Promise<string | undefined> => {
  const found = await tx.db
    .selectFrom('executions')
    .leftJoin('meal_logs', 'meal_logs._id', 'executions.id')
    .select('executions.id')
    .where('jobKey', '=', jobKey)
    .where('inputs', '=', photo)
    .where(({ or, eb }) =>
      or([eb('executions.status', 'in', ['waiting', 'processing']), eb('meal_logs._id', 'is not', null)]),
    )
    .orderBy('executions.sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.id
}

/**
 * Decides about a picture: it must be one's own, and not one too many. One person's pictures are read one after another. A
 * photo that was sent before is the same analysis, unless nothing came of that or its log is gone.
 */
export const admitAnalysis = async (
  tx: Transaction,
  backend: Ports<'clock' | 'config'>,
  call: FunctionCall,
  input: AnalysisInput,
): Promise<Admission> => {
  if (input.imageFileId !== undefined) {
    const file = await findFile(tx, buckets.mealImages, input.imageFileId)
    if (file === undefined || file.userId !== call.userId || !isComplete(file)) throw fileNotFound()
  }
  const jobKey = `food-analysis/${call.userId}`
  const { photo = '' } = input
  const executionId = photo === '' ? undefined : await findAnalysisOf(tx, jobKey, photo)
  if (executionId !== undefined) return { kind: 'join', executionId }
  await countAnalysis(tx, backend, jobKey)
  return { kind: 'queue', jobKey, inputs: photo }
}
