import { expect, test } from 'vitest'
import { WeekVariety } from './variety.ts'

test('a dinner comes twice a week at most, and not two days running', () => {
  const variety = new WeekVariety([])
  variety.serve('chili', 'turkey', 'dinner', 0)
  expect(variety.allows('chili', 'dinner', 1)).toBe(false)
  expect(variety.allows('chili', 'dinner', 2)).toBe(true)
  variety.serve('chili', 'turkey', 'dinner', 2)
  expect(variety.allows('chili', 'dinner', 5)).toBe(false)
})

test('leftovers are eaten for lunch the next day, once a week', () => {
  const variety = new WeekVariety([])
  variety.serve('chili', 'turkey', 'dinner', 0)
  expect(variety.allows('chili', 'lunch', 1)).toBe(true)
  variety.serve('chili', 'turkey', 'lunch', 1)
  variety.serve('curry', 'lentils', 'dinner', 2)
  expect(variety.allows('curry', 'lunch', 3)).toBe(false)
})

test('breakfast may repeat, three times', () => {
  const variety = new WeekVariety([])
  for (const day of [0, 1, 2]) {
    expect(variety.allows('porridge', 'breakfast', day)).toBe(true)
    variety.serve('porridge', 'oats', 'breakfast', day)
  }
  expect(variety.allows('porridge', 'breakfast', 3)).toBe(false)
})

test('the third dinner of tuna costs more than the second', () => {
  const variety = new WeekVariety([])
  const price = () => variety.price('tuna-salad', 'tuna', 'dinner')
  const first = price()
  variety.serve('tuna-pasta', 'tuna', 'lunch', 0)
  const second = price()
  variety.serve('tuna-melt', 'tuna', 'lunch', 1)
  expect(second).toBeGreaterThan(first)
  expect(price() - second).toBeGreaterThan(second - first)
})
