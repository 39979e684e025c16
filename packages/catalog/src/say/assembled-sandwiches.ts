import type { WeighedFood } from '../recipe-nutrients.ts'
import { madeOf } from './amend.ts'
import type { CollectedItems } from './collected-items.ts'
import { fillingGrams, isMeat } from './companions.ts'
import { type FoodPiece, isAmountSaid, isWeighed, unsaid, wordsIn } from './food-piece.ts'
import { itemOf } from './item-of-piece.ts'
import type { Piece } from './piece.ts'
import type { SaidItem } from './said-meal.ts'
import { coldCutOf, isSandwich, onBread } from './sandwiches.ts'

const WRAP = 'dish:filled-wrap'
const SANDWICH = 'dish:sandwich'

/** What is rolled up with a filling. */
const wraps = /^food:(?:flour-tortilla|whole-wheat-tortilla)$/
/** Bread that is cut open, where so many fillings are named that nobody eats them beside it. */
const cutOpen =
  /^food:(?:bagel|pita|french-bread|italian-bread|french-roll|bolillo|croissant|english-muffin|naan|focaccia|hamburger-bun)/
const MIN_FILLINGS = 3
/** What one sandwich has of a bread of which a slice is eaten otherwise, and of a wrap that is filled, in grams. */
const breadGrams: Readonly<Record<string, number>> = {
  'french-bread': 100,
  'italian-bread': 90,
  'flour-tortilla': 62,
  'whole-wheat-tortilla': 62,
}
/** A sandwich that is called by its bread and its filling, and is what is listed behind it. */
const listed = /^dish:(?:sandwich|sub)$/

/** What lies in a sandwich beside meat, fish, cheese and eggs. */
const layers =
  /^(?:tomato|lettuce|cucumber|onion|red-onion|pepper-|avocado|spinach|arugula|alfalfa|pickles|sauerkraut|olives|jalapeno|mushrooms|corn-|beets|carrot|cabbage|sun-dried|artichoke|hummus|falafel|tofu|tempeh|seitan|black-beans|kidney-beans|pinto-beans|baked-beans|refried|egg-|cherry-tomatoes|radishes|kimchi|cilantro|basil-fresh|pesto|kale|sprouts|eggplant|zucchini)/
const toppings = /^dish:(?:side-salad|guacamole|pico-de-gallo|tzatziki|coleslaw|salsa)$/

/** As much of a salad as lies in a sandwich, in grams. */
const SALAD_GRAMS = 30

const isCheese = ({ id, aisle }: WeighedFood['food']): boolean =>
  aisle === 'Dairy & Eggs' && !/milk|yogurt|kefir|(?:sour-cream|cream-heavy|cream-light)|half-and-half/.test(id)

/** Butter of nuts, which is all that some wraps hold. */
const nutButter = /^(?:peanut|almond|cashew)-butter/

const isLayer = ({ key, kind, parts }: SaidItem): boolean =>
  toppings.test(key) ||
  (kind === 'food' &&
    parts.every(
      ({ food }) =>
        isMeat(food) ||
        isCheese(food) ||
        food.aisle === 'Oils & Sauces' ||
        nutButter.test(food.id) ||
        layers.test(food.id),
    ))

const partsIn = ({ kind, parts, grams }: SaidItem): readonly WeighedFood[] =>
  kind === 'food'
    ? parts
    : parts.map((part) => ({ food: part.food, grams: (part.grams * Math.min(grams, SALAD_GRAMS)) / grams }))

/** Words that go on with a list. */
const goingOn = new Set(['with', 'w', 'and', 'a', 'an', 'some', 'of', 'the', 'in', 'n', 'my', 'bit', 'little', 'on'])

