import { addDays, localDate } from '@pacemeal/domain'
import { aPlannedWeek, cookAhead } from '@pacemeal/testing'
import { describe, expect, test } from 'vitest'
import { cookDaysOf, countHeated, handsOnMinutesOf, trackOf } from './kitchen-minutes.ts'

const monday = localDate('2026-11-16')
const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index))
const week = cookAhead(aPlannedWeek(monday), [{ meals: ['monday-dinner', 'tuesday-lunch', 'thursday-lunch'] }])
const events = week.cooking ?? []
const minutes = week.days.map(({ date, meals }) => handsOnMinutesOf(date, events, meals))

describe('a pot through the week', () => {
  test('is cooked on one day, eaten on some, and waits between them', () => {
    const [event] = events
    const track = event ? trackOf(event, days) : []
    expect(track.map(({ isCooked }) => isCooked)).toEqual([true, false, false, false, false, false, false])
    expect(track.map(({ meals }) => meals)).toEqual([1, 1, 0, 1, 0, 0, 0])
    expect(track.map(({ isKept }) => isKept)).toEqual([true, true, true, true, false, false, false])
  })

  test('takes its minutes on the day of cooking, and a few to warm what is left', () =>
    expect(minutes).toEqual([6, 3, 0, 3, 0, 0, 0]))
})

describe('what is cooked over heat in a week', () => {
  const [pot] = events
  if (!pot) throw new Error('nothing is cooked')

  test('is counted apart from what is only put together', () =>
    expect(
      countHeated([
        { ...pot, isHeated: true },
        { ...pot, isHeated: false },
      ]),
    ).toBe(1))

  test('is not told where a plan does not say it of every dish', () => {
    const { isHeated: _, ...earlier } = pot
    expect(countHeated([{ ...pot, isHeated: true }, earlier])).toBeUndefined()
  })
})

describe('the days of a week in the kitchen', () => {
  const [pot] = events
  if (!pot) throw new Error('nothing is cooked')
  const quick = { ...pot, id: 'quick', handsOnMinutes: 4, waitingMinutes: 0, portions: pot.portions.slice(0, 1) }
  const made = [
    { ...quick, isHeated: false },
    { ...pot, isHeated: false },
    {
      ...quick,
      isHeated: false,
      cookedOn: days[2] ?? monday,
      portions: [{ ...pot.portions[0], date: days[2] ?? monday }],
    },
    { ...pot, isHeated: true, cookedOn: days[4] ?? monday },
  ] as readonly (typeof pot)[]

  test('hold what is cooked or made for several days, and a count of what is only put together', () =>
    expect(cookDaysOf(made, monday).days.map(({ date, pots, quick: count }) => [date, pots.length, count])).toEqual([
      [days[0], 1, 1],
      [days[2], 0, 1],
      [days[4], 1, 0],
    ]))

  test('begin with the next one on which something is cooked', () => {
    expect(cookDaysOf(made, monday).next).toBe(monday)
    expect(cookDaysOf(made, addDays(monday, 1)).next).toBe(days[4])
    expect(cookDaysOf(made, addDays(monday, 5)).next).toBeUndefined()
  })

  test('fold nothing of a plan that does not say what is heated', () => {
    const { isHeated: _, ...earlier } = quick as typeof pot
    expect(cookDaysOf([earlier], monday).days).toMatchObject([{ quick: 0 }])
  })
})
