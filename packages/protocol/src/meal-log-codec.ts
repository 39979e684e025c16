import {
  beyondLogBounds,
  DEFAULT_MEAL_NAME,
  type InstantText,
  instantText,
  isLoggableMass,
  isTimeZone,
  LOG_BOUNDS,
  LOG_CONFIDENCE,
  LOG_ITEM_MASS,
  type LoggedItem,
  type LogMoment,
  MAX_LOGGED_ITEMS,
  MAX_LOGGED_ITEMS_TEXT,
  type MealLog,
  type MealTime,
  mealLogStatuses,
  mealTimes,
  mealTypeTexts,
  type NutrientAmounts,
  nutrients,
  parseJson,
  recordOf,
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

let lastZone: string | undefined

/** The zone that a log's document names; undefined where it names none that is known here. Most logs name the same one. */
export function readLogZone(stored: string | null | undefined): string | undefined {
  if (!stored) return undefined
  if (stored !== lastZone && !isTimeZone(stored)) return undefined
  lastZone = stored
  return stored
}

/** When and where a log's document says that it was eaten. */
export function readLogMoment({ loggedAt, timeZone }: Pick<MealLogDocument, 'loggedAt' | 'timeZone'>): LogMoment {
  const zone = readLogZone(timeZone)
  return { loggedAt: readInstant(loggedAt), ...(zone === undefined ? {} : { zone }) }
}

/** The amounts of a document; an absent figure is unknown. */
export const readAmounts = (data: Partial<NutrientAmounts>): NutrientAmounts =>
  recordOf(nutrients, (nutrient) => data[nutrient] ?? null)

const MAX_FOOD_ID = 80
/** Logs of before there were bounds stay readable: more than {@link LOG_ITEM_MASS} is read, and not written any more. */
const MAX_GRAMS = 20_000

const itemIn = (value: unknown): LoggedItem | undefined => {
  if (!Array.isArray(value)) return undefined
  const [food, grams]: readonly unknown[] = value
  const isFood = typeof food === 'string' && food !== '' && food.length <= MAX_FOOD_ID
  return isFood && typeof grams === 'number' && grams > 0 && grams <= MAX_GRAMS ? { food, grams } : undefined
}

/** The foods in a document's text; one that cannot be read leaves all unknown: a part would pass for the whole. */
function readItems(text: string | null | undefined): readonly LoggedItem[] | undefined {
  const list: unknown = parseJson(text ?? undefined)
  if (!Array.isArray(list) || list.length === 0 || list.length > MAX_LOGGED_ITEMS) return undefined
  const items = list.map(itemIn).filter((item) => item !== undefined)
  return items.length === list.length ? items : undefined
}

/** Weights to a tenth of a gram; a pinch of salt still weighs something. */
const weightOf = (grams: number): number => Math.max(0.1, Math.round(grams * 10) / 10)

function writeItems(items: readonly LoggedItem[] = []): string | null {
  if (items.length === 0 || items.length > MAX_LOGGED_ITEMS) return null
  const text = JSON.stringify(items.map(({ food, grams }) => [food, weightOf(grams)]))
  return text.length > MAX_LOGGED_ITEMS_TEXT ? null : text
}

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
  const items = readItems(document.items)
  return {
    id: document.$id,
    name,
    mealName: name,
    ...readLogMoment(document),
    createdAt: readInstant(document.$createdAt),
    mealTime,
    mealType: mealTypeTexts[mealTime],
    amounts: readAmounts(document),
    status: mealLogStatuses.find((one) => one === document.status) ?? null,
    confidence: LOG_CONFIDENCE,
    ...(document.mealPlans ? { plannedMeal: document.mealPlans } : {}),
    ...(document.event ? { event: document.event } : {}),
    ...(document.session ? { session: document.session } : {}),
    ...(document.imageUrl ? { imageUrl: document.imageUrl } : {}),
    ...(items ? { items } : {}),
    ...(typeof document.feltFueled === 'boolean' ? { feltFueled: document.feltFueled } : {}),
  }
}

/** What a person saves of a meal. */
export interface SavedMeal {
  readonly name: string
  readonly mealTime: MealTime
  readonly loggedAt: InstantText
  /** IANA zone that it was eaten in. */
  readonly zone?: string
  readonly amounts: NutrientAmounts
  readonly plannedMeal?: string
  readonly event?: string
  readonly session?: string
  readonly imageUrl?: string
  readonly items?: readonly LoggedItem[]
}

/** The document of a meal that its owner saves: it is Followed. */
export const writeMealLog = (entry: SavedMeal, user: string): MealLogData => ({
  user,
  notes: entry.name.trim() === '' ? DEFAULT_MEAL_NAME : entry.name.trim(),
  feltFueled: null,
  loggedAt: entry.loggedAt,
  timeZone: entry.zone ?? null,
  mealTime: entry.mealTime,
  mealPlans: entry.plannedMeal ?? null,
  event: entry.event ?? null,
  session: entry.session ?? null,
  ...entry.amounts,
  status: 'Followed',
  imageUrl: entry.imageUrl ?? null,
  items: writeItems(entry.items),
})

/** What does not fit of a log that is written. */
export interface MealLogProblem {
  readonly attribute: string
  /** What it takes, in words that go on from its name. */
  readonly message: string
}

/**
 * What a log would hold beyond its bounds ({@link LOG_BOUNDS}, {@link LOG_ITEM_MASS}), in `items` that cannot be read, or
 * as a zone that nobody knows. What stands in `stored` already may
 * be written back: a log of before the bounds can still be confirmed, named and moved.
 */
export function findMealLogProblem(
  data: Partial<MealLogData>,
  stored: Partial<MealLogData> | undefined,
): MealLogProblem | undefined {
  const changed = Object.fromEntries(
    nutrients.filter((nutrient) => data[nutrient] !== stored?.[nutrient]).map((one) => [one, data[one] ?? null]),
  )
  const [beyond] = beyondLogBounds(readAmounts(changed))
  if (beyond) {
    const { min, max } = LOG_BOUNDS[beyond]
    return { attribute: beyond, message: `takes a number from ${min} to ${max}` }
  }
  if (data.timeZone && data.timeZone !== stored?.timeZone && !isTimeZone(data.timeZone))
    return { attribute: 'timeZone', message: 'takes a time zone, like Europe/Berlin' }
  if (data.items === undefined || data.items === stored?.items) return undefined
  const list: unknown = parseJson(data.items ?? undefined)
  const weights = Array.isArray(list) ? list.filter(Array.isArray).map((one: readonly unknown[]) => one[1]) : []
  const isBeyond = weights.some((grams) => typeof grams === 'number' && !isLoggableMass(grams))
  if (isBeyond) return { attribute: 'items', message: `takes up to ${LOG_ITEM_MASS.max} grams of a food` }
  const isEmpty = data.items === null || (Array.isArray(list) && list.length === 0)
  if (isEmpty || readItems(data.items) !== undefined) return undefined
  return {
    attribute: 'items',
    message: `takes JSON of up to ${MAX_LOGGED_ITEMS} foods with their grams, like [["banana",118]]`,
  }
}
