import { classLabel } from './class-labels.ts'
import { findBrokenRule } from './diets.ts'
import type { Food } from './food.ts'
import { findFoodObjection } from './permits.ts'
import { type FoodRules, nameHolds } from './restrictions.ts'

/** Why somebody should look twice before they eat something that they want to log. */
export interface Caution {
  /** What is in it: `milk and dairy`, or the word that they avoid. */
  readonly of: string
  /** It is in there; otherwise it may well be. */
  readonly isSure: boolean
}

/** What is known of a food that is to be logged. */
export interface CautionedFood {
  readonly name: string
  readonly sure: readonly string[]
  readonly doubted: readonly string[]
}

/** Common products of that name may hold it, or traces of it. */
const isPossible = (leaf: string): boolean =>
  leaf.endsWith('_possible') || leaf === 'spice_blend' || leaf === 'gluten_trace' || leaf === 'unknown'

/** What a person's diets and restrictions say against a food by its name and classes. A doubt is told, too. */
export function findCaution(rules: FoodRules, { name, sure, doubted }: CautionedFood): Caution | undefined {
  const word = rules.excludedNames.find((one) => nameHolds(name, one))
  if (word !== undefined) return { of: word, isSure: true }
  const broken = findBrokenRule(rules.classRules, sure)
  if (broken) return { of: classLabel(broken.forbids), isSure: true }
  const may = findBrokenRule(rules.classRules, [...sure, ...doubted])
  return may && { of: classLabel(may.forbids), isSure: false }
}

/** The same of a food of the kitchen. */
export function findKitchenCaution(rules: FoodRules, food: Food): Caution | undefined {
  const known = {
    name: food.name,
    sure: food.classes.filter((leaf) => !isPossible(leaf)),
    doubted: food.classes.filter(isPossible),
  }
  const found = findCaution(rules, known)
  if (found) return found
  // What it is made of, beyond its name and classes.
  return findFoodObjection(rules, food) ? { of: food.name, isSure: true } : undefined
}
