import { addDays, type MealMove, type MoveBounds, moveMeals } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { aMealOption, aPlannedWeek } from './a-planned-week.ts'
import { cookAhead } from './cook-ahead.ts'

const stew = aMealOption({ recipe: 'stew', name: 'Lentil stew' })
/** Stew is cooked for Monday's dinner and eaten again at two lunches. It keeps until Thursday. */
const week = cookAhead(aPlannedWeek(), [{ meals: ['monday-dinner', 'tuesday-lunch', 'wednesday-lunch'], dish: stew }])
const [monday = week.days[0]?.date as never] = week.days.map(({ date }) => date)
const on = (days: number) => addDays(monday, days)
const potOf = (days: number) => `${on(days)}/monday-dinner`
const free: MoveBounds = { isSettled: () => false, cooked: new Set() }
const move = (meal: string, from: number, to: number): MealMove => ({ date: on(from), meal, to: on(to) })
const moved = (moves: readonly MealMove[], bounds = free) => {
  const result = moveMeals(week, moves, bounds)
  if (!result.ok) throw new Error(result.error.code)
  return result.value
}
const refusal = (moves: readonly MealMove[], bounds = free) => {
  const result = moveMeals(week, moves, bounds)
  return result.ok ? undefined : result.error
}
const stewAt = (one: typeof week) =>
  one.days.flatMap(({ meals }) => meals.filter(({ options }) => options[0].recipe === 'stew').map(({ id }) => id))
const portionsOf = (one: typeof week) => one.cooking?.[0]?.portions.map(({ date, meal }) => `${date}/${meal}`)

describe('a dish that moves to another day', () => {
  test('changes places with what stands there, its plate of the pot too', () => {
    const after = moved([move('wednesday-lunch', 2, 3)])
    expect(stewAt(after)).toEqual(['monday-dinner', 'tuesday-lunch', 'thursday-lunch'])
    expect(portionsOf(after)).toEqual([`${on(0)}/monday-dinner`, `${on(1)}/tuesday-lunch`, `${on(3)}/thursday-lunch`])
    const [lunch] = after.days[2]?.meals.filter(({ id }) => id === 'wednesday-lunch') ?? []
    expect(lunch?.options[0].recipe).toBe(
      week.days[3]?.meals.find(({ id }) => id === 'thursday-lunch')?.options[0].recipe,
    )
    expect(lunch?.cooking).toBeUndefined()
  })

  test('is refused where it does not keep until then', () => {
    expect(refusal([move('wednesday-lunch', 2, 4)])).toEqual({
      code: 'not-kept',
      name: 'Lentil stew',
      cookedOn: monday,
      keepsUntil: on(3),
      to: on(4),
    })
  })

  test('is refused where the dish that makes room for it would not keep', () => {
    expect(refusal([move('friday-lunch', 4, 1)])).toMatchObject({ code: 'not-kept', name: 'Lentil stew', to: on(4) })
  })

  test('is refused for what is eaten, over or kept, on either day', () => {
    const settled: MoveBounds = { ...free, isSettled: (date) => date === on(3) }
    expect(refusal([move('wednesday-lunch', 2, 3)], settled)).toMatchObject({ code: 'settled', date: on(3) })
    expect(refusal([move('thursday-lunch', 3, 2)], settled)).toMatchObject({ code: 'settled', date: on(3) })
  })

  test('cannot come before its pot is cooked, once that is cooked', () => {
    const cooked: MoveBounds = { ...free, cooked: new Set([potOf(0)]) }
    expect(refusal([move('monday-dinner', 0, 6)], cooked)).toMatchObject({ code: 'not-kept', keepsUntil: on(3) })
    expect(refusal([move('monday-dinner', 0, 6)])).toBeUndefined()
  })

  test('is none of fuel, nor of a day that is not planned', () => {
    const fuel = week.days[0]?.meals.find(({ slot }) => slot === 'snack')
    expect(refusal([move(fuel?.id ?? '', 0, 1)])).toEqual({ code: 'no-such-meal' })
    expect(refusal([move('monday-dinner', 0, 8)])).toEqual({ code: 'no-such-meal' })
  })
})

test('a whole pot moves with all that is eaten from it, however far its leftovers go', () => {
  const pot = [move('monday-dinner', 0, 3), move('tuesday-lunch', 1, 4), move('wednesday-lunch', 2, 5)]
  expect(stewAt(moved(pot))).toEqual(['thursday-dinner', 'friday-lunch', 'saturday-lunch'])
  const next = [move('monday-dinner', 0, 1), move('tuesday-lunch', 1, 2), move('wednesday-lunch', 2, 3)]
  expect(stewAt(moved(next))).toEqual(['tuesday-dinner', 'wednesday-lunch', 'thursday-lunch'])
  expect(refusal(pot, { ...free, cooked: new Set([potOf(0)]) })).toMatchObject({ code: 'not-kept' })
})
