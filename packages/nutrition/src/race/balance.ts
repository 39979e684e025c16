import type { RaceProduct } from '@pacemeal/domain/event'
import type { Entry } from './schedule-types.ts'

/** What reaches the stomach in each minute. */
export interface Balance {
  readonly carbs: Float64Array
  readonly glucose: Float64Array
  readonly fluid: Float64Array
  readonly sodium: Float64Array
  readonly caffeine: Float64Array
}

/** Rolling sums over an hour, by the minute that the hour starts; one sum for a race under an hour. */
export function rollingHours(perMinute: Float64Array): Float64Array {
  const length = Math.max(1, perMinute.length - 59)
  const sums = new Float64Array(length)
  let sum = 0
  for (let minute = 0; minute < perMinute.length; minute += 1) {
    sum += perMinute[minute] ?? 0
    if (minute >= 60) sum -= perMinute[minute - 60] ?? 0
    if (minute >= 59 || minute === perMinute.length - 1) sums[Math.max(0, minute - 59)] = sum
  }
  return sums
}

/** Minutes on which nothing has been laid yet; at least one. */
function emptyBalance(minutes: number): Balance {
  const length = Math.max(1, minutes)
  // One piece of memory for all of them: several are taken and left for each schedule that is tried.
  const all = new Float64Array(5 * length)
  const part = (index: number) => all.subarray(index * length, (index + 1) * length)
  return { carbs: part(0), glucose: part(1), fluid: part(2), sodium: part(3), caffeine: part(4) }
}

const add = (into: Float64Array, minute: number, amount: number): void => {
  if (minute >= 0 && minute < into.length) into[minute] = (into[minute] ?? 0) + amount
}

/** Adds servings of a product from one minute to another, so many in each. */
function addProduct(balance: Balance, product: RaceProduct, servings: number, from: number, to: number): void {
  const [carbs, glucose] = [product.carbs * servings, product.glucose * servings]
  const [sodium, caffeine] = [product.sodium * servings, product.caffeine * servings]
  for (let minute = from; minute < to; minute += 1) {
    add(balance.carbs, minute, carbs)
    add(balance.glucose, minute, glucose)
    add(balance.sodium, minute, sodium)
    add(balance.caffeine, minute, caffeine)
  }
}

/** Lays one entry on the minutes of a race. A bottle is drunk evenly, its contents with it. */
export function layOn(balance: Balance, entry: Entry, products: ReadonlyMap<string, RaceProduct>): void {
  if (entry.kind !== 'bottle') {
    const product = entry.kind === 'take' ? products.get(entry.product) : undefined
    if (entry.kind === 'take' && product) addProduct(balance, product, entry.servings, entry.minute, entry.minute + 1)
    add(balance.fluid, entry.minute, entry.water)
    return
  }
  const { from, to, drunk, volume, contents } = entry
  const length = to - from
  for (let minute = from; minute < to; minute += 1) add(balance.fluid, minute, drunk / length)
  for (const { product: id, servings } of contents) {
    const product = products.get(id)
    if (product) addProduct(balance, product, (servings * drunk) / volume / length, from, to)
  }
}

/** Lays the entries on the minutes of a race. */
export function balanceOf(
  entries: readonly Entry[],
  products: ReadonlyMap<string, RaceProduct>,
  minutes: number,
): Balance {
  const balance = emptyBalance(minutes)
  for (const entry of entries) layOn(balance, entry, products)
  return balance
}
