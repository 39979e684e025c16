import { databaseId, findOwnFood, writeOwnFood } from '@pacemeal/protocol'
import { anOwnFood } from '@pacemeal/testing'
import { ID, Query } from 'appwrite'
import { expect, test } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { startApp } from '../../testing/test-app.ts'
import { signUp } from '../../testing/test-browser.ts'

test.each(databases)('an own food is checked, kept and found by its barcode on %s', async (database) => {
  const app = await startApp(database, { settings: { JOB_WORKERS: '0' } })
  const maya = await signUp(app.browser())
  const collection = { databaseId, collectionId: 'own_foods' }
  const create = (change: object) => {
    const data = { ...writeOwnFood(anOwnFood(), maya.userId), ...change }
    return maya.databases.createDocument({ ...collection, documentId: ID.unique(), data })
  }
  await expect(create({ barcode: '123' })).rejects.toMatchObject({ message: expect.stringContaining('"barcode"') })
  const impossible = JSON.stringify({ unit: 'g', per100: { fat: 300 }, portions: [] })
  await expect(create({ details: impossible })).rejects.toMatchObject({
    message: expect.stringContaining('"per100.fat"'),
  })
  const { $id } = await create({})
  const wanted = [Query.equal('user', maya.userId), Query.equal('barcode', '5690527000011')]
  const { documents } = await maya.databases.listDocuments({ ...collection, queries: wanted })
  expect(documents.map((one) => findOwnFood(one as never))).toEqual([{ ...anOwnFood(), id: $id }])
  const favorite = (food: string) =>
    maya.databases.createDocument({
      databaseId,
      collectionId: 'favorite_foods',
      documentId: ID.unique(),
      data: { user: maya.userId, food },
    })
  await expect(favorite('a banana')).rejects.toMatchObject({ message: expect.stringContaining('"food"') })
  await favorite(`food:own-${$id}`)
  await app.close()
})
