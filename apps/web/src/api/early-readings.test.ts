import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listAddress } from './document-addresses.ts'
import { momentOfReading, OWN_ID, readEarly } from './early-readings.ts'
import { documentQueries } from './first-queries.ts'
import { queryText } from './query-text.ts'

const origin = 'http://pacemeal.example'
const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const batch = (...answers: (readonly [status: number, body: unknown])[]): Response =>
  json({ answers: answers.map(([status, body]) => ({ status, body })) })

const { fetched, accountApi, client, databasesApi, askAccount, findDocument } = await vi.hoisted(async () => {
  globalThis.location = { origin: 'http://pacemeal.example' } as Location
  const { accountApi, client, databasesApi } = await import('./client.ts')
  const { ACCOUNT, earlyOr } = await import('./early-readings.ts')
  const { findDocument } = await import('./documents.ts')
  const askAccount = () => earlyOr(ACCOUNT, () => accountApi.get())
  return { fetched: vi.fn<typeof fetch>(), accountApi, client, databasesApi, askAccount, findDocument }
})
const { userProfiles } = await import('@pacemeal/protocol')

const moment = '2026-11-23T07:00:00.000Z'
const profile = listAddress('user_profiles', documentQueries(OWN_ID))
const ownProfile = listAddress('user_profiles', documentQueries('maya'))
const found = (userId: string) => ({ total: 1, documents: [{ $id: 'maya', userId }] })
const begin = (userId?: string) =>
  readEarly({ endpoint: `${origin}/v1`, projectId: 'pacemeal', userId }, [profile], moment)
const addressesAsked = () => fetched.mock.calls.map(([address]) => String(address).replace(`${origin}/v1`, ''))

beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  globalThis.earlyReadings = undefined
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('what was asked before the app was here', () => {
  test('is one question, and is given to the app once', async () => {
    fetched.mockResolvedValueOnce(batch([200, { $id: 'maya' }], [200, found('maya')]))
    begin()
    expect(await askAccount()).toEqual({ $id: 'maya' })
    expect(await findDocument(userProfiles, 'maya')).toMatchObject({ userId: 'maya' })
    expect(addressesAsked()).toEqual(['/batch'])
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({ reads: ['/account', profile] })

    fetched.mockResolvedValueOnce(json(found('late')))
    expect(await findDocument(userProfiles, 'maya')).toMatchObject({ userId: 'late' })
    expect(addressesAsked()[1]).toBe(ownProfile)
  })

  test('knows of a document that was never made without an error', async () => {
    fetched.mockResolvedValueOnce(batch([200, { total: 0, documents: [] }]))
    begin('maya')
    expect(await findDocument(userProfiles, 'maya')).toBeNull()
    expect(addressesAsked()).toEqual(['/batch'])
  })

  test('does not ask who is here where that is known', async () => {
    fetched.mockResolvedValueOnce(batch([200, found('maya')]))
    begin('maya')
    expect(await findDocument(userProfiles, 'maya')).toMatchObject({ userId: 'maya' })
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({ reads: [profile] })
  })

  test('is asked apart by the installed app, which keeps each answer under its address', async () => {
    vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
    fetched.mockResolvedValueOnce(json({ $id: 'maya' })).mockResolvedValueOnce(json(found('maya')))
    begin()
    expect(await askAccount()).toEqual({ $id: 'maya' })
    expect(await findDocument(userProfiles, 'maya')).toMatchObject({ userId: 'maya' })
    expect(addressesAsked()).toEqual(['/account', ownProfile])
  })

  test('tells a guest like an answer of the SDK', async () => {
    const said = { message: 'no session', type: 'general_unauthorized_scope', code: 401 }
    fetched.mockResolvedValueOnce(json(said, 401))
    begin()
    await expect(askAccount()).rejects.toMatchObject({
      name: 'AppwriteException',
      code: 401,
      type: 'general_unauthorized_scope',
      response: JSON.stringify(said),
    })
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['the server was in trouble', () => Promise.resolve(json({ message: 'down' }, 503))],
    ['one reading failed', () => Promise.resolve(batch([503, { message: 'down' }], [200, {}]))],
    ['a stranger answered', () => Promise.resolve(new Response('<html></html>'))],
    ['a stranger answered in JSON', () => Promise.resolve(json({ answers: [null, 7] }))],
    [
      'a stranger answered in broken JSON',
      () => Promise.resolve(new Response('{', { headers: { 'content-type': 'application/json' } })),
    ],
    ['nobody answered', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('counts for nothing when %s', async (_, answer) => {
    fetched.mockImplementationOnce(answer).mockResolvedValueOnce(json({ $id: 'asked again' }))
    begin()
    expect(await askAccount()).toMatchObject({ $id: 'asked again' })
  })

  test('is out of date after a change, even one that is made while it is on its way', async () => {
    const early = Promise.withResolvers<Response>()
    fetched
      .mockReturnValueOnce(early.promise)
      .mockResolvedValueOnce(new Response(null, { status: 204 }))
      .mockResolvedValueOnce(json({ $id: 'who came' }))
    begin()
    const asked = askAccount()
    await accountApi.deleteSession({ sessionId: 'current' })
    early.resolve(batch([200, { $id: 'who left' }], [200, {}]))
    expect(await asked).toMatchObject({ $id: 'who came' })
  })

  test('is out of date after ten seconds', async () => {
    fetched.mockResolvedValueOnce(batch([200, { $id: 'then' }], [200, {}])).mockResolvedValueOnce(json({ $id: 'now' }))
    begin()
    expect(momentOfReading()).toBe(moment)
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_100)
    expect(await askAccount()).toMatchObject({ $id: 'now' })
    expect(momentOfReading()).not.toBe(moment)
  })
})

test('the addresses are those of the SDK: the installed app keeps an answer under one', async () => {
  const queries = [queryText.equal('name', 'a b&c=d/é'), queryText.limit(2)]
  fetched.mockImplementation(async () => json({ total: 0, documents: [] }))
  const place = { databaseId: 'pacemeal', collectionId: 'meal_logs' }
  await databasesApi.listDocuments({ ...place, queries })
  expect(client.config.endpoint).toBe(`${origin}/v1`)
  expect(addressesAsked()).toEqual([listAddress('meal_logs', queries)])
})
