import { addDays, dayAt, type HealthCondition, noHealthAnswers, type PlannedDay } from '@pacemeal/domain'
import { databaseId, writeHealthAnswers } from '@pacemeal/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { usually } from '../../testing/databases.ts'
import { signUpAthlete } from '../../testing/planned-people.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { type Person, refusal, signUp } from '../../testing/test-browser.ts'
import { untilPlanned } from '../../testing/until-idle.ts'
import { findActivePlan } from '../meal-plans/active-plan.ts'

const collectionId = 'health_answers'
const textOf = (conditions: readonly HealthCondition[]) => writeHealthAnswers({ ...noHealthAnswers, conditions })

// Who may read and write them is told where no plan is made of them.
describe.each(usually('postgres'))('health answers without a plan on %s', (database) => {
  let app: TestApp
  beforeEach(async () => {
    app = await startApp(database, { settings: { JOB_WORKERS: '0' } })
  })
  afterEach(() => app.close())

  test('are one person’s alone, and what is not known of them is refused without repeating it', async () => {
    const maya = await signUpAthlete(app.browser())
    const data = { user: maya.userId, answers: textOf(['kidneyDisease']) }
    await maya.databases.createDocument({ databaseId, collectionId, documentId: maya.userId, data })
    const noah = await signUp(app.browser())
    const hers = { databaseId, collectionId, documentId: maya.userId }
    expect(await refusal(noah.databases.getDocument(hers))).toBe('404 document_not_found')
    const unknown = maya.databases.updateDocument({ ...hers, data: { answers: '{"conditions":["secret"]}' } })
    await expect(unknown).rejects.toMatchObject({
      type: 'document_invalid_structure',
      message: expect.not.stringContaining('secret'),
    })
  })
})

describe.each(usually('postgres'))('health answers on %s', (database) => {
  let app: TestApp
  let maya: Person
  beforeEach(async () => {
    app = await startApp(database)
    maya = await signUpAthlete(app.browser())
    await change({ performanceObjective: 'cut' })
    await untilPlanned(app)
  })
  afterEach(() => app.close())

  const change = (data: Record<string, unknown>) =>
    maya.databases.updateDocument({ databaseId, collectionId: 'user_profiles', documentId: maya.userId, data })
  const tell = async (conditions: readonly HealthCondition[]) => {
    const { databases: documents, userId } = maya
    const data = { user: userId, answers: textOf(conditions) }
    await documents.createDocument({ databaseId, collectionId, documentId: userId, data })
    await untilPlanned(app)
  }
  const days = async (): Promise<readonly PlannedDay[]> =>
    (await findActivePlan(app.backend.store, maya.userId))?.week.days ?? []
  const energy = async () => (await days()).reduce((sum, { target }) => sum + target.calories, 0)
  const flags = async () => new Set((await days()).flatMap((day) => day.flags))

  test('stop a cut, and the plan that is made by itself feeds what the day costs and says why', async () => {
    const cut = await energy()
    expect(await flags()).not.toContain('deficit_stopped_for_health')
    await tell(['eatingDisorder'])
    expect(await energy()).toBeGreaterThan(cut)
    expect(await flags()).toContain('deficit_stopped_for_health')

    await maya.databases.deleteDocument({ databaseId, collectionId, documentId: maya.userId })
    await untilPlanned(app)
    expect(await energy()).toBe(cut)
  })

  test('take the plan out of use when no app should make one, tell why in the app only, and mail nothing of it', async () => {
    await tell(['pregnantOrLactating'])
    expect(await days()).toEqual([])
    const { db } = app.backend.store
    const [failed] = await db.selectFrom('meal_plans').selectAll().where('status', '=', 'failed').execute()
    expect(failed?.parsedMealPlan).toContain('During pregnancy and breastfeeding')
    expect(JSON.parse(failed?.parsedMealPlan ?? '')).toMatchObject({ about: 'health' })
    const { documents } = await maya.databases.listDocuments({ databaseId, collectionId: 'notifications' })
    expect(documents.map(({ description }) => description)).toContain('Open Pacemeal to see why.')
    expect(JSON.stringify(documents)).not.toMatch(/pregnan/i)
  })
})

describe.each(usually('postgres'))('a weight at which no app should plan on %s', (database) => {
  let app: TestApp
  beforeEach(async () => {
    app = await startApp(database)
  })
  afterEach(() => app.close())

  test('takes the plan of before out of use and says that it is the weight; another refused change leaves it', async () => {
    const maya = await signUpAthlete(app.browser())
    const { userId } = maya
    const { store } = app.backend
    await untilPlanned(app)
    const change = async (data: Record<string, unknown>) => {
      await maya.databases.updateDocument({ databaseId, collectionId: 'user_profiles', documentId: userId, data })
      await untilPlanned(app)
    }
    await change({ weightPounds: 130 })
    const answers = writeHealthAnswers({ ...noHealthAnswers, conditions: ['diabetesDrugs'] })
    await maya.databases.createDocument({
      databaseId,
      collectionId,
      documentId: userId,
      data: { user: userId, answers },
    })
    await untilPlanned(app)
    await change({ diet: ['low-carb'] })
    expect(await findActivePlan(store, userId)).toBeDefined()
    await change({ diet: ['classic'], weightPounds: 95 })
    expect(await findActivePlan(store, userId)).toBeUndefined()
    const failed = await store.db.selectFrom('meal_plans').selectAll().where('status', '=', 'failed').execute()
    expect(failed.map(({ parsedMealPlan }) => JSON.parse(parsedMealPlan ?? '').about).toSorted()).toEqual([
      'body',
      'health',
    ])
    await change({ weightPounds: 130 })
    expect(await findActivePlan(store, userId)).toBeDefined()
  })
})

describe.each(usually('postgres'))('a cut on %s', (database) => {
  let app: TestApp
  let maya: Person
  beforeEach(async () => {
    app = await startApp(database)
    maya = await signUpAthlete(app.browser())
  })
  afterEach(() => app.close())

  const change = async (data: Record<string, unknown>) => {
    await maya.databases.updateDocument({
      databaseId,
      collectionId: 'user_profiles',
      documentId: maya.userId,
      data,
    })
    await untilPlanned(app)
  }
  const period = async () => {
    const row = app.backend.store.db.selectFrom('goal_periods').select(['objective', 'since', 'cutEnd'])
    return row.where('user', '=', maya.userId).executeTakeFirst()
  }
  const lasted = (weeks: number) =>
    app.backend.store.db
      .updateTable('goal_periods')
      .set({ since: addDays(dayAt(app.clock.now(), 'UTC'), -7 * weeks) })
      .where('user', '=', maya.userId)
      .execute()
  const flags = async () => {
    const plan = await findActivePlan(app.backend.store, maya.userId)
    return new Set(plan?.week.days.flatMap((day) => day.flags))
  }

  test('begins when it is chosen, and ends after twelve weeks until the goal is chosen anew', async () => {
    await change({ performanceObjective: 'cut' })
    expect(await period()).toMatchObject({ objective: 'cut', cutEnd: null })
    // Eight weeks of which nearly nothing is known are no reason.
    await lasted(8)
    await change({ age: 30 })
    expect(await period()).toMatchObject({ cutEnd: null })
    await lasted(13)
    await change({ age: 31 })
    expect(await period()).toMatchObject({ cutEnd: 'duration' })
    expect(await flags()).toContain('cut_ended')

    await change({ performanceObjective: 'maintain' })
    await change({ performanceObjective: 'cut' })
    expect(await period()).toMatchObject({ objective: 'cut', cutEnd: null })
    expect(await flags()).not.toContain('cut_ended')
  })
})
