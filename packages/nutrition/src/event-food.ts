import { ATWATER, endAfter, type PerformanceObjective } from '@pacemeal/domain'
import type { DaySituation } from './day-situation.ts'
import { proteinAim } from './macro-aims.ts'
import { MAIN_MEALS, type MealName, percentOf } from './meal-shares.ts'
import { MEALS } from './meal-time-costs.ts'
import { type RuleReason, reason } from './rules.ts'

/**
 * Carbohydrate of an event's day beside what is taken on the way, g/kg: the lower end of a day with about an hour of training
 * (ACSM16, B11: 5-7 g/kg; own choice for the day of an event). So much of it belongs to the meal before and to the start and
 * the end of the event, and does not shrink with the meals that the event leaves no time for.
 */
const BESIDE = { perKilogram: 5, aroundEvent: 3.8 }
/** Protein of a day with few meals is at least this part of any other day's (own choice). */
const MIN_PROTEIN_PART = 0.5
/** Least fat of what is eaten beside the fuel on the way, as a share of its energy (own choice, as on other such days). */
const FAT_SHARE = 0.15
/** The meal before a start is this long before it. Minutes (ACSM16: 1-4 h). */
const MEAL_BEFORE = 180
/** After an event the first meal stands so long after its end, no later than the last, and others so far apart. Minutes. */
const AFTER = { delay: 15, breakfastUntil: 12 * 60, latest: 23 * 60 + 30, until: MEALS.dinner.until, spacing: 150 }
/** From here on the first meal after an end is the dinner, and what follows it a snack. Minute of day (own choice). */
const DINNER_FROM = 17 * 60
/**
 * After more than this many minutes of effort fat is at most this share of what is eaten beside the fuel on the way: stores are filled
 * by carbohydrate, 1-1.2 g/kg an hour in the first four (B11, ACSM16), for which fat leaves no room (own choice).
 */
const LONG = { minutes: 240, mostFat: 0.2 }
/**
 * The most carbohydrate that is eaten around such hours, g/kg: before the start in each main meal (ACSM16: 1-4), after the end in
 * each of the first hours (B11, ACSM16: 1-1.2 in the first four) and in each later one (own choice: half of that).
 */
const EATEN = { before: 2.5, perHour: 1.2, hours: 4, perLaterHour: 0.6 }

/** What the food of an event's own day comes to: the fuel on the way, and the meals that the event leaves time for. */
export interface EventFood {
  /** Carbohydrate on the way, of all events of the day, g. */
  readonly fuel: number
  /** Carbohydrate of the day, g, unrounded. */
  readonly carbs: number
  /** Energy of the day, kcal, unrounded. */
  readonly energy: number
  /** Meals that the event leaves no time for; those that it does leave hold less in all. */
  readonly skipped: readonly MealName[]
  /** Part of any other day's protein that the meals hold. */
  readonly proteinPart: number
  /** After hours of effort: most fat as a share of what is eaten beside the fuel, and most energy, kcal. Null after shorter ones. */
  readonly most: { readonly fat: number; readonly energy: number } | null
}

/** Main meals that have a time before a start: the one that is eaten for it, and those before. */
function mealsBefore(start: number): number {
  const at = start - MEAL_BEFORE
  if (at < 0) return 0
  return at < MEALS.lunch.from ? 1 : at < MEALS.dinner.from ? 2 : 3
}

/** Main meals that have a time after an end on the same day, and whether something smaller has one beside them. */
function mealsAfter(end: number): { readonly mains: number; readonly hasSnack: boolean } {
  const first = end + AFTER.delay
  if (first > AFTER.latest) return { mains: 0, hasSnack: false }
  const more = Math.max(0, Math.floor((AFTER.until - first) / AFTER.spacing))
  if (first >= DINNER_FROM) return { mains: 1, hasSnack: more > 0 }
  const most = first < AFTER.breakfastUntil ? MAIN_MEALS.length : MAIN_MEALS.length - 1
  return { mains: Math.min(1 + more, most), hasSnack: more > 0 }
}

/**
 * The meals that hours from a start to an end leave no time for. One main meal always stays, and the snack does where something
 * has a time after the first meal that follows the end.
 */
export function mealsWithoutTime(start: number, end: number): readonly MealName[] {
  const before = mealsBefore(start)
  const after = mealsAfter(end)
  const firstAfter = Math.min(MAIN_MEALS.length - after.mains, MAIN_MEALS.length - 1 + Math.min(before, 1))
  const mains = MAIN_MEALS.slice(before, firstAfter)
  return mains.length > 0 && !after.hasSnack ? [...mains, 'snack'] : mains
}

/** The most carbohydrate that is eaten before a start and from an end to the night, g/kg. */
function mostCarbs(start: number, end: number): number {
  const hours = Math.max(0, (AFTER.latest - end) / 60)
  const first = Math.min(hours, EATEN.hours)
  return EATEN.before * mealsBefore(start) + EATEN.perHour * first + EATEN.perLaterHour * (hours - first)
}

/**
 * What the food of an event's own day comes to, where something is taken on the way; null on any other day, and for a low-carb
 * eater. Hours of effort ask for more carbohydrate than a day's range holds; taken out of the meals it would leave nothing to
 * recover with.
 */
export function eventFood(situation: DaySituation, objective: PerformanceObjective): EventFood | null {
  const { day, isLowCarb, reference } = situation
  const { event } = day
  const own = day.today.find(({ start, type }) => start === event?.start && type !== 'Recovery')
  if (event?.inDays !== 0 || own === undefined || isLowCarb) return null
  const fuel = [event, ...(event.later ?? [])].reduce((sum, one) => sum + one.fuel.carbs, 0)
  if (fuel === 0) return null
  const skipped = mealsWithoutTime(own.start, endAfter(own.start, own.end))
  const kept = 1 - percentOf(skipped) / 100
  const beside = BESIDE.aroundEvent + (BESIDE.perKilogram - BESIDE.aroundEvent) * kept
  const proteinPart = Math.max(kept, MIN_PROTEIN_PART)
  const protein = proteinPart * proteinAim(situation, objective).grams
  const meals = ATWATER.protein * protein + ATWATER.carbs * beside * reference.mass
  const energy = ATWATER.carbs * fuel + meals / (1 - FAT_SHARE)
  const mostEnergy = () => {
    const carbs = mostCarbs(own.start, endAfter(own.start, own.end)) * reference.mass
    return ATWATER.carbs * fuel + (ATWATER.protein * protein + ATWATER.carbs * carbs) / (1 - LONG.mostFat)
  }
  return {
    fuel,
    carbs: fuel + beside * reference.mass,
    energy,
    skipped,
    proteinPart,
    most: event.minutes > LONG.minutes ? { fat: LONG.mostFat, energy: Math.max(energy, mostEnergy()) } : null,
  }
}

/** Why the day holds the energy that it does: what is taken on the way, and the meals around it, at most what is eaten in their time. */
export const eventEnergyReason = ({ fuel, skipped }: EventFood, energy: number, isMost: boolean): RuleReason =>
  reason('event_day_energy', 'H', { fuel, energy, isShort: isMost || skipped.length > 0 })

/** Why the day holds the carbohydrate that it does. */
export const eventCarbsReason = ({ fuel, carbs }: EventFood): RuleReason =>
  reason('event_day_carbs', 'H', { fuel, carbs, beside: carbs - fuel })

/** Why the day holds less protein than any other: fewer meals. */
export const eventProteinReason = (grams: number): RuleReason => reason('event_day_protein', 'H', { grams })
