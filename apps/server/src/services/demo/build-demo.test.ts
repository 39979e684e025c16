import { openCatalog } from '@pacemeal/catalog'
import {
  DAY_MS,
  dayAt,
  HOUR_MS,
  type LocalDate,
  parseSchedule,
  readNotificationSettings,
  weekdays,
} from '@pacemeal/domain'
import {
  databaseId,
  type MealPlanData,
  readBodyMeasurement,
  readKitchenPreferences,
  readMealLog,
  readMealPlan,
} from '@pacemeal/protocol'
import { readWearableActivity, type WearableDocument } from '@pacemeal/protocol/wearables'
import { type Models, Query } from 'appwrite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usually } from '../../testing/databases.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { type Browser, goodPassword } from '../../testing/test-browser.ts'
import { testClock } from '../../testing/test-clock.ts'
import { createAccount } from '../accounts/create-account.ts'
import { buildDemo } from './build-demo.ts'
import { demoAccount } from './demo-athlete.ts'
import { demoSchedule } from './demo-schedule.ts'
import { DemoAddressTaken } from './ensure-demo-account.ts'

const zone = 'America/New_York'
/** A Tuesday, half past four in the afternoon in New York. */
const tuesday = '2026-03-03T21:30:00.000Z'

const build = (app: TestApp, signal = new AbortController().signal): Promise<boolean> =>
  buildDemo(app.backend, { zone, signal })

const signIn = async (app: TestApp): Promise<Browser> => {
  const browser = app.browser()
  const { email, password } = demoAccount
  await browser.account.createEmailPasswordSession({ email, password })
  return browser
}

type Found = Models.DefaultDocument & Record<string, unknown>

/** Everything of a collection that the demo can read, oldest first. */
const all = async (demo: Browser, collectionId: string): Promise<readonly Found[]> => {
  const found: Found[] = []
  for (;;) {
    const last = found.at(-1)
    const after = last === undefined ? [] : [Query.cursorAfter(last.$id)]
    const queries = [Query.limit(100), Query.orderAsc('$id'), ...after]
    const { documents } = await demo.databases.listDocuments({ databaseId, collectionId, queries })
    found.push(...documents)
    if (documents.length < 100) return found.toSorted((a, b) => (a.$createdAt < b.$createdAt ? -1 : 1))
  }
}

const collectionIds = [
  'user_profiles',
  'kitchen_preferences',
  'events',
  'meal_plans',
  'meal_logs',
  'body_log',
  'wearable_data',
  'notifications',
  'payments',
]

/** All that the demo has, by collection and id. */
const everything = async (demo: Browser) => {
  const entries: [string, Record<string, Found>][] = []
  for (const id of collectionIds) {
    const documents = await all(demo, id)
    entries.push([id, Object.fromEntries(documents.map((one) => [one.$id, one]))])
  }
  return Object.fromEntries(entries)
}

/** The week in a plan document. */
const weekOf = (plan: Found | undefined) => readMealPlan((plan ?? {}) as Partial<MealPlanData>)

const dayOf = (document: Found): LocalDate => dayAt(Date.parse(String(document.loggedAt)), zone)

