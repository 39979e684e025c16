import {
  addDays,
  dayAt,
  type HealthCondition,
  HOUR_MS,
  instantOn,
  instantText,
  noHealthAnswers,
  poundsToKilograms,
} from '@pacemeal/domain'
import { measuredSpan } from '@pacemeal/domain/body'
import {
  bodyLog,
  type CheckIn,
  type Collection,
  checkIns,
  databaseId,
  dayNotes,
  healthAnswers,
  mealLogs,
  mealPlans,
  readCheckIn,
  readMealPlan,
  userProfiles,
  writeHealthAnswers,
} from '@pacemeal/protocol'
import { Query } from 'appwrite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MenuPlanner } from '../../providers/menu/menu-planner.ts'
import { usually } from '../../testing/databases.ts'
import { askForPlan, signUpAthlete } from '../../testing/planned-people.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import type { Person } from '../../testing/test-browser.ts'
import { untilPlanned } from '../../testing/until-idle.ts'
import { createOwnDocument } from '../documents/document-store.ts'
import { findActivePlan } from '../meal-plans/active-plan.ts'
import { readPlanAthlete } from '../meal-plans/plan-inputs.ts'
import { dueTimer } from '../timers/timer.ts'
import { checkInTimer, setCheckInTimer } from './check-in-timer.ts'

const DAYS = 28
const meals = [
  ['breakfast', 8 * 60],
  ['lunch', 13 * 60],
  ['dinner', 19 * 60],
] as const

/** What the tests of an app ask and live through. */
const inApp = (app: () => TestApp) => {
  const call = async ({ functions, userId }: Person, path: string, body: object = {}) => {
    const run = await functions.createExecution({
      functionId: 'meal-plan',
      xpath: path,
      body: JSON.stringify({ userId, ...body }),
    })
    return { code: run.responseStatusCode, answer: JSON.parse(run.responseBody || '{}') }
  }
  const checkInOf = async (person: Person): Promise<CheckIn> => {
    const { answer } = await call(person, '/check-in')
    const found = readCheckIn(answer)
    if (found === undefined) throw new Error(JSON.stringify(answer))
    return found
  }
  const athleteOf = async (person: Person) => {
    const read = await readPlanAthlete(app().backend.store, person.userId)
    if (!read.ok) throw new Error('the profile says too little')
    return read.value
  }
  const create = (one: Collection, all: readonly object[]) =>
    app().backend.store.transact(async (tx) => {
      for (const data of all) await createOwnDocument(tx, app().backend, one, data)
    })
  /** Four weeks of whole days with this intake, and the morning weighings that follow from what each day costs. */
  const live = async (person: Person, { eats, spends }: { eats: number; spends: number }) => {
    const { zone, body } = await athleteOf(person)
    const today = dayAt(app().clock.now(), zone)
    const { userId: user } = person
    const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index - DAYS))
    await create(
      mealLogs,
      days.flatMap((day) =>
        meals.map(([mealTime, minute]) => ({
          user,
          mealTime,
          loggedAt: instantOn(day, minute, zone),
          calories: eats / meals.length,
          status: 'Followed',
        })),
      ),
    )
    await create(
      bodyLog,
      [...days, today].map((day, index) => ({
        user,
        day,
        measuredAt: instantText(Date.parse(instantOn(day, 0, zone)) + 7 * HOUR_MS),
        massKilograms: body.mass + ((eats - spends) * index) / 7700,
      })),
    )
  }
  const weekEnergy = async (person: Person) => {
    const queries = [Query.equal('status', 'active')]
    const place = { databaseId, collectionId: mealPlans.id, queries }
    const [plan] = (await person.databases.listDocuments(place)).documents
    const week = readMealPlan((plan ?? {}) as object)
    return week.ok ? week.value.days.reduce((sum, { target }) => sum + target.calories, 0) : 0
  }
  return { call, checkInOf, athleteOf, create, live, weekEnergy }
}

