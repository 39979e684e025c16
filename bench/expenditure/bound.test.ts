import { expect, test } from 'vitest'
import { baseBound, stepBound } from './bound.ts'
import { heldOutFamilies } from './held-out.ts'

const logsWell = heldOutFamilies.find(({ name }) => name === 'logs well')
if (logsWell === undefined) throw new Error('There is no such family')

test('a base is known no better than four weeks of water let it be', () => {
  expect(baseBound(logsWell, 0)).toBeCloseTo(0.14 * 2200, 0)
  expect(baseBound(logsWell, 28)).toBeGreaterThan(150)
  expect(baseBound(logsWell, 84)).toBeLessThan(baseBound(logsWell, 28) / 2)
  expect(baseBound({ ...logsWell, water: 0.2 }, 28)).toBeLessThan(baseBound(logsWell, 28))
  expect(baseBound({ ...logsWell, weighInsPerWeek: 3 }, 28)).toBeGreaterThan(baseBound(logsWell, 28))
})

test('two weeks after a step its size is known to twice the step, and less than half of it can be followed', () => {
  const step = { before: 36, size: 200 }
  const [early, late] = [stepBound(logsWell, { ...step, after: 14 }), stepBound(logsWell, { ...step, after: 28 })]
  expect(early.error).toBeGreaterThan(350)
  expect(early.followed).toBeLessThan(0.5)
  expect(late.error).toBeLessThan(250)
  expect(late.followed).toBeGreaterThan(0.5)
  // Only who takes steps to be three times as large follows one that fast, and then follows water, too.
  expect(stepBound(logsWell, { ...step, size: 600, after: 14 }).followed).toBeGreaterThan(0.5)
})
