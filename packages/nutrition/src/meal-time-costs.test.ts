import { expect, test } from 'vitest'
import { ENTRY_SPACING } from './fuel-blocks.ts'
import { MEALS, mealCost, mealSpacingCost, type SessionAhead, SNACK, snackCost } from './meal-time-costs.ts'

const aSession = (changes: Partial<SessionAhead>): SessionAhead => ({
  start: 18 * 60,
  end: 19 * 60,
  isFuelled: true,
  isCompetition: false,
  isEarly: false,
  ...changes,
})

test('main meals stand three to six and a half hours apart for nothing, and never in another order', () => {
  const costs = [0, -60, 180, 390].map((apart) => mealSpacingCost(720, 720 + apart))
  expect(costs).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0])
  expect(mealSpacingCost(720, 720 + 179)).toBe(2)
  expect(mealSpacingCost(720, 720 + 391)).toBeGreaterThan(0)
  // Less than two and a half hours are not a matter of minutes.
  expect(mealSpacingCost(720, 720 + 149)).toBeGreaterThan(4 * mealSpacingCost(720, 720 + 150))
})

test('an entry that keeps its distance crowds nothing, and one a minute nearer does', () => {
  const cost = (apart: number) => snackCost(SNACK.usual, [SNACK.usual + apart], [])
  expect(cost(ENTRY_SPACING) - cost(ENTRY_SPACING + 1)).toBe(1)
  expect(cost(ENTRY_SPACING - 1) - cost(ENTRY_SPACING)).toBeGreaterThan(100)
})

test('the snack stays an hour before a session, and takes no notice of one that has begun', () => {
  const cost = (start: number) => snackCost(SNACK.usual, [], [aSession({ start, end: start + 60 })])
  expect([SNACK.usual - 30, SNACK.usual, SNACK.usual + 60].map(cost)).toEqual([0, 0, 0])
  expect(cost(SNACK.usual + 59)).toBeGreaterThan(0)
})

test('a main meal keeps out of the hour and a half before a session that is fueled, rather of two hours', () => {
  const at = MEALS.lunch.usual
  const cost = (ahead: number, changes: Partial<SessionAhead> = {}) =>
    mealCost('lunch', at, false, [], [aSession({ start: at + ahead, end: at + ahead + 60, ...changes })])
  expect([0, 120, 180].map((ahead) => cost(ahead))).toEqual([0, 0, 0])
  expect(cost(119)).toBeGreaterThan(0)
  expect(cost(90)).toBe(cost(119))
  expect(cost(89)).toBeGreaterThan(10 * cost(90))
  expect(cost(30)).toBeGreaterThan(cost(31))
  expect(cost(30, { isFuelled: false })).toBe(0)
  // A competition asks for three.
  expect(cost(179, { isCompetition: true })).toBeGreaterThan(0)
  expect(cost(180, { isCompetition: true })).toBe(0)
  // Nobody breakfasts before an early session.
  const early = aSession({ start: 420, end: 480, isEarly: true })
  const breakfast = (sessions: readonly SessionAhead[]) => mealCost('breakfast', 290, false, [], sessions)
  expect(breakfast([early]) - breakfast([{ ...early, isEarly: false }])).toBeGreaterThan(1000)
})

test('dinner after a session that ended late costs more, unless it is what is eaten after it', () => {
  const at = 20 * 60 + 30
  const cost = (end: number, isPostFuel = false) =>
    mealCost('dinner', at, isPostFuel, [], [aSession({ start: end - 60, end })])
  expect(cost(20 * 60 + 15)).toBeGreaterThan(cost(20 * 60))
  expect(cost(at)).toBe(cost(20 * 60 + 15))
  expect(cost(20 * 60 + 15, true)).toBe(cost(20 * 60, true))
})
