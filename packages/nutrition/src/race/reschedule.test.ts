import { describe, expect, test } from 'vitest'
import { aRace, aRaceAthlete, products } from '../scenarios/races.ts'
import { balanceOf, rollingHours } from './balance.ts'
import { carriedStretches } from './carried-stretches.ts'
import { genericProducts } from './generic-products.ts'
import { rescheduleRace } from './reschedule.ts'
import { scheduleRace } from './schedule.ts'
import { minuteOf } from './schedule-types.ts'

const byId = new Map(genericProducts.map((product) => [product.id, product]))
const athlete = aRaceAthlete()
const choice = products('gel', 'home-mix', 'salt')
const race = aRace()
const planned = scheduleRace(race, athlete, choice)
const carbsOf = (entries: typeof planned.entries) => balanceOf(entries, byId, 180).carbs
const sum = (of: Float64Array) => of.reduce((all, one) => all + one, 0)

describe('a race that goes otherwise', () => {
  test('leaves a missed gel missed and never passes the tolerance', () => {
    const [gel] = planned.entries.filter((entry) => entry.kind === 'take')
    if (!gel) throw new Error('no gel is planned')
    const anew = rescheduleRace({ at: 60, race, missed: [gel] }, athlete, choice, planned)
    expect(anew.entries).not.toContain(gel)
    expect(sum(carbsOf(anew.entries))).toBeLessThan(sum(carbsOf(planned.entries)))
    expect(Math.max(...rollingHours(carbsOf(anew.entries)))).toBeLessThanOrEqual(75 + 1e-6)
  })

  test('carries no more than its bottles hold where the water for a top-up is gone', () => {
    const oneBottle = { bottles: 1, bottle: 500, pockets: 20 }
    const dry = aRace({ carry: oneBottle, stations: [{ name: 'mill', minute: 40 }] })
    const before = scheduleRace(dry, athlete, products('gel'))
    const closed = aRace({ carry: oneBottle, stations: [] })
    const anew = rescheduleRace({ at: 30, race: closed, missed: [] }, athlete, products('gel'), before)
    const drunk = (entries: typeof before.entries) =>
      entries.reduce((all, entry) => all + (entry.kind === 'bottle' ? entry.drunk : entry.water), 0)
    expect(drunk(before.entries)).toBeGreaterThan(500)
    expect(drunk(anew.entries)).toBeLessThanOrEqual(500)
  })

  test('carries no more than its pockets hold where nothing is fetched on the way', () => {
    const few = { bottles: 2, bottle: 500, pockets: 3 }
    const gels = products('gel-isotonic')
    const before = scheduleRace(aRace({ carry: few, stations: [{ name: 'mill', minute: 90 }] }), athlete, gels)
    const anew = rescheduleRace(
      { at: 60, race: aRace({ carry: few, stations: [] }), missed: [] },
      athlete,
      gels,
      before,
    )
    const pieces = (entries: typeof before.entries) =>
      entries.reduce((all, entry) => all + (entry.kind === 'take' ? entry.servings : 0), 0)
    expect(pieces(before.entries)).toBeGreaterThan(3)
    expect(pieces(anew.entries)).toBeLessThanOrEqual(3)
  })

  test('fills no bottle at a station that is found closed in its very minute', () => {
    const filled = planned.entries.flatMap((entry) => (entry.kind === 'bottle' ? [entry.filledAt] : []))
    const station = race.stations.find(({ minute }) => minute > 0 && filled.includes(minute))
    if (!station) throw new Error('no bottle is filled on the way')
    const changed = aRace({ stations: race.stations.filter((one) => one !== station) })
    const anew = rescheduleRace({ at: station.minute, race: changed, missed: [] }, athlete, choice, planned)
    expect(anew.entries.filter((entry) => entry.kind === 'bottle' && entry.filledAt === station.minute)).toEqual([])
  })

  test('fills no bottle at a closed station', () => {
    const changed = aRace({ stations: race.stations.filter(({ minute }) => minute !== 90) })
    const anew = rescheduleRace({ at: 70, race: changed, missed: [] }, athlete, choice, planned)
    expect(anew.entries.some((entry) => entry.kind === 'bottle' && entry.filledAt === 90)).toBe(false)
  })

  test('without a bottle takes nothing that needs water at a station that is closed, and goes on at the next', () => {
    const carry = { bottles: 0, bottle: 500, pockets: 8 }
    const on = aRace({ carry })
    const before = scheduleRace(on, athlete, choice)
    const at = (entries: typeof before.entries, minute: number) =>
      entries.filter((entry) => entry.kind !== 'bottle' && entry.minute === minute)
    expect(at(before.entries, 90)).not.toEqual([])
    const changed = aRace({ carry, stations: on.stations.filter(({ minute }) => minute !== 90) })
    const anew = rescheduleRace({ at: 70, race: changed, missed: [] }, athlete, choice, before)
    expect(at(anew.entries, 90)).toEqual([])
    for (const minute of [60, 120, 150]) expect(at(anew.entries, minute)).toEqual(at(before.entries, minute))
  })

  describe.each([0, 1, 2])('with %i bottles and more to choose from', (bottles) => {
    const stations = [30, 60, 90, 120, 150, 180].map((minute) => ({ name: '', minute }))
    const long = aRace({
      legs: [{ name: 'run', minutes: 210, intake: 'open' }],
      stations,
      carry: { bottles, bottle: 500, pockets: 8 },
    })
    const along = products('gel', 'gel-isotonic', 'chew', 'banana', 'capsule', 'mix', 'salt')
    const before = scheduleRace(long, athlete, along)
    const foodOf = (entries: typeof before.entries) =>
      entries.flatMap((entry) => (entry.kind === 'take' ? [`${entry.minute} ${entry.servings} ${entry.product}`] : []))

    test('leaves all as it was where nothing changed', () => {
      const anew = rescheduleRace({ at: 55, race: long, missed: [] }, athlete, along, before)
      expect(anew.entries).toEqual(before.entries)
      expect(anew.misses).toEqual(before.misses)
    })

    test.each([10, 25])('eats what is in the pockets when it becomes %i degrees', (celsius) => {
      const changed = { ...long, conditions: { celsius, altitude: 0 } }
      const anew = rescheduleRace({ at: 55, race: changed, missed: [] }, athlete, along, before)
      expect(foodOf(before.entries).length).toBeGreaterThan(bottles > 0 ? 0 : 8)
      expect(foodOf(anew.entries)).toEqual(foodOf(before.entries))
    })

    test('eats the same before a closed station and from the next one on', () => {
      const changed = { ...long, stations: stations.filter(({ minute }) => minute !== 60) }
      const anew = rescheduleRace({ at: 55, race: changed, missed: [] }, athlete, along, before)
      const away = ({ entries }: typeof before) =>
        foodOf(entries.filter((one) => minuteOf(one) < 60 || minuteOf(one) >= 90))
      expect(away(anew)).toEqual(away(before))
      expect(foodOf(before.entries)).toEqual(expect.arrayContaining(foodOf(anew.entries)))
    })
  })

  test('names only the hours that a missed gel leaves short as changed', () => {
    const [gel] = planned.entries.filter((entry) => entry.kind === 'take' && entry.minute > 90)
    if (gel?.kind !== 'take') throw new Error('no gel is planned')
    const anew = rescheduleRace({ at: gel.minute + 5, race, missed: [gel] }, athlete, choice, planned)
    const changed = anew.misses.filter(({ rule }) => rule === 'change')
    expect(changed.length).toBeGreaterThan(0)
    for (const { from, to } of changed) {
      expect(from).toBeGreaterThan(gel.minute - 60)
      expect(to).toBeLessThanOrEqual(gel.minute)
    }
  })

  test('carries no more than its pockets hold where what is taken at a station is brought past a closed one', () => {
    const little = aRace({ carry: { bottles: 0, bottle: 500, pockets: 3 } })
    const gels = products('gel-isotonic', 'gel')
    const before = scheduleRace(little, athlete, gels)
    const changed = { ...little, stations: little.stations.filter(({ minute }) => minute !== 60 && minute !== 90) }
    const anew = rescheduleRace({ at: 35, race: changed, missed: [] }, athlete, gels, before)
    for (const { pieces } of carriedStretches(changed, anew, gels)) expect(pieces).toBeLessThanOrEqual(3)
  })

  test.each([0, 1, 2])('drinks no more than the cooler air lets it sweat, from then on, with %i bottles', (bottles) => {
    const hot = aRace({ carry: { bottles, bottle: 500, pockets: 8 }, conditions: { celsius: 33, altitude: 0 } })
    const before = scheduleRace(hot, athlete, products('gel', 'mix', 'salt'))
    const cool = { ...hot, conditions: { celsius: 3, altitude: 0 } }
    const at = 50
    const anew = rescheduleRace({ at, race: cool, missed: [] }, athlete, products('gel', 'mix', 'salt'), before)
    const { fluid } = balanceOf(anew.entries, byId, 180)
    const most = anew.targets.sweat.rate * 1000
    for (const [hour, drunk] of rollingHours(fluid).entries()) {
      const settled = sum(fluid.slice(hour, Math.max(hour, at)))
      expect(drunk).toBeLessThanOrEqual(Math.max(most, settled) + 1e-6)
    }
  })

  test('plans more to drink when it turns hotter', () => {
    const hotter = aRace({ conditions: { celsius: 20, altitude: 0 } })
    const anew = rescheduleRace({ at: 60, race: hotter, missed: [] }, athlete, choice, planned)
    const fluid = (entries: typeof planned.entries) => sum(balanceOf(entries, byId, 180).fluid)
    expect(fluid(anew.entries)).toBeGreaterThan(fluid(planned.entries))
  })
})
