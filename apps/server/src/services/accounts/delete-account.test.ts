import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { collections, databaseId } from '@pacemeal/protocol'
import { ID } from 'appwrite'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { expectLoggedError } from '../../testing/logged-errors.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { goodPassword, type Person, refusal, signUp } from '../../testing/test-browser.ts'
import { aPicture, fileOf } from '../../testing/test-pictures.ts'
import { openSocket } from '../../testing/test-realtime.ts'
import { removeLeftovers } from '../storage/leftovers.ts'
import { deleteAccount as removeAccount } from './delete-account.ts'

/** A wearable call as the app makes it: an envelope in the body. */
const call = (person: Pick<Person, 'functions'>, path: string, body: object) =>
  person.functions.createExecution({
    functionId: 'wearable',
    body: JSON.stringify({ path, method: 'POST', body }),
    async: false,
  })

const deleteAccount = (person: Person, userId = person.userId, proof: { password?: string } = {}) =>
  call(person, '/delete-account', { appwrite_user_id: userId, terra_user_id: '', ...proof })

const answerOf = ({ responseBody }: { responseBody: string }): unknown => JSON.parse(responseBody)

/** Where in the database and the data folder any of these words stands. */
const traces = async (app: TestApp, words: readonly string[]): Promise<string[]> => {
  const { db } = app.backend.store
  const found: string[] = []
  for (const table of await db.introspection.getTables()) {
    const { rows } = await sql`select * from ${sql.table(table.name)}`.execute(db)
    if (words.some((word) => JSON.stringify(rows).includes(word))) found.push(table.name)
  }
  const { dataDir } = app.backend.config
  for (const name of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    const path = join(name.parentPath, name.name)
    if (!name.isFile() || /pacemeal\.db/.test(path)) continue
    const bytes = await readFile(path)
    if (words.some((word) => path.includes(word) || bytes.includes(word))) found.push(path)
  }
  return found
}

/** Leaves something of a person in every place where anything of a person is kept. */
const liveHere = async (app: TestApp, person: Person): Promise<void> => {
  const { store } = app.backend
  const own: Record<string, Record<string, unknown>> = {
    user_profiles: { userId: person.userId, terra_user_id: `terra-${person.userId}`, avatar: person.email },
    meal_logs: { user: person.userId, loggedAt: '2026-03-02T07:00:00Z', mealTime: 'lunch', notes: person.email },
  }
  for (const [collectionId, data] of Object.entries(own)) {
    await person.databases.createDocument({ databaseId, collectionId, documentId: person.userId, data })
  }
  // What the server itself writes for people.
  const now = '2026-03-02T08:15:30.000Z'
  for (const one of collections) {
    if (one.owner === null || one.id in own) continue
    const required = Object.entries(one.fields).filter(([, field]) => 'required' in field && field.required)
    const values = required.map(([name, field]) => {
      if (name === one.owner) return person.userId
      if (field.kind === 'instant') return now
      if (field.kind === 'choice') return field.values[0] ?? ''
      return field.kind === 'text' ? person.email.slice(0, 'max' in field ? Number(field.max) : 3) : 1
    })
    const columns = ['_id', '_createdAt', '_updatedAt', '_permissions', ...required.map(([name]) => name)]
    const row = [ID.unique(), now, now, `["read(\\"user:${person.userId}\\")"]`, ...values]
    await sql`insert into ${sql.table(one.id)} (${sql.join(columns.map((name) => sql.ref(name)))}) values (${sql.join(row)})`.execute(
      store.db,
    )
  }
  await person.account.createEmailVerification({ url: 'http://localhost:3000/verify' })
  const identity = { provider: 'google', subject: `google-${person.userId}`, email: person.email, createdAt: now }
  await store.db
    .insertInto('identities')
    .values({ ...identity, userId: person.userId })
    .execute()
  const passkey = {
    credentialId: person.email,
    publicKey: '',
    counter: 0,
    transports: '[]',
    synced: 0,
    name: person.email,
  }
  await store.db
    .insertInto('passkeys')
    .values({ ...passkey, id: 'key', userId: person.userId, createdAt: now })
    .execute()
  const link = { terraUserId: `terra-${person.userId}`, provider: 'oura', status: 'active' as const }
  await store.db
    .insertInto('wearableLinks')
    .values({ ...link, userId: person.userId, connectedAt: now, updatedAt: now })
    .execute()
  await person.storage.createFile({
    bucketId: 'meal_images',
    fileId: ID.unique(),
    file: fileOf(await aPicture(), 'a.jpg'),
  })
  await call(person, '/get-user', { user_id: person.userId })
  const large = await aPicture({ width: 1400, height: 1300, format: 'png', noise: true })
  const form = new FormData()
  form.append('fileId', ID.unique())
  form.append('file', fileOf(large.subarray(0, 5 * 1024 * 1024), `${person.email}.png`))
  const begun = await person.fetch('/v1/storage/buckets/meal_images/files', {
    method: 'POST',
    body: form,
    headers: { 'content-range': `bytes 0-${5 * 1024 * 1024 - 1}/${large.length}` },
  })
  expect(begun.status).toBe(201)
}

