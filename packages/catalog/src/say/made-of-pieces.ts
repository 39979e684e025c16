import { isMeat } from './companions.ts'
import { familyOf } from './eatables.ts'
import { type FoodPiece, isAmountSaid, isDoubled } from './food-piece.ts'
import type { SaidItem } from './said-meal.ts'
import type { Tokens } from './tokens.ts'

/** Dishes that come on others: a bowl that has avocado in it has the guacamole that is named with it. */
export const toppings = new Set(['dish:guacamole', 'dish:pico-de-gallo'])

/** Dishes that are filled or folded, what dresses any of them, and what is only in some. */
const filled =
  /burrito|taco|fajita|quesadilla|nacho|kebab|gyro|shawarma|souvlaki|footlong|(?:-|:)sub$|hoagie|halal|snack-pack|enchilada|tostada|chimichanga|gozleme/
const dressings =
  /^(?:food:(?:sour-cream|lettuce|tomato$|cherry-tomatoes|onion|red-onion|pepper-(?:red|green|yellow)|salsa|hot-sauce|cabbage|pickles|cilantro|cheddar|mexican-blend|american-cheese|swiss-cheese|provolone)|dish:(?:pico-de-gallo|queso$))/
const ofKebabs =
  /^(?:food:(?:hot-sauce|yogurt-plain|cucumber)|dish:(?:side-salad|garlic-sauce|tzatziki|yogurt-dressing|chili-sauce|garlic-mayo))/
const ofRolls = /^food:(?:mayonnaise|mustard|olives|spinach|cucumber)/
const ofFajitas = /^food:(?:flour-tortilla|corn-tortilla)/

/** Whether a food of which nobody said how much only dresses what is filled: `kebab with salad and garlic sauce`. */
export function isDressingOf({ kind, key }: SaidItem, item: SaidItem, piece: FoodPiece): boolean {
  if (kind === 'food' || !filled.test(key) || isAmountSaid(piece)) return false
  if (dressings.test(item.key)) return true
  if (/kebab|gyro|shawarma|souvlaki|halal|snack-pack/.test(key)) return ofKebabs.test(item.key)
  if (/footlong|sub$|hoagie/.test(key)) return ofRolls.test(item.key)
  return /fajita/.test(key) && ofFajitas.test(item.key)
}

/** A dish is named after what makes at least this share of it. */
const MIN_NAMED_SHARE = 0.1

/** Dishes of as many eggs as are said behind them, and eggs by how they are cooked. */
const ofEggs = /^(?:dish:(?:.*-)?(?:omelet|frittata)|food:egg-(?:scrambled|fried))$/

/** Whether a dish has it in it anyway, and no amount of its own was said. */
export function isPartOf(dish: SaidItem, item: SaidItem, piece: FoodPiece, tokens: Tokens): boolean {
  const family = familyOf(item.parts[0]?.food.id ?? '')
  const isMeatItem = item.parts.some(({ food }) => isMeat(food))
  const isIn = dish.parts.some(({ food }) => familyOf(food.id) === family || (isMeatItem && isMeat(food)))
  const isTopping = item.kind === 'food' || toppings.has(item.key)
  return isTopping && isIn && (!piece.amount.isCounted || isDoubled(piece, tokens))
}

/** `porridge 60 g oats`: the first only says what the second was made into. */
export function isNameOf(before: SaidItem, item: SaidItem, { from, amount }: FoodPiece, lastEnd: number): boolean {
  const [one, other] = [before.parts[0]?.food.id ?? '', item.parts[0]?.food.id ?? '']
  return (
    from === lastEnd &&
    before.kind === 'food' &&
    amount.isCounted &&
    before.confidence < 0.75 &&
    familyOf(one) === familyOf(other)
  )
}

/** `protein shake 1 scoop of whey`: the shake is what it is made of, as much as was said. */
export function isShakeOf(dish: SaidItem, item: SaidItem, { from, amount }: FoodPiece, lastEnd: number): boolean {
  const family = familyOf(item.parts[0]?.food.id ?? '')
  return (
    from === lastEnd &&
    amount.isCounted &&
    item.kind === 'food' &&
    /^dish:(?:protein-shake|overnight-oats)$/.test(dish.key) &&
    dish.parts.some(({ food }) => familyOf(food.id) === family)
  )
}

/** `omelette 3 eggs`, `omelette of two eggs`: the eggs that the dish is made of. */
export function isCountOf(
  dish: SaidItem,
  item: SaidItem,
  { from, amount }: FoodPiece,
  lastEnd: number,
  { tokens }: Tokens,
): boolean {
  const between = tokens[lastEnd]
  const isJoined = between?.kind === 'stop' ? !between.isHard : between?.said !== 'and'
  const isNext = from === lastEnd || (from === lastEnd + 1 && isJoined)
  return isNext && ofEggs.test(dish.key) && amount.isCounted && item.parts.every(({ food }) => /^egg-/.test(food.id))
}

/** `3 egg omelette`: the dish is made of what was counted before it. */
export function isMadeOf(before: SaidItem, dish: SaidItem, { from, amount }: FoodPiece, lastEnd: number): boolean {
  const family = familyOf(before.parts[0]?.food.id ?? '')
  const isSame = dish.parts.some(({ food }) => familyOf(food.id) === family)
  return from === lastEnd && dish.kind === 'dish' && before.kind === 'food' && !amount.isCounted && isSame
}

/**
 * `flautas de pollo`, `potaje de garbanzos`: what a dish is of in Spanish is in it. `de` is a word of no food in English, so that
 * only the text tells.
 */
export function isOfDish(
  before: SaidItem,
  item: SaidItem,
  { from, amount }: FoodPiece,
  lastEnd: number,
  { text, tokens }: Tokens,
): boolean {
  const [between] = tokens.slice(lastEnd, from)
  const isOf =
    from === lastEnd + 1 && between !== undefined && /^de(?:l| la)?$/i.test(text.slice(between.from, between.to))
  const isMeatItem = item.parts.some(({ food }) => isMeat(food))
  const families = new Set(item.parts.map(({ food }) => familyOf(food.id)))
  return (
    isOf &&
    item.kind === 'food' &&
    before.kind === 'dish' &&
    !amount.isCounted &&
    before.parts.some(({ food }) => families.has(familyOf(food.id)) || (isMeatItem && isMeat(food)))
  )
}

/** `katsu curry chicken`: a part right behind the name of a dish of several says which of its kind it is. */
export function isNamedPartOf(before: SaidItem, item: SaidItem, piece: FoodPiece): boolean {
  const id = item.parts[0]?.food.id
  const isPart = item.kind === 'food' && before.kind === 'dish' && before.unit === 'serving'
  return (
    isPart &&
    before.parts.length > 1 &&
    !isAmountSaid(piece) &&
    before.parts.some(({ food, grams }) => food.id === id && grams >= MIN_NAMED_SHARE * before.grams)
  )
}
