import { type Collection, databaseId, readWearableActivity } from '@pacemeal/protocol'
import { Query } from 'appwrite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../testing/databases.ts'
import { startApp, type TestApp } from '../testing/test-app.ts'
import { type Person, refusal, signUp } from '../testing/test-browser.ts'
import { testClock } from '../testing/test-clock.ts'
import { startTestTerra, type TerraPerson, type TestTerra } from '../testing/test-terra.ts'
import { aCountedDay, aNight, aWeighing, aWorkout } from '../testing/test-terra-records.ts'

const zone = 'America/New_York'
const NOW = '2026-03-03T20:00:00.000Z'
const window = { start_date: '2026-02-24', end_date: '2026-03-03' }

describe.each(databases)('wearables on %s', (database) => {
  const clock = testClock(NOW)
  let app: TestApp
  let terra: TestTerra
  beforeAll(async () => {
    terra = await startTestTerra({ now: clock.now })
    app = await startApp(database, { clock, settings: { ...terra.settings, LOG_LEVEL: 'silent' } })
    terra.webhook = `${app.url}/v1/webhooks/terra`
  })
  afterAll(async () => {
    await app.close()
    await terra.close()
  })

  const call = async (person: Person, path: string, body: object) => {
    const envelope = JSON.stringify({ path, method: 'POST', body })
    const run = await person.functions.createExecution({ functionId: 'wearable', body: envelope, async: false })
    return { code: run.responseStatusCode, ...JSON.parse(run.responseBody) }
  }
  const profileOf = (person: Person) =>
    person.databases.getDocument({ databaseId, collectionId: 'user_profiles', documentId: person.userId })
  const giveProfile = (person: Person, more: object = {}) =>
    person.databases.createDocument({
      databaseId,
      collectionId: 'user_profiles',
      documentId: person.userId,
      data: { userId: person.userId, timeZone: zone, ...more },
    })
  const athlete = {
    age: 24,
    sex: 'Female',
    weightPounds: 143,
    heightInches: 66,
    performanceObjective: 'maintain',
    diet: ['vegan'],
    activitySchedule: JSON.stringify({
      tuesday: [{ type: 'Conditioning', startTime: '7:00 AM', endTime: '7:45 AM', intensity: 'Moderate' }],
    }),
  }
  const anAthlete = async (): Promise<Person> => {
    const person = await signUp(app.browser())
    await giveProfile(person, athlete)
    return person
  }
  const documentsOf = async (person: Person, collectionId: Collection['id'], ...queries: string[]) =>
    (await person.databases.listDocuments({ databaseId, collectionId, queries: [Query.limit(100), ...queries] }))
      .documents
  const recordsOf = (person: Person, type: string) =>
    documentsOf(person, 'wearable_data', Query.equal('data_type', type))
  /** Waits for what the server works out behind the answers. */
  const until = async <T>(look: () => Promise<T | undefined | false>): Promise<T> => {
    for (const deadline = Date.now() + 30_000; Date.now() < deadline; ) {
      const found = await look()
      if (found) return found
      await new Promise((next) => setTimeout(next, 20))
    }
    throw new Error('It did not happen.')
  }
  const historyIsThere = (person: TerraPerson) =>
    until(async () => {
      const key = `wearable-back-fill/${person.referenceId}/${person.userId}`
      const timers = app.backend.store.db.selectFrom('timers').select('status').where('key', '=', key)
      return (await timers.executeTakeFirst())?.status === 'done'
    })
  /** Somebody whose watch is connected and whose history is there. */
  const aWearer = async (provider = 'garmin'): Promise<{ person: Person; wearer: TerraPerson }> => {
    const person = await anAthlete()
    const wearer = terra.connect(person.userId, provider)
    await terra.send(terra.event('auth', wearer))
    await historyIsThere(wearer)
    return { person, wearer }
  }
  const workout = (id: string, more: Partial<Parameters<typeof aWorkout>[0]> = {}) =>
    aWorkout({ id, start: '2026-03-03T12:00:00Z', minutes: 50, ...more })
  const bring = (wearer: TerraPerson, ...data: object[]) => terra.send(terra.event('activity', wearer, { data }))

  test('from the link to the profile: allowed on the page of the maker, told by a webhook', async () => {
    const maya = await anAthlete()
    const link = await call(maya, '/generate', { provider: 'garmin', reference_id: maya.userId })
    expect(link).toMatchObject({ code: 200, status: 'success', expires_in: 3600 })
    const back = await fetch(`${link.url}/allow`, { method: 'POST', redirect: 'manual' })
    const returned = new URL(back.headers.get('location') ?? '')
    expect(returned.origin + returned.pathname).toBe('http://localhost:3000/callback')
    expect(Object.fromEntries(returned.searchParams)).toMatchObject({
      success: 'true',
      status: 'success',
      provider: 'garmin',
      reference_id: maya.userId,
    })
    const terraUserId = returned.searchParams.get('user_id') ?? ''
    const profile = await profileOf(maya)
    expect(profile.terra_user_id).toBe(terraUserId)
    expect(JSON.parse(profile.wearable_device)).toMatchObject({ provider: 'garmin' })
    expect(await call(maya, '/get-user', { user_id: maya.userId })).toMatchObject({ terra_user_id: terraUserId })
    expect(await call(maya, '/get-providers', { user_id: maya.userId })).toMatchObject({
      users: [{ user_id: terraUserId, provider: 'garmin', active: true }],
    })
    expect(await call(maya, '/get-athlete', { user_id: terraUserId })).toMatchObject({
      athlete: { first_name: 'Maya' },
    })
    expect((await fetch(`${link.url}/allow`, { method: 'POST' })).status).toBe(410)
  })

  test('denied: nothing is connected, and the way back says so', async () => {
    const noah = await signUp(app.browser())
    const link = await call(noah, '/generate', { provider: 'oura', reference_id: noah.userId })
    const back = await fetch(`${link.url}/deny`, { method: 'POST', redirect: 'manual' })
    expect(back.headers.get('location')).toMatch(
      /\/onboarding\/terra-callback\?success=false&status=error&provider=oura/,
    )
    expect(await call(noah, '/get-user', { user_id: noah.userId })).toMatchObject({
      status: 'success',
      terra_user_id: null,
    })
  })

  test('connected before there is a profile: the profile has it from the first moment, without a webhook too', async () => {
    const maya = await signUp(app.browser())
    const wearer = terra.connect(maya.userId, 'whoop')
    expect(await call(maya, '/get-user', { user_id: maya.userId })).toMatchObject({ terra_user_id: wearer.userId })
    expect(await giveProfile(maya)).toMatchObject({ terra_user_id: wearer.userId })
  })

  test('an activity of before there is a profile gets its fuel once there is one', async () => {
    const maya = await signUp(app.browser())
    const wearer = terra.connect(maya.userId, 'garmin')
    await terra.send(terra.event('auth', wearer))
    await bring(wearer, workout('run'))
    await until(async () => {
      const timers = app.backend.store.db.selectFrom('timers').select('attempts').where('userId', '=', maya.userId)
      return (await timers.where('kind', '=', 'wearable-fuel').executeTakeFirst())?.attempts === 1
    })
    await giveProfile(maya, athlete)
    clock.advance(31_000)
    app.backend.timers.nudge()
    const record = await until(async () => (await recordsOf(maya, 'activity')).find((one) => one.postActivityMeal))
    expect(JSON.parse(record.postActivityMeal).mealOptions).toHaveLength(3)
  })

  test('only the server writes the connection; clearing it disconnects', async () => {
    const { person: maya, wearer } = await aWearer()
    const update = (data: object) =>
      maya.databases.updateDocument({ databaseId, collectionId: 'user_profiles', documentId: maya.userId, data })
    const kept = await update({ terra_user_id: 'somebody-else', wearable_device: '{"provider":"x"}', name: 'Maya L' })
    expect(kept).toMatchObject({ terra_user_id: wearer.userId, name: 'Maya L' })
    expect(await update({ terra_user_id: null, wearable_device: null })).toMatchObject({ terra_user_id: null })
    await until(async () => !terra.people.has(wearer.userId))
    await bring(wearer, workout('late'))
    expect(await recordsOf(maya, 'activity')).toEqual([])
  })

  test('disconnecting ends the connection at the service and here, once', async () => {
    const { person: maya, wearer } = await aWearer()
    const body = { user_id: wearer.userId, provider: 'garmin' }
    terra.fail('auth/deauthenticateUser', { kind: 'status', status: 500 }, 3)
    expect(await call(maya, '/deauthorize', body)).toEqual({
      code: 503,
      status: 'error',
      message: 'Failed to disconnect wearable. The wearable service has a problem. Please try again in a few minutes.',
    })
    expect((await profileOf(maya)).terra_user_id).toBe(wearer.userId)
    expect(await call(maya, '/deauthorize', body)).toEqual({ code: 200, status: 'success' })
    expect(await profileOf(maya)).toMatchObject({ terra_user_id: null, wearable_device: null })
    expect(terra.people.has(wearer.userId)).toBe(false)
    expect(await call(maya, '/deauthorize', body)).toEqual({ code: 200, status: 'success' })
    expect(await call(maya, '/get-data', { ...body, data_type: 'sleep', ...window })).toMatchObject({ code: 404 })
  })

  test("somebody else's connection is not found, and ids in bodies are not believed", async () => {
    const { wearer } = await aWearer()
    const eve = await anAthlete()
    const notFound = { code: 404, status: 'error', message: 'There is no such wearable connection.' }
    const theirs = { user_id: wearer.userId, provider: 'garmin' }
    expect(await call(eve, '/get-data', { ...theirs, data_type: 'activity', ...window })).toEqual(notFound)
    expect(await call(eve, '/get-athlete', theirs)).toEqual(notFound)
    expect(await call(eve, '/deauthorize', theirs)).toEqual(notFound)
    expect(await call(eve, '/get-athlete', { user_id: 'nobody' })).toEqual(notFound)
    expect(terra.people.has(wearer.userId)).toBe(true)
    for (const path of ['/get-user', '/get-providers'] as const) {
      expect(await refusal(call(eve, path, { user_id: wearer.referenceId }))).toBe('401 user_unauthorized')
    }
    const long = { start_date: '2025-01-01', end_date: '2026-03-03' }
    expect(await refusal(call(eve, '/get-data', { ...theirs, data_type: 'body', ...long }))).toBe(
      '400 general_argument_invalid',
    )
  })

  test('what was recorded before comes with the connection, as history: kept whole, told once', async () => {
    const maya = await anAthlete()
    const wearer = terra.connect(maya.userId, 'oura')
    const day = Date.parse('2026-03-02T05:00:00Z')
    wearer.records.activity.push(workout('a'), workout('b', { start: '2026-02-28T13:00:00Z' }))
    wearer.records.sleep.push(aNight('n', day + 6 * 3_600_000, 7.2))
    wearer.records.daily.push(aCountedDay(day, 9100, 2400))
    wearer.records.body.push(aWeighing(day, 64.8))
    terra.fail('sleep', { kind: 'status', status: 500 }, 2)
    // The data overtakes the news of the connection.
    expect(await bring(wearer, workout('a'))).toMatchObject({ status: 200, text: '{"status":"ignored"}' })
    await terra.send(terra.event('auth', wearer))
    await historyIsThere(wearer)
    expect(await recordsOf(maya, 'activity')).toHaveLength(2)
    const [night] = await recordsOf(maya, 'sleep')
    expect(JSON.parse(night?.healthSummary)).toMatchObject({ sleepSeconds: 25_920 })
    expect(await recordsOf(maya, 'daily')).toHaveLength(1)
    expect(await recordsOf(maya, 'body')).toHaveLength(1)
    expect(await documentsOf(maya, 'notifications')).toMatchObject([
      { title: 'Your wearable data is here', description: 'Oura brought 5 records of the last weeks.' },
    ])
  })

  test('an activity arrives once however often it is sent, and its update replaces it', async () => {
    const { person: maya, wearer } = await aWearer()
    const sent = await Promise.all([bring(wearer, workout('run')), bring(wearer, workout('run'))])
    expect(sent.map(({ status }) => status)).toEqual([200, 200])
    await bring(wearer, workout('run'))
    const longer = terra.event('activity', wearer, { data: [workout('run', { minutes: 75, name: 'Long Run' })] })
    await terra.send(longer)
    // A retry of the first delivery arrives late; it was sent before.
    const stale = { 'x-terra-ordering-timestamp': String(clock.now() - 60_000) }
    await terra.send(terra.event('activity', wearer, { data: [workout('run')] }), 'proper', stale)
    const [record, ...others] = await recordsOf(maya, 'activity')
    expect(others).toEqual([])
    expect(readWearableActivity(record as never, zone)).toMatchObject({
      name: 'Long Run',
      end: '2026-03-03T13:15:00.000Z',
    })
    expect(JSON.parse(record?.activitySummary)).toMatchObject({ durationMinutes: 75, averageHeartRate: 152 })
    expect(await documentsOf(maya, 'notifications')).toMatchObject([
      { title: 'New wearable data', description: 'Garmin recorded Morning Run: 50 minutes.' },
    ])
    await bring(wearer, workout('run', { uploadType: 4 }))
    expect(await recordsOf(maya, 'activity')).toEqual([])
  })

  test('fuel after it is worked out: by what was really done, more for more, in dishes the athlete eats', async () => {
    const { person: maya, wearer } = await aWearer()
    const fuelOf = async (minutes: number, kcal: number, bpm: number) => {
      await bring(wearer, workout('run', { minutes, kcal, bpm, name: 'Run' }))
      return until(async () => {
        const [record] = await recordsOf(maya, 'activity')
        const summary = JSON.parse(record?.activitySummary ?? '{}')
        const isWorkedOut = String(record?.postActivityFuelReasoning ?? '').includes(`${kcal} kcal on your device`)
        if (summary.durationMinutes !== minutes || !isWorkedOut) return undefined
        return { meal: JSON.parse(record?.postActivityMeal), reasoning: String(record?.postActivityFuelReasoning) }
      })
    }
    const first = await fuelOf(50, 480, 152)
    expect(first.meal.mealOptions).toHaveLength(3)
    for (const option of first.meal.mealOptions) {
      expect(Math.abs(option.calories - first.meal.calories) / first.meal.calories).toBeLessThan(0.15)
      expect(JSON.stringify(option.ingredients)).not.toMatch(/chicken|milk-whole|egg-whole|salmon|tuna/)
    }
    expect(first.reasoning).toMatch(/after Run \(medium\)/)
    const harder = await fuelOf(100, 990, 172)
    expect(harder.meal.macros.carbs).toBeGreaterThan(first.meal.macros.carbs)
  })

  test('a light walk needs no fuel of its own, and says so', async () => {
    const { person: maya, wearer } = await aWearer()
    await bring(wearer, workout('walk', { type: 7, minutes: 20, bpm: 95, kcal: 70, name: 'Walk' }))
    const record = await until(async () => {
      const [one] = await recordsOf(maya, 'activity')
      return one?.postActivityFuelReasoning ? one : undefined
    })
    expect(record.postActivityMeal).toBeNull()
    expect(record.postActivityFuelReasoning).toContain('your next meal covers them')
  })

  test.each(['forged', 'old', 'none'] as const)('an event whose signature is %s changes nothing', async (signing) => {
    const { person: maya, wearer } = await aWearer()
    const event = terra.event('activity', wearer, { data: [workout('run')] })
    expect((await terra.send(event, signing)).status).toBe(401)
    expect((await terra.send(terra.event('deauth', wearer), signing)).status).toBe(401)
    expect(await recordsOf(maya, 'activity')).toEqual([])
    expect((await profileOf(maya)).terra_user_id).toBe(wearer.userId)
  })

  test('events that say nothing to us, or nothing readable, are taken and passed over', async () => {
    const { person: maya, wearer } = await aWearer()
    const events = [
      terra.event('large_request_processing', wearer),
      terra.event('connection_error', wearer),
      terra.event('activity', wearer, { data: 'later' }),
      { type: 'auth', status: 'error', reason: 'access_denied' },
      { type: 'auth', status: 'success', user: { user_id: 'x', provider: 'OURA', reference_id: 'no-account' } },
      { hello: 'there' },
      ['list'],
    ]
    for (const event of events) expect(await terra.send(event)).toEqual({ status: 200, text: '{"status":"ignored"}' })
    const mixed = terra.event('activity', wearer, { data: [null, { metadata: {} }, workout('good')] })
    expect((await terra.send(mixed)).status).toBe(200)
    expect(await recordsOf(maya, 'activity')).toHaveLength(1)
  })

  test('the end of a connection may arrive before its beginning, and an end is final', async () => {
    const maya = await anAthlete()
    const wearer = terra.connect(maya.userId, 'fitbit')
    await terra.send(terra.event('deauth', wearer))
    await terra.send(terra.event('auth', wearer))
    expect((await profileOf(maya)).terra_user_id).toBeNull()
  })

  test('somebody who connects the same maker anew has one connection, the new one', async () => {
    const { person: maya, wearer: old } = await aWearer('garmin')
    const { user: old_user } = terra.event('x', old) as { user: object }
    const anew = terra.connect(maya.userId, 'garmin')
    const { user: new_user } = terra.event('x', anew) as { user: object }
    await terra.send({ type: 'user_reauth', status: 'warning', old_user, new_user })
    await terra.send(terra.event('auth', anew))
    expect((await profileOf(maya)).terra_user_id).toBe(anew.userId)
    await bring(old, workout('stale'))
    await bring(anew, workout('run'))
    expect(await recordsOf(maya, 'activity')).toHaveLength(1)
  })

  test('access taken back at the maker leaves the other watch', async () => {
    const { person: maya, wearer: ring } = await aWearer('oura')
    clock.advance(1000)
    const watch = terra.connect(maya.userId, 'garmin')
    await terra.send(terra.event('auth', watch))
    expect(JSON.parse((await profileOf(maya)).wearable_device)).toMatchObject({ provider: 'garmin' })
    await terra.send(terra.event('access_revoked', watch))
    expect((await profileOf(maya)).terra_user_id).toBe(ring.userId)
  })

  test('Sync Now: what the service has is kept, without the samples in the answer', async () => {
    const { person: maya, wearer } = await aWearer()
    wearer.records.activity.push(workout('unheard-of'))
    const asked = { user_id: wearer.userId, provider: 'garmin', data_type: 'activity', ...window }
    const answer = await call(maya, '/get-data', asked)
    expect(answer).toMatchObject({ status: 'success', fresh: 1, data: [{ metadata: { summary_id: 'unheard-of' } }] })
    expect(JSON.stringify(answer)).not.toContain('_samples')
    expect(await recordsOf(maya, 'activity')).toHaveLength(1)
    wearer.isActive = false
    expect(await call(maya, '/get-data', asked)).toEqual({
      code: 409,
      status: 'error',
      message:
        'Failed to fetch health data. Your device no longer lets us read its data. Disconnect it and connect it again.',
    })
  })

  test('a link cannot be made while the service fails, in words', async () => {
    const maya = await anAthlete()
    terra.fail('auth/authenticateUser', { kind: 'body', body: '{"status":"success"}' })
    expect(await call(maya, '/generate', { provider: 'oura', reference_id: maya.userId })).toMatchObject({
      code: 409,
      message: expect.stringMatching(/^Failed to generate authorization URL\. /),
    })
  })

  test('with the account goes the connection at the service, also when it is down at that moment', async () => {
    const { person: maya, wearer } = await aWearer()
    terra.fail('auth/deauthenticateUser', { kind: 'status', status: 500 }, 3)
    const gone = await call(maya, '/delete-account', { appwrite_user_id: maya.userId, terra_user_id: wearer.userId })
    expect(gone).toMatchObject({ status: 'success' })
    const { sayDueGoodbyes } = await import('../services/wearable/say-goodbye.ts')
    await until(async () => {
      const rows = await app.backend.store.db.selectFrom('wearableGoodbyes').selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain(maya.userId)
      return rows[0]?.attempts === 1
    })
    clock.advance(11 * 60_000)
    expect(await sayDueGoodbyes(app.backend)).toBe(1)
    expect(terra.people.has(wearer.userId)).toBe(false)
    expect(await app.backend.store.db.selectFrom('wearableGoodbyes').selectAll().execute()).toEqual([])
    expect(
      await app.backend.store.db.selectFrom('wearableLinks').selectAll().where('userId', '=', maya.userId).execute(),
    ).toEqual([])
  })
})

test('without a service there is no webhook', async () => {
  const app = await startApp('sqlite', { settings: { LOG_LEVEL: 'silent' } })
  const answer = await fetch(`${app.url}/v1/webhooks/terra`, { method: 'POST', body: '{}' })
  expect(answer.status).toBe(404)
  await app.close()
})
