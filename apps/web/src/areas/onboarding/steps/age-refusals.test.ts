import { readAge } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { ageRefusalText } from './age-refusals.ts'

test.each([
  ['', 'Enter your age'],
  ['24.5', 'Enter your age in whole years'],
  ['121', 'Enter an age from 1 to 120'],
  ['17', 'You must be at least 18 years old to continue'],
])('the age %j is refused with %j', (text, said) => {
  const read = readAge(text)
  expect(read.ok || ageRefusalText(read.error)).toBe(said)
})
