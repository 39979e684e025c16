import { expect, test } from 'vitest'
import { type ChoiceModel, costOf } from './choice-model.ts'
import { solver } from './fixtures/solver.ts'
import { seeded } from './seeded.ts'
import { solveChoices } from './solve-choices.ts'

/** A model with four groups of five choices, two soft targets and some pairs that exclude each other. */
const someModel = (seed: number): ChoiceModel => {
  const draw = (...words: readonly (string | number)[]) => seeded(seed, ...words)
  const choices = Array.from({ length: 20 }, (_, i) => ({ group: Math.floor(i / 5), cost: draw('cost', i) * 0.1 }))
  const row = (name: string, target: number) => ({
    amounts: Float64Array.from(choices, (_, i) => 10 + 40 * draw(name, i)),
    target,
    short: [
      { width: 2, price: 0 },
      { width: Number.POSITIVE_INFINITY, price: 0.1 },
    ],
    over: [
      { width: 2, price: 0 },
      { width: Number.POSITIVE_INFINITY, price: 0.2 },
    ],
  })
  return {
    choices,
    groups: 4,
    soft: [row('energy', 120), row('carbs', 100)],
    exclusive: [
      [0, 5, 10],
      [1, 6],
      [12, 17],
    ],
  }
}

const cheapest = (model: ChoiceModel): number => {
  let best = Number.POSITIVE_INFINITY
  for (let a = 0; a < 5; a++)
    for (let b = 5; b < 10; b++)
      for (let c = 10; c < 15; c++) for (let d = 15; d < 20; d++) best = Math.min(best, costOf(model, [a, b, c, d]))
  return best
}

test('the choice is as good as trying every combination', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const model = someModel(seed)
    const taken = solveChoices(model, solver)
    expect(taken).toHaveLength(4)
    expect(costOf(model, taken ?? [])).toBeLessThanOrEqual(cheapest(model) + 0.031)
  }
})

test('choices that exclude each other in every way leave nothing', () => {
  const model = someModel(1)
  expect(solveChoices({ ...model, exclusive: [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]] }, solver)).toBeUndefined()
})

test('a solver that gives up at a limit still leaves the best plan that was found', () => {
  const limited = {
    solve: (problem: string, options?: Record<string, number | string | boolean>) =>
      problem.includes('Binary')
        ? { Status: 'Unknown', ObjectiveValue: 0, Columns: {} }
        : solver.solve(problem, options),
  }
  const model = someModel(3)
  const taken = solveChoices(model, limited)
  expect(taken).toHaveLength(4)
  expect(costOf(model, taken ?? [])).toBeLessThan(Number.POSITIVE_INFINITY)
})
