import { DAY_MINUTES, grams, type LocalDate, type Session } from '@pacemeal/domain'
import type { ScheduledEvent } from '@pacemeal/domain/event'
import type { DaySituation } from './day-situation.ts'
import { MEAL_WINDOW, type PlacedEventMeal, type PlacedFuel, placeEventMeal } from './event-meal.ts'
import type { FuelGrams } from './fuel-amounts.ts'
import type { PreBlock } from './fuel-blocks.ts'
import { loadingDays } from './race/loading.ts'
import { type PreEvent, planPreEvent } from './race/pre-event.ts'
import { roundWhole } from './rounding.ts'
import { type Reasons, type RuleReason, reason } from './rules.ts'
import type { EventNear } from './targets.ts'

/** A dated event with what the days around it need to know of it. */
export interface DatedEvent extends Omit<EventNear, 'inDays'>, ScheduledEvent {}

const daysBetween = (from: LocalDate, to: LocalDate): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days

/** How long before an event its days load, as it is chosen; 0 for not at all. Days. */
const daysLoaded = ({ loading, minutes, isBrief }: EventNear): number =>
  loading === 'none' ? 0 : loadingDays(minutes, isBrief)

/**
 * The event that a day is eaten for: the day's own, else the first whose loading days or eve it is; one that no day loads for gives
 * way to a later one that this day does load for, so that a short run the day before a marathon leaves it its loading. Of several on
 * one day the first one sets meals and hours, and the one that asks for the most loading how the days before load. The day of an event
 * knows of the next day's, for its dinner is eaten for that one.
 */
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
    .filter((one) => one.inDays >= 0 && one.inDays <= Math.max(1, daysLoaded(one)))
    .toSorted((a, b) => a.inDays - b.inDays || a.start - b.start)
  const loads = (one: EventNear) => one.inDays <= daysLoaded(one)
  const nearest = near[0]?.inDays === 0 ? near[0] : (near.find(loads) ?? near[0])
  const [first, ...others] = near.filter(({ inDays }) => inDays === nearest?.inDays)
  if (first?.inDays === 0) {
    const later = others.map(({ start, minutes, fuel }) => ({ start, minutes, fuel }))
    const next = near.find(({ inDays }) => inDays === 1)
    return {
      ...first,
      ...(later.length === 0 ? {} : { later }),
      ...(next === undefined ? {} : { next: { start: next.start, early: next.early } }),
    }
  }
  if (first === undefined || others.length === 0) return first
  const most = [first, ...others].reduce((best, one) =>
    daysLoaded(one) > daysLoaded(best) || (daysLoaded(one) === daysLoaded(best) && one.minutes > best.minutes)
      ? one
      : best,
  )
  const { isBrief: _, ...timed } = first
  const { loading, minutes, isBrief } = most
  return { ...timed, loading, minutes, ...(isBrief ? { isBrief } : {}) }
}

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
  /** The fuel of later events of the day, each with its session. */
  readonly later: readonly (Pick<EventDay, 'session' | 'during'> & { readonly drink: NonNullable<EventDay['drink']> })[]
}

/**
 * Before this a meal before a competition of the weekly schedule is no breakfast: what it would hold belongs to the dinner of
 * the day before. Minute of day (own choice).
 */
const NIGHT_ENDS = 4 * 60
/** Carbohydrate of that dinner, g/kg (own choice: the usual meal's). */
const EVENING_BEFORE_NIGHT = 2.5
/** Nobody gets up before this for a competition of the weekly schedule when two hours before it will do. Minute of day. */
const EARLIEST_SCHEDULED = 6 * 60

/** It gives way to the other meals down to so many g/kg (own choice; ACSM16: 1-4 g/kg). */
const MIN_SCHEDULED = 2

/** The meal belongs to the evening before. */
const eveningMeal = { meal: null, unplaced: null }

