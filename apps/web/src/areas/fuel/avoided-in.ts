import { findAvoidedWords, openCatalog } from '@pacemeal/catalog'
import { readDiets } from '@pacemeal/domain'

/** Words of a description that the profile's diets and restrictions speak against. Brings the catalogue: fetch it late. */
export function avoidedIn(
  diet: readonly string[] | null,
  restrictions: readonly string[] | null,
  description: string,
): readonly string[] {
  const catalog = openCatalog()
  return findAvoidedWords(catalog.rulesFor(readDiets(diet), restrictions ?? []), description, catalog.foods)
}
