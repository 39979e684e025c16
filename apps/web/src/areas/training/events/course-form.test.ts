import { i18n } from '@lingui/core'
import { localDate } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { stationChoices, usualCourseLeg, withCourse, withStations } from './course-form.ts'
import { blankEventForm, blankLegs, type EventForm, readEventForm } from './event-form.ts'
import { imperial, metric, type Units } from './units.ts'

const blank = blankEventForm(localDate('2026-09-27'), 'Europe/Berlin')
const read = {
  kilometres: 50.4,
  climb: 2100,
  heights: [
    { kilometre: 0, height: 40 },
    { kilometre: 42.2, height: 900 },
  ],
  altitude: 840,
  places: [
    { name: 'Hut', kilometre: 11.25, isAidStation: true },
    { name: 'Pass', kilometre: 20, isAidStation: false },
    { name: 'Village', kilometre: 30.5, isAidStation: true },
  ],
  besideCourse: 0,
}
const applied = (form: EventForm, units: Units = metric): EventForm => ({
  ...form,
  ...withCourse(form, usualCourseLeg(form), read, units),
})

describe('the course of the form', () => {
  test('fills in distance, height and aid stations; what is saved holds its places', () => {
    const form = { ...applied(blank), name: 'Trail', time: '7:00', temperature: '12' }
    expect(form).toMatchObject({ legs: [{ distance: '50.4' }], altitude: '840', stations: '11.25, 30.5' })
    const saved = readEventForm({ ...form, legs: [{ duration: '7:00', distance: '50.4' }] }, metric)
    expect(saved).toMatchObject({
      ok: true,
      value: {
        stations: { by: 'distance', at: [11.25, 30.5] },
        course: { climb: 2100, places: { length: 3 }, heights: { length: 2 } },
      },
    })
  })

  test('leaves typed stations where the file names none', () => {
    const form = { ...blank, stations: '7' }
    expect(withCourse(form, 0, { ...read, places: [] }, metric)).not.toHaveProperty('stations')
  })

  test('a place is chosen and left beside stations that were typed', () => {
    const form = { ...applied(blank), stations: '5, 11.25' }
    expect(withStations(form, ['20'], metric)).toEqual({ stationsBy: 'distance', stations: '5, 20' })
    expect(withStations({ ...form, stationsBy: 'time' }, ['20'], metric).stations).toBe('20')
  })

  test('is filled in with decimal commas where those are written, and read as what it was', () => {
    i18n.loadAndActivate({ locale: 'de', messages: {} })
    const form = { ...applied(blank), name: 'Trail', time: '7:00', temperature: '12' }
    expect(form).toMatchObject({ legs: [{ distance: '50,4' }], stations: '11,25, 30,5' })
    expect(withStations(form, ['20', '30,5'], metric).stations).toBe('20, 30,5')
    const saved = readEventForm({ ...form, legs: [{ duration: '7:00', distance: '50,4' }] }, metric)
    i18n.loadAndActivate({ locale: 'en', messages: {} })
    expect(saved).toMatchObject({ ok: true, value: { legs: [{ kilometres: 50.4 }], stations: { at: [11.25, 30.5] } } })
  })

  test('is shown in miles', () => {
    expect(applied(blank, imperial)).toMatchObject({ legs: [{ distance: '31.32' }], stations: '6.99, 18.95' })
  })

  test('of the bike begins after the swim, once its distance is typed', () => {
    const form = applied({ ...blank, sport: 'triathlon', legs: blankLegs('triathlon') })
    expect(form.course?.leg).toBe(1)
    expect(stationChoices(form, metric)).toEqual([])
    const legs = form.legs.map((leg, index) => (index === 0 ? { ...leg, distance: '1.9' } : leg))
    expect(stationChoices({ ...form, legs }, metric).map(({ typed }) => typed)).toEqual(['13.15', '21.9', '32.4'])
  })
})
