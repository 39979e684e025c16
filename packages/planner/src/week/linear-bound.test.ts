import { expect, test } from 'vitest'
import { footballer } from '../fixtures/athletes.ts'
import { openSetting } from '../fixtures/opened-weeks.ts'
import { monday } from '../fixtures/solver.ts'
import { linearBound } from './linear-bound.ts'
import { MenuState } from './menu-cost.ts'
import { type Relaxation, relaxationOf } from './relaxation.ts'
import { firstMenu, searchMenu } from './search-menu.ts'

/** Two places that may each have a pan (of a price that both share) or a plate of their own. */
const shared = (pan: number): Relaxation => ({
  cost: Float64Array.of(1, 3, 1, 3, pan),
  most: Float64Array.of(1, 1, 1, 1, 1),
  places: Int32Array.of(0, 2, 4),
  from: Int32Array.of(0, 2, 4),
  column: Int32Array.of(4, 0, 4, 2),
  times: Float64Array.of(1, -1, 1, -1),
  right: Float64Array.of(0, 0),
})

test.each([
  ['is shared by both where it costs less than they save', 3, 5],
  ['is left out where it costs more', 5, 6],
  ['costs nothing', 0, 2],
])('a pan that %s', (_words, pan, least) => {
  const bound = linearBound(shared(pan), 2_000)
  expect(bound).toBeLessThanOrEqual(least + 1e-9)
  expect(bound).toBeGreaterThan(0.97 * least)
})

test('no menu of a week costs less than the bound of its choices, however long it is searched for', () => {
  const { problem } = openSetting({ athlete: footballer, monday, seed: 2 })
  const bound = linearBound(relaxationOf(problem))
  expect(linearBound(relaxationOf(problem))).toBe(bound)
  const menus = [1, 2, 3].map((seed) =>
    searchMenu(problem, firstMenu(problem), seed, { moves: 20_000, hottest: 1.2, coldest: 0.06 }),
  )
  const costs = menus.map((menu) => new MenuState(problem, menu).linearCost())
  expect(bound).toBeGreaterThan(1)
  expect(bound).toBeLessThanOrEqual(Math.min(...costs))
  // A menu of what fits each place best, without a thought of the rest, is farther away than a searched one.
  expect(new MenuState(problem, firstMenu(problem)).linearCost()).toBeGreaterThan(Math.max(...costs))
})
