import { type HealthCondition, kilograms } from '@pacemeal/domain'
import { defaultRaceSettings, type EventCourse, type EventReport } from '@pacemeal/domain/event'
import {
  carriedStretches,
  datedEventOf,
  fuelTotals,
  genericProducts,
  type RaceAthlete,
  raceOf,
  rescheduleRace,
  scheduleRace,
} from '@pacemeal/nutrition/race'
import { checkEvent } from '@pacemeal/protocol'
import { anEvent } from '@pacemeal/testing'
import { describe, expect, test } from 'vitest'
import { planRace } from './race-plan.ts'

const athlete: RaceAthlete = { mass: kilograms(70), diets: [], allergens: [], tolerance: 75 }
const course: EventCourse = {
  leg: 0,
  kilometres: 42.2,
  climb: 320,
  places: [
    { name: 'Lake', kilometre: 12 },
    { name: 'Mill', kilometre: 27.5 },
  ],
}
const event = anEvent({ course, stations: { by: 'distance', at: [12, 27.5] } })
const fuel = genericProducts.filter(({ id }) => event.products.includes(id))

describe('the course of an event', () => {
  test('names its aid stations', () => {
    expect(raceOf(event).stations).toEqual([
      { name: 'Lake', minute: 60, kilometre: 12 },
      { name: 'Mill', minute: 137, kilometre: 27.5 },
    ])
  })

  test('of the bike begins where the swim ends', () => {
    const legs = [
      { name: 'swim', minutes: 40, kilometres: 2, intake: 'none', share: 1 },
      { name: 'bike', minutes: 180, kilometres: 90, intake: 'open', share: 1 },
    ] as const
    const bike = anEvent({ legs, course: { ...course, leg: 1 }, stations: { by: 'distance', at: [47] } })
    expect(
      raceOf({ ...bike, course: { ...course, leg: 1, places: [{ name: 'Pass', kilometre: 45 }] } }).stations,
    ).toEqual([
      { name: '', minute: 40, handsOut: false },
      { name: 'Pass', minute: 130, kilometre: 47 },
    ])
  })

  test('says what to carry from one station to the next, within bottles and pockets', () => {
    const race = raceOf(event)
    const stretches = carriedStretches(race, scheduleRace(race, athlete, fuel), fuel)
    expect(stretches.map(({ name, from, to }) => [name, from, to])).toEqual([
      ['', 0, 60],
      ['Lake', 60, 137],
      ['Mill', 137, 210],
    ])
    for (const { bottles, pieces } of stretches) {
      expect(bottles).toBeLessThanOrEqual(race.carry.bottles)
      expect(pieces).toBeLessThanOrEqual(race.carry.pockets)
      expect(bottles + pieces).toBeGreaterThan(0)
    }
  })

  test('without a closed station fills nothing there', () => {
    const race = raceOf(event)
    const closed = { ...race, stations: race.stations.filter(({ name }) => name !== 'Mill') }
    const anew = rescheduleRace({ at: 30, race: closed, missed: [] }, athlete, fuel, scheduleRace(race, athlete, fuel))
    expect(carriedStretches(closed, anew, fuel).map(({ from, to }) => [from, to])).toEqual([
      [0, 60],
      [60, 210],
    ])
    expect(anew.entries.some((entry) => entry.kind === 'bottle' && entry.filledAt === 137)).toBe(false)
  })
})

describe('the text of an event', () => {
  test('keeps its course, and needs none', () => {
    expect(checkEvent(JSON.stringify(event))).toEqual({ ok: true, value: event })
    const hilly = {
      ...event,
      course: {
        ...course,
        heights: [
          { kilometre: 0, height: -3 },
          { kilometre: 42.2, height: 90 },
        ],
      },
    }
    expect(checkEvent(JSON.stringify(hilly))).toEqual({ ok: true, value: hilly })
    expect(checkEvent(JSON.stringify(anEvent()))).toEqual({ ok: true, value: anEvent() })
  })

  test.each([
    ['more places than anybody looks at', { places: Array.from({ length: 81 }, () => course.places[0]) }],
    ['a name without end', { places: [{ name: 'a'.repeat(61), kilometre: 1 }] }],
    [
      'more heights than tell its slopes',
      { heights: Array.from({ length: 201 }, () => ({ kilometre: 1, height: 1 })) },
    ],
    ['a course around the earth', { kilometres: 40_000 }],
  ])('is refused with %s', (_, change) => {
    const read = checkEvent(JSON.stringify({ ...event, course: { ...course, ...change } }))
    expect(read).toMatchObject({ ok: false })
  })
})

describe('the plan of the day', () => {
  const known = { mass: kilograms(70), diets: [], settings: defaultRaceSettings, tests: [], events: [], conditions: [] }
  test.each([
    ['with few bottles', {}, genericProducts],
    ['with many bottles', { carry: { bottles: 3, bottle: 750, pockets: 20 } }, genericProducts],
    ['with caffeine', { products: ['gel', 'gel-caffeine'], wantsCaffeine: true }, genericProducts],
    ['without what may not be eaten', {}, genericProducts.filter(({ id }) => id !== 'gel')],
    ['of a long session', { kind: 'session' }, genericProducts],
  ] as const)('holds the carbohydrate of the card, to the gram: %s', (_, change, safe) => {
    const one = anEvent(change)
    const card = planRace({ event: one, known, all: genericProducts, safe, athlete: null, changes: new Map() })
    const { fuel } = datedEventOf({ event: one, report: null }, known, { all: genericProducts, safe })
    expect(fuel.carbs).toBe(Math.round(fuelTotals(card.lines).carbs))
    expect(fuel.carbs).toBeGreaterThan(0)
  })

  test('has caffeine as it is wanted, and none where the health speaks against it', () => {
    const one = anEvent({ products: ['gel', 'gel-caffeine'], wantsCaffeine: true })
    const planFor = (conditions: readonly HealthCondition[]) =>
      planRace({
        event: one,
        known: { ...known, conditions },
        all: genericProducts,
        safe: genericProducts,
        athlete: null,
        changes: new Map(),
      })
    const caffeine = (lines: ReturnType<typeof planFor>['lines']) => lines.reduce((sum, line) => sum + line.caffeine, 0)
    expect(planFor([]).caffeine?.before.dose).toBe(200)
    expect(caffeine(planFor([]).lines)).toBeGreaterThan(0)
    expect(planFor(['pregnantOrLactating']).caffeine).toBeNull()
    expect(caffeine(planFor(['pregnantOrLactating']).lines)).toBe(0)
  })

  test('tells why a low-carb eater does not load, where loading is wanted', () => {
    const unloadedFor = (diets: readonly ('low-carb' | 'vegan')[], loading: 'usual' | 'none') =>
      planRace({
        event: anEvent({ loading }),
        known: { ...known, diets },
        all: genericProducts,
        safe: genericProducts,
        athlete: null,
        changes: new Map(),
      }).unloaded?.rule
    expect(unloadedFor(['low-carb'], 'usual')).toBe('race_loading_low_carb')
    expect(unloadedFor(['low-carb'], 'none')).toBeUndefined()
    expect(unloadedFor(['vegan'], 'usual')).toBeUndefined()
  })

  test('of a reported event holds what was planned then', () => {
    const planned = { carbs: 181.6, fluid: 900, sodium: 500 }
    const report: EventReport = {
      log: 'log',
      minutes: 200,
      taken: [],
      fluid: 0,
      planned,
      symptoms: 0,
      feeling: 3,
      notes: '',
    }
    const all = genericProducts
    expect(datedEventOf({ event, report }, known, { all, safe: all }).fuel.carbs).toBe(182)
  })
})
