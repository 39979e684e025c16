import {
  addDays,
  instantOn,
  type LocalDate,
  localDate,
  type PlannedWeek,
  type Weekday,
  weekdays,
} from '@pacemeal/domain'
import { databaseId, dayField, readMealPlan } from '@pacemeal/protocol'
import { aProfile } from '@pacemeal/testing'
import { type Models, Query } from 'appwrite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { usually } from '../../testing/databases.ts'
import { askForPlan, signUpAthlete } from '../../testing/planned-people.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { type Person, refusal } from '../../testing/test-browser.ts'
import { untilIdle } from '../../testing/until-idle.ts'

const monday = localDate('2026-03-02')
const next = localDate('2026-03-09')
const zone = aProfile().timeZone ?? 'UTC'

describe.each(usually('sqlite'))('plans of calendar weeks on %s', (database) => {
  let app: TestApp
  beforeEach(async () => {
    app = await startApp(database)
  })
  afterEach(() => app.close())

  const until = async (day: LocalDate, minute: number) => {
    app.clock.advance(Date.parse(instantOn(day, minute, zone)) - app.clock.now())
    app.backend.timers.nudge()
    await untilIdle(app)
  }
  const call = async ({ functions }: Person, body: object, path = '/') => {
    const run = await functions.createExecution({ functionId: 'meal-plan', xpath: path, body: JSON.stringify(body) })
    await untilIdle(app)
    return run
  }
  const regenerate = async (person: Person, weekStart?: LocalDate) => {
    app.clock.advance(6 * 60_000)
    const run = await person.functions.createExecution({
      functionId: 'meal-plan',
      body: JSON.stringify({ userId: person.userId, force: true, ...(weekStart ? { weekStart } : {}) }),
      async: true,
    })
    await untilIdle(app)
    return run
  }
  const change = async ({ databases: documents, userId }: Person, data: object) => {
    await documents.updateDocument({ databaseId, collectionId: 'user_profiles', documentId: userId, data })
    await untilIdle(app)
  }
  const plansOf = async ({ databases: documents }: Person, weekStart: LocalDate, status: string) => {
    const queries = [Query.equal('weekStart', weekStart), Query.equal('status', status), Query.orderDesc('$createdAt')]
    const found = await documents.listDocuments({ databaseId, collectionId: 'meal_plans', queries })
    return found.documents
  }
  const planOf = async (person: Person, weekStart: LocalDate, status = 'active'): Promise<Models.DefaultDocument> => {
    const [plan] = await plansOf(person, weekStart, status)
    if (plan === undefined) throw new Error(`No ${status} plan of ${weekStart}.`)
    return plan
  }
  const weekOf = (plan: object): PlannedWeek => {
    const week = readMealPlan(plan)
    if (!week.ok) throw new Error(week.error.problem)
    return week.value
  }
  const dishOf = (plan: object, meal: string) =>
    weekOf(plan)
      .days.flatMap(({ meals }) => meals)
      .find(({ id }) => id === meal)?.options[0].recipe
  const datesOf = (plan: object) => weekOf(plan).days.map(({ date }) => date)
  const textOf = (plan: Models.DefaultDocument, day: Weekday) => String(Reflect.get(plan, dayField(day)))

  test('leave what is over as it was, and what was eaten or marked of today', async () => {
    const maya = await signUpAthlete(app.browser())
    await askForPlan(maya)
    await untilIdle(app)
    const wednesday = addDays(monday, 2)
    await until(wednesday, 13 * 60)
    const before = await planOf(maya, monday)
    const today = weekOf(before).days[2]
    const dinner = today?.meals.find(({ slot }) => slot === 'dinner')
    const past = today?.meals.filter(({ at }) => at < 13 * 60) ?? []
    expect(past.length).toBeGreaterThan(0)
    await maya.databases.createDocument({
      databaseId,
      collectionId: 'meal_marks',
      documentId: 'unique()',
      data: { user: maya.userId, day: wednesday, meal: dinner?.id, mark: 'finished' },
    })

    await regenerate(maya)
    const after = await planOf(maya, monday)
    expect(after.$id).not.toBe(before.$id)
    expect(weekOf(after).days.slice(0, 2)).toEqual(weekOf(before).days.slice(0, 2))
    const meals = weekOf(after).days[2]?.meals ?? []
    for (const meal of [...past, dinner]) expect(meals).toContainEqual(meal)
    expect(textOf(after, 'friday')).not.toBe(textOf(before, 'friday'))
  })

  test('stay readable when their week is over', async () => {
    const maya = await signUpAthlete(app.browser())
    await askForPlan(maya)
    await untilIdle(app)
    const week = await planOf(maya, monday)
    await until(next, 9 * 60)
    expect((await planOf(maya, next)).weekStart).toBe(next)
    const [past] = await plansOf(maya, monday, 'replaced')
    for (const day of weekdays) expect(textOf(past ?? week, day)).toBe(textOf(week, day))
    const meal = weekOf(week).days[0]?.meals[0]
    const lock = call(
      maya,
      { userId: maya.userId, weekStart: monday, day: 'monday', mealId: meal?.id, isLocked: true },
      '/lock',
    )
    expect((await lock).responseStatusCode).toBe(404)
  })

  test('begin with the day of a sign-up on a Sunday, and next week’s is there at once', async () => {
    const sunday = addDays(monday, 6)
    await until(sunday, 10 * 60)
    const maya = await signUpAthlete(app.browser())
    await askForPlan(maya)
    await untilIdle(app)
    expect(datesOf(await planOf(maya, monday))).toEqual([sunday])
    const ahead = await planOf(maya, next, 'upcoming')
    expect(datesOf(ahead)).toEqual(Array.from({ length: 7 }, (_, day) => addDays(next, day)))
    // The evening makes no other, and the Monday begins with it.
    await until(sunday, 21 * 60)
    await until(next, 1)
    expect((await planOf(maya, next)).$id).toBe(ahead.$id)
  })

  test('of next week are made when they are asked for, changed like others, and kept when it begins', async () => {
    const maya = await signUpAthlete(app.browser())
    await askForPlan(maya)
    await untilIdle(app)
    await regenerate(maya, next)
    const ahead = await planOf(maya, next, 'upcoming')
    const lunch = weekOf(ahead).days[3]?.meals.find(({ slot }) => slot === 'lunch')
    const other = lunch?.options[1]?.recipe ?? ''
    const meal = { userId: maya.userId, weekStart: next, day: 'thursday', mealId: lunch?.id }
    expect((await call(maya, { ...meal, recipe: other }, '/choose')).responseStatusCode).toBe(200)
    expect((await call(maya, { ...meal, isLocked: true }, '/lock')).responseStatusCode).toBe(200)
    expect(dishOf(await planOf(maya, monday), lunch?.id ?? '')).not.toBe(undefined)

    await until(addDays(monday, 6), 21 * 60)
    await until(next, 1)
    const begun = await planOf(maya, next)
    expect(begun.$id).toBe(ahead.$id)
    expect(dishOf(begun, lunch?.id ?? '')).toBe(other)
  })

  test('of next week follow a change of the person, and keep what was locked', async () => {
    const maya = await signUpAthlete(app.browser())
    await askForPlan(maya)
    await untilIdle(app)
    await regenerate(maya, next)
    const ahead = await planOf(maya, next, 'upcoming')
    const dinner = weekOf(ahead).days[4]?.meals.find(({ slot }) => slot === 'dinner')
    const meal = { userId: maya.userId, weekStart: next, day: 'friday', mealId: dinner?.id }
    await call(maya, { ...meal, isLocked: true }, '/lock')
    await change(maya, { weightPounds: 190 })
    const [changed, ...others] = await plansOf(maya, next, 'upcoming')
    expect(others).toEqual([])
    expect(changed?.$id).not.toBe(ahead.$id)
    expect(dishOf(changed ?? {}, dinner?.id ?? '')).toBe(dinner?.options[0].recipe)
  })

  test('of next week go when they hold what the person must not eat any more', async () => {
    const maya = await signUpAthlete(app.browser())
    await askForPlan(maya)
    await untilIdle(app)
    await regenerate(maya, next)
    const ahead = await planOf(maya, next, 'upcoming')
    const [dish] = weekOf(ahead).days[1]?.meals[0]?.options ?? []
    await change(maya, { restrictions: [dish?.ingredients[0]?.item.split(',')[0] ?? ''] })
    expect((await plansOf(maya, next, 'upcoming')).map(({ $id }) => $id)).not.toContain(ahead.$id)
  })

  test('are made of this week and the next, and of no other', async () => {
    const maya = await signUpAthlete(app.browser())
    const ask = (weekStart: string) =>
      refusal(
        maya.functions.createExecution({
          functionId: 'meal-plan',
          body: JSON.stringify({ userId: maya.userId, weekStart }),
          async: true,
        }),
      )
    expect(await ask(addDays(monday, 14))).toBe('400 general_argument_invalid')
    expect(await ask(addDays(monday, -7))).toBe('400 general_argument_invalid')
    expect(await ask(addDays(monday, 1))).toBe('400 general_argument_invalid')
  })

  test('cannot be changed on a day that is over', async () => {
    const maya = await signUpAthlete(app.browser())
    await askForPlan(maya)
    await untilIdle(app)
    await until(addDays(monday, 1), 9 * 60)
    const plan = await planOf(maya, monday)
    const meal = weekOf(plan).days[0]?.meals[0]
    const yesterday = { userId: maya.userId, day: 'monday', mealId: meal?.id }
    for (const [path, more] of [
      ['/lock', { isLocked: true }],
      ['/swap', {}],
      ['/choose', { recipe: meal?.options[1]?.recipe }],
    ] as const) {
      expect((await call(maya, { ...yesterday, ...more }, path)).responseStatusCode, path).toBe(409)
    }
    expect(textOf(await planOf(maya, monday), 'monday')).toBe(textOf(plan, 'monday'))
  })
})
