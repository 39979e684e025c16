import type { InstantText } from '@pacemeal/domain'
import { afterEach, expect, test, vi } from 'vitest'
import { tell } from '../../notices/tell.ts'
import { noAmounts } from './log-draft.ts'
import { removeLoggedMeal } from './log-meal.ts'

vi.mock('../../api/write-queue/meal-log-writes.ts', () => ({
  writeLog: vi.fn(async () => 'kept'),
  newLogId: () => 'new',
}))
vi.mock('../../notices/tell.ts', () => ({ tell: vi.fn() }))
vi.mock('./undo-log.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

const unhandled: unknown[] = []
const note = (reason: unknown) => void unhandled.push(reason)
process.on('unhandledRejection', note)
afterEach(() => process.off('unhandledRejection', note))

test('what takes a change back and cannot be fetched fails when Undo is tapped, and not before', async () => {
  const loggedAt = '2026-11-17T18:00:00.000Z' as InstantText
  await removeLoggedMeal('maya', 'a', { name: 'Gel', mealTime: 'general', loggedAt, amounts: noAmounts, status: null })
  const told = () => vi.mocked(tell).mock.calls.map(([code]) => code)
  expect(told()).toEqual(['log-removed'])
  // An import is refused in a later turn.
  await new Promise((resolve) => setImmediate(resolve))
  await vi.dynamicImportSettled()
  await new Promise((resolve) => setImmediate(resolve))
  expect(unhandled).toEqual([])
  const undo: unknown = vi.mocked(tell).mock.lastCall?.at(-1)
  if (typeof undo === 'function') undo()
  await expect.poll(told).toEqual(['log-removed', 'log-failed'])
})
