import type { OnStep } from '../plan.ts'
import { usualEffort } from './choose-week.ts'

/** Told how far the work on a week is. */
export interface StepCount {
  readonly onRound: (rounds: number) => void
  readonly onDay: (written: number) => void
}

/**
 * Counts the steps of a week of so many days: the rounds in which its menu is looked for, one for the search before them,
 * then the days that are written. A menu that needs fewer rounds goes on at the days; what is done again tells nothing.
 */
export const countSteps = (days: number, onStep: OnStep | undefined): StepCount => {
  const search = usualEffort.rounds + 1
  let furthest = 0
  const reach = (step: number): void => {
    if (step <= furthest) return
    furthest = step
    onStep?.(step, search + days)
  }
  return {
    onRound: (rounds) => reach(Math.min(1 + rounds, search)),
    onDay: (written) => reach(search + written),
  }
}
