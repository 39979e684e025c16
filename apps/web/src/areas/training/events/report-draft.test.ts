import { kilograms } from '@pacemeal/domain'
import { defaultRaceSettings, takenTotals } from '@pacemeal/domain/event'
import { fuelTotals, genericProducts, packingList, planRecovery } from '@pacemeal/nutrition/race'
import { anEvent } from '@pacemeal/testing'
import { describe, expect, test } from 'vitest'
import { planRace } from './race-plan.ts'
import { amountsOf, blankReport, reportToCorrect, takenBy, withAllProducts } from './report-draft.ts'
import { plannedText, reviewRows, reviewTexts } from './review-words.ts'

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

  test('holds all that was along once it is corrected, also what was not taken', () => {
    const [first] = report.taken
    if (!first) throw new Error('nothing was taken')
    const corrected = reportToCorrect({ ...report, taken: [first] }, plan)
    expect(new Set(corrected.taken.map(({ product }) => product))).toEqual(new Set(plan.products.map(({ id }) => id)))
    expect(takenTotals(corrected)).toEqual(takenTotals({ ...report, taken: [first] }))
  })

  test('is a quarter less or more with one tap', () => {
    const planned = takenTotals(report)
    const pieces = new Set(plan.products.flatMap(({ id, kind }) => (kind === 'mix' || kind === 'salt' ? [] : [id])))
    expect(report.taken.some(({ product }) => pieces.has(product))).toBe(true)
    for (const [choice, share] of [
      ['less', 0.75],
      ['more', 1.25],
    ] as const) {
      const taken = takenBy(choice, plan)
      expect(Math.abs(takenTotals(taken).fluid - planned.fluid * share)).toBeLessThanOrEqual(1)
      for (const { product, servings } of report.taken) {
        const its = taken.taken.find((one) => one.product === product)?.servings ?? 0
        // Of a piece a half is left at least: the nearest half on that side. What is measured out is shared to the gram.
        if (pieces.has(product)) {
          expect(2 * its).toBe(Math.round(2 * its))
          expect(Math.abs(its - servings * share)).toBeLessThan(0.5)
          expect(choice === 'less' ? its < servings : its > servings).toBe(true)
        } else expect(its).toBeCloseTo(servings * share, 6)
      }
    }
  })

  test.each([
    [1, 0.5, 1.5],
    [2, 1.5, 2.5],
    [3, 2, 4],
  ])('of %i pieces is a whole or half number of them, on the side that was chosen', (pieces, less, more) => {
    const [piece] = plan.lines.filter(({ until, items }) => until === null && items.length > 0)
    if (!piece) throw new Error('no piece is planned')
    const few = { ...plan, lines: Array.from({ length: pieces }, () => piece) }
    const counted = (['less', 'planned', 'more'] as const).map((choice) => takenBy(choice, few).taken[0]?.servings)
    expect(counted).toEqual([less, pieces, more])
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

describe('a meet of three starts of ten minutes', () => {
  const start = { name: 'start', minutes: 10, kilometres: null, intake: 'none', share: 1 } as const
  const pause = { name: 'pause', minutes: 170, kilometres: null, intake: 'open', share: 1 } as const
  const meetEvent = anEvent({
    sport: 'meet',
    legs: [start, pause, start, pause, start],
    stations: { by: 'time', at: [] },
    products: ['mix', 'banana', 'gel'],
    wantsCaffeine: true,
  })
  const planOf = (meet: typeof meetEvent) =>
    planRace({ event: meet, known, all: genericProducts, safe: genericProducts, athlete: null, changes: new Map() })
  const meetPlan = planOf(meetEvent)
  const meetReport = blankReport(meetEvent, meetPlan, untouched, 'log-1')
  const told = (change: Partial<typeof meetReport>) =>
    reviewTexts(meetEvent, { ...meetReport, ...change }, true).join(' ')

  test('makes up for the sweat of its starts, not of the hours between them', () => {
    expect(meetReport.minutes).toBe(30)
    const { rate } = meetPlan.schedule.targets.sweat
    expect(planRecovery(known.mass, rate, meetReport.minutes, 0).drink).toBeLessThanOrEqual(900)
  })

  test('is looked back on in all, and says nothing of an hour or of what the gut has learned', () => {
    const [carbs, fluid] = reviewRows(meetEvent, meetReport, true)
    expect(carbs).toMatchObject({ name: 'Carbs, g', planned: meetReport.planned.carbs })
    expect(carbs?.taken).toBeCloseTo(meetReport.planned.carbs, 6)
    expect(fluid?.name).toMatch(/^Fluid, (ml|fl oz)$/)
    expect(plannedText(meetEvent, meetReport)).toMatch(/^Planned were \d+ g in all\.$/)
    expect(told({})).toMatch(/^\d+ g in the pauses went down well\.$/)
    const texts = [{}, { symptoms: 6 }, { taken: [], fluid: 0 }, { fluid: 9000 }].map(told)
    expect(new Set(texts).size).toBe(4)
    for (const text of texts) expect(text).not.toMatch(/an hour|Your gut|gut training/)
    expect(reviewTexts(event, report, true).join(' ')).toMatch(/an hour went down well\. Your gut is now known/)
  })

  test('has caffeine by the minutes that are raced, and none on the way', () => {
    expect(meetPlan.caffeine).toBeNull()
    const long = { ...start, minutes: 60 }
    expect(planOf({ ...meetEvent, legs: [long, pause, long, pause, long] }).caffeine).toMatchObject({
      before: { minute: -60, dose: 200 },
      topUps: [],
    })
  })
})
