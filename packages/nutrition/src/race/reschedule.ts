import type { RaceProduct } from '@pacemeal/domain/event'
import { stretchesOf } from './carry.ts'
import { refillsOf } from './layout.ts'
import { type Race, type RaceAthlete, raceMinutes } from './race.ts'
import { type ScheduleOptions, scheduleRace } from './schedule.ts'
import { type Cup, type Entry, minuteOf, type RaceSchedule, type Take } from './schedule-types.ts'

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

/** Whether its water is handed out where it is taken. */
const isOfStation = (entry: Cup | Take): boolean => entry.kind === 'cup' || entry.isAtStation === true

const isWaterCarried = (take: Take): boolean => take.water > 0 && !isOfStation(take)

/** What of an entry lies before a minute; null when nothing does. */
function before(entry: Entry, minute: number): Entry | null {
  if (entry.kind !== 'bottle') return entry.minute < minute ? entry : null
  if (entry.from >= minute) return null
  const to = Math.min(entry.to, minute)
  return { ...entry, to, drunk: (entry.drunk * (to - entry.from)) / (entry.to - entry.from) }
}

/**
 * What bottles and pockets hold until the next water. Where a station is gone, the last that was to come from it is left out:
 * water that is drunk at the end, gels that need it, pieces. What was taken before the change stays.
 */
function withinCarry(
  entries: readonly Entry[],
  { at, race }: RaceChange,
  products: readonly RaceProduct[],
): readonly Entry[] {
  const byId = new Map(products.map((product) => [product.id, product]))
  const isPlain = (entry: Entry) =>
    entry.kind === 'bottle' && entry.contents.every(({ product }) => byId.get(product)?.kind !== 'mix')
  let kept = entries
  for (;;) {
    const over = stretchesOf(kept, byId, refillsOf(race), raceMinutes(race), race.carry).find(
      ({ bottles, pieces, to }) => (bottles > race.carry.bottles || pieces > race.carry.pockets) && to > at,
    )
    const end = (entry: Entry) => (entry.kind === 'bottle' ? entry.to : entry.minute + 1)
    const isFull = over !== undefined && over.pieces > race.carry.pockets
    const isCarried = (entry: Entry) =>
      isFull ? entry.kind === 'take' : entry.kind === 'take' ? isWaterCarried(entry) : isPlain(entry)
    const last = kept
      .filter((entry) => over && isCarried(entry) && end(entry) > Math.max(at, over.from) && minuteOf(entry) < over.to)
      .toSorted((a, b) => end(b) - end(a))[0]
    if (last === undefined) return kept
    kept = kept.flatMap((entry) => (entry === last ? (before(entry, Math.max(at, end(last) - 1)) ?? []) : [entry]))
  }
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
  const isLost = (entry: Entry): boolean => {
    if (missed.includes(entry)) return true
    if (entry.kind === 'bottle') return entry.filledAt >= dry && entry.filledAt < resume
    if (entry.kind === 'take' && entry.waterAt !== undefined)
      return entry.minute >= at && !refills.includes(entry.waterAt)
    if (isOfStation(entry)) return entry.minute >= at && !refills.includes(entry.minute)
    return entry.water > 0 && entry.minute >= dry
  }
  const entries = current.entries.flatMap((entry) => {
    const kept = isLost(entry) ? null : before(entry, resume)
    return kept ? [kept] : []
  })
  const held = withinCarry(entries, { at, race, missed }, products)
  const { provision } = current
  return scheduleRace(race, athlete, products, { ...options, provision, settled: { from: resume, entries: held } })
}
