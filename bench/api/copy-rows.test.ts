import { expect, test } from 'vitest'
import { copyText } from './copy-rows.ts'

test('what ends a value or a line in COPY is written so that it does not', () => {
  expect(copyText(null)).toBe('\\N')
  expect(copyText('\\N')).toBe('\\\\N')
  expect(copyText('a\tb\nc\rd\\')).toBe('a\\tb\\nc\\rd\\\\')
  expect(copyText(12.5)).toBe('12.5')
  expect(copyText('')).toBe('')
})
