import { openCatalog } from '@pacemeal/catalog'
import { activeLocale } from '../../../languages/active-locale.ts'
import { dishName } from '../../../languages/kitchen.ts'

/** A dish of the catalogue as it can be chosen. */
export interface DishName {
  readonly id: string
  readonly name: string
}

/** All dishes by name. Brings the catalogue: fetch it late. */
export const dishNames: readonly DishName[] = openCatalog()
  .recipes.map(({ id, name }) => ({ id, name: dishName(name) }))
  .toSorted((a, b) => a.name.localeCompare(b.name, activeLocale()))
