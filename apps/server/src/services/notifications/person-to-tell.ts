import { type Locale, type NotificationSettings, readNotificationSettings } from '@pacemeal/domain'
import { readZone, userProfiles } from '@pacemeal/protocol'
import type { Handle } from '../../store/open.ts'
import { findUser } from '../accounts/find-user.ts'
import { localeOf } from '../accounts/locale-of.ts'
import { findDocument } from '../documents/document-store.ts'

/** How a person can be reached, and what they want to hear. */
export interface NotificationRecipient {
  readonly id: string
  readonly name: string
  /** Null until it is proven to be theirs. */
  readonly email: string | null
  /** E.164; null when they gave none. */
  readonly phone: string | null
  readonly zone: string
  /** The language that they read. */
  readonly locale: Locale
  readonly settings: NotificationSettings
}

/** The person as they are now; undefined when the account is gone or blocked. */
export const findNotificationRecipient = async (
  handle: Handle,
  userId: string,
): Promise<NotificationRecipient | undefined> => {
  const user = await findUser(handle, userId)
  if (user === undefined || user.blocked !== 0) return undefined
  const profile = await findDocument(handle, userProfiles, userId)
  return {
    id: user.id,
    name: user.name,
    locale: localeOf(user),
    email: user.emailVerified === 0 ? null : user.email,
    phone: profile?.phoneNumber?.trim() || null,
    zone: readZone(profile?.timeZone ?? null),
    settings: readNotificationSettings(profile?.notificationSettings),
  }
}
