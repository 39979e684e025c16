import { expect, test, vi } from 'vitest'

test('a reading ends by itself, so that its connection is free again; a change is not cut off', async () => {
  vi.stubGlobal('location', { origin: 'http://pacemeal.example' })
  const { client } = await import('./client.ts')
  const signalOf = (method: string) =>
    client.prepareRequest(method, new URL('http://pacemeal.example/v1/account')).options.signal
  expect(signalOf('get')).toBeInstanceOf(AbortSignal)
  expect(signalOf('post')).toBeUndefined()
  expect(signalOf('patch')).toBeUndefined()
})
