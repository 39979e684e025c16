import { ATWATER } from '@pacemeal/domain'
import { busyTime, freeWithin, type Stretch } from './busy-time.ts'
import { type FuelGrams, isFuelled } from './fuel-amounts.ts'
import { ENTRY_SPACING, type PostBlock, type PreBlock } from './fuel-blocks.ts'
import { type MainMeal, MEALS } from './meal-time-costs.ts'
import type { PreEvent } from './race/pre-event.ts'
import { roundWhole } from './rounding.ts'
import { type Reasons, type RuleReason, reason } from './rules.ts'
import type { DayContext } from './targets.ts'

/** A meal whose time and size a start sets. */
export interface EventMeal {
  readonly slot: MainMeal
  readonly at: number
  /** Index of the post-fuel that this meal takes in; null for a meal of its own. */
  readonly joins: number | null
  readonly grams: FuelGrams
  /** Grams of carbohydrate that the start asks for; the day may leave less. */
  readonly wanted: number
  readonly because: Reasons
}

/** The meal before a start at its place; its grams follow from what the day's fuel leaves. */
export interface PlacedEventMeal extends Pick<EventMeal, 'slot' | 'at' | 'joins'> {
  readonly planned: PreEvent
  /** Grams of carbohydrate below which it does not give way to the other meals. */
  readonly leastCarbs: number
}

/** The fuel around the day's sessions at its times. */
export interface PlacedFuel {
  readonly pre: readonly PreBlock[]
  readonly post: readonly PostBlock[]
}

const mainMeals: readonly MainMeal[] = ['breakfast', 'lunch', 'dinner']

/** The meal before the start may take this part of the day's carbohydrate; of its fat, and of the protein that fuel leaves, this (own choice). */
const MAX_MEAL_SHARE = 0.5
const MEAL_SHARE = 0.3
/**
 * Where it may give way to the other meals it takes this part of what fuel leaves for all of them, and no more carbohydrate than
 * a plate of rice or pasta with its side holds, g (own choice).
 */
const SHARE_OF_MEALS = 0.5
const MAX_PLATE_CARBS = 200
/** Whatever it asks for, the other meals keep the rest of this part (own choice). */
const MAX_SHARE_OF_MEALS = 0.75

/** The grams of the meal before a start, of the day's and of what its fuel leaves for meals. */
export function sizeEventMeal(
  { planned, slot, at, joins, leastCarbs }: PlacedEventMeal,
  total: FuelGrams,
  left: FuelGrams,
): EventMeal {
  const { meal, because } = planned
  const wanted = Math.max(leastCarbs, Math.min(SHARE_OF_MEALS * left.carbs, MAX_PLATE_CARBS))
  const ofMeals = leastCarbs < meal.carbs ? Math.min(wanted, MAX_SHARE_OF_MEALS * left.carbs) : wanted
  const carbs = Math.min(meal.carbs, roundWhole(Math.min(MAX_MEAL_SHARE * total.carbs, ofMeals)))
  const protein = Math.min(meal.proteinMax, roundWhole(MEAL_SHARE * left.protein))
  const lean = ATWATER.carbs * carbs + ATWATER.protein * protein
  const most = (meal.fatShareMax * lean) / (1 - meal.fatShareMax) / ATWATER.fat
  const fat = Math.min(Math.floor(most), roundWhole(MEAL_SHARE * total.fat))
  return { slot, at, joins, grams: { carbs, protein, fat }, wanted: meal.carbs, because: [because[0]] }
}

/** The meal before a start ends within this time of it, the usual 3 h preferred. Minutes (ACSM16: 1-4 h; own choice). */
export const MEAL_WINDOW = { latest: 120, earliest: 240, step: 15 }
/** No main meal that training may move is earlier. Minute of day, and the minutes in which its place is looked for. */
const EARLIEST_MEAL = 6 * 60
const FREE_STEP = 15
/** Main meals before it are this far apart at least, and as far from training after them, minutes (own choice). */
const MEAL_SPACING = 120
const BEFORE_TRAINING = 90
/** Minutes that the meal takes; none of them may be training time. */
const MEAL_MINUTES = 30
/** The same meal at another minute of the day; its reason says so. */
function eatenAt(planned: PreEvent, start: number, at: number): PreEvent {
  const [first, ...others] = planned.because
  const because: PreEvent['because'] = [{ ...first, inputs: { ...first.inputs, before: start - at } }, ...others]
  return { ...planned, meal: { ...planned.meal, at }, because }
}

