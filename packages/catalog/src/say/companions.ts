import type { Food } from '../food.ts'
import type { WeighedFood } from '../recipe-nutrients.ts'
import type { SaidItem } from './said-meal.ts'

/** What is spread on each slice and not once on the plate. */
const spread =
  /^(?:butter|margarine|vegan-spread|jam|marmalade|honey|peanut-butter|almond-butter|cashew-butter|cream-cheese|hummus|tahini|avocado|apple-butter|yeast-extract|cheddar|gouda|swiss-cheese|american-cheese|ham-sliced|salami|turkey-deli)/
const sliced = /bread|crispbread|rice-cakes|corn-cakes|bagel|english-muffin|toast|roll$|naan|pita|waffle|crackers/

/** Dishes that hold other foods; these come in the amounts of a filling or a topping. */
const holding =
  /burrito|wrap|bowl|sandwich|taco|quesadilla|pizza|salad|omelet|sub|footlong|hoagie|burger|fajita|nacho|potato|pasta|noodle/
const FILLING = 0.6
const MAX_SPREAD_SLICES = 6
/** What is cut into slices that lie on bread, and as much as lies on one. */
const layered = /^(?:tomato|cucumber|onion|red-onion|pepper-)/
const LAYER_GRAMS = 40

/** Spreads of which the usual amount is nearly enough for two slices. */
const generous = /^(?:butter|margarine|vegan-spread|jam|marmalade|honey|yeast-extract|apple-butter)/

/** What is dipped into nut butter, of which that takes nearly two spoons. */
const dipped = /^(?:apple$|celery$|banana$|pear$)/
const DIPPED = 1.75
/** Apple sauce beside meat is a spoon or two of a bowl. */
const BESIDE_MEAT = 0.45
/** What is ladled over a baked potato instead of onto a plate. */
const stews = /^(?:dish|recipe):(?:.*-)?(?:chili|chili-con-carne|curry|bolognese|stew|tagine|goulash)(?:-|$)/
const ON_POTATO = 0.5

/** What is stirred into each cup. */
const intoCup = /^(?:milk|cream-|half-and-half|sugar|honey)|-milk/
/** Fruit that is strewn over a bowl or a plate of something else, and how much of a portion of it. */
const berries =
  /^(?:strawberries|blueberries|raspberries|blackberries|mango|peach|cherries|grapes|walnuts|almonds|pecans|hazelnuts|cashews|peanuts-roasted|mixed-nuts|pistachios)/
const underBerries =
  /oat|granola|yogurt|cereal|flakes|muesli|chia|pancake|waffle|shredded|quark|ricotta|bread|ice-cream|lettuce|spinach|arugula|rice-flour/
const ON_TOP = 0.6

/** Cakes of rice and crispbread take half of what a slice of bread takes. */
const thin = /cakes|crispbread|crackers/

/** Whether a dish is made of what is listed behind its name: `chipotle bowl chicken rice beans`. */
export const isHolding = ({ kind, key }: SaidItem): boolean => kind === 'dish' && holding.test(key)

export const isMeat = ({ aisle, id }: Food): boolean =>
  aisle === 'Meat & Fish' || /^(?:tofu|tempeh|seitan|falafel)/.test(id)

/** What stands beside a dish and is not in it. */
const side = /fries|chips|salad|juice|milk|coffee|tea|cola|beer|wine|water/

/** Whether it goes into a sandwich, a wrap or a bowl. */
export const isFilling = ({ aisle, id }: Food): boolean =>
  !side.test(id) &&
  ['Meat & Fish', 'Grains & Pasta', 'Canned & Dry Goods', 'Produce', 'Dairy & Eggs', 'Frozen'].includes(aisle)

/**
 * How many times its usual amount a food is eaten beside another one: butter goes on each of `count` slices, and the
 * cheese of half a sandwich is half a portion.
 */
export function besidesOf(host: SaidItem, item: SaidItem, count: number, isWith: boolean): number {
  const id = item.parts[0]?.food.id ?? ''
  const hostId = host.parts[0]?.food.id ?? ''
  const isSliced = (host.kind === 'food' || host.parts.length === 1) && sliced.test(hostId)
  const isSpread = (item.kind === 'food' && spread.test(id)) || item.key === 'dish:chocolate-spread'
  if (isSpread && isSliced && count > 1) {
    const slices = Math.max(1, Math.min(count, MAX_SPREAD_SLICES) / (thin.test(hostId) ? 2 : 1))
    // What is usual of these is for more than one slice.
    return generous.test(id) ? 1 + (slices - 1) * (id === 'honey' ? 0.25 : 0.5) : slices
  }
  // Fruit and stalks are dipped into it.
  if (host.kind === 'food' && dipped.test(hostId) && /^(?:peanut|almond|cashew)-butter/.test(id)) return DIPPED
  if (!isWith) return 1
  if (item.kind === 'food' && id.startsWith('applesauce') && host.parts[0] !== undefined && isMeat(host.parts[0].food))
    return BESIDE_MEAT
  if (/^(?:potato|sweet-potato)-baked$/.test(hostId) && host.kind === 'food' && stews.test(item.key)) return ON_POTATO
  if (item.kind === 'food' && thin.test(hostId) && id.startsWith('cottage-cheese'))
    return 0.5 * Math.max(1, Math.min(count, 2) / 1.5)
  if (
    item.kind === 'food' &&
    /^(?:coffee|tea|espresso)/.test(hostId) &&
    host.kind === 'food' &&
    count > 1 &&
    intoCup.test(id)
  )
    return Math.min(count, MAX_SPREAD_SLICES)
  if (item.kind === 'food' && berries.test(id) && underBerries.test(hostId)) return ON_TOP
  if (item.kind === 'food' && isSliced && layered.test(id)) {
    return Math.min(1, (LAYER_GRAMS * Math.max(1, count)) / Math.max(item.grams, 1))
  }
  const isInSoup = host.kind !== 'food' && /soup|broth|caldo|miso/.test(host.key)
  if (isInSoup && item.kind === 'food' && item.parts[0]?.food.aisle === 'Grains & Pasta') return IN_SOUP
  const isHeld = host.kind !== 'food' && holding.test(host.key)
  const food = item.parts[0]?.food
  const isPart = food !== undefined && item.kind === 'food' && !side.test(food.id)
  // Half a loaf is a sandwich of its own.
  const share = count < 1 && isPart && (isHeld || isSliced) && hostId !== 'french-bread' ? count : 1
  return isHeld && item.kind === 'food' && item.grams > 50 && food && isFilling(food) ? share * FILLING : share
}

/** Of the rice or the noodles in a soup there is less than of a plate of them. */
const IN_SOUP = 0.45

/** What goes into one sandwich of a filling at most, in grams: slices of meat, two eggs, a slice of cheese, a few leaves. */
export function fillingGrams({ food, grams }: WeighedFood): number {
  if (food.id.startsWith('egg-')) return Math.min(grams, 100)
  if (food.classes.includes('cheese') || food.aisle === 'Dairy & Eggs') return Math.min(grams, 28)
  return Math.min(grams, food.aisle === 'Produce' ? 40 : 60)
}
