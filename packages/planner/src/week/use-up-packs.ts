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
    const users = usersOf(state, item)
    if (users.length === 0) continue
    if (useMore(state, settle, users, lost) || useMore(state, settle, users, lost - packs.packGrams(item, 1)))
      isBetter = true
  }
  return isBetter
}

/** What takes an item, with the bought grams of a step. */
interface ItemUser extends Stepped {
  readonly each: number
}

const usersOf = ({ pots, problem }: PortionState, item: number): readonly ItemUser[] => [
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

/** Whose step changes the cost least; the first of equal ones. */
const cheapest = (state: PortionState, users: readonly ItemUser[], by: number): ItemUser | undefined => {
  let least = Number.POSITIVE_INFINITY
  let found: ItemUser | undefined
  for (const user of users) {
    const change = changeBy(state, user, by)
    if (found && change >= least) continue
    least = change
    found = user
  }
  return found
}

/** Spreads more (or less) of an item over what uses it, lets the rest answer, and keeps it if it is cheaper. */
function useMore(state: PortionState, settle: SettlePortions, users: readonly ItemUser[], grams: number): boolean {
  const before = state.cost()
  const saved = state.save()
  let left = grams
  for (let round = 0; round < MAX_STEPS && Math.abs(left) > NEAR_GRAMS; round++) {
    const by = left > 0 ? 1 : -1
    const next = cheapest(
      state,
      users.filter((one) => mayStep(state, one, by) && (left < 0 || one.each <= left + STEP_OVER)),
      by,
    )
    if (!next) break
    step(state, next, by)
    left -= by * next.each
  }
  settle.run(ANSWERS)
  if (state.cost() < before - MIN_GAIN) return true
  state.restore(saved)
  return false
}
