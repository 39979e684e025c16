import { expect, test } from 'vitest'
import { naming, profileService } from './naming.ts'
import { ApiRefusal } from './refusal.ts'

const failing = (thrown: unknown) => () => Promise.reject(thrown)

test.each([
  ['profile-update', 'Failed to update user profile'],
  ['profile-create', 'Failed to create user profile'],
  ['profile-image-upload', 'Failed to upload profile image'],
  ['profile-image-delete', 'Failed to delete profile image'],
  ['avatar-update', 'Failed to update user avatar'],
  ['notification-settings-update', 'Failed to update notification settings'],
  ['phone-number-update', 'Failed to update phone number'],
] as const)('%s without readable words: %s', async (service, message) => {
  await expect(naming(service, failing(new ApiRefusal('server', '', 500)))).rejects.toMatchObject({
    code: 'server',
    status: 500,
    message,
    said: '',
  })
})

test('no network is no failure of the service', async () => {
  const message = 'No answer from the server.'
  await expect(naming('profile-update', failing(new ApiRefusal('network')))).rejects.toMatchObject({ message })
})

test('what the server says itself is kept, and what works is given on', async () => {
  const said = new ApiRefusal('invalid-input', 'age: takes 18 to 120', 400)
  await expect(naming('profile-update', failing(said))).rejects.toMatchObject({ message: 'age: takes 18 to 120' })
  expect(await naming('profile-update', async () => 'saved')).toBe('saved')
})

test.each([
  [{ avatar: null }, 'avatar-update'],
  [{ phoneNumber: '+14155550100' }, 'phone-number-update'],
  [{ notificationSettings: '{}' }, 'notification-settings-update'],
  [{ age: 24 }, 'profile-update'],
  [{ avatar: null, age: 24 }, 'profile-update'],
] as const)('%j is called %s', (changes, service) => expect(profileService(changes)).toBe(service))
