import type { MenuProblem } from './menu-problem.ts'
import { DAYS, lostBeforeFitting } from './packs.ts'

/** What a bought item counts, and each one above the most of a week. */
export const itemPrices = { item: 0.05, most: 39, over: 2 } as const
/** What a gram that is bought and never used counts. */
export const LOST_GRAM = 0.03

/** What a menu buys, and what of it is never used; losses are worked out when they are asked for. */
export class ItemCost {
  readonly #packs: MenuProblem['packs']
  readonly #uses: Int32Array
  readonly #grams: Float64Array
  readonly #lost: Float64Array
  readonly #isStale: Uint8Array
  readonly #stale: number[] = []
  #items = 0
  #lostSum = 0

  constructor(packs: MenuProblem['packs']) {
    this.#packs = packs
    this.#uses = new Int32Array(packs.length)
    this.#grams = new Float64Array(packs.length * DAYS)
    this.#lost = new Float64Array(packs.length)
    this.#isStale = new Uint8Array(packs.length)
  }

  get items(): number {
    return this.#items
  }

  /** Grams that are lost as the menu stands. */
  get lost(): number {
    for (const item of this.#stale) {
      this.#isStale[item] = 0
      const lost = lostBeforeFitting(this.#packs[item] as MenuProblem['packs'][number], this.#grams, item * DAYS)
      this.#lostSum += lost - (this.#lost[item] as number)
      this.#lost[item] = lost
    }
    this.#stale.length = 0
    return this.#lostSum
  }

  /** Adds (1) or takes away (-1) a use of an item: something is bought for it. */
  count(item: number, sign: 1 | -1): void {
    const before = this.#uses[item] as number
    this.#uses[item] = before + sign
    if (before === 0) this.#items++
    else if (before + sign === 0) this.#items--
  }

  /** Books grams of an item on the day on which they are taken from the fridge; negative grams are given back. */
  book(item: number, day: number, grams: number): void {
    if (!this.#packs[item]?.isPerishable) return
    const cell = item * DAYS + day
    const now = (this.#grams[cell] as number) + grams
    this.#grams[cell] = now < 1e-6 ? 0 : now
    if (this.#isStale[item] === 1) return
    this.#isStale[item] = 1
    this.#stale.push(item)
  }

  /** What the items count by their number alone. */
  countCost(): number {
    const { item, most, over } = itemPrices
    return item * this.#items + over * Math.max(0, this.#items - most)
  }

  cost(): number {
    return this.countCost() + LOST_GRAM * this.lost
  }
}
