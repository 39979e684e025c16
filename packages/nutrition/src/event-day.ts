import { ATWATER, grams, type LocalDate, type Session } from '@pacemeal/domain'
import type { ScheduledEvent } from '@pacemeal/domain/event'
import { busyTime, freeWithin, type Stretch } from './busy-time.ts'
import type { DaySituation } from './day-situation.ts'
import { type FuelGrams, isFuelled } from './fuel-amounts.ts'
import { ENTRY_SPACING, type PostBlock, type PreBlock, type placeFuel } from './fuel-blocks.ts'
import { type MainMeal, MEALS } from './meal-time-costs.ts'
import { loadingDays } from './race/loading.ts'
import { type PreEvent, planPreEvent } from './race/pre-event.ts'
import { roundWhole } from './rounding.ts'
import { type Reasons, type RuleReason, reason } from './rules.ts'
import type { DayContext, EventNear } from './targets.ts'

/** A dated event with what the days around it need to know of it. */
export interface DatedEvent extends Omit<EventNear, 'inDays'>, ScheduledEvent {}

const daysBetween = (from: LocalDate, to: LocalDate): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days

/** The event that a day is eaten for: the day's own, else the first whose loading days or eve it is. */
export function findEventNear(events: readonly DatedEvent[], date: LocalDate): EventNear | undefined {
  const near = events
    .map(
      ({ day, start, minutes, activeMinutes, loading, isBrief, early, fuel }): EventNear => ({
        inDays: daysBetween(date, day),
        start,
        minutes: activeMinutes ?? minutes,
        loading,
        ...(isBrief ? { isBrief } : {}),
        early,
        fuel,
      }),
    )
    .filter(
      ({ inDays, minutes, loading, isBrief }) =>
        inDays >= 0 && inDays <= (loading === 'none' ? 1 : loadingDays(minutes, isBrief)),
    )
  return near.toSorted((a, b) => a.inDays - b.inDays || a.start - b.start)[0]
}

/** A meal whose time and size an event sets. */
export interface EventMeal {
  readonly slot: MainMeal
  readonly at: number
  /** Index of the post-fuel that this meal takes in; null for a meal of its own. */
  readonly joins: number | null
  readonly grams: FuelGrams
  readonly because: Reasons
}

/** The meal before a start at its place; its grams follow from what the day's fuel leaves. */
export interface PlacedEventMeal extends Pick<EventMeal, 'slot' | 'at' | 'joins'> {
  readonly planned: PreEvent
  /** Grams of carbohydrate below which it does not give way to the other meals. */
  readonly leastCarbs: number
}

/** The fuel around the day's sessions at its times. */
type PlacedFuel = Pick<ReturnType<typeof placeFuel>, 'pre' | 'post'>

/** What a dated event, or a competition of the weekly schedule, sets of its own day. */
export interface EventDay {
  /** Index into the day's sessions. */
  readonly session: number
  /** Null where the meal belongs to the evening before, or has no place. */
  readonly meal: PlacedEventMeal | null
  /** Why training leaves the meal no place; null where it has one. */
  readonly unplaced: RuleReason | null
  /** Null where the fuel around the session is that of any other: for a low-carb eater, and before a scheduled competition. */
  readonly topUp: PreBlock | null
  readonly during: { readonly perHour: number; readonly carbs: number; readonly because: Reasons } | null
  /** What is drunk on the way, ml and mg an hour; null where that is what any session asks for. */
  readonly drink: {
    readonly perHour: number
    readonly sodiumPerHour: number
    readonly because: readonly RuleReason[]
  } | null
}

const mainMeals: readonly MainMeal[] = ['breakfast', 'lunch', 'dinner']

/** The main meal of an hour, or an earlier one where training leaves no time for those before it. */
function mealAt(at: number, busy: readonly Stretch[]): MainMeal {
  const byClock = at < MEALS.lunch.from ? 0 : at < MEALS.dinner.from ? 1 : 2
  let before = 0
  for (let minute = EARLIEST_MEAL; minute + ENTRY_SPACING <= at && before < byClock; minute += FREE_STEP) {
    if (!isFree(minute, busy)) continue
    before += 1
    minute += ENTRY_SPACING - FREE_STEP
  }
  return mainMeals[before] ?? 'dinner'
}

/** The meal before the start may take this part of the day's carbohydrate, and of its protein and fat (own choice). */
const MAX_MEAL_SHARE = 0.5
const MEAL_SHARE = 0.3
/**
 * Before a competition of the weekly schedule it gives way, down to so many g/kg, where it would take more than this part of
 * what fuel leaves (own choice; ACSM16: 1-4 g/kg).
 */
