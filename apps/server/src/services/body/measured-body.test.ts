import { addDays, dayAt, instantOn } from '@pacemeal/domain'
import { measuredSpan } from '@pacemeal/domain/body'
import { bodyLog, wearableData } from '@pacemeal/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { askForPlan, planStatuses, signUpAthlete } from '../../testing/planned-people.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { untilPlanned } from '../../testing/until-idle.ts'
import { createOwnDocument } from '../documents/document-store.ts'
import { findActivePlan } from '../meal-plans/active-plan.ts'
import { findPlanFingerprint, fingerprintOf, readPlanInputs } from '../meal-plans/plan-inputs.ts'
import { requestPlan } from '../meal-plans/request-plan-on-change.ts'
import { readMeasuredBody } from './measured-body.ts'

describe.each(databases)('what scales and watches say of a body on %s', (database) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(database)
  })
  afterAll(() => app.close())

  test('is in the next plan, and one more day of steps asks for no new one', async () => {
    const maya = await signUpAthlete(app.browser())
    const { userId } = maya
    const { store, clock } = app.backend
    const zone = 'UTC'
    const { first, last } = measuredSpan(dayAt(clock.now(), zone))
    const walk = (day: typeof first, steps: number) =>
      store.transact((tx) => {
        const ended = instantOn(day, 22 * 60, zone)
        return createOwnDocument(tx, app.backend, wearableData, {
          appwrite_user_id: userId,
          data_type: 'daily',
          provider: 'garmin',
          metadata: JSON.stringify({ start_time: instantOn(day, 60, zone), end_time: ended }),
          data_timestamp: ended,
          healthSummary: JSON.stringify({ steps }),
        })
      })
    const measured = () => readMeasuredBody(store, app.backend, userId)
    expect(await measured()).toEqual({})

    for (let day = addDays(first, 1); day < last; day = addDays(day, 1)) await walk(day, 11_100)
    await store.transact((tx) =>
      createOwnDocument(tx, app.backend, bodyLog, {
        user: userId,
        day: last,
        measuredAt: instantOn(last, 6 * 60, zone),
        massKilograms: 65,
        bodyFatPercent: 19.6,
      }),
    )
    expect(await measured()).toEqual({ bodyFatPercent: 20, averageSteps: 11_000 })

    await askForPlan(maya)
    await untilPlanned(app)
    const plan = await findActivePlan(store, userId)
    const reasonOf = (rule: string) => plan?.week.days[0]?.because.find((one) => one.rule === rule)
    expect(reasonOf('daily_living_steps')?.inputs).toMatchObject({ averageSteps: 11_000 })
    expect(reasonOf('fat_free_mass_measured')?.inputs).toMatchObject({ bodyFatPercent: 20 })

    const statuses = await planStatuses(maya)
    await walk(last, 500)
    expect(await measured()).toEqual({ bodyFatPercent: 20, averageSteps: 10_500 })
    expect(fingerprintOf(await readPlanInputs(store, userId, await measured()))).toBe(
      await findPlanFingerprint(store, plan?.id ?? ''),
    )
    await store.transact((tx) => requestPlan(tx, app.backend, userId))
    await untilPlanned(app)
    expect(await planStatuses(maya)).toEqual(statuses)
  })
})
