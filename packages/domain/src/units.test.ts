import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readUnitChoices, unitChoices } from './unit-choices.ts'
import {
  celsiusToFahrenheit,
  centimetres,
  centimetresToInches,
  cupsToMillilitres,
  fahrenheitToCelsius,
  feetToMetres,
  fluidOuncesToMillilitres,
  gramsToOunces,
  inchesToCentimetres,
  kilograms,
  kilogramsToPounds,
  kilometresToMiles,
  metresToFeet,
  milesToKilometres,
  millilitresToFluidOunces,
  ouncesToGrams,
  poundsToKilograms,
} from './units.ts'

/** There and back; what a screen shows and what is stored. */
const conversions: readonly (readonly [string, (stored: number) => number, (shown: number) => number])[] = [
  ['pounds', (kg) => kilogramsToPounds(kilograms(kg)), poundsToKilograms],
  ['inches', (cm) => centimetresToInches(centimetres(cm)), inchesToCentimetres],
  ['miles', kilometresToMiles, milesToKilometres],
  ['feet', metresToFeet, feetToMetres],
  ['fluid ounces', millilitresToFluidOunces, fluidOuncesToMillilitres],
  ['ounces', gramsToOunces, ouncesToGrams],
  ['cups', (volume) => volume / cupsToMillilitres(1), cupsToMillilitres],
  ['degrees Fahrenheit', celsiusToFahrenheit, fahrenheitToCelsius],
]

describe('units', () => {
  test.each(conversions)('a figure in %s is the same after 10,000 ways there and back', (_, show, store) => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 30_000 }), (tenths) => {
        const before = tenths / 10
        expect(Number(store(show(before)).toFixed(9))).toBe(before)
        expect(Number(show(store(before)).toFixed(9))).toBe(before)
      }),
      { numRuns: 5_000 },
    )
    let stored = 62.3
    for (let way = 0; way < 10_000; way += 1) stored = store(show(stored))
    expect(stored).toBeCloseTo(62.3, 8)
  })

  test('are what the agreements say', () => {
    expect(poundsToKilograms(100)).toBeCloseTo(45.359237, 9)
    expect(ouncesToGrams(16)).toBeCloseTo(453.59237, 9)
    expect(cupsToMillilitres(1)).toBeCloseTo(236.5882365, 9)
    expect(fluidOuncesToMillilitres(16)).toBeCloseTo(473.176473, 6)
    expect(milesToKilometres(26.21875)).toBeCloseTo(42.195, 3)
    expect(celsiusToFahrenheit(-40)).toBe(-40)
  })
})

describe('chosen units', () => {
  test('are read back as they were kept', () => {
    const record = Object.fromEntries(
      Object.entries(unitChoices).map(([name, takes]) => [name, fc.constantFrom(...takes)]),
    )
    fc.assert(
      fc.property(fc.record(record, { requiredKeys: [] }), (chosen) => {
        expect(readUnitChoices(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen)
      }),
    )
  })

  test('count as never chosen where what is kept does not fit', () => {
    expect(readUnitChoices({ mass: 'stone', clock: 12, distance: 'mi', colour: 'red' })).toEqual({ distance: 'mi' })
    expect(readUnitChoices(['kg'])).toEqual({})
    expect(readUnitChoices(null)).toEqual({})
  })
})
