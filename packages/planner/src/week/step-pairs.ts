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

function stepPair(state: PortionState, all: readonly Stepped[]): boolean {
  let best: { gain: number; first: Stepped; second: Stepped; by: number; answer: number } | undefined
  for (const first of all) {
    for (const by of [1, -1]) {
      if (!mayStep(state, first, by)) continue
      const alone = changeBy(state, first, by)
      if (alone > MAX_DETOUR) continue
      step(state, first, by)
      for (const second of all) {
        if (second === first) continue
        for (const answer of [1, -1]) {
          if (!mayStep(state, second, answer)) continue
          if (alone + leastBy(state, second, answer) >= (best?.gain ?? MIN_GAIN) + NOISE) continue
          const gain = alone + changeBy(state, second, answer)
          if (gain < (best?.gain ?? MIN_GAIN)) best = { gain, first, second, by, answer }
        }
      }
      step(state, first, -by)
    }
  }
  if (!best) return false
  step(state, best.first, best.by)
  step(state, best.second, best.answer)
  return true
}
