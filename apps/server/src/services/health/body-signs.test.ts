import { addDays, dayAt, instantOn, instantText } from '@pacemeal/domain'
import { bodyLog, databaseId, goalPeriods, mealLogs, notifications, readGoalPeriod } from '@pacemeal/protocol'
import { ID } from 'appwrite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usually } from '../../testing/databases.ts'
import { signUpAthlete } from '../../testing/planned-people.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { untilIdle, untilPlanned } from '../../testing/until-idle.ts'
import { importWeighings } from '../body/import-weighings.ts'
import { createOwnDocument, findDocument } from '../documents/document-store.ts'
import { findActivePlan } from '../meal-plans/active-plan.ts'
import { fingerprintOf, readPlanInputs } from '../meal-plans/plan-inputs.ts'

describe.each(usually('sqlite'))('what log and scale say of a goal on %s', (database) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(database)
  })
  afterAll(() => app.close())

  test('is looked at on the next morning and kept with the goal for its owner alone; a fast loss stops the deficit of the next plan', async () => {
    const maya = await signUpAthlete(app.browser())
    const other = await signUpAthlete(app.browser())
    const { userId } = maya
    const { store, clock } = app.backend
    const place = { databaseId, collectionId: 'user_profiles', documentId: userId }
    await maya.databases.updateDocument({ ...place, data: { performanceObjective: 'cut' } })
    await untilPlanned(app)
    const zone = String((await maya.databases.getDocument(place)).timeZone ?? 'UTC')
    const targets = async () => (await findActivePlan(store, userId))?.week.days.map(({ target }) => target)
    const before = await targets()
    const askedBefore = fingerprintOf(await readPlanInputs(store, userId))

    const today = dayAt(clock.now(), zone)
    await store.transact(async (tx) => {
      for (let ago = 27; ago >= 0; ago--) {
        const day = addDays(today, -ago)
        const measuredAt = instantOn(day, 400, zone)
        const massKilograms = 66 - (0.9 * (27 - ago)) / 7
        await createOwnDocument(tx, app.backend, bodyLog, { user: userId, day, measuredAt, massKilograms })
      }
      for (const ago of [4, 3, 2]) {
        for (const [mealTime, hour] of [
          ['breakfast', 8],
          ['lunch', 13],
          ['dinner', 19],
        ] as const) {
          const loggedAt = instantText(Date.parse(instantOn(addDays(today, -ago), hour * 60, zone)))
          const log = { user: userId, mealTime, loggedAt, calories: 300, status: 'Followed' } as const
          await createOwnDocument(tx, app.backend, mealLogs, log)
        }
      }
    })
    app.clock.advance(Date.parse(instantOn(addDays(today, 1), 4 * 60, zone)) - clock.now())
    await untilIdle(app)
    expect((await findDocument(store, goalPeriods, userId))?.signsOn).toBe(addDays(today, 1))

    const told = async (person = maya) =>
      (await person.databases.listDocuments({ databaseId, collectionId: notifications.id })).documents.map(
        ({ title }) => title,
      )
    const pressing = ['Too little energy, three days in a row', 'Your weight falls fast']
    expect((await told()).filter((title) => pressing.includes(title)).toSorted()).toEqual(pressing)
    expect(await told(other)).not.toContain('Your weight falls fast')

    const kept = await findDocument(store, goalPeriods, userId)
    expect(kept && readGoalPeriod(kept)).toMatchObject({ objective: 'cut', signs: ['low_energy_run', 'fast_loss'] })
    expect(await targets()).toEqual(before)
    const hers = { databaseId, collectionId: goalPeriods.id }
    expect((await maya.databases.listDocuments(hers)).documents).toHaveLength(1)
    expect(JSON.stringify(await other.databases.listDocuments(hers))).not.toContain('fast_loss')

    // Neither is a new plan asked for by it.
    const asked = async () => fingerprintOf(await readPlanInputs(store, userId))
    expect(await asked()).toBe(askedBefore)

    const stopped = async () => (await findActivePlan(store, userId))?.week.days.flatMap(({ flags }) => flags)
    expect(await stopped()).not.toContain('deficit_stopped_fast_loss')
    await maya.databases.updateDocument({ ...place, data: { weightPounds: 139 } })
    await untilPlanned(app)
    expect(await stopped()).toContain('deficit_stopped_fast_loss')

    await maya.databases.updateDocument({ ...place, data: { performanceObjective: 'maintain' } })
    const renewed = await findDocument(store, goalPeriods, userId)
    expect(renewed && readGoalPeriod(renewed)).toMatchObject({ objective: 'maintain', signs: [] })
    await untilPlanned(app)
  })

  test('is told in the app once the weighing that shows it is kept, and taken back with it', async () => {
    const maya = await signUpAthlete(app.browser())
    const { userId } = maya
    const { store, clock } = app.backend
    await untilPlanned(app)
    const profile = await maya.databases.getDocument({ databaseId, collectionId: 'user_profiles', documentId: userId })
    const zone = String(profile.timeZone ?? 'UTC')
    const today = dayAt(clock.now(), zone)
    const place = { databaseId, collectionId: bodyLog.id }
    const massOn = (ago: number): number => 66 - (0.9 * (27 - ago)) / 7
    const facts = (ago: number) => {
      const day = addDays(today, -ago)
      return { user: userId, day, measuredAt: instantOn(day, 0, zone), massKilograms: massOn(ago) }
    }
    const older = Array.from({ length: 20 }, (_, n) => facts(27 - n))
    const imported = older.map(({ measuredAt, massKilograms }) => ({
      measured_at: measuredAt,
      mass_kilograms: massKilograms,
      body_fat_percent: null,
    }))
    await importWeighings(app.backend, userId, imported)
    const signs = async () => {
      await untilIdle(app)
      return (await findDocument(store, goalPeriods, userId))?.signs ?? []
    }
    const told = async () =>
      (await maya.databases.listDocuments({ databaseId, collectionId: notifications.id })).documents.filter(
        ({ title }) => title === 'Your weight falls fast',
      )
    await untilIdle(app)
    expect((await findDocument(store, goalPeriods, userId))?.signsOn).toBe(today)
    expect(await told()).toEqual([])
    const weigh = (ago: number) =>
      maya.databases.createDocument({ ...place, documentId: ID.unique(), data: facts(ago) })
    await weigh(1)
    const last = await weigh(0)
    expect(await signs()).toEqual(['fast_loss'])
    expect(await told()).toHaveLength(1)
    expect((await app.mailsTo(maya.email)).filter(({ text }) => text.includes('weight falls'))).toEqual([])

    await maya.databases.deleteDocument({ ...place, documentId: last.$id })
    expect(await signs()).toEqual([])
    await weigh(0)
    expect(await signs()).toEqual(['fast_loss'])
    expect(await told()).toHaveLength(1)
  })
})
