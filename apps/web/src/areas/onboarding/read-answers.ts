import {
  checkMeasurements,
  type HeightAndWeight,
  isJsonObject,
  type OnboardingAnswers,
  parseJson,
  readAge,
  readNotificationSettings,
  sexes,
  type TrainingActivity,
  ungroupActivities,
} from '@pacemeal/domain'

/** Gives the text kept under a key, or null. */
export type Kept = (key: string) => string | null

/** JSON where it is JSON, else the plain text itself; undefined when nothing is kept. */
const parse = (text: string | null): unknown => {
  const value = parseJson(text)
  return value === undefined ? (text ?? undefined) : value
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined

const textsOf = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : undefined

function ageOf(value: unknown): number | undefined {
  const age = readAge(typeof value === 'number' ? String(value) : (textOf(value) ?? ''))
  return age.ok ? age.value : undefined
}

function measurementsOf(value: unknown): HeightAndWeight | undefined {
  if (!isJsonObject(value)) return undefined
  const [feet, inches, weight] = [value.feet, value.inches, value.weight].map(Number)
  if (feet === undefined || inches === undefined || weight === undefined) return undefined
  const checked = checkMeasurements({ feet, inches, weight, isImperial: value.isImperial !== false })
  return checked.ok ? checked.value : undefined
}

const isActivity = (value: unknown): value is TrainingActivity =>
  isJsonObject(value) &&
  Array.isArray(value.days) &&
  value.days.length > 0 &&
  ungroupActivities([value as unknown as TrainingActivity]).skipped.length === 0

const activitiesOf = (value: unknown): readonly TrainingActivity[] | undefined =>
  Array.isArray(value) ? value.filter(isActivity) : undefined

/**
 * What a browser has kept of the onboarding. An answer that cannot be read, or that the step itself would refuse (an age
 * under 18, say), counts as not given: the person is asked again.
 */
export function readAnswers(kept: Kept, keys: Readonly<Record<keyof OnboardingAnswers, string>>): OnboardingAnswers {
  const value = (name: keyof OnboardingAnswers): unknown => parse(kept(keys[name]))
  const settings = kept(keys.notificationSettings)
  const categories = textsOf(value('trainingCategories'))
  return {
    gender: sexes.find((sex) => sex === value('gender')),
    age: ageOf(value('age')),
    heightAndWeight: measurementsOf(value('heightAndWeight')),
    performanceObjective: textOf(value('performanceObjective')),
    trainingCategories: categories?.length === 0 ? undefined : categories,
    trainingActivities: activitiesOf(value('trainingActivities')),
    selectedDiets: textsOf(value('selectedDiets')),
    avoidedFoods: textsOf(value('avoidedFoods')),
    notificationSettings: settings === null ? undefined : readNotificationSettings(settings),
  }
}
