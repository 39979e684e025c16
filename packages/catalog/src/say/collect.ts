import { sumNutrients, type WeighedFood } from '../recipe-nutrients.ts'
import { type Eatables, familyOf } from './eatables.ts'
import type { Piece } from './piece.ts'
import type { SaidAmount } from './quantity.ts'
import type { SaidItem, SaidMeal } from './said-meal.ts'
import type { Measured } from './servings.ts'
import type { Tokens } from './tokens.ts'

type FoodPiece = Piece & { readonly kind: 'food' }

/** Foods that are added to others: `without milk and sugar` leaves out both, `without milk and toast` only the milk. */
const added =
  /^food:(?:milk|cream|half-and-half|sugar|butter|honey|maple|syrup|cheddar|tomato|onion|red-onion|lettuce|salt|cinnamon|jam)/

const saidIn = ({ text, tokens }: Tokens, from: number, end: number): string =>
  text
    .slice(tokens[from]?.from, tokens[end - 1]?.to)
    .replaceAll(/\s+/g, ' ')
    .trim()

const MAX_ALTERNATIVES = 5

/** Dishes that are whatever goes into them: what is listed behind them is all of them. */
const openDishes = /^dish:(?:smoothie|green-smoothie|stir-fry|acai-bowl|side-salad)$/

type Span = { readonly from: number; readonly end: number }

/** Goes through the pieces from left to right and keeps what was said of each food by those around it. */
class Collector {
  readonly items: SaidItem[] = []
  readonly leftOut: string[] = []
  readonly unknown: Span[] = []
  private negation: 'none' | 'said' | 'may go on' = 'none'
  /** The last item is a heading (`smoothie: 1 banana, 200 ml milk`), or a dish that is being described (`latte with oat milk`). */
  private described: 'no' | 'heading' | 'with' | 'of' = 'no'
  private lastEnd = -1

  private readonly tokens: Tokens
  private readonly eaten: Eatables

  constructor(tokens: Tokens, eaten: Eatables) {
    this.tokens = tokens
    this.eaten = eaten
  }

  take(piece: Piece): void {
    if (piece.kind === 'food') this.takeFood(piece)
    else if (piece.kind === 'unknown') this.takeUnknown(piece)
    else if (piece.kind === 'negation') this.negation = 'said'
    else this.takeJoint(piece)
  }

  private takeJoint({ from }: Span): void {
    const token = this.tokens.tokens[from]
    const word = token?.said ?? ''
    const isHard = token?.kind === 'stop' && token.isHard
    if (word === 'with' || word === 'but' || isHard) this.negation = 'none'
    else if (word === 'or' && this.negation === 'may go on') this.negation = 'said'
    if (word === ':' && from === this.lastEnd) this.described = 'heading'
    else if (this.described === 'heading') return
    else if (isHard) this.described = 'no'
    else if (word === 'with' || word === 'on' || word === 'of' || word === 'in') {
      const isNext = from === this.lastEnd || (from === this.lastEnd + 1 && this.said(from - 1, from) === 'made')
      if (isNext) this.described = word === 'of' ? 'of' : 'with'
    }
  }

  private said(from: number, end: number): string {
    return saidIn(this.tokens, from, end)
  }

  private takeUnknown(piece: Span): void {
    const before = this.unknown.at(-1)
    if (this.negation === 'said') {
      this.leftOut.push(this.said(piece.from, piece.end))
      this.negation = 'none'
    } else if (before?.end === piece.from) this.unknown[this.unknown.length - 1] = { from: before.from, end: piece.end }
    else this.unknown.push(piece)
  }

  private takeFood(piece: FoodPiece): void {
    if (this.negation === 'may go on' && !(isAdded(piece) && !piece.amount.isCounted)) this.negation = 'none'
    if (this.negation !== 'none') this.leaveOut(piece)
    else {
      const before = this.items.at(-1)
      const item = itemOf(piece, before, this.tokens, this.eaten)
      if (before && this.isNameOf(before, item, piece)) this.items.pop()
      if (before && this.isMadeOf(before, item, piece)) this.takeMadeOf(before, item)
      else if (!before || this.described === 'no' || !this.describe(before, item, piece)) this.items.push(item)
    }
    this.lastEnd = piece.end
  }

  /** `porridge 60 g oats`: the first only says what the second was made into. */
  private isNameOf(before: SaidItem, item: SaidItem, { from, amount }: FoodPiece): boolean {
    const [one, other] = [before.parts[0]?.food.id ?? '', item.parts[0]?.food.id ?? '']
    return from === this.lastEnd && amount.isCounted && before.confidence < 0.75 && familyOf(one) === familyOf(other)
  }

  /** `3 egg omelette`: the dish is made of what was counted before it. */
  private isMadeOf(before: SaidItem, dish: SaidItem, { from, amount }: FoodPiece): boolean {
    const family = familyOf(before.parts[0]?.food.id ?? '')
    const isSame = dish.parts.some(({ food }) => familyOf(food.id) === family)
    return from === this.lastEnd && dish.kind === 'dish' && before.kind === 'food' && !amount.isCounted && isSame
  }

  private takeMadeOf(before: SaidItem, dish: SaidItem): void {
    const family = familyOf(before.parts[0]?.food.id ?? '')
    const others = dish.parts.filter(({ food }) => familyOf(food.id) !== family)
    if (others.length > 0) this.items.push(madeOf(dish, others))
  }

