import { localDate, minuteOfDay } from '@pacemeal/domain'
import { anEvent } from '@pacemeal/testing'
import { expect, test } from 'vitest'
import { otherClockText } from './event-words.ts'

test('an event elsewhere says whose clock its times are by, and when it starts by that of the device', () => {
  const tokyo = anEvent({ day: localDate('2026-12-06'), start: minuteOfDay(420), zone: 'Asia/Tokyo' })
  const text = 'Times are those of Tokyo: the start is Dec 5, 11:00 PM on the clock of this device.'
  expect(otherClockText(tokyo, 'Europe/Berlin')?.replaceAll(/\s/g, ' ')).toBe(text)
  expect(otherClockText(tokyo, 'Asia/Tokyo')).toBeUndefined()
})

test('one in another zone with the same clock says nothing', () => {
  expect(otherClockText(anEvent({ zone: 'Europe/Paris' }), 'Europe/Berlin')).toBeUndefined()
})
