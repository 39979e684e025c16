import { pino } from 'pino'
import { expect, test } from 'vitest'
import { startHousekeeping } from './housekeeping.ts'

test('a duty that fails neither keeps the others from their end nor a stop from waiting for them', async () => {
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => lines.push(line) })
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: free, resolve: goOn } = Promise.withResolvers<void>()
  let isDone = false
  const housekeeping = startHousekeeping({ log }, [
    () => Promise.reject(new Error('The table is gone.')),
    async () => {
      begin()
      await free
      isDone = true
    },
  ])
  let hasStopped = false
  const stop = housekeeping.stop().then(() => {
    hasStopped = true
  })
  await hasBegun
  await expect.poll(() => lines.join()).toContain('The table is gone.')
  expect(hasStopped).toBe(false)
  goOn()
  await stop
  expect(isDone).toBe(true)
})
