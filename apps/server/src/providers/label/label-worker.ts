import type { NutritionLabel } from '@pacemeal/domain/nutrition-label'
import { lowerThreadPriority } from '../low-priority-thread.ts'
import { LabelFailure, type LabelFailureReason } from './label-reader.ts'
import { lookAtLabel } from './look-at-label.ts'

lowerThreadPriority()

/** What a thread answers: errors lose their class on the way between threads, so failures travel as data. */
export type LabelAnswer =
  | { readonly label: NutritionLabel | null }
  | { readonly failure: LabelFailureReason; readonly message: string }

/** The thread's entry: reads one picture. */
export default async function work(picture: Uint8Array): Promise<LabelAnswer> {
  try {
    return { label: await lookAtLabel(picture) }
  } catch (error) {
    if (error instanceof LabelFailure) return { failure: error.reason, message: error.message }
    throw error
  }
}
