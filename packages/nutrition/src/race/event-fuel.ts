import { areFluidsOpen } from '@pacemeal/domain'
import type { RaceProduct, TrainingEvent } from '@pacemeal/domain/event'
import { type FuelLine, fuelLines } from './fuel-lines.ts'
import { practiceOf } from './gut-plan.ts'
import type { Race, RaceAthlete } from './race.ts'
import { caffeineEarlier, chosenProducts, type KnownAthlete, raceAthleteOf, raceOf } from './race-of-event.ts'
import { scheduleRace } from './schedule.ts'
import type { RaceSchedule } from './schedule-types.ts'
import type { GutPractice } from './targets.ts'

/** What there is to take: all products, and those of them that the athlete's restrictions leave. */
export interface EventProducts {
  readonly all: readonly RaceProduct[]
  readonly safe: readonly RaceProduct[]
}

/**
 * Why nothing brings the carbohydrate that an event asks for: nothing was chosen to take along, or nothing of that brings any
 * that is eaten, has its bottle where it is a mix, and holds no caffeine, which is had at its own minutes alone.
 */
type MissingProducts = 'none_chosen' | 'none_usable'

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
  /** Null where something brings carbohydrate, or none is asked for. */
  readonly missing: MissingProducts | null
  /** Carbohydrate that the hours of the event ask for together, g. */
  readonly wantedCarbs: number
}

/** Schedules an event in whole servings of what the athlete takes along and may eat. */
export function planEventFuel(event: TrainingEvent, known: KnownAthlete, { all, safe }: EventProducts): EventFuel {
  const asked = raceOf(event)
  const { bottleMark: mark } = known
  const race = mark === undefined ? asked : { ...asked, carry: { ...asked.carry, mark } }
  const athlete = raceAthleteOf(event, known)
  const fits = (product: RaceProduct) =>
    safe.includes(product) && !product.unfitFor.some((diet) => athlete.diets.includes(diet))
  const chosen = chosenProducts(event, all)
  // Where fluid and salt are for a care team to set, nothing is planned that only brings salt.
  const products = chosen.filter((product) => fits(product) && (product.carbs > 0 || areFluidsOpen(known)))
  const practice = practiceOf(event, known)
  const schedule = scheduleRace(race, athlete, products, { practice, caffeineToday: caffeineEarlier(event, known) })
  const wantedCarbs = schedule.pieces.reduce((sum, { carbs, from, to }) => sum + (carbs * (to - from)) / 60, 0)
  const isBrought = products.some(
    ({ kind, carbs, caffeine }) => carbs > 0 && caffeine === 0 && (kind !== 'mix' || race.carry.bottles > 0),
  )
  return {
    race,
    athlete,
    products,
    leftOut: chosen.filter((product) => !fits(product)),
    practice,
    schedule,
    lines: fuelLines(schedule, products),
    missing: wantedCarbs === 0 || isBrought ? null : chosen.length === 0 ? 'none_chosen' : 'none_usable',
    wantedCarbs,
  }
}
