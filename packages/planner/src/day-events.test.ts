import { openCatalog } from '@pacemeal/catalog'
import {
  instantText,
  kcal,
  type MealLog,
  minuteOfDay,
  nutrients,
  type PlannedDay,
  recordOf,
  sessionRef,
  defaultKitchenPreferences as wishes,
} from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { type DayRecords, findEvents, sessionsOf } from './day-events.ts'
import { footballer } from './fixtures/athletes.ts'
import { solveWeekOnce } from './fixtures/solved-weeks.ts'
import { monday, solver } from './fixtures/solver.ts'
import { isWorthOffering } from './meal-changes.ts'
import { replan } from './replan.ts'

const noAmounts = recordOf(nutrients, () => null)
const catalog = openCatalog()
const week = solveWeekOnce({ athlete: footballer, monday, seed: 1 })
const dayOf = (index: number): PlannedDay => {
  const day = week.days[index]
  if (!day) throw new Error('no such day')
  return day
}
const thursday = dayOf(3)
const records = (change: Partial<DayRecords> = {}): DayRecords => ({
  athlete: footballer,
  today: thursday,
  tomorrow: dayOf(4),
  logs: [],
  marks: new Map(),
  recorded: [],
  ...change,
})
const dishOf = (slot: string) => {
  const meal = thursday.meals.find((one) => one.slot === slot)
  if (!meal) throw new Error(`no ${slot}`)
  return { id: meal.id, dish: meal.options[0] }
}
const lunch = dishOf('lunch')
const log = (amounts: Partial<MealLog['amounts']>, change: Partial<MealLog> = {}): MealLog => ({
  id: 'log',
  name: 'Something',
  loggedAt: instantText(Date.parse(`${thursday.date}T11:40:00Z`)),
  createdAt: instantText(Date.parse(`${thursday.date}T11:41:00Z`)),
  mealTime: 'lunch',
  amounts: { ...noAmounts, ...amounts },
  status: 'Followed',
  ...change,
})

