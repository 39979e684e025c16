import { type DeclaredContents, findProductWarnings, openCatalog, type ProductWarnings } from '@pacemeal/catalog'
import { readDiets } from '@pacemeal/domain'

/** What the profile's diets and restrictions speak against in a product. Brings the catalogue: fetch it late. */
export function warningsOfProduct(
  diet: readonly string[] | null,
  restrictions: readonly string[] | null,
  contents: DeclaredContents,
): ProductWarnings {
  const catalog = openCatalog()
  return findProductWarnings(catalog.rulesFor(readDiets(diet), restrictions ?? []), contents, catalog.foods)
}
