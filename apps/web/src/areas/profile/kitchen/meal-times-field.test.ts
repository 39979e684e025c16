import { expect, test } from 'vitest'
import { timesFor } from './meal-times-field.tsx'

test('a meal is offered at times that leave the other ones their place', () => {
  const free = timesFor('lunch', { breakfast: null, lunch: null, dinner: null })
  expect(free[0]).toBe(630)
  expect(timesFor('lunch', { breakfast: 600, lunch: null, dinner: null })).toEqual(free.filter((time) => time >= 690))
  expect(timesFor('breakfast', { breakfast: null, lunch: 630, dinner: null }).at(-1)).toBe(540)
  expect(timesFor('lunch', { breakfast: 600, lunch: 660, dinner: null })).toContain(660)
})
