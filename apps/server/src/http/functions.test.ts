import { databaseId, readMealPlan } from '@pacemeal/protocol'
import { ID, type Models, Query } from 'appwrite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../testing/databases.ts'
import { startApp, type TestApp } from '../testing/test-app.ts'
import { type Person, refusal, signUp } from '../testing/test-browser.ts'

const schedule = {
  tuesday: [{ type: 'Conditioning', startTime: '7:30 AM', endTime: '8:30 AM', intensity: 'Intense' }],
  saturday: [{ type: 'Practice', startTime: '4:00 PM', endTime: '5:30 PM', intensity: 'Moderate' }],
}

const profile = {
  name: 'Maya Lindgren',
  age: 24,
  sex: 'Female',
  weightPounds: 143,
  heightInches: 66,
  performanceObjective: 'maintain',
  activitySchedule: JSON.stringify(schedule),
  diet: ['vegan'],
  restrictions: ['peanuts'],
  trainingCompetition: ['team-sports'],
  timeZone: 'America/New_York',
}

const anAthlete = async (app: TestApp, changes: object = {}): Promise<Person> => {
  const person = await signUp(app.browser())
  await person.databases.createDocument({
    databaseId,
    collectionId: 'user_profiles',
    documentId: person.userId,
    data: { ...profile, ...changes, userId: person.userId },
  })
  return person
}

const ask = (person: Person, body: object): Promise<Models.Execution> =>
  person.functions.createExecution({ functionId: 'meal-plan', body: JSON.stringify(body), async: true })

const finished = async (person: Person, executionId: string): Promise<Models.Execution> => {
  for (;;) {
    const run = await person.functions.getExecution({ functionId: 'meal-plan', executionId })
    if (run.status === 'completed' || run.status === 'failed') return run
    await new Promise((next) => setTimeout(next, 20))
  }
}

const plansOf = async (person: Person, status: string) => {
  const queries = [Query.equal('userId', person.userId), Query.equal('status', status)]
  return (await person.databases.listDocuments({ databaseId, collectionId: 'meal_plans', queries })).documents
}

const change = (person: Person, data: object) =>
  person.databases.updateDocument({ databaseId, collectionId: 'user_profiles', documentId: person.userId, data })

