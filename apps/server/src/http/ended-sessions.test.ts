import { once } from 'node:events'
import type { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { ID, type Models, Query } from 'appwrite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../testing/databases.ts'
import { openConnection, rawRequest } from '../testing/raw-request.ts'
import { startApp, type TestApp } from '../testing/test-app.ts'
import { type Browser, goodPassword, type Person, refusal, signUp } from '../testing/test-browser.ts'
import { aPicture } from '../testing/test-pictures.ts'

const databaseId = 'pacemeal'
const bucketId = 'meal_images'
const NO_SESSION = '401 general_unauthorized_scope'

/** Collections of people's own, as the app reads them. */
const ownCollections = ['user_profiles', 'meal_logs', 'meal_plans', 'wearable_data', 'notifications', 'payments']

/** Every kind of call that the app makes for somebody who is signed in. */
const calls = (browser: Browser, userId: string): Readonly<Record<string, () => Promise<unknown>>> => {
  const { account, databases: documents, storage, functions } = browser
  const profile = { databaseId, collectionId: 'user_profiles', documentId: userId }
  const data: Record<string, unknown> = { userId }
  const run = (functionId: string, path: string, body: object) =>
    functions.createExecution({ functionId, body: JSON.stringify({ path, method: 'POST', body }) })
  const file = new File([new Uint8Array(8)], 'plate.jpg')
  return {
    account: () => account.get(),
    sessions: () => account.listSessions(),
    'change of the name': () => account.updateName({ name: 'Maya' }),
    'change of the password': () => account.updatePassword({ password: 'Barley-2027', oldPassword: goodPassword }),
    'mail of a verification': () => account.createEmailVerification({ url: 'http://localhost:3000/auth/verify-email' }),
    'end of the session': () => account.deleteSession({ sessionId: 'current' }),
    ...Object.fromEntries(
      ownCollections.map((collectionId) => [
        `list of ${collectionId}`,
        () => documents.listDocuments({ databaseId, collectionId, queries: [Query.limit(5)] }),
      ]),
    ),
    profile: () => documents.getDocument(profile),
    'new profile': () => documents.createDocument({ ...profile, data }),
    'change of the profile': () => documents.updateDocument({ ...profile, data }),
    'deletion of the profile': () => documents.deleteDocument(profile),
    'list of files': () => storage.listFiles({ bucketId }),
    file: () => storage.getFile({ bucketId, fileId: 'nothing' }),
    'new file': () => storage.createFile({ bucketId, fileId: ID.unique(), file }),
    'deletion of a file': () => storage.deleteFile({ bucketId, fileId: 'nothing' }),
    plan: () => run('meal-plan', '/', { userId }),
    'analysis of a picture': () => run('food-analysis', '/', { userId }),
    'link to a wearable': () => run('wearable', '/generate', { provider: 'oura', reference_id: userId }),
    'deletion of the account': () => run('wearable', '/delete-account', { appwrite_user_id: userId }),
    'function that does not exist': () => run('nothing', '/', {}),
    'list of runs': () => functions.listExecutions({ functionId: 'meal-plan' }),
    'one run': () => functions.getExecution({ functionId: 'meal-plan', executionId: 'nothing' }),
  }
}

const signInAgain = async (app: TestApp, { email }: Person): Promise<Browser> => {
  const browser = app.browser()
  await browser.account.createEmailPasswordSession({ email, password: goodPassword })
  return browser
}

/** How somebody comes to have no session any more; gives the browser that still believes in one. */
const losses: Readonly<Record<string, (app: TestApp) => Promise<{ browser: Browser; userId: string }>>> = {
  'never signed in': async (app) => ({ browser: app.browser(), userId: ID.unique() }),
  'password changed on another phone': async (app) => {
    const maya = await signUp(app.browser())
    const phone = await signInAgain(app, maya)
    await phone.account.updatePassword({ password: 'Barley-2026', oldPassword: goodPassword })
    return { browser: maya, userId: maya.userId }
  },
  'session ended on another phone': async (app) => {
    const maya = await signUp(app.browser())
    const { $id: sessionId }: Models.Session = await maya.account.getSession({ sessionId: 'current' })
    await (await signInAgain(app, maya)).account.deleteSession({ sessionId })
    return { browser: maya, userId: maya.userId }
  },
  'session expired': async (app) => {
    const maya = await signUp(app.browser())
    app.clock.advance(400 * 24 * 3600 * 1000)
    return { browser: maya, userId: maya.userId }
  },
}

const pictureForm = Buffer.concat([
  Buffer.from(
    [
      '--part',
      'Content-Disposition: form-data; name="fileId"',
      '',
      'unique()',
      '--part',
      'Content-Disposition: form-data; name="file"; filename="plate.jpg"',
      'Content-Type: image/jpeg',
      '',
      '',
    ].join('\r\n'),
  ),
  await aPicture(),
  Buffer.from('\r\n--part--\r\n'),
])

/** Requests of somebody who is signed in whose bodies come apart from their headers. */
const lateBodies = {
  'a change of the name': {
    line: 'PATCH /v1/account/name',
    contentType: 'application/json',
    body: Buffer.from(JSON.stringify({ name: 'Intruder' })),
    success: '200',
    isDone: async ({ account }: Browser) => (await account.get()).name === 'Intruder',
  },
  'a new picture': {
    line: `POST /v1/storage/buckets/${bucketId}/files`,
    contentType: 'multipart/form-data; boundary=part',
    body: pictureForm,
    success: '201',
    isDone: async ({ storage }: Browser) => (await storage.listFiles({ bucketId })).total > 0,
  },
}

describe.each(databases)('without a session on %s', (database) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(database, { settings: { JOB_WORKERS: '0' } })
  })
  afterAll(() => app.close())

  test.each(Object.entries(losses))(
    '%s: every call says so by its type, and none that there is nothing',
    async (_, lose) => {
      const { browser, userId } = await lose(app)
      const answers: Record<string, string> = {}
      for (const [name, call] of Object.entries(calls(browser, userId))) answers[name] = await refusal(call())
      expect(answers).toEqual(Object.fromEntries(Object.keys(answers).map((name) => [name, NO_SESSION])))
    },
  )

  test('what is not allowed, or was typed wrong, is not taken for a lost session', async () => {
    const maya = await signUp(app.browser())
    const ben = await signUp(app.browser(), 'Ben')
    const profile = { databaseId, collectionId: 'user_profiles' }
    const data: Record<string, unknown> = { userId: maya.userId }
    const refusals = [
      ben.databases.createDocument({ ...profile, documentId: ben.userId, data }),
      ben.functions.createExecution({ functionId: 'meal-plan', body: JSON.stringify({ userId: maya.userId }) }),
    ]
    for (const one of refusals) expect(await refusal(one)).toBe('401 user_unauthorized')
    const wrong = ben.account.updatePassword({ password: 'Barley-2026', oldPassword: 'Not-My-Own-1' })
    expect(await refusal(wrong)).toBe('401 user_invalid_credentials')
    const email = ben.account.updateEmail({ email: 'ben@elsewhere.example', password: 'Not-My-Own-1' })
    expect(await refusal(email)).toBe('401 user_invalid_credentials')
    expect((await ben.account.get()).$id).toBe(ben.userId)
  })

  test.each(Object.entries(lateBodies))(
    '%s whose body arrives late is refused when its session has ended meanwhile',
    async (_, { line, contentType, body, success, isDone }) => {
      const maya = await signUp(app.browser())
      const phone = await signInAgain(app, maya)
      const begin = async ({ cookies }: Browser) => {
        const socket = await openConnection(app.url)
        const headers = {
          cookie: [...cookies].map(([name, { value }]) => `${name}=${value}`).join('; '),
          'content-type': contentType,
          'content-length': String(body.length),
          'x-appwrite-project': 'pacemeal',
          expect: '100-continue',
        }
        socket.write(rawRequest(line, headers))
        // The server has read the headers once it asks for the body.
        await once(socket, 'data')
        return socket
      }
      const statusOf = async (socket: Socket) => {
        socket.write(body)
        return /^HTTP\/1\.1 (\d+)/.exec((await buffer(socket)).toString())?.[1]
      }
      const ended = await begin(maya)
      const live = await begin(phone)
      // Answered after both sessions above were looked up.
      expect(await isDone(phone)).toBe(false)
      const { $id: sessionId }: Models.Session = await maya.account.getSession({ sessionId: 'current' })
      await phone.account.deleteSession({ sessionId })
      app.clock.advance(2000)
      expect(await statusOf(ended)).toBe('401')
      expect(await isDone(phone)).toBe(false)
      expect(await statusOf(live)).toBe(success)
      expect(await isDone(phone)).toBe(true)
    },
  )

  test('of calls that arrive together each is its own person’s, and only who has no session is refused', async () => {
    const people = [await signUp(app.browser()), await signUp(app.browser(), 'Ben'), await signUp(app.browser(), 'Ana')]
    const [, ben] = people
    if (ben === undefined) throw new Error('Nobody signed up.')
    const phone = await signInAgain(app, ben)
    const { $id: sessionId }: Models.Session = await ben.account.getSession({ sessionId: 'current' })
    const askAll = () => {
      const browsers: readonly Browser[] = [...people, phone, app.browser(), ...people]
      return Promise.all(
        browsers.map(({ account }) =>
          account.get().then(
            ({ $id }) => $id,
            () => 'refused',
          ),
        ),
      )
    }
    const ids = people.map(({ userId }) => userId)
    expect(await askAll()).toEqual([...ids, ben.userId, 'refused', ...ids])
    await phone.account.deleteSession({ sessionId })
    const left = ids.map((id) => (id === ben.userId ? 'refused' : id))
    expect(await askAll()).toEqual([...left, ben.userId, 'refused', ...left])
  })
})
