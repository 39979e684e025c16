import { openCatalog } from '@pacemeal/catalog'
import { type HabitLog, habitsAt, openFoodFinder } from '@pacemeal/catalog/reference'
import { wallMinuteAt } from '@pacemeal/domain'
import { browserZone } from '../../../navigation/local-day.ts'
import { type Eatable, eatableReference } from './eatable.ts'
import { MAX_SHOWN, openFoodCatalogue } from './food-catalogue.ts'

/** What the person logged before. */
export type LoggedMeal = HabitLog

/** Finds everything that can be logged by its name: the kitchen's foods and recipes, and the reference foods. */
export interface FoodLookup {
  /** Best first; nothing for empty text. What the person logs often at this hour comes before what others mean. */
  readonly find: (text: string, logs?: readonly LoggedMeal[]) => readonly Eatable[]
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
    find: (text, logs = []) =>
      finder
        .search(text, { limit: MAX_SHOWN, favour: habitsAt(logs, wallMinuteAt(Date.now(), browserZone())) })
        .map(({ key }) => eatable(key))
        .filter((one) => one !== undefined),
  }
  return opened
}
