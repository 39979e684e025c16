import {
  groupActivities,
  type OnboardingAnswers,
  parseJsonObject,
  type Result,
  sharedSessions,
  ungroupActivities,
  type WearableProgress,
  type WeeklySchedule,
} from '@pacemeal/domain'
import { readWearableDevice } from '../training/index.ts'
import { type Kept, readAnswers } from './read-answers.ts'

/** Where each answer is kept in this browser (product specification). */
export const answerKeys = {
  gender: 'onboarding_gender',
  age: 'onboarding_age',
  heightAndWeight: 'onboarding_height_weight',
  performanceObjective: 'onboarding_performance_objective',
  trainingCategories: 'onboarding_training_categories',
  trainingActivities: 'onboarding_training_activities',
  selectedDiets: 'onboarding_selected_diets',
  avoidedFoods: 'onboarding_avoided_foods',
  notificationSettings: 'onboarding_notification_settings',
} as const satisfies Record<keyof OnboardingAnswers, string>

const SELECTED_WEARABLE = 'onboarding_selected_wearable'
const SKIPPED_WEARABLE = 'onboarding_skipped_wearable'
const CONNECTING_WEARABLE = 'onboarding_connecting_wearable'
export const CONNECTION = 'terra_connection'
const JUST_COMPLETED = 'onboarding_just_completed'
/** Whose answers these are: a shared browser must not hand them to the next person. */
const OWNER = 'onboarding_owner'
/** Where what is chosen, but not continued with, is kept: it becomes the answer with Continue, so resuming does not pass the step. */
const draftKey = (name: keyof OnboardingAnswers): string => `${answerKeys[name]}_draft`
const SCHEDULE_DRAFT = draftKey('trainingActivities')
/** Id of the person whose profile was made of these answers; until the plan is there, they may still change them. */
const PROFILE_CREATED = 'onboarding_profile_created'
/** What outlives the answers: it is about the person's next visits, not about the questions. */
const lasting: ReadonlySet<string> = new Set([JUST_COMPLETED, 'onboarding_survey_prompted'])

/** Everything answered so far in this browser. */
export const readKeptAnswers = (): OnboardingAnswers => readAnswers((key) => localStorage.getItem(key), answerKeys)

/** Plain text stays plain, everything else is JSON. */
const textOf = (answer: unknown): string => (typeof answer === 'string' ? answer : JSON.stringify(answer))

/** Keeps an answer in the place of what was chosen and not continued with. */
export function keepAnswer<K extends keyof OnboardingAnswers>(
  name: K,
  answer: NonNullable<OnboardingAnswers[K]>,
): void {
  localStorage.setItem(answerKeys[name], textOf(answer))
  localStorage.removeItem(draftKey(name))
}

/** Keeps what is chosen, for when the page is loaded again. */
export const keepChoice = <K extends keyof OnboardingAnswers>(
  name: K,
  choice: NonNullable<OnboardingAnswers[K]>,
): void => localStorage.setItem(draftKey(name), textOf(choice))

/** Keeps what is typed once the step would take it; until then, what was answered before stands. */
export function keepTyped<K extends keyof OnboardingAnswers>(
  name: K,
  typed: Result<NonNullable<OnboardingAnswers[K]>, unknown>,
): void {
  if (typed.ok) keepChoice(name, typed.value)
  else localStorage.removeItem(draftKey(name))
}

/** What was chosen last, continued with or not; undefined while there is no choice. */
export function readChoice<K extends keyof OnboardingAnswers>(name: K): OnboardingAnswers[K] {
  const key = draftKey(name)
  if (localStorage.getItem(key) === null) return readKeptAnswers()[name]
  return readAnswers((kept) => localStorage.getItem(kept), { ...answerKeys, [name]: key })[name]
}

/** Keeps the week as it is now. What was removed from it leaves the answer too; what is new joins that with Continue. */
export function keepScheduleDraft(week: WeeklySchedule): void {
  const { trainingActivities: answer } = readKeptAnswers()
  if (answer)
    keepAnswer('trainingActivities', groupActivities(sharedSessions(ungroupActivities(answer).schedule, week)))
  keepChoice('trainingActivities', groupActivities(week))
}

/** Whether an entry of this browser's storage tells of the week; null when all of it was cleared. */
export const isOfSchedule = (key: string | null): boolean =>
  key === null || key === SCHEDULE_DRAFT || key === answerKeys.trainingActivities

/** The week as it was left, confirmed or not. */
export function readScheduleDraft(): WeeklySchedule {
  const get: Kept = (key) => localStorage.getItem(key)
  const draft = readAnswers(get, { ...answerKeys, trainingActivities: SCHEDULE_DRAFT }).trainingActivities
  return ungroupActivities(draft ?? readKeptAnswers().trainingActivities ?? []).schedule
}

/** Whose connection it is. */
const readReference = (connection: string | null): unknown => parseJsonObject(connection).referenceId

/**
 * Starts the onboarding of this person; answers that someone else left behind are forgotten. Whether it was theirs
 * already: otherwise nothing was begun in this browser yet, or another tab has ended it.
 */
export function claimAnswers(userId: string): boolean {
  const owner = localStorage.getItem(OWNER)
  if (owner !== null && owner !== userId) forgetAnswers()
  if (owner === userId) return true
  // Who connected a device in the app itself has answered no question here, and so owns no answers.
  localStorage.removeItem(CONNECTING_WEARABLE)
  if (readReference(findConnection()) !== userId) localStorage.removeItem(CONNECTION)
  localStorage.setItem(OWNER, userId)
  return false
}

/** Forgets every answer; the wearable's connection and what is about later visits stay. */
export function forgetAnswers(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('onboarding_') && !lasting.has(key)) localStorage.removeItem(key)
  }
}

export const markProfileCreated = (userId: string): void => localStorage.setItem(PROFILE_CREATED, userId)
export const isProfileFromTheseAnswers = (userId: string): boolean => localStorage.getItem(PROFILE_CREATED) === userId

/** Ends the onboarding in this browser. */
export function completeOnboarding(): void {
  forgetAnswers()
  localStorage.setItem(JUST_COMPLETED, 'true')
}

export const findConnection = (): string | null => localStorage.getItem(CONNECTION)

export const readWearableProgress = (): WearableProgress => ({
  isConnecting: localStorage.getItem(CONNECTING_WEARABLE) !== null,
  isConnected: findConnection() !== null,
})

/** The wearable is offered once: connected or skipped, it is not asked for again. */
export const wasWearableOffered = (): boolean =>
  findConnection() !== null || localStorage.getItem(SKIPPED_WEARABLE) === 'true'

export const selectWearable = (provider: string): void => localStorage.setItem(SELECTED_WEARABLE, provider)
export const findSelectedWearable = (): string | null => localStorage.getItem(SELECTED_WEARABLE)

/** The device that was connected or chosen, and whether the offer was skipped. */
export function readWearableAnswer(): { readonly provider: string | null; readonly isSkipped: boolean } {
  const isSkipped = localStorage.getItem(SKIPPED_WEARABLE) === 'true'
  const provider = readWearableDevice(findConnection()) ?? null
  return { provider, isSkipped: isSkipped && provider === null }
}

export function skipWearable(): void {
  localStorage.setItem(SKIPPED_WEARABLE, 'true')
  localStorage.removeItem(SELECTED_WEARABLE)
  localStorage.removeItem(CONNECTING_WEARABLE)
}
