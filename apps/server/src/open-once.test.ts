import { expect, test, vi } from 'vitest'
import { openOnce } from './open-once.ts'

test('is opened by the first who asks, and shared by all others', async () => {
  const open = vi.fn(async () => ({ name: 'transport' }))
  const shared = openOnce(open)
  expect(await shared.opened()).toBeUndefined()
  const [one, other] = await Promise.all([shared.get(), shared.get()])
  expect(one).toBe(other)
  expect(await shared.opened()).toBe(one)
  expect(open).toHaveBeenCalledTimes(1)
})

test('what could not be opened is tried again by the next who asks', async () => {
  const open = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('too many open files'))
  open.mockResolvedValueOnce('open')
  const shared = openOnce(open)
  const first = shared.get()
  expect(await shared.opened()).toBeUndefined()
  await expect(first).rejects.toThrow('too many open files')
  expect(await shared.get()).toBe('open')
})
