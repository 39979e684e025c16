import { rescheduleRace, scheduleRace } from '@pacemeal/nutrition/race'
import { checkChange } from './check-change.ts'
import { timed } from './processor-time.ts'
import { changesOf } from './race-changes.ts'
import type { RaceCase } from './races.ts'

const percent = (part: number, of: number): string => (of === 0 ? '-' : `${((100 * part) / of).toFixed(1)}%`)

/** A race that keeps less than this of its later carbohydrate lost much of it. */
const MUCH_LOST = 0.7

/** Races that go otherwise at one minute: what must never happen, how much of the later carbohydrate stays, and how long it takes. */
export function measureChanges(from: number, count: number, someRace: (number: number) => RaceCase) {
  const breaches: string[] = []
  const times: number[] = []
  const shares = new Map<string, number[]>()
  for (let number = from; number < from + count; number += 1) {
    const one = someRace(number)
    const schedule = scheduleRace(one.race, one.athlete, one.products)
    for (const change of changesOf(one, schedule)) {
      const [rest, spent] = timed(() => rescheduleRace(change, one.athlete, one.products, schedule))
      times.push(spent)
      const found = checkChange(one, schedule, change, rest)
      breaches.push(...found.breaches.map((breach) => `${number} (${one.sport}) after ${change.name}: ${breach}`))
      if (found.kept !== null) shares.set(change.name, [...(shares.get(change.name) ?? []), found.kept])
    }
  }
  const table = Object.fromEntries(
    [...shares].map(([name, kept]) => [
      name,
      {
        races: kept.length,
        'carbohydrate kept': percent(
          kept.reduce((sum, share) => sum + Math.min(1, share), 0),
          kept.length,
        ),
        'more than 30% lost': percent(kept.filter((share) => share < MUCH_LOST).length, kept.length),
      },
    ]),
  )
  return { breaches, times, table }
}
