import { kilograms } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { planRecovery } from './recovery.ts'

test('after a marathon stores are filled and one and a half litres are drunk for each kilogram lost', () => {
  // 1 L/h over 3.5 h, of which 2.5 L were drunk: a kilogram is missing.
  const recovery = planRecovery(kilograms(70), 1, 210, 2500)
  expect(recovery).toMatchObject({ carbsPerHour: 70, hours: 4, protein: 21, drink: 1500 })
})

test('who drank what was sweated drinks nothing to make up for it', () => {
  expect(planRecovery(kilograms(70), 0.5, 60, 800).drink).toBe(0)
})
