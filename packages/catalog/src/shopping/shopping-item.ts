import type { LocalDate } from '@pacemeal/domain'
import type { Certificate } from '../diets.ts'
import type { Aisle } from '../food.ts'
import type { PackRest } from './pack-rest.ts'
import type { Packs } from './packs.ts'
import type { ShopUnit } from './shop-amounts.ts'

/** One line of the list. */
export interface ShoppingItem {
  /** Id of the food that is bought: stable, so that it can be ticked off. */
  readonly id: string
  readonly name: string
  /** What all portions take together, in `unit`, not rounded. */
  readonly need: number
  readonly unit: ShopUnit
  /** The need rounded up to what a shop sells, in `unit`. */
  readonly buy: number
  /** The same in words: `6`, `2 cans`, `450 g`, `1.2 kg`. */
  readonly amount: string
  /** Another way to buy it. */
  readonly note?: string
  /** Marks that the food has to bear for those who eat it; absent where it needs none. */
  readonly certificates?: readonly Certificate[]
  /** Whole packs as the shop sells them, where a shop was named and the food's packs are known. */
  readonly packs?: Packs
  /** What is left of the packs, where it does not keep. */
  readonly rest?: PackRest
  /** The first day whose dishes take it out of the freezer: a part of it is frozen when its pack is opened. */
  readonly frozenFor?: LocalDate
}

export interface ShoppingList {
  /** In the order of a shop; only aisles with something to take. `Other` holds what the catalogue does not know. */
  readonly aisles: readonly { readonly aisle: Aisle | 'Other'; readonly items: readonly ShoppingItem[] }[]
  /** Spices, oils and the like that a kitchen usually has: to be looked at, not to be bought again. */
  readonly pantry: readonly ShoppingItem[]
}
