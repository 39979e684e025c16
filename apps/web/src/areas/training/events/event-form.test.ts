import { localDate } from '@pacemeal/domain'
import { anEvent } from '@pacemeal/testing'
import { describe, expect, test } from 'vitest'
import { blankEventForm, type EventForm, eventFormOf, readEventForm, stationsIn, typedLoading } from './event-form.ts'
import { durationMinutes } from './typed-times.ts'
import { imperial, metric } from './units.ts'

const blank = blankEventForm(localDate('2026-09-27'), 'Europe/Berlin')
const marathon: EventForm = {
  ...blank,
  name: 'Berlin Marathon',
  time: '9:15',
  legs: [{ duration: '3:30', distance: '26.2' }],
  temperature: '59',
  stations: '3.1, 6.2 9.3',
}
const errorsOf = (change: Partial<EventForm>): readonly string[] => {
  const read = readEventForm({ ...marathon, ...change }, imperial)
  return read.ok ? [] : Object.keys(read.error)
}

describe('the form of an event', () => {
  test('reads miles and degrees Fahrenheit, and keeps kilometres and degrees Celsius', () => {
    const read = readEventForm(marathon, imperial)
    expect(read).toMatchObject({
      ok: true,
      value: {
        start: 555,
        legs: [{ name: 'run', minutes: 210, kilometres: 42.165 }],
        stations: { by: 'distance', at: [4.989, 9.978, 14.967] },
        conditions: { celsius: 15, altitude: 0 },
      },
    })
  })

  test.each(Object.entries({ metric, imperial }))(
    'shows a stored event and reads the same from it (%s)',
    (_, units) => {
      const event = anEvent()
      const read = readEventForm(eventFormOf(event, units), units)
      if (!read.ok) throw new Error(JSON.stringify(read.error))
      expect({ ...read.value, legs: [], stations: [] }).toEqual({ ...event, legs: [], stations: [] })
      expect(read.value.legs[0]?.kilometres).toBeCloseTo(42.2, 1)
      for (const [index, at] of read.value.stations.at.entries()) expect(at).toBeCloseTo((index + 1) * 5, 1)
    },
  )

  test.each<[string, Partial<EventForm>]>([
    ['name', { name: '  ' }],
    ['day', { day: '' }],
    ['time', { time: '25:00' }],
    ['duration-0', { legs: [{ duration: 'long', distance: '' }], stations: '' }],
    ['duration-0', { legs: [{ duration: '26:00', distance: '' }], stations: '' }],
    ['distance-0', { legs: [{ duration: '3:30', distance: 'far' }] }],
    ['temperature', { temperature: '' }],
    ['altitude', { altitude: '20000' }],
    ['stations', { stations: 'five, ten' }],
    ['stations', { legs: [{ duration: '3:30', distance: '' }] }],
    ['bottle', { bottle: '5' }],
  ])('names what is wrong: %s', (field, change) => {
    expect(errorsOf(change)).toEqual([field])
  })

  test('reads decimal commas, and stations between commas or semicolons', () => {
    const read = readEventForm(
      { ...marathon, legs: [{ duration: '3:30', distance: '42,195' }], temperature: '14,5', stations: '' },
      metric,
    )
    expect(read).toMatchObject({ ok: true, value: { legs: [{ kilometres: 42.195 }] } })
    expect(['5,10,15', '5.5, 10', '5,5; 10', '5; 10, 15;', '5,5 km', '1e1'].map((typed) => stationsIn(typed))).toEqual([
      [5, 10, 15],
      [5.5, 10],
      [5.5, 10],
      [5, 10, 15],
      undefined,
      undefined,
    ])
  })

  test('reads stations with decimal commas where commas are decimal signs', () => {
    const read = ['4,83, 9,66, 60', '4,83; 9,66', '5 10 15', '5, 10,', '5.5, 10', '5,10,15'].map((typed) =>
      stationsIn(typed, true),
    )
    expect(read).toEqual([[4.83, 9.66, 60], [4.83, 9.66], [5, 10, 15], [5, 10], [5.5, 10], undefined])
  })

  test('refuses stations behind the finish, and names the field', () => {
    expect(errorsOf({ stations: '5, 26.2' })).toEqual([])
    expect(errorsOf({ stations: '5, 27' })).toEqual(['stations'])
    expect(errorsOf({ stationsBy: 'time', stations: '30, 210' })).toEqual([])
    expect(errorsOf({ stationsBy: 'time', stations: '30, 211' })).toEqual(['stations'])
  })

  test('shows half a degree Celsius as it was typed', () => {
    const event = anEvent({ conditions: { celsius: 12.5, altitude: 0 } })
    expect(eventFormOf(event, metric).temperature).toBe('12.5')
  })

  test('offers no loading for what is over within the hour, and that of one day before a match', () => {
    const typed = (duration: string, sport: EventForm['sport'] = 'run') =>
      typedLoading({ ...marathon, sport, legs: [{ duration, distance: '' }] })
    expect(typed('0:29')).toEqual({ loading: 'none', isTooShort: true })
    expect(typed('')).toEqual({ loading: 'usual', isTooShort: false })
    expect(typed('1:45', 'team')).toEqual({ loading: 'usual', isBrief: true, isTooShort: false })
    expect(typedLoading({ ...marathon, sport: 'meet', legs: [] }).isTooShort).toBe(false)
  })

  test('takes hours and minutes, or minutes alone', () => {
    expect(['3:30', '210', ' 0:45', '3:70', 'x', ''].map(durationMinutes)).toEqual([
      210,
      210,
      45,
      undefined,
      undefined,
      undefined,
    ])
  })

  test('lets nothing be taken on a swim and in the halves of a match', () => {
    const legs = [
      { duration: '0:35', distance: '1.2' },
      { duration: '2:45', distance: '56' },
      { duration: '1:45', distance: '13.1' },
    ]
    const read = readEventForm({ ...marathon, sport: 'triathlon', legs }, imperial)
    expect(read.ok && read.value.legs.map(({ name, intake }) => [name, intake])).toEqual([
      ['swim', 'none'],
      ['bike', 'open'],
      ['run', 'open'],
    ])
  })
})
