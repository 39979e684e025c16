import type { UnitChoices } from '@pacemeal/domain'
import { fetchFoodNames, foodNames } from '../languages/food-names.ts'
import { adoptUnits } from '../languages/units.ts'

/** What somebody does to a screen that drawing it anew would undo. */
const touches = ['pointerdown', 'keydown', 'input'] as const

/**
 * Takes over the units that the account knows, and draws the screens in them at once: a field would be read in another
 * unit than it shows. Names of foods that have to be fetched are drawn when they are here, or as somebody who has begun
 * to use the `page` moves on.
 */
export function takeOverUnits(known: UnitChoices, draw: () => void, page: EventTarget = document): void {
  if (!adoptUnits(known)) return
  draw()
  const drawn = foodNames()
  const unused = new AbortController()
  for (const touch of touches)
    page.addEventListener(touch, () => unused.abort(), { capture: true, signal: unused.signal })
  void fetchFoodNames().then(() => {
    if (!unused.signal.aborted && foodNames() !== drawn) draw()
    unused.abort()
  })
}
