import { expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { openMealReader } from './index.ts'
import { wholePieces } from './servings.ts'
import { dishRows } from './spoken-rows.ts'

const { read } = openMealReader(openCatalog())
const gramsOf = (said: string): number => read(said).items[0]?.grams ?? 0

const wholes = dishRows().flatMap(({ id, names: [name = ''] }) => (id in wholePieces ? [name] : []))

test('every whole that parts are eaten of is a dish', () => expect(wholes.length).toBe(Object.keys(wholePieces).length))

test.each([...wholes, 'brownie', 'watermelon', 'pineapple'])(
  'the larger the part of a %s, the more it weighs',
  (name) => {
    const parts = ['quarter of a', 'third of a', 'half a', 'two thirds of a', 'most of a'].map((part) =>
      gramsOf(`${part} ${name}`),
    )
    expect(parts[0]).toBeGreaterThan(0)
    expect(parts).toEqual(parts.toSorted((one, other) => one - other))
    expect(new Set(parts).size).toBe(parts.length)
  },
)
