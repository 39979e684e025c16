import { describe, expect, test } from 'vitest'
import {
  type MeasurementField,
  measurementsForm,
  readMeasurements,
  roundingHints,
  showSystem,
  typeMeasurement,
} from './measurements-form.ts'

const typed = (entries: Partial<Record<MeasurementField, string>>, isImperial = true) =>
  Object.entries(entries).reduce(
    (form, [field, text]) => typeMeasurement(form, field as MeasurementField, text),
    showSystem(measurementsForm(undefined, true), isImperial),
  )

test('starts in feet, inches and pounds, empty', () =>
  expect(measurementsForm(undefined, true)).toMatchObject({ isImperial: true, feet: '', pounds: '' }))

test('where people weigh themselves in kilograms, the metric system comes first, and what is typed is read in it', () => {
  const form = typeMeasurement(typeMeasurement(measurementsForm(undefined, false), 'cm', '180'), 'kg', '75')
  expect(form).toMatchObject({ isImperial: false, typedIn: 'metric' })
  expect(readMeasurements(form)).toMatchObject({ ok: true, value: { isImperial: false, weight: 165.3 } })
})

test('is kept in feet, inches and pounds', () =>
  expect(readMeasurements(typed({ feet: '5', inches: '6', pounds: '143' }))).toEqual({
    ok: true,
    value: { feet: 5, inches: 6, weight: 143, isImperial: true },
  }))

test('five feet need no inches, and a comma is a decimal point', () =>
  expect(readMeasurements(typed({ feet: '5', pounds: '143,0' }))).toMatchObject({ value: { inches: 0, weight: 143 } }))

describe('a figure that is finer than what is kept is rounded, and the field says so', () => {
  test.each([
    [typed({ feet: '5', inches: '6', pounds: '171.9' }), { pounds: 'Kept as 172 lb, to the whole pound' }, 172],
    [typed({ feet: '5', inches: '6', pounds: '171' }), {}, 171],
    [typed({ cm: '168', kg: '77.97' }, false), { kg: 'Kept as 78 kg, to the tenth of a kilogram' }, 172],
    [typed({ cm: '168', kg: '77.9' }, false), {}, 171.7],
  ])('%#', (form, hints, weight) => {
    expect(JSON.parse(JSON.stringify(roundingHints(form)))).toEqual(hints)
    expect(readMeasurements(form)).toMatchObject({ value: { weight } })
  })

  test('over the inches, the feet follow', () => {
    const form = typed({ feet: '5', inches: '11.6', pounds: '171' })
    expect(roundingHints(form).inches).toBe(`Kept as 6'0", to the whole inch`)
    expect(readMeasurements(form)).toMatchObject({ value: { feet: 6, inches: 0 } })
  })

  test('what was answered before is kept as it was, whatever is shown', () => {
    const answer = { feet: 5, inches: 10.9, weight: 165.3, isImperial: false }
    for (const isImperial of [true, false]) {
      const form = showSystem(measurementsForm(answer, true), isImperial)
      expect(roundingHints(form)).toEqual({})
      expect(readMeasurements(form)).toMatchObject({ value: { feet: 5, inches: 10.9, weight: 165.3 } })
    }
  })
})

describe('the metric toggle', () => {
  const imperial = typed({ feet: '5', inches: '6', pounds: '143' })

  test('converts what was typed', () =>
    expect(showSystem(imperial, false)).toMatchObject({ isImperial: false, cm: '168', kg: '64.9' }))

  test('there and back changes no figure', () =>
    expect(showSystem(showSystem(imperial, false), true)).toMatchObject({ feet: '5', inches: '6', pounds: '143' }))

  test('looked at only, keeps the figures that were typed', () =>
    expect(readMeasurements(showSystem(imperial, false))).toMatchObject({ value: { feet: 5, inches: 6, weight: 143 } }))

  test('typed in metric, is kept in feet, inches and pounds', () =>
    expect(readMeasurements(typed({ cm: '180', kg: '75' }, false))).toMatchObject({
      value: { feet: 5, inches: 10.9, weight: 165.3, isImperial: false },
    }))

  test('leaves empty what was not typed yet', () =>
    expect(showSystem(typed({ pounds: '143' }), false)).toMatchObject({ cm: '', kg: '64.9' }))

  test('comes back as it was answered', () => {
    const answer = readMeasurements(typed({ cm: '180', kg: '75' }, false))
    expect(answer.ok && measurementsForm(answer.value, true)).toMatchObject({ isImperial: false, cm: '180', kg: '75' })
  })
})

describe('names the field and what it takes', () => {
  test.each([
    [typed({}), 'feet', 'Enter whole feet'],
    [typed({ feet: '5', inches: '14', pounds: '143' }), 'inches', 'Enter inches from 0 to 11'],
    [typed({ feet: '2', inches: '6', pounds: '143' }), 'feet', `Enter a height from 4'0" to 7'6"`],
    [typed({ feet: '5', inches: '6' }), 'pounds', 'Enter a weight from 66 to 660 lb'],
    [typed({ feet: 'five', pounds: '143' }), 'feet', 'Enter whole feet'],
    [typed({ kg: '75' }, false), 'cm', 'Enter a height from 122 to 228 cm'],
    [typed({ cm: '80', kg: '75' }, false), 'cm', 'Enter a height from 122 to 228 cm'],
    [
      typed({ feet: '5', inches: '6', pounds: '660' }),
      'pounds',
      `With a height of 5'6", enter a weight from 81 to 371 lb`,
    ],
    [typed({ cm: '220', kg: '40' }, false), 'kg', 'With a height of 220 cm, enter a weight from 63 to 290 kg'],
    [typed({ cm: '180', kg: '7' }, false), 'kg', 'Enter a weight from 30 to 299 kg'],
  ] as const)('%#', (form, field, message) =>
    expect(readMeasurements(form)).toEqual({ ok: false, error: { field, message } }),
  )
})
