import type { RaceProduct } from '@pacemeal/domain/event'
import { handoutsOf } from './layout.ts'
import { type Race, raceMinutes } from './race.ts'
import { minuteOf, type RaceSchedule } from './schedule-types.ts'

/**
 * The minute until which nothing is taken because no bottle is carried and all that could be eaten needs water: that of the
 * first station, the finish where there is none. Null where something is taken before it, or nothing is wanted.
 */
export function withoutWaterUntil(
  race: Race,
  { entries, pieces }: Pick<RaceSchedule, 'entries' | 'pieces'>,
  products: readonly RaceProduct[],
): number | null {
  if (race.carry.bottles > 0) return null
  const first = handoutsOf(race)[0] ?? raceMinutes(race)
  const wanted = pieces.some(({ isOpen, carbs, from }) => isOpen && carbs > 0 && from < first)
  const isTaken = entries.some((entry) => minuteOf(entry) < first)
  const eaten = products.filter(({ kind, carbs }) => kind !== 'mix' && carbs > 0)
  const needsWater = eaten.every(({ water }) => water > 0)
  return wanted && !isTaken && needsWater && products.length > 0 ? first : null
}
