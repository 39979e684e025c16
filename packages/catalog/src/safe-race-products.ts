import type { Diet } from '@pacemeal/domain'
import type { RaceProduct } from '@pacemeal/domain/event'
import { classesOfAllergen } from './allergens.ts'
import { openCatalog } from './catalog.ts'
import { findBrokenRule } from './diets.ts'
import { findFoodObjection } from './permits.ts'
import { findAvoidedInName } from './product-warnings.ts'
import { type FoodRules, nameHolds, rulesFor } from './restrictions.ts'

/** Foods of the catalogue that generic products are. */
const foodOf: Readonly<Record<string, string>> = {
  banana: 'banana',
  dates: 'dates-medjool',
  potato: 'potato-boiled',
  honey: 'honey',
}

/** Diets that are eaten for health: what they leave out is avoided as an allergen is. */
const forHealth: ReadonlySet<Diet> = new Set(['gluten-free', 'dairy-free'])

/** What somebody eats nothing of. */
export interface Avoidance {
  readonly diets: readonly Diet[]
  readonly restrictions: readonly string[]
}

/**
 * The products that the athlete's restrictions and diets leave. A label that nobody has read is left out as soon as anything
 * is avoided, for a restriction or for health. Brings the catalogue: in a browser fetch it late. What a diet says of generic
 * products, and of what no name or label tells, is in the products themselves (`unfitFor`).
 */
export function safeRaceProducts(
  products: readonly RaceProduct[],
  { diets, restrictions }: Avoidance,
  /** Ids of products that hold what their food holds, whatever label they have. */
  generic: ReadonlySet<string>,
): readonly RaceProduct[] {
  const { foods } = openCatalog()
  const avoided = rulesFor(
    diets.filter((diet) => forHealth.has(diet)),
    restrictions,
    foods,
  )
  const eaten = rulesFor(
    diets.filter((diet) => !forHealth.has(diet)),
    [],
    foods,
  )
  const isNamed = (rules: FoodRules, { name }: RaceProduct): boolean =>
    rules.excludedNames.some((word) => nameHolds(name, word)) || findAvoidedInName(rules, name, foods).length > 0
  const isForbidden = (rules: FoodRules, classes: readonly string[]): boolean =>
    findBrokenRule(rules.classRules, classes) !== undefined
  return products.filter((product) => {
    const food = foods.find(({ id }) => id === foodOf[product.id])
    const isGeneric = generic.has(product.id)
    const labelled = product.allergens?.flatMap((allergen) => classesOfAllergen[allergen])
    const classes = [
      ...(labelled ?? ['unknown']),
      ...(product.caffeine > 0 ? ['caffeine'] : []),
      ...(isGeneric && food ? food.classes : ['added_sugar']),
    ]
    const isFoodLeftOut = food !== undefined && findFoodObjection(avoided, food) !== undefined
    const isAvoided = isNamed(avoided, product) || isFoodLeftOut || isForbidden(avoided, classes)
    return !isAvoided && (isGeneric || !(isNamed(eaten, product) || isForbidden(eaten, labelled ?? [])))
  })
}
