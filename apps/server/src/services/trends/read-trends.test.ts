import { addDays, instantOn, type LocalDate, localDate } from '@pacemeal/domain'
import {
  bodyLog,
  type Collection,
  databaseId,
  dayNotes,
  mealLogs,
  mealPlans,
  readCheckIn,
  wearableData,
  writeMealPlan,
} from '@pacemeal/protocol'
import { readTrends as readAnswer, type Trends } from '@pacemeal/protocol/read-trends'
import { aPlannedWeek, aProfile } from '@pacemeal/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { signUpAthlete } from '../../testing/planned-people.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import type { Browser, Person } from '../../testing/test-browser.ts'
import { createOwnDocument, type NewData } from '../documents/document-store.ts'
import { keepPlan } from '../meal-plans/keep-plan.ts'

const zone = aProfile().timeZone ?? 'UTC'
const monday = localDate('2026-03-02')
const thursday = addDays(monday, 3)
const aLog = (user: string, day: LocalDate, hour: number, change: object = {}) => ({
  user,
  mealTime: 'general' as const,
  loggedAt: instantOn(day, hour * 60, zone),
  status: 'Followed' as const,
  calories: 600,
  carbs: 80,
  ...change,
})

describe.each(databases)('trends on %s', (database) => {
  let app: TestApp
  let maya: Person
  beforeEach(async () => {
    app = await startApp(database)
    maya = await signUpAthlete(app.browser())
    app.clock.advance(Date.parse(instantOn(addDays(monday, 4), 9 * 60, zone)) - app.clock.now())
  })
  afterEach(() => app.close())

  const give = <C extends Collection>(one: C, ...all: readonly NewData<C>[]) =>
    app.backend.store.transact(async (tx) => {
      for (const data of all) await createOwnDocument(tx, app.backend, one, data)
    })
  const givePlan = (weekStart: LocalDate, status: 'active' | 'replaced' = 'active') =>
    app.backend.store.transact(async (tx) => {
      const texts = writeMealPlan(aPlannedWeek(weekStart))
      const { userId } = maya
      const { $id } = await createOwnDocument(tx, app.backend, mealPlans, { userId, status: 'generating' })
      await keepPlan(tx, app.backend, $id, { ...texts, status })
      return $id
    })
  const ask = async (browser: Browser, days: string): Promise<{ status: number; text: string }> => {
    const answer = await browser.fetch(`/v1/account/trends?days=${days}`, {
      headers: { 'x-appwrite-project': 'pacemeal' },
    })
    return { status: answer.status, text: await answer.text() }
  }
  const trendsOf = async (browser: Browser, days: 7 | 30 | 90 | 365): Promise<Trends> => {
    const { status, text } = await ask(browser, String(days))
    expect(status, text).toBe(200)
    return readAnswer(JSON.parse(text))
  }
  const dayOf = ({ days }: Trends, date: LocalDate) => {
    const found = days.find((day) => day.date === date)
    if (found === undefined) throw new Error(`No ${date}`)
    return found
  }

  test('put together what was logged, marked, measured and planned of a day', async () => {
    const { userId } = maya
    await givePlan(monday)
    await give(
      mealLogs,
      aLog(userId, thursday, 8, { fiber: 9 }),
      aLog(userId, thursday, 13),
      aLog(userId, thursday, 6, { mealTime: 'pre-workout' }),
      aLog(userId, addDays(thursday, 1), 0.2),
    )
    await maya.databases.createDocument({
      databaseId,
      collectionId: 'meal_marks',
      documentId: 'unique()',
      data: { user: userId, day: thursday, meal: 'thursday-dinner', mark: 'skipped' },
    })
    const night = { start_time: instantOn(thursday, -60, zone), end_time: instantOn(thursday, 390, zone) }
    await give(wearableData, {
      appwrite_user_id: userId,
      data_type: 'sleep',
      provider: 'oura',
      metadata: JSON.stringify({ ...night, timestamp_localization: 0 }),
      data_timestamp: night.end_time,
      healthSummary: JSON.stringify({ sleepSeconds: 27_000, restingHeartRate: 47 }),
    })
    const trends = await trendsOf(maya, 7)
    expect(trends.days.map(({ date }) => date)).toEqual(Array.from({ length: 7 }, (_, n) => addDays(monday, n - 2)))
    expect(dayOf(trends, thursday)).toMatchObject({
      logging: 'full',
      intake: { calories: 1800, fiber: 9, iron: null, incomplete: expect.arrayContaining(['fiber', 'iron']) },
      target: { calories: expect.any(Number), fiber: 30, iron: 18 },
      fuel: { planned: 2, inTime: expect.any(Number) },
      sleepHours: 7.5,
      restingHeartRate: 47,
      energyAvailability: expect.any(Number),
    })
    expect(dayOf(trends, thursday).massTrend).toBeNull()
    expect(dayOf(trends, addDays(monday, 1))).toMatchObject({
      logging: 'unlogged',
      intake: null,
      fuel: null,
      mass: null,
    })
    expect(dayOf(trends, addDays(thursday, 1))).toMatchObject({ logging: 'open', intake: { calories: 600 } })
  })

  test('follow the body log, with weighings of before the first day, and the word that a day is whole', async () => {
    const { userId } = maya
    const weighing = (day: LocalDate, massKilograms: number, change: object = {}) => ({
      user: userId,
      day,
      measuredAt: instantOn(day, 400, zone),
      massKilograms,
      ...change,
    })
    await give(
      bodyLog,
      weighing(addDays(monday, -9), 66, { bodyFatPercent: 24 }),
      weighing(addDays(monday, 1), 65),
      weighing(thursday, 58, { isRemoved: true }),
    )
    await give(mealLogs, aLog(userId, thursday, 12))
    await give(dayNotes, { user: userId, day: thursday, isWholeLog: true })
    const trends = await trendsOf(maya, 7)
    expect(trends.days.map(({ mass }) => mass)).toEqual([null, null, null, 65, null, null, null])
    expect(dayOf(trends, monday).massTrend).toBeCloseTo(66, 0)
    expect(dayOf(trends, addDays(monday, 1)).massTrend).toBeGreaterThan(65)
    expect(dayOf(trends, thursday)).toMatchObject({
      logging: 'full',
      mass: null,
      energyAvailability: expect.any(Number),
    })
  })

  test('tell the same trend of a morning in every span, also to who weighs weekly', async () => {
    const friday = addDays(monday, 4)
    const weighings = Array.from({ length: 60 }, (_, week) => ({
      user: maya.userId,
      day: addDays(friday, -7 * week),
      measuredAt: instantOn(addDays(friday, -7 * week), 400, zone),
      massKilograms: 70 + 0.1 * week + ((week * 7) % 5) * 0.4,
    }))
    await give(bodyLog, ...weighings)
    const [week, month, quarter, year] = [
      await trendsOf(maya, 7),
      await trendsOf(maya, 30),
      await trendsOf(maya, 90),
      await trendsOf(maya, 365),
    ]
    for (const shorter of [week, month, quarter])
      for (const { date, massTrend } of shorter.days) {
        const told = dayOf(year, date).massTrend
        expect(massTrend, date).not.toBeNull()
        expect(Math.abs((massTrend ?? 0) - (told ?? 0)), date).toBeLessThan(0.05)
      }
  })

  test('tell what was learned of the expenditure once enough is logged and weighed, with its bounds', async () => {
    const { userId } = maya
    const days = Array.from({ length: 28 }, (_, n) => addDays(monday, n - 24))
    const meals = [
      ['breakfast', 8],
      ['lunch', 13],
      ['dinner', 19],
    ] as const
    await give(
      mealLogs,
      ...days.flatMap((day) => meals.map(([mealTime, hour]) => aLog(userId, day, hour, { mealTime }))),
    )
    await give(
      bodyLog,
      ...days.map((day) => ({ user: userId, day, measuredAt: instantOn(day, 400, zone), massKilograms: 65 })),
    )
    // More was done than is scheduled, which costs more than a usual day.
    await give(
      wearableData,
      ...days.slice(10).map((day) => ({
        appwrite_user_id: userId,
        data_type: 'activity' as const,
        provider: 'garmin',
        metadata: JSON.stringify({
          name: 'Run',
          type: 1,
          start_time: instantOn(day, 720, zone),
          end_time: instantOn(day, 840, zone),
          timestamp_localization: 0,
          calories_burned: 1400,
        }),
        data_timestamp: instantOn(day, 840, zone),
      })),
    )
    const { days: shown } = await trendsOf(maya, 90)
    const first = shown.findIndex(({ expenditure }) => expenditure !== null)
    expect(first).toBeGreaterThan(shown.findIndex(({ mass }) => mass !== null) + 6)
    for (const { expenditure } of shown.slice(first)) {
      expect(expenditure?.low).toBeLessThan(expenditure?.value ?? 0)
      expect(expenditure?.high).toBeGreaterThan(expenditure?.value ?? Infinity)
    }
    // The body screen names the same day's cost: that of the sessions that are scheduled.
    const run = await maya.functions.createExecution({
      functionId: 'meal-plan',
      xpath: '/check-in',
      body: JSON.stringify({ userId }),
    })
    const checkIn = readCheckIn(JSON.parse(run.responseBody))
    expect(Math.round(shown.findLast(({ expenditure }) => expenditure !== null)?.expenditure?.value ?? 0)).toBe(
      checkIn?.estimate?.expenditure,
    )
  })

  test('keep what a week aimed at when its plan is forgotten', async () => {
    await givePlan(monday)
    const before = dayOf(await trendsOf(maya, 7), monday).target
    expect(before).not.toBeNull()
    await app.backend.store.db.deleteFrom('meal_plans').execute()
    expect(dayOf(await trendsOf(maya, 7), monday).target).toEqual(before)
  })

  test('read plans of earlier releases once, and their figures from then on', async () => {
    await givePlan(addDays(monday, -7), 'replaced')
    const { db } = app.backend.store
    await db.deleteFrom('week_targets').execute()
    const before = dayOf(await trendsOf(maya, 30), addDays(monday, -5)).target
    expect(before).toMatchObject({ fiber: 30 })
    await db.updateTable('meal_plans').set({ monday_plan: 'unreadable', parsedMealPlan: 'unreadable' }).execute()
    expect(dayOf(await trendsOf(maya, 30), addDays(monday, -5)).target).toEqual(before)
  })

  test('hold every log of a year, over several pages', async () => {
    const days = Array.from({ length: 365 }, (_, n) => addDays(monday, n - 364))
    await give(mealLogs, ...days.flatMap((day) => [8, 13, 19].map((hour) => aLog(maya.userId, day, hour))))
    const trends = await trendsOf(maya, 365)
    expect(trends.days).toHaveLength(365)
    const logged = trends.days.filter(({ date }) => date <= monday)
    expect(logged.every(({ intake, logging }) => intake?.calories === 1800 && logging === 'full')).toBe(true)
  })

  test('are the person’s own, and nobody’s who is not signed in', async () => {
    await give(mealLogs, aLog(maya.userId, thursday, 8))
    const ana = await signUpAthlete(app.browser())
    expect((await trendsOf(ana, 30)).days.every(({ intake }) => intake === null)).toBe(true)
    expect((await ask(app.browser(), '30')).status).toBe(401)
  })

  test('are answered for the lengths that are shown, and no others', async () => {
    for (const days of ['8', '0', '100000', 'week', '']) expect((await ask(maya, days)).status).toBe(400)
  })
})
