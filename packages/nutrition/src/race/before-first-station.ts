import type { RaceProduct } from '@pacemeal/domain/event'
import { isCarriedIn } from './carry.ts'
import { MAX_AT_STATION } from './cups.ts'
import { findBreach } from './guard.ts'
import type { LaidPiece } from './layout.ts'
import { FINISH_MINUTES } from './race.ts'
import { type Entry, minuteOf, type Take } from './schedule-types.ts'
import { hourLimits, type Stops } from './take-at-stations.ts'

/** How long before the water that goes with it a bite is eaten, minutes, and how much water it may wait for, ml (own choice). */
export const BEFORE = 15
const MAX_OWED = 60
/** So soon after the start the last bite before it has just been taken. Minutes (own choice). */
const AFTER_START = 5
/** Pieces of chews at once. */
const HANDFUL = [3, 2, 1] as const

const isHandedOutAt = (entry: Entry, minute: number): boolean =>
  entry.kind !== 'bottle' && entry.minute === minute && (entry.kind === 'cup' || entry.isAtStation === true)

/** Whether so much of it may wait for its water: chews and food that need little; a gel is never taken without its own. */
export const mayWaitForWater = ({ kind, carbs, caffeine, water }: RaceProduct, servings: number): boolean =>
  (kind === 'chew' || kind === 'food') && carbs > 0 && caffeine === 0 && water > 0 && water * servings <= MAX_OWED

/** What may wait for its water, the most of it first. */
const bitesOf = (solids: readonly RaceProduct[]): readonly Pick<Take, 'product' | 'servings'>[] =>
  solids
    .flatMap((product) =>
      (product.kind === 'chew' ? HANDFUL : ([1] as const)).map((servings) => ({ product, servings })),
    )
    .filter(({ product, servings }) => mayWaitForWater(product, servings))
    .toSorted((a, b) => b.product.carbs * b.servings - a.product.carbs * a.servings)
    .map(({ product, servings }) => ({ product: product.id, servings }))

/**
 * Without a bottle, something small to eat shortly before the first station, whose water is drunk there: where nothing else is
 * taken before it, its hours have room, and what is wanted until then is no less.
 */
export function biteBeforeFirstStation(
  laid: readonly LaidPiece[],
  solids: readonly RaceProduct[],
  { handouts, finish, carry, limits, byId }: Stops,
): readonly LaidPiece[] {
  const [station] = handouts
  const at = laid.findIndex(({ piece }) => station !== undefined && station > piece.from && station <= piece.to)
  const piece = laid[at]?.piece
  if (carry.bottles > 0 || carry.pockets === 0 || station === undefined || piece === undefined) return laid
  const minute = station - BEFORE
  const all = laid.flatMap(({ entries }) => entries)
  if (
    minute < piece.from + AFTER_START ||
    station >= finish - FINISH_MINUTES ||
    all.some((one) => minuteOf(one) < station)
  )
    return laid
  const most = hourLimits(laid, limits)
  const inPockets = all.reduce(
    (sum, one) => (one.kind === 'take' && isCarriedIn(one, 0, station) ? sum + one.servings : sum),
    0,
  )
  const wanted = (piece.carbs * (station - piece.from)) / 60
  const here = all.find((entry) => isHandedOutAt(entry, station))
  const needed = all.reduce(
    (sum, one) =>
      one.kind === 'take' && one.minute === station ? sum + (byId.get(one.product)?.water ?? 0) * one.servings : sum,
    0,
  )
  for (const bite of bitesOf(solids)) {
    const product = byId.get(bite.product)
    const owed = (product?.water ?? 0) * bite.servings
    const poured = all.reduce((sum, one) => sum + (isHandedOutAt(one, station) ? drunkOf(one) : 0), 0)
    const more = Math.max(0, needed + owed - poured)
    if (inPockets + bite.servings > carry.pockets) continue
    if (product === undefined || product.carbs * bite.servings > wanted || poured + more > MAX_AT_STATION) continue
    const take: Take = { kind: 'take', minute, ...bite, water: 0, waterAt: station }
    const filled = all.map((one) => (one === here && one.kind !== 'bottle' ? { ...one, water: one.water + more } : one))
    const added: readonly Entry[] = here === undefined ? [take, { kind: 'cup', minute: station, water: owed }] : [take]
    if (findBreach([...filled, ...added], byId, finish, most) !== null) continue
    return laid.map((one, index) => ({
      ...one,
      entries: [
        ...(index === at ? added : []),
        ...one.entries.map((entry) =>
          entry === here && entry.kind !== 'bottle' ? { ...entry, water: entry.water + more } : entry,
        ),
      ],
    }))
  }
  return laid
}

const drunkOf = (entry: Entry): number => (entry.kind === 'bottle' ? 0 : entry.water)
