import { defaultRaceSettings } from '@pacemeal/domain/event'
import { databaseId, findEvent, readRaceSettings } from '@pacemeal/protocol'
import { anEvent, aSweatTest } from '@pacemeal/testing'
import { ID } from 'appwrite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { type Person, refusal, signUp } from '../../testing/test-browser.ts'

describe.each(databases)('events, race settings and sweat tests on %s', (database) => {
  let app: TestApp
  let maya: Person
  beforeEach(async () => {
    app = await startApp(database, { settings: { JOB_WORKERS: '0' } })
    maya = await signUp(app.browser())
  })
  afterEach(() => app.close())

  const create = (person: Person, collectionId: string, data: object, documentId = ID.unique()) =>
    person.databases.createDocument({ databaseId, collectionId, documentId, data: { user: person.userId, ...data } })
  const add = (details: object, day = '2026-09-27') => create(maya, 'events', { day, details: JSON.stringify(details) })

  test('belong to one person, whose event is read as it was written', async () => {
    const { $id, details } = await add(anEvent())
    expect(findEvent(details)).toEqual(anEvent())
    const noah = await signUp(app.browser(), 'Noah')
    const hers = { databaseId, collectionId: 'events', documentId: $id }
    expect(await refusal(noah.databases.getDocument(hers))).toBe('404 document_not_found')
    expect(await refusal(noah.databases.deleteDocument(hers))).toBe('404 document_not_found')
  })

  test('an event stands on the day that its details say, also when they change', async () => {
    const event = await add(anEvent(), '2020-01-01')
    expect(event.day).toBe('2026-09-27')
    const moved = await maya.databases.updateDocument({
      databaseId,
      collectionId: 'events',
      documentId: event.$id,
      data: { details: JSON.stringify(anEvent({ day: '2026-10-04' as never })) },
    })
    expect(moved.day).toBe('2026-10-04')
  })

  test.each([
    [{ ...anEvent(), day: '2026-02-30' }, '"day": takes a day'],
    [{ ...anEvent(), zone: 'Mars/Olympus' }, '"zone": takes a time zone'],
    [{ ...anEvent(), legs: [] }, '"legs"'],
    [{ ...anEvent(), legs: [{ ...anEvent().legs[0], minutes: 5 }] }, '"legs": takes legs of 10 to 1440 minutes'],
    [{ ...anEvent(), conditions: { celsius: 90, altitude: 0 } }, '"conditions.celsius"'],
  ])('an event that cannot be is refused by the name of the part (%#)', async (details, said) => {
    await expect(add(details)).rejects.toMatchObject({
      type: 'document_invalid_structure',
      message: expect.stringContaining(said),
    })
  })

  test('settings keep own products within their bounds', async () => {
    const gel = {
      id: 'own-1',
      name: 'My gel',
      kind: 'gel',
      serving: '1 gel',
      carbs: 22,
      glucose: 14,
      fructose: 8,
      sodium: 55,
      caffeine: 0,
      water: 100,
      unfitFor: [],
    }
    const save = (product: object) =>
      create(
        maya,
        'race_settings',
        { settings: JSON.stringify({ ...defaultRaceSettings, products: [product] }) },
        maya.userId,
      )
    await expect(save({ ...gel, glucose: 30 })).rejects.toMatchObject({
      message: expect.stringContaining('"products.0.glucose"'),
    })
    const { settings } = await save(gel)
    expect(readRaceSettings(settings).products).toEqual([gel])
  })

  test('a sweat test or a mark of no day that lists can hold is refused', async () => {
    const mark = { meal: 'monday-lunch', mark: 'skipped' }
    for (const day of ['2026-13-01', '2026-9-1', '9999-12-31']) {
      for (const [collectionId, data] of Object.entries({ sweat_tests: aSweatTest(), meal_marks: mark })) {
        expect(await refusal(create(maya, collectionId, { ...data, day }))).toBe('400 document_invalid_structure')
      }
    }
    await create(maya, 'sweat_tests', aSweatTest())
    await create(maya, 'meal_marks', { ...mark, day: '2026-09-01' })
  })
})
