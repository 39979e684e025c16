import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ProfileData } from '@pacemeal/protocol'
import { ApiRefusal, refusalOf } from './refusal.ts'

/** What a call of a service is called when it failed without readable words (product specification). */
const failures = {
  'profile-update': msg`Failed to update user profile`,
  'profile-create': msg`Failed to create user profile`,
  'profile-image-upload': msg`Failed to upload profile image`,
  'profile-image-delete': msg`Failed to delete profile image`,
  'avatar-update': msg`Failed to update user avatar`,
  'notification-settings-update': msg`Failed to update notification settings`,
  'phone-number-update': msg`Failed to update phone number`,
} as const
type Service = keyof typeof failures

/** What a change of the profile is called, by what it changes. */
export function profileService(changes: Partial<ProfileData>): Service {
  const [field, ...further] = Object.keys(changes)
  if (further.length > 0) return 'profile-update'
  if (field === 'avatar') return 'avatar-update'
  if (field === 'phoneNumber') return 'phone-number-update'
  return field === 'notificationSettings' ? 'notification-settings-update' : 'profile-update'
}

/** Runs a call; when it is refused without readable words, the refusal says what it was that failed. */
export async function naming<T>(service: Service, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (thrown) {
    const refusal = refusalOf(thrown)
    if (refusal.code === 'network') throw refusal
    throw new ApiRefusal(refusal.code, refusal.said, refusal.status, i18n._(failures[service]))
  }
}
