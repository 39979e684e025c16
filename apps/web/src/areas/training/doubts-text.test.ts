import { minuteOfDay, type ScheduledSession } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { doubtsText } from './doubts-text.ts'

const lift = (day: ScheduledSession['day']): ScheduledSession => ({
  day,
  session: { type: 'Lift', start: minuteOfDay(1080), end: minuteOfDay(1140), intensity: 'Light' },
})

test.each([
  [{ longMinutes: 361, endsNextDayAt: null, overlaps: [] }, 'This session lasts 6 hours 1 minute. Is that right?'],
  [
    { longMinutes: 840, endsNextDayAt: '1:00 AM', overlaps: [] },
    'This session lasts 14 hours and ends at 1:00 AM on the next day. Is that right?',
  ],
  [
    { longMinutes: 840, endsNextDayAt: '1:00 AM', overlaps: [lift('monday'), lift('tuesday')] },
    'This session lasts 14 hours, ends at 1:00 AM on the next day and overlaps Lift on Monday, 6:00 PM - 7:00 PM, and 1 more. Is that right?',
  ],
])('what is odd about a session is one question: %#', (doubts, text) => expect(doubtsText(doubts)).toBe(text))