const filesIn = async (app: TestApp): Promise<string[]> => {
  const entries = await readdir(join(app.backend.config.dataDir, 'files'), { recursive: true, withFileTypes: true })
  return entries.filter((one) => one.isFile()).map((one) => one.name)
}

describe.each(databases)('the wearable function on %s', (database) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(database, { settings: { RATE_LIMITS: 'on', RATE_LIMIT_SCALE: '10' } })
  })
  afterAll(() => app.close())

  test('nothing is left of a deleted account, in no table and no file, and everything of the others stays', async () => {
    const maya = await signUp(app.browser())
    const noah = await signUp(app.browser())
    await liveHere(app, maya)
    await liveHere(app, noah)
    const hers = [maya.userId, maya.email]
    const his = [noah.userId, noah.email]
    const before = await traces(app, hers)
    const owned = collections.filter((one) => one.owner !== null).map((one) => one.id)
    expect(before).toEqual(
      expect.arrayContaining([...owned, 'users', 'sessions', 'tokens', 'identities', 'executions', 'wearableLinks']),
    )
    expect(before).toEqual(expect.arrayContaining(['files', expect.stringContaining('outbox')]))
    if (database === 'postgres') expect(before).toContain('rateCounts')
    const filesBefore = await filesIn(app)
    const hisBefore = await traces(app, his)

    expect(answerOf(await deleteAccount(maya))).toMatchObject({ status: 'success' })
    expect(await traces(app, hers)).toEqual([])
    expect(await traces(app, his)).toEqual(hisBefore)
    expect(await filesIn(app)).toHaveLength(filesBefore.length / 2)
    expect(await app.backend.store.db.selectFrom('leftovers').selectAll().execute()).toEqual([])
    expect(await app.backend.store.db.selectFrom('uploadParts').selectAll().execute()).toHaveLength(1)
    expect((await noah.account.get()).$id).toBe(noah.userId)
  })

  test('its sessions and sockets end, its cookie goes, and its address is free', async () => {
    const maya = await signUp(app.browser())
    const phone = app.browser()
    await phone.account.createEmailPasswordSession({ email: maya.email, password: goodPassword })
    const socket = openSocket(app.url, { cookies: phone.cookies })
    await socket.next()
    socket.send({ type: 'subscribe', data: [{ subscriptionId: 'one', channels: ['account'] }] })
    await socket.next()
    const run = await deleteAccount(maya)
    expect(run).toMatchObject({ status: 'completed', responseStatusCode: 200, errors: '' })
    expect(maya.cookies.has('a_session_pacemeal')).toBe(false)
    expect(await socket.next()).toMatchObject({
      data: { events: expect.arrayContaining([`users.${maya.userId}.delete`]) },
    })
    for (let frame = await socket.next(); frame.type !== 'closed'; frame = await socket.next()) {
      expect(['event', 'error']).toContain(frame.type)
    }
    expect(await refusal(phone.account.get())).toBe('401 general_unauthorized_scope')
    const signIn = app.browser().account.createEmailPasswordSession({ email: maya.email, password: goodPassword })
    expect(await refusal(signIn)).toBe('401 user_invalid_credentials')
    const again = await app.browser().account.create({ userId: maya.userId, email: maya.email, password: goodPassword })
    expect(again.$id).toBe(maya.userId)
  })

  test('an account is deleted by its owner only, and once', async () => {
    const maya = await signUp(app.browser())
    const eve = await signUp(app.browser())
    expect(await refusal(deleteAccount(eve, maya.userId))).toBe('401 user_unauthorized')
    expect(await refusal(call(eve, '/delete-account', {}))).toBe('400 general_argument_invalid')
    expect(await refusal(call(app.browser(), '/delete-account', { appwrite_user_id: maya.userId }))).toBe(
      '401 general_unauthorized_scope',
    )
    expect((await maya.account.get()).$id).toBe(maya.userId)
    const phone = app.browser()
    await phone.account.createEmailPasswordSession({ email: maya.email, password: goodPassword })
    const both = [deleteAccount(maya), deleteAccount({ ...maya, ...phone })]
    const outcomes = await Promise.all(
      both.map((one) =>
        one.then(
          () => 'done',
          () => 'refused',
        ),
      ),
    )
    expect(outcomes.toSorted()).toEqual(['done', 'refused'])
  })

  test('ten minutes after the sign-in the password is asked for, and nothing of it is kept', async () => {
    const maya = await signUp(app.browser())
    app.clock.advance(600_001)
    expect(await refusal(deleteAccount(maya))).toBe('401 user_challenge_required')
    expect(await refusal(deleteAccount(maya, maya.userId, { password: 'Not-mine-26' }))).toBe(
      '401 user_invalid_credentials',
    )
    expect((await maya.account.get()).$id).toBe(maya.userId)
    const runs = await app.backend.store.db.selectFrom('executions').selectAll().execute()
    expect(runs.filter(({ requestPath }) => requestPath === '/delete-account')).toEqual([])
    const run = await deleteAccount(maya, maya.userId, { password: goodPassword })
    expect(answerOf(run)).toMatchObject({ status: 'success' })
    expect(JSON.stringify(run)).not.toContain(goodPassword)
  })

  test('a wrong password is no proof, however fresh the sign-in is', async () => {
    const maya = await signUp(app.browser())
    expect(await refusal(deleteAccount(maya, maya.userId, { password: 'Not-mine-26' }))).toBe(
      '401 user_invalid_credentials',
    )
    expect((await maya.account.get()).$id).toBe(maya.userId)
  })

  test('somebody without a password signs in again', async () => {
    const noah = await signUp(app.browser())
    const { db } = app.backend.store
    await db.updateTable('users').set({ passwordHash: null }).where('id', '=', noah.userId).execute()
    app.clock.advance(600_001)
    await noah.account.updateSession({ sessionId: 'current' })
    expect(await refusal(deleteAccount(noah))).toBe('401 user_challenge_required')
    expect(await refusal(deleteAccount(noah, noah.userId, { password: 'anything' }))).toBe(
      '401 user_invalid_credentials',
    )
    await db
      .updateTable('sessions')
      .set({ createdAt: new Date(app.clock.now()).toISOString() })
      .where('userId', '=', noah.userId)
      .execute()
    expect(answerOf(await deleteAccount(noah))).toMatchObject({ status: 'success' })
  })

  test('without a wearable service every other path says so, for the caller only', async () => {
    const maya = await signUp(app.browser())
    const eve = await signUp(app.browser())
    const window = { data_type: 'sleep', start_date: '2026-03-01', end_date: '2026-03-02' }
    const calls: [string, object][] = [
      ['/generate', { provider: 'oura', reference_id: maya.userId }],
      ['/get-user', { user_id: maya.userId }],
      ['/get-providers', { user_id: maya.userId }],
      ['/get-data', { user_id: 'terra-1', provider: 'oura', ...window }],
      ['/get-athlete', { user_id: 'terra-1' }],
      ['/deauthorize', { user_id: 'terra-1', provider: 'oura' }],
    ]
    for (const [path, body] of calls) {
      const run = await call(maya, path, body)
      expect([run.status, run.requestPath]).toEqual(['completed', path])
      expect(answerOf(run)).toEqual({
        status: 'error',
        message: 'Terra API is not configured. Please check your environment variables.',
      })
    }
    expect(await refusal(call(eve, '/generate', { provider: 'oura', reference_id: maya.userId }))).toBe(
      '401 user_unauthorized',
    )
    expect(await refusal(call(eve, '/steal', {}))).toBe('400 general_argument_invalid')
  })
})

