import type { WeighedFood } from '@pacemeal/catalog'
import type { HouseholdPortions } from './household-portions.ts'
import type { PlateStart } from './pots.ts'

/** Grams of a plate as they stand, before they are kept to the tenth. */
export const platesFoods = (
  portions: HouseholdPortions,
  plates: readonly PlateStart[],
  plate: number,
): readonly WeighedFood[] => {
  const own = plates[plate]
  if (!own) return []
  const { start } = portions.pots[own.pot] ?? {}
  const share = portions.shares[plate] ?? 0
  return [
    ...portions.gramsOf(own.pot).flatMap((grams, line) => {
      const food = start?.dish.lines[line]?.food
      return food ? [{ food, grams: grams * share }] : []
    }),
    ...own.sides.map(({ side }, i) => ({
      food: side.part.food,
      grams: (portions.steps[plate]?.[i] ?? 0) * side.part.stepGrams,
    })),
  ]
}
