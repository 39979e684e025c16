import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findLostSession } from './lost-session.ts'
import { queryClient } from './query-client.ts'
import { queryKey } from './query-keys.ts'
import { leaveOnPurpose, leaveSession, loseSession, startSession } from './session-end.ts'

vi.mock('./configuration.ts', () => ({ configuration: { projectId: 'pacemeal' } }))

const account = queryKey('account')

beforeEach(() => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('localStorage', storage)
  startSession()
  queryClient.setQueryData(account, { id: 'maya' })
})
afterEach(() => vi.unstubAllGlobals())

test('what the server says of a session that somebody is ending is no loss', async () => {
  await leaveOnPurpose(async () => {
    loseSession(performance.now())
    leaveSession()
  })
  loseSession(performance.now())
  expect(findLostSession()).toBeNull()
  expect(queryClient.getQueryData(account)).toBeNull()
})

test('it is one where the way out fails', async () => {
  const out = leaveOnPurpose(async () => {
    loseSession(performance.now())
    throw new Error('No answer')
  })
  await expect(out).rejects.toThrow('No answer')
  expect(findLostSession()).toBe('maya')
  expect(queryClient.getQueryData(account)).toBeNull()
})

test('nobody has left who is still here when the way out fails', async () => {
  await expect(leaveOnPurpose(() => Promise.reject(new Error('No answer')))).rejects.toThrow()
  expect(queryClient.getQueryData(account)).toEqual({ id: 'maya' })
})
