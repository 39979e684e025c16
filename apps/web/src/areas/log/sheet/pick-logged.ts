import type { LoggedItem } from '@pacemeal/domain'
import { isOwnFoodId, type KeptOwnFood } from '@pacemeal/domain/own-food'
import type { WholeLookup } from './food-finder.ts'
import { type PickedFood, pickItem } from './log-form.ts'

/**
 * The foods of a stored log in their grams. `waiting` while it names an own food and `own` is not here yet, which would pass
 * for deleted; `lost` when one is not there any more, since a part would pass for the whole.
 */
export function pickLogged(
  items: readonly LoggedItem[],
  lookup: Pick<WholeLookup, 'eatable'>,
  own: readonly KeptOwnFood[] | undefined,
): readonly PickedFood[] | 'waiting' | 'lost' {
  if (own === undefined && items.some(({ food }) => isOwnFoodId(food))) return 'waiting'
  const picked = items.flatMap((item) => {
    const eatable = lookup.eatable(`food:${item.food}`, own ?? [])
    return eatable ? [pickItem(eatable, item.grams)] : []
  })
  return picked.length === items.length ? picked : 'lost'
}
