import type { Diet } from '@pacemeal/domain'
import type { IngredientClass } from './classes.ts'
import type { ClassRule } from './diets.ts'
import { foreignFillers } from './foreign-words.ts'
import { singularOf } from './words.ts'

/** What a term that people type stands for. Terms are singular and lower case, as `phraseOf` gives them. */
const classTerms: readonly (readonly [terms: string, ...classes: readonly IngredientClass[]])[] = [
  ['nut, mixed nut', 'tree_nut', 'peanut'],
  // A single tree nut means all of them: mixed products do not say which one they hold.
  [
    'tree nut, almond, cashew, walnut, pecan, hazelnut, filbert, macadamia, pistachio, brazil nut, pine nut, chestnut',
    'tree_nut',
  ],
  ['almond milk, almond butter, almond flour, cashew butter, marzipan, praline, frangipane, nougat', 'tree_nut'],
  ['nutella, gianduja', 'tree_nut', 'milk'],
  ['peanut butter, peanut oil, satay', 'peanut'],
  ['peanut, groundnut, arachi, goober, monkey nut', 'peanut'],
  ['seafood', 'seafood'],
  ['shellfish', 'shellfish'],
  ['crustacean, krill, langoustine, shrimp, prawn, crab, lobster, crayfish, crawfish, scampi', 'crustacean'],
  ['mollusc, mollusk, cuttlefish, mussel, clam, oyster, scallop, squid, calamari, octopus, snail', 'mollusc'],
  ['fish', 'fish'],
  ['egg', 'egg'],
  ['dairy, dairy product, milk, milk product, milk protein, cow milk, goat milk, sheep milk, casein, whey', 'milk'],
  ['butter', 'butter'],
  ['cheese', 'cheese'],
  ['rennet, animal rennet, strict vegetarian', 'cheese_rennet'],
  ['gluten, coeliac, celiac, coeliac disease, celiac disease', 'gluten', 'oats'],
  ['wheat, spelt, seitan, kamut, durum, einkorn, emmer, farro, semolina, wheat flour', 'wheat', 'gluten_trace'],
  ['rye', 'rye', 'gluten_trace'],
  ['barley, malt', 'barley', 'gluten_trace'],
  ['oat, porridge, oatmeal, oat milk', 'oats'],
  ['corn, maize, sweetcorn', 'corn'],
  ['rice, rice milk', 'rice'],
  ['grain, cereal', 'grain'],
  ['soy, soya, soybean, soyabean, soy bean, soya bean, soy milk, soya milk', 'soy'],
  ['surimi', 'fish', 'crustacean', 'egg'],
  ['bean, legume, pulse', 'legume', 'green_pod'],
  ['green bean, string bean, snow pea, snap pea', 'green_pod'],
  ['lupin, lupine', 'lupin'],
  ['seed', 'seed'],
  ['sesame, sesame seed, tahini', 'sesame'],
  ['mustard', 'mustard'],
  ['celery, celeriac, celery root', 'celery'],
  ['sulphite, sulfite, sulphur dioxide, sulfur dioxide', 'sulphites'],
  ['honey', 'honey'],
  ['gelatin, gelatine', 'gelatin'],
  ['meat', 'meat'],
  ['red meat', 'red_meat'],
  ['pork, swine', 'pork'],
  ['beef', 'beef'],
  ['veal', 'veal', 'beef'],
  ['lamb, mutton', 'lamb'],
  ['game, venison, bison, deer', 'game_ruminant'],
  ['rabbit', 'rabbit'],
  ['poultry, fowl', 'poultry'],
  ['organ meat, offal, liver, pate', 'organ_meat'],
  ['processed meat, cold cut, deli meat', 'processed_meat'],
  ['lard, animal fat', 'animal_fat'],
  ['alcohol, beer, wine, liquor', 'alcohol'],
  ['caffeine', 'caffeine'],
  ['chocolate, cocoa, cacao, cocoa butter', 'caffeine'],
  ['sugar, added sugar', 'added_sugar'],
  ['seed oil, vegetable oil', 'seed_oil'],
  ['coconut, coconut milk, coconut oil, coconut water', 'coconut'],
  ['mushroom, fungi', 'mushroom'],
  // Broths and sauces rarely say which allium they hold, so one means all.
  ['onion, garlic, leek, shallot, scallion, spring onion, green onion, chive, allium', 'allium'],
  ['tomato', 'tomato'],
  ['potato', 'potato'],
  ['nightshade', 'nightshade'],
  ['chili, chilli, chile, hot pepper, spicy, spicy food, jalapeno, cayenne, paprika', 'chili', 'spice_blend'],
  ['citrus, citrus fruit', 'citrus'],
  ['berry', 'berry'],
  ['cilantro leaf, coriander leaf, fresh coriander, fresh cilantro, chinese parsley', 'cilantro'],
  ['cilantro, coriander, coriander plant', 'cilantro'],
]

/**
 * Terms that also stand for foods of a name: leaf and seed of one plant are avoided together unless the leaf is named.
 */
const namedWith: Readonly<Record<string, readonly string[]>> = {
  cilantro: ['cilantro', 'coriander'],
  coriander: ['cilantro', 'coriander'],
  'coriander plant': ['cilantro', 'coriander'],
}

const ruleTerms: Readonly<Record<string, readonly ClassRule[]>> = {
  lactose: [{ forbids: 'milk', unless: 'lactose_free' }],
}

/** Diets that people type among their restrictions; the diet's rules then hold as well. */
const dietTerms: Readonly<Record<string, Diet>> = {
  vegan: 'vegan',
  'plant based': 'vegan',
  vegetarian: 'vegetarian',
  pescatarian: 'pescatarian',
  pescetarian: 'pescatarian',
  kosher: 'kosher',
  halal: 'halal',
  paleo: 'paleo',
}

/** Words around the food that say nothing about which food it is. */
export const fillerWords: ReadonlySet<string> = new Set(
  `a all allergic allergy allergen am an and any anything are avoid be been can cannot cant consume contain containing
  diet do doe dont eat eating food for free from hate have i im in intolerance intolerant is ive kind kinds like dislike
  lot mild my no non not nothing of or other please product reaction really sensitive sensitivity serious severe
  severely so some stuff the them thing this to too trace type very with without wont you every thi raw cooked fresh
  ${foreignFillers}`
    .split(/\s+/)
    .flatMap((word) => [word, singularOf(word)])
    .filter(Boolean),
)

const terms = new Map<string, readonly ClassRule[]>(Object.entries(ruleTerms))
for (const [list, ...classes] of classTerms)
  for (const term of list.split(',')) {
    terms.set(
      term.trim(),
      classes.map((forbids) => ({ forbids })),
    )
  }

/** The class rules that a term stands for, or nothing when it is not known. */
export const findTerm = (phrase: string): readonly ClassRule[] | undefined => terms.get(phrase)

/** Names that a term stands for beside its classes. */
export const namesWith = (phrase: string): readonly string[] => namedWith[phrase] ?? []

/** Every known English term, in singular form. */
export const allTerms = (): readonly string[] => [...terms.keys(), ...Object.keys(dietTerms)]

export const findDietTerm = (phrase: string): Diet | undefined => dietTerms[phrase]

/** The longest known term, in words. */
export const longestTerm = Math.max(...[...terms.keys()].map((term) => term.split(' ').length))
