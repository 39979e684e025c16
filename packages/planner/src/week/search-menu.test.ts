import { openCatalog } from '@pacemeal/catalog'
import { addDays } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { footballer } from '../fixtures/athletes.ts'
import { monday } from '../fixtures/solver.ts'
import { planWatched } from '../plan-week.ts'
import { MenuState } from './menu-cost.ts'
import type { MenuProblem } from './menu-problem.ts'
import { anneal, firstMenu, randomFrom, searchMenu } from './search-menu.ts'

/** The choice of a weekend's dishes. */
const problem = ((): MenuProblem => {
  let found: MenuProblem | undefined
  const input = { athlete: footballer, monday, seed: 3, from: addDays(monday, 5) }
  planWatched(input, openCatalog(), undefined, (setting) => {
    found = setting.problem
  })
  if (!found) throw new Error('no menu was chosen')
  return found
})()

/** The same day twice, with the same dishes, and nothing that spoils: an exchange between the two changes nothing. */
const alike: MenuProblem = {
  ...problem,
  dishes: [...problem.dishes],
  packs: problem.packs.map((pack) => ({ ...pack, isPerishable: false })),
  goals: { ...problem.goals, leftoverDays: 0 },
  limits: problem.limits.map(() => undefined),
  places: problem.places
    .filter(({ place }) => place.day === 6)
    .flatMap((own) => [{ place: { ...own.place, day: 5 }, choices: own.choices }, own]),
}

describe('a search that leaves out what cannot be taken', () => {
  const effort = { moves: 8_000, hottest: 1.2, coldest: 0.06 }

  test.each([1, 2, 3])('finds what one finds that reckons every move in turn, from seed %i', (seed) => {
    const start = firstMenu(problem)
    const quick = anneal(problem, start, seed, effort, false)
    expect(quick).toBeDefined()
    expect(quick).toEqual(anneal(problem, start, seed, effort, true))
    expect(quick).not.toEqual(start)
  })

  test('gives up where two menus cost the same, and every move is reckoned in turn', () => {
    const start = firstMenu(alike)
    expect(anneal(alike, start, 1, effort, false)).toBeUndefined()
    expect(searchMenu(alike, start, 1, effort)).toEqual(anneal(alike, start, 1, effort, true))
  })
})

test('what is proposed costs no less than is said before it is cooked, and goes without a trace when it is taken back', () => {
  const state = new MenuState(problem, firstMenu(problem))
  const random = randomFrom(7)
  let cheaper = 0
  for (let trial = 0; trial < 2_000; trial++) {
    const before = state.cost()
    const at = Math.floor(random() * problem.places.length)
    const choice = Math.floor(random() * (problem.places[at]?.choices.length ?? 0))
    if (!state.mayTake(at, choice)) continue
    state.propose(at, choice)
    const least = state.costAtLeast()
    expect(state.cook().costAtLeast()).toBeGreaterThanOrEqual(least - 1e-9)
    const now = state.cost()
    expect(now).toBeGreaterThanOrEqual(least - 1e-9)
    expect(now).toBeCloseTo(new MenuState(problem, [...state.taken]).cost(), 6)
    if (now < before) {
      cheaper++
      state.keep()
    } else {
      state.takeBack()
      expect(state.cost()).toBeCloseTo(before, 9)
    }
  }
  expect(cheaper).toBeGreaterThan(3)
})
