import { expect, test } from 'vitest'
import { broughtLines, sizeText, skippedLines } from './report-words.ts'

test('an import is told thing by thing, in words', () => {
  const report = {
    imported: { user_profiles: 1, meal_logs: 1240, meal_marks: 0, water_glasses: 3 },
    skipped: { payments: 'Stays with the account it came from.' },
    pictures: 2,
  }
  expect(broughtLines(report)).toEqual(['1 profile', '1,240 logged meals', '3 water glasses', '2 pictures'])
  expect(skippedLines(report)).toEqual(['Payments: Stays with the account it came from.'])
  expect(broughtLines({ imported: {}, skipped: {}, pictures: 0 })).toEqual([])
})

test.each([
  [1, '1 kB'],
  [999_001, '1,000 kB'],
  [12_400_000, '12.4 MB'],
  [1_073_741_824, '1.1 GB'],
])('%d bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})
