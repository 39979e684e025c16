import { localDate, minuteOfDay } from '@pacemeal/domain'
import { aMealLog } from '@pacemeal/testing'
import { describe, expect, test } from 'vitest'
import type { NearEvent } from '../../../api/next-event.ts'
import { paths } from '../../../navigation/paths.ts'
import type { HomeSession } from '../day-plan.ts'
import { carbsTaken, fuelTaken } from './session-fuel-taken.ts'
import { eventReportOf, hasBegun } from './session-moments.ts'

/** A ride of two hours from 17:00, with 60 g of carbohydrate and 400 mg of sodium an hour. */
const ride = {
  type: 'Conditioning',
  intensity: 'Moderate',
  start: 1020,
  end: 1140,
  planned: {
    energy: 1200,
    during: { carbsPerHour: 60, carbs: 120, drinkPerHour: 600, sodiumPerHour: 400 },
    because: [],
  },
} as unknown as HomeSession
const day = localDate('2026-03-02')
const at = (clock: string) => ({ day, zone: 'UTC', now: Date.parse(`2026-03-02T${clock}Z`) })

describe('the fuel of a session', () => {
  test.each([
    ['planned', 120, 800],
    ['less', 90, 600],
    ['more', 150, 1000],
  ] as const)('is what was planned, a quarter less or a quarter more: %s', (choice, carbs, sodium) => {
    const { amounts } = fuelTaken(ride, choice, at('20:00:00'))
    expect(amounts).toMatchObject({ carbs, sodium, calories: 4 * carbs, protein: 0, fat: 0 })
  })

  test('counts at the end of the session, and not later than now', () => {
    expect(fuelTaken(ride, 'planned', at('20:00:00')).loggedAt).toBe('2026-03-02T19:00:00.000Z')
    expect(fuelTaken(ride, 'planned', at('18:00:00')).loggedAt).toBe('2026-03-02T18:00:00.000Z')
  })

  test('of a session over midnight counts in the day that it belongs to', () => {
    const late = { ...ride, start: 1380, end: 60 }
    const { amounts, loggedAt } = fuelTaken(late, 'planned', {
      ...at('00:00:00'),
      now: Date.parse('2026-03-03T08:00Z'),
    })
    expect(loggedAt).toBe('2026-03-02T23:59:00.000Z')
    expect(amounts.sodium).toBe(800)
  })

  test('names its session', () => {
    expect(fuelTaken(ride, 'planned', at('20:00:00')).session).toBe('2026-03-02/Conditioning/1020')
  })

  test('is unknown of a session that is planned without any', () => {
    const easy = { ...ride, planned: { ...ride.planned, during: { ...ride.planned?.during, carbs: 0 } } } as HomeSession
    const { amounts } = fuelTaken(easy, 'other', at('20:00:00'))
    expect(amounts).toMatchObject({ calories: null, carbs: null, sodium: null })
  })

  test('is the sum of what was logged, and unknown when a part is', () => {
    const logOf = (carbs: number | null) => aMealLog({ amounts: { ...aMealLog().amounts, carbs } })
    expect(carbsTaken([logOf(30), logOf(15)])).toBe(45)
    expect(carbsTaken([logOf(30), logOf(null)])).toBeNull()
  })

  test('is asked for once the session has begun', () => {
    expect(hasBegun(ride, day, 'UTC', at('16:59:00').now)).toBe(false)
    expect(hasBegun(ride, day, 'UTC', at('17:00:00').now)).toBe(true)
  })
})

describe('the fuel of an event', () => {
  const race: NearEvent = {
    id: 'race',
    name: 'Spring half',
    day,
    start: minuteOfDay(1020),
    zone: 'UTC',
    minutes: 90,
    wantsCaffeine: false,
    isReported: false,
    weighIn: null,
  }
  const ofEvent = {
    ...ride,
    planned: { ...ride.planned, because: [{ rule: 'during_event' }] },
  } as unknown as HomeSession

  test.each([
    ['before it is told', race],
    ['once it is told', { ...race, isReported: true }],
  ])('is told in its report, whatever the plan says of the session: %s', (_, event) => {
    expect(eventReportOf(ride, day, [event])).toBe(paths.eventReport('race'))
    expect(eventReportOf(ofEvent, day, [event])).toBe(paths.eventReport('race'))
  })

  test('is not that of another session or another day', () => {
    expect(eventReportOf({ ...ride, start: minuteOfDay(600) }, day, [race])).toBeUndefined()
    expect(eventReportOf(ride, localDate('2026-03-03'), [race])).toBeUndefined()
    expect(eventReportOf(ride, day, [])).toBeUndefined()
  })

  test('that was moved or deleted since the plan is told where events are', () => {
    expect(eventReportOf(ofEvent, day, [{ ...race, start: minuteOfDay(600) }])).toBe(paths.eventReport('race'))
    expect(eventReportOf(ofEvent, day, [])).toBe(paths.events)
  })
})
