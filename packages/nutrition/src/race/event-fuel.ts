import type { RaceProduct, TrainingEvent } from '@pacemeal/domain/event'
import { type FuelLine, fuelLines } from './fuel-lines.ts'
import { nextGutStep } from './gut-ladder.ts'
import type { Race, RaceAthlete } from './race.ts'
import { chosenProducts, exposuresBefore, type KnownAthlete, raceAthleteOf, raceOf } from './race-of-event.ts'
import { scheduleRace } from './schedule.ts'
import type { RaceSchedule } from './schedule-types.ts'

/** What there is to take: all products, and those of them that the athlete's restrictions leave. */
export interface EventProducts {
  readonly all: readonly RaceProduct[]
  readonly safe: readonly RaceProduct[]
}

/** What is taken in an event: the same for its card, its lists, its log and the plan of its day. */
export interface EventFuel {
  readonly race: Race
  readonly athlete: RaceAthlete
  /** What is taken along, without what the athlete may not eat. */
  readonly products: readonly RaceProduct[]
  /** Chosen products that the restrictions or the diet leave out. */
  readonly leftOut: readonly RaceProduct[]
  /** A training session that practises one step more than the gut is known to take. */
  readonly isPractice: boolean
  readonly schedule: RaceSchedule
  readonly lines: readonly FuelLine[]
}

/** A gut is trained toward this where the longest hard race asks for it, g/h (J14). */
export const GUT_GOAL = 90

/** Whether a session is to practise more: the ladder asks for a step above what is known. */
function practisesMore(event: TrainingEvent, athlete: RaceAthlete, known: KnownAthlete): boolean {
  if (event.kind !== 'session') return false
  const exposures = exposuresBefore(known.events, event.day)
  const step = nextGutStep(exposures, GUT_GOAL, known.settings.tolerance ?? undefined).value
  return step !== null && athlete.tolerance !== undefined && step > athlete.tolerance
}

/** Schedules an event in whole servings of what the athlete takes along and may eat. */
export function planEventFuel(event: TrainingEvent, known: KnownAthlete, { all, safe }: EventProducts): EventFuel {
  const race = raceOf(event)
  const athlete = raceAthleteOf(event, known)
  const fits = (product: RaceProduct) =>
    safe.includes(product) && !product.unfitFor.some((diet) => athlete.diets.includes(diet))
  const chosen = chosenProducts(event, all)
  const products = chosen.filter(fits)
  const isPractice = practisesMore(event, athlete, known)
  const schedule = scheduleRace(race, athlete, products, { isPractice })
  return {
    race,
    athlete,
    products,
    leftOut: chosen.filter((product) => !fits(product)),
    isPractice,
    schedule,
    lines: fuelLines(schedule, products),
  }
}
