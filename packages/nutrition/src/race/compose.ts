import type { RaceProduct } from '@pacemeal/domain/event'
import type { Composition, Piece, Rhythm } from './schedule-types.ts'
import { BOUNDS, type Dissolved, findSips, type SolidHour } from './sips.ts'
import type { HourTargets } from './targets.ts'
import { wholeFoodCost } from './variety.ts'

/** How often in an hour: divisors of it, so that every rolling hour holds the same number. */
const TIMES = [1, 2, 3, 4, 5, 6] as const
/** Small pieces may be taken several at once. Grams of carbohydrate. */
const SMALL = 12
const HANDFUL = [1, 2, 3] as const
/**
 * The most that solid food may bring of what an hour wants, as a share of it: within its bounds, or nearer to it than less would be
 * where nothing comes within them, as two gels of 25 g are for 45 g (own choice).
 */
export const SOLIDS = { within: 1.1, nearer: 1.2 } as const
/** In a pause something is opened every so many minutes at most (own choice). */
const BREAK_GAP = 3
/** Each time that something has to be opened costs a little (own choice). */
const TAKING_COST = 0.04

const rhythmsOf = (product: RaceProduct, often: number): readonly Rhythm[] =>
  TIMES.filter((times) => times <= often).flatMap((times) =>
    (product.carbs < SMALL && product.kind !== 'capsule' ? HANDFUL : ([1] as const)).map((servings) => ({
      product,
      times,
      servings,
    })),
  )

export const solidHour = (rhythms: readonly Rhythm[]): SolidHour =>
  rhythms.reduce(
    (sum, { product, times, servings, turns = [] }) => ({
      carbs: sum.carbs + product.carbs * times * servings,
      mostCarbs: sum.mostCarbs + Math.max(product.carbs, ...turns.map(({ carbs }) => carbs)) * times * servings,
      glucose: sum.glucose + product.glucose * times * servings,
      sodium: sum.sodium + product.sodium * times * servings,
      water: sum.water + product.water * times * servings,
      times: sum.times + times,
    }),
    { carbs: 0, mostCarbs: 0, glucose: 0, sodium: 0, water: 0, times: 0 },
  )

/** The rhythms that a piece has room for: all of them, else those that need no water, or none where they pass its targets. */
export function rhythmsFor(piece: Piece, { rhythms, most }: Pick<Composition, 'rhythms' | 'most'>): readonly Rhythm[] {
  const dry = rhythms.filter(({ product }) => product.water === 0)
  const fits = (some: readonly Rhythm[]): boolean => {
    const hour = solidHour(some)
    return hour.carbs <= piece.carbs * most + 1e-9 && hour.water <= piece.fluid * 1.08 + 1e-9
  }
  return [rhythms, dry].find(fits) ?? []
}

/**
 * Every choice of at most two solid products and their rhythms, each so often in the hour at most, and one rhythm of capsules,
 * that fits the largest hour.
 */
function* choices(solids: readonly RaceProduct[], most: HourTargets, often: number): Generator<readonly Rhythm[]> {
  const fits = (rhythms: readonly Rhythm[]): boolean => {
    const hour = solidHour(rhythms)
    return hour.carbs <= most.carbs + 1e-9 && hour.water <= most.fluid * 1.08 && hour.times <= 8
  }
  const foods = solids
    .filter(({ kind }) => kind !== 'capsule')
    .flatMap((product) => rhythmsOf(product, often))
    .filter((one) => fits([one]))
  const capsules = solids.filter(({ kind }) => kind === 'capsule').flatMap((product) => rhythmsOf(product, often))
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

/** Part of the time below its bounds from which something more is looked for (own choice). */
const MUCH_SHORT = 0.5

/**
 * The best composition for these pieces of a race of so many minutes, each of an hour's rhythm. Null when there is nothing to
 * compose for.
 */
export function compose(
  pieces: readonly Piece[],
  solids: readonly RaceProduct[],
  dissolved: Dissolved,
  minutes: number,
): Composition | null {
  if (pieces.length === 0) return null
  const distinct = new Map<string, { piece: Piece; minutes: number }>()
  const keyOf = (piece: Piece) => `${piece.carbs}/${piece.fluid}/${piece.sodium}`
  for (const piece of pieces) {
    const seen = distinct.get(keyOf(piece))
    distinct.set(keyOf(piece), { piece, minutes: (seen?.minutes ?? 0) + piece.to - piece.from })
  }
  const parts = [...distinct.values()]
  const best = composeUpTo(SOLIDS.within, parts, solids, dissolved, minutes)
  if (best === null || pieces.some(({ isBreak }) => isBreak)) return best
  const whole = parts.reduce((sum, { minutes }) => sum + minutes, 0)
  const short = parts.reduce((sum, { piece, minutes }) => {
    const { hour } = findSips(piece, solidHour(rhythmsFor(piece, best)), best.mix, dissolved)
    return hour.carbs < (1 - BOUNDS.carbs) * piece.carbs ? sum + minutes : sum
  }, 0)
  return short < MUCH_SHORT * whole ? best : composeUpTo(SOLIDS.nearer, parts, solids, dissolved, minutes)
}

/** The cheapest composition whose rhythms bring at most this share of an hour's carbohydrate. */
function composeUpTo(
  share: number,
  parts: readonly { readonly piece: Piece; readonly minutes: number }[],
  solids: readonly RaceProduct[],
  dissolved: Dissolved,
  raceMinutes: number,
): Composition | null {
  const largest = (of: (piece: Piece) => number): number => Math.max(...parts.map(({ piece }) => of(piece)))
  const most = {
    carbs: largest(({ carbs }) => carbs) * share,
    fluid: largest(({ fluid }) => fluid),
    sodium: largest(({ sodium }) => sodium),
  }
  const whole = parts.reduce((sum, { minutes }) => sum + minutes, 0)
  const shortestBreak = Math.min(...parts.map(({ piece }) => (piece.isBreak ? piece.to - piece.from : 60)))
  const often = Math.max(1, Math.floor(shortestBreak / BREAK_GAP))
  let best: { composition: Composition; cost: number } | null = null
  for (const rhythms of choices(solids, most, often)) {
    const hour = solidHour(rhythms)
    for (const mix of [null, ...dissolved.mixes]) {
      const composition = { rhythms, mix, most: share }
      let cost =
        hour.times * TAKING_COST + (parts.some(({ piece }) => piece.isBreak) ? 0 : wholeFoodCost(rhythms, raceMinutes))
      for (const { piece, minutes } of parts) {
        const kept = solidHour(rhythmsFor(piece, composition))
        cost += (findSips(piece, kept, mix, dissolved).cost * minutes) / whole
        if (best !== null && cost >= best.cost) break
      }
      if (best === null || cost < best.cost) best = { composition, cost }
    }
  }
  return best?.composition ?? null
}
