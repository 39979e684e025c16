import { addDays, localDate } from '@pacemeal/domain'
import type { TrainingEvent } from '@pacemeal/domain/event'
import { databaseId, type MealPlanData, readMealPlan } from '@pacemeal/protocol'
import { anEvent } from '@pacemeal/testing'
import { ID, Query } from 'appwrite'
import { afterEach, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { signUpAthlete } from '../../testing/planned-people.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import type { Person } from '../../testing/test-browser.ts'

const monday = localDate('2026-03-02')
const friday = addDays(monday, 4)

describe.each(databases)('plans around events on %s', (database) => {
  let app: TestApp
  afterEach(() => app.close())

  const begin = async (settings: Readonly<Record<string, string>> = {}) => {
    app = await startApp(database, { settings })
    return signUpAthlete(app.browser())
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
    await change(maya, $id, { day: friday, loading: 'full' })
    expect(await runs()).toBe(asked + 1)
    await finish()
    await maya.databases.deleteDocument({ databaseId, collectionId: 'events', documentId: $id })
    expect(await runs()).toBe(asked + 2)
  })

  test('a marathon is its day’s session, after two days that load and a meal before the start', async () => {
    const maya = await begin()
    await add(maya, { day: friday })
    const plans = () => {
      const queries = [Query.equal('status', 'active')]
      return maya.databases.listDocuments({ databaseId, collectionId: 'meal_plans', queries })
    }
    await expect.poll(async () => (await plans()).total, { timeout: 30_000 }).toBe(1)
    const week = readMealPlan({ ...(await plans()).documents[0] } as Partial<MealPlanData>)
    if (!week.ok) throw new Error(week.error.problem)
    const [, tuesday, wednesday, thursday, race] = week.value.days
    expect(tuesday?.flags).not.toContain('carb_loading')
    for (const day of [wednesday, thursday]) {
      expect(day?.flags).toContain('carb_loading')
      expect((day?.planned.carbs ?? 0) / (day?.target.carbs ?? 1)).toBeGreaterThan(0.9)
      expect(day?.because.map(({ rule }) => rule)).toContain('race_loading_water')
    }
    const [own] = race?.sessions ?? []
    // What the card holds in whole servings of the products that are taken along.
    expect(own).toMatchObject({ type: 'Competition', start: 555, end: 765, during: { carbsPerHour: 60, carbs: 210 } })
    expect(race?.meals[0]).toMatchObject({ slot: 'breakfast', at: 375 })
  })
})
