import { buckets, databaseId } from '@pacemeal/protocol'
import { type FoodAnalysisResult, foodAnalysisResult } from '@pacemeal/protocol/food-analysis'
import { ID, type Models } from 'appwrite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LabelFailure, type LabelReader } from '../providers/label/label-reader.ts'
import { ModelFailure } from '../providers/model/model-failure.ts'
import type { PlateItem, PlateReader } from '../providers/model/plate-reader.ts'
import { databases, usually } from '../testing/databases.ts'
import { startApp, type TestApp } from '../testing/test-app.ts'
import { type Person, refusal, signUp } from '../testing/test-browser.ts'
import { aLabelPicture } from '../testing/test-label.ts'
import { aPhonePicture, aPicture, fileOf } from '../testing/test-pictures.ts'

const dataUrl = (bytes: Buffer, type = 'jpeg') => `data:image/${type};base64,${bytes.toString('base64')}`

const call = (person: Person, body: object, path = '/', async = false): Promise<Models.Execution> =>
  person.functions.createExecution({
    functionId: 'food-analysis',
    body: JSON.stringify({ userId: person.userId, ...body }),
    async,
    ...(path === '/' ? {} : { xpath: path }),
  })

const answerOf = (run: Models.Execution): FoodAnalysisResult => foodAnalysisResult.parse(JSON.parse(run.responseBody))

const analyse = async (person: Person, body: object) => {
  const run = await call(person, body)
  return { status: run.status, code: run.responseStatusCode, errors: run.errors, ...answerOf(run) }
}

const logsOf = async (person: Person) =>
  (await person.databases.listDocuments({ databaseId, collectionId: 'meal_logs' })).documents

const unknown = { fiber: null, sugar: null, sodium: null, potassium: null, iron: null }
const rice: PlateItem = {
  name: 'White rice, cooked',
  food: 'rice-white-cooked',
  grams: 200,
  gramsAtLeast: 150,
  gramsAtMost: 260,
  nutrients: { ...unknown, calories: 260, protein: 5.4, carbs: 56, fat: 0.6, fiber: 0.8 },
  figures: 'catalogue',
}
const pickle: PlateItem = {
  name: 'Mystery pickle',
  food: undefined,
  grams: 30,
  gramsAtLeast: 20,
  gramsAtMost: 40,
  nutrients: { ...unknown, calories: 6, protein: 0.1, carbs: 1.2, fat: 0 },
  figures: 'model',
}

/** A model that sees rice and pickle, unless the story says otherwise. */
const plates = () => {
  const seen: { context: string; mimeType: string }[] = []
  let next: () => Promise<readonly PlateItem[]> = async () => [rice, pickle]
  const reader: PlateReader = {
    async readPlate({ mimeType }, context) {
      seen.push({ context, mimeType })
      return { title: 'Rice with pickle', items: await next() }
    },
  }
  return {
    reader,
    seen,
    see: (items: () => Promise<readonly PlateItem[]>): void => {
      next = items
    },
  }
}

