import { checkKitchenPreferences, writeKitchenPreferences } from '@pacemeal/protocol'
import { describe, expect, test } from 'vitest'
import { someAthlete } from './athletes.ts'
import { heldOutCase, someCase } from './kitchen-cases.ts'

const numbers = Array.from({ length: 200 }, (_, i) => i)
const cases = numbers.map(someCase)

describe('cases of the bench', () => {
  test('are the same for the same number, and another for the next', () => {
    expect(someCase(17)).toEqual(someCase(17))
    expect(heldOutCase(17)).toEqual(heldOutCase(17))
    expect(someCase(17)).not.toEqual(someCase(18))
  })

  test('cover every family, and leave those alone as the athletes of the planner of before', () => {
    expect(new Set(cases.map(({ family }) => family))).toEqual(
      new Set(['alone', 'household', 'meals away', 'little time', 'small kitchen', 'early sessions', 'two a day']),
    )
    const alone = numbers.filter((number) => someCase(number).family === 'alone')
    expect(alone.every((number) => someCase(number).athlete.body.mass === someAthlete(number).body.mass)).toBe(true)
    expect(alone.length).toBe(80)
  })

  test('train early, or twice, where their family says so', () => {
    const days = (family: string) =>
      cases.filter((one) => one.family === family).flatMap(({ athlete }) => Object.values(athlete.schedule))
    const early = days('early sessions').filter((day) => day.length > 0)
    expect(early.every(([first]) => first !== undefined && first.start < 420)).toBe(true)
    expect(days('two a day').every((day) => day.length === 0 || day.length === 2)).toBe(true)
  })

  test.each([
    ['some', someCase],
    ['held out', heldOutCase],
  ])('%s: prefer only what may be chosen', (_, draw) => {
    const refused = numbers.filter(
      (number) => !checkKitchenPreferences(writeKitchenPreferences(draw(number).kitchen)).ok,
    )
    expect(refused).toEqual([])
  })
})
