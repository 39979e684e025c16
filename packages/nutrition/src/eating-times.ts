import { DAY_MINUTES } from '@pacemeal/domain'
import { freeWithin, type Stretch } from './busy-time.ts'
import { cheapestOrder } from './cheapest-order.ts'
import { ENTRY_SPACING } from './fuel-blocks.ts'
import type { MealName } from './meal-shares.ts'
import {
  type DayClock,
  type FuelSpot,
  type MainMeal,
  MEALS,
  mealCost,
  mealSpacingCost,
  SNACK,
  snackCost,
} from './meal-time-costs.ts'
import { type RuleReason, reason } from './rules.ts'

/** Minutes that a meal and a snack take; none of them may be training time. */
const MEAL_MINUTES = 30
const SNACK_MINUTES = 15
/** No main meal is planned before this. Minute of day. */
const EARLIEST = 6 * 60
/** Times are looked for on this grid, quarters of an hour preferred. Minutes. */
const GRID = 5
/** Beside training and fuel means no further than this. Minutes. */
const NEAR_EDGE = 75
/** How far outside its band a meal is looked for first. Minutes. */
const NEAR_BAND = 150

/** A meal at its time. `joins` is the index of the post-fuel that this meal is. */
export interface TimedMeal {
  readonly slot: MealName
  readonly at: number
  readonly joins: number | null
  readonly because: RuleReason
}

interface Candidate {
  readonly at: number
  readonly joins: number | null
  readonly cost: number
}

/** Times on the grid from a minute until another at which so many minutes are free of training. */
function gridTimes(from: number, until: number, minutes: number, busy: readonly Stretch[]): readonly number[] {
  return freeWithin(from, until + minutes, busy).flatMap(({ start, end }) => {
    const first = Math.ceil(start / GRID) * GRID
    const last = Math.min(end - minutes, until - 1)
    return last < first ? [] : Array.from({ length: Math.floor((last - first) / GRID) + 1 }, (_, i) => first + i * GRID)
  })
}

function candidatesFor(slot: MainMeal, from: number, until: number, clock: DayClock): readonly Candidate[] {
  const { busy, sessions, pre, post } = clock
  const spots = [...pre, ...post]
  const edges = [...spots.map((s) => s.at), ...busy.flatMap((b) => [b.start, b.end])]
  // Odd minutes only help beside training and fuel; elsewhere meals keep to quarters of an hour.
  const isUseful = (at: number) => at % 15 === 0 || edges.some((edge) => Math.abs(at - edge) <= NEAR_EDGE)
  const apart = gridTimes(from, until, MEAL_MINUTES, busy)
    .filter(isUseful)
    .map((at): Candidate => ({ at, joins: null, cost: mealCost(slot, at, false, spots, sessions) }))
  const joined = post.flatMap((spot, joins): Candidate[] => {
    const others = spots.filter((s) => s !== spot)
    const fits =
      spot.at >= from && spot.at < until && freeWithin(spot.at, spot.at + MEAL_MINUTES, busy)[0]?.start === spot.at
    return fits ? [{ at: spot.at, joins, cost: mealCost(slot, spot.at, true, others, sessions) }] : []
  })
  return [...apart, ...joined]
}

function placeMainMeals(clock: DayClock): readonly Candidate[] {
  const spacing = (a: Candidate, b: Candidate) => mealSpacingCost(a.at, b.at)
  const { fixed, mainMeals } = clock
  const isBetween = (at: number) => fixed?.start !== undefined && at > fixed.at && at < fixed.start
  const choicesOf = (slot: MainMeal, from: number, until: number): readonly Candidate[] =>
    fixed?.slot === slot
      ? [{ at: fixed.at, joins: fixed.joins, cost: 0 }]
      : candidatesFor(slot, from, until, clock).filter(({ at }) => !isBetween(at))
  const near = mainMeals.map((slot) => {
    const { from, until } = MEALS[slot]
    return choicesOf(slot, Math.max(from - NEAR_BAND, EARLIEST), until + NEAR_BAND)
  })
  const found = cheapestOrder(near, spacing)
  if (found) return found
  // Training fills a whole band and more: look anywhere, if need be after midnight.
  const whole = mainMeals.map((slot) => choicesOf(slot, EARLIEST, 3 * DAY_MINUTES))
  return cheapestOrder(whole, spacing) ?? []
}

