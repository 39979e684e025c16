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

const add = (into: Float64Array, minute: number, amount: number): void => {
  if (minute >= 0 && minute < into.length) into[minute] = (into[minute] ?? 0) + amount
}

/** Lays the entries on the minutes of a race. A bottle is drunk evenly, its contents with it. */
export function balanceOf(
  entries: readonly Entry[],
  products: ReadonlyMap<string, RaceProduct>,
  minutes: number,
): Balance {
  const empty = () => new Float64Array(Math.max(1, minutes))
  const balance = { carbs: empty(), glucose: empty(), fluid: empty(), sodium: empty(), caffeine: empty() }
  const lay = (minute: number, id: string, servings: number): void => {
    const product = products.get(id)
    if (!product) return
    add(balance.carbs, minute, product.carbs * servings)
    add(balance.glucose, minute, product.glucose * servings)
    add(balance.sodium, minute, product.sodium * servings)
    add(balance.caffeine, minute, product.caffeine * servings)
  }
  for (const entry of entries) {
    if (entry.kind !== 'bottle') {
      if (entry.kind === 'take') lay(entry.minute, entry.product, entry.servings)
      add(balance.fluid, entry.minute, entry.water)
      continue
    }
    const length = entry.to - entry.from
    for (let minute = entry.from; minute < entry.to; minute += 1) {
      add(balance.fluid, minute, entry.drunk / length)
      for (const { product, servings } of entry.contents) {
        lay(minute, product, (servings * entry.drunk) / entry.volume / length)
      }
    }
  }
  return balance
}
