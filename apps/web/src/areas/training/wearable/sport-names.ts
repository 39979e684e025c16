import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { activityNameOf } from '@pacemeal/domain'

const names: Readonly<Record<number, MessageDescriptor>> = {
  1: msg`Running`,
  2: msg`Cycling`,
  3: msg`Swimming`,
  4: msg`Walking`,
  5: msg`Hiking`,
  6: msg`Strength training`,
  7: msg`Yoga`,
  8: msg`Pilates`,
  9: msg`Dancing`,
  10: msg`Basketball`,
  11: msg`Soccer`,
  12: msg`Tennis`,
  13: msg`Golf`,
  14: msg`Skiing`,
  15: msg`Snowboarding`,
  16: msg`Surfing`,
  17: msg`Rowing`,
  18: msg`Elliptical`,
  19: msg`Stair climbing`,
  20: msg`Boxing`,
}

/** A sport by its activity type code, in the reader's language. */
export const sportName = (code: number): string => {
  const name = names[code]
  return name ? t(name) : activityNameOf(code)
}
