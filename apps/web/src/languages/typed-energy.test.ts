import { afterEach, expect, test } from 'vitest'
import { readEnergy, readWholeEnergy } from './typed-energy.ts'
import { chooseUnits } from './units.ts'

afterEach(() => chooseUnits({ energy: 'kcal' }))

test.each([
  ['1.500', 1500],
  ['1,500', 1500],
  ['12.345', 12_345],
  ['1.500 kcal', 1500],
  ['1500', 1500],
  ['1.5', 1.5],
  ['0.125', 0.125],
  ['2092 kJ', 500],
  ['2.092 kJ', 500],
])('%j is an energy of %d kcal, however thousands are written', (typed, kilocalories) =>
  expect(readEnergy(typed).value).toBeCloseTo(kilocalories, 0),
)

test('a field that refuses nothing reads thousands, too', () => {
  expect(readWholeEnergy('1.500')).toBe(1500)
  expect(readWholeEnergy('320.5 or so')).toBe(320)
  expect(readWholeEnergy('none')).toBe(0)
})
