import { addDays, kcal, kilograms, localDate } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { aBody } from '../scenarios/build.ts'
import { findBodySigns, type SignRecords } from './body-signs.ts'

const today = localDate('2026-03-30')

/** Days up to yesterday, weighed each morning, whose trend follows a change in percent a week. */
const days = (
  count: number,
  weeklyPercent: number,
  more: (ago: number) => Partial<SignRecords['days'][number]> = () => ({}),
): SignRecords['days'] =>
  Array.from({ length: count }, (_, index) => {
    const ago = count - index
    const trend = 70 * (1 + weeklyPercent / 100) ** (-ago / 7)
    return { date: addDays(today, -ago), mass: trend, massTrend: trend, energyAvailability: null, ...more(ago) }
  })
const signs = (some: SignRecords['days'], goalChange = 0, goalSince = today, more: Partial<SignRecords> = {}) =>
  findBodySigns({
    today,
    days: some,
    goalChange: kcal(goalChange),
    goalSince,
    body: aBody({ mass: kilograms(70) }),
    ...more,
  })

describe('log and scale say', () => {
  test('nothing while the weight does what the goal wants', () => {
    expect(signs(days(60, 0))).toEqual([])
    expect(signs(days(60, -0.6), -420)).toEqual([])
  })

  test('that three logged days in a row left too little energy, and nothing once they are two weeks back', () => {
    const low = (from: number) => (ago: number) => ({ energyAvailability: ago <= from && ago > from - 3 ? 27 : 41 })
    expect(signs(days(28, 0, low(9)))).toEqual(['low_energy_run'])
    expect(signs(days(28, 0, low(17)))).toEqual([])
  })

  test('nothing of a run that an unknown day parts', () => {
    const parted = (ago: number) => ({ energyAvailability: ago === 4 ? null : ago >= 3 && ago <= 6 ? 27 : 41 })
    expect(signs(days(28, 0, parted))).toEqual([])
  })

  test('that it falls too fast over two weeks, whatever the goal', () => {
    expect(signs(days(30, -1.2), -700)).toEqual(['fast_loss'])
    expect(signs(days(30, -0.9), -630)).toEqual([])
  })

  test('that a tenth is gone within half a year, unless the goal planned for so much of it', () => {
    expect(signs(days(180, -0.5), -350)).toEqual(['large_loss'])
    expect(signs(days(180, -0.5), -350, addDays(today, -84))).toEqual([])
    // What went before the cut began was not its doing, and a gain that was planned excuses no loss.
    expect(signs(days(180, -0.8), -350, addDays(today, -84))).toContain('large_loss')
    expect(signs(days(180, -0.5), 300, addDays(today, -84))).toContain('large_loss')
  })

  test('that three weeks left the goal the same way', () => {
    expect(signs(days(30, 0), -420)).toEqual(['heavier_than_planned'])
    expect(signs(days(30, -0.5), 0)).toEqual(['lighter_than_planned'])
    expect(signs(days(20, 0), -420)).toEqual([])
  })

  test.each<[string, Partial<SignRecords>]>([
    ['an eating disorder', { circumstances: { eatingDisorder: true } }],
    ['signs of too little energy', { circumstances: { lowEnergySigns: true } }],
    ['pregnancy', { circumstances: { pregnantOrLactating: true } }],
    ['too little weight', { body: aBody({ mass: kilograms(54) }) }],
  ])('nothing of a weight above the goal with %s: no check-in lowers targets then', (_, more) => {
    expect(signs(days(30, 0.5), 0)).toEqual(['heavier_than_planned'])
    expect(signs(days(30, 0.5), 0, today, more)).toEqual([])
    expect(signs(days(30, -1.2), 0, today, more)).toEqual(['fast_loss'])
  })

  test('nothing of a plan or a goal in pregnancy', () => {
    const low = (ago: number) => ({ energyAvailability: ago < 5 ? 27 : 41 })
    const pregnant = { circumstances: { pregnantOrLactating: true } }
    expect(signs(days(30, -0.5, low), 0)).toEqual(['low_energy_run', 'lighter_than_planned'])
    expect(signs(days(30, -0.5, low), 0, today, pregnant)).toEqual([])
  })

  test('nothing when nobody weighed lately, or too seldom to tell a week from a scale', () => {
    const stopped = (ago: number) => (ago < 9 ? { mass: null } : {})
    expect(signs(days(40, -1.5, stopped))).toEqual([])
    const seldom = (ago: number) => (ago % 7 === 1 ? {} : { mass: null })
    expect(signs(days(40, -1.5, seldom))).toEqual([])
  })
})
