import type { HouseholdPortions } from './household-portions.ts'
import type { PlateStart, PotStart } from './pots.ts'

/** Somebody who eats from a pot at one plate of the athlete, with the share of the pot that is meant for them. */
interface PotEater {
  readonly plate: number
  /** `self`, or the id of somebody else at the table. */
  readonly eater: string
  readonly weight: number
}

/** Everybody who eats from a pot, in the order of time, with how much of it. */
export const eatersOf = (
  pot: PotStart,
  plates: readonly PlateStart[],
  portions: HouseholdPortions,
): readonly PotEater[] =>
  pot.plates.flatMap((plate) => {
    const share = portions.shares[plate] ?? 0
    const guests = plates[plate]?.place.guests ?? []
    return [
      { plate, eater: 'self', weight: share },
      ...guests.map(({ id, portion }) => ({ plate, eater: id, weight: share * portion })),
    ]
  })
