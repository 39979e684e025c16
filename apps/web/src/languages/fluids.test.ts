import { kilograms } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { lineAbout } from '../areas/training/events/fuel-line-words.ts'
import { raceReasonText } from '../areas/training/events/race-reason-words.ts'
import { bodyMassText, bodyRateText } from './body-rates.ts'
import { fluidText, fluidTyped, fluidTypedRoughly, fluidUnit, readFluid } from './fluids.ts'
import { chooseUnits } from './units.ts'

describe('drinks', () => {
  test('are told in millilitres, and in ounces to those who chose them', () => {
    expect([fluidText(500), fluidUnit()]).toEqual(['500 ml', 'ml'])
    chooseUnits({ volume: 'fl-oz' })
    expect([fluidText(500), fluidUnit()]).toEqual(['17 fl oz', 'fl oz'])
    const sip = { until: 84, filledAt: null, waterAt: null, fluid: 480, volume: 500 } as Parameters<typeof lineAbout>[0]
    expect(lineAbout(sip, true)).toBe('sip 16\u00a0of 17\u00a0fl oz until 1:24')
    expect(raceReasonText({ rule: 'race_fluid_ceiling', inputs: { most: 1000 } } as never)).toBe(
      'More than 34 fl oz an hour does not leave the stomach in time.',
    )
  })

  test('of every whole millilitre are read back from what a field of ounces shows', () => {
    chooseUnits({ volume: 'fl-oz' })
    const all = Array.from({ length: 10_000 }, (_, millilitres) => millilitres)
    expect(all.filter((one) => readFluid(Number(fluidTyped(one))) !== one)).toEqual([])
  })

  test('of hours are filled in to the ounce or 10 ml', () => {
    expect(fluidTypedRoughly(1269)).toBe('1270')
    chooseUnits({ volume: 'fl-oz' })
    expect(fluidTypedRoughly(1269)).toBe('43')
  })
})

test('what a kilogram asks for is told for a pound to those who chose pounds', () => {
  chooseUnits({ mass: 'kg' })
  expect([bodyRateText(1.5), bodyMassText(kilograms(2))]).toEqual(['1.5 g/kg', '2.0 kg'])
  chooseUnits({ mass: 'lb' })
  expect([bodyRateText(1.5), bodyMassText(kilograms(2))]).toEqual(['0.68 g/lb', '4.4 lb'])
  const text = raceReasonText({ rule: 'race_loading', inputs: { perKilogram: 10, reached: 8.4 } } as never)
  expect(text).toBe('4.54 g/lb fill the stores for an event of this length; this day reaches 3.81 g/lb.')
})
