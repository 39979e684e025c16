import type { PortionState } from './portion-state.ts'
import { changeBy, mayStep, type Stepped, step } from './portion-steps.ts'
import type { SettlePortions } from './settle-portions.ts'
import type { BoughtItem } from './week-foods.ts'

/** Rests below this are no reason to change anything, grams. */
const MIN_LOST = 8
/** Steps that are taken for one item, and the grams that may be left of what they were to use. */
const MAX_STEPS = 40
const NEAR_GRAMS = 2
/** A step may use so much more than is left, grams. */
const STEP_OVER = 3
/** Passes in which the rest answers. */
const ANSWERS = 2
/** What the change has to save. */
const MIN_GAIN = 1e-4

/** For every item of which something is lost: use the rest up, or do without the last pack. Tells whether any was. */
export function useUpPacks(state: PortionState, settle: SettlePortions): boolean {
  const { packs } = state
  let isBetter = false
  for (let item = 0; item < packs.items; item++) {
    const lost = packs.lostOf(item)
    if (lost < MIN_LOST) continue
    if (useMore(state, settle, item, lost) || useMore(state, settle, item, lost - packs.packGrams(item, 1)))
      isBetter = true
  }
  return isBetter
}

/** What takes an item, with the bought grams of a step. */
const usersOf = ({ pots, problem }: PortionState, item: number): readonly (Stepped & { readonly each: number })[] => [
  ...pots.flatMap(({ parts, items }, pot) =>
    parts.flatMap(({ grams }, index) => {
      const bought = items[index] as BoughtItem
      return bought.index === item ? [{ kind: 'part' as const, of: pot, index, each: grams * bought.per }] : []
    }),
  ),
  ...problem.plates.flatMap(({ sides }, plate) =>
    sides.flatMap(({ side }, index) =>
      side.item === item ? [{ kind: 'side' as const, of: plate, index, each: side.itemGrams }] : [],
    ),
  ),
]

/** Spreads more (or less) of an item over what uses it, lets the rest answer, and keeps it if it is cheaper. */
function useMore(state: PortionState, settle: SettlePortions, item: number, grams: number): boolean {
  const all = usersOf(state, item)
  if (all.length === 0) return false
  const before = state.cost()
  const saved = state.save()
  let left = grams
  for (let round = 0; round < MAX_STEPS && Math.abs(left) > NEAR_GRAMS; round++) {
    const by = left > 0 ? 1 : -1
    const open = all.filter((one) => mayStep(state, one, by) && (left < 0 || one.each <= left + STEP_OVER))
    if (open.length === 0) break
    const next = open.reduce((a, b) => (changeBy(state, b, by) < changeBy(state, a, by) ? b : a))
    step(state, next, by)
    left -= by * next.each
  }
  settle.run(ANSWERS)
  if (state.cost() < before - MIN_GAIN) return true
  state.restore(saved)
  return false
}
