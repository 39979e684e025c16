import {
  areFluidsOpen,
  healthConditions,
  type Intensity,
  type Kilograms,
  type Millilitres,
  millilitres,
  type SessionType,
  type Sex,
} from '@pacemeal/domain'
import { type SexRule, sexRule } from './resting-energy.ts'
import { roundWhole } from './rounding.ts'
import { type Reasons, type RuleReason, reason } from './rules.ts'
import { sessionMinutes } from './session-energy.ts'
import type { Circumstances, TrainedSession } from './targets.ts'

/** Sweat of a 75 kg body, litres an hour (own choice inside the 0.3-2.4 of ACSM16). */
const SWEAT_PER_HOUR: Record<Intensity, number> = { Light: 0.4, Moderate: 0.7, Intense: 1 }
const SWEAT_BODY_MASS = 75
/** Lifting and recovery work sweat less (own choice). */
const CALM_SWEAT_FACTOR = 0.6
const calmTypes: readonly SessionType[] = ['Lift', 'Recovery']
/** Beverages of a day without training, ml (beverage share of the adequate intake, IOM04; `other` is the midpoint). */
const DAILY_DRINKS: Record<SexRule, number> = { male: 3000, female: 2200, other: 2600 }
/** No more than this while training, whatever the sweat (S07): drinking beyond it risks hyponatraemia (HB15). Litres an hour. */
const MAX_DRINK_PER_HOUR = 0.8
/** Sodium per litre of sweat to replace in long work, mg (S07), from this many minutes. */
export const SODIUM_PER_LITRE = 500
const SODIUM_FROM_MINUTES = 60

const roundTo10 = (x: number) => Math.round(x / 10) * 10

/** Expected sweat rate in litres an hour. */
export function sweatRate(session: TrainedSession, mass: Kilograms): number {
  const calm = calmTypes.includes(session.type) ? CALM_SWEAT_FACTOR : 1
  return (SWEAT_PER_HOUR[session.intensity] * mass * calm) / SWEAT_BODY_MASS
}

/** Expected sweat of all the day's sessions, litres. */
export const daySweat = (sessions: readonly TrainedSession[], mass: Kilograms): number =>
  sessions.reduce((sum, s) => sum + (sweatRate(s, mass) * sessionMinutes(s)) / 60, 0)

/** What to drink while training, ml an hour, and its sodium, mg an hour; both to ten. Never more than is sweated. */
export function drinkDuring(
  session: TrainedSession,
  mass: Kilograms,
): { perHour: number; sodiumPerHour: number; because: Reasons } {
  const rate = sweatRate(session, mass)
  const needsSodium = sessionMinutes(session) >= SODIUM_FROM_MINUTES && session.intensity !== 'Light'
  const perHour = roundTo10(Math.min(rate, MAX_DRINK_PER_HOUR) * 1000)
  const sodiumPerHour = needsSodium ? roundTo10(rate * SODIUM_PER_LITRE) : 0
  const isCapped = rate > MAX_DRINK_PER_HOUR
  const drink = reason('during_drink', isCapped ? 'S07' : 'H', { mass, perHour, isCapped })
  const sodium = reason('during_sodium', 'S07', { sodiumPerHour, perLitre: SODIUM_PER_LITRE })
  return { perHour, sodiumPerHour, because: needsSodium ? [drink, sodium] : [drink] }
}

/** Whether fluid and salt while training are planned: not for those whose doctor may have set both. */
export const areFluidsPlanned = (circumstances: Circumstances): boolean =>
  areFluidsOpen({ conditions: healthConditions.filter((one) => circumstances[one] === true) })

/** No word on fluid and salt: neither a figure nor a reason. */
export const noDrink: { perHour: number; sodiumPerHour: number; because: readonly RuleReason[] } = {
  perHour: 0,
  sodiumPerHour: 0,
  because: [],
}

/** The day's drinks in ml: the usual beverages plus what is sweated, never above it. */
export function dayDrinks(sex: Sex, sweat: number): { value: Millilitres; because: Reasons } {
  const usual = DAILY_DRINKS[sexRule(sex)]
  const value = millilitres(roundWhole(usual + sweat * 1000))
  return {
    value,
    because: [reason('drinks_with_sweat', sexRule(sex) === 'other' ? 'H' : 'IOM04', { usual, sweatLitres: sweat })],
  }
}
