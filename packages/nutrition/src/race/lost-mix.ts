import type { RaceProduct } from '@pacemeal/domain/event'
import { balanceOf } from './balance.ts'
import type { HourLimits } from './guard.ts'
import { splitAt } from './pieces.ts'
import type { Entry, Piece } from './schedule-types.ts'

type Known = ReadonlyMap<string, RaceProduct>

/** Whole servings of each mix in all bottles. */
function mixesOf(entries: readonly Entry[], byId: Known): ReadonlyMap<string, number> {
  const mixes = new Map<string, number>()
  for (const entry of entries) {
    if (entry.kind !== 'bottle') continue
    for (const { product, servings } of entry.contents)
      if (byId.get(product)?.kind === 'mix') mixes.set(product, (mixes.get(product) ?? 0) + servings)
  }
  return mixes
}

/** Whether no bottles hold more of a mix than others do: more of it was not packed. */
export function isMixPacked(entries: readonly Entry[], packed: readonly Entry[], byId: Known): boolean {
  const most = mixesOf(packed, byId)
  return [...mixesOf(entries, byId)].every(([product, servings]) => servings <= (most.get(product) ?? 0))
}

/** Carbohydrate of entries between two minutes, g. */
export const carbsBetweenMinutes = (entries: readonly Entry[], byId: Known, from: number, to: number): number =>
  balanceOf(entries, byId, to).carbs.reduce((sum, carbs, minute) => (minute < from ? sum : sum + carbs), 0)

/**
 * What hours from `from` on ask for when carbohydrate that was lost before is taken in them, too: as much in each as the gut
 * still takes, up to the first refill by which it is made good, or the finish. Null where they have no room for any of it.
 */
export function withLostCarbs(
  pieces: readonly Piece[],
  lost: number,
  from: number,
  refills: readonly number[],
  limits: HourLimits,
): readonly Piece[] | null {
  const finish = pieces.at(-1)?.to ?? 0
  const roomOf = ({ isOpen, isBreak, fluid, carbs }: Piece): number =>
    isOpen && !isBreak && fluid > 0 ? Math.max(0, limits.carbs - carbs) : 0
  const roomUntil = (end: number): number =>
    pieces.reduce(
      (sum, piece) => sum + (roomOf(piece) * Math.max(0, Math.min(end, piece.to) - Math.max(from, piece.from))) / 60,
      0,
    )
  const until = refills.find((refill) => refill > from && roomUntil(refill) >= lost) ?? finish
  const room = roomUntil(until)
  if (room <= 0) return null
  const share = Math.min(1, lost / room)
  return pieces
    .flatMap((piece) => splitAt(piece, [from, until]))
    .map((piece) =>
      piece.from >= from && piece.to <= until ? { ...piece, carbs: piece.carbs + share * roomOf(piece) } : piece,
    )
}
