import {
  DAY_MINUTES,
  type Grams,
  grams,
  type Kilograms,
  type Milligrams,
  type Millilitres,
  milligrams,
  millilitres,
} from '@pacemeal/domain'
import { SODIUM_PER_LITRE } from './drinks.ts'
import { roundToTen } from './rounding.ts'
import { reason } from './rules.ts'
import type { Explained } from './targets.ts'

/** Litres to drink for each kilogram lost (R17b). */
const DRINK_PER_KILOGRAM = 1.5
/** Carbohydrate in g/kg: over the whole time when a day remains, else over the first hours (R17b; first hours own choice). */
const CARBS = { wholeDay: { low: 5, high: 10 }, firstHours: { low: 1, high: 2 } }

/** What the scales said, and how long there is to go. */
export interface WeighIn {
  /** On the scales. */
  readonly mass: Kilograms
  /** Lost in the days before; zero when nothing was. */
  readonly lost: Kilograms
  /** Minutes from the scales to the start. */
  readonly minutes: number
}

/** What to take between weigh-in and start. */
export interface WeighInRefuel {
  readonly drinks: Explained<Millilitres>
  readonly sodium: Explained<Milligrams>
  readonly carbs: Explained<{ readonly low: Grams; readonly high: Grams }>
}

/**
 * Drinks with sodium for what was lost, and carbohydrate for the time until the start. Only ever after the scales: nothing
 * here suggests a way to lose weight before them. Null without time until the start or for figures that are no weigh-in.
 */
export function refuelAfterWeighIn({ mass, lost, minutes }: WeighIn): WeighInRefuel | null {
  if (!(minutes > 0) || !(mass > 0) || !(lost >= 0)) return null
  // With a whole day to go stores can be filled; with less only topped up.
  const isWholeDay = minutes >= DAY_MINUTES
  const { low, high } = isWholeDay ? CARBS.wholeDay : CARBS.firstHours
  const drinks = roundToTen(lost * DRINK_PER_KILOGRAM * 1000)
  const sodium = roundToTen((drinks / 1000) * SODIUM_PER_LITRE)
  const carbs = { low: grams(Math.round(low * mass)), high: grams(Math.round(high * mass)) }
  const drink = reason('weigh_in_drinks', 'R17b', { lost, perKilogram: DRINK_PER_KILOGRAM, drinks, sodium })
  const eat = reason('weigh_in_carbs', isWholeDay ? 'R17b' : 'H', { mass, low, high, minutes, isWholeDay })
  return {
    drinks: { value: millilitres(drinks), because: [drink] },
    sodium: { value: milligrams(sodium), because: [drink] },
    carbs: { value: carbs, because: [eat] },
  }
}
