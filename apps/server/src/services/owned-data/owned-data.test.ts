import { randomBytes } from 'node:crypto'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dayAt, totalsOf } from '@pacemeal/domain'
import { defaultRaceSettings } from '@pacemeal/domain/event'
import { ownFoodId } from '@pacemeal/domain/own-food'
import {
  databaseId,
  findOwnFood,
  type MealLogDocument,
  mealLogs,
  mealPlans,
  payments,
  readMealLog,
  wearableData,
  writeMealPlan,
  writeOwnFood,
} from '@pacemeal/protocol'
import { anEvent, anOwnFood, anOwnRecipe, aPlannedWeek, aProfile, aSweatTest } from '@pacemeal/testing'
import { ID, Query } from 'appwrite'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { databases, usually } from '../../testing/databases.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { goodPassword, type Person, signUp } from '../../testing/test-browser.ts'
import { aPicture, fileOf } from '../../testing/test-pictures.ts'
import { unzip, zipOf } from '../../testing/zip.ts'
import { createOwnDocument } from '../documents/document-store.ts'
import { sweepStorage } from '../storage/delete-file.ts'
import { exportData } from './export-data.ts'
import { openArchive } from './read-archive.ts'

const zone = 'Europe/Berlin'

/** A report, or a refusal. */
interface Answer {
  readonly status: number
  readonly body: {
    readonly imported?: Record<string, number>
    readonly skipped?: Record<string, string>
    readonly type?: string
    readonly message?: string
  }
}

