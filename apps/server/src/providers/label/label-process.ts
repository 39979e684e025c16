import type { NutritionLabel } from '@pacemeal/domain/nutrition-label'
import { answerJobs } from '../processes/answer-jobs.ts'
import { LabelFailure, type LabelFailureReason } from './label-reader.ts'
import { lookAtLabel } from './look-at-label.ts'

/** What the process is asked. */
export interface LabelJob {
  readonly picture: Uint8Array
}

/** What it answers: errors lose their class on the way between processes, so failures travel as data. */
export type LabelAnswer =
  | { readonly label: NutritionLabel | null }
  | { readonly failure: LabelFailureReason; readonly message: string }

answerJobs<LabelJob, LabelAnswer>(async ({ picture }) => {
  try {
    return { label: await lookAtLabel(picture) }
  } catch (error) {
    if (!(error instanceof LabelFailure)) throw error
    return { failure: error.reason, message: error.message }
  }
})
