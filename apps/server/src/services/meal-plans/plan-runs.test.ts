import { localDate } from '@pacemeal/domain'
import { aProfile } from '@pacemeal/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { askForPlan, signUpAthlete } from '../../testing/planned-people.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { goodPassword, type Person } from '../../testing/test-browser.ts'
import { timerHandlers } from '../../timers/index.ts'
import { timerRunner } from '../../timers/timer-runner.ts'
import { findActivePlan } from './active-plan.ts'
import { chooseMeal } from './change-meal.ts'
import { abandonGeneration, generateMealPlan, readHistory } from './generate-meal-plan.ts'
import { judgeDishes } from './judge-dishes.ts'

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
  const again = async () => {
    app.clock.advance(6 * 60_000)
    const body = JSON.stringify({ userId: maya.userId, force: true })
    const { $id } = await maya.functions.createExecution({ functionId: 'meal-plan', body, async: true })
    return $id
  }
  /** The person's own wall clock. */
  const until = async (time: string) => {
    const { epochMilliseconds } = Temporal.PlainDateTime.from(time).toZonedDateTime(String(aProfile().timeZone))
    app.clock.advance(epochMilliseconds - app.clock.now())
    await timerRunner(() => app.backend, timerHandlers).runDue()
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

  test('a plan that comes into use tells how far it is from the bound of its choices, to who watches the server as well', async () => {
    const planned = vi.spyOn(app.backend.metrics, 'planned')
    const { $id } = await askForPlan(maya)
    await work($id)
    const search = (await findActivePlan(app.backend.store, maya.userId))?.week.search
    expect(search).toMatchObject({ isCut: false })
    expect(search?.bound).toBeGreaterThan(0)
    expect(planned.mock.calls).toEqual([[{ aboveBound: (search?.reckoned ?? 0) - (search?.bound ?? 0), isCut: false }]])
    planned.mockRestore()
  })

  test('a plan with something that must not be eaten any more is out of use at once; one that fits stays', async () => {
    const { $id } = await askForPlan(maya)
    await work($id)
    await restrict(['dragon fruit'])
    expect(await statuses()).toEqual({ [$id]: 'active' })
    const plan = await findActivePlan(app.backend.store, maya.userId)
    const [ingredient] = plan?.week.days.at(-1)?.meals[0]?.options[1]?.ingredients ?? []
    await restrict([ingredient?.item ?? ''])
    expect(await statuses()).toEqual({ [$id]: 'replaced' })
  })

  test('a plan whose making began before an allergy does not come into use with what is forbidden now', async () => {
    const { $id } = await askForPlan(maya)
    let isTold = false
    await work($id, async () => {
      if (isTold) return
      isTold = true
      await restrict(['oats', 'rice'])
    })
    expect(await statuses()).toMatchObject({ [$id]: 'active' })
    const plan = await findActivePlan(app.backend.store, maya.userId)
    const mayEat = await judgeDishes(app.backend.store, maya.userId)
    const dishes = plan?.week.days.flatMap(({ meals }) => meals.flatMap(({ options }) => options)) ?? []
    expect(dishes.length).toBeGreaterThan(0)
    expect(dishes.filter((dish) => !mayEat(dish))).toEqual([])
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

  test('a week that begins while the one before it is still being made is made behind it', async () => {
    const first = (await askForPlan(maya)).$id
    await work(first)
    await end(first)
    await until('2026-03-08T23:59:58')
    await restrict(['peanuts'])
    const late = (await askForPlan(maya)).$id
    await work(late, () => until('2026-03-09T00:00:01'))
    await end(late)
    const { db } = app.backend.store
    const open = db.selectFrom('executions').select('id').where('status', '=', 'waiting').where('requestPath', '=', '/')
    const [next, ...others] = await open.execute()
    await work(next?.id ?? '')
    const plan = await findActivePlan(app.backend.store, maya.userId)
    expect([others.length, plan?.week.days[0]?.date]).toEqual([0, '2026-03-09'])
  })

  test('a plan goes eight weeks after it was replaced or failed; the one that counts stays however old it is', async () => {
    const day = 86_400_000
    const { db } = app.backend.store
    const first = (await askForPlan(maya)).$id
    await work(first)
    await end(first)
    const second = await again()
    await work(second)
    await end(second)
    const failed = await again()
    await app.backend.store.transact((tx) => abandonGeneration(tx, app.backend, callOf(failed), 'Too few dishes.'))
    await end(failed)
    expect(await statuses()).toEqual({ [first]: 'replaced', [second]: 'active', [failed]: 'failed' })

    app.clock.advance(57 * day)
    const other = await signUpAthlete(app.browser())
    const theirs = (await askForPlan(other)).$id
    await db
      .updateTable('meal_plans')
      .set({ status: 'replaced', _updatedAt: '2026-01-01' })
      .where('_id', '=', theirs)
      .execute()
    const third = await again()
    await work(third)
    await end(third)
    expect(await statuses()).toEqual({ [second]: 'replaced', [third]: 'active', [theirs]: 'replaced' })

    app.clock.advance(57 * day)
    const fourth = await again()
    await app.backend.store.transact((tx) => abandonGeneration(tx, app.backend, callOf(fourth), 'Too few dishes.'))
    // The last plan of a week that is over is how that week was planned: it can be looked back at for half a year.
    const lasting = { [second]: 'replaced', [third]: 'active', [theirs]: 'replaced' }
    expect(await statuses()).toEqual({ ...lasting, [fourth]: 'failed' })
    await end(fourth)

    app.clock.advance(125 * day)
    // A session that nobody has used for so long is over.
    await maya.account.createEmailPasswordSession({ email: maya.email, password: goodPassword })
    const fifth = await again()
    await app.backend.store.transact((tx) => abandonGeneration(tx, app.backend, callOf(fifth), 'Too few dishes.'))
    expect(await statuses()).not.toHaveProperty(second)
  })

  test('a dish that the plan offers since before an allergy cannot be chosen any more', async () => {
    await work((await askForPlan(maya)).$id)
    const plan = await findActivePlan(app.backend.store, maya.userId)
    const meal = plan?.week.days.find(({ day }) => day === 'tuesday')?.meals.find(({ slot }) => slot === 'lunch')
    const dish = meal?.options[1]
    const choose = async () => {
      const wanted = { userId: maya.userId, day: 'tuesday', mealId: meal?.id ?? '', round: 0 } as const
      const signal = AbortSignal.timeout(60_000)
      return (await chooseMeal(app.backend, { ...wanted, recipe: dish?.recipe ?? '' }, signal)).statusCode
    }
    // Behind the back of the reaction that would take the whole plan out of use.
    const avoid = (restrictions: string[]) =>
      app.backend.store.db
        .updateTable('user_profiles')
        .set({ restrictions: JSON.stringify(restrictions) })
        .where('_id', '=', maya.userId)
        .execute()
    await avoid([dish?.ingredients[0]?.item.split(',')[0] ?? ''])
    expect(await choose()).toBe(409)
    await avoid([])
    expect(await choose()).toBe(200)
  })

  test('plans of long ago have no part in the seed of a week, so that forgetting them brings no menu back', async () => {
    const call = callOf('present')
    const round = async () => (await readHistory(app.backend, call, localDate('2026-03-02'))).round
    const first = (await askForPlan(maya)).$id
    await work(first)
    expect(await round()).toBe(1)
    const old = { status: 'replaced', _createdAt: '2026-01-01T00:00:00.000Z' }
    await app.backend.store.db.updateTable('meal_plans').set(old).where('_id', '=', first).execute()
    expect(await round()).toBe(0)
  })
})
