import { i18n } from '@lingui/core'
import { localDate } from '@pacemeal/domain'
import type { TrendDay } from '@pacemeal/domain/trends'
import { afterEach, describe, expect, test } from 'vitest'
import { chooseUnits } from '../../languages/units.ts'
import { trendTopics } from './topics.ts'
import { hasFigures, roundTicks, summaryOf, targetOf } from './trend-plot.ts'
import { trendsCsv } from './trends-csv.ts'
import { plotDescription } from './words.ts'

const unknownDay: TrendDay = {
  date: localDate('2026-11-16'),
  logging: 'unlogged',
  intake: null,
  target: null,
  fuel: null,
  mass: null,
  massTrend: null,
  bodyFat: null,
  expenditure: null,
  energyAvailability: null,
  sleepHours: null,
  restingHeartRate: null,
  steps: null,
}
const wholeDay: TrendDay = {
  ...unknownDay,
  date: localDate('2026-11-17'),
  logging: 'full',
  intake: {
    calories: 2400,
    protein: 120.04,
    carbs: 310,
    fat: 70,
    fiber: 30,
    sodium: 2100,
    iron: 9,
    incomplete: ['sodium', 'iron'],
  },
  target: { calories: 2500, protein: 125, carbs: 320, fat: 72, fiber: 34, sodiumLow: 1500, sodiumHigh: 2300, iron: 18 },
  fuel: { planned: 2, inTime: 1 },
  mass: 64.2,
  massTrend: 64,
}
const partialDay: TrendDay = {
  ...wholeDay,
  date: localDate('2026-11-18'),
  logging: 'partial',
  intake: wholeDay.intake && { ...wholeDay.intake, calories: 700 },
  mass: null,
  massTrend: 63.5,
}
const days = [unknownDay, wholeDay, partialDay]

describe('the CSV', () => {
  const rows = trendsCsv(days, 'kg')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.match(/("([^"]|"")*"|[^,]*)(,|$)/g)?.map((cell) => cell.replace(/,$/, '')) ?? [])
  const cellOf = (row: number, head: string) => rows[row]?.[rows[0]?.indexOf(head) ?? -1]

  test('has a line for each day and says what is whole', () => {
    expect(rows).toHaveLength(4)
    expect(rows.slice(1).map(([date, logged]) => [date, logged])).toEqual([
      ['2026-11-16', 'not logged'],
      ['2026-11-17', 'whole'],
      ['2026-11-18', 'in part'],
    ])
  })

  test('leaves empty what is unknown, and names lower bounds', () => {
    expect(cellOf(1, 'Energy (kcal)')).toBe('')
    expect(cellOf(2, 'Energy (kcal)')).toBe('2400')
    expect(cellOf(2, 'Protein (g)')).toBe('120')
    expect(cellOf(2, 'Lower bounds')).toBe('Sodium (mg); Iron (mg)')
    expect(cellOf(3, 'Body mass (kg)')).toBe('')
  })

  test.each(['de', 'es'])('opens in a spreadsheet that writes decimals with a comma, in %s', (locale) => {
    const columns = trendsCsv(days, 'lb').split('\r\n')[0]?.split(',').length
    i18n.loadAndActivate({ locale, messages: {} })
    const [head, , whole] = trendsCsv(days, 'lb').split('\r\n')
    i18n.activate('en')
    expect(head?.split(';').length).toBe(columns)
    expect(whole).toContain(';141,54;')
    expect(whole).toContain(';"Sodium (mg); Iron (mg)";')
  })

  test('tells body mass in the unit that is shown', () => {
    expect(cellOf(2, 'Body mass (kg)')).toBe('64.2')
    expect(trendsCsv(days, 'lb')).toContain('141.54')
  })
})

describe('for who reads kilojoules', () => {
  const learned = { ...wholeDay, expenditure: { value: 2600, low: 2400, high: 2800 }, energyAvailability: 38.2 }
  afterEach(() => chooseUnits({ energy: 'kcal' }))

  test('charts, tables and what is printed hold them, with the unit', () => {
    chooseUnits({ energy: 'kJ' })
    const plots = trendTopics('kg').flatMap((topic) => topic.plots)
    const shown = (id: string) => {
      const plot = plots.find((one) => one.id === id)
      const value = plot?.series[0].figure(learned).value
      return `${plot?.format(value ?? Number.NaN)} ${plot?.unit}`
    }
    expect([shown('expenditure'), shown('calories')]).toEqual(['10,878 kJ a day', '10,042 kJ a day'])
    const [expenditure, intake] = ['expenditure', 'calories'].map((id) => plots.find((one) => one.id === id))
    expect(expenditure?.range?.low(learned).value).toBeCloseTo(2400 * 4.184, 6)
    expect(intake?.series[1]?.figure(learned).value).toBeCloseTo(2500 * 4.184, 6)
    // Its thresholds are known by this unit alone.
    expect(shown('availability')).toBe('38 kcal/kg lean mass')
  })

  test('so does the CSV, which names no other unit of energy beside that of availability', () => {
    chooseUnits({ energy: 'kJ' })
    const [head = '', row = ''] = trendsCsv([learned], 'lb').split('\r\n')
    const cellOf = (name: string) => row.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)[head.split(',').indexOf(name)]
    expect(cellOf('Energy (kJ)')).toBe('10041.6')
    expect(cellOf('Target energy (kJ)')).toBe('10460')
    expect(cellOf('Expenditure (kJ)')).toBe('10878')
    expect(cellOf('Expenditure to (kJ)')).toBe('11715')
    expect(head.match(/kcal/g)).toHaveLength(1)
  })
})

