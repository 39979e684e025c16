import { sumNutrients, type WeighedFood } from '../recipe-nutrients.ts'
import { phraseOf } from '../words.ts'
import { madeOf, timesAsMuch } from './amend.ts'
import { besidesOf, fillingGrams, isFilling, isHolding, isMeat } from './companions.ts'
import { type Eatables, familyOf } from './eatables.ts'
import { leftOver, type Span } from './left-over.ts'
import { lookUpsOf } from './look-up.ts'
import { INSTEAD } from './phrases.ts'
import type { Piece } from './piece.ts'
import { isFiller, readQuantities, type SaidAmount } from './quantity.ts'
import type { SaidItem, SaidMeal } from './said-meal.ts'
import type { Measured } from './servings.ts'
import { ALL_SHARE, NAME_SHARE } from './shares.ts'
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

/** Dishes that come on others: a bowl that has avocado in it has the guacamole that is named with it. */
const toppings = new Set(['dish:guacamole', 'dish:pico-de-gallo'])

/** Dishes that are whatever goes into them: what is listed behind them is all of them. */
const openDishes = /^dish:(?:smoothie|green-smoothie|stir-fry|acai-bowl)$/

/** Dishes of as many eggs as are said behind them, and eggs by how they are cooked. */
const ofEggs = /^(?:dish:(?:.*-)?(?:omelet|frittata)|food:egg-(?:scrambled|fried))$/

/** Goes through the pieces from left to right and keeps what was said of each food by those around it. */
class Collector {
  readonly items: SaidItem[]
  /** Items of the meal before, which what is said now may change. */
  private readonly repeated: Set<SaidItem>
  readonly leftOut: string[] = []
  readonly unknown: Span[] = []
  private negation: 'none' | 'said' | 'instead' | 'may go on' = 'none'
  /** Where the word that negates ends. */
  private negatedFrom = -1
  /** The last item is a heading (`smoothie: 1 banana, 200 ml milk`), or a dish that is being described (`latte with oat milk`). */
  private described: 'no' | 'heading' | 'with' | 'of' = 'no'
  /** The food or dish that a clause began with; what follows it until the next stop goes with it. */
  private host: SaidItem | undefined
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
  /** What each item was read from. */
  readonly pieces = new Map<SaidItem, FoodPiece>()
  private lastEnd = -1

  private readonly tokens: Tokens
  private readonly eaten: Eatables

  constructor(tokens: Tokens, eaten: Eatables, before: readonly SaidItem[]) {
    this.tokens = tokens
    this.eaten = eaten
    this.items = [...before]
    this.repeated = new Set(before)
  }

  take(piece: Piece): void {
    if (piece.kind === 'food') this.takeFood(piece)
    else if (piece.kind === 'unknown') this.takeUnknown(piece)
    else if (piece.kind === 'negation') this.takeNegation(piece)
    else if (piece.kind === 'correction') this.isCorrecting = this.items.length > 0
    else if (piece.kind === 'share') this.takeShare(piece)
    else if (piece.kind === 'number' && !this.isCorrecting) this.takeNumber(piece)
    else if (!this.isCorrecting || !this.correctAmount(piece)) this.takeJoint(piece)
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
    if (from === this.lastEnd && states.has(word)) this.sayState()
    const isHard = token?.kind === 'stop' && token.isHard
    if (['with', 'but', 'just', 'only'].includes(word) || isHard) this.negation = 'none'
    else if (word === 'or' && this.negation === 'may go on') {
      this.negation = 'said'
      this.negatedFrom = from + 1
    }
    if (isHard) [this.host, this.served] = [undefined, undefined]
    if (isHard || (word === 'and' && !this.isWith)) this.isGroupDone = true
    // `half a bagel with cheese and some soup with bread`: the bread goes with the soup.
    const last = this.items.at(-1)
    if (word === 'with' && from === this.lastEnd && last !== undefined && last.kind !== 'food') this.served = last
    if (isHard || word === 'with') this.isWith = word === 'with'
    if (word === ':' && this.isHeadingEnd(from)) this.described = 'heading'
    else if (this.described === 'heading') return
    else if (isHard) this.described = 'no'
    else if (word === 'with' || word === 'on' || word === 'of' || word === 'in') {
      const isNext =
        from === this.lastEnd || (from === this.lastEnd + 1 && ['made', 'but'].includes(this.said(from - 1, from)))
      if (isNext) this.described = word === 'of' ? 'of' : 'with'
    }
  }

