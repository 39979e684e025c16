import { expect, test, vi } from 'vitest'
import { executionFailedText, readExecution } from './executions.ts'

const getExecution = vi.hoisted(() => vi.fn(async () => ({ $id: 'run', status: 'waiting' })))
vi.mock('./client.ts', () => ({ functionsApi: { getExecution } }))

test('a run is looked up only by an id', async () => {
  await expect(readExecution('meal-plan', '')).rejects.toThrow('Invalid execution ID provided')
  expect(getExecution).not.toHaveBeenCalled()
  expect(await readExecution('meal-plan', 'run')).toMatchObject({ status: 'waiting' })
  expect(getExecution).toHaveBeenCalledWith({ functionId: 'meal-plan', executionId: 'run' })
})

test('a run that says nothing itself is told by its state', () =>
  expect(executionFailedText('failed')).toBe('Function execution failed with status: failed'))
