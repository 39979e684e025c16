import { instantText, kilograms, localDate, poundsToKilograms } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { findDoubt, massInOtherUnit, readWeighing } from './weighing-form.ts'
import { weighedText } from './weight-text.ts'

const zone = 'Europe/Berlin'
const now = Date.parse('2026-03-02T06:30:00Z')
const form = { weight: '143.2', bodyFat: '', day: '2026-03-02' }
const read = (change: Partial<typeof form> = {}, unit: 'lb' | 'kg' = 'lb') =>
  readWeighing({ ...form, ...change }, unit, { now, zone })

describe('a weighing by hand', () => {
  test('of today is of this moment, in kilograms whatever the unit', () => {
    expect(read()).toMatchObject({
      ok: true,
      value: { day: '2026-03-02', measuredAt: '2026-03-02T06:30:00.000Z', bodyFat: null },
    })
    const pounds = read()
    expect(pounds.ok && pounds.value.mass).toBeCloseTo(64.95, 2)
    const kilos = read({ weight: '64,9', bodyFat: '21,5' }, 'kg')
    expect(kilos).toMatchObject({ ok: true, value: { mass: 64.9, bodyFat: 21.5 } })
  })

  test('of an earlier day is laid on its morning', () => {
    expect(read({ day: '2026-03-01' })).toMatchObject({
      ok: true,
      value: { day: '2026-03-01', measuredAt: '2026-03-01T06:00:00.000Z' },
    })
  })

  test('that is corrected keeps its moment', () => {
    const before = {
      day: localDate('2026-03-02'),
      measuredAt: instantText(now - 3_600_000),
      mass: kilograms(64),
      bodyFat: null,
    }
    const corrected = readWeighing(form, 'lb', { now, zone, before })
    expect(corrected.ok && corrected.value.measuredAt).toBe(before.measuredAt)
  })

  test('that is corrected keeps its day, also for who has flown to where it has not come yet', () => {
    const before = { day: localDate('2026-03-03'), measuredAt: instantText(now), mass: kilograms(64), bodyFat: null }
    const corrected = readWeighing({ ...form, day: '2026-03-03' }, 'lb', { now, zone, before })
    expect(corrected).toMatchObject({ ok: true, value: { day: '2026-03-03', measuredAt: before.measuredAt } })
    expect(weighedText(before, 'Asia/Tokyo')).toBe('Mar 3')
    expect(weighedText({ ...before, day: localDate('2026-03-02') }, zone)).toBe('Mar 2, 7:30 AM')
  })

  test.each([
    [{ weight: '' }, { weight: 'Enter a weight from 66.0 lb to 660.0 lb' }],
    [{ weight: '20' }, { weight: 'Enter a weight from 66.0 lb to 660.0 lb' }],
    [{ bodyFat: '2' }, { bodyFat: 'Enter a body fat from 3 to 60%' }],
    [{ day: '2026-03-03' }, { day: 'Choose today or a day before' }],
    [{ day: '' }, { day: 'Choose today or a day before' }],
  ])('%j is refused with what is accepted', (change, problems) => {
    expect(read(change)).toEqual({ ok: false, error: problems })
  })
})

describe('a weight far from the one before', () => {
  const before = poundsToKilograms(154)
  const weighed = (pounds: number) => {
    const read = readWeighing({ ...form, weight: String(pounds) }, 'lb', { now, zone })
    if (!read.ok) throw new Error('This is no weighing.')
    return read.value
  }
  test('is asked about also where it fits in neither unit', () => {
    for (const pounds of [110, 254]) {
      expect(findDoubt(weighed(pounds), 'lb', before)).toEqual({ figures: weighed(pounds), other: null })
    }
    expect(findDoubt(weighed(70.5), 'lb', before)?.other).toBeCloseTo(70.5, 6)
    expect(findDoubt(weighed(150), 'lb', before)).toBeNull()
    expect(findDoubt(weighed(254), 'lb', undefined)).toBeNull()
  })
  test('is asked about where it fits in the other unit', () => {
    expect(massInOtherUnit(poundsToKilograms(70.5), 'lb', before)).toBeCloseTo(70.5, 6)
    expect(massInOtherUnit(kilograms(154), 'kg', before)).toBeCloseTo(69.85, 2)
  })
  test.each([
    ['is near', 150, before],
    ['fits in neither', 110, before],
    ['is the first', 70.5, undefined],
  ])('is not where it %s', (_, pounds, held) =>
    expect(massInOtherUnit(poundsToKilograms(pounds), 'lb', held)).toBeNull(),
  )
})
