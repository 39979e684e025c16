import { describe, expect, test } from 'vitest'
import { defaultNotificationSettings, readNotificationSettings } from '../athlete/notification-settings.ts'
import { instantText, localDate } from '../days.ts'
import { nextWeighIn } from './weigh-in-reminder.ts'

const zone = 'America/New_York'
const reminder = { days: ['monday', 'thursday'], at: 6 * 60 + 45 } as const
const next = (now: string, wanted: Parameters<typeof nextWeighIn>[0] = reminder, where = zone) => {
  const found = nextWeighIn(wanted, Date.parse(now), where)
  return found && [found.day, instantText(found.at)]
}

describe('the next reminder of the scale', () => {
  test('comes on the chosen days at the chosen time of the person’s own clock', () => {
    // A Monday, before and after a quarter to seven in New York.
    expect(next('2026-03-02T11:00:00Z')).toEqual(['2026-03-02', '2026-03-02T11:45:00.000Z'])
    expect(next('2026-03-02T11:45:00Z')).toEqual(['2026-03-05', '2026-03-05T11:45:00.000Z'])
    expect(next('2026-03-02T11:00:00Z', reminder, 'Europe/Berlin')).toEqual(['2026-03-05', '2026-03-05T05:45:00.000Z'])
  })

  test('keeps its time on the clock when summer time begins, and one day a week comes again a week later', () => {
    expect(next('2026-03-07T12:00:00Z')).toEqual(['2026-03-09', '2026-03-09T10:45:00.000Z'])
    expect(next('2026-03-02T12:00:00Z', { days: ['monday'], at: 405 })?.[0]).toBe(localDate('2026-03-09'))
  })

  test('is none while nobody asked for it', () => {
    expect(nextWeighIn(undefined, Date.parse('2026-03-02T11:00:00Z'), zone)).toBeNull()
  })
})

describe('the wish for it', () => {
  const read = (weighIn: unknown) =>
    readNotificationSettings(JSON.stringify({ ...defaultNotificationSettings, weighIn })).weighIn

  test('is read with its days in their order', () => {
    expect(read({ days: ['thursday', 'monday'], at: 405 })).toEqual(reminder)
  })

  test.each([
    ['none', undefined],
    ['no day', { days: [], at: 405 }],
    ['days that no week has', { days: ['someday'], at: 405 }],
    ['a time that no day has', { days: ['monday'], at: 1440 }],
  ])('is off with %s', (_, weighIn) => {
    expect(read(weighIn)).toBeUndefined()
  })
})
