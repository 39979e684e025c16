import type { PlannedDay } from '@pacemeal/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { askForPlan, signUpAthlete } from '../../testing/planned-people.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import type { Person } from '../../testing/test-browser.ts'
import { untilPlanned } from '../../testing/until-idle.ts'
import { lockPerson } from '../executions/request-execution.ts'
import { findActivePlan } from './active-plan.ts'
import { chooseMeal } from './change-meal.ts'
import { lockMeal } from './lock-meal.ts'

describe.each(databases)('changes of one day at one moment, on %s', (database) => {
  let app: TestApp
  let maya: Person
  beforeAll(async () => {
    app = await startApp(database)
    maya = await signUpAthlete(app.browser())
    await askForPlan(maya)
    await untilPlanned(app)
  })
  afterAll(() => app.close())

  const tuesday = async (): Promise<PlannedDay> => {
    const plan = await findActivePlan(app.backend.store, maya.userId)
    const day = plan?.week.days.find((one) => one.day === 'tuesday')
    if (day === undefined) throw new Error('There is no Tuesday.')
    return day
  }
  const meal = (day: PlannedDay, slot: string) => {
    const found = day.meals.find((one) => one.slot === slot)
    if (found === undefined) throw new Error(`There is no ${slot}.`)
    return found
  }
  /** On Postgres: until somebody waits for a lock that somebody else holds. The embedded database has one writer. */
  const untilSomebodyWaits = async () => {
    for (let waiting = database === 'postgres' ? 0 : 1; waiting === 0; ) {
      const found = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(app.backend.store.db)
      waiting = Number(found.rows[0]?.count)
    }
  }

  test('take turns: a dish that is chosen does not undo a lock', async () => {
    const { backend } = app
    const before = await tuesday()
    const [lunch, dinner] = [meal(before, 'lunch'), meal(before, 'dinner')]
    const recipe = lunch.options[1]?.recipe ?? ''
    const [isLocked, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const locking = backend.store.transact(async (tx) => {
      await lockPerson(tx, maya.userId)
      await lockMeal(tx, backend, { userId: maya.userId, day: 'tuesday', mealId: dinner.id, isLocked: true })
      isLocked.resolve()
      await goOn.promise
    })
    await isLocked.promise
    const wanted = { userId: maya.userId, day: 'tuesday', mealId: lunch.id, round: 0, recipe } as const
    const choosing = chooseMeal(backend, wanted, AbortSignal.timeout(60_000))
    await untilSomebodyWaits()
    goOn.resolve()
    await locking
    expect((await choosing).statusCode).toBe(200)
    const after = await tuesday()
    expect([meal(after, 'lunch').options[0].recipe, meal(after, 'dinner').isLocked]).toEqual([recipe, true])
  })
})
