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

/** The JSON in a text; undefined when there is none. */
function parse(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/**
 * The settings in a profile's `notificationSettings` text, also when they are wrapped as `{settings, phoneNumber}`.
 * A kind that is missing or malformed, or a text that does not parse, gives the defaults.
 */
export function readNotificationSettings(text: string | null | undefined): NotificationSettings {
  const data = parse(text)
  const settings = isObject(data) && isObject(data.settings) ? data.settings : data
  if (!isObject(settings)) return defaultNotificationSettings
  return {
    mealPlanReadyNotification:
      readChannels(settings.mealPlanReadyNotification) ?? defaultNotificationSettings.mealPlanReadyNotification,
    wearableDataNotifications:
      readChannels(settings.wearableDataNotifications) ?? defaultNotificationSettings.wearableDataNotifications,
  }
}

/**
 * The text that keeps the settings. A stored text that wraps them stays wrapped, with all else it carries, so that whoever
 * wrote it that way still finds its phone number.
 */
export function writeNotificationSettings(settings: NotificationSettings, stored: string | null | undefined): string {
  const before = parse(stored)
  return JSON.stringify(isObject(before) && isObject(before.settings) ? { ...before, settings } : settings)
}

/** Whether any message at all would go out: the onboarding step needs it. */
export const hasAnyChannel = (settings: NotificationSettings): boolean =>
  notificationKinds.some((kind) => settings[kind].email || settings[kind].sms)
