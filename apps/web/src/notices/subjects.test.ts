import { expect, test } from 'vitest'
import { toldRefusal } from './refusal-notices.ts'
import { aboutOf } from './subjects.ts'

test('a plan under way, its end and its failure are one subject, so that the newest stands alone', () => {
  const codes = ['plan-building', 'plan-regenerated', 'regeneration-failed', 'profile-and-plan-updated'] as const
  expect(new Set(codes.map((code) => aboutOf(code, 'info').subject))).toEqual(new Set(['plan']))
})

test('a refusal is about what was done, also when its words are those of a lost network', () => {
  const refused = toldRefusal('subscribe', { code: 'network', said: '' })
  expect(refused).toMatchObject({ code: 'network-error', subject: 'subscription', isOfScreen: true })
})

test.each([
  ['settings-save-failed', 'error', true],
  ['too-many-categories', 'warning', true],
  ['tutorial-coming-soon', 'info', true],
  ['settings-saved', 'success', false],
  // Told on the way elsewhere, or by work behind every screen.
  ['google-failed', 'error', false],
  ['log-not-stored', 'error', false],
  ['plan-building', 'warning', false],
] as const)('%s leaves with its screen: %3$s', (code, type, isOfScreen) =>
  expect(aboutOf(code, type).isOfScreen).toBe(isOfScreen),
)
