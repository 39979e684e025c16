import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openShell } from './shell.ts'

const origin = 'https://pacemeal.example'
const files = Array.from({ length: 40 }, (_, index) => ({ url: `assets/part-${index}.js`, revision: null }))

const kept = new Map<string, Response>()
const fetched = vi.fn<(url: string) => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers()
  kept.clear()
  fetched.mockReset()
  vi.stubGlobal('location', { href: `${origin}/sw.js` })
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('caches', {
    open: async () => ({ put: async (url: string, answer: Response) => void kept.set(url, answer) }),
    match: async (url: string) => kept.get(url),
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const busy = (headers: Readonly<Record<string, string>> = {}) => new Response('busy', { status: 503, headers })

test('the app is installed a few files at a time', async () => {
  let underWay = 0
  let most = 0
  fetched.mockImplementation(async () => {
    underWay += 1
    most = Math.max(most, underWay)
    await Promise.resolve()
    underWay -= 1
    return new Response('code')
  })
  await openShell(files).install()
  expect(kept.size).toBe(files.length)
  expect(most).toBe(6)
})

test('a file that a busy server refuses is asked for again, after the time that the server names', async () => {
  const asked: number[] = []
  const begin = Date.now()
  fetched.mockImplementation(async (url) => {
    if (!url.endsWith('part-7.js')) return new Response('code')
    asked.push(Date.now() - begin)
    return asked.length < 3 ? busy({ 'retry-after': '3' }) : new Response('code')
  })
  const installed = openShell(files).install()
  await vi.runAllTimersAsync()
  await installed
  expect(asked).toEqual([0, 3_000, 6_000])
  expect(kept.size).toBe(files.length)
})

test('the app is not installed while one of its files stays refused, and what has come is not fetched again', async () => {
  fetched.mockImplementation(async (url) => (url.endsWith('part-7.js') ? busy() : new Response('code')))
  const installed = expect(openShell(files).install()).rejects.toThrow('assets/part-7.js answered 503')
  await vi.runAllTimersAsync()
  await installed
  fetched.mockReset()
  fetched.mockImplementation(async () => new Response('code'))
  await openShell(files).install()
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('a file that is gone is not asked for again', async () => {
  fetched.mockImplementation(async () => new Response('none', { status: 404 }))
  await expect(openShell(files.slice(0, 1)).install()).rejects.toThrow('answered 404')
  expect(fetched).toHaveBeenCalledTimes(1)
})
