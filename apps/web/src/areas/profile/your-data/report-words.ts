import type { MessageDescriptor } from '@lingui/core'
import { msg, plural, t } from '@lingui/core/macro'
import type { ImportReport } from '../../../api/owned-data.ts'
import { decimalNumber, wholeNumber } from '../../../languages/numbers.ts'

/** So many of what a collection holds. */
const counts: Readonly<Record<string, (count: number) => string>> = {
  user_profiles: (count) => plural(count, { one: '# profile', other: '# profiles' }),
  meal_plans: (count) => plural(count, { one: '# fuel plan', other: '# fuel plans' }),
  week_targets: (count) => plural(count, { one: '# week of targets', other: '# weeks of targets' }),
  meal_logs: (count) => plural(count, { one: '# logged meal', other: '# logged meals' }),
  plan_adjustments: (count) => plural(count, { one: '# plan adjustment', other: '# plan adjustments' }),
  kitchen_preferences: (count) =>
    plural(count, { one: '# set of kitchen preferences', other: '# sets of kitchen preferences' }),
  shopping_ticks: (count) => plural(count, { one: '# set of shopping ticks', other: '# sets of shopping ticks' }),
  health_answers: (count) => plural(count, { one: '# set of health answers', other: '# sets of health answers' }),
  goal_periods: (count) => plural(count, { one: '# goal', other: '# goals' }),
  day_changes: (count) => plural(count, { one: '# changed day', other: '# changed days' }),
  plan_previews: (count) => plural(count, { one: '# plan preview', other: '# plan previews' }),
  meal_marks: (count) => plural(count, { one: '# mark on a meal', other: '# marks on meals' }),
  usual_portions: (count) => plural(count, { one: '# usual portion', other: '# usual portions' }),
  own_foods: (count) => plural(count, { one: '# own food', other: '# own foods' }),
  favorite_foods: (count) => plural(count, { one: '# favorite food', other: '# favorite foods' }),
  events: (count) => plural(count, { one: '# event', other: '# events' }),
  race_settings: (count) => plural(count, { one: '# set of race settings', other: '# sets of race settings' }),
  sweat_tests: (count) => plural(count, { one: '# sweat test', other: '# sweat tests' }),
  training_calendars: (count) => plural(count, { one: '# training calendar', other: '# training calendars' }),
  calendar_feeds: (count) => plural(count, { one: '# published calendar', other: '# published calendars' }),
  wearable_data: (count) => plural(count, { one: '# wearable record', other: '# wearable records' }),
  activity_sports: (count) => plural(count, { one: '# told sport', other: '# told sports' }),
  body_log: (count) => plural(count, { one: '# weighing', other: '# weighings' }),
  day_notes: (count) => plural(count, { one: '# note on a day', other: '# notes on days' }),
  check_ins: (count) => plural(count, { one: '# check-in', other: '# check-ins' }),
  notifications: (count) => plural(count, { one: '# notification', other: '# notifications' }),
  payments: (count) => plural(count, { one: '# payment', other: '# payments' }),
  subscriptions: (count) => plural(count, { one: '# subscription', other: '# subscriptions' }),
  push_subscriptions: (count) => plural(count, { one: '# push device', other: '# push devices' }),
  feedback: (count) => plural(count, { one: '# feedback message', other: '# feedback messages' }),
  support_messages: (count) => plural(count, { one: '# support message', other: '# support messages' }),
  product_events: (count) => plural(count, { one: '# usage event', other: '# usage events' }),
}

/** The same as the beginning of a line. */
const names: Readonly<Record<string, MessageDescriptor>> = {
  user_profiles: msg`Profiles`,
  meal_plans: msg`Fuel plans`,
  week_targets: msg`Targets of weeks`,
  meal_logs: msg`Logged meals`,
  plan_adjustments: msg`Plan adjustments`,
  kitchen_preferences: msg`Kitchen preferences`,
  shopping_ticks: msg`Shopping ticks`,
  health_answers: msg`Health answers`,
  goal_periods: msg`Goals`,
  day_changes: msg`Changed days`,
  plan_previews: msg`Plan previews`,
  meal_marks: msg`Marks on meals`,
  usual_portions: msg`Usual portions`,
  own_foods: msg`Own foods`,
  favorite_foods: msg`Favorite foods`,
  events: msg`Events`,
  race_settings: msg`Race settings`,
  sweat_tests: msg`Sweat tests`,
  training_calendars: msg`Training calendars`,
  calendar_feeds: msg`Published calendars`,
  wearable_data: msg`Wearable records`,
  activity_sports: msg`Told sports`,
  body_log: msg`Weighings`,
  day_notes: msg`Notes on days`,
  check_ins: msg`Check-ins`,
  notifications: msg`Notifications`,
  payments: msg`Payments`,
  subscriptions: msg`Subscriptions`,
  push_subscriptions: msg`Push devices`,
  feedback: msg`Feedback messages`,
  support_messages: msg`Support messages`,
  product_events: msg`Usage events`,
}

/** A collection that is newer than this list, by its own name. */
const plainName = (collection: string): string => collection.replaceAll('_', ' ')

const countText = (collection: string, count: number): string =>
  counts[collection]?.(count) ?? `${wholeNumber(count)} ${plainName(collection)}`

/** What a collection holds, as the beginning of a line. */
export const kindText = (collection: string): string => {
  const known = names[collection]
  if (known) return t(known)
  const plain = plainName(collection)
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}`
}

/** What an import brought, thing by thing; empty when it brought nothing. */
export const broughtLines = ({ imported, pictures }: ImportReport): readonly string[] => [
  ...Object.entries(imported).flatMap(([name, count]) => (count > 0 ? [countText(name, count)] : [])),
  ...(pictures > 0 ? [plural(pictures, { one: '# picture', other: '# pictures' })] : []),
]

/** What was left out, and why. */
export const skippedLines = ({ skipped }: ImportReport): readonly string[] =>
  Object.entries(skipped).map(([name, reason]) => `${kindText(name)}: ${reason}`)

const MEGABYTE = 1_000_000

/** `12.4 MB`, `1.1 GB`, with 1 MB as 1,000,000 bytes. */
export const sizeText = (bytes: number): string =>
  bytes < MEGABYTE
    ? `${wholeNumber(Math.ceil(bytes / 1000))} kB`
    : bytes < 1000 * MEGABYTE
      ? `${decimalNumber(bytes / MEGABYTE, 1)} MB`
      : `${decimalNumber(bytes / (1000 * MEGABYTE), 1)} GB`
