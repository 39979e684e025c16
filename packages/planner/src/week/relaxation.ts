import { eventPrices } from './cooking-cost.ts'
import { itemPrices } from './item-cost.ts'
import { MISFIT } from './menu-cost.ts'
import { COUNTED_ABOVE, isCounted, type MenuProblem, potRule } from './menu-problem.ts'
import { DAYS } from './packs.ts'
import { dishPrices, leastKinds } from './repeat-cost.ts'
import type { PlaceKind } from './week-places.ts'

/** A linear programme whose first columns are choices, one of which each place takes; sparse rows lie one after the other. */
export interface Relaxation {
  /** What a unit of each column costs, in the search's own prices, and the most of it; none is below zero. */
  readonly cost: Float64Array
  readonly most: Float64Array
  /** The first choice of each place, and the end of the last one's. The choices of a place add up to 1. */
  readonly places: Int32Array
  /** Each row says that the sum of its columns, so many times each, comes to `right` at least. */
  readonly from: Int32Array
  readonly column: Int32Array
  readonly times: Float64Array
  readonly right: Float64Array
}

/** Columns with how many times each counts. */
type Terms = ReadonlyMap<number, number>

/** Cookings above the most of a week that each have a price of their own. */
const PIECES = 12

class RelaxationWriter {
  readonly #cost: number[] = []
  readonly #most: number[] = []
  readonly #places: number[] = [0]
  readonly #from: number[] = [0]
  readonly #column: number[] = []
  readonly #times: number[] = []
  readonly #right: number[] = []

  /** Adds a column between 0 and `most`. */
  column(cost: number, most: number): number {
    this.#cost.push(cost)
    return this.#most.push(most) - 1
  }

  /** Ends the choices of a place. */
  endPlace(): void {
    this.#places.push(this.#cost.length)
  }

  /** Adds a row: the columns come to `right` at least. */
  row(terms: Terms, right: number): void {
    for (const [column, times] of terms) {
      this.#column.push(column)
      this.#times.push(times)
    }
    this.#from.push(this.#column.length)
    this.#right.push(right)
  }

  /** Adds a row: one column is at least the sum of others, so many times each. */
  covers(one: number, others: Iterable<number>, times = 1): void {
    this.row(new Map([[one, 1], ...[...others].map((column) => [column, -times] as const)]), 0)
  }

