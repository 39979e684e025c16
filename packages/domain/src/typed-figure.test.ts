import { describe, expect, test } from 'vitest'
import { readFigure } from './typed-figure.ts'

describe('a figure typed into a field that takes decimals', () => {
  test.each([
    ['72.5', 72.5],
    ['72,5', 72.5],
    [' 72 ', 72],
    ['72,', 72],
    [',5', 0.5],
    ['.5', 0.5],
    ['42,195', 42.195],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['12,345,678.9', 12_345_678.9],
    ['-3', -3],
    ['−3,5', -3.5],
  ])('%j is %d', (text, figure) => expect(readFigure(text)).toBe(figure))

  test.each(['', '  ', '.', '-', '7,2,1', '1.2.3', '1,23.4', '0,123.4', '1e3', '0x10', 'Infinity', '12 kg'])(
    '%j is none',
    (text) => expect(readFigure(text)).toBeNaN(),
  )
})
