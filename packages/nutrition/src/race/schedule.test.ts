import { kilograms } from '@pacemeal/domain'
import type { RaceProduct } from '@pacemeal/domain/event'
import { describe, expect, test } from 'vitest'
import { aRace, aRaceAthlete, products } from '../scenarios/races.ts'
import { balanceOf, rollingHours } from './balance.ts'
import { carriedStretches } from './carried-stretches.ts'
import { solidHour } from './compose.ts'
import { entryKey, fuelLines, fuelTotals } from './fuel-lines.ts'
import { genericProducts } from './generic-products.ts'
import { distanceAtMinute, minuteAtDistance, type Race, type RaceAthlete } from './race.ts'
import { scheduleRace } from './schedule.ts'
import { minuteOf, provisionNames, type RaceSchedule } from './schedule-types.ts'
import { findSips } from './sips.ts'
import { muchWholeFood } from './variety.ts'
import { withoutWaterUntil } from './without-water.ts'

const byId = new Map(genericProducts.map((product) => [product.id, product]))
const used = (schedule: RaceSchedule) =>
  new Set(
    schedule.entries.flatMap((entry) =>
      entry.kind === 'take'
        ? [entry.product]
        : entry.kind === 'cup'
          ? []
          : entry.contents.map(({ product }) => product),
    ),
  )
const sum = (of: Float64Array) => of.reduce((all, one) => all + one, 0)
const at = (...minutes: readonly number[]) => minutes.map((minute) => ({ name: '', minute }))
const rules = (schedule: RaceSchedule) => new Set(schedule.misses.map(({ rule }) => rule))
const hoursOf = (schedule: RaceSchedule, minutes: number) =>
  rollingHours(balanceOf(schedule.entries, byId, minutes).carbs)

