import { madeOf, timesAsMuch } from './amend.ts'
import { CollectedItems } from './collected-items.ts'
import { isHolding } from './companions.ts'
import { type Described, describe, isListOf, takeOutListed } from './described-dish.ts'
import { type Eatables, familyOf } from './eatables.ts'
import { type FoodPiece, hasMinus, isAdded, isAmountSaid, isWeighed, saidIn, wordsIn } from './food-piece.ts'
import { DOUBTFUL, itemOf, states } from './item-of-piece.ts'
import { besideHost, isMilkOf, isOtherThanLast, ofItsBread, takeMadeOf, takeOutPorridge } from './joined-items.ts'
import type { Span } from './left-over.ts'
import {
  isCountOf,
  isDressingOf,
  isMadeOf,
  isNamedPartOf,
  isNameOf,
  isOfDish,
  isPartOf,
  isShakeOf,
} from './made-of-pieces.ts'
import { INSTEAD } from './phrases.ts'
import type { Piece } from './piece.ts'
import { isFiller, readQuantities } from './quantity.ts'
import { changeRepeated, correct, correctAmount, saysAgain, specify } from './said-again.ts'
import type { SaidItem } from './said-meal.ts'
import { fill, fillingsBefore, isFillingOf, isOpenSandwich, isSandwich, takeSandwich } from './sandwiches.ts'
import { ALL_SHARE, NAME_SHARE } from './shares.ts'
import type { Tokens } from './tokens.ts'

/** Drinks that are made with milk, and with another one when that is named right behind them. */
const milked = /^dish:(?:.*-)?(?:latte|cappuccino|flat-white|macchiato|mocha|cortado|coffee|tea|chai)$/

/** Goes through the pieces from left to right and keeps what was said of each food by those around it. */
export class Collector {
  readonly collected: CollectedItems
  readonly leftOut: string[] = []
  readonly unknown: Span[] = []
  private negation: 'none' | 'said' | 'instead' | 'may go on' = 'none'
  /** Where the word that negates ends. */
  private negatedFrom = -1
  private described: Described = 'no'
  /** The dish that a later `with` stands behind: amounts go with it. */
  private served: SaidItem | undefined
  private isWith = false
  /** What comes next replaces what was said before. */
  private isCorrecting = false
  /** The part that is said next of a food that was named before. */
  private namedShare: number | undefined
  /** Where the foods begin that belong together (`pasta with pesto`): a share behind them is of all of these. */
  private groupFrom = 0
  private isGroupDone = false

  private readonly tokens: Tokens
  private readonly eaten: Eatables

  constructor(tokens: Tokens, eaten: Eatables, before: readonly SaidItem[]) {
    this.tokens = tokens
    this.eaten = eaten
    this.collected = new CollectedItems(tokens, eaten, before)
  }

  take(piece: Piece): void {
    if (piece.kind === 'food') this.takeFood(piece)
    else if (piece.kind === 'unknown') this.takeUnknown(piece)
    else if (piece.kind === 'negation') this.takeNegation(piece)
    else if (piece.kind === 'correction') this.isCorrecting = this.collected.items.length > 0
    else if (piece.kind === 'share') this.takeShare(piece)
    else if (piece.kind === 'number' && !this.isCorrecting) this.takeNumber(piece)
    else if (!this.isCorrecting || !this.takeCorrectedAmount(piece)) this.takeJoint(piece)
  }

  private takeNegation({ from, end }: Span): void {
    this.negation = this.said(from, end) === INSTEAD ? 'instead' : 'said'
    this.negatedFrom = end
  }

  private takeJoint({ from }: Span): void {
    const token = this.tokens.tokens[from]
    const word = token?.said ?? ''
    // `but not with butter`, `or with jam`: it is without that.
    if (word === 'with' && this.negation === 'said' && from === this.negatedFrom) return
    if (from === this.collected.lastEnd && states.has(word)) this.sayState()
    const isHard = token?.kind === 'stop' && token.isHard
    if (['with', 'but', 'just', 'only'].includes(word) || isHard) this.negation = 'none'
    else if (word === 'or' && this.negation === 'may go on') {
      this.negation = 'said'
      this.negatedFrom = from + 1
    }
    if (isHard) [this.collected.host, this.served] = [undefined, undefined]
    if (isHard || (word === 'and' && !this.isWith)) this.isGroupDone = true
    // `half a bagel with cheese and some soup with bread`: the bread goes with the soup.
    const last = this.collected.items.at(-1)
    if (word === 'with' && from === this.collected.lastEnd && last !== undefined && last.kind !== 'food')
      this.served = last
    if (isHard || word === 'with') this.isWith = word === 'with'
    if (word === ':' && this.isHeadingEnd(from)) this.described = 'heading'
    else if (this.described === 'heading') return
    else if (isHard) this.described = 'no'
    else if (word === 'with' || word === 'on' || word === 'of' || word === 'in') {
      const isNext =
        from === this.collected.lastEnd ||
        (from === this.collected.lastEnd + 1 && ['made', 'but'].includes(this.said(from - 1, from)))
      if (isNext) this.described = word === 'of' ? 'of' : 'with'
    }
  }

