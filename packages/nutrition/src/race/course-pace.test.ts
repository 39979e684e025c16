import { localDate, minuteOfDay } from '@pacemeal/domain'
import type { CourseHeight, EventCourse, TrainingEvent } from '@pacemeal/domain/event'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { coursePace } from './course-pace.ts'
import { distanceAtMinute, minuteAtDistance } from './race.ts'
import { raceOf } from './race-of-event.ts'
import { slopeMinutes } from './slope-pace.ts'

const anEvent = (change: Partial<TrainingEvent>): TrainingEvent => ({
  kind: 'race',
  name: 'Over the mountain',
  day: localDate('2026-09-27'),
  start: minuteOfDay(9 * 60),
  zone: 'UTC',
  sport: 'run',
  intensity: 'Intense',
  priority: 'A',
  goal: '',
  legs: [],
  stations: { by: 'distance', at: [] },
  conditions: { celsius: 15, altitude: 0 },
  carry: { bottles: 1, bottle: 500, pockets: 8 },
  products: [],
  loading: 'usual',
  early: 'get-up',
  wantsCaffeine: false,
  ...change,
})

const courseOf = (heights: readonly CourseHeight[], kilometres: number): EventCourse => ({
  leg: 0,
  kilometres,
  climb: null,
  places: [],
  heights,
})
const leg = (minutes: number, kilometres: number) =>
  ({ name: 'run', minutes, kilometres, intake: 'open', share: 1 }) as const

/** A climb of 500 m over ten kilometres, and down the same way. */
const mountain = courseOf(
  [
    { kilometre: 0, height: 100 },
    { kilometre: 10, height: 600 },
    { kilometre: 20, height: 100 },
  ],
  20,
)
const overMountain = (sport: 'run' | 'ride' | 'other', minutes: number) =>
  raceOf(anEvent({ sport, legs: [leg(minutes, 20)], course: mountain, stations: { by: 'distance', at: [5, 10, 20] } }))
const minutesOf = (race: ReturnType<typeof raceOf>) => race.stations.map(({ minute }) => minute)

describe('the pace of a course', () => {
  test('is slower uphill and faster downhill, and ends at the goal', () => {
    // Uphill at 5% the cost is 4.68 of 3.6 J/(kg·m), downhill 2.74: 0.8 of the time at least.
    expect(minutesOf(overMountain('run', 120))).toEqual([37, 74, 120])
    // 154 W ride 12.3 km/h at 5% and 53 km/h down it: 10 km in 49 and in 11 minutes.
    expect(minutesOf(overMountain('ride', 60))).toEqual([24, 49, 60])
  })

  test('is even in a sport of which nobody says what a climb costs, and without heights', () => {
    expect(minutesOf(overMountain('other', 120))).toEqual([30, 60, 120])
    const flat = raceOf(anEvent({ legs: [leg(120, 20)], stations: { by: 'distance', at: [5, 10] } }))
    expect(minutesOf(flat)).toEqual([30, 60])
  })

  test('of a triathlon is that of the leg whose course it is, after the legs before it', () => {
    const legs = [
      { name: 'swim', minutes: 40, kilometres: 2, intake: 'none', share: 1 },
      { name: 'bike', minutes: 60, kilometres: 20, intake: 'open', share: 1 },
    ] as const
    const course = { ...mountain, leg: 1 }
    const race = raceOf(anEvent({ sport: 'triathlon', legs, course, stations: { by: 'distance', at: [12] } }))
    expect(race.stations.map(({ minute }) => minute)).toEqual([40, 40 + 49])
  })

  test('stretches with a distance that was corrected by hand', () => {
    const corrected = raceOf(
      anEvent({ legs: [leg(120, 22)], course: mountain, stations: { by: 'distance', at: [11, 22] } }),
    )
    expect(minutesOf(corrected)).toEqual([74, 120])
  })
})

const anyHeights = fc
  .array(fc.tuple(fc.integer({ min: 20, max: 9000 }), fc.integer({ min: -400, max: 400 })), {
    minLength: 1,
    maxLength: 40,
  })
  .map((steps) => {
    let [metres, height] = [0, 500]
    return [
      { kilometre: 0, height },
      ...steps.map(([length, rise]) => {
        metres += length
        height += rise
        return { kilometre: metres / 1000, height }
      }),
    ]
  })
const anyEvent = fc
  .record({
    heights: anyHeights,
    sport: fc.constantFrom('run', 'ride', 'other'),
    speed: fc.integer({ min: 3, max: 45 }),
  })
  .map(({ heights, sport, speed }) => {
    const kilometres = heights.at(-1)?.kilometre ?? 1
    const minutes = Math.max(1, Math.round((kilometres / speed) * 60))
    return anEvent({ sport: sport as 'run', legs: [leg(minutes, kilometres)], course: courseOf(heights, kilometres) })
  })

describe('the pace of any course', () => {
  test('goes forward all the time, and takes the time of the leg in all', () => {
    fc.assert(
      fc.property(anyEvent, (event) => {
        const pace = coursePace(event, 0) ?? []
        if (event.sport === 'other') {
          expect(pace).toEqual([])
          return
        }
        for (const [index, point] of pace.entries()) {
          const before = pace[index - 1]
          if (before) {
            expect(point.minute).toBeGreaterThan(before.minute)
            expect(point.kilometre).toBeGreaterThan(before.kilometre)
          }
        }
        expect(pace.at(-1)?.minute).toBeCloseTo(event.legs[0]?.minutes ?? 0, 6)
        expect(pace.at(-1)?.kilometre).toBeCloseTo(event.legs[0]?.kilometres ?? 0, 6)
      }),
      { numRuns: 60, seed: 7 },
    )
  })

  test('is read both ways alike', () => {
    fc.assert(
      fc.property(anyEvent, fc.double({ min: 0.05, max: 1, noNaN: true }), (event, share) => {
        const { legs } = raceOf(event)
        const minute = Math.max(1, Math.round((legs[0]?.minutes ?? 0) * share))
        const kilometre = distanceAtMinute(legs, minute)
        if (kilometre === null || kilometre > (legs[0]?.distance ?? 0)) return
        const back = minuteAtDistance(legs, kilometre)
        const slowest = (distanceAtMinute(legs, minute + 1) ?? 0) - (distanceAtMinute(legs, minute - 1) ?? 0)
        // Kilometres are told to a tenth: where one minute is more than that, the way back is the same minute.
        if (slowest > 0.4) expect(Math.abs((back ?? 0) - minute)).toBeLessThanOrEqual(1)
      }),
      { numRuns: 60, seed: 8 },
    )
  })

  test.each(['foot', 'ride', 'even'] as const)('on the flat is even: %s', (model) => {
    const flat = [1, 4, 0.5].map((kilometres) => ({ kilometres, grade: 0 }))
    const minutes = slopeMinutes(model, flat, 55)
    for (const [at, minute] of minutes.entries()) expect(minute).toBeCloseTo(10 * (flat[at]?.kilometres ?? 0), 6)
  })
})