describe.each(usually('sqlite'))('food analysis on %s', (database) => {
  let app: TestApp
  const plate = plates()
  let readLabel: LabelReader['readLabel'] = async () => null
  const labels: LabelReader = {
    readLabel: (picture, signal) => readLabel(picture, signal),
    close: async () => undefined,
  }
  beforeAll(async () => {
    app = await startApp(database, { plates: plate.reader, labels })
  })
  afterAll(() => app.close())

  test('a plate becomes a Ready log of its foods, with the picture for its owner only', async () => {
    const [maya, noah] = [await signUp(app.browser()), await signUp(app.browser(), 'Noah')]
    const imageData = dataUrl(await aPhonePicture())
    await maya.databases.createDocument({
      databaseId,
      collectionId: 'user_profiles',
      documentId: maya.userId,
      data: { userId: maya.userId, timeZone: 'Asia/Tokyo' },
    })
    const done = await analyse(maya, { imageData, mealContext: 'Post-Workout Fuel', mealType: 'post-fuel' })
    expect(done).toMatchObject({ status: 'completed', code: 200, errors: '', success: true })
    expect(plate.seen.at(-1)).toEqual({ context: 'Post-Workout Fuel', mimeType: 'image/jpeg' })
    expect(done.data).toMatchObject({
      mode: 'plate',
      analysis: { meal_name: 'Rice with pickle', calories: 266, protein: 5.5, carbs: 57.2, fat: 0.6 },
      // The pickle's fibre is not known, so the meal's is not either.
      amounts: { calories: 266, fiber: null },
      items: [
        { name: 'White rice, cooked', food: 'rice-white-cooked', grams: 200, gramsAtLeast: 150, usual: false },
        { name: 'Mystery pickle', food: null, figures: 'model', usual: false },
      ],
    })

    const [log, ...others] = await logsOf(maya)
    expect(others).toEqual([])
    expect(log).toMatchObject({
      $id: done.data?.mealLogId,
      status: 'Ready',
      notes: 'Rice with pickle',
      mealTime: 'post-workout',
      timeZone: 'Asia/Tokyo',
      calories: 266,
      fiber: null,
    })
    const place = { bucketId: buckets.mealImages, fileId: done.data?.imageFileId ?? '' }
    expect(await maya.storage.getFile(place)).toMatchObject({ mimeType: 'image/jpeg', $permissions: expect.anything() })
    const view = await maya.fetch(log?.imageUrl)
    expect(view.status).toBe(200)
    expect(Buffer.from(await view.arrayBuffer()).includes('Phonemaker')).toBe(false)
    expect(await refusal(noah.storage.getFile(place))).toBe('404 storage_file_not_found')
    expect((await noah.fetch(log?.imageUrl)).status).toBe(404)
  })

  test('the picture itself does not stay with the execution', async () => {
    const maya = await signUp(app.browser())
    const run = await call(maya, { imageData: dataUrl(await aPicture()) })
    const row = await app.backend.store.db
      .selectFrom('executions')
      .select('requestBody')
      .where('id', '=', run.$id)
      .executeTakeFirstOrThrow()
    expect(row.requestBody).toBe('')
  })

  test('a corrected portion is where the next plate starts, for that person', async () => {
    const [maya, noah] = [await signUp(app.browser()), await signUp(app.browser(), 'Noah')]
    const imageData = dataUrl(await aPicture())
    const corrected = [
      { food: 'rice-white-cooked', name: 'White rice', grams: 300 },
      { food: null, name: 'mystery PICKLE', grams: 60 },
    ]
    const kept = await call(maya, { items: [{ ...corrected[0], grams: 250 }] }, '/remember')
    expect(JSON.parse(kept.responseBody)).toEqual({ success: true })
    await call(maya, { items: corrected }, '/remember')
    const portions = await maya.databases.listDocuments({ databaseId, collectionId: 'usual_portions' })
    expect(portions.documents.map(({ grams }) => grams).toSorted()).toEqual([300, 60])

    const mine = await analyse(maya, { imageData })
    expect(mine.data?.items).toMatchObject([
      { grams: 300, usual: true, gramsAtLeast: 150, gramsAtMost: 260, amounts: { calories: 390, carbs: 84 } },
      { grams: 60, usual: true, amounts: { calories: 12 } },
    ])
    expect(mine.data?.amounts.calories).toBe(402)
    const theirs = await analyse(noah, { imageData })
    expect(theirs.data?.items).toMatchObject([{ grams: 200, usual: false }, { usual: false }])
  })

  test('a label that was uploaded before is read where it lies', async () => {
    const [maya, noah] = [await signUp(app.browser()), await signUp(app.browser(), 'Noah')]
    const file = fileOf(await aPicture({ format: 'png' }), 'label.png')
    const { $id } = await maya.storage.createFile({ bucketId: buckets.mealImages, fileId: ID.unique(), file })
    const amounts = { calories: 380, fat: 7, saturates: 1, carbs: 60, sugar: 1, polyols: null, fiber: 10, protein: 13 }
    readLabel = async () => ({
      perServing: null,
      per100: { amounts: { ...amounts, sodium: 8, potassium: null, iron: null }, below: ['sugar'] },
      perPack: null,
      per100Unit: 'g',
      servingSize: { amount: 40, unit: 'g' },
      servingsPerPack: 12,
      packSize: null,
      fiberInCarbs: false,
      doubts: [{ code: 'energy-mismatch', basis: 'per-100', nutrient: 'calories' }],
    })
    const done = await analyse(maya, { imageFileId: $id, mode: 'label', mealType: 'breakfast' })
    // One serving of 40 g, as the label allows it to be computed.
    expect(done.data).toMatchObject({
      mode: 'label',
      imageFileId: $id,
      amounts: { calories: 152, protein: 5.2, carbs: 24, fat: 2.8, iron: null },
      label: { per100: { below: ['sugar'] }, doubts: [{ code: 'energy-mismatch' }] },
    })
    expect(await logsOf(maya)).toMatchObject([{ notes: 'Scanned label', mealTime: 'breakfast', calories: 152 }])
    await maya.account.updatePrefs({ prefs: { locale: 'es' } })
    await analyse(maya, { imageFileId: $id, mode: 'label', mealType: 'breakfast' })
    expect((await logsOf(maya)).map(({ notes }) => notes).toSorted()).toEqual(['Etiqueta escaneada', 'Scanned label'])
    expect(await refusal(call(noah, { imageFileId: $id, mode: 'label' }))).toBe('404 storage_file_not_found')
    expect(await refusal(call(noah, { imageFileId: 'nothing', mode: 'label' }))).toBe('404 storage_file_not_found')
  })

  test.each([
    ['a label without a table', 'label', async (): Promise<null> => null, 'no-label-found'],
    ['a reading that takes too long', 'label', new LabelFailure('too-slow', 'slow'), 'too-slow'],
    ['a plate without food', 'plate', async (): Promise<readonly PlateItem[]> => [], 'no-food-found'],
    [
      'a model that is down',
      'plate',
      new ModelFailure('unavailable', 'http://secret.example is down'),
      'recognition-failed',
    ],
    ['a model that says nonsense', 'plate', new ModelFailure('malformed', 'what?'), 'recognition-failed'],
    ['a model that does not answer', 'plate', new ModelFailure('timeout', 'none'), 'too-slow'],
  ] as const)('%s ends as failed, in words, with the picture and without a log', async (_, mode, outcome, code) => {
    const maya = await signUp(app.browser())
    const act = outcome instanceof Error ? () => Promise.reject(outcome) : outcome
    if (mode === 'label') readLabel = act as LabelReader['readLabel']
    else plate.see(act as () => Promise<readonly PlateItem[]>)
    const failed = await analyse(maya, { imageData: dataUrl(await aPicture()), mode })
    plate.see(async () => [rice, pickle])
    expect(failed).toMatchObject({ status: 'failed', success: false, code, imageFileId: expect.any(String) })
    expect(failed.errors).toBe(failed.message)
    expect(failed.errors).not.toContain('secret')
    expect(await logsOf(maya)).toEqual([])
  })

  test('what is no picture, or only the beginning of one, is refused in words and kept nowhere', async () => {
    const maya = await signUp(app.browser())
    const whole = await aPicture({ width: 400, height: 300, noise: true, format: 'png' })
    const pages = Buffer.from('<html><script>alert(1)</script></html>')
    for (const bytes of [whole.subarray(0, whole.length / 2), pages]) {
      const failed = await analyse(maya, { imageData: dataUrl(bytes, 'png'), mode: 'label' })
      expect(failed).toMatchObject({ status: 'failed', code: 'unreadable-picture' })
      expect(failed.imageFileId).toBeUndefined()
    }
    const files = await maya.storage.listFiles({ bucketId: buckets.mealImages })
    expect(files.total).toBe(0)
  })

  test('a photo that is sent again is the same log, saved or not, until that is deleted', async () => {
    const maya = await signUp(app.browser())
    const noah = await signUp(app.browser(), 'Noah')
    const body = { imageData: dataUrl(await aPicture()), photo: 'one' }
    const first = await call(maya, body)
    expect(first.status).toBe('completed')
    expect((await call(maya, body)).$id).toBe(first.$id)
    const place = { databaseId, collectionId: 'meal_logs', documentId: first.$id }
    await maya.databases.updateDocument({ ...place, data: { status: 'Followed' } })
    const again = await call(maya, body)
    expect(answerOf(again)).toEqual(answerOf(first))
    expect(await logsOf(maya)).toMatchObject([{ $id: first.$id, status: 'Followed' }])

    const others = [await call(maya, { ...body, photo: 'two' }), await call(noah, body)]
    expect(new Set([first, ...others].map(({ $id }) => $id)).size).toBe(3)
    await maya.databases.deleteDocument(place)
    const anew = await call(maya, body)
    expect(anew).toMatchObject({ status: 'completed' })
    expect(anew.$id).not.toBe(first.$id)
    expect(await logsOf(maya)).toHaveLength(2)
  })

  test('a photo that nothing came of is read anew', async () => {
    const maya = await signUp(app.browser())
    const body = { imageData: dataUrl(await aPicture()), photo: 'one' }
    plate.see(async () => [])
    const failed = await call(maya, body)
    plate.see(async () => [rice, pickle])
    expect(failed.status).toBe('failed')
    expect(await call(maya, body)).toMatchObject({ status: 'completed' })
  })

  test.each([
    [{ imageData: 'data:image/png;base64,AAAA', photo: 'a key with spaces' }, '/', 'photo'],
    [{}, '/', 'imageData'],
    [{ imageData: 'data:image/png;base64,AAAA', imageFileId: 'a' }, '/', 'imageData'],
    [{ imageData: 'data:image/png;base64,AAAA', mode: 'menu' }, '/', 'mode'],
    [{ items: [{ food: null, name: 'Rice', grams: -1 }] }, '/remember', 'items.0.grams'],
    [{}, '/forget', 'path'],
  ])('%j to %s is refused by name', async (body, path, field) => {
    const maya = await signUp(app.browser())
    await expect(call(maya, body, path)).rejects.toMatchObject({
      code: 400,
      message: expect.stringContaining(`Invalid \`${field}\` param`),
    })
  })

  test('nobody is analysed or remembered for somebody else', async () => {
    const [maya, noah] = [await signUp(app.browser()), await signUp(app.browser(), 'Noah')]
    const imageData = dataUrl(await aPicture())
    expect(await refusal(call(noah, { imageData, userId: maya.userId }))).toBe('401 user_unauthorized')
    const items = [{ food: null, name: 'Rice', grams: 100 }]
    expect(await refusal(call(noah, { items, userId: maya.userId }, '/remember'))).toBe('401 user_unauthorized')
  })
})

