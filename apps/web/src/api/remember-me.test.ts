import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const page = { cookie: '', documentElement: { dataset: {} } }

beforeEach(() => {
  page.cookie = ''
  vi.stubGlobal('document', page)
  vi.stubGlobal('localStorage', { setItem: () => undefined })
})
afterEach(() => vi.unstubAllGlobals())

test.each<[string, boolean]>([
  ['https:', true],
  ['http:', false],
])('over %s the choice goes back to the server by TLS alone: %s', async (protocol, isSecure) => {
  vi.stubGlobal('location', new URL(`${protocol}//food.example.org/login`))
  const { chooseRemembering } = await import('./remember-me.ts')
  for (const isRemembered of [true, false]) {
    chooseRemembering(isRemembered)
    expect(page.cookie).toMatch(isSecure ? /^__Host-pacemeal_session_only=/ : /^pacemeal_session_only=/)
    expect(page.cookie.split('; ').includes('Secure')).toBe(isSecure)
  }
})
