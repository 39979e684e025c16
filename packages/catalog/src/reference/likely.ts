import type { Food } from '../food.ts'

/** How much likelier or less likely a food is meant, by words of its name. All that fit add up. */
const byName: readonly (readonly [RegExp, number])[] = [
  [/^(?:baby food|infant|toddler|child formula|zwieback)/, -0.4],
  [/infant formula|enfamil|similac|isomil|pediasure|baby ?food/, -0.3],
  [/alaska native|navajo|shoshone|apache|hopi|plains indians|northern plains/, -0.25],
  [/usda commodity|industrial|school lunch/, -0.22],
  [/imported|new zealand|australian|wagyu|select\b|\bchoice\b|grade|aged/, -0.07],
  [/imitation|substitute|meatless|vegetarian|-like\b|replacement/, -0.08],
  [/powder|dry mix|dehydrated|dried|freeze-dried|concentrate|condensed|unprepared/, -0.05],
  [/canned|frozen|low sodium|reduced|lowfat|low fat|fat.free|sugar.free|low.calorie|diet\b|light\b|gluten-free/, -0.03],
  [/with salt|without salt|with added|fortified|unenriched/, -0.015],
  [/variety meats|mechanically|giblets|tongue|brain|kidney|lungs|tripe|feet\b|neck|skin only|fat only/, -0.06],
  [/^(?:restaurant|fast food)/, -0.02],
]

/** Makers and chains: their product is meant when they are named, seldom otherwise. */
const brands =
  /\b(?:kellogg|keebler|campbell|mcdonald|kashi|general mills|quaker|nabisco|nestle|hershey|mars|kraft|morningstar|worthington|loma linda|pillsbury|pepperidge|sunshine|archway|mother's|austin|murray|eggo|cheez-it|malt-o-meal|post\b|prego|pace\b|swanson|v8|spaghettios|hormel|oscar mayer|burger king|wendy's|taco bell|kfc|popeyes|pizza hut|domino's|subway|denny's|applebee's|t\.g\.i|olive garden|cracker barrel|carrabba's|on the border|chick-fil-a|digiorno|papa john's|little caesars|vitasoy|silk|nasoya|azumaya|house foods|mori-nu|gardenburger|boca|ocean spray|minute maid|snapple|arizona|coca-cola|pepsico|abbott|mead johnson|unilever|slimfast|ensure|breyers|klondike|dannon|chobani|yoplait|heinz|hunt|newman's|girl scout|famous amos|udi's|glutino|schar|van's|rudi's|martha white|george weston|interstate brands|jack in the box|arby's|hardee|long john silver|white castle|latino|little debbie)/

const isBrand = (name: string): boolean => brands.test(name)

/** Foods that are mostly eaten cooked: without a word of it, the cooked form is meant. */
const eatenCooked = /^(?:beef|pork|lamb|veal|chicken|turkey|duck|fish|salmon|cod|rice|pasta|spaghetti|lentils|beans)/
const cooked = /cooked|roasted|grilled|braised|baked|boiled|broiled/

/** How likely a reference food is meant before anything is typed; at most 0. */
export function likelyReference(name: string): number {
  const text = name.toLowerCase()
  const sum = byName.reduce((all, [pattern, value]) => (pattern.test(text) ? all + value : all), 0)
  const form = eatenCooked.test(text) && /\braw\b/.test(text) ? -0.03 : 0
  return sum + form + (isBrand(text) ? -0.09 : 0)
}

/** Foods of the kitchen are the plain ones: they come before their many forms. */
const KITCHEN = 0.12
const everyday = new Set(
  'egg-whole-raw milk-whole milk-2 banana apple white-rice-cooked chicken-breast-cooked oats-rolled rolled-oats-dry whole-wheat-bread white-bread peanut-butter butter olive-oil cheddar coffee potato broccoli tomato salmon-atlantic-cooked orange-juice'.split(
    ' ',
  ),
)
const cookedAisles = new Set<Food['aisle']>(['Meat & Fish', 'Grains & Pasta', 'Canned & Dry Goods'])

/** How likely a food of the kitchen is meant before anything is typed. */
export function likelyKitchenFood({ id, name, aisle }: Food): number {
  const isCooked = cookedAisles.has(aisle) && cooked.test(name.toLowerCase())
  const form = /powder|dried|frozen|flour|gluten-free/i.test(name) ? -0.04 : 0
  return KITCHEN + (everyday.has(id) ? 0.06 : 0) + (isCooked ? 0.06 : 0) + form
}

/** A dish is meant when its name is typed, seldom by one of its words. */
export const LIKELY_RECIPE = -0.12
