import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { CalendarConflict, CalendarFault, PlacedSession } from '@pacemeal/domain/event'
import { timeOfDay } from '../../../languages/dates.ts'
import { sessionTypeName } from '../../../languages/session-names.ts'

const faults: Readonly<Record<CalendarFault, MessageDescriptor>> = {
  refused: msg`This address does not lead to a calendar on the public internet.`,
  unreachable: msg`The calendar did not answer. It is tried again every hour.`,
  'not-found': msg`There is no calendar at this address any more. It is tried again every hour.`,
  'too-large': msg`The calendar is larger than 4 MB. Publish a smaller part of it.`,
  'not-a-calendar': msg`There is something else than a calendar at this address, maybe a page to sign in. Copy the address that ends in .ics.`,
  'cut-off': msg`The calendar broke off before its end. It is tried again every hour.`,
  'too-complex': msg`The repeating entries of this calendar take too long to work out.`,
}

/** Why a calendar could not be read. */
export const faultText = (fault: CalendarFault): string => t(faults[fault])

const conflicts: Readonly<Record<CalendarConflict, MessageDescriptor>> = {
  calendar: msg`Not planned: another session of your calendars has these hours.`,
  'own-change': msg`Not planned: you changed this day yourself, and that has these hours.`,
  event: msg`Not planned: your event takes its place.`,
  'full-day': msg`Not planned: four sessions of a day are planned at most.`,
}

/** What becomes of a session beside the rest of its day; empty when nothing is in its way. */
export function placeText({ conflict, replaces }: PlacedSession): string {
  if (conflict !== null) return t(conflicts[conflict])
  if (replaces.length === 0) return ''
  const names = replaces.map(({ type, start }) => `${sessionTypeName(type)} ${timeOfDay(start)}`).join(', ')
  return t`Instead of ${names}`
}
