import { addDays, localDate } from '@pacemeal/domain'
import { aPlannedWeek, cookAhead } from '@pacemeal/testing'
import { describe, expect, test } from 'vitest'
import { cookDaysOf, countCookings, handsOnMinutesOf, trackOf } from './kitchen-minutes.ts'

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

describe('the cookings of a week', () => {
  const [pot] = events
  if (!pot) throw new Error('nothing is cooked')
  const forOneMeal = { ...pot, portions: pot.portions.slice(0, 1) }

  test.each([
    ['a pan of ten minutes for one meal', { handsOnMinutes: 7, waitingMinutes: 3, isHeated: true }, 0],
    ['what takes longer, waiting included', { handsOnMinutes: 4, waitingMinutes: 7, isHeated: false }, 1],
    ['a pan of a plan that does not say what is heated', { handsOnMinutes: 7, waitingMinutes: 0 }, 0],
  ])('%s', (_, minutes, cookings) => {
    const { isHeated: _heated, ...rest } = forOneMeal
    expect(countCookings([{ ...rest, ...minutes }])).toEqual({ cookings, quick: 1 - cookings })
  })

  test('hold what is made in a few minutes for several days', () =>
    expect(countCookings([{ ...pot, handsOnMinutes: 3, waitingMinutes: 0 }])).toEqual({ cookings: 1, quick: 0 }))
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

  test('hold what is cooked or made for several days, and a count of what is made in a few minutes', () =>
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
})
