import { openCatalog } from '@pacemeal/catalog'
import { openFoodFinder } from '@pacemeal/catalog/reference'
import { type Eatable, eatableReference } from './eatable.ts'
import { MAX_SHOWN, openFoodCatalogue } from './food-catalogue.ts'

/** Finds everything that can be logged by its name: the kitchen's foods and recipes, and the reference foods. */
export interface FoodLookup {
  /** Best first; nothing for empty text. `favour` says how often the person logs a food, from 0 to 1 by its key. */
  readonly find: (text: string, favour?: (key: string) => number) => readonly Eatable[]
}

let opened: FoodLookup | undefined

/** The largest module of the sheet: it is fetched after the kitchen's own catalogue, which finds foods until it is here. */
export function openFoodLookup(): FoodLookup {
  if (opened) return opened
  const kitchen = openFoodCatalogue()
  const finder = openFoodFinder(openCatalog())
  const eatable = (key: string): Eatable | undefined => {
    const reference = finder.reference.find(key.slice(key.indexOf(':') + 1))
    return reference ? eatableReference(reference) : kitchen.eatable(key)
  }
  opened = {
    find: (text, favour) =>
      finder
        .search(text, { limit: MAX_SHOWN, ...(favour ? { favour } : {}) })
        .map(({ key }) => eatable(key))
        .filter((one) => one !== undefined),
  }
  return opened
}