test('others are served while years of logs are removed', async () => {
  const app = await startApp('sqlite')
  const maya = await signUp(app.browser())
  const { store } = app.backend
  const now = '2026-03-02T08:15:30.000Z'
  await sql`
    with recursive numbers(value) as (select 1 union all select value + 1 from numbers where value < 10000)
    insert into meal_logs ("_id", "_createdAt", "_updatedAt", "_permissions", "user", "loggedAt", "mealTime")
    select 'log-' || value, ${now}, ${now}, '[]', ${maya.userId}, ${now}, 'lunch' from numbers`.execute(store.db)
  let turns = 0
  const others = setInterval(() => {
    turns += 1
  })
  await store.transact((tx) => removeAccount(tx, app.backend, maya.userId))
  clearInterval(others)
  expect(turns).toBeGreaterThan(5)
  expect(await store.db.selectFrom('users').selectAll().execute()).toEqual([])
  expect((await sql`select 1 from meal_logs`.execute(store.db)).rows).toEqual([])
  await app.close()
})

test('bytes that cannot be removed at once are removed later', async () => {
  expectLoggedError('something failed in the background: the store is away')
  const app = await startApp('sqlite')
  const maya = await signUp(app.browser())
  await maya.storage.createFile({
    bucketId: 'meal_images',
    fileId: ID.unique(),
    file: fileOf(await aPicture(), 'a.jpg'),
  })
  const remove = app.backend.files.remove
  Object.assign(app.backend.files, { remove: () => Promise.reject(new Error('the store is away')) })
  expect(answerOf(await deleteAccount(maya))).toMatchObject({ status: 'success' })
  expect(await filesIn(app)).toHaveLength(1)
  Object.assign(app.backend.files, { remove })
  expect(await removeLeftovers(app.backend)).toBe(1)
  expect(await filesIn(app)).toEqual([])
  await app.close()
})