describe.each(databases)('function executions on %s', (database) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(database)
  })
  afterAll(() => app.close())

  test('a plan is asked for, goes through its stages and becomes the one active week', async () => {
    const maya = await anAthlete(app)
    const asked = await ask(maya, { userId: maya.userId })
    expect(asked).toMatchObject({ status: 'waiting', functionId: 'meal-plan', responseStatusCode: 0, logs: '' })
    expect(await plansOf(maya, 'generating')).toHaveLength(1)

    const run = await finished(maya, asked.$id)
    expect(run).toMatchObject({ status: 'completed', responseStatusCode: 200, errors: '' })
    expect(JSON.parse(run.responseBody)).toMatchObject({ success: true, data: { planId: asked.$id } })
    const [plan, ...others] = await plansOf(maya, 'active')
    expect(others).toEqual([])
    expect(await plansOf(maya, 'generating')).toEqual([])

    const week = readMealPlan(plan as object)
    if (!week.ok) throw new Error(JSON.stringify(week.error))
    expect(week.value.days).toHaveLength(7)
    const tuesday = week.value.days[1]
    expect(tuesday).toMatchObject({ day: 'tuesday', date: '2026-03-03' })
    expect(tuesday?.sessions).toMatchObject([{ type: 'Conditioning', start: 450, end: 510 }])
    expect(tuesday?.meals.map((meal) => meal.slot)).toEqual(expect.arrayContaining(['pre-fuel', 'post-fuel']))
    const eaten = week.value.days.flatMap((day) =>
      day.meals.flatMap((meal) => meal.options.flatMap((option) => option.ingredients.map(({ food }) => food))),
    )
    expect(eaten.filter((food) => /peanut|chicken|milk-whole|egg-whole|salmon/.test(food))).toEqual([])
    for (const day of week.value.days) {
      expect(Math.abs(day.planned.calories - day.target.calories) / day.target.calories).toBeLessThan(0.05)
      expect(Math.abs(day.planned.protein - day.target.protein) / day.target.protein).toBeLessThan(0.1)
    }

    const told = await maya.databases.listDocuments({ databaseId, collectionId: 'notifications' })
    expect(told.documents).toMatchObject([{ title: 'Your fuel plan is ready', read: false }])
  })

  test('a profile that is not enough for a plan gets its reason, and no plan is left generating', async () => {
    const noah = await anAthlete(app, { weightPounds: null })
    const run = await finished(noah, (await ask(noah, { userId: noah.userId })).$id)
    expect(run.responseStatusCode).toBe(422)
    expect(run.errors).toBe('A plan needs your weight. Add it in Edit Profile.')
    expect(await plansOf(noah, 'generating')).toEqual([])
    expect(await plansOf(noah, 'failed')).toHaveLength(1)
  })

  test('Regenerate is throttled for five minutes, but a changed profile is never held back', async () => {
    const maya = await anAthlete(app)
    const first = await ask(maya, { userId: maya.userId })
    await finished(maya, first.$id)

    const again = ask(maya, { userId: maya.userId, force: true })
    await expect(again).rejects.toMatchObject({
      code: 429,
      type: 'general_rate_limit_exceeded',
      message: 'Please wait 300 seconds before generating another meal plan',
    })
    // Asking without force is no regeneration: the plan that is there is the answer.
    expect(await ask(maya, { userId: maya.userId })).toMatchObject({ status: 'completed', responseStatusCode: 200 })

    await change(maya, { weightPounds: 150 })
    const changed = await ask(maya, { userId: maya.userId, force: true })
    await finished(maya, changed.$id)
    expect((await plansOf(maya, 'active')).map((plan) => plan.$id)).toEqual([changed.$id])
    expect(await plansOf(maya, 'replaced')).toHaveLength(1)
    // Nobody has read of the first: the list tells of the one that counts.
    const told = await maya.databases.listDocuments({ databaseId, collectionId: 'notifications' })
    expect(told.documents.map(({ metadata }) => JSON.parse(metadata).planId)).toEqual([changed.$id])

    app.clock.advance(301_000)
    const later = await ask(maya, { userId: maya.userId, force: true })
    await finished(maya, later.$id)
    expect((await plansOf(maya, 'active')).map((plan) => plan.$id)).toEqual([later.$id])
  })

  test('several changes while a plan is made become one more run, which sees the last of them', async () => {
    const maya = await anAthlete(app)
    // The first plan is under way until all has been asked for, however quick the planner is.
    const { menus } = app.backend
    const { planWeek } = menus
    const { promise: free, resolve: goOn } = Promise.withResolvers<void>()
    const held: typeof planWeek = async (...asked) => {
      await free
      return planWeek(...asked)
    }
    Object.assign(menus, { planWeek: held })
    const first = await ask(maya, { userId: maya.userId })
    await change(maya, { weightPounds: 150 })
    const second = await ask(maya, { userId: maya.userId, force: true })
    await change(maya, { weightPounds: 160 })
    const third = await ask(maya, { userId: maya.userId, force: true })
    Object.assign(menus, { planWeek })
    goOn()
    await finished(maya, first.$id)
    await finished(maya, third.$id)
    const runs = await maya.functions.listExecutions({ functionId: 'meal-plan' })
    expect(runs.total).toBeLessThanOrEqual(2)
    expect([first.$id, second.$id]).toContain(third.$id)
    expect(await plansOf(maya, 'active')).toHaveLength(1)
  })

  test("nobody else's plan can be asked for, and nobody else's execution exists", async () => {
    const maya = await anAthlete(app)
    const eve = await signUp(app.browser())
    expect(await refusal(ask(eve, { userId: maya.userId }))).toBe('401 user_unauthorized')
    const run = await ask(maya, { userId: maya.userId })
    const { $id: executionId } = run
    expect(await refusal(eve.functions.getExecution({ functionId: 'meal-plan', executionId }))).toBe(
      '404 execution_not_found',
    )
    expect((await eve.functions.listExecutions({ functionId: 'meal-plan' })).total).toBe(0)
    expect(await refusal(eve.functions.createExecution({ functionId: ID.unique() }))).toBe('404 function_not_found')
    expect(await refusal(ask(maya, { userId: 5 }))).toBe('400 general_argument_invalid')
    const guest = app.browser()
    expect(await refusal(guest.functions.createExecution({ functionId: 'meal-plan', body: '{}' }))).toBe(
      '401 general_unauthorized_scope',
    )
    await finished(maya, executionId)
  })

  test('a body longer than any call of its function is refused, and what was sent does not stay', async () => {
    const maya = await anAthlete(app)
    const call = (functionId: string, length: number, path = '/') =>
      maya.functions.createExecution({
        functionId,
        xpath: path,
        body: JSON.stringify({ userId: maya.userId, junk: 'x'.repeat(length) }),
      })
    for (const [functionId, length] of [
      ['meal-plan', 17_000],
      ['meal-plan', 9_000_000],
      ['billing', 5_000],
      ['wearable', 3_000_000],
      ['food-analysis', 11_000_000],
    ] as const) {
      expect(await refusal(call(functionId, length))).toBe('413 general_payload_too_large')
    }
    const run = await call('meal-plan', 10_000)
    expect(run.status).toBe('completed')
    const { requestBody } = await app.backend.store.db
      .selectFrom('executions')
      .select('requestBody')
      .where('id', '=', run.$id)
      .executeTakeFirstOrThrow()
    expect(requestBody).toBe('')
  })

  test('a synchronous call waits for its answer', async () => {
    const maya = await anAthlete(app)
    const run = await maya.functions.createExecution({
      functionId: 'meal-plan',
      body: JSON.stringify({ userId: maya.userId }),
      async: false,
    })
    expect(run).toMatchObject({ status: 'completed', responseStatusCode: 200 })
  })
})

