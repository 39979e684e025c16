import { expect, test } from 'vitest'
import { paperLayout } from './paper-layout.ts'

const lines = (count: number, length: number) => Array.from({ length: count }, () => 'x'.repeat(length))

test.each([
  ['a marathon in lines of one row', lines(18, 45), 'plain'],
  ['as many lines of two rows', lines(18, 70), 'dense'],
  ['six hours in lines of two rows', lines(33, 60), 'dense'],
  ['a day and a night', lines(90, 60), 'fold'],
  ['nothing to take', [], 'plain'],
] as const)('%s', (_, texts, layout) => expect(paperLayout(texts)).toBe(layout))
