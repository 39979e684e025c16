import { openCatalog } from '@pacemeal/catalog'
import {
  addDays,
  defaultKitchenPreferences,
  type KitchenPreferences,
  localDate,
  type PlannedWeek,
  type TableGuest,
} from '@pacemeal/domain'
import { databaseId, findPlanPreviewResult, writeKitchenPreferences } from '@pacemeal/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { usually } from '../../testing/databases.ts'
import { askForPlan, planStatuses, presentPlanStatuses, signUpAthlete } from '../../testing/planned-people.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import type { Person } from '../../testing/test-browser.ts'
import { untilPlanned } from '../../testing/until-idle.ts'
import { findActivePlan, findUpcomingPlan } from './active-plan.ts'
import { readForbidden } from './retire-plan.ts'

const monday = localDate('2026-03-02')
const collectionId = 'kitchen_preferences'

const noah: TableGuest = {
  id: 'noah',
  name: 'Noah',
  portion: 0.5,
  meals: ['dinner'],
  diets: [],
  restrictions: [],
}
const tableFor = (...table: TableGuest[]): KitchenPreferences => ({ ...defaultKitchenPreferences, table })

describe.each(usually('postgres'))('what somebody at the table eats and avoids, on %s', (database) => {
  let app: TestApp
  let maya: Person
  beforeEach(async () => {
    app = await startApp(database)
    maya = await signUpAthlete(app.browser())
    await create(tableFor(noah))
    await untilPlanned(app)
    await askForPlan(maya)
    await untilPlanned(app)
  })
  afterEach(() => app.close())

  const create = (kitchen: KitchenPreferences) =>
    maya.databases.createDocument({
      databaseId,
      collectionId,
      documentId: maya.userId,
      data: { user: maya.userId, preferences: writeKitchenPreferences(kitchen) },
    })
  const save = (kitchen: KitchenPreferences) =>
    maya.databases.updateDocument({
      databaseId,
      collectionId,
      documentId: maya.userId,
      data: { preferences: writeKitchenPreferences(kitchen) },
    })
  const call = async (path: string, body: object) => {
    const { functions, userId } = maya
    const run = await functions.createExecution({
      functionId: 'meal-plan',
      xpath: path,
      body: JSON.stringify({ userId, ...body }),
    })
    return { code: run.responseStatusCode, answer: JSON.parse(run.responseBody || '{}') }
  }
  const weekNow = async (): Promise<PlannedWeek> => {
    const plan = await findActivePlan(app.backend.store, maya.userId)
    if (plan === undefined) throw new Error('There is no plan.')
    return plan.week
  }
  /** Something that Noah is served: the most of a dinner's dish. */
  const servedToNoah = ({ cooking = [] }: PlannedWeek): string => {
    const pot = cooking.find(
      ({ portions, cookedOn }) => cookedOn > monday && portions.some(({ eater }) => eater === 'noah'),
    )
    const [food] = (pot?.ingredients ?? []).toSorted((a, b) => b.grams - a.grams)
    const name = food === undefined ? undefined : openCatalog().findFood(food.food)?.name.split(',')[0]
    if (name === undefined) throw new Error('Noah is served nothing.')
    return name
  }
  /** Whether a week serves, from its Monday on, what somebody who eats it must not eat. */
  const isForbidden = async (week: PlannedWeek): Promise<boolean> =>
    (await readForbidden(app.backend.store, maya.userId, () => true))(week)

  test('takes a plan out of use at once when it breaks it, and the next one keeps it', async () => {
    const allergy = servedToNoah(await weekNow())
    const plan = await findActivePlan(app.backend.store, maya.userId)
    const allergic = tableFor({ ...noah, restrictions: [allergy] })
    await save(allergic)
    const { status } = await maya.databases.getDocument({
      databaseId,
      collectionId: 'meal_plans',
      documentId: plan?.id ?? '',
    })
    expect(status).toBe('replaced')
    await untilPlanned(app)
    expect(await presentPlanStatuses(maya)).toContain('active')
    expect(await isForbidden(await weekNow())).toBe(false)
  })

  test('leaves a plan in use that keeps it', async () => {
    const plan = await findActivePlan(app.backend.store, maya.userId)
    await save(tableFor({ ...noah, restrictions: ['dragon fruit'] }))
    const { status } = await maya.databases.getDocument({
      databaseId,
      collectionId: 'meal_plans',
      documentId: plan?.id ?? '',
    })
    expect(status).toBe('active')
  })

  test('takes a plan out of use for somebody who is new at the table', async () => {
    const week = await weekNow()
    await save(tableFor(noah, { ...noah, id: 'ada', name: 'Ada', restrictions: [servedToNoah(week)] }))
    expect(await isForbidden(week)).toBe(true)
    expect((await planStatuses(maya)).filter((status) => status === 'replaced')).not.toEqual([])
    await untilPlanned(app)
    expect(await isForbidden(await weekNow())).toBe(false)
  })

  test('goes for a week that was made ahead', async () => {
    const next = addDays(monday, 7)
    await call('/', { weekStart: next })
    await untilPlanned(app)
    const ahead = await findUpcomingPlan(app.backend.store, maya.userId, next)
    if (ahead === undefined) throw new Error('There is no plan ahead.')
    await save(tableFor({ ...noah, restrictions: [servedToNoah(ahead.week)] }))
    expect((await findUpcomingPlan(app.backend.store, maya.userId, next))?.id).not.toBe(ahead.id)
  })

  test('counts for a dish that is chosen by hand, which is cooked and bought for both', async () => {
    const week = await weekNow()
    const day = week.days[2]
    const dinner = day?.meals.find(({ slot }) => slot === 'dinner')
    const found = await call('/swap', { day: day?.day, mealId: dinner?.id, round: 1 })
    const [option] = found.answer.data.options
    const chosen = await call('/choose', { day: day?.day, mealId: dinner?.id, round: 1, recipe: option.recipeId })
    expect([found.code, chosen.code]).toEqual([200, 200])
    const { cooking = [] } = await weekNow()
    const pot = cooking.find(({ portions }) => portions.some(({ meal }) => meal === dinner?.id))
    expect([pot?.recipe, pot?.portions.map(({ eater }) => eater)]).toEqual([option.recipeId, ['self', 'noah']])
  })

  test('is kept by a change that is looked at first', async () => {
    const kitchen = writeKitchenPreferences(tableFor({ ...noah, restrictions: [servedToNoah(await weekNow())] }))
    const found = findPlanPreviewResult((await call('/preview', { change: { kitchen } })).answer)?.data
    if (found?.kind !== 'proposed') throw new Error('There is no preview.')
    expect((await call('/apply', { proposal: found.proposal })).code).toBe(200)
    expect(await isForbidden(await weekNow())).toBe(false)
  })
})
