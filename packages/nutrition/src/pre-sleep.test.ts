import { kilograms, minuteOfDay } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { findPreSleepProtein } from './pre-sleep.ts'
import { session } from './scenarios/build.ts'

const wanted = { isWanted: true }
const suggest = (texts: readonly string[], mass = 70, wishes: Parameters<typeof findPreSleepProtein>[2] = wanted) =>
  findPreSleepProtein(texts.map(session), kilograms(mass), wishes)

test.each([
  [50, 30],
  [70, 35],
  [95, 40],
])('%i kg after an evening of lifting get %i g, half an hour before bed', (mass, grams) => {
  expect(suggest(['Lift 18:30-19:45 Moderate'], mass)).toMatchObject({ protein: { value: grams }, at: 22 * 60 })
})

test.each([
  ['lifting in the morning', ['Lift 07:00-08:00 Intense'], wanted],
  ['an evening run', ['Conditioning 18:30-19:30 Intense'], wanted],
  ['light lifting', ['Lift 18:30-19:30 Light'], wanted],
  ['a rest day', [], wanted],
  ['lifting until bedtime, whose post-fuel it is', ['Lift 20:30-21:30 Intense'], wanted],
  ['somebody who did not ask', ['Lift 18:30-19:30 Intense'], {}],
  ['kidney disease', ['Lift 18:30-19:30 Intense'], { ...wanted, circumstances: { kidneyDisease: true } }],
  ['medical care', ['Lift 18:30-19:30 Intense'], { ...wanted, circumstances: { underMedicalCare: true } }],
])('%s gets none', (_, texts, wishes) => expect(suggest(texts, 70, wishes)).toBeNull())

test('a later bedtime moves it', () => {
  const late = suggest(['Hybrid 20:30-21:30 Intense'], 70, { ...wanted, bedtime: minuteOfDay(23 * 60 + 30) })
  expect(late?.at).toBe(23 * 60)
})
