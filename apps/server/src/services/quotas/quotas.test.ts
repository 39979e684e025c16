import { buckets, databaseId, mealLogs } from '@pacemeal/protocol'
import { AppwriteException } from 'appwrite'
import { describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { startApp } from '../../testing/test-app.ts'
import { type Person, signUp } from '../../testing/test-browser.ts'
import { aPicture, fileOf } from '../../testing/test-pictures.ts'
import { requireRoomForDocuments, takeRoomForDocuments } from './quotas.ts'

const logMeal = ({ databases, userId }: Person) =>
  databases.createDocument({
    databaseId,
    collectionId: 'meal_logs',
    documentId: 'unique()',
    data: { user: userId, loggedAt: '2026-03-02T07:00:00Z', mealTime: 'lunch' },
  })

const reasonOf = async (call: Promise<unknown>): Promise<unknown> => {
  const error = await call.catch((thrown: unknown) => thrown)
  if (!(error instanceof AppwriteException)) throw new Error('The call was expected to be refused.')
  return JSON.parse(error.response)
}

describe.each(databases)('what one person may keep on %s', (database) => {
  test('so many documents of a kind: one more is refused in words, until one is deleted', async () => {
    const app = await startApp(database, { settings: { DOCUMENTS_PER_PERSON: '3' } })
    const [maya, noah] = [await signUp(app.browser()), await signUp(app.browser(), 'Noah')]
    const first = await logMeal(maya)
    await logMeal(maya)
    await logMeal(maya)
    expect(await reasonOf(logMeal(maya))).toMatchObject({
      code: 400,
      type: 'general_bad_request',
      reason: 'quota_reached',
      message: 'An account keeps at most 3 meal logs. Delete some that you no longer need first.',
    })
    await logMeal(noah)
    await maya.databases.deleteDocument({ databaseId, collectionId: 'meal_logs', documentId: first.$id })
    await logMeal(maya)
    await app.close()
  })

  test('exactly so many fit, also where they are not counted again for each', async () => {
    const app = await startApp(database, { settings: { DOCUMENTS_PER_PERSON: '14' } })
    const maya = await signUp(app.browser())
    for (let kept = 0; kept < 14; kept++) await logMeal(maya)
    expect(await reasonOf(logMeal(maya))).toMatchObject({ reason: 'quota_reached' })
    await app.close()
  })

  test('so many at once go uncounted as a tenth of what is left, in one process', async () => {
    const { backend, browser, close } = await startApp(database, { settings: { DOCUMENTS_PER_PERSON: '100' } })
    const { userId } = await signUp(browser())
    const take = (adding: number) => takeRoomForDocuments(backend, mealLogs, userId, adding)
    expect(take(1)).toBe(false)
    await requireRoomForDocuments(backend.store, backend, mealLogs, userId, 0)
    expect([take(6), take(4), take(1)]).toEqual([true, true, false])
    await requireRoomForDocuments(backend.store, backend, mealLogs, userId, 0)
    expect([take(11), take(1)]).toEqual([false, false])
    await close()
  })

  test('is counted beside what may be kept, for its owner alone', async () => {
    const app = await startApp(database, { settings: { DOCUMENTS_PER_PERSON: '4', STORAGE_MB_PER_PERSON: '2' } })
    const [maya, noah] = [await signUp(app.browser()), await signUp(app.browser(), 'Noah')]
    for (let at = 0; at < 3; at++) await logMeal(maya)
    await logMeal(noah)
    const bytes = await aPicture({ width: 60 })
    const file = fileOf(bytes, 'lunch.jpg')
    const { sizeOriginal } = await maya.storage.createFile({ bucketId: buckets.mealImages, fileId: 'unique()', file })
    const useOf = async (person: Person): Promise<unknown> => (await person.fetch('/v1/account/storage')).json()
    const limits = { maxCount: 4, maxBytes: 2 * 1024 * 1024 }
    expect(await useOf(maya)).toMatchObject({
      files: { count: 1, bytes: expect.any(Number), ...limits },
      documents: expect.arrayContaining([{ collection: 'meal_logs', count: 3, bytes: 0, ...limits }]),
    })
    expect(sizeOriginal).toBeGreaterThan(0)
    expect(await useOf(noah)).toMatchObject({ files: { count: 0, bytes: 0 } })
    await app.close()
  })

  test('so many megabytes of pictures, counted as they are kept', async () => {
    const app = await startApp(database, { settings: { STORAGE_MB_PER_PERSON: '1' } })
    const maya = await signUp(app.browser())
    const bytes = await aPicture({ width: 420, height: 420, format: 'png', noise: true })
    const upload = () =>
      maya.storage.createFile({ bucketId: buckets.mealImages, fileId: 'unique()', file: fileOf(bytes, 'lunch.png') })
    const kept = [await upload()]
    for (;;) {
      const next = await upload().catch((error: unknown) => error)
      if (next instanceof Error) {
        expect(next).toMatchObject({ code: 400, type: 'general_bad_request' })
        expect(next.message).toContain('1 MB of them')
        break
      }
      kept.push(next as (typeof kept)[number])
      expect(kept.length).toBeLessThan(20)
    }
    const { total } = await maya.storage.listFiles({ bucketId: buckets.mealImages })
    expect(total).toBe(kept.length)
    await maya.storage.deleteFile({ bucketId: buckets.mealImages, fileId: kept[0]?.$id ?? '' })
    await upload()
    await app.close()
  })
})