  /** `100 g lentils cooked weight`: nothing is left to ask. */
  private sayState(): void {
    const last = this.items.at(-1)
    if (last === undefined) return
    const told = { ...last, basis: { ...last.basis, isStateSaid: true } }
    const piece = this.pieces.get(last)
    this.items[this.items.length - 1] = told
    if (piece) this.pieces.set(told, piece)
    if (this.host === last) this.host = told
  }

  private said(from: number, end: number): string {
    return saidIn(this.tokens, from, end)
  }

  /** Behind the last food, and words that say nothing: `cheese board after dinner:`. */
  private isHeadingEnd(from: number): boolean {
    const between = this.tokens.tokens.slice(this.lastEnd, from)
    return (
      this.lastEnd > 0 && (between.length <= 1 || between.every((token) => token.kind === 'word' && isFiller(token)))
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
    if (this.isGroupDone) this.groupFrom = this.items.length
    this.isGroupDone = false
    if (this.negation !== 'none') this.leaveOut(piece)
    else if (this.namedShare !== undefined) this.takeNamedShare(piece, this.namedShare)
    else if (this.isCorrecting) this.correct(piece)
    else if (!this.changeRepeated(piece)) this.takeEaten(piece)
    this.lastEnd = piece.end
  }

  /** `pasta bake in a tub, about 300 g`: a weight that stands alone is of the food before it, when none was said of that. */
  private takeNumber(piece: Span): void {
    const { tokens } = this.tokens
    const last = this.items.at(-1)
    const own = last && this.pieces.get(last)
    const weight = readQuantities(tokens, piece.from).find(({ amount }) => amount.unit?.kind === 'mass')
    const isLast = weight !== undefined && (tokens[weight.end] === undefined || tokens[weight.end]?.kind === 'stop')
    const stop = tokens.slice(0, piece.from).findLastIndex((token) => token.kind === 'stop' && token.isHard)
    const isAlone = piece.from === this.lastEnd || tokens.slice(stop + 1, piece.from).every(isFiller)
    if (last && hasMinus(this.tokens, piece))
      this.put(last, { ...last, confidence: Math.min(last.confidence, DOUBTFUL) })
    else if (own && isLast && isAlone && !isWeighed(own)) this.correctAmount(piece)
    else this.takeJoint(piece)
  }

  /** `…, ate a third`, `…, shared with my wife`, `…, left half the custard`: how much of what was named. */
  private takeShare({ from }: Span): void {
    const [mark, part] = [this.said(from, from + 1), this.tokens.tokens[from + 1]]
    if (part?.kind !== 'number') return
    if (mark === NAME_SHARE) this.namedShare = part.value
    else
      for (const item of this.items.slice(mark === ALL_SHARE ? 0 : this.groupFrom))
        this.put(item, timesAsMuch(item, part.value))
  }

  /** The part of the food that was named before, or of this one. */
  private takeNamedShare(piece: FoodPiece, part: number): void {
    this.namedShare = undefined
    const item = itemOf(piece, undefined, this.tokens, this.eaten)
    const family = familyOf(item.parts[0]?.food.id ?? '')
    const isSame = (one: SaidItem): boolean =>
      one.key === item.key || (one.kind === 'food' && familyOf(one.parts[0]?.food.id ?? '') === family)
    const target = this.items.findLast(isSame)
    if (target) this.put(target, timesAsMuch(target, part))
    else this.takeEaten({ ...piece, amount: { ...piece.amount, scale: piece.amount.scale * part } })
  }

  /** Another amount of an item that was taken, in its place. */
  private put(item: SaidItem, changed: SaidItem): void {
    this.items[this.items.indexOf(item)] = changed
    const piece = this.pieces.get(item)
    if (piece) this.pieces.set(changed, piece)
    if (this.host === item) this.host = changed
  }

  private takeEaten(piece: FoodPiece): void {
    const before = this.items.at(-1)
    const host = this.host
    const item = this.beside(itemOf(piece, before, this.tokens, this.eaten), piece)
    if (this.specify(item, piece) || this.saysAgain(before, item, piece)) return
    this.pieces.set(item, piece)
    this.takeOutPorridge(item, piece)
    if (before && this.isNameOf(before, item, piece)) this.items.pop()
    if (before && this.isShakeOf(before, item, piece)) this.takeOut(before)
    const isCount = before !== undefined && this.isCountOf(before, item, piece)
    const own = before && this.pieces.get(before)
    const isWeighedDish = own !== undefined && isWeighed(own)
    // Of a dish that was weighed they are a part: `omelette 200 g with 2 eggs`.
    if (isCount && isWeighedDish && ['with', 'of'].includes(this.said(piece.from - 1, piece.from))) return
    if (isCount && !isWeighedDish) {
      this.items.pop()
      const others = before.parts.filter(({ food }) => familyOf(food.id) !== 'egg')
      if (others.length > 0) this.items.push(madeOf(before, others))
    }
    if (before && this.isMadeOf(before, item, piece)) this.takeMadeOf(before, item)
    else if (isSandwich(item) && this.fillingsBefore(piece, isOpenSandwich(item)).length > 0) this.takeSandwich(piece)
    else if (host && this.isWith && isOpenSandwich(host) && this.items.includes(host) && isFillingOf(item, piece))
      this.fill(host, [item])
    else {
      const isListed =
        host !== undefined && this.described === 'no' && isHolding(host) && this.isPartOf(host, item, piece)
      const described =
        host && (this.isWith || isListed) && this.items.includes(host) && !this.isMilkOf(before, item) ? host : before
      if (!described || (this.described === 'no' && !isListed) || !this.describe(described, item, piece))
        this.items.push(item)
    }
    if (this.host === undefined || !this.items.includes(this.host)) this.host = this.items.at(-1)
  }

  /** Foods that stand right before a sandwich and say what is in it: `turkey and swiss sandwich`. */
  private fillingsBefore({ from, amount }: FoodPiece, isOpen: boolean): readonly SaidItem[] {
    if (amount.isCounted) return []
    const found: SaidItem[] = []
    for (let end = from, at = this.items.length - 1; at >= 0; at -= 1) {
      const item = this.items[at]
      const piece = item && this.pieces.get(item)
      const isNext =
        piece && ((isOpen && piece.end === end) || (piece.end === end - 1 && this.said(end - 1, end) === 'and'))
      if (!item || !piece || !isNext || item.kind !== 'food' || !isFillingFood(item) || isWeighed(piece)) break
      found.unshift(item)
      end = piece.from
      // The count before the first is of the sandwiches.
      if (piece.amount.isCounted) return isOpen ? found : []
    }
    return found
  }

  private takeSandwich(piece: FoodPiece): void {
    const fillings = this.fillingsBefore(piece, isOpenSandwich(itemOf(piece, undefined, this.tokens, this.eaten)))
    const [first] = fillings
    const counted = first && this.pieces.get(first)?.amount
    const amount = counted?.isCounted && !counted.unit ? counted : piece.amount
    const own = { ...piece, amount, trailing: undefined }
    this.items.splice(this.items.length - fillings.length, fillings.length)
    // As much of the first as goes into one sandwich, not as many as were counted before its name.
    const inOne = fillings.map((item, at) => {
      const said = this.pieces.get(item)
      return at === 0 && said ? itemOf({ ...said, amount: unsaid }, undefined, this.tokens, this.eaten) : item
    })
    const sandwich = itemOf(own, undefined, this.tokens, this.eaten)
    this.items.push(sandwich)
    this.pieces.set(sandwich, own)
    this.host = sandwich
    this.fill(sandwich, inOne)
  }

  /** Puts fillings into a sandwich, as much of each as goes into one. */
  private fill(sandwich: SaidItem, fillings: readonly SaidItem[]): void {
    const more = fillings.flatMap(({ parts }) =>
      parts.map((part) => ({ food: part.food, grams: fillingGrams(part) * sandwich.count })),
    )
    const { unit, count } = sandwich
    this.put(sandwich, { ...madeOf(sandwich, [...sandwich.parts, ...more]), unit, count })
  }

  /**
   * `chicken rice and broccoli, the chicken was six ounces`: the amount of a food that was named before without one. True
   * when there was that very food: rice cakes are no rice, though one may stand in for the other. What is added to others
   * (milk, butter) is said twice because it is had twice.
   */
  private specify(item: SaidItem, piece: FoodPiece): boolean {
    if (!isAmountSaid(piece) || isAdded(piece) || item.kind !== 'food') return false
    const food = item.parts[0]?.food.id
    const target = this.items.find((one) => {
      const said = this.pieces.get(one)
      const isSame = one.kind === 'food' && one.parts[0]?.food.id === food
      return isSame && said !== undefined && !isAmountSaid(said)
    })
    if (target === undefined) return false
    this.replace(target, piece)
    // `smashed avo: half an avocado, 1 slice sourdough`: the heading is that food, and is not made of what follows.
    this.described = 'no'
    return true
  }

  /** Whether a dish has it in it anyway, and no amount of its own was said. */
  private isPartOf(dish: SaidItem, item: SaidItem, piece: FoodPiece): boolean {
    const family = familyOf(item.parts[0]?.food.id ?? '')
    const isMeatItem = item.parts.some(({ food }) => isMeat(food))
    const isIn = dish.parts.some(({ food }) => familyOf(food.id) === family || (isMeatItem && isMeat(food)))
    const isTopping = item.kind === 'food' || toppings.has(item.key)
    return isTopping && isIn && (!piece.amount.isCounted || this.isDoubled(piece))
  }

  /** `two scoops ON gold standard whey`: the maker and the kind right behind it are one food, of the amount that was said. */
  private saysAgain(before: SaidItem | undefined, item: SaidItem, piece: FoodPiece): boolean {
    const own = before && this.pieces.get(before)
    const isNext = piece.from === this.lastEnd && before?.kind === 'food'
    // `4 slices ezekiel toast`: the bread that was toasted.
    if (isNext && own && !isAmountSaid(piece) && isToastOf(before, item, wordsIn(this.tokens, piece))) return true
    return isNext && before.key === item.key && own !== undefined && !isAmountSaid(piece) && isAmountSaid(own)
  }

  /** `a cake with cream and a cappuccino with oat milk`: the milk is of the cup that it stands behind. */
  private isMilkOf(before: SaidItem | undefined, item: SaidItem): boolean {
    const isMilk = ({ id }: WeighedFood['food']): boolean => familyOf(id) === 'milk'
    return (
      before !== undefined &&
      before === this.served &&
      item.parts.every(({ food }) => isMilk(food)) &&
      before.parts.some(({ food }) => isMilk(food))
    )
  }

  /** `porridge with 50 g oats`: the porridge is what these become. */
  private takeOutPorridge(item: SaidItem, piece: FoodPiece): void {
    if (!isAmountSaid(piece) || !/^food:.*(?:oats|oat-bran)-dry$/.test(item.key)) return
    const porridge = this.items.find((one) => {
      const own = this.pieces.get(one)
      return one.key === 'food:oatmeal-instant-cooked' && own !== undefined && !isAmountSaid(own)
    })
    if (porridge) this.takeOut(porridge)
  }

  private isDoubled({ from, amount }: FoodPiece): boolean {
    return ['double', 'dbl', 'extra'].includes(this.tokens.tokens[from]?.said ?? '') && !amount.unit
  }

  /** As much as goes with what the clause began with. */
  private beside(item: SaidItem, piece: FoodPiece): SaidItem {
    const host = this.served ?? this.host
    if (isAmountSaid(piece) || !host) return item
    const hosted = this.pieces.get(host)
    const isCounted = hosted?.amount.isCounted && !hosted.trailing && !isWeighed(hosted)
    const part = isCounted ? hosted.amount.count * hosted.amount.scale : 1
    return timesAsMuch(item, besidesOf(host, item, part, this.isWith))
  }

  /** `no, 30 g`, `make that two`: another amount of what was said last. True when there was one. */
  private correctAmount({ from }: Span): boolean {
    const last = this.items.at(-1)
    const piece = last && this.pieces.get(last)
    const [first] = readQuantities(this.tokens.tokens, from)
    if (!last || !piece || !first?.amount.isCounted) return false
    const { amount } = first
    const unit = amount.unit ?? (amount.each ? undefined : (piece.trailing ?? piece.amount).unit)
    const corrected = { ...piece, amount: { ...amount, ...(unit ? { unit } : {}) }, trailing: undefined }
    this.replace(last, corrected)
    return true
  }

  /** `two eggs, actually three eggs`, `a latte, sorry, a cappuccino`. */
  private correct(piece: FoodPiece): void {
    const item = itemOf(piece, this.items.at(-2), this.tokens, this.eaten)
    const family = familyOf(item.parts[0]?.food.id ?? '')
    // Small fries are a dish of the same foods as large ones.
    const isSame = (one: SaidItem): boolean =>
      one.key === item.key ||
      (one.kind === 'food' && familyOf(one.parts[0]?.food.id ?? '') === family) ||
      (one.kind === 'dish' && foodsOf(one) === foodsOf(item))
    const target = this.items.findLast(isSame) ?? this.items.at(-1)
    if (!target) return
    const meant = this.pieces.get(target)
    const isKept = !isAmountSaid(piece) && meant !== undefined && isWeighed(meant)
    this.replace(target, isKept ? { ...piece, amount: meant.amount, trailing: meant.trailing } : piece)
  }

  private replace(target: SaidItem, piece: FoodPiece): void {
    const at = this.items.indexOf(target)
    const item = itemOf(piece, this.items[at - 1], this.tokens, this.eaten)
    this.items[at] = item
    this.pieces.set(item, piece)
    this.host = item
    this.isCorrecting = false
  }

  /** `same again but with 3 eggs`: another amount of what was in the meal before. */
  private changeRepeated(piece: FoodPiece): boolean {
    const item = itemOf(piece, undefined, this.tokens, this.eaten)
    const family = familyOf(item.parts[0]?.food.id ?? '')
    const at = this.items.findIndex(
      (one) => this.repeated.has(one) && one.kind === 'food' && familyOf(one.parts[0]?.food.id ?? '') === family,
    )
    if (at < 0) return false
    this.items[at] = item
    this.pieces.set(item, piece)
    return true
  }

  /** `porridge 60 g oats`: the first only says what the second was made into. */
  private isNameOf(before: SaidItem, item: SaidItem, { from, amount }: FoodPiece): boolean {
    const [one, other] = [before.parts[0]?.food.id ?? '', item.parts[0]?.food.id ?? '']
    return (
      from === this.lastEnd &&
      before.kind === 'food' &&
      amount.isCounted &&
      before.confidence < 0.75 &&
      familyOf(one) === familyOf(other)
    )
  }

  /** `protein shake 1 scoop of whey`: the shake is what it is made of, as much as was said. */
  private isShakeOf(dish: SaidItem, item: SaidItem, { from, amount }: FoodPiece): boolean {
    const family = familyOf(item.parts[0]?.food.id ?? '')
    return (
      from === this.lastEnd &&
      amount.isCounted &&
      item.kind === 'food' &&
      /^dish:(?:protein-shake|overnight-oats)$/.test(dish.key) &&
      dish.parts.some(({ food }) => familyOf(food.id) === family)
    )
  }

  /** `omelette 3 eggs`, `omelette of two eggs`: the eggs that the dish is made of. */
  private isCountOf(dish: SaidItem, item: SaidItem, { from, amount }: FoodPiece): boolean {
    const between = this.tokens.tokens[this.lastEnd]
    const isJoined = between?.kind === 'stop' ? !between.isHard : between?.said !== 'and'
    const isNext = from === this.lastEnd || (from === this.lastEnd + 1 && isJoined)
    return isNext && ofEggs.test(dish.key) && amount.isCounted && item.parts.every(({ food }) => /^egg-/.test(food.id))
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

  /** `cappuccino no flat white`: another dish of the same, and so no part of it. */
  private isOtherThan({ meanings: [meant] }: FoodPiece): boolean {
    const last = this.items.at(-1)
    if (this.negation !== 'said' || !last || !meant || last.kind !== 'dish' || !meant.key.startsWith('dish:'))
      return false
    const [part] = this.eaten.partsOf(meant.key, 100)
    return last.key !== meant.key && part?.food.id === last.parts[0]?.food.id
  }

  private leaveOut(piece: FoodPiece): void {
    if (this.isOtherThan(piece)) {
      this.negation = 'none'
      this.correct(piece)
      return
    }
    const words = wordsIn(this.tokens, piece)
    const families = new Set(piece.meanings.map(({ key }) => familyOf(key.slice(key.indexOf(':') + 1))))
    const isMeant = (one: SaidItem) => this.repeated.has(one) && families.has(familyOf(one.parts[0]?.food.id ?? ''))
    const repeated = this.items.findIndex(isMeant)
    if (repeated >= 0) this.items.splice(repeated, 1)
    else if (this.negation !== 'instead') {
      const last = this.items.pop()
      if (last) this.items.push(this.eaten.without(last, piece.meanings, words))
    }
    this.leftOut.push(this.said(piece.from, piece.end))
    this.negation = this.negation === 'instead' ? 'none' : 'may go on'
  }

  /** Lets an item say what the dish before it is made of. True when the dish took it in. */
  private describe(dish: SaidItem, item: SaidItem, piece: FoodPiece): boolean {
    const { amount, trailing } = piece
    const isWhole = dish.unit === 'serving' || dish.kind === 'food'
    if (
      this.described === 'heading' ||
      (dish.kind === 'dish' && (this.described === 'of' || openDishes.test(dish.key)))
    ) {
      this.described = 'no'
      if ((isWhole && dish.unit !== 'g') || dish.confidence < 0.75) this.takeOut(dish)
      return false
    }
    // `pho with beef`: the recipe has it in it.
    if (dish.kind === 'recipe') return this.isPartOf(dish, item, piece)
    if (toppings.has(item.key) && isHolding(dish) && this.isPartOf(dish, item, piece)) return true
    // `dosa with sambar`: a dish is no part of another.
    if (dish.kind !== 'dish' || item.kind !== 'food') return false
    const family = familyOf(item.parts[0]?.food.id ?? '')
    // A shake is mixed with water unless something else is poured on.
    const isReplaced = ({ food }: WeighedFood) =>
      familyOf(food.id) === family ||
      (isMeat(food) && item.kind === 'food' && item.parts.some((part) => isMeat(part.food))) ||
      (food.id === 'vinegar-oil-dressing' && family === 'oil') ||
      (food.id === 'water' && ['milk', 'orange', 'apple'].includes(family))
    const other = dish.parts.filter((part) => !isReplaced(part))
    const same = dish.parts.filter(isReplaced)
    const [food] = item.parts
    if (same.length === 0 || !food) return false
    const isDoubled = this.isDoubled(piece)
    const isCounted = (amount.isCounted && !isDoubled) || trailing !== undefined
    const grams = same.reduce((sum, part) => sum + part.grams, 0) * (isDoubled ? 2 : 1)
    const parts = isCounted ? other : [...other, { food: food.food, grams }]
    const described = parts.length > 0 ? [madeOf(dish, parts)] : []
    this.items.splice(this.items.indexOf(dish), 1, ...described)
    const [now] = described
    const meant = this.pieces.get(dish)
    if (now && meant) this.pieces.set(now, meant)
    if (this.host === dish) this.host = now
    return !isCounted
  }

  private takeOut(item: SaidItem): void {
    const at = this.items.indexOf(item)
    if (at >= 0) this.items.splice(at, 1)
  }
}

/** The foods, the unknown words and what was left out, out of the pieces of what was said. */
export function collect(
  pieces: readonly Piece[],
  tokens: Tokens,
  eaten: Eatables,
  before: readonly SaidItem[] = [],
): Omit<SaidMeal, 'meal' | 'time'> {
  const collector = new Collector(tokens, eaten, before)
  for (const piece of pieces) collector.take(piece)
  const { items, leftOut } = collector
  const said = (from: number, end: number): string => saidIn(tokens, from, end)
  const left = leftOver(pieces, tokens.tokens)
  const unknown = inRuns([...collector.unknown, ...left])
  const readFrom = items.flatMap((item) => {
    const piece = collector.pieces.get(item)
    return piece ? [[item, piece] as const] : []
  })
  // A maker, a place or an amount without a food is no name to look up.
  const named = unknown.filter((span) => !left.some(({ from, end }) => from < span.end && span.from < end))
  const torn = tornIn(pieces, tokens, new Set(readFrom.map(([, piece]) => piece)))
  const isTorn = (item: SaidItem): boolean => readFrom.some(([one, piece]) => one === item && torn.has(piece))
  return {
    items: items.map((item, at) => {
      const piece = collector.pieces.get(item)
      const words = piece ? wordsIn(tokens, piece) : []
      const eatenItem = onBread(item, words, [items[at - 1], items[at + 1]]) ? coldCutOf(item, eaten) : item
      return isTorn(item) ? { ...eatenItem, confidence: Math.min(item.confidence, DOUBTFUL) } : eatenItem
    }),
    unknown: unknown.map(({ from, end }) => said(from, end)),
    lookUps: lookUpsOf(named, pieces, readFrom, tokens, said),
    leftOut,
    isRepeated: before.length > 0,
  }
}

/**
 * Foods that were rather one, of those that were kept: of two right beside each other only one has an amount (`turkey jerky 50 g`), in a text that sets
 * its other foods apart. They are off by more than a quarter more often than not.
 */
function tornIn(pieces: readonly Piece[], { tokens }: Tokens, kept: ReadonlySet<FoodPiece>): ReadonlySet<FoodPiece> {
  const isApart = tokens.some(
    (token) => (token.kind === 'stop' && token.isHard) || ['and', 'with', 'plus'].includes(token.said),
  )
  const foods = pieces.filter((piece) => piece.kind === 'food')
  const pairs = foods.flatMap((piece, at) => {
    const next = foods[at + 1]
    return next?.from === piece.end && kept.has(piece) && kept.has(next) ? [[piece, next] as const] : []
  })
  const torn = pairs.filter(([one, next]) => isAmountSaid(one) !== isAmountSaid(next))
  return new Set(isApart ? torn.flat() : [])
}

/** Spans in their order; those that follow each other are one. */
function inRuns(spans: readonly Span[]): readonly Span[] {
  const runs: Span[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = runs.at(-1)
    if (last?.end === span.from) runs[runs.length - 1] = { from: last.from, end: span.end }
    else runs.push(span)
  }
  return runs
}

const wordsIn = ({ tokens }: Tokens, { from, end }: FoodPiece): readonly string[] =>
  tokens.slice(from, end).flatMap((token) => (token.kind === 'word' ? [token.word] : []))

const isAmountSaid = ({ amount, trailing }: FoodPiece): boolean =>
  amount.isCounted || amount.each !== undefined || trailing !== undefined

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

/** The foods of an item, whatever their amounts. */
const foodsOf = ({ parts }: SaidItem): string => parts.map(({ food }) => food.id).join(' ')

const isSandwich = ({ key, kind, unit }: SaidItem): boolean =>
  kind === 'dish' && /(?:sandwich|wrap|baguette|panini)$/.test(key) && unit === 'serving'

/** A sandwich of which nothing but the bread is known. */
const isOpenSandwich = ({ key, kind, unit }: SaidItem): boolean =>
  kind === 'dish' && key === 'dish:sandwich' && unit === 'serving'

const isFillingFood = (item: SaidItem): boolean =>
  item.kind === 'food' && item.parts.every(({ food }) => isFilling(food) || food.aisle === 'Oils & Sauces')

const isFillingOf = (item: SaidItem, piece: FoodPiece): boolean =>
  !isAmountSaid(piece) && isFillingFood(item) && !item.parts.some(({ food }) => food.aisle === 'Bakery')

const isWeighed = ({ amount, trailing }: FoodPiece): boolean =>
  [amount.unit, amount.each, trailing?.unit, trailing?.each].some(
    (unit) => unit?.kind === 'mass' || unit?.kind === 'volume',
  )

const isBread = ({ parts }: SaidItem): boolean => parts.every(({ food }) => food.aisle === 'Bakery')
/** `turkey and swiss on rye`: of turkey that nobody measured and that is called nothing else, slices lie on bread. */
const onBread = (
  { key, basis }: SaidItem,
  words: readonly string[],
  besides: readonly (SaidItem | undefined)[],
): boolean =>
  key === 'food:turkey-breast-cooked' &&
  basis.amount === 'usual' &&
  words.every((word) => word === 'turkey') &&
  besides.some(
    (one) => one !== undefined && (isBread(one) || one.parts.every(({ food }) => familyOf(food.id) === 'cheese')),
  )

const COLD_CUT = 'food:turkey-deli'
function coldCutOf(item: SaidItem, eaten: Eatables): SaidItem {
  const { grams, count, unit } = eaten.measure(COLD_CUT, unsaid, false)
  return madeOf({ ...item, ...eaten.choiceOf(COLD_CUT), count, unit }, eaten.partsOf(COLD_CUT, grams))
}

const isToastOf = (bread: SaidItem, item: SaidItem, words: readonly string[]): boolean =>
  words.length === 1 && words[0] === 'toast' && isBread(bread) && isBread(item)

/** What milk is poured over. */
const cereals = /cereal|flakes|granola|muesli|shredded|puffed|wheat-biscuit|wheat-barley/

/** Milk in a cup of coffee is a splash, over cereal a small glass; undefined where the usual amount holds. */
function beside(before: SaidItem | undefined, key: string, amount: SaidAmount): Measured | undefined {
  if (!before || amount.isCounted || amount.each || !/^food:.*(?:milk|cream-(?:light|heavy)|half-and-half)/.test(key))
    return undefined
  const grams = /^food:(?:coffee|tea|espresso)/.test(before.key)
    ? 30
    : cereals.test(before.key) || (before.kind === 'dish' && cereals.test(before.parts[0]?.food.id ?? ''))
      ? 150
      : undefined
  return grams && { grams: grams * amount.scale, count: grams * amount.scale, unit: 'g', sure: 0.6, basis: 'usual' }
}

/** Words that say whether something was weighed cooked or uncooked. */
const states = new Set(['cooked', 'boiled', 'steamed', 'uncooked', 'dry', 'raw'])

/** From this cost on words and name have little in common, or the way of cooking that was said is not in the name. */
const FAR_NAME = 4
/** Cereals and what else is measured as it comes out of the packet. */
const dryAnyway = /^food:.*(?:oats|cereal|flakes|granola|shredded|puffed|-dry$|whey|powder)/
/** Names that lie closer together are told apart by nothing that was said. */
const NEAR_RIVAL = 0.5
const MAX_RIVALS = 2
/** Foods whose energy differs by more than this share of the one are not the same to log. */
const MAX_ALIKE = 0.25

/** How sure an amount is that can hardly be what was said. */
const DOUBTFUL = 0.4

const hasMinus = ({ tokens }: Tokens, { from, end }: Span): boolean =>
  tokens.slice(from, end).some((token) => token.kind === 'number' && token.isNegative)

/** Nobody eats this many times what is usual, unless it was weighed. */
const MAX_TIMES_USUAL = 10
const unsaid: SaidAmount = { count: 1, isCounted: false, scale: 1 }

/** An amount that was rather misread: `granola 40 berries handful` is no forty handfuls. */
const isTooMuch = ({ grams, basis }: Measured, usual: Measured): boolean =>
  basis !== 'weighed' && grams > MAX_TIMES_USUAL * usual.grams

const densityOf = (eaten: Eatables, key: string): number => sumNutrients(eaten.partsOf(key, 100)).total.calories ?? 0

function isOther(eaten: Eatables, one: string, other: string): boolean {
  const [a, b] = [densityOf(eaten, one), densityOf(eaten, other)]
  return Math.abs(a - b) > MAX_ALIKE * Math.max(a, 1)
}

function itemOf(piece: FoodPiece, before: SaidItem | undefined, tokens: Tokens, eaten: Eatables): SaidItem {
  const [meant, ...others] = piece.meanings
  const key = meant?.key ?? ''
  const said = joinAmounts(piece.amount, piece.trailing)
  const isNegative = hasMinus(tokens, piece)
  // `rice -200 g` may be a dash and a weight; `milk -5` is no amount of anything.
  const amount = isNegative && !isWeighed(piece) ? unsaid : said
  const named = wordsIn(tokens, piece)
  const isWholeName = phraseOf(eaten.choiceOf(key).name)
    .split(' ')
    .every((word) => named.includes(word))
  const measured = beside(before, key, amount) ?? eaten.measure(key, amount, piece.isPlural, isWholeName)
  const parts = eaten.partsOf(key, measured.grams)
  // What is sold dry is no other food for being called so.
  const isDry = dryAnyway.test(key) && (named.includes('dry') || named.includes('raw'))
  const cost = Math.max(0, (meant?.cost ?? 0) - (isDry ? FAR_NAME : 0))
  const sure =
    isNegative || isTooMuch(measured, eaten.measure(key, unsaid, piece.isPlural))
      ? Math.min(measured.sure, DOUBTFUL)
      : measured.sure
  const name = (cost >= FAR_NAME ? 0.4 : 1 - 0.05 * cost) * 0.9 ** piece.typos
  const rivals = others
    .filter((other) => other.cost - cost < NEAR_RIVAL && isOther(eaten, key, other.key))
    .map((other) => other.key)
    .slice(0, MAX_RIVALS)
  return {
    ...eaten.choiceOf(key),
    said: saidIn(tokens, piece.from, piece.end),
    grams: measured.grams,
    count: measured.count,
    unit: measured.unit,
    parts,
    nutrients: sumNutrients(parts).total,
    confidence: Math.round(name * sure * 100) / 100,
    basis: {
      amount: measured.basis,
      rivals,
      isStateSaid: wordsIn(tokens, piece).some((word) => states.has(word)),
      ...(amount.scale < 1 ? { isSmall: true as const } : {}),
      ...(measured.otherGrams === undefined ? {} : { otherPart: measured.otherGrams / measured.grams }),
    },
    alternatives: others.slice(0, MAX_ALTERNATIVES).map((other) => eaten.choiceOf(other.key)),
  }
}
