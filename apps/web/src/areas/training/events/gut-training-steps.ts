import type { PlannedPractice } from '@pacemeal/nutrition/race'
import type { ComingSession } from './race-plan.ts'

/** Sessions that follow one another and practise the same. */
export interface GutTrainingStep {
  /** Grams of carbohydrate an hour. */
  readonly perHour: number
  /** The sessions of the step, in their order; at least one. */
  readonly sessions: readonly ComingSession[]
}

/** The gut training before a race by its figures: each is one step with its sessions. */
export function gutTrainingSteps(planned: readonly PlannedPractice<ComingSession>[]): readonly GutTrainingStep[] {
  const steps: GutTrainingStep[] = []
  for (const { session, practice } of planned) {
    const last = steps.at(-1)
    if (last?.perHour === practice.value) steps[steps.length - 1] = { ...last, sessions: [...last.sessions, session] }
    else steps.push({ perHour: practice.value, sessions: [session] })
  }
  return steps
}
