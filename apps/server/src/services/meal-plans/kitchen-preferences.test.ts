import { defaultKitchenPreferences, type KitchenPreferences } from '@pacemeal/domain'
import { databaseId, readKitchenPreferences, writeKitchenPreferences } from '@pacemeal/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { signUpAthlete } from '../../testing/planned-people.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { type Person, refusal, signUp } from '../../testing/test-browser.ts'

const collectionId = 'kitchen_preferences'
const hurried: KitchenPreferences = { ...defaultKitchenPreferences, handsOnMinutes: { weekday: 20, weekend: 40 } }

describe.each(databases)('kitchen preferences on %s', (database) => {
  let app: TestApp
  let maya: Person
  beforeEach(async () => {
    app = await startApp(database, { settings: { JOB_WORKERS: '0' } })
    maya = await signUpAthlete(app.browser())
  })
  afterEach(() => app.close())

  const create = ({ databases: documents, userId }: Person, preferences: string, owner = userId) =>
    documents.createDocument({ databaseId, collectionId, documentId: owner, data: { user: owner, preferences } })
  const save = ({ databases: documents, userId }: Person, preferences: string) =>
    documents.updateDocument({ databaseId, collectionId, documentId: userId, data: { preferences } })
  const remove = ({ databases: documents, userId }: Person) =>
    documents.deleteDocument({ databaseId, collectionId, documentId: userId })
  const runs = () => app.backend.store.db.selectFrom('executions').select('id').execute()
  const finishRuns = () =>
    app.backend.store.db.updateTable('executions').set({ status: 'completed', responseStatusCode: 422 }).execute()

  test('belong to one person, who reads them as they were saved', async () => {
    await create(maya, writeKitchenPreferences(hurried))
    const { preferences } = await maya.databases.getDocument({ databaseId, collectionId, documentId: maya.userId })
    expect(readKitchenPreferences(preferences)).toEqual(hurried)

    const noah = await signUp(app.browser())
    const hers = { databaseId, collectionId, documentId: maya.userId }
    expect(await refusal(noah.databases.getDocument(hers))).toBe('404 document_not_found')
    expect(await refusal(create(noah, '{}', maya.userId))).toBe('401 user_unauthorized')
  })

  test('that ask for what no kitchen can do are refused by the name of the part, and the stored ones stay', async () => {
    await create(maya, writeKitchenPreferences(hurried))
    const saved = save(maya, JSON.stringify({ ...hurried, leftoverDays: 30 }))
    await expect(saved).rejects.toMatchObject({
      type: 'document_invalid_structure',
      message: expect.stringContaining('"leftoverDays" takes a whole number from 0 to 4'),
    })
    const { preferences } = await maya.databases.getDocument({ databaseId, collectionId, documentId: maya.userId })
    expect(readKitchenPreferences(preferences)).toEqual(hurried)
  })

  test('ask for a new plan when they change what is cooked, and only then', async () => {
    await create(maya, writeKitchenPreferences(defaultKitchenPreferences))
    expect(await runs()).toHaveLength(0)
    await save(maya, writeKitchenPreferences(hurried))
    expect(await runs()).toHaveLength(1)
    await finishRuns()
    await save(maya, JSON.stringify({ ...hurried, unheardOf: true }))
    expect(await runs()).toHaveLength(1)
    await remove(maya)
    expect(await runs()).toHaveLength(2)
  })
})
