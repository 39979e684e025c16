import { setImmediate as nextTurn } from 'node:timers/promises'
import { HOUR_MS, type InstantText, instantText } from '@pacemeal/domain'
import { bodyLog, databaseId, IMPORT_WEIGHINGS, readBodyMeasurement, writeBodyMeasurement } from '@pacemeal/protocol'
import { ID, Query } from 'appwrite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { type Person, signUp } from '../../testing/test-browser.ts'
import { aWeighing } from '../../testing/test-terra-records.ts'
import { keepTerraData } from '../wearable/keep-terra-data.ts'
import { importWeighings } from './import-weighings.ts'

describe.each(databases)('the body log on %s', (database) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(database)
  })
  afterAll(() => app.close())

  const place = { databaseId, collectionId: bodyLog.id }
  const weighing = { day: '2026-03-02', measuredAt: '2026-03-02T06:10:00.000Z', massKilograms: 65.2 }
  const weigh = (person: Person, more: object = {}) =>
    person.databases.createDocument({
      ...place,
      documentId: ID.unique(),
      data: { user: person.userId, ...weighing, ...more },
    })
  const listed = (person: Person) =>
    person.databases.listDocuments({ ...place, queries: [Query.orderAsc('measuredAt')] })
  const logOf = async (person: Person) =>
    (await listed(person)).documents.flatMap((one) => readBodyMeasurement(one as never) ?? [])
  /** A scale tells of a morning, at that moment or later. */
  const hear = (person: Person, start: string, kilograms: number, sentAt: InstantText = instantText(0)) =>
    app.backend.store.transact((tx) =>
      keepTerraData(tx, app.backend, {
        link: { terraUserId: `scale-${person.userId}`, userId: person.userId, provider: 'withings' },
        type: 'body',
        entries: [aWeighing(Date.parse(start), kilograms)],
        sentAt,
      }),
    )

  test('what is yet to come, and what was before anybody’s birth, is refused by its name', async () => {
    const maya = await signUp(app.browser())
    const create = (collectionId: string, data: object) =>
      maya.databases.createDocument({
        databaseId,
        collectionId,
        documentId: ID.unique(),
        data: { user: maya.userId, ...data },
      })
    const told = (name: string) => ({
      type: 'document_invalid_structure',
      message: `Invalid document structure: Attribute "${name}" takes a day from 1906-01-01 to tomorrow.`,
    })
    for (const day of ['1900-06-15', '1905-12-30', '2026-03-04', '2999-01-01']) {
      const at = `${day}T12:00:00.000Z`
      await expect(weigh(maya, { day, measuredAt: at })).rejects.toMatchObject(told('day'))
      await expect(weigh(maya, { measuredAt: at })).rejects.toMatchObject(told('measuredAt'))
      await expect(create('day_notes', { day, isWholeLog: true })).rejects.toMatchObject(told('day'))
      await expect(create('meal_logs', { mealTime: 'snack', loggedAt: at })).rejects.toMatchObject(told('loggedAt'))
    }
    // Clocks go ahead, and it is the third of March already where the day begins first.
    for (const day of ['1906-01-01', '2026-03-03']) {
      await weigh(maya, { day, measuredAt: `${day}T06:00:00.000Z` })
      await create('day_notes', { day, isWholeLog: true })
      const { $id } = await create('meal_logs', { mealTime: 'snack', loggedAt: `${day}T06:00:00.000Z` })
      const log = { databaseId, collectionId: 'meal_logs', documentId: $id }
      const data = { loggedAt: '2026-03-05T12:00:00.000Z' }
      await expect(maya.databases.updateDocument({ ...log, data })).rejects.toMatchObject(told('loggedAt'))
    }
  })

  test('a weighing by hand is kept, corrected and deleted by its owner, and nobody else sees it', async () => {
    const maya = await signUp(app.browser())
    const other = await signUp(app.browser())
    const kept = await weigh(maya, { bodyFatPercent: 21, source: 'wearable', sourceId: 'planted' })
    expect(await logOf(maya)).toMatchObject([{ mass: 65.2, bodyFat: 21, source: 'hand', day: '2026-03-02' }])
    const one = { ...place, documentId: kept.$id }
    await maya.databases.updateDocument({ ...one, data: { massKilograms: 64.8 } })
    expect(await logOf(maya)).toMatchObject([{ mass: 64.8 }])

    expect(await logOf(other)).toEqual([])
    await expect(other.databases.getDocument(one)).rejects.toMatchObject({ code: 404 })
    await expect(other.databases.deleteDocument(one)).rejects.toMatchObject({ code: 404 })
    await expect(weigh(other, { user: maya.userId })).rejects.toMatchObject({ type: 'user_unauthorized' })

    await maya.databases.deleteDocument(one)
    expect(await logOf(maya)).toEqual([])
  })

  test('a weighing by hand that is deleted is gone, and is brought back under its own id', async () => {
    const maya = await signUp(app.browser())
    const kept = await weigh(maya, { bodyFatPercent: 21 })
    const [before] = await logOf(maya)
    expect(before).toMatchObject({ id: kept.$id, isImported: false })
    const one = { ...place, documentId: kept.$id }
    await maya.databases.deleteDocument(one)
    await expect(maya.databases.getDocument(one)).rejects.toMatchObject({ code: 404 })
    expect((await listed(maya)).total).toBe(0)

    if (before === undefined) throw new Error('No weighing')
    await maya.databases.createDocument({ ...one, data: writeBodyMeasurement(before, maya.userId) })
    expect(await logOf(maya)).toEqual([before])
  })

  test('a long import lets the requests of others in between', async () => {
    const maya = await signUp(app.browser())
    const weighings = Array.from({ length: IMPORT_WEIGHINGS }, (_, hour) => ({
      measured_at: instantText(Date.parse('2026-01-01T06:00:00Z') + hour * HOUR_MS),
      mass_kilograms: 65,
      body_fat_percent: null,
    }))
    let turns = 0
    let isOver = false
    // However fast this machine is: each weighing takes long.
    let now = performance.now()
    const slowly = vi.spyOn(performance, 'now').mockImplementation(() => (now += 20))
    const others = (async () => {
      while (!isOver) {
        await nextTurn()
        turns += 1
      }
    })()
    expect(await importWeighings(app.backend, maya.userId, weighings)).toEqual({ fresh: IMPORT_WEIGHINGS, changed: 0 })
    slowly.mockRestore()
    isOver = true
    await others
    expect(turns).toBeGreaterThan(IMPORT_WEIGHINGS / 2)
    expect((await listed(maya)).total).toBe(IMPORT_WEIGHINGS)
  })

  test.each([
    ['a mass that nobody has', { massKilograms: 12 }],
    ['body fat that nobody has', { bodyFatPercent: 80 }],
    ['a day that no calendar has', { day: '2026-02-30' }],
  ])('%s is refused', async (_, more) => {
    const maya = await signUp(app.browser())
    await expect(weigh(maya, more)).rejects.toMatchObject({ type: 'document_invalid_structure' })
  })

  test('what a scale says counts once, however often it arrives, and by its own moment', async () => {
    const maya = await signUp(app.browser())
    await hear(maya, '2026-03-02T05:00:00Z', 64.9)
    await hear(maya, '2026-03-02T05:00:00Z', 64.9)
    expect(await logOf(maya)).toMatchObject([
      { mass: 64.9, bodyFat: 21.5, source: 'wearable', provider: 'withings', measuredAt: '2026-03-02T12:00:00.000Z' },
    ])
    await hear(maya, '2026-03-02T05:00:00Z', 64.7, instantText(1))
    expect(await logOf(maya)).toMatchObject([{ mass: 64.7 }])
    // What it shows is looked at as soon as it is here.
    const looks = await app.backend.store.db
      .selectFrom('timers')
      .select('key')
      .where('userId', '=', maya.userId)
      .where('kind', '=', 'body-signs')
      .execute()
    expect(looks.filter(({ key }) => key.includes('/weighed/device/'))).not.toEqual([])
  })

  test('what its owner corrected or took out stays so when the scale says it again', async () => {
    const maya = await signUp(app.browser())
    await hear(maya, '2026-03-02T05:00:00Z', 84.9)
    await hear(maya, '2026-03-03T05:00:00Z', 65)
    const [wrong, doubted] = (await listed(maya)).documents
    const change = (documentId = '', data: object = {}) => maya.databases.updateDocument({ ...place, documentId, data })
    await change(wrong?.$id, { massKilograms: 64.9, source: null })
    await change(doubted?.$id, { isRemoved: true })
    await hear(maya, '2026-03-02T05:00:00Z', 84.9, instantText(1))
    await hear(maya, '2026-03-03T05:00:00Z', 65, instantText(1))
    expect(await logOf(maya)).toMatchObject([{ mass: 64.9, source: 'hand', day: '2026-03-02', isImported: true }])
    // Taken out, it is marked and no more: that is how it is known when the scale says it again.
    expect((await listed(maya)).documents).toMatchObject([{ isRemoved: false }, { isRemoved: true }])
    await change(doubted?.$id, { isRemoved: false })
    expect(await logOf(maya)).toMatchObject([{}, { mass: 65, source: 'wearable', isImported: true }])
  })

  describe('weighings of a file', () => {
    const bring = async (person: Person, weighings: readonly object[], user_id = person.userId) => {
      const body = JSON.stringify({ path: '/import-weighings', method: 'POST', body: { user_id, weighings } })
      const run = await person.functions.createExecution({ functionId: 'wearable', body, async: false })
      return JSON.parse(run.responseBody)
    }
    const row = { measured_at: '2026-03-01T06:00:00.000Z', mass_kilograms: 65.1, body_fat_percent: 21 }

    test('are kept once, however often the file is brought', async () => {
      const maya = await signUp(app.browser())
      const later = { measured_at: '2026-03-02T06:00:00.000Z', mass_kilograms: 65 }
      expect(await bring(maya, [row, later])).toMatchObject({ status: 'success', fresh: 2, changed: 0 })
      expect(await bring(maya, [row, { ...later, mass_kilograms: 64 }])).toMatchObject({ fresh: 0, changed: 1 })
      expect(await logOf(maya)).toMatchObject([
        { mass: 65.1, bodyFat: 21, source: 'csv', provider: null },
        { mass: 64, bodyFat: null },
      ])
    })

    test.each([
      ['out of bounds', [{ ...row, mass_kilograms: 5 }]],
      ['still to come', [{ ...row, measured_at: '2999-01-01T06:00:00.000Z' }]],
      ['none', []],
    ])('%s are refused', async (_, weighings) => {
      const maya = await signUp(app.browser())
      await expect(bring(maya, weighings)).rejects.toMatchObject({ type: 'general_argument_invalid' })
    })

    test('are for nobody else', async () => {
      const [maya, other] = [await signUp(app.browser()), await signUp(app.browser())]
      await expect(bring(other, [row], maya.userId)).rejects.toMatchObject({ type: 'user_unauthorized' })
    })
  })
})
