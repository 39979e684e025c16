import { expect, test, vi } from 'vitest'
import { singleRun } from './single-run.ts'

test('a second press while the first is under way does nothing, and one after it runs', async () => {
  const run = singleRun()
  const { promise: answer, resolve } = Promise.withResolvers<string>()
  const second = vi.fn(async () => 'twice')
  const first = run(() => answer)
  expect(await run(second)).toBeUndefined()
  expect(second).not.toHaveBeenCalled()
  resolve('saved')
  expect(await first).toBe('saved')
  expect(await run(second)).toBe('twice')
})

test.each([
  ['fails', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))],
  [
    'fails at once',
    () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    },
  ],
])('after a press whose work %s the next one runs', async (_, work) => {
  const run = singleRun()
  await expect(run(work)).rejects.toThrow('Failed to fetch')
  expect(await run(async () => 'saved')).toBe('saved')
})