  /** `100 g lentils cooked weight`: nothing is left to ask. */
  private sayState(): void {
    const last = this.collected.items.at(-1)
    if (last === undefined) return
    const told = { ...last, basis: { ...last.basis, isStateSaid: true } }
    const piece = this.collected.pieces.get(last)
    this.collected.items[this.collected.items.length - 1] = told
    if (piece) this.collected.pieces.set(told, piece)
    if (this.collected.host === last) this.collected.host = told
  }

  private said(from: number, end: number): string {
    return saidIn(this.tokens, from, end)
  }

  /** Behind the last food, and words that say nothing: `cheese board after dinner:`. */
  private isHeadingEnd(from: number): boolean {
    const between = this.tokens.tokens.slice(this.collected.lastEnd, from)
    return (
      this.collected.lastEnd > 0 &&
      (between.length <= 1 || between.every((token) => token.kind === 'word' && isFiller(token)))
    )
  }

  private takeUnknown(piece: Span): void {
    const before = this.unknown.at(-1)
    if (this.negation === 'said' || this.negation === 'instead') {
      this.leftOut.push(this.said(piece.from, piece.end))
      this.negation = 'none'
    } else if (before?.end === piece.from) this.unknown[this.unknown.length - 1] = { from: before.from, end: piece.end }
    else this.unknown.push(piece)
  }

  private takeFood(piece: FoodPiece): void {
    if (this.negation === 'may go on' && !(isAdded(piece) && !piece.amount.isCounted)) this.negation = 'none'
    if (this.isGroupDone) this.groupFrom = this.collected.items.length
    this.isGroupDone = false
    if (this.negation !== 'none') this.leaveOut(piece)
    else if (this.namedShare !== undefined) this.takeNamedShare(piece, this.namedShare)
    else if (this.isCorrecting) this.takeCorrected(piece)
    else if (!changeRepeated(piece, this.collected)) this.takeEaten(piece)
    this.collected.lastEnd = piece.end
  }

  /** `pasta bake in a tub, about 300 g`: a weight that stands alone is of the food before it, when none was said of that. */
  private takeNumber(piece: Span): void {
    const { tokens } = this.tokens
    const last = this.collected.items.at(-1)
    const own = last && this.collected.pieces.get(last)
    const weight = readQuantities(tokens, piece.from).find(({ amount }) => amount.unit?.kind === 'mass')
    const isLast =
      weight !== undefined &&
      (tokens[weight.end] === undefined || (tokens[weight.end]?.kind === 'stop' && tokens[weight.end]?.said !== '('))
    const stop = tokens.slice(0, piece.from).findLastIndex((token) => token.kind === 'stop' && token.isHard)
    const isAlone = piece.from === this.collected.lastEnd || tokens.slice(stop + 1, piece.from).every(isFiller)
    if (last && hasMinus(this.tokens, piece))
      this.collected.put(last, { ...last, confidence: Math.min(last.confidence, DOUBTFUL) })
    else if (own && isLast && isAlone && !isWeighed(own)) this.takeCorrectedAmount(piece)
    else this.takeJoint(piece)
  }

  /** `…, ate a third`, `…, shared with my wife`, `…, left half the custard`: how much of what was named. */
  private takeShare({ from }: Span): void {
    const [mark, part] = [this.said(from, from + 1), this.tokens.tokens[from + 1]]
    if (part?.kind !== 'number') return
    if (mark === NAME_SHARE) this.namedShare = part.value
    else
      for (const item of this.collected.items.slice(mark === ALL_SHARE ? 0 : this.groupFrom))
        this.collected.put(item, timesAsMuch(item, part.value))
  }

  /** The part of the food that was named before, or of this one. */
  private takeNamedShare(piece: FoodPiece, part: number): void {
    this.namedShare = undefined
    const item = itemOf(piece, undefined, this.tokens, this.eaten)
    const family = familyOf(item.parts[0]?.food.id ?? '')
    const isSame = (one: SaidItem): boolean =>
      one.key === item.key || (one.kind === 'food' && familyOf(one.parts[0]?.food.id ?? '') === family)
    const target = this.collected.items.findLast(isSame)
    if (target) this.collected.put(target, timesAsMuch(target, part))
    else this.takeEaten({ ...piece, amount: { ...piece.amount, scale: piece.amount.scale * part } })
  }

