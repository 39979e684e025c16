import { genericProducts, scheduleRace } from '@pacemeal/nutrition/race'
import { describe, expect, test } from 'vitest'
import { checkSchedule } from './check-schedule.ts'
import { type RaceCase, someRace } from './races.ts'

/** A generated race whose schedule holds a gel and a bottle. */
const [one] = Array.from({ length: 200 }, (_, i) => someRace(i)).filter((race) => {
  const { entries } = scheduleRace(race.race, race.athlete, race.products)
  return entries.some((e) => e.kind === 'take' && e.water > 0) && entries.some((e) => e.kind === 'bottle')
}) as [RaceCase, ...RaceCase[]]
const schedule = scheduleRace(one.race, one.athlete, one.products)
const [gel] = schedule.entries.filter((e) => e.kind === 'take')
const [bottle] = schedule.entries.filter((e) => e.kind === 'bottle')
const others = schedule.entries.filter((e) => e !== gel && e !== bottle)

describe('the checker of races', () => {
  test('finds nothing in a schedule that keeps the rules', () => {
    expect(checkSchedule(one, schedule)).toMatchObject({ breaches: [], unexplained: [] })
  })

  test.each([
    ['a gel without its water', gel && { ...gel, water: 0 }, /without water/],
    ['ten gels at once', gel && { ...gel, servings: 10 }, /above tolerance/],
    ['half a gel', gel && { ...gel, servings: 0.5 }, /servings of/],
    ['a product of somebody else', gel && { ...gel, product: 'other' }, /not the athlete's/],
    ['a flood', bottle && { ...bottle, drunk: 5000, volume: 5000 }, /above sweat/],
    [
      'more at a station than anybody drinks',
      gel && { ...gel, water: 350, isAtStation: true },
      /too much water at once/,
    ],
    ['a bottle filled in the wild', bottle && { ...bottle, filledAt: 1 }, /no water to fill it/],
  ])('finds %s', (_, planted, words) => {
    if (!planted) throw new Error('nothing to plant')
    const { breaches } = checkSchedule(one, { ...schedule, entries: [...others, planted] })
    expect(breaches.join('\n')).toMatch(words)
  })

  test('finds a cup at a transition, where nobody hands out water, and two entries of one name', () => {
    const transition = { ...one, race: { ...one.race, stations: [{ name: '', minute: 30, handsOut: false }] } }
    const cup = { kind: 'cup', minute: 30, water: 100 } as const
    const breachesIn = (entries: typeof schedule.entries) =>
      checkSchedule(transition, { ...schedule, entries }).breaches
    expect(breachesIn([cup])).toEqual(['30: no station that hands out water'])
    expect(breachesIn([cup, cup])).toContain('cup-30 is the name of 2 entries')
  })

  test('believes that products hold too little salt only where none could bring it', () => {
    const [salt, gel] = ['salt', 'gel'].map((id) => genericProducts.find((product) => product.id === id))
    if (!salt || !gel) throw new Error('no generic products')
    const everyHour = [{ quantity: 'sodium' as const, from: 0, to: 2000, rule: 'low_product_sodium' as const }]
    const claimed = { ...schedule, entries: [], misses: everyHour }
    const salty = { ...one, athlete: { ...one.athlete, diets: [], allergens: [] } }
    const sodium = (products: RaceCase['products']) =>
      checkSchedule({ ...salty, products }, claimed).unexplained.filter((line) => line.includes('sodium'))
    expect(sodium([{ ...gel, sodium: 0 }])).toEqual([])
    expect(sodium([gel, salt]).length).toBeGreaterThan(0)
  })

  test('believes that the salt of fuel does no harm only where none is asked for and none is taken for itself', () => {
    const [salt, gel] = ['capsule', 'gel'].map((id) => genericProducts.find((product) => product.id === id))
    if (!salt || !gel) throw new Error('no generic products')
    const claim = { quantity: 'sodium' as const, from: 0, to: 2000, rule: 'unneeded_sodium' as const }
    const easy = { ...one, athlete: { ...one.athlete, diets: [], allergens: [] } }
    const piece = { from: 0, to: 90, carbs: 0, fluid: 500, sodium: 0, isOpen: true, isBreak: false }
    const race = { ...one.race, legs: [{ name: 'run', minutes: 90, intake: 'open' as const }], stations: [] }
    const doubted = (products: RaceCase['products'], asked = 0) => {
      const takes = products.map(({ id }, index) => ({
        kind: 'take' as const,
        minute: 45 + index,
        product: id,
        servings: 1,
        water: 100,
      }))
      const claimed = { ...schedule, pieces: [{ ...piece, sodium: asked }], entries: takes, misses: [claim] }
      return checkSchedule({ ...easy, race, products }, claimed).unexplained.filter((line) => line.includes('sodium'))
    }
    expect(doubted([{ ...gel, sodium: 120 }])).toEqual([])
    expect(doubted([{ ...gel, sodium: 400 }]).length).toBeGreaterThan(0)
    expect(doubted([{ ...gel, sodium: 120 }], 60).length).toBeGreaterThan(0)
    expect(doubted([{ ...gel, sodium: 50 }, salt]).length).toBeGreaterThan(0)
  })

  test('counts the bottles that are filled to a mark or to the brim', () => {
    if (!bottle) throw new Error('no bottle')
    const filled = (...volumes: readonly number[]) =>
      checkSchedule(one, { ...schedule, entries: volumes.map((volume) => ({ ...bottle, volume })) }).filled
    expect(filled(450, 425, 453, one.race.carry.bottle)).toEqual({ bottles: 4, toMark: 3 })
  })

  test('finds an allergen, and an hour that is missed without a reason', () => {
    const allergic = { ...one, athlete: { ...one.athlete, allergens: ['milk'] } }
    const milky = {
      ...allergic,
      products: one.products.map((product) => ({ ...product, allergens: ['milk'] as const })),
    }
    expect(checkSchedule(milky, schedule).breaches.join('\n')).toMatch(/allergen/)
    expect(checkSchedule(one, { ...schedule, entries: [], misses: [] }).unexplained.length).toBeGreaterThan(0)
  })
})
