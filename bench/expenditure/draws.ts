import { type SeededRandom, seededRandom } from '@pacemeal/testing'

/** Draws from the distributions that the simulated athletes are made of. */
export interface Draws {
  uniform(from: number, to: number): number
  normal(mean: number, deviation: number): number
  /** Student t with 3 degrees of freedom, scaled to the deviation: now and then far out. */
  heavy(mean: number, deviation: number): number
  chance(share: number): boolean
}

export function drawsFrom(seed: number): Draws {
  const random: SeededRandom = seededRandom(seed)
  const standard = (): number => {
    const radius = Math.sqrt(-2 * Math.log(1 - random.next()))
    return radius * Math.cos(2 * Math.PI * random.next())
  }
  return {
    uniform: (from, to) => from + (to - from) * random.next(),
    normal: (mean, deviation) => mean + deviation * standard(),
    heavy: (mean, deviation) => {
      const chi = standard() ** 2 + standard() ** 2 + standard() ** 2
      // Student t with 3 degrees of freedom has variance 3.
      return mean + (deviation * standard()) / Math.sqrt(chi / 3) / Math.sqrt(3)
    },
    chance: (share) => random.next() < share,
  }
}
