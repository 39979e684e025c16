/**
 * The ingredient classes and what each of them is a kind of. A food lists its leaf classes; a rule that forbids a
 * class forbids everything below it. A class may stand under several others: wheat is a grain and it holds gluten.
 *
 * `…_possible` stands for an ingredient that common products of that name contain: it fails every rule that the
 * ingredient itself would fail. `…_free` and `certified_…` are marks that a rule may accept as an exception.
 */
const parentsOf = {
  // Animals
  meat: [],
  red_meat: ['meat'],
  beef: ['red_meat'],
  veal: ['red_meat'],
  lamb: ['red_meat'],
  goat: ['red_meat'],
  game_ruminant: ['red_meat'],
  rabbit: ['red_meat'],
  pork: ['red_meat'],
  pork_possible: ['pork'],
  poultry: ['meat'],
  organ_meat: ['meat'],
  processed_meat: ['meat'],
  animal_fat: [],
  gelatin: [],
  gelatin_possible: ['gelatin'],
  blood: [],
  seafood: [],
  fish: ['seafood'],
  fish_possible: ['fish'],
  fish_not_kosher: ['fish'],
  shellfish: ['seafood'],
  crustacean: ['shellfish'],
  crustacean_possible: ['crustacean'],
  mollusc: ['shellfish'],
  mollusc_possible: ['mollusc'],
  egg: [],
  egg_possible: ['egg'],
  milk: [],
  milk_possible: ['milk'],
  lactose_free: [],
  butter: ['milk'],
  cheese: ['milk'],
  /** Coagulant of unknown origin: microbial in most industrial cheese, so vegetarians may accept it. */
  cheese_rennet: ['cheese'],
  /** Calf rennet by definition of the cheese, e.g. Parmigiano Reggiano (EU protected designation). */
  animal_rennet: ['cheese_rennet'],
  honey: ['natural_sugar'],
  honey_possible: ['honey'],
  // Grains and gluten
  grain: [],
  gluten: [],
  gluten_trace: ['gluten'],
  gluten_possible: ['gluten_trace'],
  wheat: ['grain', 'gluten'],
  wheat_possible: ['wheat'],
  rye: ['grain', 'gluten'],
  rye_possible: ['rye'],
  barley: ['grain', 'gluten'],
  barley_possible: ['barley'],
  malt: ['barley'],
  triticale: ['grain', 'gluten'],
  oats: ['grain'],
  certified_gluten_free: [],
  corn: ['grain'],
  rice: ['grain'],
  // Legumes, nuts, seeds
  legume: [],
  soy: ['legume'],
  soy_possible: ['soy'],
  peanut: ['legume'],
  peanut_possible: ['peanut'],
  lupin: ['legume'],
  /** Pods eaten green; paleo tolerates them although they are legumes by botany. */
  green_pod: [],
  tree_nut: [],
  tree_nut_possible: ['tree_nut'],
  coconut: [],
  coconut_possible: ['coconut'],
  seed: [],
  sesame: ['seed'],
  sesame_possible: ['sesame'],
  // Vegetables and fruit
  starchy: [],
  nightshade: [],
  potato: ['starchy', 'nightshade'],
  tomato: ['nightshade'],
  chili: ['nightshade'],
  celery: [],
  celery_possible: ['celery'],
  allium: [],
  mushroom: [],
  cilantro: [],
  citrus: [],
  berry: [],
  sweet_fruit: [],
  juice: [],
  // Pantry
  added_sugar: [],
  natural_sugar: [],
  sweetener: [],
  seed_oil: [],
  mustard: [],
  mustard_possible: ['mustard'],
  /** Mixed spices may hide mustard, celery or a wheat carrier. */
  spice_blend: ['mustard_possible', 'celery_possible', 'gluten_trace'],
  sulphites: [],
  sulphites_possible: ['sulphites'],
  wine_vinegar: [],
  alcohol: [],
  alcohol_possible: ['alcohol'],
  caffeine: [],
  /** Composition not known: fails every restriction until somebody has read the label. */
  unknown: [],
} as const satisfies Record<string, readonly string[]>

export type IngredientClass = keyof typeof parentsOf

/** Every class of the tree, parents and leaves. */
export const ingredientClasses = Object.keys(parentsOf) as readonly IngredientClass[]

export const isIngredientClass = (name: string): name is IngredientClass => Object.hasOwn(parentsOf, name)

const closures = new Map<IngredientClass, ReadonlySet<IngredientClass>>()

/** The class itself and everything it is a kind of. */
export const ancestorsOf = (leaf: IngredientClass): ReadonlySet<IngredientClass> => {
  const known = closures.get(leaf)
  if (known) return known
  const found = new Set<IngredientClass>([leaf])
  for (const parent of parentsOf[leaf]) for (const above of ancestorsOf(parent)) found.add(above)
  closures.set(leaf, found)
  return found
}

/** All classes that a list of leaves stands for. A name that is not in the tree counts as `unknown`. */
export const expandClasses = (leaves: readonly string[]): ReadonlySet<IngredientClass> => {
  const all = new Set<IngredientClass>()
  for (const leaf of leaves) {
    if (isIngredientClass(leaf)) for (const name of ancestorsOf(leaf)) all.add(name)
    else all.add('unknown')
  }
  return all
}

const expanded = new WeakMap<readonly string[], ReadonlySet<IngredientClass>>()

/** As {@link expandClasses}, worked out once for a list that is kept, as that of a food is: each is asked for thousands of times. */
export const expandOnce = (leaves: readonly string[]): ReadonlySet<IngredientClass> => {
  const known = expanded.get(leaves)
  if (known) return known
  const all = expandClasses(leaves)
  expanded.set(leaves, all)
  return all
}