/** A block's time once the meals stand: moved away from one that is too near, no further than it may. */
function giveWay(spot: FuelSpot, meals: readonly number[]): number {
  const near = meals.filter((at) => Math.abs(at - spot.at) < ENTRY_SPACING)
  const [first] = near
  if (first === undefined) return spot.at
  const wanted = first <= spot.at ? first + ENTRY_SPACING : first - ENTRY_SPACING
  return Math.min(Math.max(wanted, spot.from), spot.to)
}

function timeReason(slot: MealName, at: number, joins: number | null, clock: DayClock): RuleReason {
  const { usual, from, until } = slot === 'snack' ? SNACK : MEALS[slot]
  const next = clock.sessions.find((s) => s.start > at)
  const last = clock.sessions.filter((s) => s.end <= at).at(-1)
  const inputs = { slot, at, usual }
  if (joins !== null) return reason('post_fuel_is_meal', 'H', { ...inputs, sessionEnd: last?.end ?? at })
  if (at < from || at >= until) return reason('meal_time_out_of_band', 'H', { ...inputs, from, until })
  if (at === usual) return reason('meal_time_usual', 'H', inputs)
  if (at < usual && next && next.start - usual < 180) {
    return reason('meal_time_before_session', 'H', { ...inputs, sessionStart: next.start })
  }
  if (at > usual && last && last.end > usual - 60) {
    return reason('meal_time_after_session', 'H', { ...inputs, sessionEnd: last.end })
  }
  return reason('meal_time_spaced', 'J17', inputs)
}

function placeSnack(others: readonly number[], lastMeal: number, clock: DayClock): number {
  const { busy, sessions } = clock
  const usual = gridTimes(SNACK.from, Math.max(SNACK.until, lastMeal + 120), SNACK_MINUTES, busy)
  const times = usual.length > 0 ? usual : gridTimes(lastMeal, lastMeal + DAY_MINUTES, SNACK_MINUTES, busy)
  let best = { at: lastMeal + ENTRY_SPACING, cost: Number.POSITIVE_INFINITY }
  for (const at of times) {
    const cost = snackCost(at, others, sessions)
    if (cost < best.cost) best = { at, cost }
  }
  return best.at
}

/** The day's eating: meals, and fuel blocks where they stand once the meals do (in the order they were given). */
export interface EatingTimes {
  readonly meals: readonly TimedMeal[]
  readonly pre: readonly number[]
  readonly post: readonly number[]
}

/**
 * Clock times for the day's meals: near the usual ones, in their bands, in order, never in training time, main meals two
 * to three hours before a session or after it, at least 45 minutes from every other entry where the day allows it.
 */
export function timeMeals(clock: DayClock, withSnack: boolean): EatingTimes {
  const placed = placeMainMeals(clock)
  const apart = placed.filter((m) => m.joins === null).map((m) => m.at)
  const pre = clock.pre.map((spot) => giveWay(spot, apart))
  const post = clock.post.map((spot) => giveWay(spot, apart))
  const main = placed.map(({ at, joins }, i): TimedMeal => {
    const slot = clock.mainMeals[i] ?? 'dinner'
    return { slot, at, joins, because: timeReason(slot, at, joins, clock) }
  })
  if (!withSnack) return { meals: main, pre, post }
  const joined = new Set(placed.map((m) => m.joins))
  const others = [...placed.map((m) => m.at), ...pre, ...post.filter((_, i) => !joined.has(i))]
  const at = placeSnack(others, placed.at(-1)?.at ?? SNACK.until, clock)
  const snack: TimedMeal = { slot: 'snack', at, joins: null, because: timeReason('snack', at, null, clock) }
  return { meals: [...main, snack], pre, post }
}