describe('in number-light mode', () => {
  test('no topic and no column tells energy or a nutrient that carries it; the rest stays', () => {
    const light = trendTopics('kg', { isLight: true })
    expect(light.map(({ id }) => id)).toEqual(['mass', 'fuel', 'micronutrients', 'sleep', 'heart-rate', 'steps'])
    const csv = trendsCsv(days, 'kg', true)
    expect(csv).not.toMatch(/kcal|Protein|Carbs|Fat \(g\)|2400|Energy/)
    expect(csv).toContain('Fiber (g)')
    expect(csv).toContain('Sodium (mg); Iron (mg)')
  })
})

describe('a topic', () => {
  const plotOf = (id: string) => {
    const plot = trendTopics('kg')
      .flatMap(({ plots }) => plots)
      .find((one) => one.id === id)
    if (plot === undefined) throw new Error(`No plot ${id}`)
    return plot
  }
  const summary = (id: string) => summaryOf(plotOf(id).series[0].figure, plotOf(id).headline, days)

  test('averages whole days alone, and tells nothing of figures that are lower bounds', () => {
    expect(summary('calories')).toMatchObject({ value: 2400, count: 1 })
    expect(summary('sodium')).toMatchObject({ value: null, count: 0 })
    expect(summary('fuel')).toMatchObject({ value: 50, count: 1 })
  })

  test('tells the last of the body mass and where it began', () => {
    expect(summary('mass')).toMatchObject({ value: 63.5, first: 64 })
  })

  test('is empty when only its target is known', () => {
    const aimed = [{ ...unknownDay, target: wholeDay.target }]
    expect(hasFigures(plotOf('calories'), aimed)).toBe(false)
    expect(plotDescription(plotOf('calories'), aimed)).toBe('Energy intake: nothing known in this time.')
  })

  test('is described in a sentence with what is known, its ends and its last figure', () => {
    expect(plotDescription(plotOf('mass'), days)).toBe(
      'Body mass in kg, Nov 16, 2026 – Nov 18, 2026: 2 of 3 points known, lowest 63.5 (Nov 18), highest 64.0 (Nov 17), last 63.5 (Nov 18).',
    )
  })

  test('says what it means and what would fill it', () => {
    for (const { meaning, empty, plots } of trendTopics('lb')) {
      expect(meaning).toMatch(/\.$/)
      expect(empty).toMatch(/\.$/)
      expect(plots.length).toBeGreaterThan(0)
    }
  })
})

describe('the target beside an average', () => {
  const [plot] = trendTopics('kg').flatMap(({ plots }) =>
    plots.filter(({ id }) => id === 'intake' || id === 'calories'),
  )
  if (plot === undefined) throw new Error('no plot of the intake')
  const aimed = (calories: number) => wholeDay.target && { ...wholeDay.target, calories }

  test('is the mean of the averaged days alone', () => {
    const other = { ...partialDay, target: aimed(3130) }
    expect(targetOf(plot, [wholeDay, { ...wholeDay, target: aimed(2700) }, other])).toMatchObject({
      low: 2600,
      day: null,
    })
  })

  test('is that of the last day which has one, said as such, where the averaged days have none', () => {
    const other = { ...partialDay, target: aimed(3130) }
    expect(targetOf(plot, [{ ...wholeDay, target: null }, other])).toMatchObject({ low: 3130, day: other.date })
    expect(targetOf(plot, [{ ...wholeDay, target: null }])).toBeNull()
  })
})

test.each([
  [141.3, 143.7, [141, 142, 143, 144]],
  [139, 147, [138, 140, 142, 144, 146, 148]],
  [0, 168, [0, 50, 100, 150, 200]],
  [0, 3130, [0, 1000, 2000, 3000, 4000]],
  [0, 0.4, [0, 1]],
  [56, 96, [50, 60, 70, 80, 90, 100]],
])('the axis from %d to %d has round ticks at even steps', (least, most, ticks) =>
  expect(roundTicks(least, most)).toEqual(ticks),
)

test('whose salt a doctor may set is shown what was eaten, and no target of it', () => {
  const sodium = (tellsSalt: boolean) =>
    trendTopics('kg', { tellsSalt }).flatMap(({ plots }) => plots.filter(({ id }) => id === 'sodium'))[0]
  expect(sodium(true)?.range).toBeDefined()
  expect(sodium(false)).toMatchObject({ id: 'sodium' })
  expect(sodium(false)?.range).toBeUndefined()
})