test.each(databases)('sixty pictures an hour are read, then 429 says how long to wait (%s)', async (database) => {
  const settings = { RATE_LIMITS: 'on', RATE_LIMIT_SCALE: '0.05' }
  const app = await startApp(database, { settings, plates: plates().reader })
  try {
    const maya = await signUp(app.browser())
    const body = { imageData: dataUrl(await aPicture()) }
    for (const _ of [1, 2, 3]) await call(maya, body)
    app.clock.advance(600_000)
    await expect(call(maya, body)).rejects.toMatchObject({ code: 429, type: 'general_rate_limit_exceeded' })
    const refused = await maya.fetch('/v1/functions/food-analysis/executions', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ body: JSON.stringify({ ...body, userId: maya.userId }) }),
    })
    expect(refused.headers.get('retry-after')).toBe('3000')
    app.clock.advance(3_000_001)
    expect(await call(maya, body)).toMatchObject({ status: 'completed' })
  } finally {
    await app.close()
  }
})

test('a real label is really read; without a model a plate says that recognition is off', async () => {
  const app = await startApp('sqlite')
  try {
    const maya = await signUp(app.browser())
    const done = await analyse(maya, { imageData: dataUrl(await aLabelPicture()), mode: 'label' })
    expect(done.data?.label).toMatchObject({
      perServing: { amounts: { calories: 230, fat: 8, saturates: 1, carbs: 37, sugar: 12, fiber: 4, protein: 3 } },
      servingSize: { amount: 55, unit: 'g' },
      servingsPerPack: 8,
      doubts: [],
    })
    const off = await analyse(maya, { imageData: dataUrl(await aPicture()) })
    expect(off).toMatchObject({ status: 'failed', code: 'recognition-off', imageFileId: expect.any(String) })
    expect(off.errors).toContain('Photo recognition is off here')
  } finally {
    await app.close()
  }
})
