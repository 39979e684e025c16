import { cupOf, MAX_AT_STATION } from './cups.ts'
import { roomBeside } from './guard.ts'
import type { LaidPiece } from './layout.ts'
import { FINISH_MINUTES } from './race.ts'
import type { Entry, Piece } from './schedule-types.ts'
import { BOUNDS } from './sips.ts'
import { CUP_PARTS, type Stops } from './take-at-stations.ts'

/** Who carries bottles does not stop for less, ml (own choice). */
const MIN_STOP = 80

/** What is drunk of an entry from one minute to another, ml. */
function drunkWithin(entry: Entry, from: number, to: number): number {
  if (entry.kind !== 'bottle') return entry.minute >= from && entry.minute < to ? entry.water : 0
  const shared = Math.max(0, Math.min(to, entry.to) - Math.max(from, entry.from))
  return (entry.drunk * shared) / Math.max(1, entry.to - entry.from)
}

const isHandedOutAt = (entry: Entry, minute: number): boolean =>
  entry.kind !== 'bottle' &&
  entry.minute === minute &&
  (entry.kind === 'cup' || (entry.kind === 'take' && entry.isAtStation === true))

/**
 * Water at each station for what bottles lack until the next: as much as is wanted there, drunk at once at most, and inside the
 * limits of its hours. What is handed out there already becomes more.
 */
export function drinkAtStations(
  laid: readonly LaidPiece[],
  wanted: readonly Piece[],
  { refills, handouts, finish, limits, byId }: Stops,
): readonly LaidPiece[] {
  const most = {
    carbs: Number.POSITIVE_INFINITY,
    fluid: Math.min(limits.fluid, (1 + BOUNDS.fluid) * Math.max(0, ...wanted.map(({ fluid }) => fluid))),
  }
  let drawn = laid
  for (const station of handouts) {
    const at = drawn.findIndex(({ piece }) => !piece.isBreak && station >= piece.from && station < piece.to)
    if (station === 0 || at < 0 || station >= finish - FINISH_MINUTES) continue
    const until = refills.find((one) => one > station) ?? finish
    const all = drawn.flatMap(({ entries }) => entries)
    const asked = wanted.reduce(
      (sum, piece) => sum + (piece.fluid * Math.max(0, Math.min(until, piece.to) - Math.max(station, piece.from))) / 60,
      0,
    )
    const lacking = asked - all.reduce((sum, entry) => sum + drunkWithin(entry, station, until), 0)
    const here = all.filter((entry) => entry.kind !== 'bottle' && entry.minute === station)
    const room = MAX_AT_STATION - here.reduce((sum, entry) => sum + drunkWithin(entry, station, station + 1), 0)
    const beside = here.find((entry) => isHandedOutAt(entry, station))
    const cups = CUP_PARTS.flatMap((part) => cupOf(station, part * Math.min(lacking, room)))
    const more = cups.length === 0 ? undefined : cups.find(roomBeside(all, byId, finish, most).isFor)
    if (more === undefined || (beside === undefined && more.water < MIN_STOP)) continue
    drawn = drawn.map((one, index) => {
      if (beside === undefined) return index === at ? { ...one, entries: [...one.entries, more] } : one
      const filled = (entry: Entry): Entry =>
        entry === beside && entry.kind !== 'bottle' ? { ...entry, water: entry.water + more.water } : entry
      return { ...one, entries: one.entries.map(filled) }
    })
  }
  return drawn
}
