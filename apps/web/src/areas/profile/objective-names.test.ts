import { performanceObjectives } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { objectiveChoice } from './objective-names.ts'

test('an objective is recognised by the goal it was chosen as', () =>
  expect(Object.fromEntries(performanceObjectives.map((one) => [one, objectiveChoice(one)]))).toEqual({
    maintain: 'Maintain & Recover (Maintain Weight)',
    cut: 'Pre-Season Cut (Fat Loss)',
    build: 'Off-Season Build (Lean Mass Gain)',
    balanced: 'Not Sure',
    peak: 'In-Season Peak',
  }))
