/**
 * How foods are bought, where that differs from how a recipe weighs them. Everything else is bought as it stands, by
 * weight.
 */

/** What stays the same between a cooked food and the raw one, and so gives the raw weight from the catalogue's own figures. */
export type Kept = 'calories' | 'protein' | 'weight'

/**
 * Cooked foods that are bought raw or dry. Grain and dry pulses only take up water, so energy is kept; meat, fish and
 * roots lose water and some fat, so protein is. A root boiled in its skin keeps its weight.
 */
export const boughtRaw: Readonly<Record<string, readonly [raw: string, kept: Kept]>> = {
  'amaranth-cooked': ['amaranth-dry', 'calories'],
  'brown-rice-cooked': ['brown-rice-dry', 'calories'],
  'buckwheat-groats-cooked': ['buckwheat-groats-dry', 'calories'],
  'bulgur-cooked': ['bulgur-dry', 'calories'],
  'couscous-cooked': ['couscous-dry', 'calories'],
  'lentils-cooked': ['lentils-dry', 'calories'],
  'millet-cooked': ['millet-dry', 'calories'],
  'mung-beans-cooked': ['mung-beans-dry', 'calories'],
  'parboiled-rice-cooked': ['parboiled-rice-dry', 'calories'],
  'pasta-cooked': ['pasta-dry', 'calories'],
  'pearl-barley-cooked': ['pearl-barley-dry', 'calories'],
  'quinoa-cooked': ['quinoa-dry', 'calories'],
  'rice-noodles-cooked': ['rice-noodles-dry', 'calories'],
  'soba-noodles-cooked': ['soba-noodles-dry', 'calories'],
  'spelt-cooked': ['spelt-dry', 'calories'],
  'split-peas-cooked': ['split-peas-dry', 'calories'],
  'sushi-rice-cooked': ['sushi-rice-dry', 'calories'],
  'teff-cooked': ['teff-dry', 'calories'],
  'white-rice-cooked': ['white-rice-dry', 'calories'],
  'whole-wheat-pasta-cooked': ['whole-wheat-pasta-dry', 'calories'],
  'wild-rice-cooked': ['wild-rice-dry', 'calories'],
  'beef-eye-of-round-lean-cooked': ['beef-eye-of-round-raw', 'protein'],
  'beef-flank-steak-cooked': ['beef-flank-steak-raw', 'protein'],
  'beef-top-round-lean-cooked': ['beef-top-round-raw', 'protein'],
  'beef-top-sirloin-lean-cooked': ['beef-top-sirloin-raw', 'protein'],
  'chicken-breast-cooked': ['chicken-breast-raw', 'protein'],
  'chicken-breast-grilled': ['chicken-breast-raw', 'protein'],
  'chicken-ground-cooked': ['chicken-ground-raw', 'protein'],
  'chicken-thigh-skinless-cooked': ['chicken-thigh-skinless-raw', 'protein'],
  'cod-atlantic-cooked': ['cod-atlantic-raw', 'protein'],
  'haddock-cooked': ['haddock-raw', 'protein'],
  'halibut-cooked': ['halibut-raw', 'protein'],
  'mackerel-cooked': ['mackerel-raw', 'protein'],
  'pork-tenderloin-cooked': ['pork-tenderloin-raw', 'protein'],
  'salmon-atlantic-cooked': ['salmon-atlantic-raw', 'protein'],
  'salmon-sockeye-cooked': ['salmon-sockeye-raw', 'protein'],
  'shrimp-cooked': ['shrimp-raw', 'protein'],
  'tilapia-cooked': ['tilapia-raw', 'protein'],
  'trout-cooked': ['trout-raw', 'protein'],
  'tuna-yellowfin-cooked': ['tuna-yellowfin-raw', 'protein'],
  'turkey-breast-cooked': ['turkey-breast-raw', 'protein'],
  'beets-cooked': ['beets-raw', 'protein'],
  'sweet-potato-baked': ['sweet-potato-raw', 'protein'],
  'potato-boiled': ['potato-raw', 'weight'],
  'potato-boiled-skin': ['potato-red-raw', 'weight'],
  'sweet-potato-boiled': ['sweet-potato-raw', 'weight'],
}

/**
 * Pulses that recipes weigh cooked and that come from the same can as the canned ones: one line of the list. Drained cans
 * keep their weight; what is weighed with its liquid keeps its energy.
 */
export const sameCan: Readonly<Record<string, readonly [canned: string, kept: Kept]>> = {
  'chickpeas-cooked': ['chickpeas-canned', 'weight'],
  'kidney-beans-cooked': ['kidney-beans-canned', 'weight'],
  'pinto-beans-cooked': ['pinto-beans-canned', 'weight'],
  'white-beans-cooked': ['white-beans-canned', 'calories'],
}

