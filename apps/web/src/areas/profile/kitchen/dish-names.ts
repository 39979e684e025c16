import { openCatalog } from '@pacemeal/catalog'

/** A dish of the catalogue as it can be chosen. */
export interface DishName {
  readonly id: string
  readonly name: string
}

/** All dishes by name. Brings the catalogue: fetch it late. */
export const dishNames: readonly DishName[] = openCatalog()
  .recipes.map(({ id, name }) => ({ id, name }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
