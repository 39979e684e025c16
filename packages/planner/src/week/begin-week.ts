import type { Catalog } from '@pacemeal/catalog'
import {
  type Athlete,
  addDays,
  defaultKitchenPreferences,
  eatenOut,
  type KitchenPreferences,
  type MealOption,
  type Session,
  weekdays,
} from '@pacemeal/domain'
import {
  type DayContext,
  type DayTargets,
  findEventNear,
  type TargetsRefused,
  targetsForDay,
  weeklyTrainingHours,
} from '@pacemeal/nutrition'
import { findEmptySlots } from '../conflicts.ts'
import { type Kitchen, openKitchen } from '../kitchen.ts'
import { sortLocks } from '../locks.ts'
import type { Conflict, MissingInput, WeekInput, WeekPlan } from '../plan.ts'
import { keepIds } from '../rest-of-day.ts'
import { eventOfMeal, mayGuestsEat } from '../table-rules.ts'
import { type KeptMeals, keepMeals } from './keep-meals.ts'
import type { PinnedMeal } from './pinned-meals.ts'
import { placesOfDay, type WeekPlace } from './week-places.ts'
import { openWeek, type WeekSetting } from './week-setting.ts'

/** What a week is planned from: its targets by day, its meals in the order of time, and the dishes that are locked. */
export interface BegunWeek {
  readonly kind: 'begun'
  readonly input: WeekInput
  readonly preferences: KitchenPreferences
  readonly kitchen: Kitchen
  /** By day from Monday; a day that is not planned has none. */
  readonly targets: readonly (DayTargets | undefined)[]
  readonly places: readonly WeekPlace[]
  /** Locked dishes that may be eaten, by the meal's id. */
  readonly locked: ReadonlyMap<string, MealOption>
  /** Meals whose locked dish may not be eaten any more. */
  readonly dropped: readonly string[]
}

/** A week that is open around the meals that stay of the one before. */
export interface WeekAround {
  readonly setting: WeekSetting
  readonly stays: KeptMeals | undefined
  /** Events that stay because nothing of the change reaches them. */
  readonly held: ReadonlySet<string>
}

const findMissing = ({ athlete }: WeekInput): readonly MissingInput[] => {
  const { body, schedule } = athlete
  const numbers = { 'body.age': body.age, 'body.mass': body.mass, 'body.height': body.height }
  const bad = Object.entries(numbers).filter(([, value]) => !Number.isFinite(value))
  const unscheduled = weekdays.filter((day) => schedule[day] === undefined)
  return [...bad.map(([field]) => ({ field })), ...unscheduled.map((day) => ({ field: `schedule.${day}` }))]
}

const contextOf = ({ athlete, before, after, monday, events = [] }: WeekInput, day: number): DayContext => {
  const event = findEventNear(events, addDays(monday, day))
  const sessionsOn = (index: number): readonly Session[] => {
    if (index < 0 && before) return before
    if (index > 6 && after) return after
    const weekday = weekdays[(index + 7) % 7]
    return weekday ? athlete.schedule[weekday] : []
  }
  return {
    yesterday: sessionsOn(day - 1),
    today: sessionsOn(day),
    tomorrow: sessionsOn(day + 1),
    weeklyTrainingHours: weeklyTrainingHours(athlete.schedule),
    ...(event === undefined ? {} : { event }),
  }
}

/** The sessions of a day of the week, counted from Monday. */
export const sessionsOf =
  (input: WeekInput) =>
  (day: number): readonly Session[] =>
    contextOf(input, day).today

const isPlanned = ({ monday, from }: WeekInput, day: number): boolean =>
  from === undefined || addDays(monday, day) >= from

/** Targets of the days that are planned, or why there are none. */
const findTargets = (input: WeekInput, athlete: Athlete): readonly (DayTargets | undefined)[] | TargetsRefused => {
  const targets: (DayTargets | undefined)[] = []
  for (const day of weekdays.keys()) {
    const found = isPlanned(input, day) ? targetsForDay(athlete, contextOf(input, day), input.circumstances) : undefined
    if (found?.kind === 'refused') return found
    targets.push(found)
  }
  return targets
}

