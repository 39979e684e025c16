import type { NotificationSettings } from '../athlete/notification-settings.ts'
import type { TrainingActivity } from '../schedule/training-activity.ts'

/** Answer of the measurements step. `feet`, `inches` and `weight` (pounds) are imperial whatever was shown. */
export interface HeightAndWeight {
  readonly feet: number
  readonly inches: number
  readonly weight: number
  readonly isImperial: boolean
}

/** Everything the onboarding has kept so far; a step that was not answered is undefined. */
export interface OnboardingAnswers {
  readonly gender?: string | undefined
  readonly age?: number | undefined
  readonly heightAndWeight?: HeightAndWeight | undefined
  readonly performanceObjective?: string | undefined
  readonly trainingCategories?: readonly string[] | undefined
  readonly trainingActivities?: readonly TrainingActivity[] | undefined
  readonly selectedDiets?: readonly string[] | undefined
  /** Allergies and foods to avoid, in the person's own words. Asked beside the diets; nothing to say is an answer. */
  readonly avoidedFoods?: readonly string[] | undefined
  readonly notificationSettings?: NotificationSettings | undefined
}
