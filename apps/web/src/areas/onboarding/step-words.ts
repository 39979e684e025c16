import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, plural, t } from '@lingui/core/macro'
import {
  diets,
  type OnboardingAnswers,
  type OnboardingStep,
  onboardingGoals,
  type onboardingSexes,
  onboardingSteps,
  STEP_COUNT,
  sessionsOf,
  toMetric,
  trainingCategories,
  ungroupActivities,
} from '@pacemeal/domain'
import { dietName, goalName } from '../profile/index.ts'
import { wearableProviders } from '../training/index.ts'
import { categoryNames } from './choice-words.ts'

type OnboardingSex = (typeof onboardingSexes)[number]

/** How each answer to the question for the gender is shown. */
export const sexNames: Readonly<Record<OnboardingSex, MessageDescriptor>> = { Male: msg`Male`, Female: msg`Female` }

/** The steps that are walked, in order. */
export const walkedSteps = onboardingSteps.slice(0, STEP_COUNT)

/** How each step is called in the list of steps. */
export const stepNames: Readonly<Record<OnboardingStep, MessageDescriptor>> = {
  gender: msg`Gender`,
  age: msg`Age`,
  measurements: msg`Measurements`,
  'body-composition': msg`Body composition`,
  'dietary-preferences': msg`Diet`,
  'performance-objective': msg`Goal`,
  'training-categories': msg`Training`,
  'training-schedule': msg`Schedule`,
  wearable: msg`Wearable`,
  processing: msg`Your fuel plan`,
  notifications: msg`Notifications`,
  subscription: msg`Subscription`,
  'terra-callback': msg`Wearable`,
}

const measurementWords = ({ heightAndWeight: given }: OnboardingAnswers): string | undefined => {
  if (given === undefined) return undefined
  if (given.isImperial) return `${given.feet}'${given.inches}" · ${given.weight} lbs`
  const { cm, kg } = toMetric(given)
  return `${cm} cm · ${kg} kg`
}

const dietWords = ({ selectedDiets, avoidedFoods = [] }: OnboardingAnswers): string | undefined => {
  if (selectedDiets === undefined) return undefined
  const chosen = selectedDiets.map((id) => {
    const known = diets.find((diet) => diet === id)
    return known === undefined ? id : dietName(known)
  })
  return [
    chosen.length === 0 ? t`No preference` : chosen.join(', '),
    ...avoidedFoods.map((food) => t`no ${food}`),
  ].join(', ')
}

const scheduleWords = ({ trainingActivities }: OnboardingAnswers): string | undefined => {
  if (trainingActivities === undefined) return undefined
  const sessions = sessionsOf(ungroupActivities(trainingActivities).schedule).length
  return sessions === 0 ? t`No training yet` : plural(sessions, { one: '# session a week', other: '# sessions a week' })
}

const categoryText = (id: string): string => {
  const known = trainingCategories.find((one) => one === id)
  return known === undefined ? id : i18n._(categoryNames[known])
}

/** What this browser knows of the wearable. */
export interface WearableAnswer {
  readonly provider: string | null
  readonly isSkipped: boolean
}

/** The answer of a step in a few words; undefined while it is open. */
export function answerWords(
  step: OnboardingStep,
  answers: OnboardingAnswers,
  wearable: WearableAnswer,
): string | undefined {
  const { age } = answers
  switch (step) {
    case 'gender':
      return answers.gender && i18n._(sexNames[answers.gender as OnboardingSex] ?? answers.gender)
    case 'age':
      return age === undefined ? undefined : plural(age, { one: '# year', other: '# years' })
    case 'measurements':
      return measurementWords(answers)
    case 'body-composition':
      return t`Not available yet`
    case 'dietary-preferences':
      return dietWords(answers)
    case 'performance-objective': {
      const goal = answers.performanceObjective
      return goal === undefined ? undefined : goalName(onboardingGoals.find((one) => one === goal) ?? 'balanced')
    }
    case 'training-categories':
      return answers.trainingCategories?.map(categoryText).join(', ')
    case 'training-schedule':
      return scheduleWords(answers)
    case 'wearable':
      if (wearable.isSkipped) return t`Skipped`
      return wearable.provider === null
        ? undefined
        : (wearableProviders.find(({ value }) => value === wearable.provider)?.label ?? wearable.provider)
    default:
      return undefined
  }
}
