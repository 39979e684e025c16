import { type PerformanceObjective, performanceObjectives } from './athlete.ts'

/** How each stored objective is called on screen. */
const objectiveLabels: Readonly<Record<PerformanceObjective, string>> = {
  peak: 'In-Season Peak',
  build: 'Off-Season Build',
  cut: 'Pre-Season Cut',
  maintain: 'Maintain & Recover',
  balanced: 'Not Sure',
}

/** The choices of the onboarding step, which have ids of their own. */
export const onboardingGoals = ['maintain-weight', 'fat-loss', 'lean-mass-gain', 'balanced'] as const
export type OnboardingGoal = (typeof onboardingGoals)[number]

/** How each goal of the onboarding is called and described. */
export const goalLabels: Readonly<Record<OnboardingGoal, { readonly title: string; readonly description: string }>> = {
  'maintain-weight': { title: 'Maintain Weight', description: 'Hold your weight and recover well between sessions.' },
  'fat-loss': { title: 'Fat Loss', description: 'Lose fat steadily and keep the muscle you trained for.' },
  'lean-mass-gain': { title: 'Lean Mass Gain', description: 'Add muscle with a small, steady surplus.' },
  balanced: { title: 'Not Sure', description: 'Balanced fuel for your training. You can change it any time.' },
}

const objectiveOfGoal = new Map<string, PerformanceObjective>([
  ['maintain-weight', 'maintain'],
  ['fat-loss', 'cut'],
  ['lean-mass-gain', 'build'],
])

/** An objective as it is chosen again: its label, and the goal of the onboarding that it was chosen as. */
export function objectiveChoice(objective: PerformanceObjective): string {
  const label = objectiveLabels[objective]
  const goal = onboardingGoals.find((one) => objectiveOfGoal.get(one) === objective)
  return goal === undefined ? label : `${label} (${goalLabels[goal].title})`
}

/** The objective that a goal of the onboarding is stored as; any other id is balanced. */
export const objectiveFromGoal = (goal: string | null | undefined): PerformanceObjective =>
  objectiveOfGoal.get(goal ?? '') ?? 'balanced'

/** The stored objective; a missing or unknown one is balanced. */
export const readObjective = (stored: string | null | undefined): PerformanceObjective =>
  performanceObjectives.find((one) => one === stored) ?? 'balanced'
