import { feedback, mealLogs } from '@pacemeal/protocol'
import { expect, test } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { startApp } from '../../testing/test-app.ts'
import { signUp } from '../../testing/test-browser.ts'
import { documentReactions } from './document-reactions.ts'

test.each(databases)(
  'reactions hear of the writes to their collection only, in their order, on %s',
  async (database) => {
    const heard: string[] = []
    const reaction = (name: string, collection: typeof mealLogs | typeof feedback) => ({
      collection,
      created: async () => void heard.push(`${name} created`),
      changed: async () => void heard.push(`${name} changed`),
      deleted: async () => void heard.push(`${name} deleted`),
    })
    const app = await startApp(database)
    try {
      const documents = documentReactions([
        reaction('first', mealLogs),
        reaction('other', feedback),
        reaction('second', mealLogs),
      ])
      Object.assign(app.backend, { documents })
      const maya = await signUp(app.browser())
      const target = { databaseId: 'pacemeal', collectionId: mealLogs.id, documentId: 'lunch' }
      const data = { user: maya.userId, loggedAt: '2026-03-02T07:00:00Z', mealTime: 'lunch' }
      await maya.databases.createDocument({ ...target, data })
      await maya.databases.updateDocument({ ...target, data: { calories: 320 } })
      await maya.databases.deleteDocument(target)
      expect(heard).toEqual(
        ['created', 'changed', 'deleted'].flatMap((change) => [`first ${change}`, `second ${change}`]),
      )
    } finally {
      await app.close()
    }
  },
)
