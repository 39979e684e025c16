import type { Kilograms, MinuteOfDay } from '@pacemeal/domain'
import type { EarlyStart } from '@pacemeal/domain/event'
import { roundWhole } from '../rounding.ts'
import { type DayEventReason, dayEventReason } from './reasons.ts'

/** Before this a meal three hours ahead costs sleep. Minute of day. */
const EARLY_START = 7 * 60 + 30
/** The usual meal: g/kg and minutes before (ACSM16: 1-4 g/kg, 1-4 h before). */
const MEAL = { perKilogram: 2.5, before: 180 }
/** The usual meal before less than an hour, of which B11 says nothing: the least of what is eaten before more, two hours ahead (own choice). */
const SHORT_MEAL = { under: 60, perKilogram: 1, before: 120 }
/** The small meal of a sleeper: mostly liquid, with more the evening before (own choice). */
const SMALL = { perKilogram: 1.25, before: 75 }
const EVENING = { perKilogram: 2 }
/** Carbohydrate of a low-carb eater's meal, g/kg: what half of such a day's 130 g leaves a usual body (own choice). */
const LOW_CARB_PER_KILOGRAM = 0.5
/** Fat of that meal as a share of energy: some of it stands where carbohydrate would (own choice). */
const LOW_CARB_FAT_SHARE = 0.35
/** Protein g/kg and fat as a share of energy: what lies heavy (own choice). */
const MAX = { protein: 0.4, fatShare: 0.15 }
/** Most fiber of the meal before a start, g (own choice). */
export const MAX_PRE_EVENT_FIBER = 8
/** The last hour: g, some minutes before the start (ACSM16; own choice). */
const TOP_UP = { carbs: 25, before: 10 }

export interface PreEvent {
  /** Minutes of the day of the event; a negative one is the day before, where it is that evening's dinner. */
  readonly meal: {
    readonly at: number
    readonly carbs: number
    readonly proteinMax: number
    readonly fatShareMax: number
    readonly fiberMax: number
  }
  /** Carbohydrate of the dinner before, g; null where the meal of the day is enough. */
  readonly eveningCarbs: number | null
  /** Null for a low-carb eater. */
  readonly topUp: { readonly at: number; readonly carbs: number } | null
  readonly because: readonly [DayEventReason, ...DayEventReason[]]
}

/** The meal of a low-carb eater: at the usual time, as large as the diet leaves it; the rule that binds is told first. */
function planLowCarb(start: MinuteOfDay, mass: Kilograms): PreEvent {
  const inputs = { start, mass, before: MEAL.before, usual: MEAL.perKilogram, perKilogram: LOW_CARB_PER_KILOGRAM }
  return {
    meal: {
      at: start - MEAL.before,
      carbs: roundWhole(LOW_CARB_PER_KILOGRAM * mass),
      proteinMax: roundWhole(MAX.protein * mass),
      fatShareMax: LOW_CARB_FAT_SHARE,
      fiberMax: MAX_PRE_EVENT_FIBER,
    },
    eveningCarbs: null,
    topUp: null,
    because: [dayEventReason('race_pre_meal_low_carb', 'H', inputs)],
  }
}

/** The meal before a start, the dinner before an early one, and the bite on the line, for an event of so many minutes from start to finish. */
export function planPreEvent(
  start: MinuteOfDay,
  mass: Kilograms,
  early: EarlyStart,
  isLowCarb: boolean,
  minutes: number = Number.POSITIVE_INFINITY,
): PreEvent {
  if (isLowCarb) return planLowCarb(start, mass)
  const isEarly = start < EARLY_START
  const isSmall = isEarly && early === 'evening-before'
  const isShort = minutes < SHORT_MEAL.under
  const { perKilogram, before } = isSmall ? SMALL : isShort ? SHORT_MEAL : MEAL
  const meal = {
    at: start - before,
    carbs: roundWhole(perKilogram * mass),
    proteinMax: roundWhole(MAX.protein * mass),
    fatShareMax: MAX.fatShare,
    fiberMax: MAX_PRE_EVENT_FIBER,
  }
  const inputs = { start, mass, perKilogram, before }
  // A meal before midnight is the dinner of that evening, as large as the usual meal.
  const isNight = meal.at < 0
  const first = isNight
    ? dayEventReason('race_pre_meal_night', 'H', { start, mass, perKilogram: MEAL.perKilogram })
    : isSmall
      ? dayEventReason('race_pre_meal_evening', 'H', { ...inputs, evening: EVENING.perKilogram })
      : dayEventReason(isEarly && !isShort ? 'race_pre_meal_early' : 'race_pre_meal', 'ACSM16', inputs)
  return {
    meal,
    eveningCarbs: isNight
      ? roundWhole(MEAL.perKilogram * mass)
      : isSmall
        ? roundWhole(EVENING.perKilogram * mass)
        : null,
    topUp: { at: start - TOP_UP.before, carbs: TOP_UP.carbs },
    because: [first, dayEventReason('race_top_up', 'H', { carbs: TOP_UP.carbs, before: TOP_UP.before })],
  }
}
