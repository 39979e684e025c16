import type { Relaxation } from './relaxation.ts'

/** Rounds in which the prices of rows are moved, and those without a better bound after which they move half as far. */
const ROUNDS = 90
const PATIENCE = 6
/** A step heads for this share, and this much, above the best bound so far. */
const AHEAD = 0.08
const AHEAD_AT_LEAST = 0.5
/** What of the direction before stays in the next one. */
const INERTIA = 0.6
/** Steps shorter than this share of the first ones no longer help. */
const SHORTEST = 0.01

/**
 * A lower bound of a linear programme, in the units of its cost: every row has a price per unit that it is short of, and for
 * any prices the cheapest choice of each place and the cheapest amount of each other column cost no more than the
 * programme does (Lagrangian relaxation: Geoffrion, 1974). The prices are moved towards where that is most, by deflected
 * subgradients (Camerini, Fratta and Maffioli, 1975). The same programme gives the same bound.
 */
export const linearBound = (programme: Relaxation, rounds = ROUNDS): number => {
  const { right } = programme
  const prices = firstPrices(programme)
  const bestPrices = prices.slice()
  const relaxed = new Relaxed(programme)
  const direction = new Float64Array(right.length)
  let best = Number.NEGATIVE_INFINITY
  let length = 1
  let idle = 0
  for (let round = 0; round < rounds && length > SHORTEST; round++) {
    const bound = relaxed.solve(prices)
    if (bound > best) {
      best = bound
      bestPrices.set(prices)
      idle = 0
    } else if (++idle >= PATIENCE) {
      prices.set(bestPrices)
      direction.fill(0)
      length /= 2
      idle = 0
      continue
    }
    let square = 0
    for (let row = 0; row < right.length; row++) {
      const now = (relaxed.short[row] as number) + INERTIA * (direction[row] as number)
      // What costs nothing cannot become cheaper.
      const moved = now < 0 && prices[row] === 0 ? 0 : now
      direction[row] = moved
      square += moved * moved
    }
    if (square === 0) break
    const step = (length * (best - bound + Math.max(AHEAD_AT_LEAST, AHEAD * Math.abs(best)))) / square
    for (let row = 0; row < right.length; row++) {
      prices[row] = Math.max(0, (prices[row] as number) + step * (direction[row] as number))
    }
  }
  return best
}

/** What a column costs, handed out evenly to the rows that it helps to keep. */
const firstPrices = ({ cost, from, column, times, right, places }: Relaxation): Float64Array => {
  const choices = places[places.length - 1] as number
  const helped = new Int32Array(cost.length)
  const prices = new Float64Array(right.length)
  for (const [i, own] of column.entries()) if ((times[i] as number) > 0) helped[own] = (helped[own] as number) + 1
  for (let row = 0; row < right.length; row++) {
    if (right[row] !== 0) continue
    for (let i = from[row] as number; i < (from[row + 1] as number); i++) {
      const own = column[i] as number
      if (own < choices || (times[i] as number) <= 0) continue
      prices[row] = (cost[own] as number) / (helped[own] as number)
      break
    }
  }
  return prices
}

/** A programme without its rows, whose columns pay for them instead. */
class Relaxed {
  /** By how much each row is short in the solution that was found last. */
  readonly short: Float64Array
  readonly #programme: Relaxation
  readonly #reduced: Float64Array
  readonly #taken: Float64Array

  constructor(programme: Relaxation) {
    this.#programme = programme
    this.short = new Float64Array(programme.right.length)
    this.#reduced = new Float64Array(programme.cost.length)
    this.#taken = new Float64Array(programme.cost.length)
  }

  /** The least that all columns cost with these prices of rows. */
  solve(prices: Float64Array): number {
    const { cost, most, places, from, column, times, right } = this.#programme
    const reduced = this.#reduced
    const taken = this.#taken
    reduced.set(cost)
    taken.fill(0)
    let sum = 0
    for (let row = 0; row < right.length; row++) {
      const price = prices[row] as number
      if (price === 0) continue
      sum += price * (right[row] as number)
      const end = from[row + 1] as number
      for (let i = from[row] as number; i < end; i++) {
        const own = column[i] as number
        reduced[own] = (reduced[own] as number) - price * (times[i] as number)
      }
    }
    for (let place = 0; place + 1 < places.length; place++) {
      let least = places[place] as number
      const end = places[place + 1] as number
      if (least === end) continue
      for (let own = least + 1; own < end; own++) {
        if ((reduced[own] as number) < (reduced[least] as number)) least = own
      }
      taken[least] = 1
      sum += reduced[least] as number
    }
    for (let own = places[places.length - 1] as number; own < cost.length; own++) {
      if ((reduced[own] as number) >= 0) continue
      taken[own] = most[own] as number
      sum += (reduced[own] as number) * (most[own] as number)
    }
    for (let row = 0; row < right.length; row++) {
      let short = right[row] as number
      const end = from[row + 1] as number
      for (let i = from[row] as number; i < end; i++) {
        short -= (times[i] as number) * (taken[column[i] as number] as number)
      }
      this.short[row] = short
    }
    return sum
  }
}