describe.each(usually('sqlite'))('the weekly check-in on %s', (database) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(database)
  })
  afterAll(() => app.close())
  const { call, checkInOf, athleteOf, create, live, weekEnergy } = inApp(() => app)

  test('learns what a usual day costs; accepted, the plan follows it, and Undo brings back what was', async () => {
    const maya = await signUpAthlete(app.browser())
    await askForPlan(maya)
    await untilPlanned(app)
    const before = await athleteOf(maya)
    const planned = await weekEnergy(maya)
    const { inUse } = await checkInOf(maya)
    await live(maya, { eats: inUse, spends: inUse + 450 })

    const proposed = await checkInOf(maya)
    expect(proposed).toMatchObject({ isDue: true, isLearned: false, estimate: { status: 'updating' }, last: null })
    expect(proposed.estimate?.expenditure).toBeGreaterThan(proposed.inUse + 150)
    expect(proposed.change?.targetAfter).toBeGreaterThan(proposed.change?.targetBefore ?? Infinity)
    expect(proposed.mass?.after).toBeLessThan(before.body.mass - 1)
    // Looking changes nothing, and neither does time.
    expect(await checkInOf(maya)).toEqual(proposed)
    expect(await athleteOf(maya)).toEqual(before)

    const { proposal } = proposed
    expect(
      (await call(maya, '/answer-check-in', { proposal: proposal.replaceAll(/./g, '0'), answer: 'accepted' })).code,
    ).toBe(409)
    expect((await call(maya, '/answer-check-in', { proposal, answer: 'accepted' })).code).toBe(200)
    await untilPlanned(app)
    const after = await athleteOf(maya)
    expect(after.learned?.base).toBeGreaterThan(0)
    expect(after.body.mass).toBeCloseTo(proposed.mass?.after ?? 0, 6)
    expect(await weekEnergy(maya)).toBeGreaterThan(planned)
    const answered = await checkInOf(maya)
    expect(answered).toMatchObject({ isLearned: true, isDue: false, last: { answer: 'accepted' } })
    // Once a week, also where the next step is known already.
    expect(answered.change).not.toBeNull()
    for (const answer of ['accepted', 'kept'])
      expect((await call(maya, '/answer-check-in', { proposal: answered.proposal, answer })).code).toBe(409)

    expect((await call(maya, '/undo-check-in')).code).toBe(200)
    await untilPlanned(app)
    expect(await athleteOf(maya)).toEqual(before)
    expect(await weekEnergy(maya)).toBe(planned)
    expect((await call(maya, '/undo-check-in')).code).toBe(404)
  })

  test('tells what the plan in use stands on, whatever is logged, trained or measured since', async () => {
    const maya = await signUpAthlete(app.browser())
    const { userId: user } = maya
    await askForPlan(maya)
    await untilPlanned(app)
    /** What the days of the plan in use cost on average, by their own reasons. */
    const plannedMean = async () => {
      const days = (await findActivePlan(app.backend.store, user))?.week.days ?? []
      const costs = days.flatMap(({ because }) =>
        because.flatMap(({ rule, inputs }) => (rule === 'energy_expenditure' ? [Number(inputs.total)] : [])),
      )
      return Math.round(costs.reduce((sum, one) => sum + one, 0) / costs.length)
    }
    const planned = await plannedMean()
    expect(await checkInOf(maya)).toMatchObject({ inUse: planned, coming: null })

    // A day of the plan alone has its own sessions, and a week of logs has others than the schedule.
    const { zone } = await athleteOf(maya)
    const today = dayAt(app.clock.now(), zone)
    const loggedAt = instantOn(today, 5, zone)
    await create(mealLogs, [{ user, mealTime: 'breakfast', loggedAt, calories: 500, status: 'Followed' }])
    expect(await checkInOf(maya)).toMatchObject({ inUse: planned, coming: null })

    const { last } = measuredSpan(today)
    const measuredAt = instantOn(last, 6 * 60, zone)
    await create(bodyLog, [{ user, day: last, measuredAt, massKilograms: 65, bodyFatPercent: 12 }])
    const told = await checkInOf(maya)
    expect(told.inUse).toBe(planned)
    expect(told.coming).toBeGreaterThan(planned + 40)
    app.clock.advance(HOUR_MS)
    const body = JSON.stringify({ userId: user, force: true })
    await maya.functions.createExecution({ functionId: 'meal-plan', body, async: true })
    await untilPlanned(app)
    expect(await checkInOf(maya)).toMatchObject({ inUse: told.coming, coming: null })
    expect(await plannedMean()).toBe(told.coming)
  })

  test('proposes from what the plan in use stands on, also when body fat came in since', async () => {
    const maya = await signUpAthlete(app.browser())
    const { userId: user } = maya
    await askForPlan(maya)
    await untilPlanned(app)
    const planned = await weekEnergy(maya)
    const { inUse } = await checkInOf(maya)
    await live(maya, { eats: inUse, spends: inUse })
    const { zone } = await athleteOf(maya)
    const { last } = measuredSpan(dayAt(app.clock.now(), zone))
    const measuredAt = instantOn(last, 4 * 60, zone)
    await create(bodyLog, [{ user, day: last, measuredAt, massKilograms: 65, bodyFatPercent: 12 }])
    const found = await checkInOf(maya)
    expect(found.inUse).toBe(inUse)
    // By the body fat of the scale the formula says more than is in use; what is eaten holds the weight, which says as much.
    expect(found.coming).toBeGreaterThan(inUse + 40)
    expect(found.change?.targetBefore ?? planned / 7).toBeCloseTo(planned / 7, -2)
    expect(Math.abs((found.estimate?.expenditure ?? 0) - inUse)).toBeLessThan(150)
  })
})

