import type { WeeklySchedule } from '../schedule/session.ts'
import type { Centimetres, Kcal, Kilograms } from '../units.ts'

export const sexes = ['Male', 'Female', 'Non-Binary', 'Other'] as const
export type Sex = (typeof sexes)[number]

export const performanceObjectives = ['maintain', 'cut', 'build', 'balanced', 'peak'] as const
export type PerformanceObjective = (typeof performanceObjectives)[number]

export const trainingCategories = [
  'team-sports',
  'combat-weight-class',
  'endurance-sports',
  'hybrid-functional',
  'general-fitness',
] as const
export type TrainingCategory = (typeof trainingCategories)[number]

export const diets = [
  'classic',
  'vegan',
  'vegetarian',
  'pescatarian',
  'kosher',
  'dairy-free',
  'gluten-free',
  'halal',
  'paleo',
  'low-carb',
] as const
export type Diet = (typeof diets)[number]

/** What the science needs to know of a body. A missing `bodyFatPercent` or `averageSteps` is unknown, not zero. */
export interface Body {
  readonly sex: Sex
  readonly age: number
  readonly mass: Kilograms
  readonly height: Centimetres
  readonly bodyFatPercent?: number
  readonly averageSteps?: number
}

/** What the athlete's days cost, learned from log and weighings and accepted at a check-in. */
export interface LearnedExpenditure {
  /** A day without sessions. */
  readonly base: Kcal
  /** What a kcal of a session's or device's figure turned out to cost. */
  readonly sessionScale: number
}

/** A person as the engine sees them. Free-text restrictions are kept as typed; the catalogue reads them. */
export interface Athlete {
  readonly body: Body
  readonly objective: PerformanceObjective
  readonly categories: readonly TrainingCategory[]
  readonly diets: readonly Diet[]
  readonly restrictions: readonly string[]
  readonly schedule: WeeklySchedule
  /** Absent while targets stand on the formula. */
  readonly learned?: LearnedExpenditure
  /** IANA time zone in which the athlete's days and sessions are meant. */
  readonly zone: string
}