describe('a schedule', () => {
  test('keeps every rolling hour of three hours with a mix, gels and salt', () => {
    const schedule = scheduleRace(aRace(), aRaceAthlete(), products('gel', 'mix', 'salt'))
    // Only the last gel is left out: so near the finish it no longer arrives.
    expect(schedule.misses.every(({ rule, from }) => rule === 'finish' && from > 110)).toBe(true)
    expect(schedule.targets.carbs.value).toBe(75)
    for (const carbs of hoursOf(schedule, 180).subarray(0, 111))
      expect(Math.abs(carbs / 75 - 1)).toBeLessThanOrEqual(0.1)
  })

  test('of the home mix alone does as well', () => {
    const schedule = scheduleRace(aRace(), aRaceAthlete(), products('home-mix', 'salt'))
    expect(schedule.misses).toEqual([])
    expect(schedule.entries.every(({ kind }) => kind === 'bottle')).toBe(true)
  })

  test('with maltodextrin alone stops at the glucose that the gut takes up, and says so', () => {
    const schedule = scheduleRace(aRace(), aRaceAthlete({ tolerance: 90 }), products('mix-maltodextrin', 'salt'))
    expect(rules(schedule)).toEqual(new Set(['glucose']))
    for (const carbs of hoursOf(schedule, 180)) expect(carbs).toBeLessThanOrEqual(67)
  })

  test('without salt says that the products hold too little of it, and none where nothing holds any', () => {
    const sweaty = aRaceAthlete({ sweatSodium: 1500 })
    const unsalted = products('gel', 'mix').map((product) => ({ ...product, sodium: 0 }))
    const sodiumRules = (schedule: RaceSchedule) =>
      new Set(schedule.misses.filter(({ quantity }) => quantity === 'sodium').map(({ rule }) => rule))
    expect(sodiumRules(scheduleRace(aRace(), sweaty, products('gel', 'mix')))).toContain('low_product_sodium')
    // A mix without any is taken, and a gel that holds some is not.
    const [gel, sweet] = [...products('gel'), ...products('mix-maltodextrin')]
    if (!gel || !sweet) throw new Error('a generic product is gone')
    const tasteless = aRaceAthlete({ sweatSodium: 1500, tolerance: 60 })
    expect(sodiumRules(scheduleRace(aRace(), tasteless, [sweet, { ...gel, carbs: 70, glucose: 60 }]))).toEqual(
      new Set(['low_product_sodium']),
    )
    const none = sodiumRules(scheduleRace(aRace(), sweaty, unsalted))
    expect(none).toContain('no_source')
    expect(none).not.toContain('low_product_sodium')
    expect(sodiumRules(scheduleRace(aRace(), sweaty, products('gel', 'mix', 'salt')))).not.toContain(
      'low_product_sodium',
    )
  })

  test('says that its products hold too little salt only where none of them holds more', () => {
    const [mix, potato] = [...products('mix-strong'), ...products('potato')]
    if (!mix || !potato) throw new Error('a generic product is gone')
    const light = { ...mix, sodium: 250 }
    // A serving a gram would bring more than enough, and leaves too little of the drink.
    const salty = { ...potato, carbs: 10, glucose: 10, sodium: 270, water: 400 }
    const race = aRace({ intensity: 'Moderate', carry: { bottles: 2, bottle: 750, pockets: 12 } })
    const of = (along: readonly RaceProduct[]) =>
      new Set(
        scheduleRace(race, aRaceAthlete({ tolerance: 30, sweatSodium: 900 }), along).misses.flatMap((miss) =>
          miss.quantity === 'sodium' && miss.from < 110 ? [miss.rule] : [],
        ),
      )
    expect(of([light])).toEqual(new Set(['low_product_sodium']))
    expect(of([light, salty])).toEqual(new Set(['whole_servings']))
  })

  test('of light hours says that the salt of their fuel does no harm, and that of very salty fuel is its own', () => {
    const legs = [{ name: 'ride', minutes: 240, intake: 'open' }] as const
    const sodiumRules = (along: readonly RaceProduct[]) =>
      new Set(
        scheduleRace(aRace({ legs, intensity: 'Light' }), aRaceAthlete(), along).misses.flatMap(({ quantity, rule }) =>
          quantity === 'sodium' ? [rule] : [],
        ),
      )
    const gel = products('gel').map((one) => ({ ...one, sodium: 80 }))
    expect(sodiumRules(gel)).toEqual(new Set(['unneeded_sodium']))
    expect(sodiumRules(gel.map((one) => ({ ...one, sodium: 900 })))).toEqual(new Set(['product_sodium']))
    expect(sodiumRules(gel.map((one) => ({ ...one, sodium: 0 })))).toEqual(new Set())
  })

  test('gives a gel only with its water', () => {
    const { entries } = scheduleRace(aRace(), aRaceAthlete(), products('gel', 'home-mix', 'salt'))
    const gels = entries.filter((entry) => entry.kind === 'take')
    expect(gels.length).toBeGreaterThan(0)
    expect(gels.every((gel) => gel.kind === 'take' && gel.water >= 100)).toBe(true)
  })

  describe('of a marathon with a station every 25 minutes', () => {
    const stations = [25, 50, 75, 100, 125, 150, 175, 200].map((minute) => ({ name: 'station', minute }))
    // To the millilitre: what the marks of a bottle round is told in bottle-marks.test.ts.
    const marathon = (bottles: number) =>
      aRace({
        legs: [{ name: 'run', minutes: 210, intake: 'open' }],
        stations,
        carry: { bottles, bottle: 500, pockets: 8, mark: 1 },
      })
    const shareOf = ({ entries, pieces }: RaceSchedule, quantity: 'carbs' | 'fluid') => {
      const taken = balanceOf(entries, byId, 210)[quantity].reduce((sum, one) => sum + one, 0)
      return taken / pieces.reduce((sum, piece) => sum + (piece[quantity] * (piece.to - piece.from)) / 60, 0)
    }

    test('without a bottle takes gels and water where it is handed out, and carries none', () => {
      const schedule = scheduleRace(marathon(0), aRaceAthlete(), products('gel', 'mix', 'salt'))
      const minutes = new Set(stations.map(({ minute }) => minute))
      expect(schedule.entries.every((entry) => entry.kind !== 'bottle' && minutes.has(entry.minute))).toBe(true)
      expect(schedule.entries.some(({ kind }) => kind === 'take')).toBe(true)
      expect(shareOf(schedule, 'carbs')).toBeGreaterThan(0.6)
      expect(shareOf(schedule, 'fluid')).toBeGreaterThan(0.7)
      const start = carriedStretches(marathon(0), schedule, products('gel'))[0]
      expect(start).toMatchObject({ bottles: 0, pieces: 1, drunk: 0 })
      for (const minute of minutes) {
        const drunk = schedule.entries.reduce(
          (sum, entry) => sum + (entry.kind !== 'bottle' && entry.minute === minute ? entry.water : 0),
          0,
        )
        expect(drunk).toBeLessThanOrEqual(300)
      }
      expect(rules(schedule)).toContain('carry')
    })

    test('without a bottle eats what needs no water before the first station, and no gel', () => {
      const race = marathon(0)
      const along = products('gel', 'gel-isotonic')
      const schedule = scheduleRace(race, aRaceAthlete(), along)
      const early = schedule.entries.filter((entry) => minuteOf(entry) < 25)
      expect(early.length).toBeGreaterThan(0)
      expect(early.every((entry) => entry.kind === 'take' && entry.product === 'gel-isotonic')).toBe(true)
      expect(withoutWaterUntil(race, schedule, along)).toBeNull()
    })

    test('without a bottle eats a banana shortly before the first station, and drinks its water there', () => {
      const { entries } = scheduleRace(marathon(0), aRaceAthlete(), products('gel', 'banana'))
      expect(entries[0]).toEqual({ kind: 'take', minute: 10, product: 'banana', servings: 1, water: 0, waterAt: 25 })
      const drunk = entries.reduce((sum, one) => sum + (minuteOf(one) === 25 && 'water' in one ? one.water : 0), 0)
      const needed = entries.reduce(
        (sum, one) => sum + (one.kind === 'take' && one.minute === 25 ? (byId.get(one.product)?.water ?? 0) : 0),
        50,
      )
      expect(drunk).toBeGreaterThanOrEqual(needed)
      // Its pocket is full of what is taken at the station.
      const race = { ...marathon(0), carry: { bottles: 0, bottle: 500, pockets: 1 } }
      const full = scheduleRace(race, aRaceAthlete(), products('gel', 'banana'))
      expect(carriedStretches(race, full, products('gel', 'banana')).every(({ pieces }) => pieces <= 1)).toBe(true)
    })

    test.each([
      ['the first station', ['gel', 'mix'], stations, 25],
      ['the finish where there is no station', ['gel'], [], 210],
    ])('without a bottle says that nothing is taken until %s', (_, ids, at, until) => {
      const race = { ...marathon(0), stations: at }
      const along = products(...ids)
      expect(withoutWaterUntil(race, scheduleRace(race, aRaceAthlete(), along), along)).toBe(until)
      const bottled = { ...marathon(1), stations: at }
      expect(withoutWaterUntil(bottled, scheduleRace(bottled, aRaceAthlete(), along), along)).toBeNull()
    })

    test('without a bottle takes its sodium from capsules where there are any, and says that salt has no bottle', () => {
      const sodiumRules = (...ids: readonly string[]) =>
        new Set(
          scheduleRace(marathon(0), aRaceAthlete(), products(...ids)).misses.flatMap(({ quantity, rule }) =>
            quantity === 'sodium' ? [rule] : [],
          ),
        )
      expect(sodiumRules('gel', 'salt')).toContain('undissolved_salt')
      expect(sodiumRules('gel', 'salt', 'capsule')).not.toContain('undissolved_salt')
      expect(used(scheduleRace(marathon(0), aRaceAthlete(), products('gel', 'salt', 'capsule')))).toContain('capsule')
    })

    test.each(
      [
        ['gel', 'home-mix', 'salt'],
        ['gel', 'mix', 'salt'],
        ['gel', 'chew', 'banana', 'mix', 'salt'],
      ].map((ids) => ({ ids })),
    )('with one bottle is as well fueled by more products: $ids', ({ ids }) => {
      const schedule = scheduleRace(marathon(1), aRaceAthlete({ tolerance: 60 }), products(...ids))
      expect(shareOf(schedule, 'carbs')).toBeGreaterThan(0.94)
      expect(shareOf(schedule, 'fluid')).toBeGreaterThan(0.95)
    })

    test.each(
      [
        ['gel-isotonic', 'capsule', 'chew'],
        ['gel-isotonic', 'capsule', 'gel', 'mix'],
        ['gel-isotonic', 'capsule', 'gel', 'chew', 'banana', 'mix', 'salt'],
      ].map((ids) => ({ ids })),
    )('without a bottle is as well fueled by more products: $ids', ({ ids }) => {
      const fueled = (...some: readonly string[]) =>
        shareOf(scheduleRace(marathon(0), aRaceAthlete(), products(...some)), 'carbs')
      expect(fueled(...ids)).toBeGreaterThan(0.98 * fueled('gel-isotonic', 'capsule'))
    })

    test('takes one piece with water at a station and none beside it, each under a name of its own', () => {
      const race = { ...aRace({ carry: { bottles: 1, bottle: 250, pockets: 12 } }), stations: at(30, 90, 150) }
      const { entries } = scheduleRace(race, aRaceAthlete(), products('gel', 'mix', 'salt'))
      const gels = entries.flatMap((entry) => (entry.kind === 'take' ? [entry.minute] : []))
      expect(gels.filter((minute) => [30, 90, 150].includes(minute))).toEqual([30, 90, 150])
      expect(new Set(entries.map(entryKey)).size).toBe(entries.length)
    })
  })

  test('drinks no more than 300 ml at a station, also with food that asks for more', () => {
    const thirsty = products('gel').map((gel) => ({ ...gel, water: 500 }))
    const race = aRace({ carry: { bottles: 0, bottle: 500, pockets: 8 } })
    const { entries } = scheduleRace(race, aRaceAthlete(), thirsty)
    expect(entries.length).toBeGreaterThan(0)
    for (const entry of entries) expect(entry.kind === 'bottle' ? 0 : entry.water).toBeLessThanOrEqual(300)
  })

  test('shares what is drunk in a break among its stations', () => {
    const legs = [
      { name: 'first half', minutes: 45, intake: 'none' },
      { name: 'half-time', minutes: 30, intake: 'open' },
      { name: 'second half', minutes: 45, intake: 'none' },
    ] as const
    const race = aRace({ legs, stations: at(45, 55, 65), carry: { bottles: 0, bottle: 500, pockets: 8 } })
    for (const provision of provisionNames) {
      const { entries } = scheduleRace(race, aRaceAthlete(), products('gel'), { provision })
      expect(sum(balanceOf(entries, byId, 120).fluid)).toBeLessThanOrEqual(400)
    }
  })

  test('drinks nothing at a transition, where nobody hands out water', () => {
    const legs = [
      { name: 'swim', minutes: 30, intake: 'none' },
      { name: 'bike', minutes: 90, intake: 'open' },
      { name: 'run', minutes: 60, intake: 'open' },
    ] as const
    const carry = { bottles: 0, bottle: 500, pockets: 8 }
    const transition = { name: '', minute: 30, handsOut: false }
    const along = products('gel', 'gel-isotonic', 'capsule')
    const only = scheduleRace(aRace({ legs, carry, stations: [transition] }), aRaceAthlete(), along)
    expect(only.entries.length).toBeGreaterThan(0)
    expect(only.entries.every((entry) => entry.kind === 'take' && entry.water === 0)).toBe(true)
    const both = scheduleRace(aRace({ legs, carry, stations: [transition, ...at(75, 120)] }), aRaceAthlete(), along)
    const handedOut = both.entries.filter(
      (entry) => entry.kind === 'cup' || (entry.kind === 'take' && entry.isAtStation === true),
    )
    expect(new Set(handedOut.map(minuteOf))).toEqual(new Set([75, 120]))
  })

  test('leaves out what holds an allergen, what nobody has read, and what the diet forbids', () => {
    const [waffle] = products('waffle')
    if (!waffle) throw new Error('no waffle')
    const { allergens: _, ...unread } = { ...waffle, id: 'unread', unfitFor: [] }
    const athlete = aRaceAthlete({ allergens: ['milk'], diets: ['vegan'] })
    const schedule = scheduleRace(aRace(), athlete, [waffle, unread, ...products('honey')])
    expect(used(schedule)).toEqual(new Set())
    expect(rules(schedule)).toContain('no_source')
  })

  test('carries no more than two bottles over two hours without water', () => {
    const race = aRace({ stations: [], conditions: { celsius: 25, altitude: 0 } })
    const schedule = scheduleRace(race, aRaceAthlete(), products('mix-strong', 'salt', 'gel'))
    const bottles = schedule.entries.filter(({ kind }) => kind === 'bottle')
    expect(bottles.length).toBeLessThanOrEqual(2)
    expect(schedule.misses.some(({ quantity, rule }) => quantity === 'fluid' && rule === 'carry')).toBe(true)
  })

  test('takes nothing on the swim, and more on the bike than on the run', () => {
    const legs = [
      { name: 'swim', minutes: 40, intake: 'none' },
      { name: 'bike', minutes: 160, intake: 'open', share: 1 },
      { name: 'run', minutes: 100, intake: 'open', share: 0.8 },
    ] as const
    const schedule = scheduleRace(aRace({ legs }), aRaceAthlete(), products('gel', 'mix', 'salt'))
    const hours = hoursOf(schedule, 300)
    expect(schedule.entries.every((entry) => minuteOf(entry) >= 40)).toBe(true)
    expect(hours[100]).toBeGreaterThan(67)
    expect(hours[220]).toBeLessThan(67)
  })

  test('fills no bottle for the last minute of the bike, which would leave none for the water of the run', () => {
    const legs = [
      { name: 'swim', minutes: 30, intake: 'none' },
      { name: 'bike', minutes: 131, intake: 'open', share: 1 },
      { name: 'run', minutes: 86, intake: 'open', share: 0.85 },
    ] as const
    const stations = at(40, 80, 120, 160, 200, 240)
    const race = aRace({ legs, stations, intensity: 'Light', conditions: { celsius: 25, altitude: 0 } })
    const schedule = scheduleRace(race, aRaceAthlete(), products('mix-maltodextrin', 'gel-isotonic'))
    const drunk = schedule.entries.flatMap((entry) => (entry.kind === 'bottle' ? [entry.drunk] : []))
    expect(Math.min(...drunk)).toBeGreaterThanOrEqual(30)
    const { fluid } = balanceOf(schedule.entries, byId, 247)
    for (const hour of rollingHours(fluid).subarray(60, 180))
      expect(hour / schedule.targets.fluid.value).toBeGreaterThan(0.85)
  })

  test('of two hours with gels alone holds two an hour, which is nearer than one', () => {
    const race = aRace({ legs: [{ name: 'run', minutes: 110, intake: 'open' }] })
    const schedule = scheduleRace(race, aRaceAthlete({ tolerance: 60 }), products('gel'))
    expect(schedule.targets.carbs.value).toBe(45)
    expect(hoursOf(schedule, 110)[0]).toBe(50)
    // Never more than the gut is known to take.
    const untrained = scheduleRace(race, aRaceAthlete({ tolerance: 45 }), products('gel'))
    expect(Math.max(...hoursOf(untrained, 110))).toBeLessThanOrEqual(45)
  })

  test('of a day lets foods that are alike take turns, and is as salty', () => {
    const legs = [{ name: 'run', minutes: 600, intake: 'open' }] as const
    const stations = Array.from({ length: 9 }, (_, i) => ({ name: '', minute: 60 * (i + 1) }))
    const race = aRace({ legs, stations, intensity: 'Moderate' })
    const count = (schedule: RaceSchedule, id: string) =>
      schedule.entries.filter((entry) => entry.kind === 'take' && entry.product === id).length
    const schedule = scheduleRace(race, aRaceAthlete(), products('banana', 'waffle', 'salt'))
    expect(count(schedule, 'banana')).toBeGreaterThan(5)
    expect(Math.abs(count(schedule, 'banana') - count(schedule, 'waffle'))).toBeLessThanOrEqual(1)
    const sodium = balanceOf(schedule.entries, byId, 600).sodium.reduce((sum, one) => sum + one, 0)
    expect(Math.abs(sodium / (schedule.targets.sodium.value * 10) - 1)).toBeLessThan(0.1)
    const short = scheduleRace(aRace({ intensity: 'Moderate' }), aRaceAthlete(), products('banana', 'waffle', 'salt'))
    expect(Math.min(count(short, 'banana'), count(short, 'waffle'))).toBe(0)
  })

  test.each([
    [['banana', 'gel', 'capsule', 'mix'], 2],
    [['banana', 'gel', 'salt', 'home-mix', 'potato', 'chew'], 1],
    [['dates', 'banana', 'gel', 'mix', 'salt'], 2],
  ] as const)(
    'of fourteen hours with %j eats whole food once an hour at most, as near to its targets',
    (ids, bottles) => {
      const legs = [{ name: 'run', minutes: 840, intake: 'open' }] as const
      const stations = Array.from({ length: 13 }, (_, i) => ({ name: '', minute: 60 * (i + 1) }))
      const race = aRace({ legs, stations, intensity: 'Moderate', carry: { bottles, bottle: 500, pockets: 20 } })
      const untried: RaceAthlete = { mass: kilograms(70), diets: [], allergens: [] }
      const schedule = scheduleRace(race, untried, products(...ids))
      const eaten = schedule.entries.filter(
        (entry) => entry.kind === 'take' && byId.get(entry.product)?.kind === 'food',
      )
      expect(eaten.length).toBeLessThanOrEqual(14)
      expect(muchWholeFood(schedule, products(...ids), 840)).toBeNull()
      const hours = hoursOf(schedule, 840)
      expect(Math.min(...hours.slice(0, -61)) / schedule.targets.carbs.value).toBeGreaterThan(0.9)
      expect(
        schedule.misses.filter(({ quantity }) => quantity === 'carbs').every(({ rule }) => rule === 'finish'),
      ).toBe(true)
    },
  )

  test('of fourteen hours with bananas alone eats as many as the hours ask for', () => {
    const legs = [{ name: 'run', minutes: 840, intake: 'open' }] as const
    const stations = Array.from({ length: 13 }, (_, i) => ({ name: '', minute: 60 * (i + 1) }))
    const schedule = scheduleRace(
      aRace({ legs, stations, intensity: 'Moderate' }),
      aRaceAthlete(),
      products('banana', 'salt'),
    )
    expect(schedule.entries.filter((entry) => entry.kind === 'take').length).toBeGreaterThan(38)
    expect(muchWholeFood(schedule, products('banana', 'salt'), 840)).toBeGreaterThan(38)
  })

  test('of four hours, too, eats whole food once an hour at most, and three bananas an hour of a marathon are told', () => {
    const ride = aRace({ legs: [{ name: 'ride', minutes: 240, intake: 'open' }] })
    const schedule = scheduleRace(ride, aRaceAthlete({ tolerance: 60 }), products('gel', 'mix', 'salt', 'banana'))
    const bananas = schedule.entries.filter((entry) => entry.kind === 'take' && entry.product === 'banana')
    expect(bananas.length).toBeLessThanOrEqual(4)
    const run = aRace({ legs: [{ name: 'run', minutes: 210, intake: 'open' }] })
    const fruit = scheduleRace(run, aRaceAthlete({ tolerance: 60 }), products('banana', 'salt'))
    expect(muchWholeFood(fruit, products('banana', 'salt'), 210)).toBeGreaterThan(8)
  })

  test('of hours in the heat with few stations drinks a cup at each beside its bottles', () => {
    const legs = [{ name: 'run', minutes: 480, intake: 'open' }] as const
    const stations = [120, 240, 360].map((minute) => ({ name: '', minute }))
    const race = aRace({ legs, stations, intensity: 'Moderate', conditions: { celsius: 35, altitude: 0 } })
    const schedule = scheduleRace(race, aRaceAthlete(), products('gel', 'waffle', 'salt'))
    const cups = schedule.entries.filter(
      (entry) => entry.kind !== 'bottle' && stations.some((one) => one.minute === minuteOf(entry)),
    )
    expect(cups.reduce((sum, one) => sum + ('water' in one ? one.water : 0), 0)).toBeGreaterThanOrEqual(800)
    expect(schedule.entries.some(({ kind }) => kind === 'bottle')).toBe(true)
  })

  test('of a day leaves room in its bottles for the richest of the foods that take turns', () => {
    const [gel, mix] = products('gel-mixed', 'mix-strong')
    if (!gel || !mix) throw new Error('a generic product is gone')
    const turns = [{ ...gel, carbs: 32 }, gel]
    const solid = solidHour([{ product: { ...gel, carbs: 31 }, times: 1, servings: 1, turns }])
    const { hour } = findSips({ carbs: 60, fluid: 600, sodium: 0 }, solid, mix, {
      mixes: [mix],
      salts: [],
      isWaterSalted: true,
      hasCapsules: false,
      holdsSodium: true,
      maxSodiumPerCarb: 0,
      bottle: 500,
      lasts: 180,
      maxCarbs: 60,
      maxFluid: 800,
    })
    // With 32 g of the richer gel the hour holds no more than the gut takes.
    expect(hour.carbs - 31).toBeLessThanOrEqual(28)
    expect(hour.carbs - 31).toBeGreaterThan(27)
  })

  test('at light effort, where no sodium is wanted, is fueled by what brings the least along', () => {
    const race = aRace({ intensity: 'Light', legs: [{ name: 'ride', minutes: 300, intake: 'open' }] })
    const [gel, chew] = products('gel-mixed', 'chew')
    if (!gel || !chew) throw new Error('a generic product is gone')
    const along = [...products('mix'), { ...gel, sodium: 42 }, { ...chew, carbs: 10, sodium: 13, water: 30 }]
    const schedule = scheduleRace(race, aRaceAthlete(), along)
    expect(schedule.targets.sodium.value).toBe(0)
    const labels = new Map(along.map((product) => [product.id, product]))
    const { carbs, sodium } = balanceOf(schedule.entries, labels, 300)
    expect(Math.max(...rollingHours(sodium))).toBeLessThanOrEqual(40)
    expect(Math.min(...rollingHours(carbs).subarray(0, 180))).toBeGreaterThanOrEqual(27)
  })

  test('fills a bottle less where its pinches come nearer then', () => {
    const race = aRace({ legs: [{ name: 'run', minutes: 76, intake: 'open' }], stations: at(20, 40, 60) })
    const [salt] = products('salt')
    if (!salt) throw new Error('the salt is gone')
    const along = [...products('dates'), { ...salt, sodium: 147 }]
    const schedule = scheduleRace(race, aRaceAthlete({ tolerance: 45 }), along)
    expect(schedule.misses.filter(({ quantity, rule }) => quantity === 'sodium' && rule !== 'finish')).toEqual([])
  })

  test('of a ride and a run takes on each what is nearer to its hours', () => {
    const race = aRace({
      intensity: 'Light',
      legs: [
        { name: 'swim', minutes: 30, intake: 'none' },
        { name: 'bike', minutes: 240, intake: 'open', share: 1.2 },
        { name: 'run', minutes: 120, intake: 'open', share: 0.85 },
      ],
      stations: at(30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330, 360),
    })
    const [gel, mixed] = products('gel', 'gel-mixed')
    if (!gel || !mixed) throw new Error('a generic product is gone')
    const along = [gel, { ...mixed, carbs: 36, glucose: 20, fructose: 16 }]
    const schedule = scheduleRace(race, aRaceAthlete(), along)
    const legsOf = (id: string) =>
      new Set(schedule.entries.flatMap((one) => (one.kind === 'take' && one.product === id ? [one.minute > 270] : [])))
    expect([legsOf('gel-mixed'), legsOf('gel')]).toEqual([new Set([false]), new Set([true])])
    const off = schedule.misses.filter(({ quantity, from }) => quantity === 'carbs' && from > 30 && from < 210)
    expect(off).toEqual([])
  })

  test('says that a gel with caffeine holds less, where that takes an hour out of its bounds', () => {
    const [gel, caffeine] = products('gel-mixed', 'gel-caffeine')
    if (!gel || !caffeine) throw new Error('a generic product is gone')
    const race = aRace({ intensity: 'Light', legs: [{ name: 'run', minutes: 300, intake: 'open' }] })
    const schedule = scheduleRace(race, aRaceAthlete({ wantsCaffeine: true }), [gel, caffeine])
    expect(used(schedule)).toContain('gel-caffeine')
    const off = schedule.misses.filter(({ quantity, rule }) => quantity === 'carbs' && rule !== 'finish')
    expect(new Set(off.map(({ rule }) => rule))).toEqual(new Set(['caffeine']))
    const without = scheduleRace(race, aRaceAthlete(), [gel, caffeine])
    expect(without.misses.filter(({ quantity, rule }) => quantity === 'carbs' && rule !== 'finish')).toEqual([])
  })

  test('mixes no bottle that is saltier than a drink', () => {
    const legs = [{ name: 'ride', minutes: 300, intake: 'open' }] as const
    const race = aRace({ legs, stations: [], carry: { bottles: 1, bottle: 500, pockets: 20 } })
    const salty = aRaceAthlete({ sweatSodium: 2000 })
    const { entries } = scheduleRace(race, salty, products('gel-isotonic', 'salt'))
    for (const entry of entries) {
      if (entry.kind !== 'bottle') continue
      const sodium = entry.contents.reduce((sum, one) => sum + (byId.get(one.product)?.sodium ?? 0) * one.servings, 0)
      expect(sodium / entry.volume).toBeLessThanOrEqual(1.5)
    }
    expect(entries.some(({ kind }) => kind === 'bottle')).toBe(true)
  })

  test('without a bottle drinks at half-time what the bench hands out', () => {
    const legs = [
      { name: 'first half', minutes: 45, intake: 'none' },
      { name: 'half-time', minutes: 15, intake: 'open' },
      { name: 'second half', minutes: 45, intake: 'none' },
    ] as const
    const carry = { bottles: 0, bottle: 500, pockets: 4 }
    const race = aRace({ legs, stations: [{ name: 'bench', minute: 45 }], carry })
    const total = balanceOf(scheduleRace(race, aRaceAthlete(), products('gel')).entries, byId, 105)
    expect(total.carbs.reduce((sum, one) => sum + one, 0)).toBe(25)
    expect(total.fluid.reduce((sum, one) => sum + one, 0)).toBe(300)
  })

  test('fits what both halves of a match ask for into half-time', () => {
    const legs = [
      { name: 'first half', minutes: 45, intake: 'none' },
      { name: 'half-time', minutes: 15, intake: 'open' },
      { name: 'second half', minutes: 45, intake: 'none' },
    ] as const
    const schedule = scheduleRace(
      aRace({ legs, stations: [{ name: 'bench', minute: 45 }] }),
      aRaceAthlete(),
      products('gel', 'home-mix'),
    )
    const total = balanceOf(schedule.entries, byId, 105)
    expect(sum(total.carbs)).toBeGreaterThan(26)
    expect(sum(total.carbs)).toBeLessThanOrEqual(33)
    expect(sum(total.fluid)).toBeLessThanOrEqual(440)
  })

  test('puts a gel with caffeine in the place of a plain one, only where caffeine is wanted', () => {
    const choice = products('gel', 'gel-caffeine', 'home-mix', 'salt')
    expect(used(scheduleRace(aRace(), aRaceAthlete({ wantsCaffeine: true }), choice))).toContain('gel-caffeine')
    expect(used(scheduleRace(aRace(), aRaceAthlete(), choice))).not.toContain('gel-caffeine')
  })

  test('without any product says that nothing brings carbohydrate, and still plans water', () => {
    const schedule = scheduleRace(aRace(), aRaceAthlete(), [])
    expect(rules(schedule)).toEqual(new Set(['no_source']))
    expect(schedule.entries.length).toBeGreaterThan(0)
  })
})

