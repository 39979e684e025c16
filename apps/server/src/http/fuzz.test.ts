import { mealLogs, userProfiles } from '@pacemeal/protocol'
import { ID, Query } from 'appwrite'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openSession } from '../services/accounts/open-session.ts'
import {
  type Description,
  type FuzzRequest,
  type Hints,
  pick,
  type Random,
  requestFor,
  seeded,
} from '../testing/fuzz-requests.ts'
import { startApp, type TestApp } from '../testing/test-app.ts'
import { goodPassword, type Person, signUp } from '../testing/test-browser.ts'

/** What only Maya may ever see. */
const MARK = 'maya-only-5f0c'
const project = { 'x-appwrite-project': 'pacemeal' }
/** How many requests speak of one thing that Maya owns, by all its names: random ones hardly ever put them together. */
const AIMED_SHARE = 1 / 3
const isThorough = inject('allCases')

describe.each([
  ['sqlite', isThorough ? 20_000 : 2_000, 7],
  ['postgres', isThorough ? 4_000 : 500, 11],
] as const)('random requests on %s', (database, count, seed) => {
  let app: TestApp
  let maya: Person
  let ben: Person
  let logId: string
  /** What Maya owns, each by the names that a request has for it. */
  let ofMaya: readonly Readonly<Record<string, readonly unknown[]>>[]
  beforeAll(async () => {
    // Nobody works on the executions that come about: what is tried here is the API.
    app = await startApp(database, { settings: { JOB_WORKERS: '0' } })
    maya = await signUp(app.browser(), `Maya ${MARK}`)
    ben = await signUp(app.browser(), 'Ben')
    logId = ID.unique()
    const log: Record<string, unknown> = {
      user: maya.userId,
      loggedAt: '2026-03-02T07:00:00Z',
      mealTime: 'lunch',
      notes: MARK,
    }
    await maya.databases.createDocument({
      databaseId: 'pacemeal',
      collectionId: mealLogs.id,
      documentId: logId,
      data: log,
    })
    const profile: Record<string, unknown> = { userId: maya.userId, name: MARK }
    await maya.databases.createDocument({
      databaseId: 'pacemeal',
      collectionId: userProfiles.id,
      documentId: maya.userId,
      data: profile,
    })
    const session = await maya.account.getSession({ sessionId: 'current' })
    const plain = { databaseId: ['pacemeal'], queries: [[], [Query.select(['*'])]] }
    ofMaya = [
      { ...plain, collectionId: [mealLogs.id], documentId: [logId] },
      { ...plain, collectionId: [userProfiles.id], documentId: [maya.userId] },
      { sessionId: [session.$id] },
    ]
  })
  afterAll(() => app.close())

  const data = () => [
    { user: ben.userId, loggedAt: '2026-03-02T07:00:00Z', mealTime: 'lunch', calories: 300 },
    { user: maya.userId, loggedAt: '2026-03-02T07:00:00Z', mealTime: 'lunch' },
    { userId: ben.userId, diet: ['vegan'], age: 40 },
    { user: ben.userId, title: 'x', read: true },
    { calories: '300', notes: MARK.slice(0, 4) },
    { notes: null, user: maya.userId },
  ]
  const queries = () => [
    [Query.equal('user', ben.userId), Query.limit(5)],
    [Query.equal('user', maya.userId)],
    [Query.equal('$id', logId)],
    [Query.contains('notes', ['maya']), Query.orderDesc('$createdAt')],
    [Query.or([Query.isNotNull('$id'), Query.equal('user', maya.userId)])],
    [Query.cursorAfter(logId)],
    [Query.orderAsc('loggedAt'), Query.offset(2), Query.select(['notes', 'user'])],
    ['{"method":"equal","attribute":"password","values":["x"]}'],
    ['{'],
  ]
  const hintsFor = (random: Random): Hints => {
    const aim = random() < AIMED_SHARE ? pick(random, ofMaya) : {}
    const ids = [ID.unique(), 'unique()', logId, maya.userId, ben.userId]
    const byName: Record<string, readonly unknown[]> = {
      databaseId: ['pacemeal', 'pacemeal', 'pacemeal', 'other'],
      collectionId: ['meal_logs', 'user_profiles', 'notifications', 'settings', 'meal_plans', 'users', 'sessions'],
      documentId: ids,
      userId: ids,
      fileId: ids,
      executionId: ids,
      sessionId: ['current', logId, ID.unique()],
      bucketId: ['meal_images', 'profile_images', 'other'],
      functionId: ['meal-plan', 'food-analysis', 'wearable', 'other'],
      data: data(),
      queries: queries(),
      permissions: [['read("any")'], [`read("user:${maya.userId}")`], [`write("user:${ben.userId}")`], []],
      email: [ben.email, maya.email, `${ID.unique()}@athletes.example`],
      password: ['Wrong-2026', 'Wrong-2026', 'short'],
      url: ['http://localhost:3000/v', 'https://evil.example/'],
      // A synchronous call would wait for a worker, and there is none.
      async: [true],
    }
    return (name) => aim[name] ?? byName[name]
  }

  const isCallable = ([path, method]: readonly [string, string]) => path !== '/v1/realtime' && method !== 'options'

  /** Ben's cookie, from time to time a new one: his own requests sign him out. */
  const benSession = async (): Promise<string> => {
    const { secret } = await app.backend.store.transact(async (tx) => {
      const user = await tx.db.selectFrom('users').selectAll().where('id', '=', ben.userId).executeTakeFirstOrThrow()
      return openSession(tx, app.backend, user, 'email', {
        ip: '127.0.0.1',
        userAgent: '',
        device: '',
        remembered: true,
      })
    })
    return `a_session_pacemeal=${secret}`
  }

  const send = async ({ method, url, body }: FuzzRequest, cookie: string) => {
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    const headers = { ...project, ...type, ...(cookie === '' ? {} : { cookie }) }
    return app.inject(method, url, headers, body)
  }

  test(`${count} of them meet no fault, no hang and nothing of anybody else`, { timeout: 300_000 }, async () => {
    // The server's own description, of the shape that the generator reads.
    const description = (await (await fetch(`${app.url}/docs/json`)).json()) as Description
    const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [path, method, operation] as const),
    )
    const random = seeded(seed)
    let cookie = await benSession()
    const seen = new Map<number, number>()
    for (let at = 0; at < count; at++) {
      if (at % 50 === 0) cookie = await benSession()
      const [path, method, operation] = pick(
        random,
        operations.filter(([p, m]) => isCallable([p, m])),
      )
      const request = requestFor(random, path, method, operation, hintsFor(random))
      const answer = await send(request, random() < 0.2 ? '' : cookie)
      seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1)
      const told = JSON.stringify(request).slice(0, 2000)
      expect(answer.status, told).toBeLessThan(500)
      expect(answer.text, told).not.toContain(MARK)
      expect(answer.text, told).not.toContain('argon2')
      if (answer.status >= 400) expect(JSON.parse(answer.text), told).toMatchObject({ code: answer.status })
    }
    // Much is refused, but much must also get through, or nothing was tried.
    expect(seen.get(200) ?? 0).toBeGreaterThan(count / 20)
    expect(seen.get(201) ?? 0).toBeGreaterThan(count / 500)
    expect(seen.get(400) ?? 0).toBeGreaterThan(count / 10)

    expect((await maya.account.get()).name).toBe(`Maya ${MARK}`)
    const left = await maya.databases.listDocuments({ databaseId: 'pacemeal', collectionId: mealLogs.id })
    expect(left.documents.filter((one) => one.user === maya.userId).map((one) => one.$id)).toEqual([logId])
    const { account } = app.browser()
    await account.createEmailPasswordSession({ email: maya.email, password: goodPassword })
  })
})
