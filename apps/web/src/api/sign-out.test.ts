import { AppwriteException } from 'appwrite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { personalKeys } from './personal-keys.ts'
import { queryClient } from './query-client.ts'
import { queryKey } from './query-keys.ts'
import { isLeftOverSession } from './remember-me.ts'
import { startSession } from './session-end.ts'

vi.mock('./configuration.ts', () => ({ configuration: { projectId: 'pacemeal', basePath: '' } }))

/** A refusal of our server as the SDK throws it. */
const refused = (code: number, type: string) =>
  new AppwriteException('Refused', code, type, JSON.stringify({ message: 'Refused', code, type, version: '1.8.0' }))

/** What the server answers to the end of a session: an error, or nothing where it ends. */
let refusal: Error | undefined
const deleteSession = vi.fn(() => (refusal ? Promise.reject(refusal) : Promise.resolve({})))
vi.mock('./sdk.ts', () => ({ sdk: () => Promise.resolve({ accountApi: { deleteSession } }) }))

const account = queryKey('account')
let kept: Map<string, string>

beforeEach(() => {
  kept = new Map([
    ['remember_me', 'yes'],
    ['auth', JSON.stringify({ isAuthenticated: true, user: { id: 'maya' }, at: 0 })],
    [`${personalKeys.raceProgress}marathon`, '{}'],
    [`${personalKeys.cookTimers}maya`, '[]'],
    [`${personalKeys.seenShopping}maya:2026-11-30`, '{}'],
    ['theme', 'dark'],
  ])
  // Names of what is kept are the storage's own properties, as in a browser.
  const storage = new Proxy(
    {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    },
    {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: (_, key) => ({ value: kept.get(String(key)), enumerable: true, configurable: true }),
    },
  )
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('document', { cookie: '' })
  deleteSession.mockClear()
  startSession()
  queryClient.setQueryData(account, { id: 'maya' })
})
afterEach(() => vi.unstubAllGlobals())

test.each<[string, Error | undefined, 'everywhere' | 'here']>([
  ['ends the session', undefined, 'everywhere'],
  ['knows no session any more', refused(401, 'general_unauthorized_scope'), 'everywhere'],
  ['knows none of that name', refused(404, 'user_session_not_found'), 'everywhere'],
  ['cannot be reached', new TypeError('Failed to fetch'), 'here'],
  ['is in trouble', refused(500, 'general_unknown'), 'here'],
  ['is busy', refused(429, 'general_rate_limit_exceeded'), 'here'],
])('where the server %s, the person is forgotten: %#', async (_, answer, where) => {
  refusal = answer
  const { signOut } = await import('./sign-out.ts')
  expect(await signOut()).toBe(where)
  expect(queryClient.getQueryData(account)).toBeNull()
  expect([...kept.keys()].toSorted()).toEqual(where === 'here' ? ['remember_me', 'theme'] : ['theme'])
  expect(isLeftOverSession()).toBe(where === 'here')
})

test('a session that was left without the server is ended before anybody is asked for', async () => {
  refusal = new TypeError('Failed to fetch')
  const [{ signOut }, { refreshAccount }] = await Promise.all([import('./sign-out.ts'), import('./account.ts')])
  await signOut()
  refusal = undefined
  expect(await refreshAccount()).toBeNull()
  expect(deleteSession).toHaveBeenCalledTimes(2)
  expect(isLeftOverSession()).toBe(false)
})