/** Minutes of a session from its start to its end, the next day's if it is before it. */
const sessionMinutes = ({ start, end }: Session): number => (end - start + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES

const preEventOf = (
  { reference, isLowCarb }: DaySituation,
  { start, early }: Pick<EventNear, 'start' | 'early'>,
  minutes?: number,
) => planPreEvent(start, reference.mass, early, isLowCarb, minutes)

/**
 * The first competition from a minute of the day on among a day's scheduled sessions, which is fueled for; it is slept before
 * rather than got up for.
 */
const scheduledCompetition = (sessions: readonly Session[], from = 0): Pick<EventNear, 'start' | 'early'> | undefined =>
  sessions
    .filter((session) => session.type === 'Competition' && session.start >= from)
    .toSorted((a, b) => a.start - b.start)
    .map(({ start }) => ({ start, early: 'evening-before' as const }))[0]

/** The bite on the line as a block before the session. */
function topUpBlock({ topUp, because }: PreEvent, session: number, start: number): PreBlock | null {
  if (topUp === null) return null
  const at = Math.max(0, topUp.at)
  const grams = { carbs: topUp.carbs, protein: 0, fat: 0 }
  return { session, at, latest: at, minutesBefore: start - at, grams, because: [because[1] ?? because[0]] }
}

/**
 * What a competition of the weekly schedule sets of its day: the meal before it. Fuel in the last hour and on the way is that
 * of any session (science: before the event; the early start is slept before, own choice).
 */
function scheduledDay(situation: DaySituation, fuel: PlacedFuel): EventDay | null {
  const { day } = situation
  const dawn = scheduledCompetition(day.today)
  // What begins at night was eaten for the evening before: the meal is that of a later start.
  const isOfEvening = dawn !== undefined && preEventOf(situation, dawn).meal.at < NIGHT_ENDS
  const competition = isOfEvening ? scheduledCompetition(day.today, dawn.start + MEAL_WINDOW.earliest) : dawn
  // A meal of little fat leaves the others of a low-carb day more than plates hold: there it is a meal like the others.
  if (competition === undefined || situation.isLowCarb) return null
  const { start } = competition
  const session = day.today.findIndex((one) => one.start === start && one.type === 'Competition')
  const planned = preEventOf(situation, competition)
  const isSmall = start - planned.meal.at < MEAL_WINDOW.latest
  const notBefore = isSmall ? 0 : Math.min(EARLIEST_SCHEDULED, start - MEAL_WINDOW.latest)
  const wanted = Math.max(planned.meal.at, notBefore)
  const leastCarbs = MIN_SCHEDULED * situation.reference.mass
  const placed = placeEventMeal(planned, { start, wanted, leastCarbs }, fuel, day)
  return { session, ...placed, topUp: null, during: null, drink: null, later: [] }
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
  const own = day.today[session]
  const planned = preEventOf(situation, event, own && sessionMinutes(own))
  // The block before the event gives way to the bite on the line.
  const ownFuel = { ...fuel, pre: fuel.pre.filter((block) => block.session !== session) }
  const { at: wanted, carbs: leastCarbs } = planned.meal
  let left = total.carbs
  const fuelOf = ({ minutes, fuel: { carbsPerHour, carbs, drinkPerHour, sodiumPerHour } }: EventFueled) => {
    const taken = grams(Math.min(carbs, left))
    left -= taken
    return {
      during: isLowCarb
        ? null
        : {
            perHour: carbsPerHour,
            carbs: taken,
            because: [reason('during_event', 'H', { minutes, perHour: carbsPerHour, carbs })] as const,
          },
      drink: { perHour: drinkPerHour, sodiumPerHour, because: [] },
    }
  }
  return {
    session,
    ...(wanted < 0 ? eveningMeal : placeEventMeal(planned, { start: event.start, wanted, leastCarbs }, ownFuel, day)),
    topUp: topUpBlock(planned, session, event.start),
    ...fuelOf(event),
    later: (event.later ?? []).flatMap((one) => {
      const own = day.today.findIndex(({ start, type }) => start === one.start && type !== 'Recovery')
      return own < 0 || own === session ? [] : [{ session: own, ...fuelOf(one) }]
    }),
  }
}

type EventFueled = Pick<EventNear, 'minutes' | 'fuel'>

/** Carbohydrate that the dinner before an early start holds at least, g, and why; null on any other evening. */
export function eveDinner(situation: DaySituation): { readonly carbs: number; readonly because: RuleReason } | null {
  const { event, tomorrow } = situation.day
  if (situation.isLowCarb) return null
  const dated = event?.inDays === 1 ? event : event?.next
  const next = dated ?? scheduledCompetition(tomorrow)
  if (next === undefined) return null
  const { eveningCarbs, meal, because } = preEventOf(situation, next)
  if (meal.at >= (dated ? 0 : NIGHT_ENDS)) {
    return eveningCarbs === null ? null : { carbs: eveningCarbs, because: because[0] }
  }
  const { mass } = situation.reference
  const inputs = { start: next.start, mass, perKilogram: EVENING_BEFORE_NIGHT }
  return { carbs: roundWhole(EVENING_BEFORE_NIGHT * mass), because: reason('race_pre_meal_night', 'H', inputs) }
}

/** The fuel blocks of a day with those of its event in place of what any session is given. */
export function withEventFuel<Fuel extends PlacedFuel>(placed: Fuel, event: EventDay | null): Fuel {
  if (event === null || event.topUp === null) return placed
  const pre = [...placed.pre.filter(({ session }) => session !== event.session), event.topUp]
  return { ...placed, pre: pre.toSorted((a, b) => a.at - b.at) }
}
