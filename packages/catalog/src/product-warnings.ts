import { classesOfAllergen } from './allergens.ts'
import { findAvoidedWords } from './avoided-words.ts'
import type { IngredientClass } from './classes.ts'
import { type ClassRule, dietRules, findBrokenRule } from './diets.ts'
import type { Food } from './food.ts'
import type { FoodRules } from './restrictions.ts'

/** Allergen tags of Open Food Facts, without their language, as classes of the tree. */
const classesOfTag: Readonly<Record<string, readonly IngredientClass[]>> = {
  ...classesOfAllergen,
  wheat: ['wheat'],
  rye: ['rye'],
  barley: ['barley'],
  oats: ['oats'],
  spelt: ['wheat'],
  kamut: ['wheat'],
  almonds: ['tree_nut'],
  hazelnuts: ['tree_nut'],
  walnuts: ['tree_nut'],
  'cashew-nuts': ['tree_nut'],
  'pecan-nuts': ['tree_nut'],
  'brazil-nuts': ['tree_nut'],
  'pistachio-nuts': ['tree_nut'],
  'macadamia-nuts': ['tree_nut'],
  'sesame-seeds': ['sesame'],
  'sulphur-dioxide-and-sulphites': ['sulphites'],
}

/** What is declared of a product. */
export interface DeclaredContents {
  readonly name: string
  readonly allergens: readonly string[]
  readonly traces: readonly string[]
  readonly ingredients: string | null
}

/** What speaks against a product for somebody, in the words of its declaration. */
export interface ProductWarnings {
  readonly contains: readonly string[]
  readonly mayContain: readonly string[]
  /** Neither allergens nor ingredients are declared, and the person avoids something: nothing can be ruled out. */
  readonly isUndeclared: boolean
}

const wordOf = (tag: string): string => tag.replace(/^[a-z]{2}:/, '')

const isAvoided = (rules: FoodRules, tag: string): boolean => {
  const classes = classesOfTag[wordOf(tag)] ?? []
  return classes.some((one) => findBrokenRule(rules.classRules, [one]) !== undefined)
}

const inWords = (tag: string): string => wordOf(tag).replaceAll('-', ' ')

/** What a product may be called, and the rules that it keeps then. */
const claims: readonly (readonly [called: RegExp, rules: readonly ClassRule[]])[] = [
  [/\bvegan|\bplant[- ]based|\bpflanzlich/i, dietRules.vegan],
  [/\b(?:dairy|milk)[- ]free|\bmilchfrei/i, dietRules['dairy-free']],
  [/\bgluten[- ]?free|\bglutenfrei|\bsin gluten/i, [...dietRules['gluten-free'], { forbids: 'wheat' }]],
]

/** The rules that speak of a product by its name: no milk is meant by `vegan cheese`, and no wheat by `gluten free bread`. */
const rulesForName = (rules: FoodRules, name: string): FoodRules => {
  const kept = claims.flatMap(([called, keeps]) => (called.test(name) ? keeps.map(({ forbids }) => forbids) : []))
  return { ...rules, classRules: rules.classRules.filter(({ forbids }) => !kept.includes(forbids)) }
}

/** What a person's diet and restrictions have against a product: by its allergens, traces, ingredients and name. */
export function findProductWarnings(
  rules: FoodRules,
  product: DeclaredContents,
  foods: readonly Food[],
): ProductWarnings {
  const avoids = rules.classRules.length > 0 || rules.excludedNames.length > 0
  // Tags of other languages that are not known yet are read like words.
  const unknown = product.allergens.filter((tag) => !(wordOf(tag) in classesOfTag)).map(inWords)
  const called = findAvoidedWords(rulesForName(rules, product.name), product.name, foods)
  const words = [...called, ...findAvoidedWords(rules, [product.ingredients ?? '', ...unknown].join('. '), foods)]
  const declared = product.allergens.filter((tag) => isAvoided(rules, tag)).map(inWords)
  // `skim milk` says no more than `milk`.
  const more = words.filter((word) => !declared.some((one) => word.endsWith(one)))
  const contains = [...new Set([...declared, ...more])]
  const traceWords = findAvoidedWords(rules, product.traces.map(inWords).join('. '), foods)
  const traces = product.traces.filter((tag) => isAvoided(rules, tag)).map(inWords)
  return {
    contains,
    mayContain: [...new Set([...traces, ...traceWords])].filter((word) => !contains.includes(word)),
    isUndeclared: avoids && product.ingredients === null && product.allergens.length === 0,
  }
}
