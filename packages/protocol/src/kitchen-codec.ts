import {
  type AwayWay,
  awayWays,
  type Bounds,
  defaultKitchenPreferences,
  diets,
  type Equipment,
  equipment,
  isJsonObject,
  isWithin,
  type JsonObject,
  KITCHEN_BOUNDS,
  type KitchenPreferences,
  MAX_DISH_CHOICES,
  MAX_GUEST_NAME,
  MEAL_GAP,
  MEAL_HOURS,
  type MealAway,
  ok,
  parseJson,
  type Result,
  refused,
  type Shop,
  shops,
  type TableGuest,
  type TableMeal,
  tableMeals,
  type Weekday,
  weekdays,
} from '@pacemeal/domain'
import { type AttributeRefusal, refuseAttribute } from './attribute-refusal.ts'

/** Longest list of what somebody at the table avoids, and of one entry in characters: as in a profile. */
const MAX_GUEST_RESTRICTIONS = 50
const MAX_RESTRICTION = 200
const MAX_ID = 100

/** A part that does not fit: where, and what it takes. */
type PartRefusal = AttributeRefusal<'kitchen_preferences_invalid'>

const refuse = (field: string, takes: string): Result<never, PartRefusal> =>
  refuseAttribute('kitchen_preferences_invalid', field, takes)

/** Reads one part of the preferences; `field` names it in a refusal. */
type Reader<T> = (value: unknown, field: string) => Result<T, PartRefusal>

const number =
  (bounds: Bounds, isWhole: boolean): Reader<number> =>
  (value, field) =>
    typeof value === 'number' && isWithin(value, bounds) && (!isWhole || Number.isInteger(value))
      ? ok(value)
      : refuse(field, `${isWhole ? 'a whole number' : 'a number'} from ${bounds.min} to ${bounds.max}`)

const choice =
  <const T extends string>(values: readonly T[]): Reader<T> =>
  (value, field) => {
    const known = values.find((one) => one === value)
    return known === undefined ? refuse(field, `one of ${values.join(', ')}`) : ok(known)
  }

const text =
  (max: number): Reader<string> =>
  (value, field) =>
    typeof value === 'string' && value.trim() !== '' && value.length <= max
      ? ok(value.trim())
      : refuse(field, `text of at most ${max} characters`)

const list =
  <T>(read: Reader<T>, max: number): Reader<readonly T[]> =>
  (value, field) => {
    if (!Array.isArray(value) || value.length > max) return refuse(field, `a list of at most ${max}`)
    const items: T[] = []
    for (const [index, item] of value.entries()) {
      const one = read(item, `${field}.${index}`)
      if (!one.ok) return one
      items.push(one.value)
    }
    return ok(items)
  }

const distinct =
  <T>(read: Reader<readonly T[]>): Reader<readonly T[]> =>
  (value, field) => {
    const items = read(value, field)
    return items.ok ? ok([...new Set(items.value)]) : items
  }

type Readers<T> = { readonly [K in keyof T]-?: Reader<T[K]> }

/** An object of which every part is there; others are passed over. */
const object =
  <T extends object>(readers: Readers<T>): Reader<T> =>
  (value, field) => {
    if (!isJsonObject(value)) return refuse(field, 'an object')
    const parts: Record<string, unknown> = {}
    for (const [name, read] of Object.entries(readers) as [string, Reader<unknown>][]) {
      const part = read(value[name], `${field}.${name}`)
      if (!part.ok) return part
      parts[name] = part.value
    }
    // Every key of T has a reader, so every part is there.
    return ok(parts as T)
  }

const wholeWithin = (bounds: Bounds) => number(bounds, true)
const minuteOrNone =
  (bounds: Bounds): Reader<number | null> =>
  (value, field) =>
    value === null ? ok(null) : wholeWithin(bounds)(value, field)

const shopOrNone: Reader<Shop | undefined> = (value, field) =>
  value === undefined || value === null ? ok(undefined) : choice<Shop>(shops)(value, field)

const days: Reader<readonly Weekday[]> = distinct(list(choice(weekdays), weekdays.length))
const meals: Reader<readonly TableMeal[]> = distinct(list(choice(tableMeals), tableMeals.length))
const dishes = distinct(list(text(MAX_ID), MAX_DISH_CHOICES))

const mealAway = object<MealAway>({ day: choice(weekdays), meal: choice(tableMeals), way: choice<AwayWay>(awayWays) })

/** A meal is eaten in one place: the last word about it counts. */
const mealsAway: Reader<readonly MealAway[]> = (value, field) => {
  const read = list(mealAway, weekdays.length * tableMeals.length)(value, field)
  return read.ok ? ok([...new Map(read.value.map((one) => [`${one.day} ${one.meal}`, one])).values()]) : read
}

