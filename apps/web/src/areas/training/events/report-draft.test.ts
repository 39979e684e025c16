import { kilograms } from '@pacemeal/domain'
import { defaultRaceSettings, takenTotals } from '@pacemeal/domain/event'
import { fuelTotals, genericProducts, packingList } from '@pacemeal/nutrition/race'
import { anEvent } from '@pacemeal/testing'
import { describe, expect, test } from 'vitest'
import { planRace } from './race-plan.ts'
import { amountsOf, blankReport, takenBy, withAllProducts } from './report-draft.ts'

const event = anEvent({ products: ['gel', 'mix', 'salt', 'banana'] })
const known = {
  mass: kilograms(70),
  diets: [],
  settings: { ...defaultRaceSettings, tolerance: 75 },
  tests: [],
  events: [],
  conditions: [],
}
const plan = planRace({ event, known, all: genericProducts, safe: genericProducts, athlete: null, changes: new Map() })
const untouched = { startedAt: null, taken: [], changes: [] }
const report = blankReport(event, plan, untouched, 'log-1')

describe('what was taken in an event', () => {
  test('is the same to the gram on the card, in the list and in the log', () => {
    const card = fuelTotals(plan.lines)
    expect(takenTotals(report).carbs).toBeCloseTo(card.carbs, 6)
    expect(takenTotals(report).sodium).toBeCloseTo(card.sodium, 6)
    expect(amountsOf(report, plan)).toMatchObject({
      carbs: Math.round(card.carbs),
      calories: 4 * Math.round(card.carbs),
      sodium: Math.round(card.sodium),
    })
    const packed = new Set(packingList(plan.lines).map(({ product }) => product.id))
    expect(new Set(report.taken.map(({ product }) => product))).toEqual(packed)
  })

  test('is a quarter less or more with one tap', () => {
    const planned = takenTotals(report)
    for (const [choice, share] of [
      ['less', 0.75],
      ['more', 1.25],
    ] as const) {
      const taken = takenTotals(takenBy(choice, plan))
      expect(taken.carbs).toBeCloseTo(planned.carbs * share, 6)
      expect(Math.abs(taken.fluid - planned.fluid * share)).toBeLessThanOrEqual(1)
    }
  })

  test('follows what the card was told on the way', () => {
    const gel = plan.lines.find(({ until }) => until === null)
    const changes = [{ kind: 'missed' as const, at: (gel?.minute ?? 0) + 1, key: gel?.key ?? '' }]
    const after = blankReport(event, plan, { ...untouched, changes }, 'log-1')
    expect(takenTotals(after).carbs).toBeLessThan(takenTotals(report).carbs)
    expect(after.planned).toEqual(report.planned)
  })

  test('lists what was taken along and not touched, to be counted by hand', () => {
    const all = withAllProducts([], plan)
    expect(all.map(({ product, servings }) => [product, servings])).toEqual(plan.products.map(({ id }) => [id, 0]))
  })
})
