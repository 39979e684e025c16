import { addDays, type CookEvent, keepPast, localDate, type PlannedWeek } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { aMealOption, aPlannedMeal, aPlannedWeek, at } from './a-planned-week.ts'
import { aSchedule, aSession } from './an-athlete.ts'

const monday = localDate('2026-11-16')
const wednesday = addDays(monday, 2)
const other = aMealOption({
  recipe: 'lentil-soup',
  name: 'Lentil Soup',
  calories: 500,
  protein: 30,
  carbs: 60,
  fat: 15,
})
const withOtherDishes = (week: PlannedWeek): PlannedWeek => ({
  ...week,
  days: week.days.map((day) => ({
    ...day,
    meals: day.meals.map((meal) => ({ ...meal, options: [other] as const })),
    planned: { ...day.planned, protein: other.protein * day.meals.length },
  })),
})
const before = aPlannedWeek(monday)
const planned = withOtherDishes(before)
const atLunch = { today: wednesday, minute: at(14), settled: new Set<string>() }
const dishesOn = (week: PlannedWeek, date = wednesday) =>
  week.days.find((day) => day.date === date)?.meals.map(({ id, options }) => `${id} ${options[0].recipe}`)

const anEvent = (change: Partial<CookEvent>): CookEvent => ({
  id: `${monday}/monday-dinner`,
  recipe: 'banana-porridge',
  name: 'Banana Porridge',
  cookedOn: monday,
  at: 1170,
  servingsCooked: 2,
  handsOnMinutes: 20,
  waitingMinutes: 0,
  keepsDays: 3,
  ingredients: [],
  steps: [],
  portions: [],
  restGrams: 0,
  ...change,
})

describe('a week that is planned anew', () => {
  test('keeps the days before today as they were', () => {
    const kept = keepPast(before, planned, atLunch)
    expect(kept.days.slice(0, 2)).toEqual(before.days.slice(0, 2))
    expect(kept.days.slice(3)).toEqual(planned.days.slice(3))
  })

  test('keeps of today what is over or settled, and adds the day up anew', () => {
    const kept = keepPast(before, planned, { ...atLunch, settled: new Set(['wednesday-dinner']) })
    expect(dishesOn(kept)).toEqual([
      'wednesday-breakfast banana-porridge',
      'wednesday-lunch banana-porridge',
      'wednesday-snack lentil-soup',
      'wednesday-dinner banana-porridge',
    ])
    const day = kept.days[2]
    const sum = day?.meals.reduce((total, { options }) => total + options[0].protein, 0)
    expect(day?.planned.protein).toBe(sum)
  })

  test('adds no meal to the hours that are over', () => {
    const early = aPlannedMeal({ id: 'wednesday-pre-fuel-0', slot: 'pre-fuel', at: 300 })
    const days = planned.days.map((day) => (day.date === wednesday ? { ...day, meals: [early, ...day.meals] } : day))
    expect(dishesOn(keepPast(before, { ...planned, days }, atLunch))).not.toContain(early.id)
  })

  test('does not lose a meal that would now have been earlier', () => {
    const days = planned.days.map((day) => ({
      ...day,
      meals: day.meals.map((meal) => (meal.slot === 'dinner' ? { ...meal, at: at(13) } : meal)),
    }))
    const kept = keepPast(before, { ...planned, days }, atLunch)
    expect(dishesOn(kept)).toContain('wednesday-dinner banana-porridge')
  })

  test('lets fuel stand at its session where that is still there, and on its own where it is not', () => {
    const [early, late] = [aSession({ start: at(7), end: at(8) }), aSession({ start: at(18), end: at(19) })]
    const two = aPlannedWeek(monday, aSchedule({ wednesday: [early, late] }))
    const one = aPlannedWeek(monday, aSchedule({ wednesday: [late] }))
    const [pre] = keepPast(two, one, atLunch).days[2]?.meals ?? []
    expect(pre).toMatchObject({ id: 'wednesday-pre-fuel-0' })
    expect(pre).not.toHaveProperty('session')
  })

  test('begins today when it was never planned before', () => {
    expect(keepPast(undefined, planned, atLunch).days.map(({ date }) => date)[0]).toBe(wednesday)
    expect(dishesOn(keepPast(undefined, planned, atLunch))).toHaveLength(4)
  })

  test('keeps what was cooked, and states the rest of what nobody eats any more', () => {
    const event = anEvent({
      portions: [
        { date: monday, meal: 'monday-dinner', eater: 'self', grams: 300 },
        { date: addDays(monday, 3), meal: 'thursday-lunch', eater: 'self', grams: 250 },
      ],
    })
    const cooking = { event: event.id, cookedOn: monday, servingsCooked: 2, handsOnMinutes: 0, waitingMinutes: 0 }
    const week: PlannedWeek = {
      ...before,
      days: before.days.map((day) => ({
        ...day,
        meals: day.meals.map((meal) =>
          ['monday-dinner', 'thursday-lunch'].includes(meal.id) ? { ...meal, cooking } : meal,
        ),
      })),
      cooking: [event],
    }
    const fresh = anEvent({ id: `${addDays(monday, 4)}/friday-dinner`, cookedOn: addDays(monday, 4) })
    const kept = keepPast(week, { ...planned, cooking: [fresh] }, atLunch)
    expect(kept.cooking).toEqual([
      { ...event, portions: [{ date: monday, meal: 'monday-dinner', eater: 'self', grams: 300 }], restGrams: 250 },
      fresh,
    ])
  })
})
