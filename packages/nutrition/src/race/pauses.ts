import type { Kilograms } from '@pacemeal/domain'
import { roundWhole } from '../rounding.ts'
import type { Race } from './race.ts'

/**
 * A pause between two starts by its length (own choice, inside the 1 g/kg an hour that B11 gives for the first hours after
 * an effort): within the hour a drink, a gel or a piece of fruit; up to two hours a snack; longer a light meal. `rest` is
 * left before the next start, so that nothing lies in the stomach. Minutes, and grams for each kilogram.
 */
const PAUSES = [
  { upTo: 60, perKilogram: 0.4, most: 30, rest: 10 },
  { upTo: 120, perKilogram: 0.5, most: 45, rest: 30 },
  { upTo: Number.POSITIVE_INFINITY, perKilogram: 1, most: 75, rest: 60 },
] as const
/** What is sipped in a pause that is all rest, minutes (own choice). */
const SHORTEST = 5
/** In a shorter time nothing is opened and eaten: sips alone. Minutes (own choice). */
const SIPS_ONLY_BELOW = 20
/** Drunk in an hour beside what the start before has cost, ml: what anybody drinks (own choice). */
const USUAL_DRINK = 150
/** Drunk at most between two starts within the hour, ml (own choice). */
const MAX_SHORT_DRINK = 400

/** What a pause between two starts is given. */
export interface PauseFuel {
  /** Grams and millilitres in the whole pause. */
  readonly carbs: number
  readonly fluid: number
  /** Minutes from its beginning in which they are taken; the others are left before the next start. */
  readonly minutes: number
}

/** What bounds the pauses of a meet. */
export interface PauseBounds {
  readonly mass: Kilograms
  /** Carbohydrate that a pause may hold, g, and fluid, ml: what is sweated in an hour. */
  readonly carbs: number
  readonly fluid: number
  /** Drunk for an hour of effort, ml. */
  readonly perHour: number
}

const kindOf = (minutes: number) => PAUSES.find(({ upTo }) => minutes <= upTo) ?? PAUSES[2]

/** What to take in a pause of some minutes, after so many minutes of racing. */
function pauseFuel(minutes: number, raced: number, { mass, carbs, fluid, perHour }: PauseBounds): PauseFuel {
  const { upTo, perKilogram, most, rest } = kindOf(minutes)
  const drink = (perHour * raced) / 60 + (USUAL_DRINK * minutes) / 60
  const mostDrink = upTo <= 60 ? Math.min(MAX_SHORT_DRINK, fluid) : fluid
  return {
    carbs: minutes < SIPS_ONLY_BELOW ? 0 : roundWhole(Math.min(perKilogram * mass, most, carbs)),
    fluid: roundWhole(Math.min(drink, mostDrink)),
    minutes: Math.max(Math.min(minutes, SHORTEST), minutes - rest),
  }
}

/** What to take in each pause of a meet, in their order; none in any other race. */
export function pausesOf({ legs }: Pick<Race, 'legs'>, bounds: PauseBounds): readonly PauseFuel[] {
  return legs.flatMap((leg, index) =>
    leg.isPause === true ? [pauseFuel(leg.minutes, legs[index - 1]?.minutes ?? 0, bounds)] : [],
  )
}
