import type { Intensity } from '../schedule/session.ts'

export const intensityLevels = ['low', 'medium', 'high'] as const
/** How hard an activity is, as records and rules keep it. People read the intensity that it stands for. */
export type IntensityLevel = (typeof intensityLevels)[number]

const levelOfIntensity: Readonly<Record<Intensity, IntensityLevel>> = {
  Light: 'low',
  Moderate: 'medium',
  Intense: 'high',
}

/** The level that the schedule's own intensity means. */
export const levelOf = (intensity: Intensity): IntensityLevel => levelOfIntensity[intensity]

const intensityOfLevel: Readonly<Record<IntensityLevel, Intensity>> = {
  low: 'Light',
  medium: 'Moderate',
  high: 'Intense',
}

/** The word that people chose from, for a level: one word for one thing on every screen. */
export const intensityOf = (level: IntensityLevel): Intensity => intensityOfLevel[level]

const EASY = /yoga|pilates|stretching/i
const HARD = /cardio|strength|weight|running|cycling|hiit|crossfit/i

/** The level guessed from an activity's name alone, for one that no schedule speaks of. */
export function levelFromName(name: string): IntensityLevel {
  if (EASY.test(name)) return 'low'
  return HARD.test(name) ? 'high' : 'medium'
}

/** The meal of a card, as its level depends on it. */
export interface LevelledMeal {
  /** It is eaten around a session. */
  readonly isActivityMeal: boolean
  readonly isTrainingDay: boolean
}

/** The level of a planned meal's card: activity meals high, other meals medium, on a rest day low. */
export const mealLevel = ({ isActivityMeal, isTrainingDay }: LevelledMeal): IntensityLevel =>
  isActivityMeal ? 'high' : isTrainingDay ? 'medium' : 'low'

const activityCategories = ['Cardio', 'Strength', 'Flexibility', 'High Intensity', 'Training'] as const
export type ActivityCategory = (typeof activityCategories)[number]

/** Name parts of each category, looked for in this order. What none names is training. */
const categoryNames: readonly (readonly [ActivityCategory, RegExp])[] = [
  ['High Intensity', /hiit|crossfit|conditioning|competition|boxing|interval/i],
  ['Flexibility', /yoga|pilates|stretch|recovery|mobility/i],
  ['Strength', /strength|weight|lift/i],
  ['Cardio', /cardio|run|cycl|swim|walk|hik|row|elliptical|stair|danc/i],
]

/**
 * The category of an activity, by its name and how hard it is. What is often done at high intensity is of another category
 * where it was not, cardio when its name tells none, so that a category never contradicts the intensity beside it (own choice:
 * the specification lists only the categories).
 */
export function activityCategoryOf(name: string, level: IntensityLevel): ActivityCategory {
  const named = categoryNames.flatMap(([category, part]) => (part.test(name) ? [category] : []))
  const [first = 'Training', second = 'Cardio'] = named
  return first === 'High Intensity' && level !== 'high' ? second : first
}
