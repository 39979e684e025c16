import { readAmount } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { listText } from './formats.ts'
import { decimalNumber, moneyText, signedNumber, typedDecimal, unbroken, wholeNumber } from './numbers.ts'

test('numbers are written in the language of the app, or in the one that is asked for', () => {
  expect([wholeNumber(1239.6), decimalNumber(7, 1), signedNumber(45), signedNumber(-45), signedNumber(0)]).toEqual([
    '1,240',
    '7.0',
    '+45',
    '−45',
    '0',
  ])
  expect([wholeNumber(1240, 'de'), decimalNumber(7, 1, 'de')]).toEqual(['1.240', '7,0'])
  expect([wholeNumber(12_400, 'es'), decimalNumber(7, 1, 'es')]).toEqual(['12.400', '7,0'])
})

test('a field holds a figure as the reader would type it, and it is read as what it was', () => {
  expect([typedDecimal(1240.06, 1, 'en'), typedDecimal(0.75, 2, 'de'), typedDecimal(12_400.5, 1, 'es')]).toEqual([
    '1240.1',
    '0,75',
    '12400,5',
  ])
  for (const locale of ['en', 'de', 'es']) {
    for (const figure of [0, 0.25, 1, 1.05, 9.99, 1234.5, 15_000]) {
      expect(readAmount(typedDecimal(figure, 2, locale)), `${figure} in ${locale}`).toEqual({ value: figure })
    }
  }
})

test('money has its currency', () => {
  expect([moneyText(1299), moneyText(1299, 'EUR')]).toEqual(['$12.99', '€12.99'])
})

test('lists end with their last word', () => {
  expect(listText(['vegan', 'paleo'])).toBe('vegan and paleo')
  expect(listText(['vegan', 'paleo', 'halal'], 'disjunction')).toBe('vegan, paleo, or halal')
  expect(listText(['pan', 'higos'], 'conjunction', 'es')).toBe('pan e higos')
})

test('an amount keeps its whole number, its fraction and its unit on one line', () => {
  expect(unbroken('2 1/2 cucharaditas (13 g)')).toBe('2\u00a01/2\u00a0cucharaditas (13\u00a0g)')
  expect(unbroken('1½ cups (120 g)')).toBe('1½\u00a0cups (120\u00a0g)')
})
