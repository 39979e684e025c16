import { type ProfileData, type ServiceMessage, serviceMessages } from '@pacemeal/protocol'
import { ApiRefusal, refusalOf } from './refusal.ts'

/** What a change of the profile is called, by what it changes. */
export function profileService(changes: Partial<ProfileData>): ServiceMessage {
  const [field, ...further] = Object.keys(changes)
  if (further.length > 0) return 'profile-update'
  if (field === 'avatar') return 'avatar-update'
  if (field === 'phoneNumber') return 'phone-number-update'
  return field === 'notificationSettings' ? 'notification-settings-update' : 'profile-update'
}

/** Runs a call; when it is refused without readable words, the refusal says what it was that failed. */
export async function naming<T>(service: ServiceMessage, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (thrown) {
    const refusal = refusalOf(thrown)
    if (refusal.code === 'network') throw refusal
    throw new ApiRefusal(refusal.code, refusal.said, refusal.status, serviceMessages[service])
  }
}