describe.each(databases)('changing a meal of the plan on %s', (database) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(database)
  })
  afterAll(() => app.close())

  const callPath = async (person: Person, xpath: string, body: object) => {
    const run = await person.functions.createExecution({
      functionId: 'meal-plan',
      xpath,
      body: JSON.stringify({ userId: person.userId, ...body }),
    })
    return { code: run.responseStatusCode, ...JSON.parse(run.responseBody) }
  }
  const dayOf = async (person: Person) => {
    const [plan] = await plansOf(person, 'active')
    const week = readMealPlan(plan as object)
    if (!week.ok) throw new Error(JSON.stringify(week.error))
    const [monday] = week.value.days
    if (monday === undefined) throw new Error('The week has no Monday.')
    return monday
  }

  test('a meal is swapped for one of three dishes near its target, and only that meal changes', async () => {
    const maya = await anAthlete(app)
    await finished(maya, (await ask(maya, { userId: maya.userId })).$id)
    const before = await dayOf(maya)
    const lunch = before.meals.find((meal) => meal.slot === 'lunch')
    const meal = { day: 'monday', mealId: lunch?.id }

    const swap = await callPath(maya, '/swap', meal)
    expect(swap).toMatchObject({ code: 200, success: true })
    expect(swap.data.options).toHaveLength(3)
    const shown = before.meals.map(({ options }) => options[0].recipe)
    const [choice] = swap.data.options
    expect(shown).not.toContain(choice.recipeId)
    expect(await dayOf(maya)).toEqual(before)

    expect(await callPath(maya, '/choose', { ...meal, recipe: choice.recipeId })).toMatchObject({ code: 200 })
    const after = await dayOf(maya)
    expect(after.meals.find(({ id }) => id === lunch?.id)?.options[0].name).toBe(choice.name)
    expect(after.meals.filter(({ id }) => id !== lunch?.id)).toEqual(before.meals.filter(({ id }) => id !== lunch?.id))
    expect(Math.abs(after.planned.calories - after.target.calories) / after.target.calories).toBeLessThan(0.05)
  })

  test('dishes and meals that are not on offer are refused in words', async () => {
    const maya = await anAthlete(app)
    expect(await callPath(maya, '/swap', { day: 'monday', mealId: 'monday-lunch' })).toMatchObject({ code: 404 })
    await finished(maya, (await ask(maya, { userId: maya.userId })).$id)
    const [first] = (await dayOf(maya)).meals
    expect(await callPath(maya, '/choose', { day: 'monday', mealId: first?.id, recipe: 'steak' })).toMatchObject({
      code: 409,
      message: 'That dish is not among the choices for this meal any more.',
    })
    expect(await refusal(callPath(maya, '/swap', { day: 'someday', mealId: 'x' }))).toBe('400 general_argument_invalid')
  })
})
