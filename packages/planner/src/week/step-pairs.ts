import { DAYS } from './packs.ts'
import type { PortionState } from './portion-state.ts'
import { changeBy, leastBy, mayStep, type Stepped, step } from './portion-steps.ts'
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

function stepPair(state: PortionState, all: readonly Stepped[]): boolean {
  let best: { gain: number; first: Stepped; second: Stepped; by: number; answer: number } | undefined
  /** Steps up and down that were tried first, with each other one behind: the other way round they come to the same. */
  const triedUp = new Uint8Array(all.length)
  const triedDown = new Uint8Array(all.length)
  for (const [at, first] of all.entries()) {
    for (const by of [1, -1]) {
      if (!mayStep(state, first, by)) continue
      const alone = changeBy(state, first, by)
      if (alone > MAX_DETOUR) continue
      step(state, first, by)
      for (let behind = 0; behind < all.length; behind++) {
        if (behind === at) continue
        const second = all[behind] as Stepped
        const isKnown = behind < at && !isOrdered(state, first, second)
        for (const answer of [1, -1]) {
          if (isKnown && (answer > 0 ? triedUp : triedDown)[behind] === 1) continue
          if (!mayStep(state, second, answer)) continue
          if (alone + leastBy(state, second, answer) >= (best?.gain ?? MIN_GAIN) + NOISE) continue
          const gain = alone + changeBy(state, second, answer)
          if (gain < (best?.gain ?? MIN_GAIN)) best = { gain, first, second, by, answer }
        }
      }
      step(state, first, -by)
      ;(by > 0 ? triedUp : triedDown)[at] = 1
    }
  }
  if (!best) return false
  step(state, best.first, best.by)
  step(state, best.second, best.answer)
  return true
}
