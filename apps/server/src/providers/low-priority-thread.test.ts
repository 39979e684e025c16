import { expect, test } from 'vitest'
import { workerThreads } from './low-priority-thread.ts'

test('a core is left to the requests, and there is always one thread', () => {
  expect(workerThreads(8, 4)).toBe(3)
  expect(workerThreads(2, 4)).toBe(2)
  expect(workerThreads(2, 2)).toBe(1)
  expect(workerThreads(2, 1)).toBe(1)
  expect(workerThreads(0, 8)).toBe(1)
})
