import { kilograms } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { findCaffeineSuggestion } from './caffeine.ts'
import { session } from './scenarios/build.ts'

const suggest = (text: string, mass = 60, more: { isWanted?: boolean; plannedToday?: number } = { isWanted: true }) =>
  findCaffeineSuggestion(session(text), kilograms(mass), more)

test('nobody gets caffeine who did not ask', () => {
  expect(suggest('Practice 10:00-11:00 Intense', 60, {})).toBeNull()
})

test('three milligrams per kilogram an hour ahead, at most 200', () => {
  expect(suggest('Practice 10:00-11:00 Intense')).toMatchObject({ dose: { value: 180 }, at: 540 })
  expect(suggest('Competition 10:00-11:00 Light', 90)?.dose.value).toBe(200)
  expect(suggest('Practice 10:00-11:00 Intense', 61)?.dose.value).toBe(180)
})

test.each([
  ['moderate work', 'Practice 10:00-11:00 Moderate'],
  ['a short session', 'Practice 10:00-10:44 Intense'],
  ['the afternoon', 'Practice 15:00-16:00 Intense'],
  ['recovery work', 'Recovery 10:00-11:00 Intense'],
  ['the small hours', 'Practice 00:30-02:00 Intense'],
])('%s gets none', (_, text) => {
  expect(suggest(text)).toBeNull()
})

test('a day never holds more than 400 mg', () => {
  expect(suggest('Practice 10:00-11:00 Intense', 60, { isWanted: true, plannedToday: 220 })).not.toBeNull()
  expect(suggest('Practice 10:00-11:00 Intense', 60, { isWanted: true, plannedToday: 221 })).toBeNull()
})
