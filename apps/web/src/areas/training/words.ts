import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { type DayChoice, type TrainingActivity, type Weekday, weekdays } from '@pacemeal/domain'
import { clockTime } from '../../languages/clock-time.ts'
import { sessionTypeName } from '../../languages/session-names.ts'

const names: Readonly<Record<DayChoice, MessageDescriptor>> = {
  monday: msg`Monday`,
  tuesday: msg`Tuesday`,
  wednesday: msg`Wednesday`,
  thursday: msg`Thursday`,
  friday: msg`Friday`,
  saturday: msg`Saturday`,
  sunday: msg`Sunday`,
  everyday: msg`Everyday`,
}

const shortNames: Readonly<Record<Weekday, MessageDescriptor>> = {
  monday: msg`Mon`,
  tuesday: msg`Tue`,
  wednesday: msg`Wed`,
  thursday: msg`Thu`,
  friday: msg`Fri`,
  saturday: msg`Sat`,
  sunday: msg`Sun`,
}

/** A day as a form or a list calls it: large in every language. Within a sentence it is `weekdayText`. */
export const dayName = (day: DayChoice): string => t(names[day])

/** `Mon, Wed, Fri`. */
export const shortDayNames = (days: readonly Weekday[]): string => days.map((day) => t(shortNames[day])).join(', ')

/** `Everyday`, `Mon, Wed, Fri`; a single day in full. */
export const daysText = (days: readonly Weekday[]): string => {
  const [only] = days
  if (days.length === weekdays.length) return dayName('everyday')
  return only !== undefined && days.length === 1 ? dayName(only) : shortDayNames(days)
}

/** An activity in one line: `Lift, Mon, Wed, 7:00 AM - 8:00 AM`. */
export const activityText = ({ type, days, startTime, endTime }: TrainingActivity): string =>
  `${sessionTypeName(type)}, ${daysText(days)}, ${clockTime(startTime)} - ${clockTime(endTime)}`
