import type { RaceProduct } from '@pacemeal/domain/event'
import { SOLIDS } from './compose.ts'
import { cupOf, MAX_AT_STATION } from './cups.ts'
import { type HourLimits, roomBeside } from './guard.ts'
import type { LaidPiece } from './layout.ts'
import { type Carry, FINISH_MINUTES } from './race.ts'
import type { Cup, Entry, Take } from './schedule-types.ts'
import { BOUNDS } from './sips.ts'

/** Minutes by which a piece may wait for its station, or come early. */
const MAX_SHIFT = 30
/** Minutes by which a piece that is carried makes way for another with water. */
export const CARRIED_SHIFTS = [0, 5, -5, 10, -10, 15, -15] as const
/** Parts of a cup that are tried where all of it is too much. */
export const CUP_PARTS = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3] as const

/** What of a race decides where something is taken. */
export interface Stops {
  readonly refills: readonly number[]
  /** The minutes at which water is handed out. */
  readonly handouts: readonly number[]
  readonly finish: number
  readonly carry: Carry
  readonly limits: HourLimits
  readonly byId: ReadonlyMap<string, RaceProduct>
}

/** What an hour of food and water at stations may hold: its limits, and no more than is wanted of it. */
export const hourLimits = (laid: readonly LaidPiece[], limits: HourLimits): HourLimits => ({
  carbs: Math.min(limits.carbs, SOLIDS.nearer * Math.max(0, ...laid.map(({ piece }) => piece.carbs))),
  fluid: Math.min(limits.fluid, (1 + BOUNDS.fluid) * Math.max(0, ...laid.map(({ piece }) => piece.fluid))),
})

/**
 * Moves what is taken with water to the nearest station at which its hours stay inside their limits, so that the water is
 * not carried. Without bottles what finds no station is left out. What is at a station already stays there. Cups are as large as those hours allow; one beside food
 * is drunk with it.
 */
export function takeAtStations(
  laid: readonly LaidPiece[],
  { handouts, finish, carry, limits, byId }: Stops,
): readonly LaidPiece[] {
  const isOpen = (minute: number) => laid.some(({ piece }) => minute >= piece.from && minute < piece.to)
  const stations = handouts.filter((minute) => minute > 0 && minute < finish - FINISH_MINUTES && isOpen(minute))
  const all = laid.flatMap(({ entries }) => entries)
  const isCapsule = ({ product }: Take): boolean => byId.get(product)?.kind === 'capsule'
  /** What needs no water, then what is at a station by itself, and food before capsules. */
  const rankOf = (take: Take): number =>
    take.water === 0 ? 0 : (stations.includes(take.minute) ? 1 : 2) + (isCapsule(take) ? 2 : 0)
  const takes = all
    .flatMap((entry) => (entry.kind === 'take' ? [entry] : []))
    .toSorted((a, b) => rankOf(a) - rankOf(b) || a.minute - b.minute)
  const most = hourLimits(laid, limits)
  const bottles = all.filter(({ kind }) => kind === 'bottle')
  const placed = new Map<Entry, Cup | Take>()
  const room = roomBeside(bottles, byId, finish, most)
  const place = (entry: Entry, as: Cup | Take): void => {
    placed.set(entry, as)
    room.add(as)
  }
  const waterAt = (minute: number): number =>
    [...placed.values()].reduce((sum, entry) => sum + (entry.minute === minute ? entry.water : 0), 0)
  /** One food at a station, and a capsule beside it, as far as their water is drunk at once. */
  const hasRoomAt = (minute: number, take: Take): boolean =>
    waterAt(minute) + take.water <= MAX_AT_STATION &&
    [...placed.values()].every(
      (one) =>
        one.minute !== minute || one.kind === 'cup' || one.isAtStation !== true || isCapsule(one) !== isCapsule(take),
    )
  /** Where it is carried to: away from what else is taken with water. */
  const onTheWay = (take: Take): readonly Take[] =>
    CARRIED_SHIFTS.map((shift) => take.minute + shift)
      .filter(
        (minute) =>
          isOpen(minute) &&
          minute < finish - FINISH_MINUTES &&
          [...placed.values()].every(
            (one) =>
              one.minute !== minute || one.kind === 'cup' || one.water === 0 || isCapsule(one) !== isCapsule(take),
          ),
      )
      .map((minute) => ({ ...take, minute }))
  for (const take of takes) {
    if (take.water === 0 || take.isAtStation) {
      if (room.isFor(take)) place(take, take)
      continue
    }
    const near = stations
      .filter((minute) => Math.abs(minute - take.minute) <= MAX_SHIFT && hasRoomAt(minute, take))
      .toSorted((a, b) => Math.abs(a - take.minute) - Math.abs(b - take.minute))
    const moved = near.map((minute): Take => ({ ...take, minute, isAtStation: true }))
    const fitting = [...moved, ...(carry.bottles > 0 ? onTheWay(take) : [])].find(room.isFor)
    if (fitting) place(take, fitting)
  }
  for (const cup of all) {
    if (cup.kind !== 'cup') continue
    const most = Math.min(cup.water, MAX_AT_STATION - waterAt(cup.minute))
    const fitting = CUP_PARTS.flatMap((part) => cupOf(cup.minute, part * most)).find(room.isFor)
    if (fitting) place(cup, fitting)
  }
  for (const [entry, cup] of placed) {
    if (cup.kind !== 'cup') continue
    const withFood = [...placed].find(([, one]) => one.kind === 'take' && one.isAtStation && one.minute === cup.minute)
    if (withFood === undefined) continue
    placed.delete(entry)
    placed.set(withFood[0], { ...withFood[1], water: withFood[1].water + cup.water })
  }
  return laid.map((one) => ({
    ...one,
    entries: one.entries.flatMap((entry): Entry | readonly Entry[] =>
      entry.kind === 'bottle' ? entry : (placed.get(entry) ?? []),
    ),
  }))
}
