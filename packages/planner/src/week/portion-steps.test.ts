import { localDate } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { footballer } from '../fixtures/athletes.ts'
import { openSetting } from '../fixtures/opened-weeks.ts'
import { fitPortions, type PortionProblem } from './portion-fit.ts'
import { PortionState } from './portion-state.ts'
import { changeBy, leastBy, mayStep, type Stepped, slopeOf, step } from './portion-steps.ts'
import { fillPots } from './pots.ts'
import { firstMenu } from './search-menu.ts'
import { VECTOR } from './vectors.ts'

const openPortions = (): PortionState => {
  const setting = openSetting({ athlete: footballer, monday: localDate('2026-03-02'), seed: 1 })
  const { plates, pots } = fillPots(setting.problem, firstMenu(setting.problem))
  const problem: PortionProblem = {
    plates,
    pots,
    plateGoals: plates.flatMap(({ place }) => setting.plateGoals.get(place.id) ?? []),
    dayGoals: setting.dayGoals,
    already: setting.targets.map(() => new Float64Array(VECTOR)),
  }
  return new PortionState(problem, fitPortions(problem), setting.foods)
}

const stepsOf = ({ pots, problem }: PortionState): readonly Stepped[] => [
  ...pots.flatMap(({ parts }, of) => parts.map((_, index): Stepped => ({ kind: 'part', of, index }))),
  ...problem.plates.flatMap(({ sides }, of) => sides.map((_, index): Stepped => ({ kind: 'side', of, index }))),
]

test('what a step changes at least is never more than what it changes, before and after other steps', () => {
  const state = openPortions()
  const all = stepsOf(state)
  let trials = 0
  const checkAll = () => {
    for (const one of all) {
      for (const by of [1, -1, 3, -3]) {
        if (!mayStep(state, one, by)) continue
        trials += 1
        const change = changeBy(state, one, by)
        const slope = slopeOf(state, one)
        expect(leastBy(state, one, by, slope, Number.NEGATIVE_INFINITY)).toBeLessThanOrEqual(change + 1e-7)
        expect(leastBy(state, one, by, slope, Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(change + 1e-7)
      }
    }
  }
  checkAll()
  for (const [at, one] of all.entries()) if (at % 3 === 0 && mayStep(state, one, 1)) step(state, one, 1)
  checkAll()
  expect(trials).toBeGreaterThan(200)
})

test('what a step is said to change is what the whole cost changes by when it is taken', () => {
  const state = openPortions()
  for (const one of stepsOf(state)) {
    if (!mayStep(state, one, 1)) continue
    const before = state.cost()
    const change = changeBy(state, one, 1)
    step(state, one, 1)
    expect(state.cost() - before).toBeCloseTo(change, 6)
  }
})