describe.each(usually('sqlite'))('the demo athlete on %s', (database) => {
  let app: TestApp
  let demo: Browser
  beforeAll(async () => {
    app = await startApp(database, { clock: testClock(tuesday) })
    expect(await build(app)).toBe(true)
    demo = await signIn(app)
  })
  afterAll(() => app.close())

  test('signs in with the printed password, its address verified, and no mail was sent', async () => {
    expect(await demo.account.get()).toMatchObject({ name: 'Maya Lindgren', emailVerification: true })
    expect(await app.mailsTo(demoAccount.email)).toEqual([])
  })

  test('has a training week with two sessions on a day, a match and rest, and trains today', async () => {
    const [profile] = await all(demo, 'user_profiles')
    expect(profile).toMatchObject({ userId: demoAccount.userId, timeZone: zone })
    expect(readNotificationSettings(String(profile?.notificationSettings)).mealPlanReadyNotification.push).toBe(true)
    const read = parseSchedule(String(profile?.activitySchedule))
    if (!read.ok) throw new Error(read.error.code)
    const counts = weekdays.map((day) => read.value.schedule[day].length)
    expect(counts).toContain(2)
    expect(counts).toContain(0)
    expect(Object.values(read.value.schedule).flat()).toContainEqual(expect.objectContaining({ type: 'Competition' }))
    expect(read.value.skipped).toEqual([])
    expect(read.value.schedule.tuesday.length).toBeGreaterThan(0)
  })

  test('has one active plan, made of the diet it keeps', async () => {
    const plans = await all(demo, 'meal_plans')
    // It begins on a Tuesday; the next week stands for the days that this one does not hold.
    expect(plans.map(({ status }) => status).toSorted()).toEqual(['active', 'upcoming'])
    const plan = plans.find(({ status }) => status === 'active')
    const week = weekOf(plan)
    if (!week.ok) throw new Error(JSON.stringify(week.error))
    expect(week.value.days.map(({ date }) => date)).toContain('2026-03-03')
    const foods = week.value.days.flatMap(({ meals }) =>
      meals.flatMap(({ options }) => options.flatMap(({ ingredients }) => ingredients.map(({ food }) => food))),
    )
    expect(foods.length).toBeGreaterThan(100)
    expect(foods.filter((food) => /peanut|chicken|beef|turkey|pork/.test(food))).toEqual([])
  })

  test('logged its meals for three weeks up to now, with gaps, extras and unknown figures', async () => {
    const logs = await all(demo, 'meal_logs')
    const days = new Set(logs.map(dayOf))
    expect(days.size).toBe(22)
    expect([...days].toSorted().at(-1)).toBe('2026-03-03')
    for (const log of logs) {
      expect(Date.parse(String(log.loggedAt))).toBeLessThanOrEqual(app.clock.now())
      expect(log.$createdAt).toBe(log.loggedAt)
      expect(log).toMatchObject({ user: demoAccount.userId, status: 'Followed' })
    }
    expect(new Set(logs.map((log) => log.mealTime)).size).toBeGreaterThanOrEqual(6)
    expect(logs.some((log) => log.iron === null && log.calories !== null)).toBe(true)
    expect(logs.some((log) => typeof log.iron === 'number')).toBe(true)
    const meals = ['breakfast', 'lunch', 'dinner'].map((meal) => logs.filter((log) => log.mealTime === meal).length)
    expect(Math.min(...meals)).toBeLessThan(22)
    const today = logs.filter((log) => dayOf(log) === '2026-03-03')
    expect(today.some((log) => String(log.mealPlans).startsWith('tuesday-'))).toBe(true)
    expect(new Set(logs.map((log) => log.notes)).size).toBeGreaterThan(30)
  })

  test('says of most logs which foods they were made of, so that vitamins and minerals are known, and of typed ones nothing', async () => {
    const logs = (await all(demo, 'meal_logs')).map((log) => readMealLog(log as never))
    const withFoods = logs.filter(({ items }) => items !== undefined)
    expect(withFoods.length / logs.length).toBeGreaterThan(0.6)
    expect(withFoods.length).toBeLessThan(logs.length)
    const known = openCatalog()
    const foods = new Set(withFoods.flatMap(({ items = [] }) => items.map(({ food }) => food)))
    expect([...foods].filter((id) => known.findFood(id) === undefined)).toEqual([])
    // A meal of the own week weighs what its dish weighs; one of older weeks its portion of it.
    expect(withFoods.every(({ items = [] }) => items.every(({ grams }) => grams > 0))).toBe(true)
  })

  test('wears a watch whose activities can be read, with the fuel after them', async () => {
    const records = await all(demo, 'wearable_data')
    expect(records.length).toBeGreaterThan(12)
    for (const record of records) {
      const activity = readWearableActivity(record as unknown as WearableDocument, zone)
      expect(activity.name).not.toBe('Wearable Activity')
      expect(Date.parse(activity.end)).toBeLessThanOrEqual(app.clock.now())
      expect(activity.averageHeartRate).toBeGreaterThan(90)
      expect(activity.calories).toBeGreaterThan(80)
      const { detailed } = JSON.parse(String(record.heart_rate_data)) as { detailed: { hr_samples: { bpm: number }[] } }
      const pulses = detailed.hr_samples.map(({ bpm }) => bpm)
      expect(pulses.length).toBeGreaterThan(30)
      expect(Math.min(...pulses)).toBeGreaterThan(60)
      expect(Math.max(...pulses)).toBeLessThan(195)
    }
    expect(records.some((record) => record.postActivityFuelReasoning !== null)).toBe(true)
  })

  test('stood on the scale on most mornings, keeps a kitchen of its own and trains for a race to come', async () => {
    const weighings = (await all(demo, 'body_log')).flatMap((one) => readBodyMeasurement(one) ?? [])
    expect(weighings.length).toBeGreaterThan(8)
    expect(weighings.length).toBeLessThan(22)
    for (const { day, measuredAt, mass } of weighings) {
      expect(Date.parse(measuredAt)).toBeLessThanOrEqual(app.clock.now())
      expect(day).toBe(dayAt(Date.parse(measuredAt), zone))
      expect(Math.abs(mass - 64.9)).toBeLessThan(0.6)
    }
    expect(weighings.some(({ bodyFat }) => bodyFat !== null)).toBe(true)
    const [kitchen] = await all(demo, 'kitchen_preferences')
    expect(readKitchenPreferences(String(kitchen?.preferences)).batchDays).toEqual(['sunday'])
    const [race] = await all(demo, 'events')
    expect(race).toMatchObject({ day: '2026-03-29', user: demoAccount.userId })
  })

  test('was told of its plan, its watch and its sessions, and read what is old', async () => {
    const told = await all(demo, 'notifications')
    const titles = told.map((one) => String(one.title))
    expect(titles).toEqual(expect.arrayContaining(['Your fuel plan is ready', 'New wearable data']))
    expect(titles.some((title) => /^\w+ at \d+:\d\d [AP]M$/.test(title))).toBe(true)
    expect(told.some((one) => one.read)).toBe(true)
    expect(told.some((one) => !one.read)).toBe(true)
    const now = new Date(app.clock.now()).toISOString()
    expect(told.filter((one) => String(one.scheduledTime ?? '') > now)).toEqual([])
  })

  test('paid twice', async () => {
    const paid = await all(demo, 'payments')
    expect(paid.map(({ amount, currency, status }) => ({ amount, currency, status }))).toEqual(
      Array(2).fill({ amount: 1299, currency: 'USD', status: 'paid' }),
    )
    expect(paid.every((one) => Date.parse(String(one.paidAt)) < app.clock.now())).toBe(true)
    const [subscription] = await all(demo, 'subscriptions')
    expect(subscription).toMatchObject({ plan: 'monthly', cancelledAt: null })
    expect(Date.parse(String(subscription?.paidUntil))).toBeGreaterThan(app.clock.now())
  })

  test('built again is the same', async () => {
    const before = await everything(demo)
    expect(await build(app)).toBe(true)
    expect(await everything(demo)).toEqual(before)
  })

  test('interrupted again and again becomes the same', async () => {
    const other = await startApp(database, { clock: testClock(tuesday) })
    let written = 0
    let stopping = new AbortController()
    other.backend.events.subscribe((event) => {
      written += event.kind === 'resource' && event.events[0]?.endsWith('.create') === true ? 1 : 0
      if (written >= 23) stopping.abort()
    })
    let interruptions = 0
    const goOn = async (): Promise<void> => {
      try {
        expect(await build(other, stopping.signal)).toBe(true)
      } catch (error) {
        if (!stopping.signal.aborted) throw error
        interruptions += 1
        written = 0
        stopping = new AbortController()
        await goOn()
      }
    }
    await goOn()
    expect(interruptions).toBeGreaterThan(3)
    const built = await everything(await signIn(other))
    const whole = await everything(demo)
    const contents = (documents: Record<string, Found> = {}) =>
      Object.values(documents).map(({ $sequence, $updatedAt, ...rest }) => rest)
    for (const id of [
      'user_profiles',
      'kitchen_preferences',
      'events',
      'meal_logs',
      'body_log',
      'wearable_data',
      'payments',
    ]) {
      expect(contents(built[id]), id).toEqual(contents(whole[id]))
    }
    // The plan and its notification are named after the execution that made it.
    const mondays = (plans: Record<string, Found> = {}) =>
      Object.values(plans)
        .map(({ weekStart, monday_plan }) => `${weekStart} ${monday_plan}`)
        .toSorted()
    expect(mondays(built.meal_plans)).toEqual(mondays(whole.meal_plans))
    const titles = (documents: Record<string, Found> = {}) =>
      Object.values(documents)
        .map(({ title }) => title)
        .toSorted()
    expect(titles(built.notifications)).toEqual(titles(whole.notifications))
    await other.close()
  })

  test('that moved west and is built again on that day trained, ate and weighed once', async () => {
    const traveller = await startApp(database, { clock: testClock('2026-03-03T14:00:00.000Z') })
    expect(await buildDemo(traveller.backend, { zone: 'Europe/Berlin', signal: new AbortController().signal })).toBe(
      true,
    )
    const moved = await signIn(traveller)
    const histories = ['meal_logs', 'body_log', 'wearable_data'] as const
    const before = await Promise.all(histories.map((id) => all(moved, id)))
    await moved.databases.updateDocument({
      databaseId,
      collectionId: 'user_profiles',
      documentId: demoAccount.userId,
      data: { timeZone: 'America/Los_Angeles' },
    })
    traveller.clock.advance(9 * HOUR_MS)
    expect(await build(traveller)).toBe(true)
    const after = await Promise.all(histories.map((id) => all(moved, id)))
    const days = (documents: readonly Found[] = []) =>
      documents.map(({ metadata }) => {
        const { name, start_time } = JSON.parse(String(metadata))
        return `${String(start_time).slice(0, 10)} ${name}`
      })
    const trained = days(after[2])
    expect(new Set(trained).size).toBe(trained.length)
    for (const [at, kept] of before.entries()) expect(after[at]?.slice(0, kept.length), histories[at]).toEqual(kept)
    await traveller.close()
  })

  test('days later is up to date again, with a plan of that week, and what its owner deleted stays away', async () => {
    const before = await all(demo, 'meal_logs')
    const deleted = before[40]?.$id ?? ''
    await demo.databases.deleteDocument({ databaseId, collectionId: 'meal_logs', documentId: deleted })
    app.clock.advance(8 * DAY_MS)
    expect(await build(app)).toBe(true)

    const plans = await all(demo, 'meal_plans')
    expect(plans.filter(({ status }) => status === 'active')).toHaveLength(1)
    expect(plans.find((plan) => plan.status === 'active')?.weekStart).toBe('2026-03-09')

    const logs = await all(demo, 'meal_logs')
    const kept = before.filter((log) => log.$id !== deleted)
    expect(logs.slice(0, kept.length)).toEqual(kept)
    const days = new Set(logs.map(dayOf))
    for (const day of ['2026-03-04', '2026-03-07', '2026-03-10', '2026-03-11']) expect(days).toContain(day as LocalDate)
    expect(logs.every((log) => Date.parse(String(log.loggedAt)) <= app.clock.now())).toBe(true)
    const records = await all(demo, 'wearable_data')
    expect(dayAt(Date.parse(String(records.at(-1)?.data_timestamp)), zone) >= '2026-03-10').toBe(true)
    expect(await all(demo, 'payments')).toHaveLength(2)
  })
})

