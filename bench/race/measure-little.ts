import { scheduleRace } from '@pacemeal/nutrition/race'
import { checkSchedule } from './check-schedule.ts'
import { someRaceCarryingLittle } from './races.ts'

const quantile = (values: readonly number[], q: number): string => {
  const sorted = values.toSorted((a, b) => a - b)
  return `${(100 * (sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0)).toFixed(0)}%`
}

/** What a schedule holds of what its hours want together: shares of 1, by the checker's own sums. */
export interface Reached {
  readonly carbs: number
  readonly fluid: number
  readonly bottles: number
}

/** Races in which a bottle or none is carried: what of the wanted carbohydrate and fluid their schedules hold. */
export function measureLittle(from: number, count: number) {
  const breaches: string[] = []
  const reached: Reached[] = []
  for (let number = from; number < from + count; number += 1) {
    const one = someRaceCarryingLittle(number)
    const schedule = scheduleRace(one.race, one.athlete, one.products)
    const found = checkSchedule(one, schedule)
    breaches.push(...found.breaches.map((breach) => `${number} (carrying little) ${breach}`))
    reached.push({ ...found.reached, bottles: one.race.carry.bottles })
  }
  const rows = [0, 1].flatMap((bottles) =>
    (['carbs', 'fluid'] as const).map((quantity) => {
      const shares = reached.filter((one) => one.bottles === bottles).map((one) => one[quantity])
      return [
        `${bottles} bottles: ${quantity}`,
        {
          median: quantile(shares, 0.5),
          'worst tenth': quantile(shares, 0.1),
          'below half': quantile([shares.filter((share) => share < 0.5).length / shares.length], 0),
        },
      ] as const
    }),
  )
  return { breaches, table: Object.fromEntries(rows) }
}
