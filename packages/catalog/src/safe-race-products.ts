import type { RaceProduct } from '@pacemeal/domain/event'
import { classesOfAllergen } from './allergens.ts'
import { openCatalog } from './catalog.ts'
import { expandClasses } from './classes.ts'
import { findFoodObjection } from './permits.ts'
import { nameHolds, rulesFor } from './restrictions.ts'

/** Foods of the catalogue that generic products are. */
const foodOf: Readonly<Record<string, string>> = {
  banana: 'banana',
  dates: 'dates-medjool',
  potato: 'potato-boiled',
  honey: 'honey',
}

/**
 * The products that the athlete's restrictions leave. A label that nobody has read is left out as soon as anything is
 * avoided. Brings the catalogue: in a browser fetch it late. Diets are the products' own matter.
 */
export function safeRaceProducts(
  products: readonly RaceProduct[],
  restrictions: readonly string[],
  /** Ids of products that hold what their food holds, whatever label they have. */
  generic: ReadonlySet<string>,
): readonly RaceProduct[] {
  const { foods } = openCatalog()
  const rules = rulesFor([], restrictions, foods)
  if (rules.readings.length === 0) return products
  return products.filter((product) => {
    const food = foods.find(({ id }) => id === foodOf[product.id])
    const isGeneric = generic.has(product.id)
    const labelled = product.allergens?.flatMap((allergen) => classesOfAllergen[allergen]) ?? ['unknown']
    const classes = [
      ...labelled,
      ...(product.caffeine > 0 ? ['caffeine'] : []),
      ...(isGeneric && food ? food.classes : ['added_sugar']),
    ]
    const isNamed = rules.excludedNames.some((word) => nameHolds(product.name, word))
    const isFoodLeftOut = food !== undefined && findFoodObjection(rules, food) !== undefined
    const forbidden = expandClasses(classes)
    return !isNamed && !isFoodLeftOut && !rules.classRules.some(({ forbids }) => forbidden.has(forbids as never))
  })
}