const SCHEDULED = { leastPerKilogram: 2, shareOfMeals: 0.5 }

/** The grams of the meal before a start, of the day's and of what its fuel leaves for meals. */
export function sizeEventMeal(
  { planned, slot, at, joins, leastCarbs }: PlacedEventMeal,
  total: FuelGrams,
  left: FuelGrams,
): EventMeal {
  const { meal, because } = planned
  const ofMeals = Math.max(leastCarbs, SCHEDULED.shareOfMeals * left.carbs)
  const carbs = Math.min(meal.carbs, roundWhole(Math.min(MAX_MEAL_SHARE * total.carbs, ofMeals)))
  const protein = Math.min(meal.proteinMax, roundWhole(MEAL_SHARE * total.protein))
  const lean = ATWATER.carbs * carbs + ATWATER.protein * protein
  const most = (meal.fatShareMax * lean) / (1 - meal.fatShareMax) / ATWATER.fat
  const fat = Math.min(Math.floor(most), roundWhole(MEAL_SHARE * total.fat))
  const [first] = because
  const limited = carbs < meal.carbs ? [reason('race_meal_limited', 'H', { wanted: meal.carbs, carbs })] : []
  return { slot, at, joins, grams: { carbs, protein, fat }, because: [first, ...limited] }
}

/** The meal before a start ends within this time of it, the usual 3 h preferred. Minutes (ACSM16: 1-4 h; own choice). */
const MEAL_WINDOW = { latest: 120, earliest: 240, step: 15 }
/** No main meal that training may move is earlier. Minute of day, and the minutes in which its place is looked for. */
const EARLIEST_MEAL = 6 * 60
const FREE_STEP = 15
/** Minutes that the meal takes; none of them may be training time. */
const MEAL_MINUTES = 30
/** Before this a meal is no breakfast: what it would hold belongs to the dinner of the day before. Minute of day (own choice). */
const NIGHT_ENDS = 3 * 60
/** Carbohydrate of that dinner, g/kg (own choice: the usual meal's). */
const EVENING_BEFORE_NIGHT = 2.5
/** Nobody gets up before this for a competition of the weekly schedule when two hours before it will do. Minute of day. */
const EARLIEST_SCHEDULED = 6 * 60

const preEventOf = ({ reference, isLowCarb }: DaySituation, { start, early }: Pick<EventNear, 'start' | 'early'>) =>
  planPreEvent(start, reference.mass, early, isLowCarb)

const isAtNight = ({ meal }: PreEvent): boolean => meal.at < NIGHT_ENDS

/** The first competition of a day's scheduled sessions that is fueled for; it is slept before rather than got up for. */
const scheduledCompetition = (sessions: readonly Session[]): Pick<EventNear, 'start' | 'early'> | undefined =>
  sessions
    .filter((session) => session.type === 'Competition' && isFuelled(session))
    .toSorted((a, b) => a.start - b.start)
    .map(({ start }) => ({ start, early: 'evening-before' as const }))[0]

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

/** The bite on the line as a block before the session. */
function topUpBlock({ topUp, because }: PreEvent, session: number, start: number): PreBlock | null {
  if (topUp === null) return null
  const at = Math.max(0, topUp.at)
  const grams = { carbs: topUp.carbs, protein: 0, fat: 0 }
  return { session, at, latest: at, minutesBefore: start - at, grams, because: [because[1] ?? because[0]] }
}

/** The meal before a start as the day can hold it, or why it cannot. A meal of the day before is none of either. */
function mealBefore(
  planned: PreEvent,
  { start, wanted, leastCarbs }: { readonly start: number; readonly wanted: number; readonly leastCarbs: number },
  fuel: PlacedFuel,
  day: DayContext,
): Pick<EventDay, 'meal' | 'unplaced'> {
  if (isAtNight(planned)) return { meal: null, unplaced: null }
  const busy = busyTime(day)
  const isSmall = start - planned.meal.at < MEAL_WINDOW.latest
  const place = placeMeal({ start, wanted, isSmall }, busy, fuel)
  if (place === null) {
    const { latest, earliest } = MEAL_WINDOW
    return { meal: null, unplaced: reason('race_meal_unplaced', 'H', { start, latest, earliest }) }
  }
  const placed = place.at === planned.meal.at ? planned : eatenAt(planned, start, place.at)
  const { at, joins } = place
  return { meal: { slot: mealAt(at, busy), at, joins, planned: placed, leastCarbs }, unplaced: null }
}

