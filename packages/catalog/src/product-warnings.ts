import { classesOfAllergen } from './allergens.ts'
import { findAvoidedWords } from './avoided-words.ts'
import type { IngredientClass } from './classes.ts'
import { findBrokenRule } from './diets.ts'
import type { Food } from './food.ts'
import type { FoodRules } from './restrictions.ts'
import { findAvoidedForeign } from './said-allergens/avoided-foreign.ts'
import { withoutLookalikes } from './said-allergens/lookalikes.ts'
import { readName, withoutAbsent, withoutLactoseRules } from './said-allergens/names.ts'

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

const rulesBrokenBy = (rules: FoodRules, tag: string) =>
  (classesOfTag[wordOf(tag)] ?? []).flatMap((one) => findBrokenRule(rules.classRules, [one])?.forbids ?? [])

const isAvoided = (rules: FoodRules, tag: string): boolean => rulesBrokenBy(rules, tag).length > 0

const inWords = (tag: string): string => wordOf(tag).replaceAll('-', ' ')

/** What fuel comes as says nothing of what is in it, though most bars of the catalogue hold milk. */
const FORM = /(?<!\p{L})(?:bar|gel|chew|drink|(?<!trail )mix|bite|snack)(?:e?s)?(?!\p{L})/giu

const findAvoidedInText = (
  rules: FoodRules,
  text: string,
  foods: readonly Food[],
  told: ReadonlySet<IngredientClass>,
): readonly string[] => [
  ...findAvoidedWords(rules, withoutLookalikes(text), foods),
  ...findAvoidedForeign(rules, text, foods, told),
]

/**
 * The foods that a product is called after and that a person's diet and restrictions speak against, in English, German,
 * Spanish or another language of restrictions. What it claims to be without is none of them. Nothing is said twice of what is
 * `told` already.
 */
export function findAvoidedInName(
  rules: FoodRules,
  name: string,
  foods: readonly Food[],
  told: ReadonlySet<IngredientClass> = new Set(),
): readonly string[] {
  const { kept, said } = readName(rules, name)
  return findAvoidedInText(kept, said.replaceAll(FORM, ' '), foods, told)
}

/** Where a list of ingredients speaks of traces: to the end of the sentence. */
const TRACES =
  /(?<!\p{L})(?:may (?:also )?contain|traces? (?:of|de)|kann (?:auch |möglicherweise )?(?:geringe )?spuren|spuren von|kann (?=[^.;]*enthalten)|puede contener|trazas de|peut contenir|può contenere|tracce di|pode conter)[^.;]*/giu

/** What a person's diet and restrictions have against a product: by its allergens, traces, ingredients and name. */
export function findProductWarnings(
  rules: FoodRules,
  product: DeclaredContents,
  foods: readonly Food[],
): ProductWarnings {
  const avoids = rules.classRules.length > 0 || rules.excludedNames.length > 0
  const all = withoutLactoseRules(rules, product.name)
  const find = (text: string, told: ReadonlySet<IngredientClass>): readonly string[] =>
    findAvoidedInText(all, withoutAbsent(text), foods, told)
  // Tags of other languages that are not known yet are read like words.
  const unknown = product.allergens.filter((tag) => !(wordOf(tag) in classesOfTag)).map(inWords)
  const ingredients = product.ingredients ?? ''
  const declared = product.allergens.filter((tag) => isAvoided(rules, tag))
  const told = new Set(declared.flatMap((tag) => rulesBrokenBy(rules, tag)))
  const words = [
    ...findAvoidedInName(rules, product.name, foods, told),
    ...find([ingredients.replaceAll(TRACES, ' '), ...unknown].join('. '), told),
  ]
  // `skim milk` says no more than `milk`.
  const more = words.filter((word) => !declared.some((one) => word.endsWith(inWords(one))))
  const contains = [...new Set([...declared.map(inWords), ...more])]
  const traces = product.traces.filter((tag) => isAvoided(rules, tag))
  const traceWords = find(
    [...product.traces.map(inWords), ...(ingredients.match(TRACES) ?? [])].join('. '),
    new Set([...told, ...traces.flatMap((tag) => rulesBrokenBy(rules, tag))]),
  )
  return {
    contains,
    mayContain: [...new Set([...traces.map(inWords), ...traceWords])].filter((word) => !contains.includes(word)),
    isUndeclared: avoids && product.ingredients === null && product.allergens.length === 0,
  }
}
