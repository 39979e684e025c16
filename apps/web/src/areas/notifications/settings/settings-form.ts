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
  type QuietHours,
  type Weekday,
  type WeighInReminder,
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
  readonly isWeighIn: boolean
  /** Kept while the reminder is off, like the hours. */
  readonly weighInDays: readonly Weekday[]
  readonly weighInAt: TypedTime
}

const typedTime = (minute: number): TypedTime => {
  const [time = '', period] = clockText(minute).split(' ')
  return { time, period: period === 'PM' ? 'PM' : 'AM' }
}

/** Hours that quiet starts from when somebody switches it on for the first time. */
const usualHours = defaultNotificationSettings.quietHours ?? { from: 0, to: 0 }

/** What a reminder of the scale begins with: two mornings a week, as many as learning needs. */
const usualWeighIn: WeighInReminder = { days: ['monday', 'thursday'], at: 7 * 60 }

/** The form of the stored settings. Push is off as long as no device gets messages: that is how it stands. */
export function formOf(settings: NotificationSettings, hasDevice: boolean): SettingsForm {
  const shown = (kind: NotificationKind): Channels => ({
    ...settings[kind],
    push: settings[kind].push && hasDevice,
  })
  const { from, to } = settings.quietHours ?? usualHours
  const weighIn = settings.weighIn ?? usualWeighIn
  return {
    kinds: {
      mealPlanReadyNotification: shown('mealPlanReadyNotification'),
      wearableDataNotifications: shown('wearableDataNotifications'),
      fuelReminders: shown('fuelReminders'),
    },
    isQuiet: settings.quietHours !== null,
    from: typedTime(from),
    to: typedTime(to),
    isWeighIn: settings.weighIn !== undefined,
    weighInDays: weighIn.days,
    weighInAt: typedTime(weighIn.at),
  }
}

const minuteOf = ({ time, period }: TypedTime): number | undefined => findTypedTime(time, period)?.minute

/** Why the end of the quiet hours does not go with their start; undefined while it does, or one of them is no time yet. */
export function quietEndError({ isQuiet, from, to }: SettingsForm): string | undefined {
  const start = minuteOf(from)
  return isQuiet && start !== undefined && start === minuteOf(to) ? t`Must differ from the start` : undefined
}

/** Why the days of the reminder are none; undefined while it is off or names one. */
export const weighInDaysError = ({ isWeighIn, weighInDays }: SettingsForm): string | undefined =>
  isWeighIn && weighInDays.length === 0 ? t`Choose at least one day` : undefined

/** The reminder of a form, null while it is off; undefined while it names no day or no time. */
function weighInOf({ isWeighIn, weighInDays, weighInAt }: SettingsForm): WeighInReminder | null | undefined {
  if (!isWeighIn) return null
  const at = minuteOf(weighInAt)
  return at === undefined || weighInDays.length === 0 ? undefined : { days: weighInDays, at }
}

/** The quiet hours of a form, null while they are off; undefined while they are none. */
function quietHoursOf({ isQuiet, ...form }: SettingsForm): QuietHours | null | undefined {
  if (!isQuiet) return null
  const from = minuteOf(form.from)
  const to = minuteOf(form.to)
  return from === undefined || to === undefined || from === to ? undefined : { from, to }
}

/** The settings of a form; undefined while its quiet hours are none, or its reminder. */
export function settingsOf(form: SettingsForm): NotificationSettings | undefined {
  const [quietHours, weighIn] = [quietHoursOf(form), weighInOf(form)]
  if (quietHours === undefined || weighIn === undefined) return undefined
  return { ...form.kinds, quietHours, ...(weighIn === null ? {} : { weighIn }) }
}

/** Whether anything goes out by the channel. The reminder of the scale goes to devices. */
export const usesChannel = ({ kinds, isWeighIn }: SettingsForm, channel: Channel): boolean =>
  (channel === 'push' && isWeighIn) || notificationKinds.some((kind) => kinds[kind][channel])

/** Whether saving would change nothing. */
export const isSameForm = (one: SettingsForm, other: SettingsForm): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
