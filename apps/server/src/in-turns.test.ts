import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inTurns } from './in-turns.ts'

const work = (milliseconds: number) => {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

/** How often others had a turn while a list was worked through, so long with each item. */
const turnsWhile = async (items: number, milliseconds: number): Promise<number> => {
  let turns = 0
  let isOver = false
  const others = (async () => {
    while (!isOver) {
      await nextTurn()
      if (!isOver) turns += 1
    }
  })()
  const seen: number[] = []
  for await (const item of inTurns(Array.from({ length: items }, (_, index) => index))) {
    seen.push(item)
    work(milliseconds)
  }
  isOver = true
  await others
  expect(seen).toEqual(Array.from({ length: items }, (_, index) => index))
  return turns
}

test('a long list lets others in between, and every item comes once and in order', async () => {
  expect(await turnsWhile(12, 6)).toBeGreaterThanOrEqual(5)
})

test('what is done at once keeps its turn', async () => {
  expect(await turnsWhile(20, 0)).toBe(0)
})
