import { type ChoiceModel, columnOf, costOf, writeModel } from './choice-model.ts'
import type { Solver } from './plan.ts'

/** A difference in cost that nobody would taste: the search stops when it is proven to be this close to the best. */
const GOOD_ENOUGH = 0.03
/** The same as a share of the cost, for days that no menu can meet. */
const GOOD_ENOUGH_SHARE = 0.02

/**
 * Search is limited in nodes and gaps, never in seconds, so that the same input gives the same plan on every machine.
 * Presolve, symmetry, restarts and the larger heuristics cost more than they save on models this small (measured).
 */
const searchOptions = {
  output_flag: false,
  presolve: 'off',
  mip_detect_symmetry: false,
  mip_allow_restart: false,
  mip_heuristic_run_feasibility_jump: false,
  mip_heuristic_run_rins: false,
  mip_heuristic_run_rens: false,
  mip_heuristic_run_root_reduced_cost: false,
  mip_abs_gap: GOOD_ENOUGH,
  mip_rel_gap: GOOD_ENOUGH_SHARE,
  mip_max_nodes: 60,
  random_seed: 7,
} as const

/** Alternatives a group that the exchange of two groups at once looks at. */
const PAIR_WIDTH = 14

interface Found {
  readonly taken: readonly number[]
  readonly cost: number
}

const membersByGroup = ({ choices, groups }: ChoiceModel, open: readonly number[]): number[][] => {
  const members = Array.from({ length: groups }, (): number[] => [])
  for (const choice of open) members[choices[choice]?.group ?? 0]?.push(choice)
  return members
}

const exchangeOne = (model: ChoiceModel, members: readonly (readonly number[])[], from: Found): Found => {
  let best = from
  members.forEach((options, group) => {
    for (const option of options) {
      const taken = best.taken.with(group, option)
      const cost = costOf(model, taken)
      if (cost < best.cost - 1e-9) best = { taken, cost }
    }
  })
  return best
}

const exchangeTwo = (model: ChoiceModel, members: readonly (readonly number[])[], from: Found): Found => {
  for (let a = 0; a < members.length; a++) {
    for (let b = a + 1; b < members.length; b++) {
      for (const first of members[a]?.slice(0, PAIR_WIDTH) ?? []) {
        for (const second of members[b]?.slice(0, PAIR_WIDTH) ?? []) {
          const taken = from.taken.with(a, first).with(b, second)
          const cost = costOf(model, taken)
          if (cost < from.cost - 1e-9) return { taken, cost }
        }
      }
    }
  }
  return from
}

/** Local search from a start, exchanging one choice, then two at once, while it helps. */
const improve = (model: ChoiceModel, members: readonly (readonly number[])[], start: readonly number[]): Found => {
  let found: Found = { taken: start, cost: costOf(model, start) }
  for (;;) {
    const one = exchangeOne(model, members, found)
    const next = one.cost < found.cost ? one : exchangeTwo(model, members, found)
    if (next.cost >= found.cost) return found
    found = next
  }
}

/**
 * The best choices, to within {@link GOOD_ENOUGH}: the linear relaxation bounds the cost from below, a local search from
 * it gives a plan, and only the choices whose reduced cost could still beat that plan go into the integer programme.
 * Undefined when no allowed choice exists.
 */
export const solveChoices = (model: ChoiceModel, solver: Solver): readonly number[] | undefined => {
  const all = model.choices.map((_, choice) => choice)
  const relaxed = solver.solve(writeModel(model, all, false), { output_flag: false })
  if (relaxed.Status !== 'Optimal') return undefined
  const primal = (choice: number) => relaxed.Columns[columnOf(choice)]?.Primal ?? 0
  const reduced = (choice: number) => relaxed.Columns[columnOf(choice)]?.Dual ?? 0
  const promising = all.toSorted((a, b) => primal(b) - primal(a) || reduced(a) - reduced(b) || a - b)
  const members = membersByGroup(model, promising)
  const start = members.flatMap((options) => options.slice(0, 1))
  if (start.length < model.groups) return undefined
  const found = improve(model, members, start)
  const gap = found.cost - relaxed.ObjectiveValue
  if (gap <= Math.max(GOOD_ENOUGH, GOOD_ENOUGH_SHARE * found.cost)) return found.taken
  const open = all.filter((choice) => reduced(choice) <= gap + 1e-6)
  const exact = solver.solve(writeModel(model, open, true), searchOptions)
  const taken = membersByGroup(model, open).flatMap((options) =>
    options.filter((choice) => (exact.Columns[columnOf(choice)]?.Primal ?? 0) > 0.5).slice(0, 1),
  )
  const better = taken.length === model.groups && costOf(model, taken) < found.cost
  if (better) return taken
  return Number.isFinite(found.cost) ? found.taken : undefined
}