/**
 * What a competition of the weekly schedule sets of its day: the meal before it. Fuel in the last hour and on the way is that
 * of any session (science: before the event; the early start is slept before, own choice).
 */
function scheduledDay(situation: DaySituation, fuel: PlacedFuel): EventDay | null {
  const { day } = situation
  const competition = scheduledCompetition(day.today)
  if (competition === undefined) return null
  const { start } = competition
  const session = day.today.findIndex((one) => one.start === start && one.type === 'Competition')
  const planned = preEventOf(situation, competition)
  const isSmall = start - planned.meal.at < MEAL_WINDOW.latest
  const notBefore = isSmall ? 0 : Math.min(EARLIEST_SCHEDULED, start - MEAL_WINDOW.latest)
  const wanted = Math.max(planned.meal.at, notBefore)
  const leastCarbs = SCHEDULED.leastPerKilogram * situation.reference.mass
  return {
    session,
    ...mealBefore(planned, { start, wanted, leastCarbs }, fuel, day),
    topUp: null,
    during: null,
    drink: null,
  }
}

/**
 * What an event sets of its own day: the meal before the start, the top-up on the line and the fuel on the way. Of a
 * low-carb eater's day it sets the meal alone; fuel stays within the diet. A competition of the weekly schedule sets the meal
 * alone, too. Null on other days.
 */
export function findEventDay(situation: DaySituation, total: FuelGrams, fuel: PlacedFuel): EventDay | null {
  const { day, isLowCarb } = situation
  const { event } = day
  const session =
    event?.inDays === 0 ? day.today.findIndex(({ start, type }) => start === event.start && type !== 'Recovery') : -1
  if (event === undefined || session < 0) return scheduledDay(situation, fuel)
  const planned = preEventOf(situation, event)
  // The block before the event gives way to the bite on the line.
  const ownFuel = { ...fuel, pre: fuel.pre.filter((block) => block.session !== session) }
  const { carbsPerHour, carbs: duringCarbs } = event.fuel
  return {
    session,
    ...mealBefore(
      planned,
      { start: event.start, wanted: planned.meal.at, leastCarbs: planned.meal.carbs },
      ownFuel,
      day,
    ),
    topUp: topUpBlock(planned, session, event.start),
    during: isLowCarb
      ? null
      : {
          perHour: carbsPerHour,
          carbs: grams(Math.min(duringCarbs, roundWhole(MAX_EVENT_FUEL_SHARE * total.carbs))),
          because: [reason('during_event', 'H', { minutes: event.minutes, perHour: carbsPerHour, carbs: duringCarbs })],
        },
    drink: { perHour: event.fuel.drinkPerHour, sodiumPerHour: event.fuel.sodiumPerHour, because: [] },
  }
}

/** Fuel on the way takes at most this part of the day's carbohydrate (own choice). */
const MAX_EVENT_FUEL_SHARE = 0.75

/** Carbohydrate that the dinner before an early start holds at least, g, and why; null on any other evening. */
export function eveDinner(situation: DaySituation): { readonly carbs: number; readonly because: RuleReason } | null {
  const { event, tomorrow } = situation.day
  if (situation.isLowCarb) return null
  const next = event?.inDays === 1 ? event : scheduledCompetition(tomorrow)
  if (next === undefined) return null
  const planned = preEventOf(situation, next)
  const { eveningCarbs, because } = planned
  if (eveningCarbs !== null && !isAtNight(planned)) return { carbs: eveningCarbs, because: because[0] }
  if (!isAtNight(planned)) return null
  const { start } = next
  const { mass } = situation.reference
  const perKilogram = EVENING_BEFORE_NIGHT
  const carbs = roundWhole(perKilogram * mass)
  return { carbs, because: reason('race_pre_meal_night', 'H', { start, mass, perKilogram }) }
}

/** The fuel blocks of a day with those of its event in place of what any session is given. */
export function withEventFuel<Fuel extends { readonly pre: readonly PreBlock[]; readonly post: readonly PostBlock[] }>(
  placed: Fuel,
  event: EventDay | null,
): Fuel {
  if (event === null || event.topUp === null) return placed
  const pre = [...placed.pre.filter(({ session }) => session !== event.session), event.topUp]
  return { ...placed, pre: pre.toSorted((a, b) => a.at - b.at) }
}
