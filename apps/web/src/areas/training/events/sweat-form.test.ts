import { localDate } from '@pacemeal/domain'
import { afterEach, describe, expect, test } from 'vitest'
import { chooseUnits } from '../../../languages/units.ts'
import { blankSweatForm, rateOf, readSweatForm, type SweatForm, sweatFormIn, sweatText } from './sweat-form.ts'
import { imperial, metric } from './units.ts'

const today = localDate('2026-09-02')
const form: SweatForm = {
  ...blankSweatForm('2026-09-01'),
  duration: '1:30',
  before: '154.3',
  after: '151.5',
  drunk: '500',
  temperature: '68',
}
const errorsOf = (change: Partial<SweatForm>): readonly string[] => {
  const read = readSweatForm({ ...form, ...change }, imperial, { today })
  return read.ok ? [] : Object.keys(read.error)
}

describe('the form of a sweat test', () => {
  test('gives kilograms, litres and degrees Celsius, and the sweat rate from them', () => {
    const read = readSweatForm(form, imperial, { today })
    if (!read.ok) throw new Error(JSON.stringify(read.error))
    expect(read.value).toMatchObject({ before: 69.99, after: 68.72, drunk: 0.5, urine: 0, minutes: 90, celsius: 20 })
    expect(rateOf(read.value)).toBeCloseTo(1.18, 2)
  })

  test.each<[string, Partial<SweatForm>]>([
    ['day', { day: '' }],
    ['day', { day: '2026-09-03' }],
    ['after', { after: '144' }],
    ['duration', { duration: '0:10' }],
    ['before', { before: '' }],
    ['drunk', { drunk: '' }],
    ['temperature', { temperature: 'warm' }],
    ['after', { after: '171' }],
  ])('names what is wrong: %s', (field, change) => {
    expect(errorsOf(change)).toEqual([field])
  })

  test('reads the same in other units, there and back, and leaves what is no figure', () => {
    const inMetric = sweatFormIn({ ...form, after: 'about 70' }, imperial, metric)
    expect(inMetric).toMatchObject({ before: '69.99', after: 'about 70', temperature: '20', drunk: '500' })
    expect(sweatFormIn(inMetric, metric, imperial)).toMatchObject({ before: '154.3', temperature: '68' })
    expect(sweatFormIn(form, imperial, imperial)).toEqual(form)
    expect(sweatFormIn(blankSweatForm('2026-09-01'), imperial, metric)).toEqual(blankSweatForm('2026-09-01'))
  })

  test('takes a rare sweat rate once it is confirmed', () => {
    expect(readSweatForm({ ...form, after: '144' }, imperial, { today, isSure: true }).ok).toBe(true)
    expect(readSweatForm({ ...form, after: '171' }, imperial, { today, isSure: true }).ok).toBe(false)
  })
})

describe('what is sweated', () => {
  afterEach(() => chooseUnits({ volume: 'ml' }))

  test('is told in the chosen unit of drinks', () => {
    expect(sweatText(1.35)).toBe('1.35 L an hour')
    chooseUnits({ volume: 'fl-oz' })
    expect(sweatText(1.35)).toBe('46 fl oz an hour')
  })
})
