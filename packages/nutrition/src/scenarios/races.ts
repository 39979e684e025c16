import { kilograms, minuteOfDay } from '@pacemeal/domain'
import type { RaceProduct } from '@pacemeal/domain/event'
import { genericProducts } from '../race/generic-products.ts'
import type { Race, RaceAthlete } from '../race/race.ts'

/** A race of three hours on an open road at 15 degrees with water every half hour, unless told otherwise. */
export const aRace = (changes: Partial<Race> = {}): Race => ({
  start: minuteOfDay(9 * 60),
  intensity: 'Intense',
  legs: [{ name: 'run', minutes: 180, intake: 'open' }],
  stations: [30, 60, 90, 120, 150].map((minute) => ({ name: `station ${minute}`, minute })),
  carry: { bottles: 2, bottle: 500, pockets: 20 },
  conditions: { celsius: 15, altitude: 0 },
  ...changes,
})

/** A 70 kg athlete whose gut takes 75 g an hour and who sweats a litre at 20 degrees. */
export const aRaceAthlete = (changes: Partial<RaceAthlete> = {}): RaceAthlete => ({
  mass: kilograms(70),
  diets: ['classic'],
  allergens: [],
  tolerance: 75,
  sweat: { rate: 1, spread: 0.15, tests: 3 },
  ...changes,
})

/** Generic products by their ids. */
export const products = (...ids: readonly string[]): readonly RaceProduct[] =>
  genericProducts.filter(({ id }) => ids.includes(id))