const guest = object<TableGuest>({
  id: text(MAX_ID),
  name: text(MAX_GUEST_NAME),
  portion: number(KITCHEN_BOUNDS.portion, false),
  meals,
  diets: distinct(list(choice(diets), diets.length)),
  restrictions: distinct(list(text(MAX_RESTRICTION), MAX_GUEST_RESTRICTIONS)),
})

/** Portions name their eater by the id, so nobody has another's, nor the athlete's own. */
const table: Reader<readonly TableGuest[]> = (value, field) => {
  const read = list(guest, KITCHEN_BOUNDS.guests.max)(value, field)
  if (!read.ok) return read
  const ids = new Set(read.value.map(({ id }) => id))
  return ids.size < read.value.length || ids.has('self') ? refuse(field, 'people with ids of their own') : read
}

const minutesOfMeals = object<KitchenPreferences['mealTimes']>({
  breakfast: minuteOrNone(MEAL_HOURS.breakfast),
  lunch: minuteOrNone(MEAL_HOURS.lunch),
  dinner: minuteOrNone(MEAL_HOURS.dinner),
})

/** Meals follow each other as the day does; one that the person leaves to training stands between the others. */
const mealTimes: Reader<KitchenPreferences['mealTimes']> = (value, field) => {
  const read = minutesOfMeals(value, field)
  if (!read.ok) return read
  const chosen = tableMeals.flatMap((meal) => {
    const at = read.value[meal]
    return at === null ? [] : [{ meal, at }]
  })
  const early = chosen.find(({ at }, index) => at - (chosen[index - 1]?.at ?? Number.NEGATIVE_INFINITY) < MEAL_GAP)
  const before = early && chosen[chosen.indexOf(early) - 1]
  return early && before
    ? refuse(`${field}.${early.meal}`, `a time at least ${MEAL_GAP} minutes after ${before.meal}`)
    : read
}

const readers: Readers<KitchenPreferences> = {
  handsOnMinutes: object({
    weekday: wholeWithin(KITCHEN_BOUNDS.handsOnMinutes),
    weekend: wholeWithin(KITCHEN_BOUNDS.handsOnMinutes),
  }),
  mealsAway,
  batchDays: days,
  rotation: object({
    breakfasts: wholeWithin(KITCHEN_BOUNDS.breakfasts),
    lunches: wholeWithin(KITCHEN_BOUNDS.lunches),
    dinners: wholeWithin(KITCHEN_BOUNDS.dinners),
  }),
  leftoverDays: wholeWithin(KITCHEN_BOUNDS.leftoverDays),
  table,
  equipment: distinct(list(choice<Equipment>(equipment), equipment.length)),
  mealTimes,
  snacks: wholeWithin(KITCHEN_BOUNDS.snacks),
  shop: shopOrNone,
  liked: dishes,
  never: dishes,
}

const names = Object.keys(readers) as (keyof KitchenPreferences)[]

/** The preferences with what a text says of them; a part that is missing or does not fit goes to `otherwise`. */
const readParts = (data: JsonObject, otherwise: (name: keyof KitchenPreferences, why: PartRefusal) => unknown) =>
  Object.fromEntries(
    names.map((name) => {
      const part = readers[name](data[name], name)
      return [name, part.ok ? part.value : otherwise(name, part.error)]
    }),
  ) as unknown as KitchenPreferences

/**
 * The preferences in a stored text. A part that is missing, malformed or out of bounds, or a text that does not parse,
 * gives the defaults; what is unknown is passed over.
 */
export function readKitchenPreferences(stored: string | null | undefined): KitchenPreferences {
  const data = parseJson(stored)
  if (!isJsonObject(data)) return defaultKitchenPreferences
  return readParts(data, (name) => defaultKitchenPreferences[name])
}

/** The text that keeps the preferences; equal preferences give equal texts. */
export const writeKitchenPreferences = (preferences: KitchenPreferences): string =>
  JSON.stringify(Object.fromEntries(names.map((name) => [name, preferences[name]])))

/** Checks a text that is to be kept: parts may be missing, but none may be out of bounds or malformed; the first is named. */
export function checkKitchenPreferences(given: string): Result<KitchenPreferences, PartRefusal> {
  const data = parseJson(given)
  if (!isJsonObject(data)) return refuse('preferences', 'JSON text of an object')
  let first: PartRefusal | undefined
  const preferences = readParts(data, (name, why) => {
    if (data[name] !== undefined) first ??= why
    return defaultKitchenPreferences[name]
  })
  return first === undefined ? ok(preferences) : refused(first)
}
