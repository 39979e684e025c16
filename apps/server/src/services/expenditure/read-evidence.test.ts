import { addDays, dayAt, instantOn, type LocalDate } from '@pacemeal/domain'
import { mealLogs } from '@pacemeal/protocol'
import { aProfile } from '@pacemeal/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../ids.ts'
import { databases } from '../../testing/databases.ts'
import { signUpAthlete } from '../../testing/planned-people.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import type { Person } from '../../testing/test-browser.ts'
import { readMeasuredBody } from '../body/measured-body.ts'
import { readPlanAthlete } from '../meal-plans/plan-inputs.ts'
import { readEvidence } from './read-evidence.ts'

const zone = aProfile().timeZone ?? 'UTC'
const LOGS_A_DAY = 170
const DAYS = 30

describe.each(databases)('the evidence of expenditure on %s', (database) => {
  let app: TestApp
  let maya: Person
  beforeEach(async () => {
    app = await startApp(database)
    maya = await signUpAthlete(app.browser())
  })
  afterEach(() => app.close())

  /** The logs of a day as they are stored: to create each by itself takes long. */
  const give = (day: LocalDate) =>
    app.backend.store.db
      .insertInto(mealLogs.id)
      .values(
        Array.from({ length: LOGS_A_DAY }, (_, at) => {
          const loggedAt = instantOn(day, 8 * 60 + at, zone)
          const system = { _id: newId(), _createdAt: loggedAt, _updatedAt: loggedAt, _permissions: '[]' }
          return { ...system, user: maya.userId, mealTime: 'snack', loggedAt, calories: 15, status: 'Followed' }
        }),
      )
      .execute()

  test('holds every log of its days, however many there are', async () => {
    const { store, clock } = app.backend
    const today = dayAt(clock.now(), zone)
    const days = Array.from({ length: DAYS }, (_, n) => addDays(today, n - DAYS))
    for (const day of days) await give(day)
    const athlete = await readPlanAthlete(store, maya.userId, await readMeasuredBody(store, { clock }, maya.userId))
    if (!athlete.ok) throw new Error('Her profile says too little.')
    const evidence = await readEvidence(store, maya.userId, athlete.value, today)
    const counts = new Map(evidence.map(({ date, logs }) => [date, logs.length]))
    expect(days.map((day) => counts.get(day))).toEqual(days.map(() => LOGS_A_DAY))
  })
})
