import { defaultRaceSettings } from '@pacemeal/domain/event'
import { type Collection, collections, settings } from '@pacemeal/protocol'
import { anEvent, aSweatTest } from '@pacemeal/testing'
import { ID, Permission, Query, Role } from 'appwrite'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOwnDocument } from '../services/documents/document-store.ts'
import { databases } from '../testing/databases.ts'
import { startApp, type TestApp } from '../testing/test-app.ts'
import { type Browser, type Person, refusal, signUp } from '../testing/test-browser.ts'

const databaseId = 'pacemeal'
const logs = { databaseId, collectionId: 'meal_logs' }

const mealLog = (user: string, more: Record<string, unknown> = {}) => ({
  user,
  loggedAt: '2026-03-02T07:10:00.000Z',
  mealTime: 'breakfast',
  ...more,
})

/** The SDK's types know no attributes of ours. */
const attributes = (data: Record<string, unknown>): Record<string, unknown> => data

describe.each(databases)('documents on %s', (database) => {
  let app: TestApp
  let maya: Person
  let ben: Person
  beforeAll(async () => {
    app = await startApp(database)
    maya = await signUp(app.browser())
    ben = await signUp(app.browser(), 'Ben Okafor')
  })
  afterAll(() => app.close())

  const log = (person: Person, more: Record<string, unknown> = {}, documentId = ID.unique()) =>
    person.databases.createDocument({ ...logs, documentId, data: mealLog(person.userId, more) })

  const list = async (browser: Browser, queries: string[], collectionId = 'meal_logs') =>
    browser.databases.listDocuments({ databaseId, collectionId, queries })

  /** The notes of the meal logs that a query finds, in its order. */
  const notes = async (browser: Browser, queries: string[]) => {
    const { documents } = await list(browser, queries)
    return documents.map((one) => one.notes as string | null)
  }

  test('a phone number is stored as networks write it, refused when none has it, and never taken away by settings', async () => {
    const person = await signUp(app.browser(), 'Noor Haddad')
    const profile = { databaseId, collectionId: 'user_profiles', documentId: person.userId }
    const write = (data: Record<string, unknown>) => person.databases.updateDocument({ ...profile, data })
    const first = { userId: person.userId, phoneNumber: '+1 (415) 555-0100' }
    const created = await person.databases.createDocument({ ...profile, data: attributes(first) })
    expect(created).toMatchObject({ phoneNumber: '+14155550100' })
    for (const phoneNumber of ['+15551234567', '4155550100', 'call me']) {
      expect(await refusal(write({ phoneNumber, name: 'Nora' }))).toBe('400 document_invalid_structure')
    }
    const notificationSettings = JSON.stringify({ fuelReminders: { email: false, sms: true } })
    for (const phoneNumber of ['', null]) {
      expect(await write({ notificationSettings, phoneNumber })).toMatchObject({
        notificationSettings,
        phoneNumber: '+14155550100',
        name: null,
      })
    }
    expect(await write({ phoneNumber: '0044 7400 123456' })).toMatchObject({ phoneNumber: '+447400123456' })
    expect(await write({ phoneNumber: '' })).toMatchObject({ phoneNumber: null })
  })

  test('a created document carries every attribute, its times and its owner’s rights', async () => {
    const created = await log(maya, { notes: 'Porridge', calories: 320.5, loggedAt: '2026-03-02T08:10:00+01:00' })
    expect({ ...created }).toMatchObject({
      user: maya.userId,
      notes: 'Porridge',
      calories: 320.5,
      protein: null,
      feltFueled: null,
      status: 'Ready',
      loggedAt: '2026-03-02T07:10:00.000+00:00',
      $collectionId: 'meal_logs',
      $databaseId: 'pacemeal',
      $createdAt: '2026-03-02T08:15:30.000+00:00',
      $permissions: [`read("user:${maya.userId}")`, `update("user:${maya.userId}")`, `delete("user:${maya.userId}")`],
    })
    expect(Number(created.$sequence)).toBeGreaterThan(0)
    const fetched = await maya.databases.getDocument({ ...logs, documentId: created.$id })
    expect({ ...fetched }).toEqual({ ...created })
  })

  test('of ten creates with one id, one wins', async () => {
    const documentId = ID.unique()
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => log(maya, {}, documentId)))
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    expect(await refusal(log(maya, {}, documentId))).toBe('409 document_already_exists')
  })

  test.each([
    ['an attribute that is not declared', { flavour: 'sweet' }, 'flavour'],
    ['text for a number', { calories: '320' }, 'calories'],
    ['a number for a boolean', { feltFueled: 1 }, 'feltFueled'],
    ['a number below its range', { calories: -1 }, 'calories'],
    ['more energy than a log can hold', { calories: 99_999 }, 'calories'],
    ['more of a food than a log can hold', { items: '[["egg",100],["white-rice",1000000]]' }, 'items'],
    ['foods that are no JSON', { items: 'two bananas' }, 'items'],
    ['foods without their grams', { items: '["banana"]' }, 'items'],
    ['text that is too long', { notes: 'x'.repeat(201) }, 'notes'],
    ['a choice that is not offered', { mealTime: 'brunch' }, 'mealTime'],
    ['a day that does not exist', { loggedAt: '2026-02-30T10:00:00Z' }, 'loggedAt'],
    ['null for a required attribute', { loggedAt: null }, 'loggedAt'],
    ['text that cannot be stored', { notes: 'a\u0000b' }, 'notes'],
    ['a list for text', { notes: ['a'] }, 'notes'],
    ['an inherited name', { toString: 'x' }, 'toString'],
  ])('%s is refused by the attribute’s name', async (_name, wrong, attribute) => {
    const before = (await list(maya, [])).total
    await expect(log(maya, wrong)).rejects.toMatchObject({
      code: 400,
      type: 'document_invalid_structure',
      message: expect.stringContaining(`"${attribute}"`),
    })
    expect((await list(maya, [])).total).toBe(before)
  })

  test('half a character, which no encoding carries, is refused', async () => {
    const answer = await maya.fetch('/v1/databases/pacemeal/collections/meal_logs/documents', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ documentId: 'unique()', data: mealLog(maya.userId, { notes: '\ud83c' }) }),
    })
    expect(await answer.json()).toMatchObject({ code: 400, type: 'document_invalid_structure' })
  })

  test('emoji count as people count them', async () => {
    expect((await log(maya, { notes: '🍌'.repeat(200) })).notes).toBe('🍌'.repeat(200))
  })

  test('collections, databases and ids that do not exist are named as such', async () => {
    const data = mealLog(maya.userId)
    const create = (target: { databaseId: string; collectionId: string }, documentId = ID.unique()) =>
      refusal(maya.databases.createDocument({ ...target, documentId, data }))
    expect(await create({ databaseId: 'other', collectionId: 'meal_logs' })).toBe('404 database_not_found')
    expect(await create({ databaseId, collectionId: 'users' })).toBe('404 collection_not_found')
    expect(await create({ databaseId, collectionId: 'sessions' })).toBe('404 collection_not_found')
    expect(await create(logs, 'no spaces')).toBe('400 general_argument_invalid')
    expect(await create(logs, 'x'.repeat(37))).toBe('400 general_argument_invalid')
    expect(await refusal(maya.databases.getDocument({ ...logs, documentId: 'nothing' }))).toBe('404 document_not_found')
    const chosen = await maya.databases.createDocument({ ...logs, documentId: 'unique()', data })
    expect(chosen.$id).toMatch(/^[0-9a-f]{20}$/)
  })

  test('a document without data, and an update without anything, are refused', async () => {
    const { $id: documentId } = await log(maya)
    expect(await refusal(maya.databases.createDocument({ ...logs, documentId: ID.unique(), data: {} }))).toBe(
      '400 document_missing_data',
    )
    expect(await refusal(maya.databases.updateDocument({ ...logs, documentId, data: {} }))).toBe(
      '400 document_missing_payload',
    )
  })

  test('an update changes what it gives, clears what it nulls and leaves the rest', async () => {
    const created = await log(maya, { notes: 'Toast', calories: 200, protein: 9 })
    app.clock.advance(1000)
    const updated = await maya.databases.updateDocument({
      ...logs,
      documentId: created.$id,
      data: { calories: 210, protein: null },
    })
    expect({ ...updated }).toMatchObject({
      notes: 'Toast',
      calories: 210,
      protein: null,
      $createdAt: created.$createdAt,
    })
    expect(updated.$updatedAt > created.$updatedAt).toBe(true)
  })

  test('a fetched document is written back whole, and its $ fields change nothing', async () => {
    const created = await log(maya, { notes: 'Soup' })
    const changed = { ...created, notes: 'Stew', $id: 'other', $permissions: ['read("any")'], $createdAt: 'x' }
    const updated = await maya.databases.updateDocument({ ...logs, documentId: created.$id, data: changed })
    expect(updated).toMatchObject({ $id: created.$id, notes: 'Stew', $createdAt: created.$createdAt })
    expect(updated.$permissions).toEqual(created.$permissions)
  })

  test('parallel updates of different attributes all survive, and a refused one leaves nothing', async () => {
    const { $id: documentId } = await log(maya)
    const update = (data: Record<string, unknown>) => maya.databases.updateDocument({ ...logs, documentId, data })
    const amounts = ['calories', 'protein', 'carbs', 'fat', 'fiber', 'sugar', 'sodium', 'potassium', 'iron']
    await Promise.all(amounts.map((name, index) => update({ [name]: index + 1 })))
    expect(await refusal(update({ calories: 999, notes: 5 }))).toBe('400 document_invalid_structure')
    const after = await maya.databases.getDocument({ ...logs, documentId })
    expect(amounts.map((name) => after[name])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  test('a deleted document is gone', async () => {
    const { $id: documentId } = await log(maya)
    await maya.databases.deleteDocument({ ...logs, documentId })
    expect(await refusal(maya.databases.getDocument({ ...logs, documentId }))).toBe('404 document_not_found')
    expect(await refusal(maya.databases.deleteDocument({ ...logs, documentId }))).toBe('404 document_not_found')
  })

  test('a profile takes no body that no plan can be made for, and says what it takes', async () => {
    const profile = { databaseId, collectionId: 'user_profiles', documentId: maya.userId }
    const body = { userId: maya.userId, age: 30, heightInches: 66, weightPounds: 143 }
    await maya.databases.createDocument({ ...profile, data: attributes(body) })
    for (const [data, words] of [
      [{ weightPounds: 1000 }, 'Attribute "weightPounds" takes a number from 66 to 660.'],
      [{ heightInches: 36 }, 'Attribute "heightInches" takes a number from 48 to 90.'],
      [{ age: 17 }, 'Attribute "age" takes a whole number from 18 to 120.'],
    ] as const) {
      const change = maya.databases.updateDocument({ ...profile, data: attributes(data) })
      await expect(change).rejects.toMatchObject({ code: 400, message: expect.stringContaining(words) })
    }
    // Each is a height or a weight that somebody has, and together they are nobody's.
    const unlike =
      'Attribute "weightPounds" takes a number from 81 to 371 with a "heightInches" of 66. Send both together.'
    for (const weightPounds of [80, 372]) {
      const change = maya.databases.updateDocument({ ...profile, data: attributes({ weightPounds }) })
      await expect(change).rejects.toMatchObject({ code: 400, message: expect.stringContaining(unlike) })
    }
    const noah = await signUp(app.browser(), 'Noah Tran')
    const small = attributes({ userId: noah.userId, heightInches: 90, weightPounds: 66 })
    const created = noah.databases.createDocument({ ...profile, documentId: noah.userId, data: small })
    await expect(created).rejects.toMatchObject({ code: 400, message: expect.stringContaining('takes a number from') })
    const child = { heightInches: 48, weightPounds: 67 }
    await maya.databases.updateDocument({ ...profile, data: attributes(child) })
    await maya.databases.updateDocument({ ...profile, data: attributes({ heightInches: 66, weightPounds: 143 }) })
    const kept = await maya.databases.getDocument(profile)
    expect(kept).toMatchObject(body)
    await maya.databases.deleteDocument(profile)
  })

  test('lists of texts come back as lists, and null when unset', async () => {
    const profile = { databaseId, collectionId: 'user_profiles' }
    const created = await maya.databases.createDocument({
      ...profile,
      documentId: maya.userId,
      data: { userId: maya.userId, diet: ['vegan', 'gluten-free'], age: 31 },
    })
    expect(created).toMatchObject({ diet: ['vegan', 'gluten-free'], restrictions: null, muscleComposition: 5 })
    const found = await list(maya, [Query.contains('diet', ['halal', 'vegan'])], 'user_profiles')
    expect(found.total).toBe(1)
    expect((await list(maya, [Query.contains('diet', ['halal'])], 'user_profiles')).total).toBe(0)
  })

  describe('what belongs to somebody else', () => {
    let document: Awaited<ReturnType<typeof log>>
    beforeAll(async () => {
      document = await log(maya, { notes: 'Private soup' })
    })

    test('cannot be read, listed, counted, changed or deleted, whatever is asked', async () => {
      const target = { ...logs, documentId: document.$id }
      const questions = [
        [Query.equal('user', maya.userId)],
        [Query.equal('$id', document.$id)],
        [Query.or([Query.equal('user', maya.userId), Query.isNotNull('user')])],
        [Query.contains('notes', ['Private'])],
      ]
      const after = [Query.cursorAfter(document.$id)]
      const answers = [
        [ben, '404 document_not_found'],
        [app.browser(), '401 general_unauthorized_scope'],
      ] as const
      for (const [browser, no] of answers) {
        expect(await refusal(browser.databases.getDocument(target))).toBe(no)
        expect(await refusal(browser.databases.updateDocument({ ...target, data: attributes({ notes: 'x' }) }))).toBe(
          no,
        )
        expect(await refusal(browser.databases.deleteDocument(target))).toBe(no)
      }
      for (const queries of questions) expect((await list(ben, queries)).total).toBe(0)
      expect(await refusal(list(ben, after))).toBe('400 general_cursor_not_found')
      for (const queries of [...questions, after, []]) {
        expect(await refusal(list(app.browser(), queries))).toBe('401 general_unauthorized_scope')
      }
      expect((await maya.databases.getDocument(target)).notes).toBe('Private soup')
    })

    test('cannot be made or taken over', async () => {
      const forged = { ...logs, documentId: ID.unique(), data: mealLog(maya.userId) }
      expect(await refusal(ben.databases.createDocument(forged))).toBe('401 user_unauthorized')
      expect(await refusal(app.browser().databases.createDocument(forged))).toBe('401 general_unauthorized_scope')
      const own = await log(ben)
      expect(
        await refusal(
          ben.databases.updateDocument({ ...logs, documentId: own.$id, data: attributes({ user: maya.userId }) }),
        ),
      ).toBe('401 user_unauthorized')
      expect(
        await refusal(
          ben.databases.createDocument({
            databaseId,
            collectionId: 'user_profiles',
            documentId: ID.unique(),
            data: attributes({ userId: ben.userId }),
          }),
        ),
      ).toBe('401 user_unauthorized')
    })

    test('cannot be given away to, or taken from, roles one does not hold', async () => {
      const create = (permissions: string[]) =>
        ben.databases.createDocument({ ...logs, documentId: ID.unique(), data: mealLog(ben.userId), permissions })
      expect(await refusal(create([Permission.read(Role.user(maya.userId))]))).toBe('401 user_unauthorized')
      expect(await refusal(create([Permission.read(Role.team('coaches'))]))).toBe('401 user_unauthorized')
      expect(await refusal(create([Permission.read(Role.guests())]))).toBe('401 user_unauthorized')
      expect(await refusal(create([Permission.create(Role.any())]))).toBe('400 general_argument_invalid')
      expect(await refusal(create(['read("everybody")']))).toBe('400 general_argument_invalid')
      expect(await refusal(create(Array.from({ length: 101 }, () => 'read("any")')))).toBe(
        '400 general_argument_invalid',
      )
    })

    const creatable: readonly [string, (user: string) => Record<string, unknown>][] = [
      ['user_profiles', (userId) => ({ userId, name: 'Shared' })],
      ['meal_logs', (user) => mealLog(user, { notes: 'Shared' })],
      ['body_log', (user) => ({ user, day: '2026-03-02', measuredAt: '2026-03-02T06:00:00.000Z', massKilograms: 70 })],
      ['day_notes', (user) => ({ user, day: '2026-03-02', isWholeLog: true })],
      ['kitchen_preferences', (user) => ({ user, preferences: '{}' })],
      ['shopping_ticks', (user) => ({ user, ticks: '{}' })],
      ['health_answers', (user) => ({ user, answers: '{"conditions":[]}' })],
      ['events', (user) => ({ user, day: '2026-03-02', details: JSON.stringify(anEvent()) })],
      ['race_settings', (user) => ({ user, settings: JSON.stringify(defaultRaceSettings) })],
      [
        'own_foods',
        (user) => ({ user, name: 'Skyr', source: 'typed', details: '{"unit":"g","per100":{},"portions":[]}' }),
      ],
      ['favorite_foods', (user) => ({ user, food: 'food:banana' })],
      ['activity_sports', (user) => ({ user, provider: 'fit file', name: 'Other', code: 17 })],
      ['sweat_tests', (user) => ({ user, ...aSweatTest() })],
      ['training_calendars', (user) => ({ user, address: 'https://calendar.invalid/week.ics' })],
      ['meal_marks', (user) => ({ user, day: '2026-03-02', meal: 'monday/lunch/1', mark: 'skipped' })],
      [
        'push_subscriptions',
        (user) => ({ user, endpoint: `https://push.example.com/${user}`, p256dh: 'key', auth: 'secret' }),
      ],
      ['support_messages', (user) => ({ user, text: 'Shared' })],
      ['feedback', (user) => ({ user, message: 'Shared' })],
    ]

    test('of every collection that people create in is here', () => {
      const open = (collections as readonly Collection[]).filter(({ clients }) => clients.includes('create'))
      expect(creatable.map(([id]) => id).toSorted()).toEqual(open.map(({ id }) => id).toSorted())
    })

    test.each(creatable)('of %s names its owner only, and is in nobody else’s list', async (collectionId, dataOf) => {
      const noah = await signUp(app.browser(), 'Noah Tran')
      const ownsById = (collections as readonly Collection[]).some(
        ({ id, idIsOwner }) => id === collectionId && idIsOwner,
      )
      const documentId = ownsById ? noah.userId : ID.unique()
      const target = { databaseId, collectionId, documentId }
      const create = (permissions: string[]) =>
        noah.databases.createDocument({ ...target, data: dataOf(noah.userId), permissions })
      const foreign = [
        Role.any(),
        Role.users(),
        Role.users('unverified'),
        Role.guests(),
        Role.user(maya.userId),
        Role.team('coaches'),
      ]
      for (const role of foreign) {
        for (const permission of [Permission.read(role), Permission.update(role), Permission.delete(role)]) {
          expect(`${permission} ${await refusal(create([permission]))}`).toBe(`${permission} 401 user_unauthorized`)
        }
      }
      const own = [Permission.read(Role.user(noah.userId)), Permission.write(Role.user(noah.userId))]
      const created = await create(own)
      expect(created.$permissions).toEqual(
        ['read', 'update', 'delete'].map((action) => `${action}("user:${noah.userId}")`),
      )
      // A row of an earlier release, when sharing with everybody was possible.
      await sql`update ${sql.table(collectionId)} set ${sql.ref('_permissions')} = '["read(\\"any\\")","update(\\"users\\")"]' where ${sql.ref('_id')} = ${documentId}`.execute(
        app.backend.store.db,
      )
      const { documents } = await list(maya, [Query.limit(100)], collectionId)
      expect(documents.map(({ $id }) => $id)).not.toContain(documentId)
      expect(await refusal(list(app.browser(), [], collectionId))).toBe('401 general_unauthorized_scope')
      const answers = [
        [maya, '404 document_not_found'],
        [app.browser(), '401 general_unauthorized_scope'],
      ] as const
      for (const [other, no] of answers) {
        expect(await refusal(other.databases.getDocument(target))).toBe(no)
        const change = { ...target, data: dataOf(noah.userId), permissions: own }
        expect(await refusal(other.databases.updateDocument(change))).toBe(no)
      }
    })

    test('keeps its owner’s rights when they are changed, and refuses the change that would share it', async () => {
      const { $id: documentId } = await log(ben, { notes: 'Curry' })
      const target = { ...logs, documentId }
      for (const role of [Role.any(), Role.users(), Role.user(maya.userId)]) {
        const change = { ...target, data: attributes({ notes: 'Given away' }), permissions: [Permission.read(role)] }
        expect(await refusal(ben.databases.updateDocument(change))).toBe('401 user_unauthorized')
      }
      expect((await ben.databases.getDocument(target)).notes).toBe('Curry')
      expect((await ben.databases.updateDocument({ ...target, permissions: [] })).$permissions).toEqual([])
      expect((await ben.databases.getDocument(target)).notes).toBe('Curry')
    })
  })

  test('clients cannot write what comes from functions, and settings are public reading', async () => {
    const attempts: [string, Record<string, unknown>][] = [
      ['meal_plans', { userId: maya.userId, status: 'active' }],
      ['notifications', { user: maya.userId, title: 'x' }],
      ['wearable_data', { appwrite_user_id: maya.userId, data_type: 'daily', provider: 'x' }],
      [
        'payments',
        { user: maya.userId, amount: 0, currency: 'USD', description: 'x', paidAt: '2026-01-01', status: 'paid' },
      ],
      ['settings', { key: 'a', value: 'b', type: 'string' }],
    ]
    for (const [collectionId, data] of attempts) {
      const create = maya.databases.createDocument({ databaseId, collectionId, documentId: ID.unique(), data })
      expect(await refusal(create)).toBe('401 user_unauthorized')
    }
    const setting = await app.backend.store.transact((tx) =>
      createOwnDocument(tx, app.backend, settings, {
        key: 'helpText',
        value: 'Write to us',
        type: 'string',
      }),
    )
    const found = await list(app.browser(), [Query.equal('key', 'helpText')], 'settings')
    expect(found.documents.map((one) => one.value)).toEqual(['Write to us'])
    const target = { databaseId, collectionId: 'settings', documentId: setting.$id }
    expect(await refusal(maya.databases.updateDocument({ ...target, data: attributes({ value: 'x' }) }))).toBe(
      '401 user_unauthorized',
    )
    expect(await refusal(maya.databases.deleteDocument(target))).toBe('401 user_unauthorized')
  })

  describe('queries', () => {
    let cook: Person
    beforeAll(async () => {
      cook = await signUp(app.browser(), 'Cook')
      const meals: Record<string, unknown>[] = [
        { notes: 'a 50% shake', loggedAt: '2026-03-01T07:00:00Z', calories: 100, feltFueled: true },
        { notes: 'b_bowl', loggedAt: '2026-03-01T12:00:00Z', mealTime: 'lunch', calories: 9, feltFueled: false },
        { notes: 'c Äpfel', loggedAt: '2026-03-02T07:00:00Z', calories: 1000, protein: 0 },
        { notes: 'd toast', loggedAt: '2026-03-02T23:59:59.999Z', mealTime: 'dinner' },
        { notes: null, loggedAt: '2026-03-03T00:00:00Z', mealTime: 'snack', calories: 20.5 },
      ]
      for (const meal of meals) {
        await log(cook, meal)
        app.clock.advance(1000)
      }
    })

    test.each<[string, string[], (string | null)[]]>([
      ['equal to one', [Query.equal('notes', 'd toast')], ['d toast']],
      ['equal to any', [Query.equal('mealTime', ['lunch', 'dinner'])], ['b_bowl', 'd toast']],
      ['equal to false', [Query.equal('feltFueled', false)], ['b_bowl']],
      ['equal to zero', [Query.equal('protein', 0)], ['c Äpfel']],
      ['equal to empty text', [Query.equal('notes', '')], []],
      ['not equal leaves nulls out', [Query.notEqual('notes', 'b_bowl')], ['a 50% shake', 'c Äpfel', 'd toast']],
      ['is null', [Query.isNull('notes')], [null]],
      ['is not null', [Query.isNotNull('protein')], ['c Äpfel']],
      ['less than, as numbers', [Query.lessThan('calories', 100)], ['b_bowl', null]],
      ['greater or equal', [Query.greaterThanEqual('calories', 100)], ['a 50% shake', 'c Äpfel']],
      ['between includes both ends', [Query.between('calories', 9, 100)], ['a 50% shake', 'b_bowl', null]],
      [
        'times as instants in any offset',
        [
          Query.greaterThanEqual('loggedAt', '2026-03-02T02:00:00+02:00'),
          Query.lessThanEqual('loggedAt', '2026-03-02T23:59:59.999+00:00'),
        ],
        ['c Äpfel', 'd toast'],
      ],
      ['contains takes % as it is', [Query.contains('notes', '0%')], ['a 50% shake']],
      ['contains takes _ as it is', [Query.contains('notes', '_')], ['b_bowl']],
      ['contains any of several', [Query.contains('notes', ['toast', 'shake'])], ['a 50% shake', 'd toast']],
      ['starts with', [Query.startsWith('notes', 'c Ä')], ['c Äpfel']],
      ['ends with', [Query.endsWith('notes', 'l')], ['b_bowl', 'c Äpfel']],
      [
        'or, and, nested',
        [
          Query.or([
            Query.and([Query.equal('mealTime', 'breakfast'), Query.lessThan('calories', 500)]),
            Query.isNull('notes'),
          ]),
        ],
        ['a 50% shake', null],
      ],
      ['ordered downwards', [Query.orderDesc('loggedAt'), Query.limit(2)], [null, 'd toast']],
      ['nulls are lowest upwards', [Query.orderAsc('calories')], ['d toast', 'b_bowl', null, 'a 50% shake', 'c Äpfel']],
      [
        'several orders in turn',
        [Query.orderDesc('mealTime'), Query.orderDesc('loggedAt')],
        [null, 'b_bowl', 'd toast', 'c Äpfel', 'a 50% shake'],
      ],
      ['latest by creation', [Query.orderDesc('$createdAt'), Query.limit(1)], [null]],
      ['limit and offset', [Query.limit(2), Query.offset(1)], ['b_bowl', 'c Äpfel']],
    ])('%s', async (_name, queries, expected) => {
      expect(await notes(cook, queries)).toEqual(expected)
    })

    test('created before and after compare with the creation time', async () => {
      const { documents } = await list(cook, [])
      const [, second] = documents
      expect(await notes(cook, [Query.createdBefore(second?.$createdAt ?? '')])).toEqual(['a 50% shake'])
      expect(await notes(cook, [Query.createdAfter(second?.$createdAt ?? ''), Query.limit(1)])).toEqual(['c Äpfel'])
    })

    test('total counts every match whatever the page, and is 0 when nobody wants it', async () => {
      expect((await list(cook, [Query.limit(1)])).total).toBe(5)
      expect((await list(cook, [Query.limit(2), Query.offset(4)])).total).toBe(5)
      const uncounted = await cook.databases.listDocuments({ ...logs, queries: [], total: false })
      expect([uncounted.total, uncounted.documents.length]).toEqual([0, 5])
    })

    test('select gives the named attributes and always the $ fields', async () => {
      const { documents } = await list(cook, [Query.select(['notes']), Query.limit(1)])
      expect(Object.keys(documents[0] ?? {}).toSorted()).toEqual([
        '$collectionId',
        '$createdAt',
        '$databaseId',
        '$id',
        '$permissions',
        '$sequence',
        '$updatedAt',
        'notes',
      ])
      const one = await cook.databases.getDocument({
        ...logs,
        documentId: documents[0]?.$id ?? '',
        queries: [Query.select(['calories'])],
      })
      expect([one.calories, one.notes]).toEqual([100, undefined])
    })

    test.each([
      ['creation order', []],
      ['a column with equal values', [Query.orderAsc('mealTime')]],
      ['a column downwards', [Query.orderDesc('loggedAt')]],
      ['creation downwards', [Query.orderDesc('$createdAt')]],
    ])('paging by cursor along %s neither skips nor repeats, forwards and back', async (_name, order) => {
      const whole = (await list(cook, order)).documents.map((one) => one.$id)
      const forwards: string[] = []
      for (let cursor: string[] = []; ; cursor = [Query.cursorAfter(forwards.at(-1) ?? '')]) {
        const { documents, total } = await list(cook, [...order, Query.limit(2), ...cursor])
        if (documents.length === 0) break
        expect(total).toBe(5)
        forwards.push(...documents.map((one) => one.$id))
      }
      expect(forwards).toEqual(whole)
      const back = await list(cook, [...order, Query.limit(2), Query.cursorBefore(whole[3] ?? '')])
      expect(back.documents.map((one) => one.$id)).toEqual(whole.slice(1, 3))
    })

    test('a cursor without a value for the order is refused', async () => {
      const { documents } = await list(cook, [Query.isNull('calories')])
      const call = list(cook, [Query.orderAsc('calories'), Query.cursorAfter(documents[0]?.$id ?? '')])
      expect(await refusal(call)).toBe('400 database_query_order_null')
    })

    const nested = (depth: number): object =>
      depth === 0
        ? { method: 'isNull', attribute: 'notes' }
        : { method: 'or', values: [nested(depth - 1), { method: 'isNull', attribute: 'notes' }] }

    test.each<[string, string]>([
      ['broken JSON', '{"method":'],
      ['no object', '[]'],
      ['null', 'null'],
      ['an unknown method', JSON.stringify({ method: 'sleep', attribute: 'notes', values: [1] })],
      ['a method that is not served', Query.search('notes', 'toast')],
      ['another one', Query.orderRandom()],
      ['an undeclared attribute', Query.equal('password', 'x')],
      ['a column of ours', Query.equal('_permissions', 'x')],
      ['SQL in a name', Query.orderAsc('notes"; drop table users; --')],
      ['no value', Query.equal('notes', [])],
      ['text for a number', Query.greaterThan('calories', 'many')],
      ['a number for text', Query.equal('notes', 5)],
      ['no moment', Query.greaterThan('loggedAt', 'yesterday')],
      ['null as a value', JSON.stringify({ method: 'equal', attribute: 'notes', values: [null] })],
      ['two values where one fits', JSON.stringify({ method: 'lessThan', attribute: 'calories', values: [1, 2] })],
      ['limit zero', Query.limit(0)],
      ['a fraction as offset', Query.offset(1.5)],
      ['a negative offset', Query.offset(-1)],
      ['a group of one', JSON.stringify({ method: 'or', values: [{ method: 'isNull', attribute: 'notes' }] })],
      [
        'a limit inside a group',
        JSON.stringify({
          method: 'and',
          values: [
            { method: 'limit', values: [1] },
            { method: 'limit', values: [1] },
          ],
        }),
      ],
      ['groups nested too deep', JSON.stringify(nested(6))],
      ['select of nothing known', Query.select(['password'])],
      ['a query that is too long', Query.equal('notes', 'x'.repeat(4096))],
      ['text no database stores', Query.equal('notes', 'a\u0000')],
    ])('%s is refused', async (_name, query) => {
      expect(await refusal(list(cook, [query]))).toBe('400 general_query_invalid')
    })

    test('more than a hundred queries are refused', async () => {
      expect(
        await refusal(
          list(
            cook,
            Array.from({ length: 101 }, () => Query.isNull('notes')),
          ),
        ),
      ).toBe('400 general_query_invalid')
    })

    test('values that look like SQL are only values', async () => {
      expect(await notes(cook, [Query.equal('notes', "' or 1=1 --")])).toEqual([])
      expect(await notes(cook, [Query.contains('notes', "'")])).toEqual([])
    })
  })
})
