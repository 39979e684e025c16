import { localDate, minuteOfDay } from '@pacemeal/domain'
import { checkEvent } from '@pacemeal/protocol'
import { anEvent } from '@pacemeal/testing'
import { describe, expect, test } from 'vitest'
import { eventFormOf, readEventForm } from './event-form.ts'
import { imperial, metric } from './units.ts'
import type { WeighInForm } from './weigh-in-form.ts'

const weighIn = { limit: 66, day: localDate('2026-09-26'), time: minuteOfDay(960) }
const bout = anEvent({ weighIn })
const form = eventFormOf(bout, metric)
const errorsOf = (change: Partial<WeighInForm>) => {
  if (form.weighIn === null) throw new Error('no weigh-in')
  const read = readEventForm({ ...form, weighIn: { ...form.weighIn, ...change } }, metric)
  return read.ok ? [] : Object.keys(read.error)
}

describe('the weigh-in of an event', () => {
  test('is shown and kept: a limit in the unit of the person, a day and a time', () => {
    expect(form.weighIn).toEqual({ limit: '66', day: '2026-09-26', time: '4:00', period: 'PM' })
    expect(eventFormOf(bout, imperial).weighIn?.limit).toBe('145.5')
    expect(readEventForm(form, metric)).toMatchObject({ ok: true, value: { weighIn } })
    const without = readEventForm({ ...form, weighIn: null }, metric)
    expect(without.ok && without.value).not.toHaveProperty('weighIn')
    expect(checkEvent(JSON.stringify(bout))).toEqual({ ok: true, value: bout })
  })

  test('names what is wrong: no limit, no date, no time, or one after the start', () => {
    expect(errorsOf({ limit: '' })).toEqual(['limit'])
    expect(errorsOf({ limit: '20' })).toEqual(['limit'])
    expect(errorsOf({ day: '' })).toEqual(['weighInDay'])
    expect(errorsOf({ time: 'soon' })).toEqual(['weighInTime'])
    expect(errorsOf({ day: '2026-09-28' })).toEqual(['weighInDay'])
    expect(errorsOf({ day: '2026-09-27', time: '9:15', period: 'AM' })).toEqual(['weighInTime'])
    expect(errorsOf({ day: '2026-09-27', time: '7:15', period: 'AM' })).toEqual([])
  })

  test('after the start is refused by the server, too', () => {
    const late = { ...bout, weighIn: { limit: 66, day: '2026-09-27', time: 560 } }
    expect(checkEvent(JSON.stringify(late))).toMatchObject({ ok: false })
  })
})
