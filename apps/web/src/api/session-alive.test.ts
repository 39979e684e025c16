import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// The question is asked once a page.
beforeEach(() => vi.resetModules())
vi.mock('./configuration.ts', () => ({ configuration: { endpoint: 'https://app.example/v1', projectId: 'pacemeal' } }))
afterEach(() => vi.unstubAllGlobals())

const askedWith = async (answer: () => Response): Promise<boolean> => {
  vi.stubGlobal('fetch', async () => answer())
  const { isSessionAlive } = await import('./session-alive.ts')
  return isSessionAlive()
}

test('an account is a session', async () => {
  expect(await askedWith(() => Response.json({ $id: 'maya' }))).toBe(true)
})

test.each([
  ['a refusal', () => Response.json({ code: 401 }, { status: 401 })],
  ['the page of a hotel’s network', () => new Response('<h1>Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } })],
  [
    'a server that cannot be reached',
    () => {
      throw new TypeError('Failed to fetch')
    },
  ],
])('%s is none', async (_, answer) => {
  expect(await askedWith(answer)).toBe(false)
})
