import { databaseId, mealLogs, userProfiles } from '@pacemeal/protocol'
import { Query } from 'appwrite'
import { afterEach, expect, test } from 'vitest'
import { databases } from '../testing/databases.ts'
import { startApp, type TestApp } from '../testing/test-app.ts'
import { type Person, signUp } from '../testing/test-browser.ts'

let app: TestApp
afterEach(() => app.close())

const lists = `/databases/${databaseId}/collections`
const ask = (person: Person, reads: unknown, headers: Record<string, string> = {}) =>
  person.fetch('/v1/batch', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ reads }),
  })

interface Answer {
  readonly status: number
  readonly body: { readonly $id?: string; readonly total?: number; readonly type?: string }
}
const answersOf = async (response: Response) => ((await response.json()) as { answers: Answer[] }).answers

test.each(databases)('a page reads its person and their day at once on %s', async (database) => {
  app = await startApp(database)
  const [maya, ben] = [await signUp(app.browser()), await signUp(app.browser())]
  for (const person of [maya, ben]) {
    await person.databases.createDocument({
      databaseId,
      collectionId: userProfiles.id,
      documentId: person.userId,
      data: { userId: person.userId },
    })
  }
  const query = new URLSearchParams({ 'queries[0]': Query.equal('user', '-me-') })
  const reads = [
    '/account',
    `${lists}/${userProfiles.id}/documents/-me-`,
    `${lists}/${mealLogs.id}/documents?${query}`,
    `${lists}/${userProfiles.id}/documents/${ben.userId}`,
    `${lists}/nothing/documents`,
  ]
  const said = await ask(maya, reads)
  expect([said.status, said.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  const answers = await answersOf(said)
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404, 404])
  expect(answers.map(({ body }) => body.$id)).toEqual([maya.userId, maya.userId, undefined, undefined, undefined])
  expect(answers[2]?.body.total).toBe(0)
  // Each answer is the one that the address gives by itself.
  const alone = await Promise.all(reads.slice(0, 1).map(async (path) => (await maya.fetch(`/v1${path}`)).json()))
  expect(answers[0]?.body).toEqual(alone[0])
})

test.each(databases)('of somebody new there is no profile, and nothing is refused on %s', async (database) => {
  app = await startApp(database)
  const maya = await signUp(app.browser())
  const profile = `${lists}/${userProfiles.id}/documents?${new URLSearchParams({ 'queries[0]': Query.equal('$id', '-me-') })}`
  const [none] = await answersOf(await ask(maya, [profile]))
  expect([none?.status, none?.body.total]).toEqual([200, 0])
  await maya.databases.createDocument({
    databaseId,
    collectionId: userProfiles.id,
    documentId: maya.userId,
    data: { userId: maya.userId },
  })
  const [own] = await answersOf(await ask(maya, [profile]))
  expect(own?.body).toMatchObject({ total: 1, documents: [{ $id: maya.userId }] })
  // Whose session has ended is told so: an empty list would say that they have no profile.
  const alone = profile.replace('-me-', maya.userId)
  expect((await app.browser().fetch(`/v1${alone}`)).status).toBe(401)
  const ben = await signUp(app.browser())
  expect(await (await ben.fetch(`/v1${alone}`)).json()).toEqual({ total: 0, documents: [] })
})

test('a batch holds readings only, and so many of them', async () => {
  app = await startApp('sqlite')
  const maya = await signUp(app.browser())
  const refused = [
    [],
    ['/account/data'],
    ['/account/../account/data'],
    ['/batch'],
    ['//elsewhere.example/account'],
    ['https://elsewhere.example/v1/account'],
    [`${lists}/${mealLogs.id}/documents/a/b`],
    [`${lists}/${mealLogs.id}/documents/..%2F..`],
    Array.from({ length: 17 }, () => '/account'),
    [7],
    'account',
  ]
  const statuses = await Promise.all(refused.map(async (reads) => (await ask(maya, reads)).status))
  expect(statuses).toEqual(refused.map(() => 400))
  const guest = app.browser()
  expect((await ask({ ...maya, fetch: guest.fetch }, ['/account'])).status).toBe(401)
})

test('every reading of a batch counts, and a foreign page may not ask', async () => {
  app = await startApp('sqlite', { settings: { JOB_WORKERS: '0', RATE_LIMITS: 'on' } })
  const maya = await signUp(app.browser())
  const [first] = await answersOf(await ask(maya, [`${lists}/${mealLogs.id}/documents`]))
  expect(first?.status).toBe(200)
  const one = await maya.fetch(`/v1${lists}/${mealLogs.id}/documents`)
  const left = Number(one.headers.get('x-ratelimit-remaining'))
  await ask(
    maya,
    Array.from({ length: 4 }, () => `${lists}/${mealLogs.id}/documents`),
  )
  const after = await maya.fetch(`/v1${lists}/${mealLogs.id}/documents`)
  expect(Number(after.headers.get('x-ratelimit-remaining'))).toBe(left - 5)
  const forged = await ask(maya, ['/account'], { 'sec-fetch-site': 'cross-site' })
  expect(forged.status).toBe(403)
})