const unasked = async (): Promise<never> => {
  throw new Error('Nobody asks for this here.')
}
/** Finds no week for anybody, at once: what is proposed and answered without a plan needs none to be solved. */
const noWeeks: MenuPlanner = {
  planWeek: async () => ({ kind: 'infeasible', conflicts: [{ rule: 'too_few_dishes', restrictions: [] }] }),
  swapMeal: unasked,
  replan: unasked,
  close: async () => undefined,
}

describe.each(usually('sqlite'))('the weekly check-in of who has no plan yet on %s', (database) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(database, { menus: noWeeks })
  })
  afterAll(() => app.close())
  const { call, checkInOf, athleteOf, create, live } = inApp(() => app)

  test('proposes nothing to who has logged nothing', async () => {
    const maya = await signUpAthlete(app.browser())
    expect(await checkInOf(maya)).toMatchObject({
      estimate: null,
      isLearned: false,
      isDue: false,
      change: null,
      keptBecause: 'first_days',
      last: null,
    })
  })

  test.each<[HealthCondition, CheckIn['keptBecause']]>([
    ['eatingDisorder', 'not_lowered_for_health'],
    ['lowEnergySigns', 'not_lowered_for_health'],
    ['pregnantOrLactating', 'plan_refused'],
    ['kidneyDisease', null],
  ])(
    'who tells of %s and seems to spend less is proposed a lower target only where that is safe',
    async (condition, keptBecause) => {
      const maya = await signUpAthlete(app.browser())
      const { inUse } = await checkInOf(maya)
      await live(maya, { eats: inUse - 450, spends: inUse - 450 })
      const before = await checkInOf(maya)
      expect(before.change?.targetAfter).toBeLessThan(before.change?.targetBefore ?? 0)

      await maya.databases.createDocument({
        databaseId,
        collectionId: healthAnswers.id,
        documentId: maya.userId,
        data: { user: maya.userId, answers: writeHealthAnswers({ ...noHealthAnswers, conditions: [condition] }) },
      })
      const told = await checkInOf(maya)
      expect(told).toMatchObject({ keptBecause, change: keptBecause === null ? before.change : null })
      // What was proposed before is not accepted any more.
      const { proposal } = before
      const answered = await call(maya, '/answer-check-in', { proposal, answer: 'accepted' })
      if (keptBecause !== null) expect(answered.code).toBe(409)
    },
  )

  test('kept, nothing changes, and the next one comes a week later', async () => {
    const maya = await signUpAthlete(app.browser())
    const { inUse } = await checkInOf(maya)
    await live(maya, { eats: inUse, spends: inUse + 450 })
    const before = await athleteOf(maya)
    const { proposal, today } = await checkInOf(maya)
    expect((await call(maya, '/answer-check-in', { proposal, answer: 'kept' })).code).toBe(200)
    expect(await athleteOf(maya)).toEqual(before)
    expect(await checkInOf(maya)).toMatchObject({ isDue: false, next: addDays(today, 7), last: { answer: 'kept' } })
  })

  test('taken back in two tabs, the one that was accepted before it stays', async () => {
    const maya = await signUpAthlete(app.browser())
    const { inUse, today: day } = await checkInOf(maya)
    await live(maya, { eats: inUse, spends: inUse + 450 })
    const { userId: user } = maya
    const base = 2000
    await create(checkIns, [{ user, day: addDays(day, -8), answer: 'accepted', proposal: '{}', base, sessionScale: 1 }])
    const { proposal } = await checkInOf(maya)
    expect((await call(maya, '/answer-check-in', { proposal, answer: 'accepted' })).code).toBe(200)
    expect((await athleteOf(maya)).learned?.base).not.toBe(base)
    expect((await call(maya, '/undo-check-in', { day: addDays(day, -8) })).code).toBe(404)
    expect((await call(maya, '/undo-check-in', { day })).code).toBe(200)
    for (const again of [{ day }, {}]) expect((await call(maya, '/undo-check-in', again)).code).toBe(404)
    expect((await athleteOf(maya)).learned).toEqual({ base, sessionScale: 1 })
  })

  test('taken back, a weight that was given since stays', async () => {
    const maya = await signUpAthlete(app.browser())
    const { inUse } = await checkInOf(maya)
    await live(maya, { eats: inUse, spends: inUse + 450 })
    const { proposal } = await checkInOf(maya)
    expect((await call(maya, '/answer-check-in', { proposal, answer: 'accepted' })).code).toBe(200)
    expect((await athleteOf(maya)).learned?.base).toBeGreaterThan(0)
    const profile = { databaseId, collectionId: userProfiles.id, documentId: maya.userId }
    await maya.databases.updateDocument({ ...profile, data: { weightPounds: 139 } })
    expect((await call(maya, '/undo-check-in')).code).toBe(200)
    expect((await athleteOf(maya)).body.mass).toBeCloseTo(poundsToKilograms(139), 6)
    expect((await athleteOf(maya)).learned).toBeUndefined()
  })

  test('is told of once a week while it proposes something, without figures', async () => {
    const maya = await signUpAthlete(app.browser())
    const { inUse } = await checkInOf(maya)
    const { store } = app.backend
    const told = async () => {
      await store.transact((tx) => setCheckInTimer(tx, app.backend, maya.userId))
      // By the hour of the clock it may have fired already.
      const timer = await store.db
        .selectFrom('timers')
        .selectAll()
        .where('userId', '=', maya.userId)
        .where('kind', '=', 'check-in')
        .executeTakeFirst()
      if (timer === undefined) return 'not told'
      await store.transact((tx) => checkInTimer.runInTransaction(tx, app.backend, dueTimer(timer)))
      const place = {
        databaseId,
        collectionId: 'notifications',
        queries: [Query.equal('title', 'Your Weekly Check-In')],
      }
      const { documents } = await maya.databases.listDocuments(place)
      return documents.map(({ description }) => description)
    }
    expect(await told()).toBe('not told')
    await live(maya, { eats: inUse, spends: inUse + 450 })
    const once = [expect.not.stringMatching(/\d/)]
    expect(await told()).toEqual(once)
    expect(await told()).toEqual(once)
    const { proposal } = await checkInOf(maya)
    await call(maya, '/answer-check-in', { proposal, answer: 'kept' })
    await store.db.deleteFrom('timers').where('userId', '=', maya.userId).execute()
    expect(await told()).toBe('not told')
  })

  test('that proposes nothing on the first morning of its week is told on the morning on which it does', async () => {
    const maya = await signUpAthlete(app.browser())
    const { userId: user } = maya
    const { zone, body } = await athleteOf(maya)
    const { inUse } = await checkInOf(maya)
    const begun = dayAt(app.clock.now(), zone)
    const told = async () => {
      const queries = [Query.equal('title', 'Your Weekly Check-In')]
      const place = { databaseId, collectionId: 'notifications', queries }
      return (await maya.databases.listDocuments(place)).total
    }
    /** The clock goes on to that morning, as the day begins, just before people are told and just after: how often they were. */
    const morning = async (day: number): Promise<readonly number[]> => {
      const counts: number[] = []
      for (const minute of [0, 8 * 60 - 1, 8 * 60]) {
        app.clock.advance(Date.parse(instantOn(addDays(begun, day), minute, zone)) - app.clock.now())
        if (minute === 0) await app.backend.store.transact((tx) => setCheckInTimer(tx, app.backend, user))
        await app.backend.timers.runDue()
        counts.push(await told())
      }
      return counts
    }
    const eat = (days: readonly number[]) =>
      create(
        mealLogs,
        days.flatMap((day) =>
          meals.map(([mealTime, minute]) => ({
            user,
            mealTime,
            loggedAt: instantOn(addDays(begun, day), minute, zone),
            calories: inUse / meals.length,
            status: 'Followed',
          })),
        ),
      )
    const weigh = (days: readonly number[]) =>
      create(
        bodyLog,
        days.map((day) => ({
          user,
          day: addDays(begun, day),
          measuredAt: instantOn(addDays(begun, day), 7 * 60, zone),
          massKilograms: body.mass - (450 * day) / 7700,
        })),
      )
    const daysFrom = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i)

    // Weighed once: on the first morning of the third week the scale has told nothing.
    await weigh([0])
    await eat(daysFrom(0, 13))
    expect(await morning(14)).toEqual([0, 0, 0])
    expect(await checkInOf(maya)).toMatchObject({ isDue: false, keptBecause: 'few_weigh_ins' })
    // The weighings of a scale arrive together.
    await weigh(daysFrom(1, 14))
    await eat([14])
    expect(await checkInOf(maya)).toMatchObject({ isDue: true })
    expect(await morning(15)).toEqual([0, 0, 1])
    await weigh([15, 16])
    await eat([15, 16])
    for (const day of [16, 17, 20]) expect(await morning(day)).toEqual([1, 1, 1])
    // Nobody answers: the next week tells of it again.
    expect(await morning(21)).toEqual([1, 1, 2])
  })

  test('asks about a day that looks like a part of one, until its owner says that it was all', async () => {
    const maya = await signUpAthlete(app.browser())
    const { inUse } = await checkInOf(maya)
    await live(maya, { eats: inUse, spends: inUse })
    const { zone } = await athleteOf(maya)
    const day = addDays(dayAt(app.clock.now(), zone), -3)
    const documents = await maya.databases.listDocuments({
      databaseId,
      collectionId: mealLogs.id,
      queries: [
        Query.greaterThanEqual('loggedAt', instantOn(day, 0, zone)),
        Query.lessThanEqual('loggedAt', instantOn(day, 1439, zone)),
      ],
    })
    for (const { $id } of documents.documents) {
      await maya.databases.updateDocument({
        databaseId,
        collectionId: mealLogs.id,
        documentId: $id,
        data: { calories: 150 },
      })
    }
    expect((await checkInOf(maya)).suspicious).toMatchObject([{ date: day, logged: 450 }])
    await create(dayNotes, [{ user: maya.userId, day, isWholeLog: true }])
    expect((await checkInOf(maya)).suspicious).toEqual([])
  })

  test('is the same after a flight, and counts its week by the days of its owner', async () => {
    const maya = await signUpAthlete(app.browser())
    const flyTo = (timeZone: string) =>
      maya.databases.updateDocument({
        databaseId,
        collectionId: userProfiles.id,
        documentId: maya.userId,
        data: { timeZone },
      })
    const { inUse } = await checkInOf(maya)
    await live(maya, { eats: inUse, spends: inUse + 450 })
    const home = await checkInOf(maya)
    const place = { databaseId, collectionId: bodyLog.id }
    const dayOfLast = async () => {
      const { documents } = await maya.databases.listDocuments({ ...place, queries: [Query.orderDesc('day')] })
      return documents[0]?.day as string | undefined
    }
    const [weighedOn, expenditure] = [await dayOfLast(), home.estimate?.expenditure ?? 0]
    for (const there of ['Asia/Tokyo', 'Pacific/Auckland', 'Pacific/Honolulu']) {
      await flyTo(there)
      const { estimate, suspicious, isDue } = await checkInOf(maya)
      // Meals are counted on other days by the clock there, which moves a kilocalorie in a hundred at most.
      expect(Math.abs((estimate?.expenditure ?? 0) / expenditure - 1)).toBeLessThan(0.01)
      expect(suspicious).toEqual([])
      expect(isDue).toBe(true)
      expect(await dayOfLast()).toBe(weighedOn)
    }

    // Answered where the next day has begun, and read where that day is still to come.
    app.clock.advance(Date.parse(instantOn(addDays(home.today, 1), 60, 'Pacific/Auckland')) - app.clock.now())
    await flyTo('Pacific/Auckland')
    const { proposal, today } = await checkInOf(maya)
    expect(today).toBe(addDays(home.today, 1))
    await call(maya, '/answer-check-in', { proposal, answer: 'accepted' })
    await flyTo('Pacific/Honolulu')
    const back = await checkInOf(maya)
    expect(back.today).toBe(addDays(today, -1))
    expect(back).toMatchObject({ isDue: false, isLearned: true, next: addDays(today, 7) })
    expect(back.last).toEqual({ day: today, answer: 'accepted' })
    expect((await call(maya, '/undo-check-in', { day: today })).code).toBe(200)
    expect((await checkInOf(maya)).isLearned).toBe(false)
  })

  test('belongs to its owner alone, and no client writes one', async () => {
    const maya = await signUpAthlete(app.browser())
    const other = await signUpAthlete(app.browser())
    const { inUse } = await checkInOf(maya)
    await live(maya, { eats: inUse, spends: inUse + 450 })
    const { proposal } = await checkInOf(maya)
    await call(maya, '/answer-check-in', { proposal, answer: 'accepted' })
    const place = { databaseId, collectionId: checkIns.id }
    expect((await maya.databases.listDocuments(place)).total).toBe(1)
    expect((await other.databases.listDocuments(place)).total).toBe(0)
    await expect(call(other, '/check-in', { userId: maya.userId })).rejects.toMatchObject({ type: 'user_unauthorized' })
    const data = { user: other.userId, day: '2026-03-02', answer: 'accepted', proposal: '{}', base: 9000 }
    await expect(other.databases.createDocument({ ...place, documentId: 'planted', data })).rejects.toMatchObject({
      type: 'user_unauthorized',
    })
  })
})
