import { localDate } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { stateWord } from './state-word.ts'

const when = { day: localDate('2026-03-03'), zone: 'America/New_York', now: Date.parse('2026-03-03T12:00:00-05:00') }
const breakfast = {
  id: 'b',
  slot: 'breakfast',
  at: 450,
  target: { calories: 0, carbs: 0, protein: 0, fat: 0 },
} as const

test.each([
  ['planned', 450, 'Not logged'],
  ['planned', 720, 'Upcoming'],
  ['eaten', 450, 'Finished'],
  ['skipped', 450, 'Skipped'],
] as const)('a meal that is %s at minute %d of a noon reads %s', (state, at, word) =>
  expect(stateWord({ state, meal: { ...breakfast, at } }, { ...when, isKnown: true })).toBe(word),
)

test.each([
  ['planned', 450, null],
  ['planned', 720, 'Upcoming'],
  ['eaten', 450, 'Finished'],
] as const)('while log or marks were not read, one that is %s at minute %d reads %s', (state, at, word) =>
  expect(stateWord({ state, meal: { ...breakfast, at } }, { ...when, isKnown: false })).toBe(word),
)
