import { defaultNotificationSettings, instantOn, localDate, type PlannedWeek, type Session } from '@pacemeal/domain'
import { databaseId, mealPlans, writeMealPlan } from '@pacemeal/protocol'
import { aPlannedWeek, aProfile, aSchedule, aSession, at } from '@pacemeal/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { usually } from '../../testing/databases.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { type Person, signUp } from '../../testing/test-browser.ts'
import { createOwnDocument } from '../documents/document-store.ts'
import { keepPlan } from '../meal-plans/keep-plan.ts'
import { notifyPerson } from '../notifications/tell-person.ts'

const zone = 'America/New_York'
const monday = localDate('2026-03-02')
const practice = aSession({ type: 'Practice', start: at(17), end: at(18, 30) })

describe.each(usually('postgres'))('the nudges of a planned day on %s', (database) => {
  let app: TestApp
  let maya: Person
  beforeEach(async () => {
    // 04:00 in New York on Monday, 2 March.
    app = await startApp(database, { settings: { JOB_WORKERS: '0' } })
    maya = await signUp(app.browser())
    await maya.databases.createDocument({
      databaseId,
      collectionId: 'user_profiles',
      documentId: maya.userId,
      data: {
        ...aProfile(),
        userId: maya.userId,
        timeZone: zone,
        notificationSettings: JSON.stringify(defaultNotificationSettings),
      },
    })
  })
  afterEach(() => app.close())

  const weekWith = (...sessions: Session[]): PlannedWeek => aPlannedWeek(monday, aSchedule({ monday: sessions }))
  const plan = (week: PlannedWeek) =>
    app.backend.store.transact(async (tx) => {
      const { $id } = await createOwnDocument(
        tx,
        app.backend,
        mealPlans,
        { userId: maya.userId, status: 'generating' },
        'plan',
      )
      await keepPlan(tx, app.backend, $id, { ...writeMealPlan(week), status: 'active' })
    })
  const change = (week: PlannedWeek) =>
    app.backend.store.transact((tx) => keepPlan(tx, app.backend, 'plan', writeMealPlan(week)))
  const until = async (hour: number, minute = 0) => {
    app.clock.advance(Date.parse(instantOn(monday, hour * 60 + minute, zone)) - app.clock.now())
    await app.backend.timers.runDue()
  }
  const told = async () => {
    const { documents } = await maya.databases.listDocuments({ databaseId, collectionId: 'notifications' })
    return documents.map(({ title, description }) => [title, description])
  }
  const log = (mealTime: string, mealPlans: string | null = null) =>
    maya.databases.createDocument({
      databaseId,
      collectionId: 'meal_logs',
      documentId: 'unique()',
      data: {
        user: maya.userId,
        notes: 'Toast',
        mealTime,
        mealPlans,
        status: 'Followed',
        loggedAt: new Date(app.clock.now()).toISOString(),
      },
    })

  test('come half an hour before the pre-fuel, and when the session ends, each once', async () => {
    await plan(weekWith(practice))
    await until(15, 29)
    expect(await told()).toEqual([])
    await until(15, 30)
    const before = ['Practice at 5:00 PM', '60 g carbs by 4:00 PM for Practice at 5:00: Banana Porridge.']
    expect(await told()).toEqual([before])
    await until(18, 29)
    await until(18, 30)
    await until(23, 59)
    expect(await told()).toEqual([
      before,
      ['Refuel after Practice', '12 g protein and 60 g carbs by 6:30 PM: Banana Porridge.'],
    ])
  })

  test.each([
    [{}, 'Half bagel with jam and zucchini'],
    [{ units: { names: 'GB' } }, 'Half bagel with jam and courgette'],
    [{ locale: 'de', units: { names: 'GB' } }, 'Bagel mit Frischkäse und Konfitüre'],
    [{ locale: 'es' }, 'Bagel con queso crema y mermelada'],
  ])('name the dish as its reader does, with preferences %j', async (prefs, dish) => {
    await maya.account.updatePrefs({ prefs })
    const week = weekWith(practice)
    const english = 'locale' in prefs ? 'Half bagel with jam' : 'Half bagel with jam and zucchini'
    const renamed = week.days.map((day) => ({
      ...day,
      meals: day.meals.map((meal) => ({ ...meal, options: [{ ...meal.options[0], name: english }] as const })),
    }))
    await plan({ ...week, days: renamed })
    await until(15, 30)
    expect((await told())[0]?.[1]).toMatch(new RegExp(`: ${dish}\\.$`))
  })

  test('are a day’s worth, whatever a plan says that was brought along', async () => {
    const week = weekWith(practice)
    const many = (meals: PlannedWeek['days'][number]['meals']) =>
      meals.flatMap((meal) =>
        meal.slot === 'pre-fuel' ? Array.from({ length: 100 }, (_, n) => ({ ...meal, id: `${meal.id}-${n}` })) : [meal],
      )
    await plan({ ...week, days: week.days.map((day) => ({ ...day, meals: many(day.meals) })) })
    const waiting = app.backend.store.db.selectFrom('timers').select('key').where('kind', '=', 'reminder')
    expect(await waiting.execute()).toHaveLength(24)
  })

  test('stay silent about fuel that was logged or skipped', async () => {
    await plan(weekWith(practice))
    await until(15)
    await log('pre-workout')
    await maya.databases.createDocument({
      databaseId,
      collectionId: 'meal_marks',
      documentId: 'unique()',
      data: { user: maya.userId, day: monday, meal: 'monday-post-fuel-0', mark: 'skipped' },
    })
    await until(23)
    expect(await told()).toEqual([])
  })

  test('name no dish that the person has become allergic to', async () => {
    await plan(weekWith(practice))
    await maya.databases.updateDocument({
      databaseId,
      collectionId: 'user_profiles',
      documentId: maya.userId,
      data: { restrictions: ['banana'] },
    })
    await until(15, 30)
    expect(await told()).toEqual([])
  })

  test('move with the session, and go with it', async () => {
    await plan(weekWith(practice))
    await until(12)
    await change(weekWith({ ...practice, start: at(20), end: at(21) }))
    await until(15, 30)
    expect(await told()).toEqual([])
    await until(18, 30)
    expect((await told()).map(([title]) => title)).toEqual(['Practice at 8:00 PM'])
    await change(weekWith())
    await until(23)
    expect(await told()).toHaveLength(1)
  })

  test('are not said again when the plan is changed after they were', async () => {
    await plan(weekWith(practice))
    await until(15, 30)
    await change(weekWith({ ...practice, start: at(19), end: at(20) }))
    for (const hour of [17, 17.5, 18, 20, 23]) await until(hour)
    expect((await told()).map(([title]) => title)).toEqual(['Practice at 5:00 PM', 'Refuel after Practice'])
  })

  test('that a server missed while it was down are left out when they help nobody any more', async () => {
    await plan(weekWith(practice))
    await until(16, 30)
    expect(await told()).toEqual([])
    await until(18, 35)
    expect((await told()).map(([title]) => title)).toEqual(['Refuel after Practice'])
  })

  test('follow a person who travels to another zone', async () => {
    await plan(weekWith(practice))
    await maya.databases.updateDocument({
      databaseId,
      collectionId: 'user_profiles',
      documentId: maya.userId,
      data: { timeZone: 'America/Los_Angeles' },
    })
    await until(15, 30)
    expect(await told()).toEqual([])
    // 15:30 in Los Angeles.
    await until(18, 30)
    expect((await told()).map(([title]) => title)).toEqual(['Practice at 5:00 PM'])
  })

  test('of each further day are set when it begins', async () => {
    await plan(aPlannedWeek(monday, aSchedule({ monday: [], thursday: [practice] })))
    const thursday = 3 * 24
    for (const hour of [24, 48, 72, thursday + 15]) await until(hour)
    await until(thursday + 15, 30)
    expect(await told()).toHaveLength(1)
  })

  test('are forgotten three months after, whoever’s they are not', async () => {
    const { backend } = app
    const ana = await signUp(app.browser())
    for (const { userId } of [maya, ana]) {
      const said = {
        user: userId,
        key: 'plan-ready/1',
        words: () => ({ title: 'Your fuel plan is ready', description: 'Look.' }),
      }
      await backend.store.transact((tx) => notifyPerson(tx, backend, said))
    }
    await plan(weekWith(practice))
    app.clock.advance(91 * 24 * 3_600_000)
    await backend.store.transact((tx) =>
      notifyPerson(tx, backend, {
        user: maya.userId,
        key: 'plan-ready/2',
        words: () => ({ title: 'Newer', description: 'Look.' }),
      }),
    )
    await backend.timers.runDue()
    const left = await backend.store.db
      .selectFrom('notifications')
      .select(['user', 'title'])
      .orderBy('_sequence')
      .execute()
    expect(left).toEqual([
      { user: ana.userId, title: 'Your fuel plan is ready' },
      { user: maya.userId, title: 'Newer' },
    ])
  })

  test('are nobody’s business after the account is gone', async () => {
    await plan(weekWith(practice))
    await app.backend.store.db.deleteFrom('users').where('id', '=', maya.userId).execute()
    await until(23)
    expect(await app.backend.store.db.selectFrom('timers').select('key').execute()).toEqual([])
  })
})
