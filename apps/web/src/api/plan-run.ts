import { t } from '@lingui/core/macro'
import { parseJsonObject } from '@pacemeal/domain'
import { type Execution, executionFailedText, saidInRun } from './executions.ts'

/** The stages of a generation, in order. */
export const planStages = ['profile', 'targets', 'menu', 'saving'] as const
export type PlanStage = (typeof planStages)[number]

/** A stage that was really reached, with `done` of `of` parts of the whole work behind it. */
export interface PlanProgress {
  readonly stage: PlanStage
  readonly done: number
  readonly of: number
}

/** How much of the work is behind, in whole percent. */
export const percentOf = (progress: PlanProgress | null): number =>
  progress === null ? 0 : Math.round((100 * progress.done) / progress.of)

/** The one of two readings of a run that is further on: a run that was taken over begins again behind what was shown. */
export const furtherOn = (shown: PlanProgress | null, read: PlanProgress | null): PlanProgress | null =>
  percentOf(read) > percentOf(shown) || shown === null ? read : shown

/** How a generation stands. `failed` carries the server's words. */
export type PlanRunState =
  | { readonly kind: 'running'; readonly progress: PlanProgress | null }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: string }

/** Said when a run failed and the server gave no words of its own (product specification). */
export const failedText = (): string => t`Meal plan generation failed`

/** The progress of a run; null before it has reached anything. The SDK's type knows nothing of the field. */
function progressOf(run: Execution): PlanProgress | null {
  const progress = 'progress' in run ? (run.progress as Partial<PlanProgress> | null) : null
  const stage = planStages.find((one) => one === progress?.stage)
  const { done, of } = progress ?? {}
  return stage !== undefined && typeof done === 'number' && typeof of === 'number' ? { stage, done, of } : null
}

/** Reads a run: under way with the stage it has reached, done, or failed with the server's words. */
export function readRunState(run: Execution): PlanRunState {
  if (run.status === 'waiting' || run.status === 'processing') return { kind: 'running', progress: progressOf(run) }
  const answer = parseJsonObject(run.responseBody)
  const isRefused = run.responseStatusCode >= 400 || answer.success === false
  if (run.status === 'completed' && !isRefused) return { kind: 'done' }
  const silent = run.status === 'failed' ? executionFailedText(run.status) : failedText()
  return { kind: 'failed', message: saidInRun(answer, run) || silent }
}
