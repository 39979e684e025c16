import {
  categoryLabels,
  type Diet,
  dietLabels,
  goalLabels,
  type OnboardingAnswers,
  type OnboardingGoal,
  type OnboardingStep,
  onboardingSteps,
  STEP_COUNT,
  sessionsOf,
  type TrainingCategory,
  toMetric,
  ungroupActivities,
} from '@pacemeal/domain'
import { wearableProviders } from '../training/index.ts'

/** The steps that are walked, in order. */
export const walkedSteps = onboardingSteps.slice(0, STEP_COUNT)

/** How each step is called in the list of steps. */
export const stepNames: Readonly<Record<OnboardingStep, string>> = {
  gender: 'Gender',
  age: 'Age',
  measurements: 'Measurements',
  'body-composition': 'Body composition',
  'dietary-preferences': 'Diet',
  'performance-objective': 'Goal',
  'training-categories': 'Training',
  'training-schedule': 'Schedule',
  wearable: 'Wearable',
  processing: 'Your fuel plan',
  notifications: 'Notifications',
  subscription: 'Subscription',
  'terra-callback': 'Wearable',
}

const measurementWords = ({ heightAndWeight: given }: OnboardingAnswers): string | undefined => {
  if (given === undefined) return undefined
  if (given.isImperial) return `${given.feet}'${given.inches}" · ${given.weight} lbs`
  const { cm, kg } = toMetric(given)
  return `${cm} cm · ${kg} kg`
}

const dietWords = ({ selectedDiets, avoidedFoods = [] }: OnboardingAnswers): string | undefined => {
  if (selectedDiets === undefined) return undefined
  const diets = selectedDiets.map((diet) => dietLabels[diet as Diet] ?? diet)
  return [diets.length === 0 ? 'No preference' : diets.join(', '), ...avoidedFoods.map((food) => `no ${food}`)].join(
    ', ',
  )
}

const scheduleWords = ({ trainingActivities }: OnboardingAnswers): string | undefined => {
  if (trainingActivities === undefined) return undefined
  const { length } = sessionsOf(ungroupActivities(trainingActivities).schedule)
  return length === 0 ? 'No training yet' : length === 1 ? '1 session a week' : `${length} sessions a week`
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
  switch (step) {
    case 'gender':
      return answers.gender
    case 'age':
      return answers.age === undefined ? undefined : `${answers.age} years`
    case 'measurements':
      return measurementWords(answers)
    case 'body-composition':
      return 'Not available yet'
    case 'dietary-preferences':
      return dietWords(answers)
    case 'performance-objective': {
      const goal = answers.performanceObjective
      return goal === undefined ? undefined : (goalLabels[goal as OnboardingGoal] ?? goalLabels.balanced).title
    }
    case 'training-categories':
      return answers.trainingCategories?.map((one) => categoryLabels[one as TrainingCategory]?.title ?? one).join(', ')
    case 'training-schedule':
      return scheduleWords(answers)
    case 'wearable':
      if (wearable.isSkipped) return 'Skipped'
      return wearable.provider === null
        ? undefined
        : (wearableProviders.find(({ value }) => value === wearable.provider)?.label ?? wearable.provider)
    default:
      return undefined
  }
}
