import { type Athlete, kcal } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { aBody, anAthlete, sessions } from '../scenarios/build.ts'
import { formulaPrior } from './formula-prior.ts'

const athlete: Athlete = {
  ...anAthlete(),
  restrictions: [],
  zone: 'UTC',
  schedule: {
    monday: sessions('Conditioning 07:00-08:00 Moderate'),
    tuesday: [],
    wednesday: [],
    thursday: [],
    friday: [],
    saturday: [],
    sunday: [],
  },
}

test('steps do not move what is believed before the first day: they count once, where the log is replayed', () => {
  const walks = { ...athlete, body: aBody({ averageSteps: 14_000 }) }
  expect(formulaPrior(walks)).toEqual(formulaPrior(athlete))
})

test('nor does what was accepted before; body fat does, for the formula is another one', () => {
  expect(formulaPrior({ ...athlete, learned: { base: kcal(3000), sessionScale: 0.5 } })).toEqual(formulaPrior(athlete))
  expect(formulaPrior({ ...athlete, body: aBody({ bodyFatPercent: 10 }) }).base).toBeGreaterThan(
    formulaPrior(athlete).base,
  )
})

test.each([
  ['Male', 30, false],
  ['Female', 30, true],
  ['Female', 58, false],
  ['Non-Binary', 30, true],
] as const)('the water of a %s of %i years may follow a cycle: %s', (sex, age, mayHaveCycle) => {
  expect(formulaPrior({ ...athlete, body: aBody({ sex, age }) }).mayHaveCycle).toBe(mayHaveCycle)
})
