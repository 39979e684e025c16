import { ATWATER, grams, type LocalDate } from '@pacemeal/domain'
import type { ScheduledEvent } from '@pacemeal/domain/event'
import type { DaySituation } from './day-situation.ts'
import type { FuelGrams } from './fuel-amounts.ts'
import type { PostBlock, PreBlock } from './fuel-blocks.ts'
import { type MainMeal, MEALS } from './meal-time-costs.ts'
import { loadingDays } from './race/loading.ts'
import { type PreEvent, planPreEvent } from './race/pre-event.ts'
import { roundWhole } from './rounding.ts'
import { type Reasons, type RuleReason, reason } from './rules.ts'
import type { EventNear } from './targets.ts'

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
  readonly grams: FuelGrams
  readonly because: Reasons
}

/** What an event sets of its own day. */
export interface EventDay {
  /** Index into the day's sessions. */
  readonly session: number
  /** Null where the meal belongs to the evening before. */
  readonly meal: EventMeal | null
  /** Null for a low-carb eater, whose fuel around a session is that of any other. */
  readonly topUp: PreBlock | null
  readonly during: { readonly perHour: number; readonly carbs: number; readonly because: Reasons } | null
  /** What is drunk on the way, ml and mg an hour. */
  readonly drink: { readonly perHour: number; readonly sodiumPerHour: number; readonly because: readonly RuleReason[] }
}

/** The main meal of an hour. */
const mealAt = (at: number): MainMeal =>
  at < MEALS.lunch.from ? 'breakfast' : at < MEALS.dinner.from ? 'lunch' : 'dinner'

function eventMeal({ meal, because }: PreEvent, total: FuelGrams): EventMeal | null {
  if (meal.at < 0) return null
  const carbs = Math.min(meal.carbs, roundWhole(MAX_MEAL_SHARE * total.carbs))
  const protein = Math.min(meal.proteinMax, roundWhole(MEAL_SHARE * total.protein))
  const lean = ATWATER.carbs * carbs + ATWATER.protein * protein
  const most = (meal.fatShareMax * lean) / (1 - meal.fatShareMax) / ATWATER.fat
  const fat = Math.min(Math.floor(most), roundWhole(MEAL_SHARE * total.fat))
  return { slot: mealAt(meal.at), at: meal.at, grams: { carbs, protein, fat }, because: [because[0]] }
}

/** The meal before the start may take this part of the day's carbohydrate, and of its protein and fat (own choice). */
const MAX_MEAL_SHARE = 0.5
const MEAL_SHARE = 0.3

const preEventOf = ({ reference, isLowCarb }: DaySituation, { start, early }: EventNear): PreEvent =>
  planPreEvent(start, reference.mass, early, isLowCarb)

/** The bite on the line as a block before the session. */
function topUpBlock({ topUp, because }: PreEvent, session: number, start: number): PreBlock | null {
  if (topUp === null) return null
  const at = Math.max(0, topUp.at)
  const grams = { carbs: topUp.carbs, protein: 0, fat: 0 }
  return { session, at, latest: at, minutesBefore: start - at, grams, because: [because[1] ?? because[0]] }
}

/**
 * What an event sets of its own day: the meal before the start, the top-up on the line and the fuel on the way. Of a
 * low-carb eater's day it sets the meal alone; fuel stays within the diet. Null on other days.
 */
export function findEventDay(situation: DaySituation, total: FuelGrams): EventDay | null {
  const { day, isLowCarb } = situation
  const { event } = day
  if (event === undefined || event.inDays !== 0) return null
  const session = day.today.findIndex(({ start, type }) => start === event.start && type !== 'Recovery')
  if (session < 0) return null
  const planned = preEventOf(situation, event)
  const { carbsPerHour, carbs: duringCarbs } = event.fuel
  return {
    session,
    meal: eventMeal(planned, total),
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
  const { event } = situation.day
  if (event === undefined || event.inDays !== 1 || situation.isLowCarb) return null
  const { eveningCarbs, meal, because } = preEventOf(situation, event)
  const carbs = eveningCarbs ?? (meal.at < 0 ? meal.carbs : null)
  return carbs === null ? null : { carbs, because: because[0] }
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