describe('the events of a day', () => {
  test('are none when nothing was said of it', () => expect(findEvents(records())).toEqual([]))

  test('name the meal that a log fulfils, with figures only when they differ', () => {
    const { calories, protein, carbs, fat } = lunch.dish
    const asPlanned = findEvents(records({ logs: [log({ calories, protein, carbs, fat })] }))
    expect(asPlanned).toEqual([{ kind: 'eaten', meal: lunch.id }])
    const twice = log({ calories: calories * 2, protein: protein * 2, carbs: carbs * 2, fat: fat * 2 })
    expect(findEvents(records({ logs: [twice] }))).toMatchObject([{ kind: 'eaten', figures: { carbs: carbs * 2 } }])
  })

  test('fill what a log leaves open in the proportions of the dish; one without figures counts as the dish', () => {
    const [half] = findEvents(records({ logs: [log({ calories: lunch.dish.calories / 2 })] }))
    expect(half).toMatchObject({ kind: 'eaten', figures: { protein: lunch.dish.protein / 2, fat: lunch.dish.fat / 2 } })
    expect(findEvents(records({ logs: [log({})] }))).toEqual([{ kind: 'eaten', meal: lunch.id }])
    // Without carbohydrate, and nothing else known: not a lunch of nothing.
    expect(findEvents(records({ logs: [log({ carbs: 0 })] }))).toEqual([{ kind: 'eaten', meal: lunch.id }])
    const [steak] = findEvents(records({ logs: [log({ carbs: 0, protein: lunch.dish.protein })] }))
    expect(steak).toMatchObject({ figures: { carbs: 0, protein: lunch.dish.protein, fat: lunch.dish.fat } })
  })

  test('keep what was eaten beside the plan apart, and leave out what has no figures', () => {
    const extra = log({ calories: 300 }, { id: 'cake', mealTime: 'general' })
    const unknown = log({}, { id: 'tea', mealTime: 'general' })
    expect(findEvents(records({ logs: [extra, unknown] }))).toMatchObject([
      { kind: 'eaten-extra', id: 'cake', figures: { calories: 300 } },
    ])
  })

  test('count what was taken in a session against what the plan counts of it already', () => {
    const [first] = thursday.sessions
    if (first === undefined) throw new Error('no session')
    const carbs = 45
    const session = { ...first, during: { ...first.during, carbs } }
    const today = { ...thursday, sessions: [session] }
    const fuel = (taken: number, id: string) =>
      log(
        { calories: 4 * taken, carbs: taken, protein: 0, fat: 0 },
        { id, mealTime: 'general', session: sessionRef(thursday.date, session) },
      )
    expect(findEvents(records({ today, logs: [fuel(carbs, 'as planned')] }))).toEqual([])
    expect(findEvents(records({ today, logs: [fuel(carbs + 20, 'more')] }))).toMatchObject([
      { kind: 'eaten-extra', id: 'more', figures: { calories: 80, carbs: 20 } },
    ])
    expect(findEvents(records({ today, logs: [fuel(carbs, 'as planned'), fuel(20, 'again')] }))).toMatchObject([
      { kind: 'eaten-extra', id: 'again', figures: { carbs: 20 } },
    ])
    // One that does not say how much is no less than planned, in any order.
    const unsaid = { ...fuel(0, 'unsaid'), amounts: noAmounts }
    expect(findEvents(records({ today, logs: [unsaid, fuel(20, 'some')] }))).toEqual([])
    expect(findEvents(records({ today, logs: [fuel(carbs + 20, 'more'), unsaid] }))).toMatchObject([
      { kind: 'eaten-extra', figures: { carbs: 20 } },
    ])
  })

  test('count the banana of an event as what it says, without protein and fat that nobody said', () => {
    const [first] = thursday.sessions
    if (first === undefined) throw new Error('no session')
    const session = { ...first, during: { ...first.during, carbs: 45 } }
    const banana = log(
      { calories: 400, carbs: 100 },
      { id: 'report', mealTime: 'general', event: 'race', session: sessionRef(thursday.date, session) },
    )
    const [extra] = findEvents(records({ today: { ...thursday, sessions: [session] }, logs: [banana] }))
    expect(extra).toEqual({
      kind: 'eaten-extra',
      id: 'report',
      figures: { calories: 220, carbs: 55, protein: 0, fat: 0 },
    })
  })

  test('keep what was taken in a session that is not in the schedule any more', () => {
    const [first] = thursday.sessions
    if (first === undefined) throw new Error('no session')
    const session = { ...first, during: { ...first.during, carbs: 45 } }
    const taken = log(
      { calories: 180, carbs: 45, protein: 0, fat: 0 },
      { id: 'taken', mealTime: 'general', session: sessionRef(thursday.date, session) },
    )
    const athlete = { ...footballer, schedule: { ...footballer.schedule, thursday: [] } }
    const today = { ...thursday, sessions: [session] }
    expect(findEvents(records({ athlete, today, logs: [taken] }))).toContainEqual({
      kind: 'eaten-extra',
      id: 'taken',
      figures: { calories: 180, carbs: 45, protein: 0, fat: 0 },
    })
  })

  test('tell skipped and locked meals of today and tomorrow', () => {
    const tomorrow = dayOf(4)
    const [first] = tomorrow.meals
    const locked = { ...tomorrow, meals: tomorrow.meals.map((meal) => ({ ...meal, isLocked: meal === first })) }
    expect(findEvents(records({ tomorrow: locked, marks: new Map([[lunch.id, 'skipped']]) }))).toEqual([
      { kind: 'skipped', meal: lunch.id },
      { kind: 'locked', meal: first?.id },
    ])
  })

  test('tell a schedule that has changed since', () => {
    const schedule = { ...footballer.schedule, friday: [] }
    expect(findEvents(records({ athlete: { ...footballer, schedule } }))).toEqual([
      { kind: 'session-dropped', day: 'tomorrow', start: 10 * 60 },
    ])
  })
})

test('once a day was adjusted to what a watch recorded, the same record asks for nothing more', () => {
  const now = minuteOfDay(17 * 60 + 45)
  const long = { code: 1, start: minuteOfDay(16 * 60 + 4), end: minuteOfDay(17 * 60 + 40), calories: kcal(1250) }
  const adjust = (today: PlannedDay, tomorrow: PlannedDay | null) => {
    const events = findEvents(records({ today, tomorrow, recorded: [long] }))
    const { wednesday, friday, saturday } = footballer.schedule
    const sessions = { yesterday: wednesday, today: sessionsOf(today), tomorrow: friday, dayAfter: saturday }
    return replan({ athlete: footballer, now, today, tomorrow, sessions, events, seed: 1, wishes }, catalog, solver)
  }
  const first = adjust(thursday, dayOf(4))
  if (first.kind !== 'replanned') throw new Error(JSON.stringify(first))
  expect(isWorthOffering(first.changes)).toBe(true)
  expect(first.changes.flatMap(({ because }) => because.map(({ rule }) => rule))).toContain('session_longer')
  const second = adjust(first.today, first.tomorrow)
  expect(second.kind === 'replanned' && isWorthOffering(second.changes)).toBe(false)
})

