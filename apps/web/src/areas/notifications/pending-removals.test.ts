import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeLater, removeNow, takeBack } from './pending-removals.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a removal happens once, after its notice is gone', () => {
  const remove = vi.fn(async () => {})
  removeLater('a', remove)
  removeLater('a', remove)
  vi.advanceTimersByTime(8000)
  expect(remove).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(remove).toHaveBeenCalledTimes(1)
})

test('an app that is put away removes at once, and only once', () => {
  const remove = vi.fn(async () => {})
  removeLater('a', remove)
  removeNow()
  expect(remove).toHaveBeenCalledTimes(1)
  vi.runAllTimers()
  expect(remove).toHaveBeenCalledTimes(1)
})

test('what is taken back stays, and only that', () => {
  const [kept, gone] = [vi.fn(async () => {}), vi.fn(async () => {})]
  removeLater('kept', kept)
  removeLater('gone', gone)
  takeBack('kept')
  vi.runAllTimers()
  expect(kept).not.toHaveBeenCalled()
  expect(gone).toHaveBeenCalledTimes(1)
})
