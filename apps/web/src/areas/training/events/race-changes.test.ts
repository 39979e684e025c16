import { kilograms, localDate } from '@pacemeal/domain'
import { defaultRaceSettings } from '@pacemeal/domain/event'
import { fuelTotals, genericProducts } from '@pacemeal/nutrition/race'
import { anEvent } from '@pacemeal/testing'
import { describe, expect, test } from 'vitest'
import { kilometresTo } from './fuel-line-words.ts'
import { planAfter, stationsAhead } from './race-changes.ts'
import { planRace } from './race-plan.ts'

const known = {
  mass: kilograms(70),
  diets: [],
  settings: { ...defaultRaceSettings, tolerance: 75 },
  tests: [],
  events: [],
  conditions: [],
}
const plan = planRace({
  event: anEvent({ day: localDate('2026-09-27'), carry: { bottles: 2, bottle: 500, pockets: 8 } }),
  known,
  all: genericProducts,
  safe: genericProducts,
  athlete: null,
  changes: new Map(),
})
const hourFrom = (lines: typeof plan.lines, from: number) =>
  lines.filter(({ minute, until }) => until === null && minute >= from && minute < from + 60)

describe('a race that goes otherwise than planned', () => {
  test('names its stations by where they were typed, not by where their whole minute lies', () => {
    expect(plan.race.stations.map(({ minute }) => kilometresTo(plan.race, minute))).toEqual([
      5, 10, 15, 20, 25, 30, 35, 40,
    ])
  })

  test('offers the next four stations as closed, and no transition', () => {
    const stations = [
      { name: '', minute: 36, handsOut: false },
      ...[20, 40, 60, 80, 100].map((minute) => ({ name: '', minute })),
    ]
    const ahead = (minute: number) => stationsAhead({ stations }, minute).map((station) => station.minute)
    expect(ahead(0)).toEqual([20, 40, 60, 80])
    expect(ahead(41)).toEqual([60, 80, 100])
  })

  test('leaves a missed gel out, and no hour after it holds more than before', () => {
    const gel = plan.lines.find(({ until }) => until === null)
    if (!gel) throw new Error('no gel is planned')
    const after = planAfter(plan, [{ kind: 'missed', at: gel.minute + 5, key: gel.key }])
    expect(after.lines.map(({ key }) => key)).not.toContain(gel.key)
    expect(fuelTotals(after.lines).carbs).toBeLessThan(fuelTotals(plan.lines).carbs)
    for (let from = gel.minute + 1; from < 150; from += 10) {
      expect(hourFrom(after.lines, from).length).toBeLessThanOrEqual(hourFrom(plan.lines, from).length)
    }
  })

  test('leaves out what is missed in the very minute of its start', () => {
    const [first] = plan.lines
    const after = planAfter(plan, [{ kind: 'missed', at: 0, key: first?.key ?? '' }])
    expect(after.lines.map(({ key }) => key)).not.toContain(first?.key)
  })

  test('fills nothing at a closed station', () => {
    const filled = plan.lines.find(({ filledAt }) => filledAt !== null && filledAt > 0)?.filledAt
    if (!filled) throw new Error('nothing is filled on the way')
    const after = planAfter(plan, [{ kind: 'closed', at: filled - 5, minute: filled }])
    expect(after.lines.some(({ filledAt }) => filledAt === filled)).toBe(false)
  })

  test('drinks more once it is five degrees hotter, also after another change', () => {
    const gel = plan.lines.find(({ until }) => until === null)
    const missed = { kind: 'missed', at: 20, key: gel?.key ?? '' } as const
    const before = planAfter(plan, [missed])
    const after = planAfter(plan, [missed, { kind: 'hotter', at: 30, degrees: 5 }])
    expect(fuelTotals(after.lines).fluid).toBeGreaterThan(fuelTotals(before.lines).fluid)
  })
})