test('a locked meal keeps its dish, its time and its lock through an adjustment', () => {
  const now = minuteOfDay(13 * 60 + 30)
  const dinner = dishOf('dinner')
  const meals = thursday.meals.map((meal) =>
    meal.id === dinner.id ? { ...meal, at: meal.at + 40, isLocked: true } : meal,
  )
  const today = { ...thursday, meals }
  const events = findEvents(records({ today, marks: new Map([[lunch.id, 'skipped']]) }))
  const { wednesday, friday, saturday } = footballer.schedule
  const sessions = { yesterday: wednesday, today: sessionsOf(today), tomorrow: friday, dayAfter: saturday }
  const result = replan(
    { athlete: footballer, now, today, tomorrow: dayOf(4), sessions, events, seed: 1, wishes },
    catalog,
    solver,
  )
  expect(result.kind).toBe('replanned')
  const kept = result.kind === 'replanned' ? result.today.meals.find(({ id }) => id === dinner.id) : undefined
  const was = today.meals.find(({ id }) => id === dinner.id)
  expect(kept).toMatchObject({ isLocked: true, at: was?.at })
  expect(kept?.options[0]).toEqual(dinner.dish)
})

test('a locked dish that the athlete may no longer eat is given up; one in their own words is theirs', () => {
  const chicken = dishOf('dinner')
  const meaty = {
    ...chicken.dish,
    ingredients: [{ food: 'chicken-breast-raw', grams: 200, amount: '200 g', item: 'chicken' }],
  }
  const vegan = { ...footballer, diets: ['vegan' as const], restrictions: ['dragonfruit'] }
  const now = minuteOfDay(13 * 60 + 30)
  const dinnerOf = (
    dish: PlannedDay['meals'][number]['options'][0],
    lock: { isLocked?: true } = { isLocked: true },
  ) => {
    const meals = thursday.meals.map((meal) =>
      meal.id === chicken.id ? { ...meal, ...lock, options: [dish] as const } : meal,
    )
    const today = { ...thursday, meals }
    const events = findEvents(records({ today, marks: new Map([[lunch.id, 'skipped']]) }))
    const { wednesday, friday, saturday } = footballer.schedule
    const sessions = { yesterday: wednesday, today: sessionsOf(today), tomorrow: friday, dayAfter: saturday }
    const result = replan(
      { athlete: vegan, now, today, tomorrow: null, sessions, events, seed: 1, wishes },
      catalog,
      solver,
    )
    return result.kind === 'replanned' ? result.today.meals.find(({ id }) => id === chicken.id) : undefined
  }
  const replaced = dinnerOf(meaty)
  expect(replaced?.options[0].ingredients.map(({ food }) => food)).not.toContain('chicken-breast-raw')
  expect(replaced?.isLocked).toBeUndefined()
  const own = {
    ...meaty,
    name: 'Dragonfruit of my own',
    ingredients: [],
    own: { avoided: ['dragonfruit'], category: 'Mixed' as const, timing: null },
  }
  const kept = dinnerOf(own)
  expect(kept?.options[0].name).toBe('Dragonfruit of my own')
  expect(kept?.isLocked).toBe(true)
  const edited = dinnerOf(own, {})
  expect(edited?.options[0]).toEqual(own)
  expect(edited?.isLocked).toBeUndefined()
})

test('a plan that ends today is adjusted for today alone', () => {
  const now = minuteOfDay(14 * 60)
  const events = findEvents(records({ tomorrow: null, marks: new Map([[lunch.id, 'skipped']]) }))
  const { wednesday, friday, saturday } = footballer.schedule
  const sessions = { yesterday: wednesday, today: sessionsOf(thursday), tomorrow: friday, dayAfter: saturday }
  const result = replan(
    { athlete: footballer, now, today: thursday, tomorrow: null, sessions, events, seed: 1, wishes },
    catalog,
    solver,
  )
  expect(result).toMatchObject({ kind: 'replanned', tomorrow: null })
  expect(result.kind === 'replanned' && new Set(result.changes.map(({ day }) => day))).toEqual(new Set(['thursday']))
})
