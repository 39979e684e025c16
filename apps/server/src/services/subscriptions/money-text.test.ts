import { subscriptionPlans } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { moneyText } from './money-text.ts'

test('prices are said as the plans say them', () => {
  const { monthly, yearly } = subscriptionPlans
  expect([monthly.monthlyPrice, yearly.monthlyPrice, yearly.charge].map((cents) => moneyText(cents))).toEqual([
    '$12.99',
    '$8.99',
    '$107.88',
  ])
  expect(yearly.charge).toBe(12 * yearly.monthlyPrice)
})