  private leaveOut(piece: FoodPiece): void {
    const last = this.items.pop()
    if (last) this.items.push(this.eaten.without(last, piece.meanings, wordsIn(this.tokens, piece)))
    this.leftOut.push(this.said(piece.from, piece.end))
    this.negation = 'may go on'
  }

  /** Lets an item say what the dish before it is made of. True when the dish took it in. */
  private describe(dish: SaidItem, item: SaidItem, { amount, trailing }: FoodPiece): boolean {
    const isWhole = dish.unit === 'serving' || dish.kind === 'food'
    if (
      this.described === 'heading' ||
      (dish.kind === 'dish' && (this.described === 'of' || openDishes.test(dish.key)))
    ) {
      this.described = 'no'
      if ((isWhole && dish.unit !== 'g') || dish.confidence < 0.75) this.items.pop()
      return false
    }
    if (dish.kind !== 'dish') return false
    const family = familyOf(item.parts[0]?.food.id ?? '')
    // A shake is mixed with water unless something else is poured on.
    const isReplaced = ({ food }: WeighedFood) =>
      familyOf(food.id) === family || (food.id === 'water' && ['milk', 'orange', 'apple'].includes(family))
    const other = dish.parts.filter((part) => !isReplaced(part))
    const same = dish.parts.filter(isReplaced)
    const [food] = item.parts
    if (same.length === 0 || !food) return false
    this.items.pop()
    const isCounted = amount.isCounted || trailing !== undefined
    const grams = same.reduce((sum, part) => sum + part.grams, 0)
    const parts = isCounted ? other : [...other, { food: food.food, grams }]
    if (parts.length > 0) this.items.push(madeOf(dish, parts))
    return !isCounted
  }
}

const madeOf = (dish: SaidItem, parts: readonly WeighedFood[]): SaidItem => ({
  ...dish,
  parts,
  grams: parts.reduce((sum, part) => sum + part.grams, 0),
  nutrients: sumNutrients(parts).total,
})

/** The foods, the unknown words and what was left out, out of the pieces of what was said. */
export function collect(
  pieces: readonly Piece[],
  tokens: Tokens,
  eaten: Eatables,
): Pick<SaidMeal, 'items' | 'unknown' | 'leftOut'> {
  const collector = new Collector(tokens, eaten)
  for (const piece of pieces) collector.take(piece)
  const { items, leftOut, unknown } = collector
  return { items, unknown: unknown.map(({ from, end }) => saidIn(tokens, from, end)), leftOut }
}

const wordsIn = ({ tokens }: Tokens, { from, end }: FoodPiece): readonly string[] =>
  tokens.slice(from, end).flatMap((token) => (token.kind === 'word' ? [token.word] : []))

const isAdded = ({ meanings: [first] }: FoodPiece): boolean => first !== undefined && added.test(first.key)

/** An amount before and one behind: a weight wins, and `each` multiplies. */
function joinAmounts(before: SaidAmount, behind: SaidAmount | undefined): SaidAmount {
  if (!behind) return before
  if (behind.each && !behind.unit && !behind.isCounted) return { ...before, each: behind.each }
  const isWeighed = (amount: SaidAmount) => (amount.unit ?? amount.each)?.kind === 'mass'
  if (isWeighed(behind)) return behind
  if (isWeighed(before)) return before
  if (!before.isCounted) return { ...behind, scale: before.scale * behind.scale }
  return behind.unit ? behind : before
}

/** Milk in a cup of coffee is a splash, over cereal a small glass; undefined where the usual amount holds. */
function beside(before: SaidItem | undefined, key: string, amount: SaidAmount): Measured | undefined {
  if (!before || amount.isCounted || amount.each || !/^food:.*(?:milk|cream-(?:light|heavy)|half-and-half)/.test(key))
    return undefined
  const grams = /^food:(?:coffee|tea|espresso)/.test(before.key)
    ? 30
    : /cereal|flakes|granola|muesli|shredded|puffed/.test(before.key)
      ? 125
      : undefined
  return grams && { grams: grams * amount.scale, count: grams * amount.scale, unit: 'g', sure: 0.6 }
}

function itemOf(piece: FoodPiece, before: SaidItem | undefined, tokens: Tokens, eaten: Eatables): SaidItem {
  const [meant, ...others] = piece.meanings
  const key = meant?.key ?? ''
  const amount = joinAmounts(piece.amount, piece.trailing)
  const measured = beside(before, key, amount) ?? eaten.measure(key, amount, piece.isPlural)
  const parts = eaten.partsOf(key, measured.grams)
  const name = Math.max(0.4, 1 - 0.05 * (meant?.cost ?? 0)) * 0.9 ** piece.typos
  return {
    ...eaten.choiceOf(key),
    said: saidIn(tokens, piece.from, piece.end),
    grams: measured.grams,
    count: measured.count,
    unit: measured.unit,
    parts,
    nutrients: sumNutrients(parts).total,
    confidence: Math.round(name * measured.sure * 100) / 100,
    alternatives: others.slice(0, MAX_ALTERNATIVES).map((other) => eaten.choiceOf(other.key)),
  }
}
