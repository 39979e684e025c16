import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('work begins when the work before it is over, also when that failed', async () => {
  const inOrder = oneAtATime()
  const told: string[] = []
  const first = Promise.withResolvers<string>()
  const begun = (name: string, work: Promise<string>) => () => {
    told.push(name)
    return work
  }
  const failed = inOrder(begun('first', first.promise))
  const second = inOrder(begun('second', Promise.resolve('done')))
  await Promise.resolve()
  expect(told).toEqual(['first'])
  first.reject(new Error('broken'))
  await expect(failed).rejects.toThrow('broken')
  expect(await second).toBe('done')
  expect(told).toEqual(['first', 'second'])
})
