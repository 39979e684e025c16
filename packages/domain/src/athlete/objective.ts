import { type PerformanceObjective, performanceObjectives } from './athlete.ts'

/** The choices of the onboarding step, which have ids of their own. */
export const onboardingGoals = ['maintain-weight', 'fat-loss', 'lean-mass-gain', 'balanced'] as const
export type OnboardingGoal = (typeof onboardingGoals)[number]

const objectiveOfGoal = new Map<string, PerformanceObjective>([
  ['maintain-weight', 'maintain'],
  ['fat-loss', 'cut'],
  ['lean-mass-gain', 'build'],
])

/** The goal of the onboarding that an objective is chosen as; none for those that only the profile offers. */
export const findGoal = (objective: PerformanceObjective): OnboardingGoal | undefined =>
  onboardingGoals.find((one) => objectiveOfGoal.get(one) === objective)

/** The objective that a goal of the onboarding is stored as; any other id is balanced. */
export const objectiveFromGoal = (goal: string | null | undefined): PerformanceObjective =>
  objectiveOfGoal.get(goal ?? '') ?? 'balanced'

/** The stored objective; a missing or unknown one is balanced. */
export const readObjective = (stored: string | null | undefined): PerformanceObjective =>
  performanceObjectives.find((one) => one === stored) ?? 'balanced'
