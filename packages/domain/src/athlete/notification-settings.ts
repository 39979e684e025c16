import { type Weekday, weekdays } from '../days.ts'
import { isJsonObject, parseJson } from '../json.ts'
import { DAY_MINUTES } from '../time.ts'
/** Where a kind of message may go. */
export interface Channels {
  readonly email: boolean
  readonly sms: boolean
  /** To the browsers and phones that the person has allowed to show messages. */
  readonly push: boolean
}
export type Channel = keyof Channels
export const channels = ['email', 'sms', 'push'] as const satisfies readonly Channel[]

export const notificationKinds = [
  'mealPlanReadyNotification',
  'wearableDataNotifications',
  /** Before and after a session, when its fuel is due. */
  'fuelReminders',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Minutes after local midnight between which nothing leaves the app; `from` after `to` spans midnight. */
export interface QuietHours {
  readonly from: number
  readonly to: number
}

/** When a person wants to be reminded of the scale: weekdays, and minutes after local midnight. */
export interface WeighInReminder {
  readonly days: readonly Weekday[]
  readonly at: number
}

/** What a person wants to be told, by which channel, and when not. */
export type NotificationSettings = Readonly<Record<NotificationKind, Channels>> & {
  /** Null when messages may come at any time. */
  readonly quietHours: QuietHours | null
  /** Absent while they want no reminder. */
  readonly weighIn?: WeighInReminder
}

export const defaultNotificationSettings: NotificationSettings = {
  mealPlanReadyNotification: { email: true, sms: false, push: true },
  wearableDataNotifications: { email: true, sms: false, push: true },
  fuelReminders: { email: false, sms: false, push: true },
  quietHours: { from: 22 * 60, to: 6 * 60 },
}

function readChannels(value: unknown): Channels | undefined {
  if (!isJsonObject(value) || typeof value.email !== 'boolean' || typeof value.sms !== 'boolean') return undefined
  return { email: value.email, sms: value.sms, push: typeof value.push === 'boolean' ? value.push : true }
}

const isMinute = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < DAY_MINUTES

function readQuietHours(value: unknown): QuietHours | null {
  if (value === null) return null
  if (!isJsonObject(value) || !isMinute(value.from) || !isMinute(value.to))
    return defaultNotificationSettings.quietHours
  return { from: value.from, to: value.to }
}

/** The reminder as it is stored; undefined for one that names no day or no time. */
function readWeighIn(value: unknown): WeighInReminder | undefined {
  if (!isJsonObject(value) || !Array.isArray(value.days) || !isMinute(value.at)) return undefined
  const named: readonly unknown[] = value.days
  const days = weekdays.filter((day) => named.includes(day))
  return days.length === 0 ? undefined : { days, at: value.at }
}

/**
 * The settings in a profile's `notificationSettings` text, also when they are wrapped as `{settings, phoneNumber}`.
 * A part that is missing or malformed, or a text that does not parse, gives the defaults.
 */
export function readNotificationSettings(text: string | null | undefined): NotificationSettings {
  const data = parseJson(text)
  const settings = isJsonObject(data) && isJsonObject(data.settings) ? data.settings : data
  if (!isJsonObject(settings)) return defaultNotificationSettings
  const weighIn = readWeighIn(settings.weighIn)
  const kind = (name: NotificationKind) => readChannels(settings[name]) ?? defaultNotificationSettings[name]
  return {
    mealPlanReadyNotification: kind('mealPlanReadyNotification'),
    wearableDataNotifications: kind('wearableDataNotifications'),
    fuelReminders: kind('fuelReminders'),
    quietHours: readQuietHours(settings.quietHours),
    ...(weighIn === undefined ? {} : { weighIn }),
  }
}

/**
 * The text that keeps the settings. A stored text that wraps them stays wrapped, with all else it carries, so that whoever
 * wrote it that way still finds its phone number.
 */
export function writeNotificationSettings(settings: NotificationSettings, stored: string | null | undefined): string {
  const before = parseJson(stored)
  return JSON.stringify(isJsonObject(before) && isJsonObject(before.settings) ? { ...before, settings } : settings)
}

/** Whether any message at all would leave the app by mail or text message: the onboarding step needs it. */
export const hasAnyChannel = (settings: NotificationSettings): boolean =>
  notificationKinds.some((kind) => settings[kind].email || settings[kind].sms)

/** How many minutes of quiet are left at a minute of the day; 0 outside the quiet hours. */
export function quietMinutesLeft(quiet: QuietHours | null, minute: number): number {
  if (quiet === null || quiet.from === quiet.to) return 0
  const length = (quiet.to - quiet.from + DAY_MINUTES) % DAY_MINUTES
  const into = (minute - quiet.from + DAY_MINUTES) % DAY_MINUTES
  return into < length ? length - into : 0
}