test('a kilometre of the course is a minute, and back', () => {
  const legs = [
    { name: 'bike', minutes: 120, intake: 'open', distance: 60 },
    { name: 'run', minutes: 60, intake: 'open', distance: 10 },
  ] as const
  expect(minuteAtDistance(legs, 30)).toBe(60)
  expect(minuteAtDistance(legs, 65)).toBe(150)
  expect(minuteAtDistance(legs, 71)).toBeNull()
  expect(distanceAtMinute(legs, 150)).toBe(65)
})

describe('a long way without water', () => {
  const carbsOf = (race: Race, along: readonly RaceProduct[]) =>
    fuelTotals(fuelLines(scheduleRace(race, aRaceAthlete(), along), along)).carbs

  test('is drunk from bottles that last for it, not left without fuel', () => {
    const legs = [{ name: 'run', minutes: 480, intake: 'open' as const }]
    const carry = { bottles: 1, bottle: 750, pockets: 8 }
    const race = aRace({ legs, stations: [], carry, intensity: 'Moderate' })
    expect(carbsOf(race, products('home-mix', 'salt'))).toBeGreaterThan(75)
  })

  test.each([240, 300, 420, 600].flatMap((minutes) => [1, 2, 3].map((bottles) => [minutes, bottles] as const)))(
    'of %i minutes mixes %i bottles as strong as a drink may be, and spreads each over its share',
    (minutes, bottles) => {
      const legs = [{ name: 'run', minutes, intake: 'open' as const }]
      const race = aRace({ legs, stations: [], carry: { bottles, bottle: 500, pockets: 0 }, intensity: 'Moderate' })
      const along = products('mix')
      const { entries } = scheduleRace(race, aRaceAthlete(), along)
      const mixed = entries.flatMap((entry) => (entry.kind === 'bottle' && entry.contents.length > 0 ? [entry] : []))
      expect(mixed.length).toBeLessThanOrEqual(bottles)
      // 18 g in 100 ml are the most; whole servings may leave as much as one of them.
      const most = Math.min(bottles * 500 * 0.18, (75 * minutes) / 60)
      expect(carbsOf(race, along)).toBeGreaterThan(most * 0.7)
      expect(carbsOf(race, along)).toBeLessThanOrEqual(bottles * 500 * 0.18)
    },
  )

  test('at light effort, where no sodium is wanted, is fueled by a mix that brings some along', () => {
    const race = aRace({ intensity: 'Light', carry: { bottles: 3, bottle: 750, pockets: 0 } })
    const along = products('mix')
    expect(carbsOf(race, along)).toBeGreaterThan(70)
    const { misses } = scheduleRace(race, aRaceAthlete(), along)
    expect(new Set(misses.flatMap(({ quantity, rule }) => (quantity === 'sodium' ? [rule] : [])))).toEqual(
      new Set(['unneeded_sodium']),
    )
  })
})
