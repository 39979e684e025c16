import { entryKey, fuelLines, type Race, type RaceSchedule, rescheduleRace } from '@pacemeal/nutrition/race'
import type { RacePlan } from './race-plan.ts'

/** What went otherwise than planned, by the minute at which it was told. */
export type RaceChange =
  | { readonly kind: 'missed'; readonly at: number; readonly key: string }
  | { readonly kind: 'closed'; readonly at: number; readonly minute: number }
  | { readonly kind: 'hotter'; readonly at: number; readonly degrees: number }

/** A plan as it is after changes: the rest of it is planned anew, and nothing is made up for. */
export function planAfter(plan: RacePlan, changes: readonly RaceChange[]): RacePlan {
  const missedKeys = new Set(changes.flatMap((change) => (change.kind === 'missed' ? [change.key] : [])))
  let { race, schedule }: { race: Race; schedule: RaceSchedule } = plan
  for (const change of changes) {
    const missed = change.kind === 'missed' ? schedule.entries.filter((entry) => entryKey(entry) === change.key) : []
    if (change.kind === 'closed') {
      race = { ...race, stations: race.stations.filter(({ minute }) => minute !== change.minute) }
    }
    if (change.kind === 'hotter') {
      const { celsius, altitude } = race.conditions
      race = { ...race, conditions: { celsius: celsius + change.degrees, altitude } }
    }
    const anew = rescheduleRace({ at: change.at, race, missed }, plan.athlete, plan.products, schedule, {
      practice: plan.practice,
    })
    // What was missed in the very minute of a refill is not planned a second time for it.
    schedule = { ...anew, entries: anew.entries.filter((entry) => !missedKeys.has(entryKey(entry))) }
  }
  return { ...plan, race, schedule, lines: fuelLines(schedule, plan.products) }
}

/** Stations that can be told closed at a time. */
const MAX_STATIONS = 4

/** The stations from a minute on that may turn out to be closed: in a transition own things stand ready, whatever happens. */
export const stationsAhead = ({ stations }: Pick<Race, 'stations'>, minute: number): Race['stations'] =>
  stations.filter((station) => station.minute >= minute && station.handsOut !== false).slice(0, MAX_STATIONS)
