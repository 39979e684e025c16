import type { RaceProduct } from '@pacemeal/domain/event'
import type { Carry } from './race.ts'
import type { Bottle, Entry, Take } from './schedule-types.ts'

/** What is carried from one refill to the next. */
export interface Stretch {
  readonly from: number
  readonly to: number
  readonly bottles: number
  /** Of these, the ones with a mix and for the water that goes with food: without what is only drunk. */
  readonly fuelBottles: number
  /** Millilitres of plain water that leave its start: what is drunk of it on the way, and what goes with food. */
  readonly water: number
  readonly pieces: number
}

/** Whether a piece is carried between two refills: what is taken at a station is brought to it. */
export const isCarriedIn = ({ minute, isAtStation }: Take, from: number, to: number): boolean =>
  isAtStation === true ? minute > from && minute <= to : minute >= from && minute < to

/**
 * What each stretch between two refills needs: bottles with a mix that are filled at its start or still in use there, bottles
 * for its plain water (which is topped up anywhere), and solid pieces in pockets.
 */
export function stretchesOf(
  entries: readonly Entry[],
  products: ReadonlyMap<string, RaceProduct>,
  refills: readonly number[],
  finish: number,
  carry: Carry,
): readonly Stretch[] {
  const isMixed = (entry: Bottle) => entry.contents.some(({ product }) => products.get(product)?.kind === 'mix')
  return refills.map((from, i) => {
    const to = refills[i + 1] ?? finish
    let mixed = 0
    let water = 0
    let plain = 0
    let withFood = 0
    let pieces = 0
    for (const entry of entries) {
      if (entry.kind === 'cup') continue
      if (entry.kind === 'take') {
        if (!isCarriedIn(entry, from, to)) continue
        if (entry.isAtStation !== true) withFood += entry.water
        pieces += entry.servings
      } else if (isMixed(entry)) {
        mixed += entry.filledAt === from || (entry.from < from && entry.to > from) ? 1 : 0
      } else {
        const shared = Math.max(0, Math.min(to, entry.to) - Math.max(from, entry.from))
        const drunk = (entry.drunk * shared) / (entry.to - entry.from)
        water += drunk
        if (entry.contents.length === 0) plain += drunk
      }
    }
    const bottlesFor = (amount: number) => mixed + Math.ceil(amount / carry.bottle - 1e-6)
    return {
      from,
      to,
      bottles: bottlesFor(water + withFood),
      fuelBottles: bottlesFor(withFood),
      water: plain + withFood,
      pieces,
    }
  })
}