  private takeEaten(piece: FoodPiece): void {
    const before = this.collected.items.at(-1)
    const { host, lastEnd } = this.collected
    const item = ofItsBread(
      besideHost(
        itemOf(piece, before, this.tokens, this.eaten),
        piece,
        this.served ?? this.collected.host,
        this.isWith,
        this.collected,
      ),
      piece,
      this.isWith,
      this.collected,
    )
    if (specify(item, piece, this.collected)) {
      // `smashed avo: half an avocado, 1 slice sourdough`: the heading is that food, and is not made of what follows.
      this.described = 'no'
      return
    }
    if (saysAgain(before, item, piece, this.collected)) return
    if (before && piece.from === lastEnd && isNamedPartOf(before, item, piece)) return
    const isBehindHost =
      host !== undefined && this.collected.items.includes(host) && (this.isWith || piece.from <= lastEnd + 1)
    if (isBehindHost && isDressingOf(host, item, piece)) return
    // `small latte oat milk`: it is made with that.
    const isMilkBehind =
      before !== undefined && milked.test(before.key) && piece.from === lastEnd && !isAmountSaid(piece)
    if (isMilkBehind && isMilkOf(before, item, before) && describe(before, item, piece, this.collected)) return
    if (before && isOfDish(before, item, piece, lastEnd, this.tokens)) {
      const own = this.collected.pieces.get(before)
      // `albóndigas de pollo 4`: the number is of the dish.
      if (own && piece.trailing && !isAmountSaid(own))
        this.collected.put(before, itemOf({ ...own, trailing: piece.trailing }, undefined, this.tokens, this.eaten))
      return
    }
    this.collected.pieces.set(item, piece)
    takeOutPorridge(item, piece, this.collected)
    if (before && isNameOf(before, item, piece, lastEnd)) this.collected.items.pop()
    if (before && isShakeOf(before, item, piece, lastEnd)) this.collected.takeOut(before)
    const isCount = before !== undefined && isCountOf(before, item, piece, lastEnd, this.tokens)
    const own = before && this.collected.pieces.get(before)
    const isWeighedDish = own !== undefined && isWeighed(own)
    // Of a dish that was weighed they are a part: `omelette 200 g with 2 eggs`.
    if (isCount && isWeighedDish && ['with', 'of'].includes(this.said(piece.from - 1, piece.from))) return
    if (isCount && !isWeighedDish) {
      this.collected.items.pop()
      const others = before.parts.filter(({ food }) => familyOf(food.id) !== 'egg')
      if (others.length > 0) this.collected.items.push(madeOf(before, others))
    }
    if (before && isMadeOf(before, item, piece, lastEnd)) takeMadeOf(before, item, this.collected)
    else if (isSandwich(item) && fillingsBefore(piece, isOpenSandwich(item), this.collected).length > 0)
      takeSandwich(piece, this.collected)
    else if (
      host &&
      this.isWith &&
      isOpenSandwich(host) &&
      this.collected.items.includes(host) &&
      isFillingOf(item, piece)
    )
      fill(host, [item], this.collected)
    else {
      const isListed =
        host !== undefined && this.described === 'no' && isHolding(host) && isPartOf(host, item, piece, this.tokens)
      const described =
        host && (this.isWith || isListed) && this.collected.items.includes(host) && !isMilkOf(before, item, this.served)
          ? host
          : before
      if (!described || (this.described === 'no' && !isListed) || !this.takeDescription(described, item, piece))
        this.collected.items.push(item)
    }
    if (this.collected.host === undefined || !this.collected.items.includes(this.collected.host))
      this.collected.host = this.collected.items.at(-1)
  }

  private takeCorrected(piece: FoodPiece): void {
    if (correct(piece, this.collected)) this.isCorrecting = false
  }

  private takeCorrectedAmount(piece: Span): boolean {
    const isCorrected = correctAmount(piece, this.collected)
    if (isCorrected) this.isCorrecting = false
    return isCorrected
  }

  /** Lets an item say what the dish before it is made of. True when the dish took it in. */
  private takeDescription(dish: SaidItem, item: SaidItem, piece: FoodPiece): boolean {
    if (!isListOf(dish, this.described)) return describe(dish, item, piece, this.collected)
    this.described = 'no'
    takeOutListed(dish, this.collected)
    return false
  }

  private leaveOut(piece: FoodPiece): void {
    if (this.negation === 'said' && isOtherThanLast(piece, this.collected)) {
      this.negation = 'none'
      this.takeCorrected(piece)
      return
    }
    const words = wordsIn(this.tokens, piece)
    const families = new Set(piece.meanings.map(({ key }) => familyOf(key.slice(key.indexOf(':') + 1))))
    const isMeant = (one: SaidItem) =>
      this.collected.repeated.has(one) && families.has(familyOf(one.parts[0]?.food.id ?? ''))
    const repeated = this.collected.items.findIndex(isMeant)
    if (repeated >= 0) this.collected.items.splice(repeated, 1)
    else if (this.negation !== 'instead') {
      const last = this.collected.items.pop()
      if (last) this.collected.items.push(this.eaten.without(last, piece.meanings, words))
    }
    this.leftOut.push(this.said(piece.from, piece.end))
    this.negation = this.negation === 'instead' ? 'none' : 'may go on'
  }
}
