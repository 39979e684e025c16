import type { Catalog, Food } from '@pacemeal/catalog'
import { type FoodCooking, findFoodCooking, findFoodKeeping, type PackSizes } from '@pacemeal/catalog/kitchen'
import { boughtFor, isPantry, notBought, packSizes } from '@pacemeal/catalog/shopping'
import type { Shop } from '@pacemeal/domain'

/** Opened food that keeps longer than this is no waste. Own choice, as on the shopping list. */
const MAX_PERISHABLE_DAYS = 14

/** What is bought for a food on the plate. */
export interface BoughtItem {
  /** Position among the week's items; -1 for what a kitchen has or the tap gives. */
  readonly index: number
  /** Bought grams that a gram on the plate takes. */
  readonly per: number
}

/** How an item is sold, and how its rest keeps. */
export interface ItemPack {
  readonly food: Food
  /** Grams of its packs. */
  readonly sizes: PackSizes
  /** Days that an opened rest keeps, in the freezer where there is one and the food is frozen. */
  readonly keepsDays: number
  readonly isPerishable: boolean
}

/** A plain food that dishes take ready and that is cooked for them. */
export interface ReadyFood {
  readonly food: Food
  readonly cooking: FoodCooking
}

/** Foods of the week by small numbers: what is bought, in which packs, and what is cooked ahead for other dishes. */
export class WeekFoods {
  readonly packs: ItemPack[] = []
  readonly ready: ReadyFood[] = []
  readonly #catalog: Pick<Catalog, 'findFood'>
  readonly #shop: Shop
  readonly #hasFreezer: boolean
  readonly #items = new Map<string, BoughtItem>()
  readonly #itemOf = new Map<string, number>()
  readonly #boughtIds = new Map<string, string>()
  readonly #readyOf = new Map<string, number>()

  constructor(catalog: Pick<Catalog, 'findFood'>, shop: Shop, hasFreezer = false) {
    this.#catalog = catalog
    this.#shop = shop
    this.#hasFreezer = hasFreezer
  }

  /** What is bought for a food. */
  itemFor(food: Food): BoughtItem {
    const known = this.#items.get(food.id)
    if (known) return known
    const bought = boughtFor(this.#catalog, food)
    const isTaken = notBought.has(bought.food.id) || isPantry(bought.food)
    const item = { index: isTaken ? -1 : this.#indexOf(bought.food), per: bought.per }
    this.#items.set(food.id, item)
    return item
  }

  /** Id of the food that is bought for a food. */
  boughtId(food: Food): string {
    const known = this.#boughtIds.get(food.id)
    if (known !== undefined) return known
    const { id } = boughtFor(this.#catalog, food).food
    this.#boughtIds.set(food.id, id)
    return id
  }

  /** Position of a food among those that are cooked ahead for other dishes; -1 for all others. */
  readyFor(food: Food): number {
    const known = this.#readyOf.get(food.id)
    if (known !== undefined) return known
    const cooking = findFoodCooking(food.id)
    const index = cooking ? this.ready.push({ food, cooking }) - 1 : -1
    this.#readyOf.set(food.id, index)
    return index
  }

  #indexOf(food: Food): number {
    const known = this.#itemOf.get(food.id)
    if (known !== undefined) return known
    const keeping = findFoodKeeping(food.id)
    const sizes = packSizes(food, this.#shop) ?? { usual: 0 }
    const openDays = keeping?.openDays ?? Number.POSITIVE_INFINITY
    const isPerishable = sizes.usual > 0 && keeping?.place !== 'freezer' && openDays <= MAX_PERISHABLE_DAYS
    const frozenDays = this.#hasFreezer ? (keeping?.freezerDays ?? 0) : 0
    const keepsDays = Math.max(frozenDays, Math.min(openDays, keeping?.closedDays ?? openDays))
    const index = this.packs.push({ food, sizes, keepsDays, isPerishable }) - 1
    this.#itemOf.set(food.id, index)
    return index
  }
}
