import { type MealTime, mealTimeFromText, mealTimes } from '@pacemeal/domain'

/** The meal a picture shows: a stored meal time, or the two fuel words of the scanner. */
export const analysedMealTypes = [...mealTimes, 'pre-fuel', 'post-fuel'] as const
export type AnalysedMealType = (typeof analysedMealTypes)[number]

const mealTimeOfFuelWord = new Map<string, MealTime>([
  ['pre-fuel', 'pre-workout'],
  ['post-fuel', 'post-workout'],
])

/** The stored meal time of an analysed meal type. */
export const mealTimeOfAnalysis = (mealType: AnalysedMealType): MealTime =>
  mealTimes.find((one) => one === mealType) ?? mealTimeOfFuelWord.get(mealType) ?? 'general'

/** Context of a scan that was opened from nowhere in particular. */
export const DEFAULT_SCAN_CONTEXT = 'Post-Workout Fuel'

/** The meal type sent for a scan's context: breakfast stays breakfast, fuel is named by the scanner's own words. */
export function analysedMealTypeOf(context: string): AnalysedMealType {
  const mealTime = mealTimeFromText(context)
  if (mealTime === 'pre-workout') return 'pre-fuel'
  return mealTime === 'post-workout' ? 'post-fuel' : mealTime
}