/** Pieces of foods that are listed behind a sandwich, and whether a `with`, a colon or a dash begins the list. */
function listBehind(host: FoodPiece, pieces: readonly Piece[], { tokens }: CollectedItems): readonly FoodPiece[] {
  const found: FoodPiece[] = []
  let isBegun = false
  for (const piece of pieces.filter(({ from }) => from >= host.end)) {
    const token = tokens.tokens[piece.from]
    const said = token?.kind === 'word' ? token.word : (token?.said ?? '')
    if (piece.kind === 'food') {
      if (!isBegun) return []
      found.push(piece)
    } else if (piece.kind === 'stop') {
      if (found.length === 0 && !isBegun && !/[-–—:(]/.test(said)) return []
      if (found.length > 0 && !/[,+/]/.test(said)) break
      isBegun = true
    } else if (piece.kind === 'filler' && goingOn.has(said)) isBegun = isBegun || said === 'with' || said === 'w'
    else break
  }
  return found
}

interface Before {
  readonly fillings: readonly SaidItem[]
  /** How many wraps were said before the first of them: `2 turkey wraps`. */
  readonly count?: number
}

/** Foods right before a wrap that say what is in it: `turkey and cheese wrap`. */
function before(host: FoodPiece, at: number, collected: CollectedItems): Before {
  const { items, pieces, tokens } = collected
  const found: SaidItem[] = []
  if (host.amount.isCounted) return { fillings: found }
  for (let end = host.from, place = at - 1; place >= 0; place -= 1) {
    const item = items[place]
    const own = item && pieces.get(item)
    const between = own && tokens.tokens.slice(own.end, end).map(({ said }) => said)
    const isNext = between !== undefined && (between.length === 0 || (between.length === 1 && between[0] === 'and'))
    if (!item || !own || !isNext || !isLayer(item)) break
    const { count, isCounted, unit } = own.amount
    if (isCounted && !unit && !own.amount.each && !own.trailing && count >= 1 && host.isPlural)
      return { fillings: [inOne(item, own, collected), ...found], count }
    if (isAmountSaid(own)) break
    found.unshift(item)
    end = own.from
  }
  return { fillings: found }
}

/** As much of a filling as goes into one, not as many as were counted before its name; it keeps its place among the items. */
function inOne(item: SaidItem, own: FoodPiece, collected: CollectedItems): SaidItem {
  const { tokens, eaten } = collected
  const one = itemOf({ ...own, amount: unsaid }, undefined, tokens, eaten)
  collected.put(item, one)
  return one
}

/** A sandwich of its bread and what was named for it; undefined where it is bread beside other food. */
function assembled(host: SaidItem, at: number, all: readonly Piece[], collected: CollectedItems) {
  const own = collected.pieces.get(host)
  if (!own || isWeighed(own)) return undefined
  const isWrap = wraps.test(host.key)
  const isDish = isSandwich(host) || listed.test(host.key)
  if (!isWrap && !isDish && !cutOpen.test(host.key)) return undefined
  const behind: SaidItem[] = []
  for (const piece of listBehind(own, all, collected)) {
    const item = collected.items.find((one) => collected.pieces.get(one) === piece)
    if (item === host || item === undefined) continue
    if (isAmountSaid(piece)) return undefined
    if (!isLayer(item)) break
    behind.push(item)
  }
  const named = isWrap ? before(own, at, collected) : { fillings: [] }
  const fillings = [...named.fillings, ...behind]
  const isMain = fillings.some(({ parts }) =>
    parts.some(({ food }) => isMeat(food) || isCheese(food) || nutButter.test(food.id) || food.id === 'hummus'),
  )
  const least = listed.test(host.key) || isWrap ? 1 : isDish ? 2 : MIN_FILLINGS
  if (fillings.length < least || (!isMain && !isDish)) return undefined
  const isServed = host.unit === 'serving' || (own.amount.isCounted && !own.amount.unit)
  // Of a food that nobody counted it is one, however many grams are usual.
  return { fillings, count: named.count ?? (isServed ? host.count : 1) }
}

/** Turkey in a sandwich is a cold cut, unless it is called otherwise. */
function sliced(item: SaidItem, host: SaidItem, { pieces, tokens, eaten }: CollectedItems): SaidItem {
  const piece = pieces.get(item)
  return piece && onBread(item, wordsIn(tokens, piece), [{ ...host, parts: host.parts.slice(0, 1) }])
    ? coldCutOf(item, eaten)
    : item
}

/** What a wrap holds that is called by its meat or fish alone: leaves and a dressing without an allergen. */
const dressing = [
  ['food:lettuce-iceberg', 30],
  ['food:vinegar-oil-dressing', 20],
] as const
const dressed = (eaten: CollectedItems['eaten'], count: number): readonly WeighedFood[] =>
  dressing.flatMap(([key, grams]) => eaten.partsOf(key, grams * count))

/** Sandwiches and wraps with all that was listed for them become one item each, of as much of each as goes into one. */
export function assembleSandwiches(all: readonly Piece[], collected: CollectedItems): void {
  for (const host of [...collected.items]) {
    const at = collected.items.indexOf(host)
    const held = at < 0 ? undefined : assembled(host, at, all, collected)
    if (!held) continue
    const { eaten } = collected
    const { fillings, count } = held
    const bread = host.parts.map(({ food, grams }) => ({
      food,
      grams: host.kind === 'food' ? Math.max(grams, (breadGrams[food.id] ?? 0) * count) : grams,
    }))
    const isWrap = host.kind === 'food' && wraps.test(host.key)
    const inside = fillings.flatMap((item) =>
      partsIn(sliced(item, host, collected)).map((part) => ({ food: part.food, grams: fillingGrams(part) * count })),
    )
    const [only, ...others] = fillings
    const isAlone = isWrap && others.length === 0 && (only?.parts.every(({ food }) => isMeat(food)) ?? false)
    const alone = isAlone ? dressed(eaten, count) : []
    const choice = host.kind === 'food' ? eaten.choiceOf(isWrap ? WRAP : SANDWICH) : {}
    const whole = madeOf({ ...host, ...choice, unit: 'serving', count }, [...bread, ...inside, ...alone])
    collected.put(host, whole)
    for (const item of fillings) collected.takeOut(item)
  }
}
