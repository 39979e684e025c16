import { afterAll, describe, expect, test } from 'vitest'
import { energyFigure, energyIn, energyUnitBeside, energyWithUnit } from './energy.ts'
import { energyDifference } from './energy-difference.ts'
import { energyTyped, readEnergy, readWholeEnergy } from './typed-energy.ts'
import { chooseUnits } from './units.ts'

// The tests of other files may come after these in one process.
afterAll(() => chooseUnits({ energy: 'kcal' }))

describe('figures of energy', () => {
  test('are in kilocalories until another unit is chosen', () => {
    expect([energyWithUnit(640), energyFigure(2860.4), energyDifference(-45)]).toEqual([
      '640 kcal',
      '2,860',
      '−45 kcal',
    ])
  })

  test('are in kilojoules, rounded from what is stored and not from whole kilocalories', () => {
    chooseUnits({ energy: 'kJ' })
    expect([energyWithUnit(640), energyWithUnit(100.4), energyDifference(160)]).toEqual([
      '2,678 kJ',
      '420 kJ',
      '+669 kJ',
    ])
  })

  test('stand beside each other where both are chosen', () => {
    chooseUnits({ energy: 'both' })
    expect([energyWithUnit(640), energyFigure(640), energyUnitBeside(640), energyDifference(160)]).toEqual([
      '640 kcal (2,678 kJ)',
      '640',
      'kcal (2,678 kJ)',
      '+160 kcal (+669 kJ)',
    ])
  })

  test('are read back as they were typed', () => {
    for (const energy of ['kcal', 'kJ', 'both'] as const) {
      chooseUnits({ energy })
      for (let figure = 0; figure < 5000; figure += 7)
        expect(Math.round(energyIn(readEnergy(String(figure)).value ?? 0))).toBe(figure)
    }
  })
})

describe('a typed energy', () => {
  test.each([
    ['kcal', '640', 640],
    ['kcal', '640,5', 640.5],
    ['kcal', '2678 kJ', 640],
    ['both', '640 kcal', 640],
    ['kJ', '2678', 640],
    ['kJ', '2.678 kJ', 640],
    ['kJ', '2.6 kJ', 1],
    ['kJ', '640 kcal', 640],
  ] as const)('counts in kilocalories: with %s, %s', (energy, typed, kilocalories) => {
    chooseUnits({ energy })
    expect(Math.round(10 * (readEnergy(typed).value ?? 0)) / 10).toBeCloseTo(kilocalories, 0)
  })

  test('that is none is said to be none, and nothing is unknown', () => {
    expect(readEnergy('a lot').isUnread).toBe(true)
    expect(readEnergy('kJ').isUnread).toBe(true)
    expect(readEnergy(' ')).toEqual({ value: null })
  })

  test('is kept by a field that shows it in kilojoules', () => {
    chooseUnits({ energy: 'kJ' })
    expect(energyTyped(640)).toBe('2678')
    expect(Math.round(readEnergy(energyTyped(640)).value ?? 0)).toBe(640)
  })
})

describe('a typed energy of a field that refuses nothing', () => {
  test.each([
    ['kcal', '640', 640],
    ['kcal', '640.9', 640],
    ['kcal', '2678 kJ', 640],
    ['kcal', '1,640', 1640],
    ['both', '2,678 kJ', 640],
    ['both', '640x', 640],
    ['kJ', '2678', 640],
    ['kJ', '2678x', 640],
    ['kJ', '2,678 or so', 640],
    ['kJ', '640 kcal', 640],
    ['kJ', '99999999', 23_900_573],
    ['kJ', '', 0],
    ['kJ', 'a lot', 0],
    ['kcal', '-5', 0],
  ] as const)('counts what it begins with: with %s, %s', (energy, typed, kilocalories) => {
    chooseUnits({ energy })
    expect(readWholeEnergy(typed)).toBe(kilocalories)
  })

  test('gives every whole figure back as it was shown', () => {
    chooseUnits({ energy: 'kJ' })
    for (let figure = 0; figure < 5000; figure += 7) expect(readWholeEnergy(energyTyped(figure))).toBe(figure)
  })
})
