import { describe, expect, test } from 'vitest'
import { genericProducts } from './generic-products.ts'
import { findBreach, roomBeside } from './guard.ts'
import type { Cup, Entry, Take } from './schedule-types.ts'

const byId = new Map(genericProducts.map((product) => [product.id, product]))
const MINUTES = 180
const LIMITS = { carbs: 60, fluid: 700 }
const mix = genericProducts.find(({ kind }) => kind === 'mix')?.id ?? ''
const gel = genericProducts.find(({ kind }) => kind === 'gel')?.id ?? ''

const bottle: Entry = {
  kind: 'bottle',
  from: 0,
  to: 120,
  filledAt: 0,
  volume: 500,
  drunk: 450,
  contents: [{ product: mix, servings: 2 }],
}
const tried: readonly (Cup | Take)[] = [10, 40, 69, 70, 100, 179].flatMap((minute): (Cup | Take)[] => [
  { kind: 'take', minute, product: gel, servings: 1, water: 150 },
  { kind: 'cup', minute, water: 300 },
])

describe('the room beside entries', () => {
  test('is what the rolling hours with one more say, whatever was tried before', () => {
    const room = roomBeside([bottle], byId, MINUTES, LIMITS)
    const kept: Entry[] = [bottle]
    const answers: boolean[] = []
    for (const entry of tried) {
      const isFree = findBreach([...kept, entry], byId, MINUTES, LIMITS) === null
      expect(room.isFor(entry)).toBe(isFree)
      // What is only tried leaves nothing behind.
      expect(room.isFor(entry)).toBe(isFree)
      answers.push(isFree)
      if (!isFree) continue
      room.add(entry)
      kept.push(entry)
    }
    expect(new Set(answers)).toEqual(new Set([true, false]))
  })
})
