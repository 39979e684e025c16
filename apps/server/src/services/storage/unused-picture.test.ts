import { HOUR_MS } from '@pacemeal/domain'
import { databaseId } from '@pacemeal/protocol'
import { ID } from 'appwrite'
import { expect, test } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { startApp } from '../../testing/test-app.ts'
import { type Person, signUp } from '../../testing/test-browser.ts'
import { aPicture, fileOf } from '../../testing/test-pictures.ts'

const bucketId = 'meal_images'

test.each(databases)('a picture goes a day after the last log that showed it, on %s', async (database) => {
  const app = await startApp(database, { settings: { JOB_WORKERS: '0' } })
  const [maya, noah] = [await signUp(app.browser(), 'Maya'), await signUp(app.browser(), 'Noah')]
  const file = fileOf(await aPicture(), 'bowl.jpg')
  const { $id: fileId } = await maya.storage.createFile({ bucketId, fileId: ID.unique(), file })
  const place = { databaseId, collectionId: 'meal_logs' }
  const log = async ({ databases: documents, userId }: Person) => {
    const imageUrl = `/v1/storage/buckets/${bucketId}/files/${fileId}/view?project=pacemeal`
    const data = { user: userId, mealTime: 'lunch', loggedAt: '2026-03-02T12:00:00.000Z', imageUrl }
    const { $id: documentId } = await documents.createDocument({ ...place, documentId: ID.unique(), data })
    return { ...place, documentId }
  }
  const isThereAfter = async (hours: number) => {
    app.clock.advance(hours * HOUR_MS)
    await app.backend.timers.runDue()
    return (await app.backend.store.db.selectFrom('files').select('id').execute()).length === 1
  }
  const [first, second, noahs] = [await log(maya), await log(maya), await log(noah)]
  await noah.databases.deleteDocument(noahs)
  await maya.databases.deleteDocument(first)
  expect(await isThereAfter(25)).toBe(true)
  await maya.databases.updateDocument({ ...second, data: { imageUrl: null } })
  const again = await log(maya)
  expect(await isThereAfter(25)).toBe(true)
  await maya.databases.deleteDocument(again)
  expect(await isThereAfter(23)).toBe(true)
  expect(await isThereAfter(1)).toBe(false)
  await app.close()
})
