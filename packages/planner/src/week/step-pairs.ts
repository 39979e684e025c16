import { DAYS } from './packs.ts'
import type { PortionState } from './portion-state.ts'
import { changeBy, leastBy, mayStep, type Stepped, slopeOf, step } from './portion-steps.ts'
import { NOISE } from './settle-portions.ts'

/** A day that costs this much misses one of its bands. */
const DAY_MISSES = 0.12
/** Two steps have to change the cost by this at least. */
const MIN_GAIN = -1e-4
/** The most that the first of two steps may cost by itself. */
const MAX_DETOUR = 3
/** Pairs that are taken for one day. */
const MAX_PAIRS = 6

/** On days that miss their band, two steps at once: each alone would cost more. Tells whether any was taken. */
export function stepPairs(state: PortionState): boolean {
  let isBetter = false
  for (let day = 0; day < DAYS; day++) {
    for (let round = 0; round < MAX_PAIRS; round++) {
      if ((state.dayCosts[day] as number) < DAY_MISSES || !stepPair(state, steppedOn(state, day))) break
      isBetter = true
    }
  }
  return isBetter
}

/** What can be stepped on a day: ingredients of pots that feed it, and sides. */
const steppedOn = ({ problem: { plates }, pots }: PortionState, day: number): readonly Stepped[] =>
  plates.flatMap(({ place, pot, sides }, plate): Stepped[] =>
    place.day !== day
      ? []
      : [
          ...(pots[pot]?.parts ?? []).map((_, index): Stepped => ({ kind: 'part', of: pot, index })),
          ...sides.map((_, index): Stepped => ({ kind: 'side', of: plate, index })),
        ],
  )

/** Whether the bounds of two steps hang on which of them is taken first: those of one pot in which something is spread. */
const isOrdered = ({ pots }: PortionState, one: Stepped, other: Stepped): boolean =>
  one.kind === 'part' && other.kind === 'part' && one.of === other.of && pots[one.of]?.covers !== undefined

/** A step of one thing, with what it changes by itself or at least. */
interface Trial {
  readonly at: number
  readonly by: 1 | -1
  readonly price: number
}

const ways = [1, -1] as const
const byPrice = (a: Trial, b: Trial): number => a.price - b.price

/** Steps that may be the first of two, the cheapest first. */
const firstSteps = (state: PortionState, all: readonly Stepped[]): readonly Trial[] =>
  all
    .flatMap((first, at) =>
      ways.flatMap((by): readonly Trial[] => {
        if (!mayStep(state, first, by)) return []
        const price = changeBy(state, first, by)
        return price > MAX_DETOUR ? [] : [{ at, by, price }]
      }),
    )
    .toSorted(byPrice)

/**
 * The two steps that help most together, taken where they help enough. What promises most is tried first: by what it
 * changes at least, most of the others need not be worked out.
 */
function stepPair(state: PortionState, all: readonly Stepped[]): boolean {
  let best: { gain: number; first: Stepped; second: Stepped; by: number; answer: number } | undefined
  /** Steps up and down that were tried first, with each other one behind: the other way round they come to the same. */
  const triedUp = new Uint8Array(all.length)
  const triedDown = new Uint8Array(all.length)
  const answers: Trial[] = []
  for (const { at, by, price: alone } of firstSteps(state, all)) {
    const first = all[at] as Stepped
    step(state, first, by)
    answers.length = 0
    for (let behind = 0; behind < all.length; behind++) {
      if (behind === at) continue
      const second = all[behind] as Stepped
      const isFree = isOrdered(state, first, second)
      let slope: number | undefined
      for (const answer of ways) {
        if (!isFree && (answer > 0 ? triedUp : triedDown)[behind] === 1) continue
        if (!mayStep(state, second, answer)) continue
        slope ??= slopeOf(state, second)
        const limit = (best?.gain ?? MIN_GAIN) + NOISE
        const price = alone + leastBy(state, second, answer, slope, limit - alone)
        if (price < limit) answers.push({ at: behind, by: answer, price })
      }
    }
    for (const { at: behind, by: answer, price } of answers.sort(byPrice)) {
      if (price >= (best?.gain ?? MIN_GAIN) + NOISE) break
      const second = all[behind] as Stepped
      const gain = alone + changeBy(state, second, answer)
      if (gain < (best?.gain ?? MIN_GAIN)) best = { gain, first, second, by, answer }
    }
    step(state, first, -by)
    ;(by > 0 ? triedUp : triedDown)[at] = 1
  }
  if (!best) return false
  step(state, best.first, best.by)
  step(state, best.second, best.answer)
  return true
}
