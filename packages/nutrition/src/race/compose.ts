import type { RaceProduct } from '@pacemeal/domain/event'
import type { Piece } from './schedule-types.ts'
import { type Dissolved, findSips, type SolidHour } from './sips.ts'
import type { HourTargets } from './targets.ts'

/** A product taken in the same rhythm through the race: `servings` each time, `times` in an hour. */
export interface Rhythm {
  readonly product: RaceProduct
  readonly times: number
  readonly servings: number
}

/** How often in an hour: divisors of it, so that every rolling hour holds the same number. */
const TIMES = [1, 2, 3, 4, 5, 6] as const
/** Small pieces may be taken several at once. Grams of carbohydrate. */
const SMALL = 12
const HANDFUL = [1, 2, 3] as const
/** Each time that something has to be opened costs a little (own choice). */
const TAKING_COST = 0.04

const rhythmsOf = (product: RaceProduct): readonly Rhythm[] =>
  TIMES.flatMap((times) =>
    (product.carbs < SMALL && product.kind !== 'capsule' ? HANDFUL : ([1] as const)).map((servings) => ({
      product,
      times,
      servings,
    })),
  )

export const solidHour = (rhythms: readonly Rhythm[]): SolidHour =>
  rhythms.reduce(
    (sum, { product, times, servings }) => ({
      carbs: sum.carbs + product.carbs * times * servings,
      glucose: sum.glucose + product.glucose * times * servings,
      sodium: sum.sodium + product.sodium * times * servings,
      water: sum.water + product.water * times * servings,
      times: sum.times + times,
    }),
    { carbs: 0, glucose: 0, sodium: 0, water: 0, times: 0 },
  )

/** The rhythms that a piece has room for: all of them, or none where they would pass its targets. */
export function rhythmsFor(piece: Piece, rhythms: readonly Rhythm[]): readonly Rhythm[] {
  const hour = solidHour(rhythms)
  return hour.carbs <= piece.carbs * 1.1 + 1e-9 && hour.water <= piece.fluid * 1.08 + 1e-9 ? rhythms : []
}

/** One rhythm of solid food for all pieces, and what is mixed into their bottles. */
export interface Composition {
  readonly rhythms: readonly Rhythm[]
  readonly mix: RaceProduct | null
}

/** Every choice of at most two solid products and their rhythms, and one rhythm of capsules, that fits the largest hour. */
function* choices(solids: readonly RaceProduct[], most: HourTargets): Generator<readonly Rhythm[]> {
  const fits = (rhythms: readonly Rhythm[]): boolean => {
    const hour = solidHour(rhythms)
    return hour.carbs <= most.carbs * 1.1 && hour.water <= most.fluid * 1.08 && hour.times <= 8
  }
  const foods = solids
    .filter(({ kind }) => kind !== 'capsule')
    .flatMap(rhythmsOf)
    .filter((one) => fits([one]))
  const capsules = solids.filter(({ kind }) => kind === 'capsule').flatMap(rhythmsOf)
  const none: readonly Rhythm[] = []
  for (const capsule of [none, ...capsules.map((one) => [one])]) {
    if (!fits(capsule) || solidHour(capsule).sodium > most.sodium * 1.15) continue
    yield capsule
    for (const [i, first] of foods.entries()) {
      const one = [first, ...capsule]
      if (fits(one)) yield one
      for (const second of foods.slice(i + 1)) {
        const two = [first, second, ...capsule]
        if (second.product !== first.product && second.times % first.times === 0 && fits(two)) yield two
      }
    }
  }
}

/** The best composition for these pieces, each of an hour's rhythm. Null when there is nothing to compose for. */
export function compose(
  pieces: readonly Piece[],
  solids: readonly RaceProduct[],
  dissolved: Dissolved,
): Composition | null {
  if (pieces.length === 0) return null
  const distinct = new Map<string, { piece: Piece; minutes: number }>()
  const keyOf = (piece: Piece) => `${piece.carbs}/${piece.fluid}/${piece.sodium}`
  for (const piece of pieces) {
    const seen = distinct.get(keyOf(piece))
    distinct.set(keyOf(piece), { piece, minutes: (seen?.minutes ?? 0) + piece.to - piece.from })
  }
  const largest = (of: (piece: Piece) => number): number => Math.max(...pieces.map(of))
  const most = {
    carbs: largest(({ carbs }) => carbs),
    fluid: largest(({ fluid }) => fluid),
    sodium: largest(({ sodium }) => sodium),
  }
  const whole = [...distinct.values()].reduce((sum, { minutes }) => sum + minutes, 0)
  let best: { rhythms: readonly Rhythm[]; mix: RaceProduct | null; cost: number } | null = null
  for (const rhythms of choices(solids, most)) {
    const hour = solidHour(rhythms)
    for (const mix of [null, ...dissolved.mixes]) {
      let cost = hour.times * TAKING_COST
      for (const { piece, minutes } of distinct.values()) {
        cost += (findSips(piece, solidHour(rhythmsFor(piece, rhythms)), mix, dissolved).cost * minutes) / whole
        if (best !== null && cost >= best.cost) break
      }
      if (best === null || cost < best.cost) best = { rhythms, mix, cost }
    }
  }
  return best === null ? null : { rhythms: best.rhythms, mix: best.mix }
}
