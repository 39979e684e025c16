import { openCatalog } from '@pacemeal/catalog'
import { expect, test } from 'vitest'
import { countUnrealPlates, type SizedMenu } from './size-menu.ts'

const catalog = openCatalog()
const lentils = catalog.requireFood('lentils-cooked')
const powder = catalog.requireFood('pea-protein-powder')

/** Two plates of one pot with half of some lentils each, and powder beside the first in steps of ten grams. */
const twoPlates = (potGrams: number, powderSteps: number) => {
  const sides = [{ side: { part: { food: powder, stepGrams: 10 } }, steps: powderSteps }]
  const place = { guests: [] }
  const start = { dish: { lines: [{ food: lentils, grams: potGrams, flex: -1 }] }, plates: [0, 1] }
  return {
    plates: [
      { place, pot: 0, sides },
      { place, pot: 0, sides: [] },
    ],
    portions: {
      pots: [{ start }],
      shares: Float64Array.of(0.5, 0.5),
      steps: [Int32Array.of(powderSteps), new Int32Array(0)],
      gramsOf: () => [potGrams],
    },
  } as unknown as Pick<SizedMenu, 'plates' | 'portions'>
}

test('40 g of powder beside a plate of a shared pot are as many as anybody is served, and 50 g are not', () => {
  expect(countUnrealPlates(twoPlates(600, 4))).toBe(0)
  expect(countUnrealPlates(twoPlates(600, 5))).toBe(1)
})

test('a shared pot may give a plate a tenth of a gram more of a food', () => {
  expect(countUnrealPlates(twoPlates(2199.6, 0))).toBe(0)
  expect(countUnrealPlates(twoPlates(2200, 0))).toBe(2)
})
