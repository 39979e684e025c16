import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readEarly } from './early-readings.ts'

const origin = 'http://pacemeal.example'
const account = `${origin}/v1/account`
const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

const { fetched, accountApi } = await vi.hoisted(async () => {
  globalThis.location = { origin: 'http://pacemeal.example' } as Location
  return { fetched: vi.fn<typeof fetch>(), accountApi: (await import('./client.ts')).accountApi }
})

beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  globalThis.earlyReadings = undefined
  vi.useRealTimers()
})

describe('what was asked before the app was here', () => {
  test('is given to the app once, and asked anew after that', async () => {
    fetched.mockResolvedValueOnce(json({ $id: 'early' })).mockResolvedValueOnce(json({ $id: 'late' }))
    void readEarly(account, 'pacemeal')
    expect(await accountApi.get()).toMatchObject({ $id: 'early' })
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(await accountApi.get()).toMatchObject({ $id: 'late' })
  })

  test('tells a guest like an answer of the SDK', async () => {
    const said = { message: 'no session', type: 'general_unauthorized_scope', code: 401 }
    fetched.mockResolvedValueOnce(json(said, 401))
    void readEarly(account, 'pacemeal')
    await expect(accountApi.get()).rejects.toMatchObject({
      name: 'AppwriteException',
      code: 401,
      type: 'general_unauthorized_scope',
      response: JSON.stringify(said),
    })
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['the server was in trouble', () => Promise.resolve(json({ message: 'down' }, 503))],
    ['a stranger answered', () => Promise.resolve(new Response('<html></html>'))],
    ['nobody answered', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('counts for nothing when %s', async (_, answer) => {
    fetched.mockImplementationOnce(answer).mockResolvedValueOnce(json({ $id: 'asked again' }))
    void readEarly(account, 'pacemeal')
    expect(await accountApi.get()).toMatchObject({ $id: 'asked again' })
  })

  test('is out of date after a change', async () => {
    fetched
      .mockResolvedValueOnce(json({ $id: 'who left' }))
      .mockResolvedValueOnce(new Response(null, { status: 204 }))
      .mockResolvedValueOnce(json({ $id: 'who came' }))
    void readEarly(account, 'pacemeal')
    await accountApi.deleteSession({ sessionId: 'current' })
    expect(await accountApi.get()).toMatchObject({ $id: 'who came' })
  })

  test('is out of date after ten seconds', async () => {
    fetched.mockResolvedValueOnce(json({ $id: 'then' })).mockResolvedValueOnce(json({ $id: 'now' }))
    const began = performance.now()
    void readEarly(account, 'pacemeal')
    vi.spyOn(performance, 'now').mockReturnValue(began + 10_100)
    expect(await accountApi.get()).toMatchObject({ $id: 'now' })
    vi.restoreAllMocks()
  })
})
