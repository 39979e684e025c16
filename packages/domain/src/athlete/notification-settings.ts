/** Where a kind of message may go. */
export interface Channels {
  readonly email: boolean
  readonly sms: boolean
}

export const notificationKinds = ['mealPlanReadyNotification', 'wearableDataNotifications'] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** What a person wants to be told, and by which channel. */
export type NotificationSettings = Readonly<Record<NotificationKind, Channels>>

export const defaultNotificationSettings: NotificationSettings = {
  mealPlanReadyNotification: { email: true, sms: false },
  wearableDataNotifications: { email: true, sms: false },
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readChannels(value: unknown): Channels | undefined {
  if (!isObject(value) || typeof value.email !== 'boolean' || typeof value.sms !== 'boolean') return undefined
  return { email: value.email, sms: value.sms }
}

/**
 * The settings in a profile's `notificationSettings` text, also when they are wrapped as `{settings, phoneNumber}`.
 * A kind that is missing or malformed, or a text that does not parse, gives the defaults.
 */
export function readNotificationSettings(text: string | null | undefined): NotificationSettings {
  let data: unknown
  try {
    data = JSON.parse(text ?? '')
  } catch {
    return defaultNotificationSettings
  }
  const settings = isObject(data) && isObject(data.settings) ? data.settings : data
  if (!isObject(settings)) return defaultNotificationSettings
  return {
    mealPlanReadyNotification:
      readChannels(settings.mealPlanReadyNotification) ?? defaultNotificationSettings.mealPlanReadyNotification,
    wearableDataNotifications:
      readChannels(settings.wearableDataNotifications) ?? defaultNotificationSettings.wearableDataNotifications,
  }
}

/** Whether any message at all would go out: the onboarding step needs it. */
export const hasAnyChannel = (settings: NotificationSettings): boolean =>
  notificationKinds.some((kind) => settings[kind].email || settings[kind].sms)
