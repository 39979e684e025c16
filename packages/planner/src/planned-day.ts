import {
  type LocalDate,
  type Macros,
  type PlannedDay,
  type PlannedMeal,
  type Reason,
  weekdayOf,
} from '@pacemeal/domain'
import type { DayTargets, TrainedSession } from '@pacemeal/nutrition'
import { sumMacros } from './figures.ts'
import { plannedSessions } from './meal-places.ts'

/** Energy of the carbohydrate in drinks and gels, in kcal per gram (Atwater). */
const KCAL_PER_GRAM_CARBS = 4

const asDrinks = (carbs: number): Macros => ({ calories: KCAL_PER_GRAM_CARBS * carbs, protein: 0, carbs, fat: 0 })

/** What drinks and gels during the sessions bring; it belongs to the day but to no meal. */
export const takenDuring = ({ fuel }: Pick<DayTargets, 'fuel'>): Macros =>
  asDrinks(fuel.reduce((sum, { during }) => sum + during.value.carbs, 0))

/** The same, of a day as it was kept. */
export const drunkDuring = ({ sessions }: Pick<PlannedDay, 'sessions'>): Macros =>
  asDrinks(sessions.reduce((sum, { during }) => sum + during.carbs, 0))

/** The day's target as plain macros. */
export const targetOf = ({ energy, protein, carbs, fat }: DayTargets): Macros => ({
  calories: energy.value,
  protein: protein.value,
  carbs: carbs.value,
  fat: fat.value,
})

/** Days on which the gut should be calm. */
export const isCalmDay = (flags: readonly string[]): boolean =>
  flags.includes('competition') || flags.includes('competition_eve') || flags.includes('carb_loading')

/** Fiber above the limit counts this many times as much on days for an event: they hold much food and little fiber. */
const EVENT_FIBER_WEIGHT = 24
/** The same on the eve and the day of a competition that nobody loads for. */
const CALM_FIBER_WEIGHT = 3

/** Whether a meal is the one before an event: its carbohydrate is the event's, with little fat and fiber. */
export const isBeforeEvent = ([first]: readonly { readonly rule: string }[]): boolean =>
  first?.rule.startsWith('race_pre_meal') ?? false

/** Whether a day is eaten for a race: it loads for it, or holds the race with the meal before it. */
export const isEatenForEvent = ({ flags, meals }: Pick<DayTargets, 'flags' | 'meals'>): boolean =>
  flags.includes('carb_loading') ||
  (flags.includes('competition') && meals.some(({ target }) => isBeforeEvent(target.because)))

/** Grams of carbohydrate from which a day that loads for an event counts as loaded, by its reasons; 0 for any other day. */
export const leastLoading = (because: readonly Pick<Reason, 'rule' | 'inputs'>[]): number => {
  const { mass = 0, least = 0 } = because.find(({ rule }) => rule === 'race_loading')?.inputs ?? {}
  return Number(mass) * Number(least)
}

/**
 * Grams of carbohydrate that a low-carb eater's day may hold, by its reasons; infinite for any other day, and for one whose
 * own target is above them, which its flag tells.
 */
export const mostCarbs = (
  because: readonly Pick<Reason, 'rule' | 'inputs'>[],
  flags: DayTargets['flags'] | PlannedDay['flags'],
): number => {
  const cap = because.find(({ rule }) => rule === 'carbs_low_carb_cap')?.inputs.cap
  return cap === undefined || flags.includes('low_carb_exceeded') ? Number.POSITIVE_INFINITY : Number(cap)
}

/** How much fiber above the day's limit counts. */
export const fiberWeight = (targets: Pick<DayTargets, 'flags' | 'meals'>): number =>
  isEatenForEvent(targets) ? EVENT_FIBER_WEIGHT : isCalmDay(targets.flags) ? CALM_FIBER_WEIGHT : 1

/**
 * The part of the fiber limit that such a day aims at: a price alone, however high, leaves many a day a gram above it. Dishes
 * are chosen for less than their portions may come to, which grow toward the day's carbohydrate. Own choice.
 */
const FIBER_AIM = {
  loading: { dishes: 0.76, portions: 0.88 },
  race: { dishes: 0.85, portions: 0.85 },
  calm: { dishes: 0.95, portions: 0.96 },
}

/** Fiber from which a day is priced while its dishes are chosen, and while their portions are sized, as a share of its limit. */
export function fiberAim(
  targets: Pick<DayTargets, 'flags' | 'meals'>,
  of: keyof (typeof FIBER_AIM)['loading'],
): number {
  if (!isEatenForEvent(targets)) return isCalmDay(targets.flags) ? FIBER_AIM.calm[of] : 1
  return (targets.flags.includes('carb_loading') ? FIBER_AIM.loading : FIBER_AIM.race)[of]
}

/** Fiber limit on days on which the gut should be calm. */
export const fiberLimit = ({ flags, fiber }: DayTargets): { readonly mostFiber?: number } =>
  isCalmDay(flags) ? { mostFiber: fiber.value } : {}

const roundTenth = (value: number): number => Math.round(value * 10) / 10

/** Sums what a day shows, energy to the kcal and grams to a tenth. */
export const plannedTotal = (parts: readonly Macros[]): Macros => {
  const sum = sumMacros(parts)
  return {
    calories: Math.round(sum.calories),
    protein: roundTenth(sum.protein),
    carbs: roundTenth(sum.carbs),
    fat: roundTenth(sum.fat),
  }
}

/** A day as it is kept and shown. */
export const writeDay = (
  date: LocalDate,
  sessions: readonly TrainedSession[],
  targets: DayTargets,
  meals: readonly PlannedMeal[],
): PlannedDay => ({
  day: weekdayOf(date),
  date,
  load: targets.load,
  sessions: plannedSessions(sessions, targets),
  target: targetOf(targets),
  guidance: {
    fiber: targets.fiber.value,
    sodiumLow: targets.sodium.value.low,
    sodiumHigh: targets.sodium.value.high,
    potassium: targets.potassium.value,
    iron: targets.iron.value,
    freeSugarMax: targets.freeSugarMax.value,
    drinks: targets.drinks.value,
    energyAvailability: targets.energyAvailability.value,
  },
  meals,
  planned: plannedTotal([takenDuring(targets), ...meals.map(({ options }) => options[0])]),
  flags: targets.flags,
  because: [...targets.energy.because, ...targets.protein.because, ...targets.carbs.because, ...targets.fat.because],
})

/** The day with its meals locked as they were before, but for those whose dish could not be `kept`. */
export const keepLocks = (
  day: PlannedDay,
  before: Pick<PlannedDay, 'meals'>,
  kept: Pick<ReadonlyMap<string, unknown>, 'has'>,
): PlannedDay => {
  const locked = before.meals.flatMap(({ id, isLocked }) => (isLocked === true && kept.has(id) ? [id] : []))
  return markLocks(day, new Set(locked))
}

/** The day with these meals marked as locked, the others as not. */
export const markLocks = (day: PlannedDay, locked: Pick<ReadonlySet<string>, 'has'>): PlannedDay => ({
  ...day,
  meals: day.meals.map(({ isLocked: _, ...meal }) => (locked.has(meal.id) ? { ...meal, isLocked: true } : meal)),
})
