import type { OnboardingAnswers } from './answers.ts'

/** Every screen of the onboarding; its path is `/onboarding/<name>`. */
export const onboardingSteps = [
  'gender',
  'age',
  'measurements',
  'body-composition',
  'dietary-preferences',
  'performance-objective',
  'training-categories',
  'training-schedule',
  'wearable',
  'processing',
  'notifications',
  'subscription',
  'terra-callback',
] as const
export type OnboardingStep = (typeof onboardingSteps)[number]

/** The steps in the order they are walked; ten, and the counter says so. */
const walk = onboardingSteps.slice(0, 10)

export const stepPath = (step: OnboardingStep): `/onboarding/${OnboardingStep}` => `/onboarding/${step}`

/** The step of a path's last part; undefined when it is none. */
export const findStep = (name: string): OnboardingStep | undefined => onboardingSteps.find((step) => step === name)

/** Steps in total, as the counter shows. */
export const STEP_COUNT = walk.length

/** Screens beside the walk keep the counter where they branch off, so it never goes back. */
const branchOff: Readonly<Partial<Record<OnboardingStep, OnboardingStep>>> = {
  notifications: 'wearable',
  'terra-callback': 'wearable',
  subscription: 'processing',
}

/** The number of a step, 1 to 10. */
export const stepNumber = (step: OnboardingStep): number => walk.indexOf(branchOff[step] ?? step) + 1

/** Where Continue leads; null is home. The wearable is offered once: answered or skipped before, it is passed over. */
export function stepAfter(step: OnboardingStep, wearableWasOffered: boolean): OnboardingStep | null {
  if (step === 'training-schedule' && wearableWasOffered) return 'processing'
  return walk[walk.indexOf(step) + 1] ?? null
}

const leadsBack: Readonly<Partial<Record<OnboardingStep, OnboardingStep>>> = {
  // Body composition skips itself forward, so going back must jump over it too.
  'dietary-preferences': 'measurements',
  'terra-callback': 'wearable',
  processing: 'training-schedule',
}

/** Where Back leads; null where there is nothing before. */
export const stepBefore = (step: OnboardingStep): OnboardingStep | null =>
  leadsBack[step] ?? walk[walk.indexOf(step) - 1] ?? null

/** What is known of the wearable while onboarding. */
export interface WearableProgress {
  /** The provider's page was opened and has not answered yet. */
  readonly isConnecting: boolean
  readonly isConnected: boolean
}

/** Answers in the order in which a missing one decides where to resume. */
const resumeOrder: readonly (readonly [keyof OnboardingAnswers, OnboardingStep])[] = [
  ['gender', 'gender'],
  ['age', 'age'],
  ['heightAndWeight', 'measurements'],
  ['performanceObjective', 'performance-objective'],
  ['trainingCategories', 'training-categories'],
  ['trainingActivities', 'training-schedule'],
  ['selectedDiets', 'dietary-preferences'],
  ['notificationSettings', 'notifications'],
]

/**
 * The step to resume at: that of the first missing answer; with all of them given, the wearable's callback while a
 * connection is pending and not completed, else processing.
 */
export function resumeStep(answers: OnboardingAnswers, wearable: WearableProgress): OnboardingStep {
  const missing = resumeOrder.find(([answer]) => answers[answer] === undefined)
  if (missing !== undefined) return missing[1]
  return wearable.isConnecting && !wearable.isConnected ? 'terra-callback' : 'processing'
}
