import type { Eatables } from './eatables.ts'
import type { FoodPiece } from './food-piece.ts'
import type { SaidItem } from './said-meal.ts'
import type { Tokens } from './tokens.ts'

/** The items that were read so far, and what each was read from. */
export class CollectedItems {
  readonly items: SaidItem[]
  /** Items of the meal before, which what is said now may change. */
  readonly repeated: ReadonlySet<SaidItem>
  readonly pieces = new Map<SaidItem, FoodPiece>()
  /** What a dish took in that was named with it (`a bowl with steak`), by the piece of the dish. */
  readonly takenIn = new Map<FoodPiece, readonly SaidItem[]>()
  /** The food or dish that a clause began with; what follows it until the next stop goes with it. */
  host: SaidItem | undefined

  /** Where the last food that was said ends. */
  lastEnd = -1
  readonly tokens: Tokens
  readonly eaten: Eatables

  constructor(tokens: Tokens, eaten: Eatables, before: readonly SaidItem[]) {
    this.tokens = tokens
    this.eaten = eaten
    this.items = [...before]
    this.repeated = new Set(before)
  }

  /** Another amount of an item that was taken, in its place. */
  put(item: SaidItem, changed: SaidItem): void {
    this.items[this.items.indexOf(item)] = changed
    const piece = this.pieces.get(item)
    if (piece) this.pieces.set(changed, piece)
    if (this.host === item) this.host = changed
  }

  /** Takes an item out. */
  takeOut(item: SaidItem): void {
    const at = this.items.indexOf(item)
    if (at >= 0) this.items.splice(at, 1)
  }
}
