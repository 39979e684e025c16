import type { Food } from '@pacemeal/catalog'

/** Sports drinks, ready or stirred: they stand beside bars and powders. */
const SPORTS_DRINK = /^isotonic-/

/** Whether a food is drunk for its carbohydrate: juices, sports drinks, and what stands in the aisle of drinks. */
export const isDrink = ({ id, aisle, classes }: Pick<Food, 'id' | 'aisle' | 'classes'>): boolean =>
  aisle === 'Drinks' || classes.includes('juice') || SPORTS_DRINK.test(id)
