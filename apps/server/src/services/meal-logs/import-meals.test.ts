import { addDays, instantOn, localDate } from '@pacemeal/domain'
import { databaseId, IMPORT_MEALS, type ImportedMeal, mealLogs, readAmounts } from '@pacemeal/protocol'
import { Query } from 'appwrite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { type Person, signUp } from '../../testing/test-browser.ts'
import { testClock } from '../../testing/test-clock.ts'

const monday = localDate('2026-03-02')
const zone = 'Europe/Berlin'
const aMeal = (change: Partial<ImportedMeal> = {}): ImportedMeal => ({
  day: monday,
  minute: 480,
  name: 'Oats, rolled, 58 g',
  meal_time: 'breakfast',
  amounts: readAmounts({ calories: 220, protein: 8 }),
  nth: 1,
  ...change,
})

describe.each(databases)('the diary of another app on %s', (database) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(database, { clock: testClock(instantOn(addDays(monday, 1), 600, zone)) })
  })
  afterAll(() => app.close())

  const bring = async (person: Person, meals: readonly object[], change: object = {}) => {
    const body = { user_id: person.userId, zone, meals, ...change }
    const envelope = JSON.stringify({ path: '/import-meals', method: 'POST', body })
    const run = await person.functions.createExecution({ functionId: 'wearable', body: envelope, async: false })
    return JSON.parse(run.responseBody) as { status: string; fresh: number }
  }
  const logsOf = async (person: Person) =>
    await person.databases.listDocuments({ databaseId, collectionId: mealLogs.id, queries: [Query.limit(100)] })

  test('is logged once by the clock of its place, with two alike coffees, wherever it is brought again', async () => {
    const maya = await signUp(app.browser())
    const coffee = { name: 'Coffee', minute: 540, amounts: readAmounts({ calories: 2 }) }
    const meals = [aMeal(), aMeal(coffee), aMeal({ ...coffee, nth: 2 })]
    expect(await bring(maya, meals)).toMatchObject({ status: 'success', fresh: 3 })
    expect(await bring(maya, meals)).toMatchObject({ fresh: 0 })
    expect(await bring(maya, [...meals, aMeal({ minute: 481 })], { zone: 'Asia/Tokyo' })).toMatchObject({ fresh: 1 })
    const { documents, total } = await logsOf(maya)
    expect(total).toBe(4)
    expect(documents.find(({ notes }) => notes === 'Oats, rolled, 58 g')).toMatchObject({
      loggedAt: '2026-03-02T07:00:00.000+00:00',
      timeZone: zone,
      mealTime: 'breakfast',
      calories: 220,
      protein: 8,
      fat: null,
      status: 'Followed',
    })
  })

  test('leaves what its owner changed as they left it', async () => {
    const maya = await signUp(app.browser())
    await bring(maya, [aMeal()])
    const [log] = (await logsOf(maya)).documents
    const document = { databaseId, collectionId: mealLogs.id, documentId: log?.$id ?? '' }
    await maya.databases.updateDocument({ ...document, data: { calories: 250 } })
    expect(await bring(maya, [aMeal()])).toMatchObject({ fresh: 0 })
    expect(await maya.databases.getDocument(document)).toMatchObject({ calories: 250 })
  })

  test('is taken as many at a time as a call says', async () => {
    const maya = await signUp(app.browser())
    const meals = Array.from({ length: IMPORT_MEALS }, (_, at) => aMeal({ day: addDays(monday, -at) }))
    expect(await bring(maya, meals)).toMatchObject({ fresh: IMPORT_MEALS })
    await expect(bring(maya, [...meals, aMeal()])).rejects.toThrow(/meals/)
  })

  test.each([
    ['of a day to come', { day: addDays(monday, 2) }, {}, /takes meals of the past/],
    ['of no day', { day: '2026-02-30' }, {}, /takes a day, like 2026-03-02/],
    ['of more energy than a log holds', { amounts: readAmounts({ calories: 99_999 }) }, {}, /calories/],
    ['without a name', { name: ' ' }, {}, /name/],
    ['of no zone', {}, { zone: 'Europe/Atlantis' }, /takes a time zone/],
    ['of somebody else', {}, { user_id: 'somebody' }, /must be your own user id/],
  ] as const)('a meal %s is refused', async (_what, change, body, words) => {
    const maya = await signUp(app.browser())
    await expect(bring(maya, [{ ...aMeal(), ...change }], body)).rejects.toThrow(words)
    expect((await logsOf(maya)).total).toBe(0)
  })
})
