import { DAYS, lostGrams, packGramsIn, spoilageOf } from './packs.ts'
import type { BoughtItem, ItemPack } from './week-foods.ts'

/** What a gram that is bought and never used costs, beside misfits of 0.01 to 0.1 a plate. */
const LOST_GRAM = 0.02

/** What portions use of each item that is bought, day by day, and what of its packs nobody eats. */
export class PackUse {
  readonly #packs: readonly ItemPack[]
  /** Grams by item and day, and those that are lost by item. */
  readonly #use: Float64Array
  readonly #lost: Float64Array

  constructor(packs: readonly ItemPack[]) {
    this.#packs = packs
    this.#use = new Float64Array(packs.length * DAYS)
    this.#lost = new Float64Array(packs.length)
  }

  get items(): number {
    return this.#lost.length
  }

  clear(): void {
    this.#use.fill(0)
  }

  /** Notes grams of a food on a day; what is lost is worked out by {@link reckonLost}. */
  note({ index, per }: BoughtItem, grams: number, day: number): void {
    if (index < 0) return
    const cell = index * DAYS + day
    this.#use[cell] = (this.#use[cell] as number) + grams * per
  }

  reckonLost(): void {
    this.#packs.forEach((pack, item) => {
      this.#lost[item] = lostGrams(pack, this.#use, item * DAYS)
    })
  }

  /** Uses more of an item on a day, or less. */
  change(item: number, grams: number, day: number): void {
    const cell = item * DAYS + day
    this.#use[cell] = (this.#use[cell] as number) + grams
    this.#lost[item] = lostGrams(this.#packs[item] as ItemPack, this.#use, item * DAYS)
  }

  /** Change of what is lost of an item, as a cost, when more of it is used on a day. */
  changeOfCost(item: number, grams: number, day: number): number {
    const pack = this.#packs[item] as ItemPack
    if (!pack.isPerishable) return 0
    const cell = item * DAYS + day
    const before = this.#use[cell] as number
    this.#use[cell] = before + grams
    const lost = lostGrams(pack, this.#use, item * DAYS)
    this.#use[cell] = before
    return LOST_GRAM * (lost - (this.#lost[item] as number))
  }

  /** The most that using more or less of an item can save. */
  mostSaved(item: number): number {
    return item >= 0 && this.#packs[item]?.isPerishable ? LOST_GRAM * (this.#lost[item] as number) : 0
  }

  lostOf(item: number): number {
    return this.#lost[item] as number
  }

  /** Grams of perishable items that are bought and lost. */
  lost(): number {
    return this.#lost.reduce((sum, grams) => sum + grams, 0)
  }

  /** What is lost of each item, as a cost that is added to `cost`. */
  addCost(cost: number): number {
    let sum = cost
    for (const grams of this.#lost) sum += LOST_GRAM * grams
    return sum
  }

  /** Grams of an item's packs, `times` as large as the usual ones, for what is used of it. */
  packGrams(item: number, times: number): number {
    return packGramsIn(this.#packs[item] as ItemPack, times, this.#use, item * DAYS)
  }

  /** Share of the perishable mass, in whole packs so many times as large as the usual ones, that nobody eats in time. */
  spoiledShare(times = 1): number {
    let bought = 0
    let spoiled = 0
    this.#packs.forEach((pack, item) => {
      const own = spoilageOf(pack, this.#use, item * DAYS, times)
      bought += own.bought
      spoiled += own.spoiled
    })
    return bought > 0 ? spoiled / bought : 0
  }
}
