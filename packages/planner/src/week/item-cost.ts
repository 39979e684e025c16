import type { Lists, Takings } from './menu-facts.ts'
import type { MenuProblem } from './menu-problem.ts'
import { DAYS, lostBeforeFitting } from './packs.ts'

/** What a bought item counts, and each one above the most of a week. */
export const itemPrices = { item: 0.05, most: 39, over: 2 } as const
/** What a gram that is bought and never used counts. */
export const LOST_GRAM = 0.03

/**
 * What a menu buys, and what of it is never used; losses are worked out when they are asked for. A change that is taken back
 * leaves the grams from before, so the last two weeks of each item are remembered with what they lose.
 */
export class ItemCost {
  readonly #packs: MenuProblem['packs']
  readonly #uses: Int32Array
  readonly #grams: Float64Array
  /** The weeks of grams that were last reckoned, two for each item, and what is lost of each. */
  readonly #reckoned: Float64Array
  readonly #lostOf: Float64Array
  /** Which of an item's two weeks stands. */
  readonly #standing: Uint8Array
  readonly #isStale: Uint8Array
  readonly #stale: Int32Array
  /** The last touching of each item. */
  readonly #touched: Int32Array
  #touching = 0
  #touchedLost = 0
  #staleCount = 0
  #items = 0
  #lostSum = 0

  constructor(packs: MenuProblem['packs']) {
    this.#packs = packs
    this.#uses = new Int32Array(packs.length)
    this.#grams = new Float64Array(packs.length * DAYS)
    this.#reckoned = new Float64Array(packs.length * 2 * DAYS)
    this.#lostOf = new Float64Array(packs.length * 2)
    this.#standing = new Uint8Array(packs.length)
    this.#isStale = new Uint8Array(packs.length)
    this.#stale = new Int32Array(packs.length)
    this.#touched = new Int32Array(packs.length)
  }

  get items(): number {
    return this.#items
  }

  /** Grams that are lost as the menu stands. */
  get lost(): number {
    for (let i = 0; i < this.#staleCount; i++) this.#reckon(this.#stale[i] as number)
    this.#staleCount = 0
    return this.#lostSum
  }

  /** Grams that are lost at least: those of the items that are as they were when they were last asked for. */
  get leastLost(): number {
    let sum = this.#lostSum
    for (let i = 0; i < this.#staleCount; i++) {
      const item = this.#stale[i] as number
      sum -= this.#lostOf[2 * item + (this.#standing[item] as number)] as number
    }
    return sum
  }

  /** Adds (1) or takes away (-1) a use of the items of a list: something is bought for each. */
  count({ from, values }: Lists, list: number, sign: 1 | -1): void {
    const uses = this.#uses
    const end = from[list + 1] as number
    for (let i = from[list] as number; i < end; i++) {
      const item = values[i] as number
      const before = uses[item] as number
      uses[item] = before + sign
      if (before === 0) this.#items++
      else if (before + sign === 0) this.#items--
    }
  }

  /** Books `times` x the grams of perishable items on the day on which they are taken from the fridge; negative ones are given back. */
  book({ from, values, grams }: Takings, list: number, day: number, times: number): void {
    const booked = this.#grams
    const isStale = this.#isStale
    const end = from[list + 1] as number
    for (let i = from[list] as number; i < end; i++) {
      const item = values[i] as number
      const cell = item * DAYS + day
      const now = (booked[cell] as number) + times * (grams[i] as number)
      booked[cell] = now < 1e-6 ? 0 : now
      if (isStale[item] === 1) continue
      isStale[item] = 1
      this.#stale[this.#staleCount++] = item
    }
  }

  /** What the items count by their number alone. */
  countCost(): number {
    const { item, most, over } = itemPrices
    return item * this.#items + over * Math.max(0, this.#items - most)
  }

  cost(): number {
    return this.countCost() + LOST_GRAM * this.lost
  }

  /** A lower bound of {@link cost} that works out no losses. */
  leastCost(): number {
    return this.countCost() + LOST_GRAM * this.leastLost
  }

  /** Begins to list the items of which other grams are going to be taken. */
  beginTouching(): void {
    this.#touching++
    this.#touchedLost = 0
  }

  /** Lists the items of a list. */
  touch({ from, values }: Takings, list: number): void {
    const end = from[list + 1] as number
    for (let i = from[list] as number; i < end; i++) {
      const item = values[i] as number
      if (this.#isStale[item] === 1 || this.#touched[item] === this.#touching) continue
      this.#touched[item] = this.#touching
      this.#touchedLost += this.#lostOf[2 * item + (this.#standing[item] as number)] as number
    }
  }

  /** A lower bound of {@link cost}, whatever will be taken of the items that were listed. */
  leastCostOfOthers(): number {
    return this.countCost() + LOST_GRAM * (this.leastLost - this.#touchedLost)
  }

  #reckon(item: number): void {
    this.#isStale[item] = 0
    const standing = 2 * item + (this.#standing[item] as number)
    if (this.#isReckoned(item, standing)) return
    const other = standing ^ 1
    this.#standing[item] = other & 1
    if (!this.#isReckoned(item, other)) {
      for (let day = 0; day < DAYS; day++) this.#reckoned[other * DAYS + day] = this.#grams[item * DAYS + day] as number
      const pack = this.#packs[item] as MenuProblem['packs'][number]
      this.#lostOf[other] = lostBeforeFitting(pack, this.#grams, item * DAYS)
    }
    this.#lostSum += (this.#lostOf[other] as number) - (this.#lostOf[standing] as number)
  }

  /** Whether an item's grams are those of a week that was reckoned. */
  #isReckoned(item: number, week: number): boolean {
    for (let day = 0; day < DAYS; day++) {
      if (this.#grams[item * DAYS + day] !== this.#reckoned[week * DAYS + day]) return false
    }
    return true
  }
}
