import { ID, type Models, Query } from 'appwrite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../testing/databases.ts'
import { startApp, type TestApp } from '../testing/test-app.ts'
import { type Browser, goodPassword, type Person, refusal, signUp } from '../testing/test-browser.ts'

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
