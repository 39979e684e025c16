import { expect, test } from 'vitest'
import { tuningFamilies } from './family.ts'
import { heldOutFamilies } from './held-out.ts'
import { measureAthlete } from './measure.ts'
import { simulateAthlete } from './simulate.ts'

const [ordinary] = tuningFamilies
if (ordinary === undefined) throw new Error('There is no family')
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

test('the same seed makes the same athlete', () => {
  expect(simulateAthlete(ordinary, 7)).toEqual(simulateAthlete(ordinary, 7))
  expect(simulateAthlete(ordinary, 8)).not.toEqual(simulateAthlete(ordinary, 7))
})

test('after six weeks what was learned is nearer to the truth than the formula', () => {
  const rows = Array.from({ length: 40 }, (_, seed) => measureAthlete(ordinary, seed))
  const errors = (method: 'formula' | 'learned') => rows.map((row) => row.errors[42]?.[method] ?? 1)
  expect(median(errors('learned'))).toBeLessThan(median(errors('formula')) / 2)
})

test('no held-out family lives as one that the constants were chosen on', () => {
  const names = new Set([...tuningFamilies, ...heldOutFamilies].map(({ name }) => name))
  expect(names.size).toBe(tuningFamilies.length + heldOutFamilies.length)
})
