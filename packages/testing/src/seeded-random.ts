/** Chance that is the same on every run with the same seed. */
export interface SeededRandom {
  /** From 0 (included) to 1 (not included). */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number
  /** One of the items; throws when there is none. */
  pick<T>(items: readonly T[]): T
  /** The items in another order. */
  shuffle<T>(items: readonly T[]): readonly T[]
}

/** The mulberry32 generator (Tommy Ettinger, 2017, public domain): 32 bits of state, good enough for test data. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    whole,
    pick: <T>(items: readonly T[]): T => {
      const [item] = items.slice(whole(0, items.length - 1))
      if (item === undefined) throw new RangeError('There is nothing to pick from')
      return item
    },
    shuffle: <T>(items: readonly T[]): readonly T[] =>
      items
        .map((item) => ({ item, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item),
  }
}
