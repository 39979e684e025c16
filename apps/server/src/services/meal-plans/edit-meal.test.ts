import { type MealEdit, type PlannedDay, type PlannedWeek, weekdays } from '@pacemeal/domain'
import { databaseId, type MealPlanData, readMealPlan } from '@pacemeal/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usually } from '../../testing/databases.ts'
import { askForPlan, signUpAthlete } from '../../testing/planned-people.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { type Person, refusal } from '../../testing/test-browser.ts'

const toast: MealEdit = {
  description: 'Toast with peanut butter',
  calories: 430,
  protein: 15,
  carbs: 48,
  fat: 20,
  timing: null,
  category: 'Mixed',
}

describe.each(usually('postgres'))('editing a planned meal on %s', (database) => {
  let app: TestApp
  let maya: Person
  beforeAll(async () => {
    app = await startApp(database)
    maya = await signUpAthlete(app.browser())
    await maya.databases.updateDocument({
      databaseId,
      collectionId: 'user_profiles',
      documentId: maya.userId,
      data: { restrictions: ['peanuts'] },
    })
    const { $id } = await askForPlan(maya)
    for (let status = ''; status !== 'completed'; ) {
      status = (await maya.functions.getExecution({ functionId: 'meal-plan', executionId: $id })).status
      await new Promise((next) => setTimeout(next, 20))
    }
  })
  afterAll(() => app.close())

  const call = async (person: Person, xpath: string, body: object) => {
    const run = await person.functions.createExecution({
      functionId: 'meal-plan',
      xpath,
      body: JSON.stringify({ userId: person.userId, ...body }),
    })
    return { code: run.responseStatusCode, ...JSON.parse(run.responseBody) }
  }
  const plan = async (): Promise<PlannedWeek> => {
    const { documents } = await maya.databases.listDocuments({ databaseId, collectionId: 'meal_plans' })
    const active = documents.find(({ status }) => status === 'active')
    const read = readMealPlan((active ?? {}) as Partial<MealPlanData>)
    if (!read.ok) throw new Error(JSON.stringify(read.error))
    return read.value
  }
  const week = async (): Promise<readonly PlannedDay[]> => (await plan()).days
  const find = async (mealId: string) => (await week()).flatMap(({ meals }) => meals).find(({ id }) => id === mealId)

  test('it is kept in the plan, counts into the day, and what is avoided is pointed out', async () => {
    const [monday] = await week()
    const meal = monday?.meals.find(({ slot }) => slot === 'breakfast')
    const mealId = meal?.id ?? ''
    const answer = await call(maya, '/edit', { day: 'monday', mealId, edit: toast })
    expect(answer).toMatchObject({ code: 200, success: true })

    const after = await find(mealId)
    expect(after?.options[0]).toMatchObject({
      name: 'Toast with peanut butter',
      calories: 430,
      ingredients: [],
      own: { avoided: ['peanut butter'], category: 'Mixed' },
    })
    const planned = (await week())[0]?.planned.calories ?? 0
    expect(planned - (monday?.planned.calories ?? 0)).toBeCloseTo(430 - (meal?.options[0].calories ?? 0), 0)

    await call(maya, '/edit', { day: 'monday', mealId, edit: { ...toast, description: 'Toast with jam' } })
    const again = await find(mealId)
    expect(again?.options.filter(({ own }) => own)).toHaveLength(1)
    expect(again?.options[0]).toMatchObject({ name: 'Toast with jam', own: { avoided: [] } })

    const planDish = meal?.options[0].recipe
    expect(await call(maya, '/choose', { day: 'monday', mealId, recipe: planDish })).toMatchObject({ code: 200 })
    expect((await find(mealId))?.options[0]).toEqual(meal?.options[0])
  })

  test('it is taken back with its pot and its time, by Undo and by choosing the planned dish', async () => {
    const before = await plan()
    const shared = before.cooking?.find(({ portions }) => new Set(portions.map(({ date }) => date)).size > 1)
    const portion = shared?.portions[0]
    const day =
      before.days.find(({ date, sessions }) => date === portion?.date && sessions.length > 0) ?? before.days[0]
    const meal = day?.meals.find(({ id }) => id === portion?.meal) ?? day?.meals[0]
    const where = { day: day?.day, mealId: meal?.id }
    const edit: MealEdit = { ...toast, timing: 'Immediately after training' }
    const { data } = await call(maya, '/edit', { ...where, edit })
    expect(await plan()).not.toEqual(before)
    expect(await call(maya, '/restore', { proposal: data.proposal })).toMatchObject({ code: 200 })
    expect(await plan()).toEqual(before)

    await call(maya, '/edit', { ...where, edit })
    await call(maya, '/choose', { ...where, recipe: meal?.options[0].recipe })
    expect(await plan()).toEqual(before)

    // Something else was changed since: the dish and its time come back all the same.
    await call(maya, '/edit', { ...where, edit })
    await call(maya, '/edit', { ...where, edit: toast })
    await call(maya, '/choose', { ...where, recipe: meal?.options[0].recipe })
    expect(await find(meal?.id ?? '')).toMatchObject({
      at: meal?.at,
      options: expect.arrayContaining([meal?.options[0]]),
    })
  })

  test('a time around training moves the meal to its place in the day', async () => {
    const day = (await week()).find(({ sessions, meals }) => sessions.length > 0 && meals.length > 0)
    const meal = day?.meals.at(-1)
    const [session] = day?.sessions ?? []
    const edit: MealEdit = { ...toast, timing: 'Immediately after training' }
    await call(maya, '/edit', { day: day?.day, mealId: meal?.id, edit })
    const after = (await week()).find(({ day: name }) => name === day?.day)
    expect(after?.meals.find(({ id }) => id === meal?.id)?.at).toBe(Math.min(1439, session?.end ?? -1))
    expect(after?.meals.map(({ at }) => at)).toEqual(after?.meals.map(({ at }) => at).toSorted((a, b) => a - b))
  })

  test('what does not fit is named, and nobody edits a plan that is not theirs', async () => {
    const mealId = 'monday-breakfast'
    const edit = (changes: object) =>
      refusal(call(maya, '/edit', { day: 'monday', mealId, edit: { ...toast, ...changes } }))
    expect(await edit({ calories: -1 })).toBe('400 general_argument_invalid')
    expect(await edit({ protein: 1.5 })).toBe('400 general_argument_invalid')
    expect(await edit({ timing: 'whenever' })).toBe('400 general_argument_invalid')
    expect(await call(maya, '/edit', { day: 'monday', mealId: 'monday-feast', edit: toast })).toMatchObject({
      code: 404,
    })
    const other = await signUpAthlete(app.browser())
    expect(await call(other, '/edit', { day: weekdays[0], mealId, edit: toast })).toMatchObject({ code: 404 })
    expect(await refusal(call(other, '/edit', { userId: maya.userId, day: 'monday', mealId, edit: toast }))).toBe(
      '401 user_unauthorized',
    )
  })

  test('what is avoided is pointed out although the profile says too little for a plan', async () => {
    const data: Record<string, unknown> = { weightPounds: null }
    await maya.databases.updateDocument({
      databaseId,
      collectionId: 'user_profiles',
      documentId: maya.userId,
      data,
    })
    await call(maya, '/edit', { day: 'monday', mealId: 'monday-breakfast', edit: toast })
    expect((await find('monday-breakfast'))?.options[0].own?.avoided).toEqual(['peanut butter'])
  })
})
