import { join } from 'node:path'
import { i18n } from '@lingui/core'
import { minuteOfDay, type ScheduledSession } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { readCatalogue } from '../../../build/catalogues.ts'
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

test('a language that writes days small does so within the question', async () => {
  const catalogue = await readCatalogue(join(import.meta.dirname, '../../languages/es.po'))
  const messages = Object.fromEntries(catalogue.map(({ id, translation }) => [id, translation]))
  i18n.loadAndActivate({ locale: 'es', messages })
  const told = doubtsText({ longMinutes: null, endsNextDayAt: null, overlaps: [lift('monday'), lift('tuesday')] })
  i18n.activate('en')
  expect(told).toContain(' el lunes, ')
})