  /** The price of what is above a number, growing by pieces from whole to whole. */
  priceAbove(terms: Terms, free: number, price: (above: number) => number, pieces: number): void {
    const row = new Map([...terms].map(([column, times]) => [column, -times]))
    const all = [...terms].reduce((sum, [column, times]) => sum + times * (this.#most[column] as number), 0)
    for (let piece = 0; piece < pieces; piece++) {
      const width = piece === pieces - 1 ? Math.max(0, all - free - piece) : 1
      row.set(this.column(price(piece + 1) - price(piece), width), 1)
    }
    this.row(row, -free)
  }

  written(): Relaxation {
    return {
      cost: Float64Array.from(this.#cost),
      most: Float64Array.from(this.#most),
      places: Int32Array.from(this.#places),
      from: Int32Array.from(this.#from),
      column: Int32Array.from(this.#column),
      times: Float64Array.from(this.#times),
      right: Float64Array.from(this.#right),
    }
  }
}

const times = (columns: Iterable<number>, each: number): Terms => new Map([...columns].map((column) => [column, each]))

const known = <Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value => {
  const before = map.get(key)
  if (before !== undefined) return before
  const value = make()
  map.set(key, value)
  return value
}

/** Choices by a key that several of them share. */
class Groups<Key> extends Map<Key, Set<number>> {
  add(key: Key, column: number): void {
    known(this, key, () => new Set<number>()).add(column)
  }
}

/** The choices of a week by what they share. */
interface ChoiceColumns {
  /** By dish and day, and by recipe within a kind of place. */
  readonly ofDish: Map<number, Groups<number>>
  readonly ofKind: Map<PlaceKind, Groups<string>>
  readonly placesOfKind: Map<PlaceKind, number>
  /** The fewest servings in which a dish is eaten. */
  readonly servings: Map<number, number>
  readonly items: Map<number, number>
  readonly recipes: Map<string, number>
}

/** Writes the choices; what each place buys, and its recipe, count once for the week however many places share them. */
const writeChoices = (writer: RelaxationWriter, { places, dishes }: MenuProblem): ChoiceColumns => {
  const written: ChoiceColumns = {
    ofDish: new Map(),
    ofKind: new Map(),
    placesOfKind: new Map(),
    servings: new Map(),
    items: new Map(),
    recipes: new Map(),
  }
  const ofPlaces: { readonly items: Groups<number>; readonly recipes: Groups<string> }[] = []
  for (const { place, choices } of places) {
    const items = new Groups<number>()
    const recipes = new Groups<string>()
    const ofKind = known(written.ofKind, place.kind, () => new Groups<string>())
    written.placesOfKind.set(place.kind, (written.placesOfKind.get(place.kind) ?? 0) + 1)
    for (const { dish, cost, scale, sides } of choices) {
      const column = writer.column(MISFIT * cost, 1)
      for (const { item } of dishes[dish]?.items ?? []) items.add(item, column)
      for (const { side } of sides) if (side.item >= 0) items.add(side.item, column)
      const recipe = dishes[dish]?.recipe.id ?? ''
      recipes.add(recipe, column)
      ofKind.add(recipe, column)
      known(written.ofDish, dish, () => new Groups<number>()).add(place.day, column)
      const servings = scale * place.plates
      written.servings.set(dish, Math.min(written.servings.get(dish) ?? servings, servings))
    }
    writer.endPlace()
    ofPlaces.push({ items, recipes })
  }
  for (const { items, recipes } of ofPlaces) {
    for (const [item, columns] of items) {
      const bought = known(written.items, item, () => writer.column(itemPrices.item, 1))
      writer.covers(bought, columns)
    }
    for (const [recipe, columns] of recipes) {
      const cooked = known(written.recipes, recipe, () => writer.column(dishPrices.dish, 1))
      writer.covers(cooked, columns)
    }
  }
  return written
}

/** Writes the cookings that count, of dishes and of what they take ready; gives their columns. */
const writeCookings = (writer: RelaxationWriter, problem: MenuProblem, { ofDish, servings }: ChoiceColumns) => {
  const { places, dishes, ready, goals } = problem
  const plates = Math.max(1, ...places.map(({ place }) => place.plates))
  const events: number[] = []
  const ofReady = new Map<number, Groups<number>>()
  for (const [dish, days] of ofDish) {
    const model = dishes[dish]
    if (!model) continue
    // A dish comes once a day, and a cooking feeds so many days, none of them later than it keeps.
    for (const columns of days.values()) if (columns.size > 1) writer.row(times(columns, -1), -1)
    for (const own of model.ready) {
      const taken = known(ofReady, own, () => new Groups<number>())
      for (const [day, columns] of days) for (const column of columns) taken.add(day, column)
    }
    if (!isCounted(model, servings.get(dish) ?? 1)) continue
    const { keeps, most, freezes } = potRule(model, goals, plates)
    const cooked = writer.column(eventPrices.event, DAYS)
    events.push(cooked)
    const all = [...days.values()].flatMap((columns) => [...columns])
    writer.covers(cooked, all, 1 / (keeps > 0 ? most : 1))
    if (keeps === 0 || freezes) continue
    // Days that are farther apart than a dish keeps need a cooking each.
    for (let start = 0; start <= keeps; start++) {
      const apart: number[] = []
      for (let day = start; day < DAYS; day += keeps + 1) apart.push(...(days.get(day) ?? []))
      if (apart.length > 0) writer.covers(cooked, apart)
    }
  }
  for (const [index, days] of ofReady) {
    const cooking = ready[index]?.cooking
    if (!cooking || cooking.handsOnMinutes + cooking.waitingMinutes <= COUNTED_ABOVE) continue
    const cooked = writer.column(eventPrices.event, 1)
    events.push(cooked)
    // A single plate that takes it is a cooking, whatever else of the day does.
    for (const columns of days.values()) for (const column of columns) writer.covers(cooked, [column])
  }
  return events
}

const writeVariety = (
  writer: RelaxationWriter,
  { ofKind, placesOfKind }: ChoiceColumns,
  leastOf: (kind: PlaceKind) => number,
): void => {
  for (const [kind, recipes] of ofKind) {
    const wanted = Math.min(leastOf(kind), placesOfKind.get(kind) ?? 0)
    const row = new Map([[writer.column(dishPrices.missing, wanted), 1]])
    for (const columns of recipes.values()) {
      const served = writer.column(0, 1)
      writer.row(new Map([...times(columns, 1), [served, -1]]), 0)
      row.set(served, 1)
    }
    writer.row(row, wanted)
  }
}

/**
 * The linear relaxation of the choice of a week's dishes: choices may be taken in parts, and rests never spoil. It reckons
 * with misfits and with the numbers of items, dishes, cookings and missing kinds of dishes, and leaves the rest out.
 */
export const relaxationOf = (problem: MenuProblem): Relaxation => {
  const { places, goals } = problem
  const writer = new RelaxationWriter()
  const columns = writeChoices(writer, problem)
  const above = (all: Iterable<number>, free: number, price: (above: number) => number, pieces: number) =>
    writer.priceAbove(times(all, 1), free, price, pieces)
  above(columns.items.values(), itemPrices.most, (over) => itemPrices.over * over, 1)
  above(columns.recipes.values(), dishPrices.most, (over) => dishPrices.over * over, 1)
  const share = places.length === 0 ? 0 : new Set(places.map(({ place }) => place.day)).size / DAYS
  writeVariety(writer, columns, (kind) => Math.ceil(leastKinds(kind, goals) * share))
  const { most, over, grows } = eventPrices
  above(writeCookings(writer, problem, columns), most, (beyond) => over * beyond ** grows, PIECES)
  return writer.written()
}
