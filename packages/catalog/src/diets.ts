import type { Diet } from '@pacemeal/domain'
import { expandClasses, type IngredientClass } from './classes.ts'

/** Forbids a class and everything below it, unless the same food also carries the mark named in `unless`. */
export interface ClassRule {
  readonly forbids: IngredientClass
  readonly unless?: IngredientClass
}

const forbid = (...classes: readonly IngredientClass[]): readonly ClassRule[] => classes.map((forbids) => ({ forbids }))

/** What rennet, gluten and so on stand for is in the class tree; here is only what each diet leaves out. */
const flesh = ['meat', 'animal_fat', 'gelatin', 'blood'] as const

/**
 * The ten diets as class rules.
 * - vegetarian: eggs and milk stay; cheese with calf rennet by definition does not, rennet of unknown origin does.
 * - gluten-free: oats only with a gluten-free certificate (under 20 ppm, 21 CFR 101.91).
 * - kosher and halal meat, cheese and wine vinegar also need a certificate: see {@link certificatesFor}.
 * - kosher meals keep meat apart from milk and from fish: see {@link kosherKindOf}.
 * - low-carb has no class rule: it limits carbohydrate, see {@link LOW_CARB}.
 */
export const dietRules: Readonly<Record<Diet, readonly ClassRule[]>> = {
  classic: [],
  vegan: forbid(...flesh, 'seafood', 'egg', 'milk', 'honey'),
  vegetarian: forbid(...flesh, 'seafood', 'animal_rennet'),
  pescatarian: forbid(...flesh),
  kosher: forbid('pork', 'rabbit', 'shellfish', 'fish_not_kosher', 'gelatin', 'blood'),
  'dairy-free': forbid('milk'),
  'gluten-free': [...forbid('gluten'), { forbids: 'oats', unless: 'certified_gluten_free' }],
  halal: forbid('pork', 'alcohol', 'blood', 'gelatin', 'animal_fat'),
  paleo: forbid('grain', 'legume', 'milk', 'added_sugar', 'seed_oil', 'processed_meat', 'alcohol'),
  'low-carb': [],
}

/**
 * Low-carbohydrate eating: a day under 130 g (Feinman and others, 2015) and at most a quarter of it in an ordinary
 * meal. Grain, starch, sugar, juice and sweet fruit are only a garnish; their 10 g a meal is our own choice.
 */
export const LOW_CARB = {
  carbsPerServing: 32.5,
  carbsFromAvoided: 10,
  avoided: ['grain', 'starchy', 'added_sugar', 'juice', 'sweet_fruit'],
} as const satisfies {
  carbsPerServing: number
  carbsFromAvoided: number
  avoided: readonly IngredientClass[]
}

/** The rule that a food's classes break, if any. */
export const findBrokenRule = (rules: readonly ClassRule[], leaves: readonly string[]): ClassRule | undefined =>
  findRuleAgainst(rules, expandClasses(leaves))

/** The same for classes that are expanded already. */
export const findRuleAgainst = (
  rules: readonly ClassRule[],
  classes: ReadonlySet<IngredientClass>,
): ClassRule | undefined =>
  rules.find((rule) => classes.has(rule.forbids) && !(rule.unless && classes.has(rule.unless)))

/** How a dish counts at a kosher table. `mixed` breaks the rule; egg, fish and plants alone are `pareve`. */
export type KosherKind = 'meat' | 'milk' | 'pareve' | 'mixed'

/** Judges all ingredients of one meal together: meat with milk, or meat with fish, is `mixed`. */
export const kosherKindOf = (leaves: readonly string[]): KosherKind => {
  const classes = expandClasses(leaves)
  const meat = classes.has('meat') || classes.has('animal_fat')
  const milk = classes.has('milk')
  if (meat && (milk || classes.has('fish'))) return 'mixed'
  return meat ? 'meat' : milk ? 'milk' : 'pareve'
}

/** A diet whose rules look past what a food is made of, to a mark that its maker has to earn. */
export type Certificate = Extract<Diet, 'kosher' | 'halal' | 'gluten-free'>

/** What has to bear the mark. Wine vinegar is generally accepted as halal. */
const certified: Readonly<Record<Certificate, readonly IngredientClass[]>> = {
  kosher: ['meat', 'cheese_rennet', 'wine_vinegar'],
  'gluten-free': ['oats'],
  halal: ['meat', 'cheese_rennet'],
}

const certificates = Object.keys(certified) as readonly Certificate[]

/** The marks to look for on a food that people of these diets eat, each once. The product itself certifies nothing. */
export const certificatesFor = (diets: readonly Diet[], leaves: readonly string[]): readonly Certificate[] => {
  const classes = expandClasses(leaves)
  return certificates.filter(
    (certificate) => diets.includes(certificate) && certified[certificate].some((name) => classes.has(name)),
  )
}
