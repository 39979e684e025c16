import { expect, test } from 'vitest'
import { baseBound, logBound, stepBound, withDrift } from './bound.ts'
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

test('who has the log alone knows less, the less of it there is, and least soon after a step', () => {
  const steady = { ...logsWell, step: { share: 0, size: 200 } }
  const stepping = { ...logsWell, step: { share: 1, size: 200 } }
  expect(logBound(steady, 84)).toBeLessThan(logBound(steady, 42))
  expect(logBound({ ...steady, unlogged: 0.5 }, 42)).toBeGreaterThan(logBound(steady, 42))
  expect(logBound({ ...steady, creatine: { share: 1, water: 1.4, flagged: 0 } }, 42)).toBeGreaterThan(
    1.1 * logBound(steady, 42),
  )
  expect(logBound(stepping, 42)).toBeGreaterThan(1.3 * logBound(steady, 42))
  expect(logBound(stepping, 84)).toBeLessThan(1.4 * logBound(steady, 84))
})

test('to follow a step sooner costs nearness, and no drift is nearer than the one that is true', () => {
  const reader = (drift: number) => withDrift(logsWell, drift)
  const errors = [2, logsWell.drift, 24, 48].map((drift) => reader(drift).error(84))
  expect(Math.min(...errors)).toBe(errors[1])
  expect(reader(logsWell.drift).error(84)).toBeCloseTo(logBound({ ...logsWell, step: { share: 0, size: 0 } }, 84), 6)
  // Half of a step in four weeks is followed by who takes the base to move thrice as fast as it does, half in two by nobody near.
  expect(reader(logsWell.drift).followed(28)).toBeLessThan(0.5)
  expect(reader(48).followed(28)).toBeGreaterThan(0.5)
  expect(reader(48).followed(14)).toBeLessThan(0.5)
  expect(reader(48).error(84)).toBeGreaterThan(1.3 * reader(logsWell.drift).error(84))
})
