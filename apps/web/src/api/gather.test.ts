import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gather, MAX_WAIT_MS, QUIET_MS } from './gather.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A gatherer, and what it has handed on so far. */
const listening = () => {
  const told: (readonly number[])[] = []
  return { told, ...gather((items: readonly number[]) => told.push(items)) }
}

test('a change is handed on after a quiet moment', () => {
  const { told, add } = listening()
  add(1)
  vi.advanceTimersByTime(QUIET_MS - 1)
  expect(told).toEqual([])
  vi.advanceTimersByTime(1)
  expect(told).toEqual([[1]])
  vi.runAllTimers()
  expect(told).toEqual([[1]])
})

test('500 changes at once are handed on together, in their order', () => {
  const { told, add } = listening()
  const changes = Array.from({ length: 500 }, (_, at) => at)
  for (const change of changes) add(change)
  vi.runAllTimers()
  expect(told).toEqual([changes])
})

test('a burst that goes on is handed on once a second, and its end too', () => {
  const { told, add } = listening()
  // 500 changes, one every 10 ms: 4.99 s from the first to the last.
  for (let at = 0; at < 500; at++) {
    if (at > 0) vi.advanceTimersByTime(10)
    add(at)
  }
  expect(told.map((items) => items.length)).toEqual([100, 100, 100, 100])
  vi.advanceTimersByTime(QUIET_MS)
  expect(told.flat()).toEqual(Array.from({ length: 500 }, (_, at) => at))
  expect(told).toHaveLength(5)
})

test('the next burst waits anew', () => {
  const { told, add } = listening()
  add(1)
  vi.advanceTimersByTime(MAX_WAIT_MS)
  add(2)
  vi.advanceTimersByTime(QUIET_MS - 1)
  expect(told).toEqual([[1]])
  vi.advanceTimersByTime(1)
  expect(told).toEqual([[1], [2]])
})

test('what still waits when listening ends is handed on at once, and only once', () => {
  const { told, add, flush } = listening()
  flush()
  expect(told).toEqual([])
  add(1)
  add(2)
  flush()
  expect(told).toEqual([[1, 2]])
  vi.runAllTimers()
  expect(told).toEqual([[1, 2]])
})
