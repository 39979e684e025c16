import type { MenuProblem } from './menu-problem.ts'
import { DAYS, lostBeforeFitting } from './packs.ts'

/** What a bought item counts, and each one above the most of a week. */
export const itemPrices = { item: 0.05, most: 39, over: 2 } as const
/** What a gram that is bought and never used counts. */
export const LOST_GRAM = 0.03

/**
 * What a menu buys, and what of it is never used; losses are worked out when they are asked for. A change can be taken back:
 * the grams of every item as they were kept stay known with what is lost of them, beside those that were reckoned last.
 */
export class ItemCost {
  readonly #packs: MenuProblem['packs']
  readonly #uses: Int32Array
  readonly #grams: Float64Array
  readonly #lostOf: Float64Array
  readonly #isStale: Uint8Array
  readonly #stale: Int32Array
  #staleCount = 0
  /** The grams and losses to go back to, and the items that have changed since. */
  readonly #keptGrams: Float64Array
  readonly #keptLostOf: Float64Array
  readonly #isChanged: Uint8Array
  readonly #changed: Int32Array
  #changedCount = 0
  #keptLost = 0
  #items = 0
  #lost = 0

  constructor(packs: MenuProblem['packs']) {
    this.#packs = packs
    this.#uses = new Int32Array(packs.length)
    this.#grams = new Float64Array(packs.length * DAYS)
    this.#lostOf = new Float64Array(packs.length)
    this.#isStale = new Uint8Array(packs.length)
    this.#stale = new Int32Array(packs.length)
    this.#keptGrams = new Float64Array(packs.length * DAYS)
    this.#keptLostOf = new Float64Array(packs.length)
    this.#isChanged = new Uint8Array(packs.length)
    this.#changed = new Int32Array(packs.length)
  }

  get items(): number {
    return this.#items
  }

  /** Grams that are lost as the menu stands. */
  get lost(): number {
    for (let i = 0; i < this.#staleCount; i++) {
      const item = this.#stale[i] as number
      this.#isStale[item] = 0
      const lost = this.#isAsKept(item)
        ? (this.#keptLostOf[item] as number)
        : lostBeforeFitting(this.#packs[item] as MenuProblem['packs'][number], this.#grams, item * DAYS)
      this.#lost += lost - (this.#lostOf[item] as number)
      this.#lostOf[item] = lost
    }
    this.#staleCount = 0
    return this.#lost
  }

  /** Grams that were lost when the menu was kept. */
  get keptLost(): number {
    return this.#keptLost
  }

  /** Of them, those of some items. */
  keptLostOf(items: Int32Array): number {
    let lost = 0
    for (let i = 0; i < items.length; i++) lost += this.#keptLostOf[items[i] as number] as number
    return lost
  }

  /** Adds (1) or takes away (-1) a use of an item: something is bought for it. */
  count(item: number, sign: 1 | -1): void {
    const before = this.#uses[item] as number
    this.#uses[item] = before + sign
    if (before === 0) this.#items++
    else if (before + sign === 0) this.#items--
  }

  /** Books grams of a perishable item on the day on which they are taken from the fridge; negative grams are given back. */
  book(item: number, day: number, grams: number): void {
    const cell = item * DAYS + day
    const now = (this.#grams[cell] as number) + grams
    this.#grams[cell] = now < 1e-6 ? 0 : now
    if (this.#isStale[item] === 1) return
    this.#isStale[item] = 1
    this.#stale[this.#staleCount++] = item
    if (this.#isChanged[item] === 1) return
    this.#isChanged[item] = 1
    this.#changed[this.#changedCount++] = item
  }

  /** Keeps the grams as they are, to go back to them. */
  keep(): void {
    if (this.#changedCount === 0) return
    this.#keptLost = this.lost
    for (let i = 0; i < this.#changedCount; i++) {
      const item = this.#changed[i] as number
      this.#isChanged[item] = 0
      this.#keptLostOf[item] = this.#lostOf[item] as number
      copyDays(this.#grams, this.#keptGrams, item)
    }
    this.#changedCount = 0
  }

  /** Goes back to the grams that were kept. */
  takeBack(): void {
    for (let i = 0; i < this.#changedCount; i++) {
      const item = this.#changed[i] as number
      this.#isChanged[item] = 0
      this.#isStale[item] = 0
      this.#lostOf[item] = this.#keptLostOf[item] as number
      copyDays(this.#keptGrams, this.#grams, item)
    }
    this.#changedCount = 0
    this.#staleCount = 0
    this.#lost = this.#keptLost
  }

  /** What the items count by their number alone. */
  countCost(): number {
    const { item, most, over } = itemPrices
    return item * this.#items + over * Math.max(0, this.#items - most)
  }

  cost(): number {
    return this.countCost() + LOST_GRAM * this.lost
  }

  #isAsKept(item: number): boolean {
    for (let cell = item * DAYS; cell < (item + 1) * DAYS; cell++) {
      if (this.#grams[cell] !== this.#keptGrams[cell]) return false
    }
    return true
  }
}

const copyDays = (from: Float64Array, to: Float64Array, item: number): void => {
  for (let cell = item * DAYS; cell < (item + 1) * DAYS; cell++) to[cell] = from[cell] as number
}