describe.each(databases)('the data that a person owns, on %s', (database) => {
  let app: TestApp
  let maya: Person
  beforeEach(async () => {
    app = await startApp(database, { settings: { JOB_WORKERS: '0' } })
    maya = await signUp(app.browser())
  })
  afterEach(() => app.close())

  const create = (person: Person, collectionId: string, data: object, documentId = ID.unique()) =>
    person.databases.createDocument({ databaseId, collectionId, documentId, data })
  const list = async (person: Person, collectionId: string) =>
    (await person.databases.listDocuments({ databaseId, collectionId, queries: [Query.limit(500)] })).documents
  test('a link on a foreign page takes nobody’s data away, though it carries the session along', async () => {
    const ask = (site: string) => maya.fetch('/v1/account/data', { headers: { 'sec-fetch-site': site } })
    const foreign = await ask('cross-site')
    expect([foreign.status, await foreign.json()]).toMatchObject([403, { type: 'general_unknown_origin' }])
    for (const own of ['same-origin', 'none']) {
      const answer = await ask(own)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
      await answer.arrayBuffer()
    }
  })

  const download = async (person: Person): Promise<Buffer> => {
    const answer = await person.fetch('/v1/account/data')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="pacemeal-[\d-]+\.zip"$/)
    return Buffer.from(await answer.arrayBuffer())
  }
  const bring = async (person: Person, zip: Buffer, type = 'application/zip') => {
    const body = Uint8Array.from(zip)
    const answer = await person.fetch('/v1/account/data', { method: 'POST', headers: { 'content-type': type }, body })
    const said: Answer = { status: answer.status, body: (await answer.json()) as Answer['body'] }
    return said
  }

  /** A profile with a picture, three days of logs of which one has a picture, a plan, a mark and a recorded run. */
  const live = async () => {
    const picture = await maya.storage.createFile({
      bucketId: 'meal_images',
      fileId: ID.unique(),
      file: fileOf(await aPicture(), 'bowl.jpg'),
    })
    const imageUrl = `/v1/storage/buckets/meal_images/files/${picture.$id}/view?project=pacemeal`
    await create(maya, 'user_profiles', { ...aProfile(), userId: maya.userId, restrictions: ['kiwi'] }, maya.userId)
    for (const [index, iron] of [2.5, null, 3].entries()) {
      await create(maya, 'meal_logs', {
        user: maya.userId,
        notes: ['=HYPERLINK("http://evil.example")', '＝1+1', 'Oats, "big" bowl\nwith milk'][index] ?? '',
        mealTime: 'breakfast',
        loggedAt: `2026-03-0${index + 1}T07:00:00.000Z`,
        timeZone: index === 0 ? null : 'Asia/Tokyo',
        status: 'Followed',
        calories: 500 + index,
        carbs: 80.5,
        iron,
        imageUrl: index === 2 ? imageUrl : null,
      })
    }
    await create(maya, 'meal_marks', { user: maya.userId, day: '2026-03-02', meal: 'monday-lunch', mark: 'skipped' })
    await create(maya, 'support_messages', { user: maya.userId, text: 'Where is my plan?' })
    await create(maya, 'events', { user: maya.userId, day: '2026-09-27', details: JSON.stringify(anEvent()) })
    await create(
      maya,
      'race_settings',
      { user: maya.userId, settings: JSON.stringify(defaultRaceSettings) },
      maya.userId,
    )
    await create(maya, 'sweat_tests', { user: maya.userId, ...aSweatTest() })
    await create(maya, 'activity_sports', { user: maya.userId, provider: 'fit file', name: 'Other', code: 17 })
    const skyr = await create(maya, 'own_foods', writeOwnFood(anOwnFood(), maya.userId))
    await create(maya, 'own_foods', writeOwnFood(anOwnRecipe(ownFoodId(skyr.$id)), maya.userId))
    for (const food of ['food:banana', `food:${ownFoodId(skyr.$id)}`])
      await create(maya, 'favorite_foods', { user: maya.userId, food })
    const { backend } = app
    await backend.store.transact((tx) =>
      createOwnDocument(tx, backend, mealPlans, {
        ...writeMealPlan(aPlannedWeek()),
        userId: maya.userId,
        status: 'active',
      }),
    )
    return picture
  }
  const totals = async (person: Person) => {
    const logs = (await list(person, 'meal_logs')).map((one) => readMealLog(one as unknown as MealLogDocument))
    const days = Map.groupBy(logs, ({ loggedAt }) => dayAt(Date.parse(loggedAt), zone))
    return [...days].map(([day, ofDay]) => [day, totalsOf(ofDay)])
  }

  test.each([
    [
      { heightInches: 36, weightPounds: 1000 },
      'Its height is outside 48 to 90 inches and was left out. Its weight is outside 66 to 660 lb and was left out.',
      { heightInches: null, weightPounds: null },
    ],
    [
      { heightInches: 90, weightPounds: 66 },
      'Its weight does not fit its height and was left out.',
      { heightInches: 90, weightPounds: null },
    ],
  ])(
    'brings a profile of an earlier version along, without the figures that no profile takes any more: %j',
    async (body, left, kept) => {
      const old = {
        format: 'pacemeal-data',
        version: 1,
        exportedAt: '2026-03-02T07:00:00.000Z',
        account: { email: maya.email, name: 'Maya', createdAt: '2026-03-01T07:00:00.000Z' },
        collections: {
          user_profiles: [
            {
              ...aProfile(),
              userId: 'before',
              ...body,
              restrictions: ['peanuts'],
              $id: 'before',
              $createdAt: '2026-03-01T07:00:00.000Z',
              $updatedAt: '2026-03-01T07:00:00.000Z',
            },
          ],
        },
        pictures: [],
      }
      const answer = await bring(maya, await zipOf({ 'data.json': JSON.stringify(old) }))
      expect(answer).toMatchObject({ status: 200, body: { imported: { user_profiles: 1 } } })
      expect(answer.body.skipped?.user_profiles).toBe(`${left} Enter it in Edit Profile.`)
      const [profile] = await list(maya, 'user_profiles')
      expect(profile).toMatchObject({ age: 24, ...kept, restrictions: ['peanuts'] })
    },
  )

  test('comes along whole, as JSON, as tables and with its pictures, and nobody else’s', async () => {
    const picture = await live()
    const ana = await signUp(app.browser(), 'Ana')
    await create(ana, 'meal_logs', { user: ana.userId, mealTime: 'snack', loggedAt: '2026-03-01T10:00:00.000Z' })
    const files = await unzip(await download(maya))
    const data = JSON.parse(String(files.get('data.json')))
    expect(data).toMatchObject({ format: 'pacemeal-data', version: 1, account: { email: maya.email } })
    expect(data.devices).toEqual([
      { browser: expect.any(String), since: expect.any(String), lastSignIn: expect.any(String) },
    ])
    expect(data.collections.meal_logs).toHaveLength(3)
    expect(data.collections.support_messages).toHaveLength(2)
    expect(JSON.stringify(data)).not.toContain(ana.userId)
    expect(JSON.stringify(data)).not.toMatch(/argon2|secret/i)
    expect(files.get(`pictures/meal_images/${picture.$id}.jpg`)?.length).toBeGreaterThan(100)
    const csv = String(files.get('csv/meal_logs.csv'))
    expect(csv.split('\n')[0]).toContain('loggedAt')
    // A spreadsheet must not run what somebody wrote.
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    // Spreadsheets of East Asia take the wide signs, too.
    expect(csv).toContain(`,'＝1+1,`)
  })

  test('holds preferences, sessions, links, push devices and executions, and nothing that opens something', async () => {
    await live()
    await maya.account.updatePrefs({ prefs: { units: 'metric', widgets: ['ring'] } })
    await app.browser().account.createEmailPasswordSession({ email: maya.email, password: goodPassword })
    const endpoint = 'https://push.example.com/send/only-this-browser'
    const push = {
      user: maya.userId,
      endpoint,
      p256dh: 'browser-key',
      auth: 'browser-auth',
      device: 'Chrome on Android',
    }
    await create(maya, 'push_subscriptions', push)
    const { db } = app.backend.store
    const now = new Date(app.clock.now()).toISOString()
    const link = { terraUserId: 'mayas-watch', userId: maya.userId, provider: 'oura', status: 'active' } as const
    await db
      .insertInto('wearableLinks')
      .values({ ...link, connectedAt: now, updatedAt: now })
      .execute()
    const identity = {
      provider: 'google',
      subject: 'google-maya',
      userId: maya.userId,
      email: maya.email,
      createdAt: now,
    }
    await db.insertInto('identities').values(identity).execute()
    const asked = JSON.stringify({ userId: maya.userId, note: 'what-i-sent' })
    await maya.functions.createExecution({ functionId: 'meal-plan', body: asked, async: true })
    const answer = {
      success: true,
      data: { kcal: 2600, url: 'https://once.example/open', nested: [{ token: 'opens' }] },
    }
    await db
      .updateTable('executions')
      .set({ status: 'completed', responseStatusCode: 200, responseBody: JSON.stringify(answer) })
      .execute()

    const files = await unzip(await download(maya))
    const data = JSON.parse(String(files.get('data.json')))
    expect(data.preferences).toEqual({ units: 'metric', widgets: ['ring'] })
    expect(data.account).toMatchObject({ email: maya.email, emailVerified: false })
    expect(data.sessions).toHaveLength(2)
    expect(data.sessions[0]).toMatchObject({
      provider: 'email',
      providerUid: maya.email,
      expiresAt: expect.any(String),
    })
    expect(data.links).toEqual([
      { kind: 'sign-in', provider: 'google', account: 'google-maya', email: maya.email, status: 'active', since: now },
      { kind: 'wearable', provider: 'oura', account: 'mayas-watch', email: null, status: 'active', since: now },
    ])
    expect(data.pushSubscriptions).toEqual([
      { device: 'Chrome on Android', service: 'https://push.example.com', since: expect.any(String) },
    ])
    expect(data.executions).toEqual([
      expect.objectContaining({
        functionId: 'meal-plan',
        status: 'completed',
        answer: { success: true, data: { kcal: 2600, nested: [{}] } },
      }),
    ])
    for (const name of ['sessions', 'devices', 'links', 'pushSubscriptions', 'executions']) {
      expect(String(files.get(`csv/${name}.csv`)).split('\n').length).toBeGreaterThan(1)
    }
    const everything = [...files.values()].map(String).join('\n')
    const hashes = await db.selectFrom('sessions').select('secretHash').where('userId', '=', maya.userId).execute()
    const { passwordHash } = await db
      .selectFrom('users')
      .select('passwordHash')
      .where('id', '=', maya.userId)
      .executeTakeFirstOrThrow()
    const secrets = [
      ...hashes.map(({ secretHash }) => secretHash),
      ...[...maya.cookies.values()].map(({ value }) => value),
      String(passwordHash),
      ...['only-this-browser', 'browser-key', 'browser-auth', 'once.example', 'opens', 'what-i-sent'],
    ]
    for (const secret of secrets) expect(everything).not.toContain(secret)

    const noah = await signUp(app.browser(), 'Noah')
    const changed = { ...data, sessions: 'not a list', executions: [{ anything: [] }], links: null, later: { a: 1 } }
    const zip = await zipOf({ 'data.json': JSON.stringify({ ...changed, pictures: [] }) })
    expect(await bring(noah, zip)).toMatchObject({ status: 200, body: { imported: { meal_logs: 3 } } })
    expect((await noah.account.listSessions()).sessions).toHaveLength(1)
    expect(await noah.account.getPrefs()).toEqual({})
    expect(await list(noah, 'push_subscriptions')).toEqual([])
  })

  test('is read as it is written, so that years of recordings are never in memory at once', async () => {
    const { backend } = app
    for (let day = 0; day < 30; day++) {
      const ride = {
        appwrite_user_id: maya.userId,
        data_type: 'activity' as const,
        provider: 'garmin',
        heart_rate_data: randomBytes(150_000).toString('base64'),
      }
      await backend.store.transact((tx) => createOwnDocument(tx, backend, wearableData, ride))
    }
    const archive = await exportData(backend, maya.userId)
    await new Promise((next) => archive.once('readable', next))
    // Nobody has taken anything of it yet: what is written now is still to be read.
    await backend.store.transact((tx) =>
      createOwnDocument(tx, backend, payments, {
        user: maya.userId,
        amount: 1299,
        currency: 'USD',
        description: 'Monthly plan',
        paidAt: '2026-03-02T08:00:00.000Z',
        status: 'paid',
      }),
    )
    const chunks: Buffer[] = []
    for await (const chunk of archive) chunks.push(chunk)
    const files = await unzip(Buffer.concat(chunks))
    const { collections } = JSON.parse(String(files.get('data.json')))
    expect([collections.wearable_data.length, collections.payments.length]).toEqual([30, 1])
  })

  test('holds each document once, also those of one moment, in more pages than one', async () => {
    const { backend } = app
    const loggedAt = '2026-03-02T08:15:30.000Z'
    await backend.store.transact(async (tx) => {
      for (let count = 0; count < 600; count++) {
        const log = { user: maya.userId, mealTime: 'snack' as const, loggedAt, calories: count }
        await createOwnDocument(tx, backend, mealLogs, log, ID.unique())
      }
    })
    const { collections } = JSON.parse(String((await unzip(await download(maya))).get('data.json')))
    expect(collections.meal_logs.map(({ calories }: { calories: number }) => calories)).toEqual(
      Array.from({ length: 600 }, (_, count) => count),
    )
  })

  test('breaks off when a picture cannot be read, and the server goes on', async () => {
    await live()
    vi.spyOn(app.backend.files, 'get').mockRejectedValue(new Error('the disk is gone'))
    const answer = await maya.fetch('/v1/account/data')
    await expect(answer.arrayBuffer()).rejects.toThrow()
    vi.restoreAllMocks()
    expect((await unzip(await download(maya))).has('data.json')).toBe(true)
  })

  test('gives the same totals in a new account, once, however often it is brought', async () => {
    await live()
    const zip = await download(maya)
    const noah = await signUp(app.browser(), 'Noah')
    const expected = {
      status: 200,
      body: {
        imported: {
          user_profiles: 1,
          meal_plans: 1,
          meal_logs: 3,
          meal_marks: 1,
          events: 1,
          race_settings: 1,
          sweat_tests: 1,
          own_foods: 2,
          favorite_foods: 2,
          activity_sports: 1,
        },
        skipped: { support_messages: 'Stays with the account it came from.' },
        pictures: 1,
      },
    }
    const first = await bring(noah, zip)
    expect(first).toMatchObject(expected)
    const again = await bring(noah, zip)
    expect(again).toMatchObject({
      status: 200,
      body: { skipped: { user_profiles: 'This account has a profile already.' } },
    })
    expect(await totals(noah)).toEqual(await totals(maya))
    const [profile] = await list(noah, 'user_profiles')
    expect(profile).toMatchObject({ userId: noah.userId, restrictions: ['kiwi'] })
    const plans = await list(noah, 'meal_plans')
    expect(plans.map(({ status, monday_plan }) => [status, monday_plan])).toEqual(
      (await list(maya, 'meal_plans')).map(({ status, monday_plan }) => [status, monday_plan]),
    )
    const logs = await list(noah, 'meal_logs')
    expect(logs.map(({ timeZone }) => timeZone)).toEqual([null, 'Asia/Tokyo', 'Asia/Tokyo'])
    expect(logs.map(({ $createdAt }) => $createdAt)).toEqual(
      (await list(maya, 'meal_logs')).map(({ $createdAt }) => $createdAt),
    )
    const foods = (await list(noah, 'own_foods')).flatMap((one) => findOwnFood(one as never) ?? [])
    const copy = foods.find(({ recipe }) => recipe === undefined)
    expect(copy).toEqual({ ...anOwnFood(), id: copy?.id })
    // A recipe is cooked from the copy, not from what stays with the other account.
    expect(foods.find(({ recipe }) => recipe)?.recipe?.ingredients[0]?.food).toBe(ownFoodId(copy?.id ?? ''))
    expect((await list(noah, 'favorite_foods')).map(({ food }) => food).toSorted()).toEqual(
      ['food:banana', `food:${ownFoodId(copy?.id ?? '')}`].toSorted(),
    )
    const imageUrl = String(logs.find((log) => log.imageUrl !== null)?.imageUrl)
    expect((await noah.fetch(imageUrl)).status).toBe(200)
    expect((await maya.fetch(imageUrl)).status).toBe(404)
    const theirs = await list(maya, 'meal_logs')
    await maya.databases.deleteDocument({ databaseId, collectionId: 'meal_logs', documentId: theirs[0]?.$id ?? '' })
    expect(await list(noah, 'meal_logs')).toHaveLength(3)
  })

  test('of the same account doubles nothing, and brings back what was deleted as it was', async () => {
    await live()
    const zip = await download(maya)
    const everything = async () =>
      Promise.all(
        ['meal_logs', 'meal_marks', 'own_foods', 'favorite_foods', 'events', 'sweat_tests', 'meal_plans'].map(
          async (collection) =>
            (await list(maya, collection)).map(({ $updatedAt, $permissions, $sequence, ...document }) => document),
        ),
      )
    const before = await everything()
    expect((await bring(maya, zip)).status).toBe(200)
    expect(await everything()).toEqual(before)
    expect((await maya.storage.listFiles({ bucketId: 'meal_images' })).total).toBe(1)

    for (const collectionId of ['meal_logs', 'own_foods']) {
      for (const { $id } of await list(maya, collectionId))
        await maya.databases.deleteDocument({ databaseId, collectionId, documentId: $id })
    }
    expect((await bring(maya, zip)).status).toBe(200)
    const after = await everything()
    expect(after.map((documents) => documents.map(({ $id }) => $id).toSorted())).toEqual(
      before.map((documents) => documents.map(({ $id }) => $id).toSorted()),
    )
    const foods = (await list(maya, 'own_foods')).flatMap((one) => findOwnFood(one as never) ?? [])
    const skyr = foods.find(({ recipe }) => recipe === undefined)
    expect(foods.find(({ recipe }) => recipe)?.recipe?.ingredients[0]?.food).toBe(ownFoodId(skyr?.id ?? ''))
  })

  test('goes to another account and back without doubling anything, and brings what was made there once', async () => {
    await live()
    const noah = await signUp(app.browser(), 'Noah')
    const collectionIds = [
      'meal_logs',
      'meal_marks',
      'own_foods',
      'favorite_foods',
      'events',
      'sweat_tests',
      'meal_plans',
    ]
    const idsOf = async (person: Person) =>
      Promise.all(collectionIds.map(async (id) => (await list(person, id)).map(({ $id }) => $id).toSorted()))
    const before = await idsOf(maya)
    expect((await bring(noah, await download(maya))).status).toBe(200)
    expect((await bring(maya, await download(noah))).status).toBe(200)
    expect(await idsOf(maya)).toEqual(before)
    expect((await maya.storage.listFiles({ bucketId: 'meal_images' })).total).toBe(1)

    const theirs = await create(noah, 'own_foods', writeOwnFood(anOwnFood({ name: 'Made there' }), noah.userId))
    await create(noah, 'favorite_foods', { user: noah.userId, food: `food:${ownFoodId(theirs.$id)}` })
    const copied = await idsOf(noah)
    for (const _ of ['once', 'again']) expect((await bring(maya, await download(noah))).status).toBe(200)
    const foods = (await list(maya, 'own_foods')).flatMap((one) => findOwnFood(one as never) ?? [])
    const brought = foods.filter(({ name }) => name === 'Made there')
    expect([foods.length, brought.length]).toEqual([3, 1])
    expect((await list(maya, 'favorite_foods')).map(({ food }) => food)).toContain(
      `food:${ownFoodId(brought[0]?.id ?? '')}`,
    )
    expect((await bring(noah, await download(maya))).status).toBe(200)
    expect(await idsOf(noah)).toEqual(copied)
  })

  test('with a first profile shows the device that was connected before it', async () => {
    await live()
    const zip = await download(maya)
    const noah = await signUp(app.browser(), 'Noah')
    const link = { terraUserId: 'noahs-watch', userId: noah.userId, provider: 'garmin', status: 'active' } as const
    const now = new Date(app.clock.now()).toISOString()
    const rows = app.backend.store.db.insertInto('wearableLinks').values({ ...link, connectedAt: now, updatedAt: now })
    await rows.execute()
    await bring(noah, zip)
    expect((await list(noah, 'user_profiles'))[0]?.terra_user_id).toBe('noahs-watch')
  })

  test('leaves an active plan and a profile that are there alone', async () => {
    await live()
    const zip = await download(maya)
    const noah = await signUp(app.browser(), 'Noah')
    await create(noah, 'user_profiles', { ...aProfile(), userId: noah.userId, restrictions: ['fish'] }, noah.userId)
    await app.backend.store.transact((tx) =>
      createOwnDocument(tx, app.backend, mealPlans, {
        ...writeMealPlan(aPlannedWeek()),
        userId: noah.userId,
        status: 'active',
      }),
    )
    const [own] = await list(noah, 'meal_plans')
    const { body } = await bring(noah, zip)
    const brought = {
      meal_plans: 1,
      meal_logs: 3,
      meal_marks: 1,
      events: 1,
      sweat_tests: 1,
      race_settings: 1,
      own_foods: 2,
      favorite_foods: 2,
      activity_sports: 1,
    }
    expect(body.imported).toEqual(brought)
    const plans = await list(noah, 'meal_plans')
    expect(plans.map(({ $id, status }) => [$id === own?.$id, status]).toSorted()).toEqual([
      [false, 'replaced'],
      [true, 'active'],
    ])
    expect(await list(noah, 'user_profiles')).toMatchObject([{ restrictions: ['fish'] }])
  })

  const logsOf = (count: number) =>
    zipOf({
      'data.json': JSON.stringify({
        format: 'pacemeal-data',
        version: 1,
        exportedAt: '',
        account: { name: '', email: '', createdAt: '' },
        collections: {
          meal_logs: Array.from({ length: count }, (_, at) => ({
            $id: `log${at}`,
            $createdAt: '2026-03-01T00:00:00.000Z',
            mealTime: 'breakfast',
            loggedAt: '2026-03-01T07:00:00.000Z',
          })),
        },
        pictures: [],
      }),
    })

  test('of thousands of meals is brought in slices, between which others are answered', async () => {
    const noah = await signUp(app.browser(), 'Noah')
    let isOver = false
    const brought = logsOf(1500)
      .then((zip) => bring(maya, zip))
      .finally(() => {
        isOver = true
      })
    const seen = new Set<number>()
    while (!isOver) {
      expect((await noah.fetch('/v1/account')).status).toBe(200)
      const { count } = await app.backend.store.db
        .selectFrom('meal_logs')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('user', '=', maya.userId)
        .executeTakeFirstOrThrow()
      seen.add(count)
    }
    expect((await brought).body.imported).toEqual({ meal_logs: 1500 })
    // Noah was answered while a part of it was there, again and again.
    expect([...seen].filter((count) => count > 0 && count < 1500).length).toBeGreaterThan(5)
  })

  test('of more than an account keeps is refused before anything is written', async () => {
    const { body, status } = await bring(maya, await logsOf(50_001))
    expect(status).toBe(400)
    expect(body.message).toContain('An account keeps at most 50,000 meal logs.')
    expect(await list(maya, 'meal_logs')).toEqual([])
  })

  test('with several active plans leaves one active: the newest', async () => {
    const plan = (id: string, day: number) => ({
      ...writeMealPlan(aPlannedWeek()),
      $id: id,
      $createdAt: `2026-02-0${day}T00:00:00.000Z`,
      status: 'active',
    })
    const account = { name: '', email: '', createdAt: '' }
    const collections = { meal_plans: [plan('a', 1), plan('c', 3), plan('b', 2)] }
    const whole = { format: 'pacemeal-data', version: 1, exportedAt: '', account, collections, pictures: [] }
    expect(await bring(maya, await zipOf({ 'data.json': JSON.stringify(whole) }))).toMatchObject({ status: 200 })
    const active = (await list(maya, 'meal_plans')).filter(({ status }) => status === 'active')
    expect(active.map(({ $createdAt }) => $createdAt)).toEqual(['2026-02-03T00:00:00.000+00:00'])
  })

  test('that comes while a plan is made leaves one active', async () => {
    await live()
    const zip = await download(maya)
    const noah = await signUp(app.browser(), 'Noah')
    const { backend } = app
    const plan = { ...writeMealPlan(aPlannedWeek()), userId: noah.userId, status: 'active' } as const
    // The run keeps its plan after the import has begun, and before it keeps the one it brings.
    vi.spyOn(backend.files, 'put').mockImplementationOnce(async () => {
      await backend.store.transact((tx) => createOwnDocument(tx, backend, mealPlans, plan))
    })
    expect(await bring(noah, zip)).toMatchObject({ status: 200 })
    vi.restoreAllMocks()
    const statuses = (await list(noah, 'meal_plans')).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual(['active', 'replaced'])
  })

  test('never becomes somebody else’s, whatever the archive claims', async () => {
    const ana = await signUp(app.browser(), 'Ana')
    const log = {
      $id: 'a',
      $createdAt: '2026-03-01T00:00:00.000Z',
      mealTime: 'lunch',
      loggedAt: '2026-03-01T07:00:00.000Z',
    }
    const theirs = await create(ana, 'meal_logs', { user: ana.userId, mealTime: 'lunch', loggedAt: log.loggedAt })
    const taken = { ...log, $id: theirs.$id, user: maya.userId }
    const collections = { meal_logs: [{ ...log, user: ana.userId }, taken], payments: [{ ...log, amount: 1 }] }
    const account = { name: '', email: '', createdAt: '' }
    const whole = { format: 'pacemeal-data', version: 1, exportedAt: '', account, collections, pictures: [] }
    const { body } = await bring(maya, await zipOf({ 'data.json': JSON.stringify(whole) }))
    expect(body).toMatchObject({ imported: { meal_logs: 2 }, skipped: { payments: expect.any(String) } })
    expect(await list(ana, 'meal_logs')).toEqual([theirs])
    expect(await list(maya, 'payments')).toEqual([])
  })

  // What is refused or read before anything is stored is the same on either.
  if (usually('sqlite').includes(database)) {
    test('that is no archive of ours is refused with what is accepted, and nothing of it is kept', async () => {
      const whole = {
        format: 'pacemeal-data',
        version: 1,
        exportedAt: '',
        account: { name: '', email: '', createdAt: '' },
      }
      const log = {
        $id: 'a',
        $createdAt: '2026-03-01T00:00:00.000Z',
        mealTime: 'breakfast',
        loggedAt: '2026-03-01T07:00:00.000Z',
      }
      const checkIn = { $id: 'a', $createdAt: '2026-03-01T00:00:00.000Z', answer: 'kept', proposal: '{}' }
      const data = (collections: object) => JSON.stringify({ ...whole, collections, pictures: [] })
      const bad: [string, Buffer | Promise<Buffer>][] = [
        ['no zip file', Buffer.from('PK no')],
        ['no zip file', Buffer.alloc(0)],
        ['no data.json', zipOf({ 'other.txt': 'hello' })],
        ['no JSON', zipOf({ 'data.json': '{' })],
        ['does not fit at format', zipOf({ 'data.json': '{"format":"other"}' })],
        ['too large', zipOf({ 'data.json': ' '.repeat(65 * 1024 * 1024) })],
        ['holds too much', zipOf({ 'data.json': `${'['.repeat(1000)}${']'.repeat(1000)}` })],
        ['meal_logs/a does not fit', zipOf({ 'data.json': data({ meal_logs: [{ ...log, calories: -5 }] }) })],
        ['meal_logs/a does not fit', zipOf({ 'data.json': data({ meal_logs: [log, { ...log, admin: true }] }) })],
        [
          'does not fit at collections.meal_logs.0.$id',
          zipOf({ 'data.json': data({ meal_logs: [{ ...log, $id: '../a' }] }) }),
        ],
        ['check_ins/a does not fit', zipOf({ 'data.json': data({ check_ins: [{ ...checkIn, day: '2026-2-30' }] }) })],
      ]
      for (const [why, zip] of bad) {
        const answer = await bring(maya, await zip)
        expect([answer.status, answer.body.type], why).toEqual([400, 'general_argument_invalid'])
        expect(answer.body.message).toContain(why)
      }
      expect(await list(maya, 'meal_logs')).toEqual([])
      expect(await readdir(join(app.backend.config.dataDir, 'incoming'))).toEqual([])
    })

    test('of before logs had bounds keeps its meals as they were, to be read, confirmed and named, not made larger', async () => {
      const account = { name: '', email: '', createdAt: '' }
      const feast = {
        $id: 'feast',
        $createdAt: '2026-03-01T00:00:00.000Z',
        mealTime: 'dinner',
        loggedAt: '2026-03-01T19:00:00.000Z',
        notes: 'Feast',
        calories: 99_999,
        items: '[["white-rice",12000]]',
        status: 'Ready',
      }
      const archive = { format: 'pacemeal-data', version: 1, exportedAt: '', account, pictures: [] }
      const zip = await zipOf({ 'data.json': JSON.stringify({ ...archive, collections: { meal_logs: [feast] } }) })
      expect(await bring(maya, zip)).toMatchObject({ status: 200, body: { imported: { meal_logs: 1 } } })
      const [kept] = await list(maya, 'meal_logs')
      expect(readMealLog(kept as unknown as MealLogDocument)).toMatchObject({
        amounts: { calories: 99_999 },
        items: [{ food: 'white-rice', grams: 12_000 }],
      })
      const change = (data: object) =>
        maya.databases.updateDocument({ databaseId, collectionId: 'meal_logs', documentId: kept?.$id ?? '', data })
      const { calories, items } = feast
      expect(await change({ calories, items, notes: 'The feast', status: 'Followed' })).toMatchObject({ calories })
      await expect(change({ calories: 100_000 })).rejects.toMatchObject({
        type: 'document_invalid_structure',
        message: expect.stringContaining('"calories" takes a number from 0 to 15000'),
      })
      expect(await change({ calories: 9_000 })).toMatchObject({ calories: 9_000, notes: 'The feast' })
    })

    test('with much in it is open alone; the next waits, others are answered, and a broken one keeps nobody', async () => {
      const big = async (notes: string) => {
        const text = String((await unzip(await logsOf(1))).get('data.json')).replace(
          '"mealTime"',
          `"notes":"${notes}","mealTime"`,
        )
        return zipOf({ 'data.json': text + ' '.repeat(5 * 1024 * 1024) })
      }
      const file = async (zip: Promise<Buffer>) => {
        const path = join(app.backend.config.dataDir, ID.unique())
        await writeFile(path, await zip)
        return path
      }
      const [one, two] = [await openArchive(await file(big('one'))), await file(big('two'))]
      let isOpen = false
      const second = openArchive(two).then((archive) => {
        isOpen = true
        return archive
      })
      // Small ones wait for nobody, and are read meanwhile, one after the other.
      for (let count = 1; count <= 5; count += 1) (await openArchive(await file(logsOf(count)))).close()
      expect(isOpen).toBe(false)
      one.close()
      ;(await second).close()
      await expect(openArchive(await file(zipOf({ 'data.json': '{'.repeat(5 * 1024 * 1024) })))).rejects.toThrow(
        'holds too much',
      )
      ;(await openArchive(await file(big('three')))).close()
    })

    test('of pictures that come to more than an archive can hold is refused, however small it was packed', async () => {
      const pictures = Array.from({ length: 30 }, (_, at) => ({
        bucket: 'meal_images',
        id: `p${at}`,
        name: 'bowl.png',
        path: 'pictures/one.png',
      }))
      const account = { name: '', email: '', createdAt: '' }
      const whole = { format: 'pacemeal-data', version: 1, exportedAt: '', account, collections: {}, pictures }
      const picture = Buffer.concat([await aPicture({ format: 'png' }), Buffer.alloc(20 * 1024 * 1024)])
      const zip = await zipOf({ 'data.json': JSON.stringify(whole), 'pictures/one.png': picture })
      expect(await bring(maya, zip)).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining('pictures come to more than 512 MiB') },
      })
    })

    test('brings no dish onto the table that the account here has an allergy against', async () => {
      await live()
      const zip = await download(maya)
      const statusFor = async (name: string, profile: object) => {
        const person = await signUp(app.browser(), name)
        await create(person, 'user_profiles', { ...aProfile(), userId: person.userId, ...profile }, person.userId)
        await bring(person, zip)
        return (await list(person, 'meal_plans')).map(({ status }) => status)
      }
      expect(await statusFor('Noah', { restrictions: ['sesame'] })).toEqual(['active'])
      expect(await statusFor('Ana', { restrictions: ['bananas'] })).toEqual(['replaced'])
      // A profile that says too little for a plan still says what must not be eaten.
      expect(await statusFor('Lia', { restrictions: ['bananas'], weightPounds: null })).toEqual(['replaced'])
      expect(await statusFor('Tom', { restrictions: [], weightPounds: null })).toEqual(['active'])
    })

    test('does not stay where it was received by a process that died', async () => {
      const folder = join(app.backend.config.dataDir, 'incoming')
      await mkdir(folder, { recursive: true })
      for (const [name, hours] of Object.entries({ 'lost.zip': 25, 'arriving.zip': 1 })) {
        const then = (app.clock.now() - hours * 3_600_000) / 1000
        await writeFile(join(folder, name), 'somebody’s data')
        await utimes(join(folder, name), then, then)
      }
      await sweepStorage(app.backend)
      expect(await readdir(folder)).toEqual(['arriving.zip'])
    })

    test('is for those who are signed in', async () => {
      const guest = app.browser()
      expect((await guest.fetch('/v1/account/data')).status).toBe(401)
      expect((await guest.fetch('/v1/account/data', { method: 'POST', body: 'x' })).status).toBe(401)
    })
  }
})