test('two processes that build on one Postgres make one demo athlete', async () => {
  const first = await startApp('postgres', { clock: testClock(tuesday) })
  const second = await startApp('postgres', { sharing: first.database, clock: testClock(tuesday) })
  expect(await Promise.all([build(first), build(second)])).toEqual([true, true])
  const demo = await signIn(second)
  const plans = await all(demo, 'meal_plans')
  expect(plans.map((plan) => String(plan.status)).sort()).toEqual(['active', 'upcoming'])
  const logs = await all(demo, 'meal_logs')
  const times = logs.map(({ loggedAt, mealTime, notes }) => `${loggedAt} ${mealTime} ${notes}`)
  expect(new Set(times).size).toBe(times.length)
  expect(await all(demo, 'payments')).toHaveLength(2)
  await second.close()
  await first.close()
})

test("somebody else's account with the demo's address is left alone", async () => {
  const app = await startApp('sqlite', { clock: testClock(tuesday) })
  const theirs = { userId: 'ana', name: 'Ana', email: demoAccount.email, password: goodPassword }
  await createAccount(app.backend, theirs)
  await expect(build(app)).rejects.toThrow(DemoAddressTaken)
  const ana = app.browser()
  await ana.account.createEmailPasswordSession({ email: theirs.email, password: theirs.password })
  expect(Object.values(await everything(ana)).flatMap(Object.keys)).toEqual([])
  await app.close()
})

test.each(weekdays)('whoever first looks on a %s finds a training day, a match and rest in the week', (day) => {
  const schedule = demoSchedule(day)
  expect(schedule[day].length).toBeGreaterThan(0)
  expect(weekdays.filter((one) => schedule[one].length === 0).length).toBeGreaterThanOrEqual(2)
  expect(weekdays.filter((one) => schedule[one].length === 2)).toHaveLength(1)
  expect(weekdays.flatMap((one) => schedule[one]).filter(({ type }) => type === 'Competition')).toHaveLength(1)
})
