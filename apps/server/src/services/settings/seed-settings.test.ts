import { databaseId, settings } from '@pacemeal/protocol'
import { Query } from 'appwrite'
import { describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { updateOwnDocument } from '../documents/document-store.ts'

const ageTexts = async (app: TestApp): Promise<unknown[]> => {
  const queries = [Query.equal('key', 'ageRestrictionText')]
  const found = await app.browser().databases.listDocuments({ databaseId, collectionId: 'settings', queries })
  return found.documents.map(({ value, type }) => ({ value, type }))
}

describe.each(databases)('texts that an operator may change, on %s', (database) => {
  test('are there from the first start, for guests too, also in production', async () => {
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost:3000' }
    const first = await startApp(database, { settings: production })
    const [text, ...others] = await ageTexts(first)
    expect(text).toMatchObject({ type: 'string', value: expect.stringContaining('18 and over') })
    expect(others).toEqual([])

    const second = await startApp(database, { sharing: first.database, settings: production })
    expect(await ageTexts(second)).toEqual([text])
    await second.close()
    await first.close()
  })

  test('stay as the operator wrote them', async () => {
    const first = await startApp(database)
    const own = { value: '<p>Grown-ups only</p>', type: 'html' } as const
    const { backend } = first
    await backend.store.transact((tx) => updateOwnDocument(tx, backend, settings, 'ageRestrictionText', own))
    const second = await startApp(database, { sharing: first.database })
    expect(await ageTexts(second)).toEqual([own])
    await second.close()
    await first.close()
  })
})
