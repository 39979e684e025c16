import type { Kilograms, MinuteOfDay } from '@pacemeal/domain'
import { roundToTen } from '../rounding.ts'
import { MAX_CAFFEINE_DAY, MAX_CAFFEINE_DOSE } from './limits.ts'
import { type RaceReason, raceReason } from './reasons.ts'

/** Before the start, mg/kg (G21), and as long before, minutes. */
const BEFORE = { perKilogram: 3, lead: 60 }
/** On the way, mg/kg, from the second hour and every two hours (own choice; half of a dose is left after 4-5 h, G21). */
const TOP_UP = { perKilogram: 1, from: 120, every: 120 }
/** Shorter races gain nothing from it. Minutes. */
const FROM_MINUTES = 45
/** Later caffeine costs sleep (D13). Minute of day. */
const LATEST = 18 * 60

/** Caffeine around one race. Minutes count from the start. */
export interface CaffeinePlan {
  readonly before: { readonly minute: number; readonly dose: number }
  readonly topUps: readonly { readonly minute: number; readonly dose: number }[]
  readonly because: RaceReason
}

/** What else decides whether caffeine is safe. */
export interface CaffeineDay {
  readonly isWanted: boolean
  /** Milligrams that the day already holds. */
  readonly plannedToday: number
  /** Nothing is added on the way: between the starts of a meet, or where no product taken along holds any. */
  readonly isOnlyBefore?: boolean
}

/**
 * Caffeine before and on the way of so many minutes raced, inside 200 mg at once and 400 mg a day; null when nobody asked, the race is short, or it
 * would cost sleep. What does not fit the day is left out, last dose first.
 */
export function planCaffeine(
  start: MinuteOfDay,
  minutes: number,
  mass: Kilograms,
  { isWanted, plannedToday, isOnlyBefore = false }: CaffeineDay,
): CaffeinePlan | null {
  if (!isWanted || minutes < FROM_MINUTES || start - BEFORE.lead >= LATEST) return null
  const dose = roundToTen(Math.min(BEFORE.perKilogram * mass, MAX_CAFFEINE_DOSE))
  if (plannedToday + dose > MAX_CAFFEINE_DAY) return null
  const each = roundToTen(Math.min(TOP_UP.perKilogram * mass, MAX_CAFFEINE_DOSE))
  const topUps: { minute: number; dose: number }[] = []
  const until = isOnlyBefore ? 0 : minutes - 30
  for (let minute = TOP_UP.from; minute <= until && start + minute < LATEST; minute += TOP_UP.every) {
    if (plannedToday + dose + each * (topUps.length + 1) > MAX_CAFFEINE_DAY) break
    topUps.push({ minute, dose: each })
  }
  const because = raceReason('race_caffeine', 'EFSA15', { mass, dose, topUps: topUps.length, each, plannedToday })
  return { before: { minute: -BEFORE.lead, dose }, topUps, because }
}

/** Milligrams of a plan of caffeine, before the start and on the way; 0 for none. */
export const caffeineOf = (plan: CaffeinePlan | null): number =>
  plan === null ? 0 : plan.before.dose + plan.topUps.reduce((sum, { dose }) => sum + dose, 0)
