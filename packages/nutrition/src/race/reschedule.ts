import type { RaceProduct } from '@pacemeal/domain/event'
import { refillsOf } from './layout.ts'
import { type Race, type RaceAthlete, raceMinutes } from './race.ts'
import { type ScheduleOptions, scheduleRace } from './schedule.ts'
import type { Entry, RaceSchedule } from './schedule-types.ts'

/** What went otherwise than planned. */
export interface RaceChange {
  /** Minutes after the start at which it is known. */
  readonly at: number
  /** The race as it is now: a station fewer, other air. */
  readonly race: Race
  /** Planned entries that were not taken. */
  readonly missed: readonly Entry[]
}

/** Nothing new is carried before the next water: until then what is in bottles and pockets is taken as planned. */
const resumeAt = (race: Race, at: number): number => refillsOf(race).find((refill) => refill >= at) ?? raceMinutes(race)

/** What of an entry lies before a minute; null when nothing does. */
function before(entry: Entry, minute: number): Entry | null {
  if (entry.kind === 'take') return entry.minute < minute ? entry : null
  if (entry.from >= minute) return null
  const to = Math.min(entry.to, minute)
  return { ...entry, to, drunk: (entry.drunk * (to - entry.from)) / (entry.to - entry.from) }
}

/**
 * The rest of a race planned anew. What was missed is not made up for: each hour to come holds what it would have held, inside
 * the gut's tolerance. Bottles that were to be filled where there is no water any more, and gels that needed it, are left out
 * until the next station.
 */
export function rescheduleRace(
  { at, race, missed }: RaceChange,
  athlete: RaceAthlete,
  products: readonly RaceProduct[],
  current: RaceSchedule,
  options: Omit<ScheduleOptions, 'settled'> = {},
): RaceSchedule {
  const refills = refillsOf(race)
  const resume = resumeAt(race, at)
  const closed = current.entries.flatMap((entry) =>
    entry.kind === 'bottle' && entry.filledAt >= at && !refills.includes(entry.filledAt) ? [entry.filledAt] : [],
  )
  const dry = Math.min(...closed, Number.POSITIVE_INFINITY)
  const isLost = (entry: Entry): boolean =>
    missed.includes(entry) ||
    (entry.kind === 'take' ? entry.water > 0 && entry.minute >= dry : entry.filledAt >= dry && entry.filledAt < resume)
  const entries = current.entries.flatMap((entry) => {
    const kept = isLost(entry) ? null : before(entry, resume)
    return kept ? [kept] : []
  })
  return scheduleRace(race, athlete, products, { ...options, settled: { from: resume, entries } })
}