/** Whether a meal fits at a minute between training. */
const isFree = (at: number, busy: readonly Stretch[]): boolean => {
  const [first] = freeWithin(at, at + MEAL_MINUTES, busy)
  return first?.start === at && first.end === at + MEAL_MINUTES
}

/** No main meal that training may move is eaten before this, by the meal. Minute of day: lunch is a meal of noon. */
const EARLIEST_OF: readonly number[] = [EARLIEST_MEAL, MEALS.lunch.from]

/** Whether a meal fits at a minute between training, and early enough before what is fuelled. */
const leavesTime = (at: number, busy: readonly Stretch[], today: DayContext['today']): boolean =>
  isFree(at, busy) &&
  today.every((session) => !isFuelled(session) || session.start <= at || session.start - at >= BEFORE_TRAINING)

/** The main meal of an hour, or an earlier one where training leaves no time for those before it. */
function mealAt(at: number, busy: readonly Stretch[], today: DayContext['today']): MainMeal {
  const byClock = at < MEALS.lunch.from ? 0 : at < MEALS.dinner.from ? 1 : 2
  let before = 0
  let from = 0
  for (const earliest of EARLIEST_OF.slice(0, byClock)) {
    for (let minute = Math.max(earliest, from); minute + MEAL_SPACING <= at; minute += FREE_STEP) {
      if (!leavesTime(minute, busy, today)) continue
      before += 1
      from = minute + MEAL_SPACING
      break
    }
  }
  return mainMeals[before] ?? 'dinner'
}

interface FuelEnds {
  readonly from: number
  readonly to: number
}

/** Whether every block can keep its distance from a meal at this minute. */
const leavesRoom = (at: number, fuel: readonly FuelEnds[]): boolean =>
  fuel.every(({ from, to }) => Math.max(Math.abs(at - from), Math.abs(at - to)) >= ENTRY_SPACING)

interface PlacedMeal {
  readonly at: number
  readonly joins: number | null
}

/**
 * The place of the meal: the free time of its window that is nearest to the wanted one and away from the day's fuel, or the
 * fuel after an earlier session that it takes in; null where training and its fuel take all of the window.
 */
function placeMeal(
  { start, wanted, isSmall }: { readonly start: number; readonly wanted: number; readonly isSmall: boolean },
  busy: readonly Stretch[],
  { pre, post }: PlacedFuel,
): PlacedMeal | null {
  const { latest, earliest, step } = MEAL_WINDOW
  const before = pre.map((block) => ({ from: block.at, to: block.latest }))
  const after = post.map((block) => ({ from: block.earliest, to: block.at }))
  const byDistance = (a: number, b: number) => Math.abs(a - wanted) - Math.abs(b - wanted)
  const others = isSmall
    ? []
    : Array.from({ length: (earliest - latest) / step + 1 }, (_, i) => start - latest - i * step)
  const free = [wanted, ...others.toSorted(byDistance)].filter((at) => at >= 0 && isFree(at, busy))
  const apart = free.find((at) => leavesRoom(at, [...before, ...after]))
  if (apart !== undefined) return { at: apart, joins: null }
  const [joined] = post
    .map(({ at }, joins) => ({ at, joins }))
    .filter(({ at, joins }) => {
      const isInTime = start - at >= latest && start - at <= earliest
      return isInTime && isFree(at, busy) && leavesRoom(at, [...before, ...after.toSpliced(joins, 1)])
    })
    .toSorted((a, b) => byDistance(a.at, b.at))
  return joined ?? null
}

/** The meal before a start as the day can hold it, or why it cannot. */
export function placeEventMeal(
  planned: PreEvent,
  { start, wanted, leastCarbs }: { readonly start: number; readonly wanted: number; readonly leastCarbs: number },
  fuel: PlacedFuel,
  day: DayContext,
):
  | { readonly meal: PlacedEventMeal; readonly unplaced: null }
  | { readonly meal: null; readonly unplaced: RuleReason } {
  const busy = busyTime(day)
  const isSmall = start - planned.meal.at < MEAL_WINDOW.latest
  const place = placeMeal({ start, wanted, isSmall }, busy, fuel)
  if (place === null) {
    return { meal: null, unplaced: reason('race_meal_unplaced', 'H', { start }) }
  }
  const placed = place.at === planned.meal.at ? planned : eatenAt(planned, start, place.at)
  const { at, joins } = place
  return { meal: { slot: mealAt(at, busy, day.today), at, joins, planned: placed, leastCarbs }, unplaced: null }
}
