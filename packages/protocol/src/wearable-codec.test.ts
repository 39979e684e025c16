import { describe, expect, test } from 'vitest'
import { readWearableActivity, type WearableDocument } from './wearable-codec.ts'

const metadata = {
  type: 1,
  start_time: '2026-11-17T07:00:00.000000+01:00',
  end_time: '2026-11-17T08:00:30.250+01:00',
  timestamp_localization: 1,
  avg_heart_rate: 150,
  calories_burned: 540,
}
const record = (change: object, rest: Partial<WearableDocument> = {}): WearableDocument => ({
  $id: 'w1',
  $createdAt: '2026-11-17T09:00:00.000+00:00',
  provider: 'garmin',
  metadata: JSON.stringify({ ...metadata, ...change }),
  ...rest,
})
const read = (change: object, rest: Partial<WearableDocument> = {}) =>
  readWearableActivity(record(change, rest), 'America/New_York')

describe('a wearable record', () => {
  test('is an activity with its name, level and times', () => {
    expect(read({})).toEqual({
      id: 'w1',
      provider: 'garmin',
      name: 'Running',
      code: 1,
      level: 'medium',
      start: '2026-11-17T06:00:00.000Z',
      end: '2026-11-17T07:00:30.250Z',
      zone: '+01:00',
      averageHeartRate: 150,
      calories: 540,
    })
  })

  test.each([
    ['its own offset', { start_time: '2026-11-17T07:00:00+02:00' }, '2026-11-17T05:00:00.000Z'],
    ['local without offset', { start_time: '2026-11-17T07:00:15' }, '2026-11-17T12:00:15.000Z'],
    ['local with a bare UTC mark', { start_time: '2026-11-17T07:00:00Z' }, '2026-11-17T12:00:00.000Z'],
    ['UTC', { timestamp_localization: 0, start_time: '2026-11-17T07:00:00Z' }, '2026-11-17T07:00:00.000Z'],
    ['UTC without mark', { timestamp_localization: 0, start_time: '2026-11-17 07:00:00' }, '2026-11-17T07:00:00.000Z'],
    ['nothing said', { timestamp_localization: null, start_time: '2026-11-17T07:00' }, '2026-11-17T07:00:00.000Z'],
  ])('with %s begins at that moment', (_, change, start) => expect(read(change).start).toBe(start))

  test.each([
    ['the one that it was kept with', {}, { timeZone: 'Asia/Tokyo' }, 'Asia/Tokyo'],
    ['its own offset', {}, {}, '+01:00'],
    ['its own offset written short', { start_time: '2026-11-17T07:00:00-0330' }, {}, '-03:30'],
    ['unknown, where UTC is meant', { timestamp_localization: 0, start_time: '2026-11-17T07:00:00Z' }, {}, undefined],
    ['unknown, where a clock names no place', { start_time: '2026-11-17T07:00:00' }, {}, undefined],
    ['its own offset, where the one kept is none', {}, { timeZone: 'Europe/Atlantis' }, '+01:00'],
  ])('has a place: %s', (_, change, rest, zone) => expect(read(change, rest).zone).toBe(zone))

  test('by a clock without a place is of the zone that it was kept with', () => {
    expect(read({ start_time: '2026-11-17T07:00:00' }, { timeZone: 'Asia/Tokyo' }).start).toBe(
      '2026-11-16T22:00:00.000Z',
    )
  })

  test('prefers the device’s name for it', () => expect(read({ name: 'Lunch run' }).name).toBe('Lunch run'))
  test('without figures is medium and claims none', () => {
    const activity = read({ avg_heart_rate: 0, calories_burned: null })
    expect(activity.level).toBe('medium')
    expect(activity).not.toHaveProperty('calories')
  })

  test('carries its post-activity fuel', () => {
    const meal = { calories: 410, macros: { carbs: 52, protein: 28, fat: 9 }, mealOptions: [{ name: 'Rice bowl' }] }
    expect(read({}, { postActivityMeal: JSON.stringify(meal), postActivityFuelReasoning: 'Long run.' })).toMatchObject({
      postFuel: { target: { calories: 410, carbs: 52, protein: 28, fat: 9 }, ideas: [{ title: 'Rice bowl' }] },
      reasoning: 'Long run.',
    })
  })

  test('tells why by rules where the record names them, and by none where it does not or they cannot be read', () => {
    const meal = { calories: 410, macros: { carbs: 52, protein: 28, fat: 9 } }
    const because = [{ rule: 'post_fuel', source: 'H', inputs: { mass: 62, perKilogram: 0.5 } }]
    const readWhy = (more: object) =>
      read({}, { postActivityMeal: JSON.stringify({ ...meal, ...more }) }).postFuel?.because
    expect(readWhy({ because })).toEqual(because)
    expect(readWhy({})).toEqual([])
    expect(readWhy({ because: [{ rule: 7 }] })).toEqual([])
  })

  test.each([
    ['no metadata', { metadata: null }],
    ['a torn text', { metadata: '{"type":' }],
    ['no times', { metadata: JSON.stringify({ type: 1 }) }],
    ['an impossible date', { metadata: JSON.stringify({ ...metadata, start_time: '2026-13-40T07:00:00Z' }) }],
  ])('with %s is still shown', (_, rest) =>
    expect(read({}, rest)).toEqual({
      id: 'w1',
      provider: 'garmin',
      name: 'Wearable Activity',
      level: 'medium',
      start: '2026-11-17T09:00:00.000Z',
      end: '2026-11-17T09:00:00.000Z',
    }),
  )
})
