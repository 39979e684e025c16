import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { findGoal, type OnboardingGoal, type PerformanceObjective } from '@pacemeal/domain'

const objectives: Readonly<Record<PerformanceObjective, MessageDescriptor>> = {
  peak: msg`In-Season Peak`,
  build: msg`Off-Season Build`,
  cut: msg`Pre-Season Cut`,
  maintain: msg`Maintain & Recover`,
  balanced: msg`Not Sure`,
}

const goals: Readonly<Record<OnboardingGoal, MessageDescriptor>> = {
  'maintain-weight': msg`Maintain Weight`,
  'fat-loss': msg`Fat Loss`,
  'lean-mass-gain': msg`Lean Mass Gain`,
  balanced: msg`Not Sure`,
}

/** How a goal of the onboarding is called. */
export const goalName = (goal: OnboardingGoal): string => t(goals[goal])

/** An objective as it is chosen again: its name, and the goal of the onboarding that it was chosen as. */
export function objectiveChoice(objective: PerformanceObjective): string {
  const name = t(objectives[objective])
  const goal = findGoal(objective)
  return goal === undefined ? name : `${name} (${goalName(goal)})`
}
