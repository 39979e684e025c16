import { kilograms } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import type { RacePlan } from './race-plan.ts'
import { recoveryReasons } from './recovery-reasons.ts'

const planOf = (areFluidsTold: boolean) =>
  ({
    athlete: { mass: kilograms(70) },
    schedule: { targets: { sweat: { rate: 1 } } },
    areFluidsTold,
  }) as unknown as RacePlan

test('after two hours of a liter an hour in which half of it was drunk, the other half comes back and more', () => {
  const [food, drink] = recoveryReasons(planOf(true), { minutes: 120, fluid: 1000 })
  expect(food).toMatchObject({ rule: 'race_recovery', inputs: { carbsPerHour: 70, hours: 4, protein: 21 } })
  expect(drink).toMatchObject({ rule: 'race_rehydration', inputs: { lost: 1, drink: 1500 } })
})

test('nothing is said of drink before it is told what was drunk, nor where a doctor may have set it', () => {
  const rules = (reasons: ReturnType<typeof recoveryReasons>) => reasons.map(({ rule }) => rule)
  expect(rules(recoveryReasons(planOf(true), null))).toEqual(['race_recovery'])
  expect(rules(recoveryReasons(planOf(false), { minutes: 120, fluid: 0 }))).toEqual(['race_recovery'])
})
