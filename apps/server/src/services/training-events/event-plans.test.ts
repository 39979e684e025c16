import { addDays, instantOn, localDate, minuteOfDay, sessionRef } from '@pacemeal/domain'
import {
  defaultRaceSettings,
  type EventReport,
  eventSession,
  eventStart,
  type TrainingEvent,
} from '@pacemeal/domain/event'
import { databaseId, type MealPlanData, readMealPlan } from '@pacemeal/protocol'
import { anEvent, aSweatTest } from '@pacemeal/testing'
import { ID, Query } from 'appwrite'
import { createQueryId, type KyselyPlugin } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { usually } from '../../testing/databases.ts'
import { signUpAthlete } from '../../testing/planned-people.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import type { Person } from '../../testing/test-browser.ts'
import { untilPlanned } from '../../testing/until-idle.ts'
import { readCircumstances } from '../health/circumstances.ts'
import { readPlanInputs } from '../meal-plans/plan-inputs.ts'

const monday = localDate('2026-03-02')
const friday = addDays(monday, 4)

describe.each(usually('sqlite'))('plans around events on %s', (database) => {
  let app: TestApp
  afterEach(() => app.close())

  const begin = async (settings: Readonly<Record<string, string>> = {}) => {
    app = await startApp(database, { settings })
    return signUpAthlete(app.browser())
  }
  const plans = (person: Person) => {
    const queries = [Query.equal('status', 'active')]
    return person.databases.listDocuments({ databaseId, collectionId: 'meal_plans', queries })
  }
  /** The week of the only plan, once it is made. */
  const plannedWeek = async (person: Person) => {
    await untilPlanned(app)
    const { total, documents } = await plans(person)
    expect(total).toBe(1)
    const week = readMealPlan({ ...documents[0] } as Partial<MealPlanData>)
    if (!week.ok) throw new Error(week.error.problem)
    return week.value
  }
  const add = ({ databases: documents, userId }: Person, event: Partial<TrainingEvent>) => {
    const details = anEvent(event)
    const data = { user: userId, day: details.day, details: JSON.stringify(details) }
    return documents.createDocument({ databaseId, collectionId: 'events', documentId: ID.unique(), data })
  }
  const change = ({ databases: documents }: Person, documentId: string, event: Partial<TrainingEvent>) => {
    const data = { details: JSON.stringify(anEvent(event)) }
    return documents.updateDocument({ databaseId, collectionId: 'events', documentId, data })
  }
  /** Nothing waits any more that a new request could join. */
  const finish = () => app.backend.store.db.updateTable('executions').set({ status: 'completed' }).execute()
  const runs = async () => (await app.backend.store.db.selectFrom('executions').select('inputs').execute()).length

  test('an event that reaches into the planned days asks for their plan, a far one does not', async () => {
    const maya = await begin({ JOB_WORKERS: '0' })
    await add(maya, { day: addDays(monday, 40) })
    expect(await runs()).toBe(0)
    // Its first loading day is the Sunday of next week.
    await add(maya, { day: addDays(monday, 15) })
    expect(await runs()).toBe(1)
  })

  test('a change asks for another plan where plans read what changed', async () => {
    const maya = await begin({ JOB_WORKERS: '0' })
    const { $id } = await add(maya, { day: friday })
    const asked = await runs()
    await finish()
    await change(maya, $id, { day: friday, name: 'Another name', goal: 'Just finish' })
    expect(await runs()).toBe(asked)
    const heights = [0, 21, 42].map((kilometre) => ({ kilometre, height: 10 * kilometre }))
    const course = { leg: 0, kilometres: 42.2, climb: 420, heights, places: [] }
    const changes: readonly Partial<TrainingEvent>[] = [{ loading: 'full' }, { sport: 'ride' }, { course }]
    for (const [index, one] of changes.entries()) {
      await change(maya, $id, Object.assign({ day: friday }, ...changes.slice(0, index), one))
      expect(await runs()).toBe(asked + 1 + index)
      await finish()
    }
    await maya.databases.deleteDocument({ databaseId, collectionId: 'events', documentId: $id })
    expect(await runs()).toBe(asked + 1 + changes.length)
  })

  test('what decides the fuel of an event asks for another plan, and nothing else does', async () => {
    const maya = await begin({ JOB_WORKERS: '0' })
    const settings = (tolerance: number) => ({
      user: maya.userId,
      settings: JSON.stringify({ products: [], tolerance, sweatSodium: null, fuelsLowCarb: false }),
    })
    const place = { databaseId, collectionId: 'race_settings', documentId: maya.userId }
    const untold = { ...settings(60), settings: JSON.stringify({ ...defaultRaceSettings, sweatSodium: 800 }) }
    await maya.databases.createDocument({ ...place, data: untold })
    // Nothing is raced in the planned days.
    expect(await runs()).toBe(0)
    // What the gut takes bounds long sessions of the week, too.
    await maya.databases.updateDocument({ ...place, data: settings(60) })
    expect(await runs()).toBe(1)
    expect(await readCircumstances(app.backend.store, maya.userId)).toEqual({ gutTolerance: 60 })
    const { $id } = await add(maya, { day: friday })
    await finish()
    const asked = await runs()
    await maya.databases.updateDocument({ ...place, data: settings(90) })
    expect(await runs()).toBe(asked + 1)
    await finish()
    await maya.databases.createDocument({
      databaseId,
      collectionId: 'sweat_tests',
      documentId: ID.unique(),
      data: { user: maya.userId, ...aSweatTest() },
    })
    expect(await runs()).toBe(asked + 2)
    await finish()
    await change(maya, $id, { day: friday, name: 'Another name' })
    expect(await runs()).toBe(asked + 2)
  })

  test('who begins or ends to fuel hard sessions on a low-carb diet is planned anew, event or not', async () => {
    const maya = await begin({ JOB_WORKERS: '0' })
    const place = { databaseId, collectionId: 'race_settings', documentId: maya.userId }
    const data = (fuelsLowCarb: boolean) => ({
      user: maya.userId,
      settings: JSON.stringify({ products: [], tolerance: null, sweatSodium: null, fuelsLowCarb }),
    })
    const isFueled = async () => {
      const inputs = await readPlanInputs(app.backend.store, maya.userId)
      return inputs.ok && inputs.value.circumstances?.fuelTheSession === true
    }
    await maya.databases.createDocument({ ...place, data: data(true) })
    expect([await runs(), await isFueled()]).toEqual([1, true])
    await finish()
    await maya.databases.updateDocument({ ...place, data: data(true) })
    expect(await runs()).toBe(1)
    await maya.databases.updateDocument({ ...place, data: data(false) })
    expect([await runs(), await isFueled()]).toEqual([2, false])
  })

  test('everything that a plan is made from is read once', async () => {
    const maya = await begin({ JOB_WORKERS: '0' })
    await add(maya, { day: friday })
    const { store } = app.backend
    const statements: string[] = []
    const plugin: KyselyPlugin = {
      transformQuery({ node }) {
        statements.push(store.db.getExecutor().compileQuery(node, createQueryId()).sql)
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const inputs = await readPlanInputs({ ...store, db: store.db.withPlugin(plugin) }, maya.userId)
    expect(inputs.ok && inputs.value.events).toHaveLength(1)
    expect(statements.length).toBeGreaterThan(5)
    expect(statements).toEqual([...new Set(statements)])
  })

  test('a report that goes with its event, or comes back with it, asks for the plan of later events', async () => {
    const maya = await begin({ JOB_WORKERS: '0' })
    const day = addDays(monday, -20)
    const gel = { product: 'gel', name: 'Gel', servings: 12, carbs: 25, sodium: 50, caffeine: 0 }
    const totals = { carbs: 300, fluid: 2000, sodium: 600 }
    const told = { minutes: 210, taken: [gel], fluid: 2000, planned: totals, symptoms: 0, feeling: 5, notes: '' }
    const report = JSON.stringify({ log: ID.unique(), ...told } satisfies EventReport)
    const place = { databaseId, collectionId: 'events', documentId: ID.unique() }
    const data = { user: maya.userId, day, details: JSON.stringify(anEvent({ day })), report }
    await maya.databases.createDocument({ ...place, data })
    await add(maya, { day: friday })
    await finish()
    const asked = await runs()
    expect(await readCircumstances(app.backend.store, maya.userId)).toEqual({ gutTolerance: 75 })
    await maya.databases.deleteDocument(place)
    expect(await runs()).toBe(asked + 1)
    await finish()
    await maya.databases.createDocument({ ...place, data })
    expect(await runs()).toBe(asked + 2)
    await finish()
    // An event that nothing was told of says nothing of later ones.
    await maya.databases.deleteDocument({ ...place, documentId: (await add(maya, { day })).$id })
    expect(await runs()).toBe(asked + 2)
  })

  test('a marathon is its day’s session, after two days that load and a meal before the start', async () => {
    const maya = await begin()
    await add(maya, { day: friday })
    const [, tuesday, wednesday, thursday, race] = (await plannedWeek(maya)).days
    expect(tuesday?.flags).not.toContain('carb_loading')
    for (const day of [wednesday, thursday]) {
      expect(day?.flags).toContain('carb_loading')
      expect((day?.planned.carbs ?? 0) / (day?.target.carbs ?? 1)).toBeGreaterThan(0.9)
      expect(day?.because.map(({ rule }) => rule)).toContain('race_loading_water')
    }
    const [own] = race?.sessions ?? []
    // What the card holds in whole servings of the products that are taken along; no bottle is begun eleven minutes before the end.
    expect(own).toMatchObject({ type: 'Competition', start: 555, end: 765, during: { carbsPerHour: 60, carbs: 199 } })
    expect(race?.meals[0]).toMatchObject({ slot: 'breakfast', at: 375 })
  })

  test('what a report says was taken takes the place of what was planned, once', async () => {
    const maya = await begin()
    const tuesday = addDays(monday, 1)
    const marathon = { day: tuesday, start: minuteOfDay(8 * 60) }
    const event = anEvent(marathon)
    const { $id } = await add(maya, marathon)
    const race = (await plannedWeek(maya)).days.find(({ date }) => date === tuesday)
    const planned = race?.sessions.find(({ type }) => type === 'Competition')?.during.carbs ?? 0
    expect(planned).toBeGreaterThan(100)
    app.clock.advance(Date.parse(instantOn(tuesday, 12 * 60, 'Europe/Berlin')) - app.clock.now())
    const replan = async () => {
      const run = await maya.functions.createExecution({
        functionId: 'meal-plan',
        xpath: '/replan',
        body: JSON.stringify({ userId: maya.userId }),
      })
      return JSON.parse(run.responseBody).data
    }
    const amounts = (carbs: number) => ({ calories: 4 * carbs, carbs, protein: 0, fat: 0 })
    const log = {
      user: maya.userId,
      notes: event.name,
      loggedAt: eventStart(event),
      mealTime: 'general',
      status: 'Followed',
      event: $id,
      session: sessionRef(event.day, eventSession(event)),
    }
    const place = { databaseId, collectionId: 'meal_logs', documentId: ID.unique() }
    const before = await replan()
    await maya.databases.createDocument({ ...place, data: { ...log, ...amounts(planned) } })
    // As planned: the day is as it was.
    expect(await replan()).toEqual(before)
    await maya.databases.updateDocument({ ...place, data: amounts(planned - 150) })
    const { because, changes } = await replan()
    expect(because).toContainEqual({ rule: 'fuel_less', inputs: { calories: 600 }, source: 'H' })
    const more = changes.reduce(
      (sum: number, { difference }: { difference: { carbs: number } }) => sum + difference.carbs,
      0,
    )
    // As far as the meals to come take more.
    expect(more).toBeGreaterThan(10)
  })
})
