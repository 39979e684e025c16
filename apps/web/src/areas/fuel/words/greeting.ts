import type { MessageDescriptor } from '@lingui/core'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { greetingAt } from '@pacemeal/domain'

const greetings: Readonly<Record<ReturnType<typeof greetingAt>, MessageDescriptor>> = {
  'Good morning': msg`Good morning`,
  'Good afternoon': msg`Good afternoon`,
  'Good evening': msg`Good evening`,
}

/** How a person is greeted at a minute of the day: `Good morning`. */
export const greetingText = (minute: number): string => i18n._(greetings[greetingAt(minute)])
