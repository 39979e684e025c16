import { t } from '@lingui/core/macro'
import {
  type Channel,
  type Channels,
  clockText,
  type DayPeriod,
  defaultNotificationSettings,
  findTypedTime,
  type NotificationKind,
  type NotificationSettings,
  notificationKinds,
} from '@pacemeal/domain'

/** A clock time as its field holds it. */
export interface TypedTime {
  readonly time: string
  readonly period: DayPeriod
}

/** The settings as the form holds them. */
export interface SettingsForm {
  readonly kinds: Readonly<Record<NotificationKind, Channels>>
  readonly isQuiet: boolean
  /** Kept while quiet hours are off, so that switching them on again brings them back. */
  readonly from: TypedTime
  readonly to: TypedTime
}

const typedTime = (minute: number): TypedTime => {
  const [time = '', period] = clockText(minute).split(' ')
  return { time, period: period === 'PM' ? 'PM' : 'AM' }
}

/** Hours that quiet starts from when somebody switches it on for the first time. */
const usualHours = defaultNotificationSettings.quietHours ?? { from: 0, to: 0 }

/** The form of the stored settings. Push is off as long as no device gets messages: that is how it stands. */
export function formOf(settings: NotificationSettings, hasDevice: boolean): SettingsForm {
  const shown = (kind: NotificationKind): Channels => ({
    ...settings[kind],
    push: settings[kind].push && hasDevice,
  })
  const { from, to } = settings.quietHours ?? usualHours
  return {
    kinds: {
      mealPlanReadyNotification: shown('mealPlanReadyNotification'),
      wearableDataNotifications: shown('wearableDataNotifications'),
      fuelReminders: shown('fuelReminders'),
    },
    isQuiet: settings.quietHours !== null,
    from: typedTime(from),
    to: typedTime(to),
  }
}

const minuteOf = ({ time, period }: TypedTime): number | undefined => findTypedTime(time, period)?.minute

/** Why the end of the quiet hours does not go with their start; undefined while it does, or one of them is no time yet. */
export function quietEndError({ isQuiet, from, to }: SettingsForm): string | undefined {
  const start = minuteOf(from)
  return isQuiet && start !== undefined && start === minuteOf(to) ? t`Must differ from the start` : undefined
}

/** The settings of a form; undefined while its quiet hours are none. */
export function settingsOf(form: SettingsForm): NotificationSettings | undefined {
  if (!form.isQuiet) return { ...form.kinds, quietHours: null }
  const from = minuteOf(form.from)
  const to = minuteOf(form.to)
  if (from === undefined || to === undefined || from === to) return undefined
  return { ...form.kinds, quietHours: { from, to } }
}

/** Whether anything goes out by the channel. */
export const usesChannel = ({ kinds }: Pick<SettingsForm, 'kinds'>, channel: Channel): boolean =>
  notificationKinds.some((kind) => kinds[kind][channel])

/** Whether saving would change nothing. */
export const isSameForm = (one: SettingsForm, other: SettingsForm): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
