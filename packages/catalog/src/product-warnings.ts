import { classesOfAllergen } from './allergens.ts'
import { findAvoidedWords } from './avoided-words.ts'
import { classLabel } from './class-labels.ts'
import type { IngredientClass } from './classes.ts'
import { findBrokenRule } from './diets.ts'
import type { Food } from './food.ts'
import type { FoodRules } from './restrictions.ts'
import { findAvoidedForeign } from './said-allergens/avoided-foreign.ts'
import { labelClasses } from './said-allergens/label-classes.ts'
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

/** Where a list of ingredients speaks of traces, in the languages of labels. */
const OF_TRACES = [
  "may (?:also )?contain|traces? (?:of|de|d’|d'|[eé]ventuelles?|possibles?)",
  'kann (?:auch |möglicherweise )?(?:geringe )?spuren|spuren von|kann (?=[^.;]*enthalten)',
  'pued[eo]n? contener|trazas de|peut (?:aussi )?contenir|può contenere|tracce di|pode conter|vestígios de',
  'kan (?:ook )?sporen|sporen van|kan (?:även )?innehålla|kan (?:også )?inneholde|kan indeholde|spår av|spor a[vf]',
  'może zawierać|śladowe ilości|může obsahovat|stopy|saattaa sisältää',
]
/** Where it speaks of what else is made in the same place. */
const OF_PLACES = [
  '(?:made|produced|packed|manufactured|processed|prepared|baked) (?:in|on|at) [^.;]{0,60}?(?:factory|facility|bakery|site|environment|equipment|lines?|plant|kitchen)(?!\\p{L})',
  'not suitable for (?=[^.;]*allerg)',
  'in (?:einem|unserem|diesem) (?:betrieb|werk|haus)(?!\\p{L})',
  '(?:elaborado|fabricado|producido|envasado) en [^.;]{0,40}?(?:fábrica|planta|instalaci|establecimiento|obrador|línea)',
  '(?:fabriqué|produit|élaboré|conditionné)e?s? dans [^.;]{0,20}?(?:atelier|usine|site|environnement)',
  '(?:prodotto|confezionato) in [^.;]{0,20}?(?:stabilimento|laboratorio)',
]
/** What is said of traces, to the end of the sentence. */
const TRACES = new RegExp(`(?<!\\p{L})(?:${[...OF_TRACES, ...OF_PLACES].join('|')})[^.;]*`, 'giu')

/**
 * The classes that a label says in further languages and that somebody avoids, by their names on screen. What its other words
 * tell already is not said twice.
 */
const findAvoidedOnLabel = (
  rules: FoodRules,
  text: string,
  foods: readonly Food[],
  told: ReadonlySet<IngredientClass>,
): readonly string[] =>
  [...new Set(labelClasses(text).flatMap((one) => findBrokenRule(rules.classRules, [one])?.forbids ?? []))]
    .filter((one) => !told.has(one))
    .filter((one) => {
      const own = { ...rules, classRules: rules.classRules.filter(({ forbids }) => forbids === one), excludedNames: [] }
      return findAvoidedInText(own, text, foods, told).length === 0
    })
    .map(classLabel)

/** Patterns that begin within a word take the square of its length. No food is called by a longer one. */
const LONG_WORD = /([\p{L}\d]{80})[\p{L}\d]+/gu

/** What a person's diet and restrictions have against a product: by its allergens, traces, ingredients and name. */
export function findProductWarnings(
  rules: FoodRules,
  product: DeclaredContents,
  foods: readonly Food[],
): ProductWarnings {
  const avoids = rules.classRules.length > 0 || rules.excludedNames.length > 0
  const all = withoutLactoseRules(rules, product.name)
  const find = (text: string, told: ReadonlySet<IngredientClass>): readonly string[] => {
    const said = withoutAbsent(text)
    return [...findAvoidedInText(all, said, foods, told), ...findAvoidedOnLabel(all, said, foods, told)]
  }
  // Tags of other languages that are not known yet are read like words.
  const unknown = product.allergens.filter((tag) => !(wordOf(tag) in classesOfTag)).map(inWords)
  const ingredients = (product.ingredients ?? '').replaceAll(LONG_WORD, '$1')
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
