import { HOUR_MS, HOUR_SECONDS, localDate } from '@pacemeal/domain'
import { databaseId, type ImportedActivity, readHealthRecord } from '@pacemeal/protocol'
import { readWearableActivity } from '@pacemeal/protocol/wearables'
import { Query } from 'appwrite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readDayRecords } from '../services/meal-plans/day-records.ts'
import { usually } from '../testing/databases.ts'
import { startApp, type TestApp } from '../testing/test-app.ts'
import { type Person, signUp } from '../testing/test-browser.ts'
import { testClock } from '../testing/test-clock.ts'
import { untilIdle } from '../testing/until-idle.ts'

const zone = 'America/New_York'
/** A Tuesday, three in the afternoon in New York. */
const NOW = '2026-03-03T20:00:00.000Z'

describe.each(usually('sqlite'))('wearables without an account on %s', (database) => {
  const clock = testClock(NOW)
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(database, { clock })
  })
  afterAll(() => app.close())

  const call = async (person: Person, path: string, body: object) => {
    const envelope = JSON.stringify({ path, method: 'POST', body })
    const run = await person.functions.createExecution({ functionId: 'wearable', body: envelope, async: false })
    return { code: run.responseStatusCode, ...JSON.parse(run.responseBody) }
  }
  /** The words of a refusal. */
  const saidTo = (call: Promise<unknown>): Promise<string> =>
    call.then(
      () => 'not refused',
      (error: unknown) => String(error),
    )
  const profile = (person: Person) => ({ databaseId, collectionId: 'user_profiles', documentId: person.userId })
  const anAthlete = async (id?: string): Promise<Person> => {
    const person = await signUp(app.browser(), undefined, id)
    await person.databases.createDocument({
      ...profile(person),
      data: {
        userId: person.userId,
        timeZone: zone,
        age: 24,
        sex: 'Female',
        weightPounds: 143,
        heightInches: 66,
        performanceObjective: 'maintain',
        diet: ['vegan'],
        activitySchedule: JSON.stringify(
          Object.fromEntries(
            ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
              day,
              [{ type: 'Conditioning', startTime: '5:00 PM', endTime: '6:00 PM', intensity: 'Moderate' }],
            ]),
          ),
        ),
      },
    })
    return person
  }
  const recordsOf = async (person: Person, type: string) =>
    (
      await person.databases.listDocuments({
        databaseId,
        collectionId: 'wearable_data',
        queries: [Query.limit(100), Query.equal('data_type', type)],
      })
    ).documents
  /** The activities once what to eat after each is worked out behind the answers. */
  const fuelled = async (person: Person) => {
    for (const deadline = Date.now() + 30_000; Date.now() < deadline; ) {
      const open = app.backend.store.db.selectFrom('timers').select('key').where('userId', '=', person.userId)
      if (
        (await open.where('status', 'in', ['waiting', 'sending']).where('kind', '=', 'wearable-fuel').execute())
          .length === 0
      ) {
        return recordsOf(person, 'activity')
      }
      await new Promise((next) => setTimeout(next, 20))
    }
    throw new Error('It did not happen.')
  }
  const ride = (more: Partial<ImportedActivity> = {}): ImportedActivity => ({
    source: 'fit file',
    name: 'Lunch ride',
    type: 2,
    start_time: '2026-03-03T16:00:00.000Z',
    end_time: '2026-03-03T17:30:00.000Z',
    avg_heart_rate: 152,
    avg_power: 205,
    calories_burned: 900,
    timer_seconds: null,
    is_transition: false,
    hr_samples: [{ timestamp: '2026-03-03T16:00:00.000Z', bpm: 121 }],
    speed_samples: [],
    cadence_samples: [],
    ...more,
  })
  const bring = (person: Person, ...activities: ImportedActivity[]) =>
    call(person, '/import', { user_id: person.userId, activities })

  test('a file’s activity is kept once, is told to nobody, and gets its fuel by its power', async () => {
    const maya = await anAthlete()
    expect(await bring(maya, ride())).toMatchObject({ code: 200, status: 'success', fresh: 1, changed: 0 })
    expect(await bring(maya, ride())).toMatchObject({ fresh: 0, changed: 0 })
    expect(await bring(maya, ride({ name: 'Long lunch ride' }), ride({ name: 'Long lunch ride' }))).toMatchObject({
      fresh: 0,
      changed: 1,
      outcomes: ['changed', 'same'],
    })
    const [record, ...more] = await fuelled(maya)
    expect(more).toEqual([])
    const activity = record && readWearableActivity(record, zone)
    expect(activity).toMatchObject({
      provider: 'fit file',
      name: 'Long lunch ride',
      averagePower: 205,
      level: 'medium',
    })
    expect(activity?.reasoning).toContain('205 W')
    expect(activity?.postFuel?.target.carbs).toBeGreaterThan(0)
    const notifications = await maya.databases.listDocuments({ databaseId, collectionId: 'notifications' })
    expect(notifications.total).toBe(0)
  })

  test('the sport of a source that names none is told once, for what is here and what comes, and can be changed', async () => {
    const [maya, noah] = [await anAthlete(), await anAthlete()]
    const other = (hour: number, more: Partial<ImportedActivity> = {}) =>
      ride({
        name: 'Other',
        type: null,
        start_time: `2026-03-02T${hour}:00:00.000Z`,
        end_time: `2026-03-02T${hour}:45:00.000Z`,
        ...more,
      })
    await bring(
      maya,
      other(10),
      other(12, { name: 'Club night' }),
      other(14, { type: 2 }),
      other(18, { is_transition: true }),
    )
    await bring(noah, other(10))
    const sports = { databaseId, collectionId: 'activity_sports' }
    const data = { user: maya.userId, provider: 'fit file', name: 'Other', code: 17 }
    const told = await maya.databases.createDocument({ ...sports, documentId: 'unique()', data })
    await bring(maya, other(16))
    const codesOf = async (person: Person) =>
      (await recordsOf(person, 'activity'))
        .map((record) => readWearableActivity(record, zone))
        .toSorted((a, b) => a.start.localeCompare(b.start))
        .map(({ code, isSportTold }) => `${code ?? '-'}${isSportTold ? ' told' : ''}`)
    expect(await codesOf(maya)).toEqual(['17 told', '-', '2', '17 told', '-'])
    expect(await codesOf(noah)).toEqual(['-'])
    // The same file again is the same.
    expect(await bring(maya, other(16))).toMatchObject({ outcomes: ['same'] })
    const place = { ...sports, documentId: told.$id }
    await maya.databases.updateDocument({ ...place, data: { code: 3 } })
    expect(await codesOf(maya)).toEqual(['3 told', '-', '2', '3 told', '-'])
    await maya.databases.deleteDocument(place)
    expect(await codesOf(maya)).toEqual(['-', '-', '2', '-', '-'])
    expect(await saidTo(noah.databases.createDocument({ ...sports, documentId: 'unique()', data }))).not.toBe(
      'not refused',
    )
  })

  test('fuel after a recent activity follows the sport that is told of it, and what is history asks for none', async () => {
    const maya = await anAthlete()
    const other = (day: string) =>
      ride({
        name: 'Other',
        type: null,
        avg_power: null,
        avg_heart_rate: null,
        calories_burned: null,
        hr_samples: [],
        start_time: `2026-03-${day}T14:00:00.000Z`,
        end_time: `2026-03-${day}T15:30:00.000Z`,
      })
    await bring(maya, other('03'), other('01'))
    /** Why so much is to be eaten after the activity of today and after that of the day before yesterday. */
    const reasons = async () =>
      (await fuelled(maya))
        .map((record) => readWearableActivity(record, zone))
        .toSorted((a, b) => b.start.localeCompare(a.start))
        .map(({ reasoning }) => reasoning)
    const [unnamed, ...history] = await reasons()
    expect(unnamed).toContain('90 min')
    expect(history).toEqual([undefined])
    const data = { user: maya.userId, provider: 'fit file', name: 'Other', code: 7 }
    const sports = { databaseId, collectionId: 'activity_sports' }
    const { $id } = await maya.databases.createDocument({ ...sports, documentId: 'unique()', data })
    const [asYoga, ...historyOfYoga] = await reasons()
    expect(asYoga).toContain('90 min')
    expect(asYoga).not.toBe(unnamed)
    expect(historyOfYoga).toEqual([undefined])
    await maya.databases.deleteDocument({ ...sports, documentId: $id })
    expect((await reasons())[0]).toBe(unnamed)
  })

  test('fuel after the other recent recordings of any source follows a told sport as well, but for transitions', async () => {
    const maya = await anAthlete()
    const unnamed = { type: null, avg_power: null, avg_heart_rate: null, calories_burned: null, hr_samples: [] }
    const hours = (from: number, to: number, day = '03') => ({
      start_time: `2026-03-${day}T${from}:00:00.000Z`,
      end_time: `2026-03-${day}T${to}:00:00.000Z`,
    })
    await bring(
      maya,
      ride({ name: 'Other', ...unnamed, ...hours(14, 16) }),
      // The same two hours from a second device, under its own name for them.
      ride({ source: 'gpx file', name: 'Afternoon', ...unnamed, ...hours(14, 16) }),
      ride({ source: 'gpx file', name: 'Transition', ...unnamed, ...hours(16, 17), is_transition: true }),
      ride({ source: 'gpx file', name: 'Afternoon', ...unnamed, ...hours(14, 16, '01') }),
    )
    const reasons = async () => {
      const records = (await fuelled(maya)).map((record) => readWearableActivity(record, zone))
      return new Map(records.map(({ name, start, reasoning }) => [`${name} ${start.slice(8, 10)}`, reasoning]))
    }
    const before = await reasons()
    expect(before.get('Afternoon 03')).toContain('5 MET')
    const data = { user: maya.userId, provider: 'fit file', name: 'Other', code: 7 }
    const sports = { databaseId, collectionId: 'activity_sports' }
    const { $id } = await maya.databases.createDocument({ ...sports, documentId: 'unique()', data })
    const asYoga = await reasons()
    expect(asYoga.get('Other 03')).toContain('3 MET')
    expect(asYoga.get('Afternoon 03')).toContain('3 MET')
    expect(asYoga.get('Transition 03')).toBeUndefined()
    expect(asYoga.get('Afternoon 01')).toBeUndefined()
    await maya.databases.deleteDocument({ ...sports, documentId: $id })
    expect(await reasons()).toEqual(before)
  })

  test('the same ride from two files asks for the fuel of one, and is one when the day is adjusted', async () => {
    const maya = await anAthlete()
    await bring(maya, ride(), ride({ source: 'gpx file', avg_power: null, calories_burned: null }))
    const fuel = (await fuelled(maya)).map((record) => readWearableActivity(record, zone).postFuel?.target.calories)
    expect(fuel).toHaveLength(2)
    expect(fuel[0]).toBe(fuel[1])
    const { recorded } = await readDayRecords(app.backend.store, maya.userId, localDate('2026-03-03'), { zone })
    expect(recorded).toEqual([
      { code: 2, start: 11 * 60, end: 12 * 60 + 30, averageHeartRate: 152, averagePower: 205, calories: 900 },
    ])
  })

  test('pauses are kept, and are no training: not in the record, not in the figures, not in the words', async () => {
    const maya = await anAthlete()
    await bring(maya, ride({ timer_seconds: HOUR_SECONDS }))
    const { recorded } = await readDayRecords(app.backend.store, maya.userId, localDate('2026-03-03'), { zone })
    expect(recorded).toMatchObject([{ start: 11 * 60, end: 12 * 60 + 30, activeMinutes: 60 }])
    const [record] = await fuelled(maya)
    const activity = record && readWearableActivity(record, zone)
    expect(activity).toMatchObject({ end: '2026-03-03T17:30:00.000Z', activeMinutes: 60 })
    expect(activity?.reasoning).toContain('for 60 min')
  })

  test('a transition is kept, asks for no fuel, and is no session of the day', async () => {
    const maya = await anAthlete()
    const change = { name: 'Transition', type: null, is_transition: true, avg_power: null, calories_burned: null }
    await bring(
      maya,
      ride(change),
      ride({ start_time: '2026-03-03T17:30:00.000Z', end_time: '2026-03-03T18:30:00.000Z' }),
    )
    const records = (await fuelled(maya)).map((record) => readWearableActivity(record, zone))
    const named = (isTransition: boolean) => records.find((one) => (one.isTransition ?? false) === isTransition)
    expect(named(true)).toMatchObject({ name: 'Transition' })
    expect(named(true)?.postFuel).toBeUndefined()
    expect(named(false)?.postFuel?.target.carbs).toBeGreaterThan(0)
    const { recorded } = await readDayRecords(app.backend.store, maya.userId, localDate('2026-03-03'), { zone })
    expect(recorded.map(({ start }) => start)).toEqual([12 * 60 + 30])
  })

  test('a race through the night on which clocks change lasts as long as it lasted', async () => {
    const maya = await anAthlete()
    // In New York from 23:00 to 6:00 by the clock, which skips an hour: six hours.
    await bring(maya, ride({ start_time: '2025-03-09T04:00:00.000Z', end_time: '2025-03-09T10:00:00.000Z' }))
    const { recorded } = await readDayRecords(app.backend.store, maya.userId, localDate('2025-03-08'), { zone })
    expect(recorded.map(({ start, end }) => [start, end - start])).toEqual([[23 * 60, 6 * 60]])
    const next = await readDayRecords(app.backend.store, maya.userId, localDate('2025-03-09'), { zone })
    expect(next.recorded).toEqual([])
  })

  test.each<[string, (me: string) => object, RegExp]>([
    ['somebody else', () => ({ user_id: 'other', activities: [ride()] }), /must be your own user id/],
    ['none', (me) => ({ user_id: me, activities: [] }), /activities/],
    ['too many', (me) => ({ user_id: me, activities: Array.from({ length: 21 }, () => ride()) }), /activities/],
    [
      'tomorrow’s',
      (me) => ({ user_id: me, activities: [ride({ end_time: '2026-03-04T16:00:00.000Z' })] }),
      /a moment that has passed/,
    ],
    [
      'one that ends before it begins',
      (me) => ({ user_id: me, activities: [ride({ end_time: '2026-03-03T15:00:00.000Z' })] }),
      /ends after it begins/,
    ],
    [
      'one with fields of its own',
      (me) => ({ user_id: me, activities: [{ ...ride(), postActivityMeal: 'cake' }] }),
      /activities.0/,
    ],
    [
      'more training than time',
      (me) => ({ user_id: me, activities: [ride({ timer_seconds: 3 * HOUR_SECONDS })] }),
      /no longer than the activity/,
    ],
    ['a pulse of 900', (me) => ({ user_id: me, activities: [ride({ avg_heart_rate: 900 })] }), /avg_heart_rate/],
    [
      'thousands of samples',
      (me) => ({
        user_id: me,
        activities: [ride({ hr_samples: Array.from({ length: 241 }, () => ({ timestamp: NOW, bpm: 90 })) })],
      }),
      /hr_samples/,
    ],
  ])('an import of %s is refused by name', async (_, body, why) => {
    const maya = await signUp(app.browser())
    expect(await saidTo(call(maya, '/import', body(maya.userId)))).toMatch(why)
    expect(await recordsOf(maya, 'activity')).toEqual([])
  })

  test('many imports in an hour have to wait', async () => {
    const limited = await startApp(database, { clock, settings: { RATE_LIMITS: 'on' } })
    const maya = await signUp(limited.browser())
    const limit = { name: 'import-activities', max: 60, windowSeconds: HOUR_SECONDS }
    for (let count = 0; count < 60; count += 1) await limited.backend.limits.count(limit, maya.userId)
    expect(await bring(maya, ride())).toMatchObject({ code: 429, status: 'error' })
    await limited.close()
  })

  describe('the demo device', () => {
    const connect = (person: Person) => call(person, '/connect-demo', { user_id: person.userId })
    const deviceOf = async (person: Person) => (await person.databases.getDocument(profile(person))).wearable_device

    test('brings weeks of a believable life, the same for the same person, and says that it is a demo', async () => {
      const maya = await anAthlete()
      const connected = await connect(maya)
      expect(connected).toMatchObject({ code: 200, status: 'success', terra_user_id: expect.stringMatching(/^demo-/) })
      expect(JSON.parse(await deviceOf(maya))).toMatchObject({ provider: 'demo' })
      const activities = await recordsOf(maya, 'activity')
      expect(activities.length).toBeGreaterThanOrEqual(4)
      for (const record of activities) {
        const { provider, start, averageHeartRate } = readWearableActivity(record, zone)
        expect(provider).toBe('demo')
        expect(Temporal.Instant.from(start).toZonedDateTimeISO(zone).hour).toBeGreaterThanOrEqual(16)
        expect(averageHeartRate).toBeGreaterThan(90)
      }
      for (const [type, key, least, most] of [
        ['daily', 'steps', 1000, 16_000],
        ['sleep', 'sleepSeconds', 6 * HOUR_SECONDS, 9 * HOUR_SECONDS],
        ['body', 'weightKilograms', 63, 67],
      ] as const) {
        const readings = (await recordsOf(maya, type)).map((record) => readHealthRecord(record, zone)?.[key])
        expect(readings.length, type).toBe(30)
        for (const value of readings) {
          expect(value, type).toBeGreaterThanOrEqual(least)
          expect(value, type).toBeLessThanOrEqual(most)
        }
      }
      expect(await connect(maya)).toMatchObject({ terra_user_id: connected.terra_user_id, fresh: 0 })
    })

    test('goes on by itself, by the clock, and tells of a session that it has just recorded', async () => {
      // Its days are drawn by the id, and on some of them a session is left out.
      const maya = await anAthlete('maya-trains')
      await connect(maya)
      const today = async () => {
        const daily = (await recordsOf(maya, 'daily')).map((record) => readHealthRecord(record, zone))
        return daily.find((one) => one?.day === '2026-03-03')?.steps ?? 0
      }
      const before = { steps: await today(), activities: (await recordsOf(maya, 'activity')).length }
      for (let hours = 0; hours < 30; hours += 3) {
        clock.advance(3 * HOUR_MS)
        // The app's own look at its timers may have taken what is due: it is waited for, too.
        await untilIdle(app)
      }
      expect(await today()).toBeGreaterThan(before.steps)
      expect((await recordsOf(maya, 'activity')).length).toBeGreaterThan(before.activities)
      expect(await recordsOf(maya, 'sleep')).toHaveLength(31)
      const told = await maya.databases.listDocuments({ databaseId, collectionId: 'notifications' })
      expect(told.documents.map(({ description }) => description).join()).toMatch(/^DEMO recorded/)
    })

    test('is removed with all that it said, and keeps silent; what came from elsewhere stays', async () => {
      const maya = await anAthlete()
      const { terra_user_id } = await connect(maya)
      await bring(maya, ride())
      expect(await call(maya, '/deauthorize', { user_id: terra_user_id, provider: 'demo' })).toMatchObject({
        status: 'success',
      })
      clock.advance(48 * HOUR_MS)
      await app.backend.timers.runDue()
      expect(await deviceOf(maya)).toBeNull()
      for (const type of ['daily', 'sleep', 'body']) expect(await recordsOf(maya, type)).toEqual([])
      expect((await recordsOf(maya, 'activity')).map(({ provider }) => provider)).toEqual(['fit file'])
      expect(await connect(maya)).toMatchObject({ status: 'success' })
    })

    test('is removed by clearing the device in the profile, too', async () => {
      const maya = await anAthlete()
      await connect(maya)
      await maya.databases.updateDocument({ ...profile(maya), data: { terra_user_id: null, wearable_device: null } })
      expect(await recordsOf(maya, 'daily')).toEqual([])
    })

    test('needs a profile, and is nobody else’s to connect', async () => {
      const maya = await signUp(app.browser())
      expect(await connect(maya)).toMatchObject({ code: 404, message: expect.stringContaining('needs your profile') })
      const ben = await anAthlete()
      expect(await saidTo(call(maya, '/connect-demo', { user_id: ben.userId }))).toMatch(/must be your own user id/)
    })
  })
})
