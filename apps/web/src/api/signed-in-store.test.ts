import { defaultNotificationSettings } from '@pacemeal/domain'
import { beforeEach, expect, test, vi } from 'vitest'
import { findSignedIn, forgetSignedIn, keepSessionDetails, keepSignedIn } from './signed-in-store.ts'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => stored.set(key, text),
  removeItem: (key: string) => stored.delete(key),
})
beforeEach(() => stored.clear())

const maya = {
  id: 'maya',
  email: 'maya@athletes.example',
  name: 'Maya Lindgren',
  createdAt: '2026-03-02T08:15:30.000+00:00',
  isEmailVerified: true,
  hasPassword: true,
}
const defaults = {
  avatar: '/v1/avatars/initials?name=Maya',
  provider: 'email',
  notificationSettings: defaultNotificationSettings,
}

test('the stored user is the account with picture, provider and notification settings', () => {
  keepSignedIn(maya, defaults)
  expect(findSignedIn()?.user).toEqual({ ...maya, ...defaults })
})

test('what the profile says of a person stays when the account is read again', () => {
  keepSignedIn(maya, defaults)
  keepSessionDetails('maya', { avatar: '/v1/storage/maya', provider: 'google' })
  keepSignedIn({ ...maya, name: 'Maya L' }, defaults)
  expect(findSignedIn()?.user).toMatchObject({ name: 'Maya L', avatar: '/v1/storage/maya', provider: 'google' })
})

test('nothing of one person becomes another’s, or somebody’s who left', () => {
  keepSignedIn(maya, defaults)
  keepSessionDetails('maya', { avatar: '/v1/storage/maya' })
  keepSignedIn({ ...maya, id: 'noah', name: 'Noah' }, { ...defaults, avatar: '/v1/avatars/initials?name=Noah' })
  keepSessionDetails('maya', { avatar: '/v1/storage/maya' })
  expect(findSignedIn()?.user.avatar).toBe('/v1/avatars/initials?name=Noah')
  forgetSignedIn()
  keepSessionDetails('noah', { provider: 'google' })
  expect(findSignedIn()).toBeNull()
})
