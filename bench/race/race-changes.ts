import type { Race, RaceSchedule } from '@pacemeal/nutrition/race'
import type { RaceCase } from './races.ts'

/** What goes otherwise in a race, and whether it leaves the race and its air as they were. */
export interface BenchChange {
  readonly name: string
  readonly at: number
  readonly race: Race
  readonly missed: RaceSchedule['entries']
}

/** The minute at which something goes otherwise. */
const CHANGED_AT = 60
/** By how many degrees it becomes hotter or cooler. */
const DEGREES = 5
const MUCH_COOLER = 10

/** What may go otherwise: nothing, a gel is missed, the next station or the one after it is closed, the air becomes hotter or cooler. */
export function changesOf({ race }: RaceCase, { entries }: RaceSchedule): readonly BenchChange[] {
  const at = CHANGED_AT
  const [closed, later] = race.stations.filter(({ minute }) => minute >= at)
  const { celsius, altitude } = race.conditions
  const air = (degrees: number): Race => ({ ...race, conditions: { celsius: celsius + degrees, altitude } })
  const change = (name: string, changed: Race, missed: RaceSchedule['entries'] = []) => ({
    name,
    at,
    race: changed,
    missed,
  })
  return [
    change('no change', race),
    change('a missed gel', race, entries.filter(({ kind }) => kind === 'take').slice(0, 1)),
    change('a closed station', { ...race, stations: race.stations.filter((one) => one !== closed) }),
    change('the one after it closed', { ...race, stations: race.stations.filter((one) => one !== later) }),
    change('five degrees more', air(DEGREES)),
    change('ten degrees less', air(-MUCH_COOLER)),
  ]
}
