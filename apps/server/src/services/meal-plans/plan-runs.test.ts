import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { askForPlan, signUpAthlete } from '../../testing/planned-people.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import type { Person } from '../../testing/test-browser.ts'
import { abandonGeneration, generateMealPlan } from './generate-meal-plan.ts'

describe.each(databases)('runs of the planner, on %s', (database) => {
  let app: TestApp
  let maya: Person
  beforeEach(async () => {
    app = await startApp(database, { settings: { JOB_WORKERS: '0' } })
    maya = await signUpAthlete(app.browser())
  })
  afterEach(() => app.close())

  const callOf = (executionId: string) => ({
    executionId,
    userId: maya.userId,
    method: 'POST',
    path: '/',
    body: { userId: maya.userId },
  })
  /** The work of a run, without its end: `before` happens after the week was worked out and before it is kept. */
  const work = (executionId: string, before: () => Promise<void> = async () => undefined) => {
    const { menus } = app.backend
    const planWeek: typeof menus.planWeek = async (...input) => {
      const week = await menus.planWeek(...input)
      await before()
      return week
    }
    const backend = { ...app.backend, menus: { ...menus, planWeek } }
    const signal = AbortSignal.timeout(60_000)
    return generateMealPlan({ backend, call: callOf(executionId), attempt: 1, signal, report: async () => undefined })
  }
  const end = (id: string) =>
    app.backend.store.db
      .updateTable('executions')
      .set({ status: 'completed', responseStatusCode: 200 })
      .where('id', '=', id)
      .execute()
  const statuses = async () => {
    const plans = await app.backend.store.db.selectFrom('meal_plans').select(['_id', 'status']).execute()
    return Object.fromEntries(plans.map(({ _id, status }) => [_id, status]))
  }
  const restrict = (restrictions: string[]) =>
    maya.databases.updateDocument({
      databaseId: 'pacemeal',
      collectionId: 'user_profiles',
      documentId: maya.userId,
      data: { restrictions },
    })

  test('a plan that was made without an allergy is not the answer once the allergy is back', async () => {
    await restrict(['peanuts'])
    const { $id } = await askForPlan(maya)
    await restrict([])
    expect((await askForPlan(maya)).$id).toBe($id)
    await work($id)
    await end($id)
    await restrict(['peanuts'])
    const asked = await askForPlan(maya)
    expect([asked.status, asked.$id === $id]).toEqual(['waiting', false])
  })

  test('a run that was given up does not put its plan over a newer one when it comes to its end after all', async () => {
    const late = (await askForPlan(maya)).$id
    let newer = ''
    await work(late, async () => {
      await app.backend.store.transact((tx) => abandonGeneration(tx, app.backend, callOf(late), 'It took too long.'))
      await end(late)
      await restrict(['peanuts'])
      newer = (await askForPlan(maya)).$id
      await work(newer)
    })
    expect(await statuses()).toEqual({ [late]: 'failed', [newer]: 'active' })
  })
})
