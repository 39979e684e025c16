import {
  DEFAULT_MEAL_NAME,
  type InstantText,
  instantText,
  LOG_CONFIDENCE,
  type MealLog,
  type MealTime,
  mealLogStatuses,
  mealTimes,
  mealTypeTexts,
  type NutrientAmounts,
  nutrients,
} from '@pacemeal/domain'
import type { DocumentData } from './collection.ts'
import type { mealLogs } from './collections.ts'

/** The attributes of a meal log document. */
export type MealLogData = DocumentData<typeof mealLogs>

/** A meal log document as lists and reads give it. */
export type MealLogDocument = Partial<MealLogData> & {
  readonly $id: string
  readonly $createdAt: string
  readonly loggedAt: string
}

/** The wire's moments carry an offset; inside they are UTC texts that compare as text. */
const readInstant = (moment: string): InstantText => instantText(Date.parse(moment))

/** The amounts of a document; an absent figure is unknown. */
export const readAmounts = (data: Partial<NutrientAmounts>): NutrientAmounts =>
  Object.fromEntries(nutrients.map((nutrient) => [nutrient, data[nutrient] ?? null])) as NutrientAmounts

/** A log as it is read: with its own name and meal under the names of the product specification. */
export interface MealLogView extends MealLog {
  readonly mealName: string
  /** The meal time in words: `Pre-Workout Fuel`. */
  readonly mealType: string
  readonly confidence: typeof LOG_CONFIDENCE
}

/** The log in a document. An unknown meal time is general; a missing name is 'Logged meal'. */
export function readMealLog(document: MealLogDocument): MealLogView {
  const name = document.notes?.trim() || DEFAULT_MEAL_NAME
  const mealTime = mealTimes.find((one) => one === document.mealTime) ?? 'general'
  return {
    id: document.$id,
    name,
    mealName: name,
    loggedAt: readInstant(document.loggedAt),
    createdAt: readInstant(document.$createdAt),
    mealTime,
    mealType: mealTypeTexts[mealTime],
    amounts: readAmounts(document),
    status: mealLogStatuses.find((one) => one === document.status) ?? null,
    confidence: LOG_CONFIDENCE,
    ...(document.mealPlans ? { plannedMeal: document.mealPlans } : {}),
    ...(document.event ? { event: document.event } : {}),
    ...(document.imageUrl ? { imageUrl: document.imageUrl } : {}),
    ...(typeof document.feltFueled === 'boolean' ? { feltFueled: document.feltFueled } : {}),
  }
}

/** What a person saves of a meal. */
export interface SavedMeal {
  readonly name: string
  readonly mealTime: MealTime
  readonly loggedAt: InstantText
  readonly amounts: NutrientAmounts
  readonly plannedMeal?: string
  readonly event?: string
  readonly imageUrl?: string
}

/** The document of a meal that its owner saves: it is Followed. */
export const writeMealLog = (entry: SavedMeal, user: string): MealLogData => ({
  user,
  notes: entry.name.trim() === '' ? DEFAULT_MEAL_NAME : entry.name.trim(),
  feltFueled: null,
  loggedAt: entry.loggedAt,
  mealTime: entry.mealTime,
  mealPlans: entry.plannedMeal ?? null,
  event: entry.event ?? null,
  ...entry.amounts,
  status: 'Followed',
  imageUrl: entry.imageUrl ?? null,
})
