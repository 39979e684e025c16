import { expect, test } from 'vitest'
import { isInchPaper } from './paper.ts'

test('paper is in inches in North America and of the A series elsewhere', () => {
  expect(['en', 'en-US', 'en-CA', 'fr-CA', 'es-MX', 'es-US'].filter((one) => !isInchPaper(one))).toEqual([])
  expect(['en-GB', 'de', 'de-DE', 'es', 'es-ES', 'es-AR'].filter(isInchPaper)).toEqual([])
})
