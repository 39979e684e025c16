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

/** Answers in the order of the walk; without any of them Continue never leads out of it. */
const asked: readonly (readonly [keyof OnboardingAnswers, OnboardingStep])[] = [
  ['gender', 'gender'],
  ['age', 'age'],
  ['heightAndWeight', 'measurements'],
  ['selectedDiets', 'dietary-preferences'],
  ['performanceObjective', 'performance-objective'],
  ['trainingCategories', 'training-categories'],
  ['trainingActivities', 'training-schedule'],
]

/** The earliest step that was passed over without an answer; undefined when every question is answered. */
export const findGap = (answers: OnboardingAnswers): OnboardingStep | undefined =>
  asked.find(([answer]) => answers[answer] === undefined)?.[1]

/** Where Continue leads. `isDetour`: the step is visited for its own answer, and the walk goes on where it was left. */
export interface Onward {
  readonly step: OnboardingStep | null
  readonly isDetour: boolean
}

/**
 * Where Continue leads with what is answered by now. Resuming asks in another order than the walk and can pass a
 * question over: before the last steps of the walk such a gap is filled by a detour, which leads straight back.
 */
export function stepOnward(
  from: { readonly step: OnboardingStep; readonly isDetour: boolean },
  answers: OnboardingAnswers,
  wearableWasOffered: boolean,
): Onward {
  const isAtEnd = from.isDetour || from.step === 'training-schedule' || from.step === 'wearable'
  const gap = isAtEnd ? findGap(answers) : undefined
  if (gap !== undefined) return { step: gap, isDetour: true }
  return { step: stepAfter(from.isDetour ? 'training-schedule' : from.step, wearableWasOffered), isDetour: false }
}

/** The counter after going forward: it never goes back, also not when a detour leads to an earlier question. */
export const countOnward = (shown: number, step: OnboardingStep): number => Math.max(shown, stepNumber(step))

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
