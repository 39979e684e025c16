import { oncePer } from '../once-per.ts'
import { type Exchange, MenuState } from './menu-cost.ts'
import type { Menu, MenuProblem } from './menu-problem.ts'

/** How long the search for dishes goes on, in moves, and how freely it wanders at first and at last. */
export interface SearchEffort {
  readonly moves: number
  readonly hottest: number
  readonly coldest: number
}

/** A generator of numbers in [0, 1) from a seed (mulberry32). */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A menu to begin with: each place's best choice that its day does not have yet. */
export const firstMenu = ({ places }: MenuProblem): Menu => {
  const used = new Set<string>()
  return places.map(({ place, choices }) => {
    const at = choices.findIndex(({ dish }) => !used.has(`${place.day} ${dish}`))
    const taken = Math.max(0, at)
    used.add(`${place.day} ${choices[taken]?.dish}`)
    return taken
  })
}

/** Sums of the same terms differ by less than this. */
const ROUNDING = 1e-6

/** Days within which a dish that is cooked once is usually eaten again. */
const NEAR_DAYS = 3

/** Which choice of each place is which dish; -1 where the place may not have it. */
class DishChoices {
  readonly #choice: Int32Array
  readonly #dishes: number

  constructor({ places, dishes }: MenuProblem) {
    this.#dishes = dishes.length
    this.#choice = new Int32Array(places.length * dishes.length).fill(-1)
    places.forEach(({ choices }, at) => {
      choices.forEach(({ dish }, index) => {
        this.#choice[at * dishes.length + dish] = index
      })
    })
  }

  of(at: number, dish: number): number {
    return this.#choice[at * this.#dishes + dish] as number
  }
}

/** By place: those on the days around it that may have one of its dishes. */
const findPartners = (
  { places }: MenuProblem,
  open: readonly number[],
  choiceOf: DishChoices,
): readonly (readonly number[])[] =>
  places.map(({ place, choices }) =>
    open.filter((other) => {
      const days = Math.abs((places[other]?.place.day ?? 0) - place.day)
      return days > 0 && days <= NEAR_DAYS && choices.some(({ dish }) => choiceOf.of(other, dish) >= 0)
    }),
  )

/** What a search reads of a problem, whatever its choices cost. */
const searchedPlaces = oncePer((problem: MenuProblem) => {
  const open = problem.places.flatMap(({ choices }, at) => (choices.length > 1 ? [at] : []))
  const choiceOf = new DishChoices(problem)
  return { open, choiceOf, partners: findPartners(problem, open, choiceOf) }
})

/** Looks for the cheapest menu by simulated annealing. The same problem, start and seed give the same menu. */
export const searchMenu = (
  problem: MenuProblem,
  start: Menu,
  seed: number,
  { moves, hottest, coldest }: SearchEffort,
): Menu => {
  const { places } = problem
  const random = randomFrom(seed)
  const state = new MenuState(problem, start)
  const { open, choiceOf, partners } = searchedPlaces(problem.priced ?? problem)
  let cost = state.cost()
  let bestCost = cost
  const bestTaken = state.taken.slice()
  if (open.length === 0) return [...bestTaken]
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T
  const steps: Exchange[] = []
  const take = (at: number, choice: number): boolean => {
    if (choice === state.taken[at] || !state.mayTake(at, choice)) return false
    steps.push({ at, before: state.taken[at] as number })
    state.exchange(at, choice)
    return true
  }
  /** The dish of a place on the days around, where it may be served here. */
  const follow = (at: number): void => {
    const near = partners[at] ?? []
    if (near.length === 0) return
    const other = pick(near)
    const choice = choiceOf.of(at, state.dishes[other] as number)
    if (choice >= 0) take(at, choice)
  }
  const change = (at: number): void => {
    const { length } = places[at]?.choices ?? []
    take(at, Math.floor(random() ** 1.5 * length))
  }
  const replaceAll = (at: number): void => {
    const old = state.dishes[at] as number
    const choice = Math.floor(random() ** 1.5 * (places[at]?.choices.length ?? 0))
    const dish = state.dishAt(at, choice)
    for (const other of open) {
      if (state.dishes[other] !== old) continue
      const its = choiceOf.of(other, dish)
      if (its >= 0) take(other, its)
    }
  }
  /** A dish that is cooked once for two meals. */
  const pair = (at: number): void => {
    const choice = Math.floor(random() ** 1.5 * (places[at]?.choices.length ?? 0))
    const dish = state.dishAt(at, choice)
    const near = partners[at] ?? []
    if (near.length === 0) return
    const other = pick(near)
    const its = choiceOf.of(other, dish)
    if (its < 0) return
    if (take(at, choice)) take(other, its)
  }
  const swap = (at: number): void => {
    const other = pick(open)
    const mine = state.dishes[at] as number
    const its = state.dishes[other] as number
    const here = choiceOf.of(at, its)
    const there = choiceOf.of(other, mine)
    if (mine === its || here < 0 || there < 0) return
    if (places[at]?.place.day === places[other]?.place.day) return
    if (take(at, here)) take(other, there)
  }
  const cooling = (coldest / hottest) ** (1 / moves)
  let heat = hottest
  for (let move = 0; move < moves; move++, heat *= cooling) {
    const at = pick(open)
    const draw = random()
    steps.length = 0
    if (draw < 0.3) follow(at)
    else if (draw < 0.55) change(at)
    else if (draw < 0.7) replaceAll(at)
    else if (draw < 0.85) pair(at)
    else swap(at)
    if (steps.length === 0) continue
    // What is dearer in any case needs no cooking, then no exact cost, where the draw refuses it.
    const uncooked = state.leastCostUncooked(steps) - ROUNDING
    let luck = uncooked > cost ? random() : undefined
    if (luck !== undefined && luck >= Math.exp((cost - uncooked) / heat)) {
      for (let i = steps.length - 1; i >= 0; i--) {
        const { at: where, before } = steps[i] as Exchange
        state.exchange(where, before)
      }
      continue
    }
    for (const { at: where, before } of steps) state.cook(where, before)
    const least = state.leastCost() - ROUNDING
    if (luck === undefined && least > cost) luck = random()
    const isRefused = luck !== undefined && luck >= Math.exp((cost - least) / heat)
    const now = isRefused ? Number.POSITIVE_INFINITY : state.cost()
    if (now <= cost || (!isRefused && (luck ?? random()) < Math.exp((cost - now) / heat))) {
      cost = now
      if (cost < bestCost - 1e-9) {
        bestCost = cost
        bestTaken.set(state.taken)
      }
    } else {
      for (let i = steps.length - 1; i >= 0; i--) {
        const step = steps[i] as Exchange
        state.take(step.at, step.before)
      }
    }
  }
  return [...bestTaken]
}
