import { ID } from 'appwrite'
import { expect, test } from 'vitest'
import { startApp } from './testing/test-app.ts'
import { goodPassword, refusal, signUp } from './testing/test-browser.ts'

test('two servers on one Postgres share accounts, sessions, documents and limits', async () => {
  const first = await startApp('postgres', { settings: { RATE_LIMITS: 'on' } })
  const second = await startApp('postgres', {
    sharing: first.database,
    clock: first.clock,
    settings: { RATE_LIMITS: 'on' },
  })
  const maya = await signUp(first.browser())
  const session = maya.cookies.get('a_session_pacemeal')?.value ?? ''
  const elsewhere = second.browser()
  elsewhere.client.setSession(session)
  expect((await elsewhere.account.get()).$id).toBe(maya.userId)

  const target = { databaseId: 'pacemeal', collectionId: 'meal_logs', documentId: ID.unique() }
  const data: Record<string, unknown> = { user: maya.userId, loggedAt: '2026-03-02T07:00:00Z', mealTime: 'lunch' }
  await maya.databases.createDocument({ ...target, data })
  expect((await elsewhere.databases.getDocument(target)).$id).toBe(target.documentId)

  for (const app of [first, second]) {
    for (let tries = 0; tries < 5; tries++) {
      const guess = app.browser().account.createEmailPasswordSession({ email: maya.email, password: 'Not-mine-26' })
      expect(await refusal(guess)).toBe('401 user_invalid_credentials')
    }
  }
  for (const app of [first, second]) {
    const late = app.browser().account.createEmailPasswordSession({ email: maya.email, password: goodPassword })
    expect(await refusal(late)).toBe('429 general_rate_limit_exceeded')
  }

  await maya.account.deleteSessions()
  expect(await refusal(elsewhere.account.get())).toBe('401 general_unauthorized_scope')
  await second.close()
  await first.close()
})
