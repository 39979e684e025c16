import { databaseId } from '@pacemeal/protocol'
import { expect, test } from 'vitest'
import { startApp } from '../testing/test-app.ts'
import { goodPassword, refusal, signUp } from '../testing/test-browser.ts'

/** Starts a server, and keeps the facts of its security log. */
const startWatched = async () => {
  const app = await startApp('sqlite')
  const told: Record<string, unknown>[] = []
  const keep = ({ security }: { security?: Record<string, unknown> }) => {
    if (security !== undefined) told.push(security)
  }
  Object.assign(app.backend.log, { info: keep, warn: keep })
  return { app, told, refused: () => told.filter(({ event }) => event === 'access') }
}

test('access that is refused is in the log with who asked, for which route and why, and without what was sent', async () => {
  const { app, refused } = await startWatched()
  const maya = await signUp(app.browser())
  const noah = await signUp(app.browser())
  const hers = await maya.databases.createDocument({
    databaseId,
    collectionId: 'feedback',
    documentId: 'unique()',
    data: { user: maya.userId, message: 'Two lunches?', page: '/home' },
  })
  const asked = { databaseId, collectionId: 'feedback', documentId: hers.$id }
  await refusal(noah.databases.getDocument(asked))
  await noah.fetch('/v1/admin/people')
  await app.browser().fetch(`/v1/databases/${databaseId}/collections/feedback/documents/${hers.$id}`)
  await app.browser().fetch('/v1/account')
  const documents = '/v1/databases/:databaseId/collections/:collectionId/documents/:documentId'
  expect(refused().map(({ user, route, status, type }) => [user, route, status, type])).toEqual([
    [noah.userId, documents, 404, 'document_not_found'],
    [noah.userId, '/v1/admin/people', 404, 'general_route_not_found'],
    [undefined, documents, 401, 'general_unauthorized_scope'],
  ])
  const session = noah.cookies.get('a_session_pacemeal')?.value ?? ''
  for (const kept of [hers.$id, 'lunches', '@athletes.example', session]) {
    expect(JSON.stringify(refused())).not.toContain(kept)
  }
  await app.close()
})

test('tries to get around what guards are in the log: foreign pages, forged webhooks, input and limits', async () => {
  const { app, refused } = await startWatched()
  const browser = app.browser()
  const json = { 'content-type': 'application/json' }
  const post = (path: string, headers: Record<string, string> = {}, body = '{}') =>
    browser.fetch(path, { method: 'POST', headers: { ...json, ...headers }, body })
  await post('/v1/account/sessions/email', { origin: 'https://evil.example' })
  await post('/v1/webhooks/stripe', { 'stripe-signature': 't=1,v1=00' })
  await post('/v1/account', {}, '{"email":"no address","password":"short"}')
  for (let one = 0; one < 400; one++) await post('/v1/account', { origin: 'https://evil.example' })
  expect(
    refused()
      .slice(0, 3)
      .map(({ status, type }) => [status, type]),
  ).toEqual([
    [403, 'general_unknown_origin'],
    [expect.any(Number), expect.any(String)],
    [400, 'general_argument_invalid'],
  ])
  expect(refused()[1]).toMatchObject({ route: '/v1/webhooks/stripe' })
  // Who sends rubbish does not fill the disk; how much was left out is said once there is more to say.
  expect(refused()).toHaveLength(300)
  app.clock.advance(60_000)
  await post('/v1/account', { origin: 'https://evil.example' })
  expect(refused().slice(300)).toMatchObject([{ left: 103 }, { type: 'general_unknown_origin' }])
  await app.close()
})

test('who may use an account, and who tried to, is in the log with what came of it, and no secret is', async () => {
  const app = await startApp('sqlite')
  const lines: { security?: Record<string, unknown> }[] = []
  const keep = (line: object) => lines.push(line)
  Object.assign(app.backend.log, { info: keep, warn: keep })
  const maya = await signUp(app.browser())
  const wrong = { email: maya.email, password: 'Not-mine-26' }
  await refusal(app.browser().account.createEmailPasswordSession(wrong))
  await refusal(app.browser().account.createEmailPasswordSession({ ...wrong, email: 'nobody@athletes.example' }))
  await refusal(maya.account.updatePassword({ password: 'Barley-2026', oldPassword: 'Wrong-2026' }))
  await maya.account.updatePassword({ password: 'Barley-2026', oldPassword: goodPassword })
  await maya.account.updateEmail({ email: `moved-${maya.email}`, password: 'Barley-2026' })
  await app.browser().account.createRecovery({ email: `moved-${maya.email}`, url: 'http://localhost:3000/reset' })
  const { text } = await app.mailAbout(`moved-${maya.email}`, 'Reset your Pacemeal password')
  const secret = /secret=([\w-]+)/.exec(text)?.[1] ?? ''
  await app.browser().account.updateRecovery({ userId: maya.userId, secret, password: 'Millet-2026' })

  const told = lines.flatMap(({ security }) => (security === undefined ? [] : [security]))
  expect(told.map(({ event, outcome, type }) => [event, outcome, type].filter(Boolean).join(' '))).toEqual([
    'sign-up succeeded',
    'sign-in succeeded',
    'sign-in refused user_invalid_credentials',
    'sign-in refused user_invalid_credentials',
    'password-change refused user_invalid_credentials',
    'password-change succeeded',
    'address-change succeeded',
    'recovery-request succeeded',
    'recovery succeeded',
  ])
  expect(told.every(({ ip }) => ip === '127.0.0.1')).toBe(true)
  expect(told.filter(({ user }) => user === maya.userId)).toHaveLength(6)
  // Guesses at one address belong together; the address itself is not written down.
  expect(told[2]?.address).toBe(told[1]?.address)
  expect(told[3]?.address).not.toBe(told[2]?.address)
  const session = maya.cookies.get('a_session_pacemeal')?.value ?? ''
  for (const kept of [goodPassword, 'Barley', 'Millet', 'Not-mine', secret, session, '@athletes.example']) {
    expect(JSON.stringify(told)).not.toContain(kept)
  }
  await app.close()
})