/** Parts of a whole thing: which food is bought, and the grams of the part that one of it gives (USDA SR28 measures). */
export const partOf: Readonly<Record<string, readonly [whole: string, grams: number]>> = {
  'egg-fried': ['egg-whole-raw', 46],
  'egg-hard-boiled': ['egg-whole-raw', 50],
  'egg-poached': ['egg-whole-raw', 50],
  'egg-scrambled': ['egg-whole-raw', 61],
  'lemon-juice': ['lemon', 48],
  'lime-juice': ['lime', 44],
}

/**
 * Grams that one can gives, drained where the food's name or its cooked figures say so: a 15-ounce can of pulses drained
 * as the catalogue's measured cans (253 to 277 g), 425 g whole; fish as labelled.
 */
export const canGrams: Readonly<Record<string, number>> = {
  'baked-beans-canned': 425,
  'beets-canned': 255,
  'black-beans-cooked': 253,
  'black-eyed-peas-cooked': 253,
  'chicken-canned': 125,
  'chickpeas-canned': 253,
  'chickpeas-cooked': 253,
  'clams-canned': 100,
  // 400 ml at the weight of its cup.
  'coconut-milk-canned': 382,
  'corn-canned': 255,
  'crab-canned': 120,
  'fruit-cocktail-juice': 425,
  'great-northern-beans-cooked': 253,
  'hominy-canned': 255,
  'kidney-beans-canned': 266,
  'kidney-beans-cooked': 266,
  'navy-beans-canned': 425,
  'peaches-canned-juice': 425,
  'pineapple-canned-juice': 340,
  'pinto-beans-canned': 277,
  'pinto-beans-cooked': 277,
  'pumpkin-canned': 425,
  'refried-beans-vegetarian': 425,
  'salmon-pink-canned': 170,
  'sardines-canned-oil': 92,
  'tomatoes-canned': 400,
  'tomatoes-crushed-canned': 400,
  'tuna-light-canned-oil': 113,
  'tuna-light-canned-water': 113,
  'tuna-white-canned-water': 113,
  'white-beans-canned': 425,
  'white-beans-cooked': 253,
}

/** Cooked pulses that come in cans, and the dry food for those who boil their own. */
export const dryInstead: Readonly<Record<string, string>> = {
  'black-beans-cooked': 'black-beans-dry',
  'chickpeas-canned': 'chickpeas-dry',
  'kidney-beans-canned': 'kidney-beans-dry',
}

/** Fruit and vegetables that are taken by the piece. */
export const countedProduce: ReadonlySet<string> = new Set(
  `apple apricot avocado banana beets-raw carrot celery chili-green chili-red clementine corn-raw cucumber fig-fresh
  garlic guava jalapeno kiwi leek lemon lime mango mushrooms-portobello nectarine onion onion-sweet orange parsnip peach
  pear pepper-green-bell pepper-red-bell pepper-yellow-bell persimmon plantain-ripe plum red-onion scallions shallot
  sweet-potato-raw tomatillo tomato turnip zucchini`.split(/\s+/),
)

/** Units of one thing as it lies in the shelf, in any aisle. */
export const shelfUnits: ReadonlySet<string> = new Set(['bar', 'cake', 'egg', 'egg white', 'gel', 'yolk'])

/** Liquids beside the drinks aisle. */
export const liquids: ReadonlySet<string> = new Set(
  `almond-milk-unsweetened almond-milk-vanilla beef-broth buttermilk-lowfat chicken-broth chicken-broth-low-sodium
  chocolate-milk-lowfat chocolate-milk-whole coconut-milk-drink cream-heavy cream-light fish-broth half-and-half
  isotonic-drink kefir-plain milk-1-percent milk-2-percent milk-evaporated milk-goat milk-lactose-free-2-percent
  milk-skim milk-whole nutrition-shake oat-milk-unsweetened rice-milk-unsweetened soy-milk-chocolate soy-milk-original
  soy-milk-unsweetened vegetable-broth`.split(/\s+/),
)

/** Aisles of what a kitchen usually has, and what of other aisles belongs to it. */
export const pantryAisles: ReadonlySet<string> = new Set(['Spices & Herbs', 'Oils & Sauces'])
export const pantryFoods: ReadonlySet<string> = new Set(
  `active-dry-yeast agave-syrup all-purpose-flour baking-powder baking-soda capers cocoa-powder coffee coffee-instant
  cornstarch espresso gelatin-powder honey maple-syrup miso molasses sugar-brown sugar-white tea-black tea-green
  tea-herbal`.split(/\s+/),
)

/** What comes from the tap. */
export const notBought: ReadonlySet<string> = new Set(['water'])
