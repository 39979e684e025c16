import type { PlannedMeal, PlannedWeek } from '@pacemeal/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { usually } from '../../testing/databases.ts'
import { askForPlan, signUpAthlete } from '../../testing/planned-people.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import type { Person } from '../../testing/test-browser.ts'
import { untilPlanned } from '../../testing/until-idle.ts'
import { findActivePlan } from './active-plan.ts'

describe.each(usually('sqlite'))('a meal that takes another dish, on %s', (database) => {
  let app: TestApp
  let maya: Person
  beforeEach(async () => {
    app = await startApp(database)
    maya = await signUpAthlete(app.browser())
    await askForPlan(maya)
    await untilPlanned(app)
  })
  afterEach(() => app.close())

  const call = async (path: string, body: object) => {
    const { functions, userId } = maya
    const run = await functions.createExecution({
      functionId: 'meal-plan',
      xpath: path,
      body: JSON.stringify({ userId, ...body }),
    })
    return { code: run.responseStatusCode, ...JSON.parse(run.responseBody || '{}') }
  }
  const weekNow = async (): Promise<PlannedWeek> => {
    const plan = await findActivePlan(app.backend.store, maya.userId)
    if (plan === undefined) throw new Error('no plan')
    return plan.week
  }
  /** The first meal of a pot that another day eats from as well, with a dish that it may have instead. */
  const sharedMeal = (week: PlannedWeek) => {
    const meals = week.days.flatMap((day) => day.meals.map((meal) => ({ day: day.day, date: day.date, meal })))
    const eventOf = ({ cooking }: PlannedMeal) => week.cooking?.find(({ id }) => id === cooking?.event)
    const found = meals.find(({ meal, date }) => {
      const event = eventOf(meal)
      const isFirst = event?.id === `${date}/${meal.id}`
      return isFirst && event.portions.some((portion) => portion.date !== date) && meal.options.length > 1
    })
    const other = found?.meal.options.find(({ name }) => name !== found.meal.options[0].name)
    if (found === undefined || other === undefined) throw new Error('no shared pot in the week')
    return { day: found.day, mealId: found.meal.id, recipe: other.recipe, before: found.meal.options[0].recipe }
  }

  test('gets its dish back with its pot, exactly as it was, once', async () => {
    const before = await weekNow()
    const { before: _, ...wanted } = sharedMeal(before)
    const { code, data } = await call('/choose', wanted)
    expect(code).toBe(200)
    const swapped = await weekNow()
    expect(swapped.cooking).not.toEqual(before.cooking)

    expect((await call('/restore', { proposal: data.proposal })).code).toBe(200)
    expect((await call('/restore', { proposal: data.proposal })).code).toBe(200)
    expect(await weekNow()).toEqual(before)
  })

  test('gets its dish back with its pot when that is chosen again', async () => {
    const before = await weekNow()
    const { before: dish, ...wanted } = sharedMeal(before)
    await call('/choose', wanted)
    const swapped = await weekNow()
    const { code, data } = await call('/choose', { ...wanted, recipe: dish })
    expect(code).toBe(200)
    expect(await weekNow()).toEqual(before)
    expect((await call('/restore', { proposal: data.proposal })).code).toBe(200)
    expect(await weekNow()).toEqual(swapped)
  })

  test('gets its dish back with its pot after another meal was changed, which stays', async () => {
    const before = await weekNow()
    const { before: dish, ...wanted } = sharedMeal(before)
    await call('/choose', wanted)
    const potOf = ({ cooking = [] }: PlannedWeek) => cooking.find(({ recipe }) => recipe === dish)
    const [other] = before.days
      .flatMap(({ day, meals }) => meals.map((meal) => ({ day, meal })))
      .filter(({ meal }) => meal.slot === 'breakfast' && meal.cooking?.event !== potOf(before)?.id)
    const oats = {
      description: 'My oats',
      calories: 400,
      protein: 20,
      carbs: 60,
      fat: 8,
      timing: null,
      category: 'Mixed',
    }
    const edit = { day: other?.day, mealId: other?.meal.id, edit: oats }
    expect((await call('/edit', edit)).code).toBe(200)

    expect((await call('/choose', { ...wanted, recipe: dish })).code).toBe(200)
    const after = await weekNow()
    expect(potOf(after)).toEqual(potOf(before))
    const mealOf = ({ days }: PlannedWeek, id: string) =>
      days.flatMap(({ meals }) => meals).find((meal) => meal.id === id)
    expect(mealOf(after, wanted.mealId)).toEqual(mealOf(before, wanted.mealId))
    expect(mealOf(after, other?.meal.id ?? '')?.options[0].name).toBe('My oats')
  })

  test('keeps it when the plan has changed since, and another change is not undone with it', async () => {
    const { before: dish, ...wanted } = sharedMeal(await weekNow())
    const { data } = await call('/choose', wanted)
    await call('/lock', { day: wanted.day, mealId: wanted.mealId, isLocked: true })
    const locked = await weekNow()
    expect(await call('/restore', { proposal: data.proposal })).toMatchObject({ code: 409 })
    expect(await weekNow()).toEqual(locked)

    const again = await call('/choose', { ...wanted, recipe: dish })
    expect((await call('/restore', { proposal: data.proposal })).code).toBe(409)
    expect(again.data.proposal).not.toBe(data.proposal)
  })
})