const placesOf = (
  input: WeekInput,
  targets: readonly (DayTargets | undefined)[],
  preferences: KitchenPreferences,
): readonly WeekPlace[] => {
  const sessionsOn = sessionsOf(input)
  return targets.flatMap((day, index): readonly WeekPlace[] => {
    if (!day) return []
    const places = placesOfDay(input.monday, index, day, sessionsOn(index), preferences)
    const was = input.previous?.week.days.find(({ date }) => date === addDays(input.monday, index))
    return was === undefined ? places : keepIds(places, was)
  })
}

/** Locked dishes of a week that everybody at the meal may eat, and the meals of those that somebody may not. */
const locksOf = (
  { locked = new Map(), previous }: WeekInput,
  kitchen: Kitchen,
  preferences: KitchenPreferences,
  places: readonly WeekPlace[],
) => {
  const before = new Map(previous?.week.days.flatMap(({ meals }) => meals.map((meal) => [meal.id, meal] as const)))
  return sortLocks(kitchen, locked, (id, dish) => {
    const place = places.find((one) => one.id === id)
    const meal = before.get(id)
    const event = previous && meal && eventOfMeal(previous.week, meal)
    return place === undefined || mayGuestsEat(kitchen.catalog, preferences, { ...place, dish, event })
  })
}

const asRefused = ({ code }: TargetsRefused): Conflict => ({ rule: 'refused', refusal: code, restrictions: [] })

/** Reads what a week is planned from; what is missing or leaves no choice is the plan's answer instead. */
export const beginWeek = (
  input: WeekInput,
  catalog: Catalog,
): BegunWeek | Exclude<WeekPlan, { readonly kind: 'planned' }> => {
  const [missing, ...moreMissing] = findMissing(input)
  if (missing) return { kind: 'incomplete', missing: [missing, ...moreMissing] }
  const preferences = input.kitchen ?? defaultKitchenPreferences
  const kitchen = openKitchen(catalog, input.athlete, preferences.table)
  const targets = findTargets(input, { ...input.athlete, diets: kitchen.rules.diets })
  if ('kind' in targets) return { kind: 'infeasible', conflicts: [asRefused(targets)] }
  const places = placesOf(input, targets, preferences)
  const slots = places.map(({ slot }) => slot)
  const [empty, ...moreEmpty] = findEmptySlots(catalog, input.athlete, slots)
  if (empty) return { kind: 'infeasible', conflicts: [empty, ...moreEmpty] }
  const { kept, dropped } = locksOf(input, kitchen, preferences, places)
  return { kind: 'begun', input, preferences, kitchen, targets, places, locked: kept, dropped }
}

/** Opens a week around the meals that stay: those of `held` events, locked dishes, and meals that are eaten out. */
export const openAround = (begun: BegunWeek, held: WeekAround['held']): WeekAround => {
  const { input, preferences, kitchen, targets, places, locked } = begun
  const { previous } = input
  const from = targets.findIndex((day) => day !== undefined)
  const stays = previous && keepMeals(kitchen, preferences, previous, input.monday, from, places, held)
  const homeless = stays?.homeless ?? []
  const allPlaces =
    homeless.length > 0 ? [...places, ...homeless].toSorted((a, b) => a.day - b.day || a.at - b.at) : places
  const pinned = new Map<string, PinnedMeal>(stays?.pinned)
  for (const place of places) {
    const option = locked.get(place.id)
    if (option) pinned.set(place.id, { ...pinned.get(place.id), option })
    else if (place.away === 'canteen') pinned.set(place.id, { option: eatenOut(place.target) })
  }
  const setting = openWeek({
    kitchen,
    preferences,
    shop: input.shop ?? 'metric',
    seed: previous?.week.seed ?? input.seed,
    places: allPlaces.map((place) => ({ ...place, at: pinned.get(place.id)?.before?.at ?? place.at })),
    targets,
    pinned,
    recent: new Set(previous ? [] : input.recent),
    prefer: stays?.prefer ?? new Map(),
    bought: new Set(previous?.bought?.keys()),
  })
  return { setting, stays, held }
}
