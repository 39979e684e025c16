import type { AnalysedItem, RememberPortionsInput } from '@pacemeal/protocol/food-analysis'
import type { SavedFood } from '../saved-foods.ts'

type Portion = RememberPortionsInput['items'][number]

/** Portions that may be remembered, in grams, as the function takes them. */
const LEAST = 1
const MOST = 5000

/** The foods of a plate that were saved with another weight than they were shown with. What was swapped or removed is none. */
export function correctedPortions(
  items: readonly AnalysedItem[],
  saved: readonly Pick<SavedFood, 'name' | 'grams'>[],
): readonly Portion[] {
  return items.flatMap(({ food, name, grams }): readonly Portion[] => {
    const now = saved.find((one) => one.name === name)?.grams
    const isCorrected = now !== undefined && now >= LEAST && now <= MOST && Math.round(now) !== Math.round(grams)
    return isCorrected ? [{ food, name, grams: now }] : []
  })
}
