import { areFluidsOpen } from '@pacemeal/domain'
import type { RaceProduct, TrainingEvent } from '@pacemeal/domain/event'
import { type FuelLine, fuelLines } from './fuel-lines.ts'
import { practiceOf } from './gut-plan.ts'
import type { Race, RaceAthlete } from './race.ts'
import { chosenProducts, type KnownAthlete, raceAthleteOf, raceOf } from './race-of-event.ts'
import { scheduleRace } from './schedule.ts'
import type { RaceSchedule } from './schedule-types.ts'
import type { GutPractice } from './targets.ts'

/** What there is to take: all products, and those of them that the athlete's restrictions leave. */
export interface EventProducts {
  readonly all: readonly RaceProduct[]
  readonly safe: readonly RaceProduct[]
}

/** What is taken in an event: the same for its card, its lists, its log and the plan of its day. */
export interface EventFuel {
  readonly race: Race
  readonly athlete: RaceAthlete
  /** What is taken along, without what the athlete may not eat, and without salt where a doctor may have set it. */
  readonly products: readonly RaceProduct[]
  /** Chosen products that the restrictions or the diet leave out. */
  readonly leftOut: readonly RaceProduct[]
  /** What a long session trains the gut with for the next race; null for any other event. */
  readonly practice: GutPractice | null
  readonly schedule: RaceSchedule
  readonly lines: readonly FuelLine[]
}

/** Schedules an event in whole servings of what the athlete takes along and may eat. */
export function planEventFuel(event: TrainingEvent, known: KnownAthlete, { all, safe }: EventProducts): EventFuel {
  const race = raceOf(event)
  const athlete = raceAthleteOf(event, known)
  const fits = (product: RaceProduct) =>
    safe.includes(product) && !product.unfitFor.some((diet) => athlete.diets.includes(diet))
  const chosen = chosenProducts(event, all)
  // Where fluid and salt are for a care team to set, nothing is planned that only brings salt.
  const products = chosen.filter((product) => fits(product) && (product.carbs > 0 || areFluidsOpen(known)))
  const practice = practiceOf(event, known)
  const schedule = scheduleRace(race, athlete, products, { practice })
  return {
    race,
    athlete,
    products,
    leftOut: chosen.filter((product) => !fits(product)),
    practice,
    schedule,
    lines: fuelLines(schedule, products),
  }
}
