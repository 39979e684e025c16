import { readWearableActivity } from '@pacemeal/protocol/wearables'
import { describe, expect, test } from 'vitest'
import { databases } from '../testing/databases.ts'
import { startApp } from '../testing/test-app.ts'
import { signUp } from '../testing/test-browser.ts'
import { aCountedDay, aNight, aWeighing } from '../testing/test-terra-records.ts'
import { openWearableWorld, zone } from '../testing/wearable-world.ts'

describe.each(databases)('events of the wearable service on %s', (database) => {
  const world = openWearableWorld(database)
  const {
    athlete,
    profileOf,
    giveProfile,
    anAthlete,
    documentsOf,
    recordsOf,
    until,
    historyIsThere,
    aWearer,
    workout,
    bring,
    clock,
  } = world

  test('an activity of before there is a profile gets its fuel once there is one', async () => {
    const maya = await signUp(world.app.browser())
    const wearer = world.terra.connect(maya.userId, 'garmin')
    await world.terra.send(world.terra.event('auth', wearer))
    await bring(wearer, workout('run'))
    await until(async () => {
      const timers = world.app.backend.store.db
        .selectFrom('timers')
        .select('attempts')
        .where('userId', '=', maya.userId)
        // The first attempt has been made, and is over.
        .where('status', '=', 'waiting')
      return (await timers.where('kind', '=', 'wearable-fuel').executeTakeFirst())?.attempts === 1
    })
    await giveProfile(maya, athlete)
    clock.advance(31_000)
    world.app.backend.timers.nudge()
    const record = await until(async () => (await recordsOf(maya, 'activity')).find((one) => one.postActivityMeal))
    expect(JSON.parse(record.postActivityMeal).mealOptions).toHaveLength(3)
  })

  test('what was recorded before comes with the connection, as history: kept whole, told once', async () => {
    const maya = await anAthlete()
    const wearer = world.terra.connect(maya.userId, 'oura')
    const day = Date.parse('2026-03-02T05:00:00Z')
    wearer.records.activity.push(workout('a'), workout('b', { start: '2026-02-28T13:00:00Z' }))
    wearer.records.sleep.push(aNight('n', day + 6 * 3_600_000, 7.2))
    wearer.records.daily.push(aCountedDay(day, 9100, 2400))
    wearer.records.body.push(aWeighing(day, 64.8))
    world.terra.fail('sleep', { kind: 'status', status: 500 }, 2)
    // The data overtakes the news of the connection.
    expect(await bring(wearer, workout('a'))).toMatchObject({ status: 200, text: '{"status":"ignored"}' })
    await world.terra.send(world.terra.event('auth', wearer))
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
    const longer = world.terra.event('activity', wearer, { data: [workout('run', { minutes: 75, name: 'Long Run' })] })
    await world.terra.send(longer)
    // A retry of the first delivery arrives late; it was sent before.
    const stale = { 'x-terra-ordering-timestamp': String(clock.now() - 60_000) }
    await world.terra.send(world.terra.event('activity', wearer, { data: [workout('run')] }), 'proper', stale)
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
    expect(first.reasoning).toMatch(/after Run \(Moderate\)/)
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
    expect(record.postActivityFuelReasoning).toContain('your next meal covers it')
  })

  test('the fuel after an activity is explained in the language of the account', async () => {
    const { person: maya, wearer } = await aWearer()
    await maya.account.updatePrefs({ prefs: { locale: 'de' } })
    await bring(wearer, workout('walk', { type: 7, minutes: 20, bpm: 95, kcal: 70, name: 'Walk' }))
    const record = await until(async () => {
      const [one] = await recordsOf(maya, 'activity')
      return one?.postActivityFuelReasoning ? one : undefined
    })
    expect(record.postActivityFuelReasoning).toMatch(/20 Minuten davon brauchen kein eigenes Fuel: /)
    expect(record.postActivityFuelReasoning).not.toMatch(/\b(?:of|the|your)\b/)
  })

  test('the fuel after an activity is explained in the units of the account', async () => {
    const { person: maya, wearer } = await aWearer()
    await maya.account.updatePrefs({ prefs: { units: { energy: 'kJ', mass: 'lb' } } })
    await bring(wearer, workout('run', { minutes: 50, kcal: 480, bpm: 152, name: 'Run' }))
    const record = await until(async () => {
      const [one] = await recordsOf(maya, 'activity')
      return one?.postActivityFuelReasoning ? one : undefined
    })
    expect(record.postActivityFuelReasoning).toMatch(/2,008 kJ on your device/)
    expect(record.postActivityFuelReasoning).toMatch(/\d g\/lb\b/)
    expect(record.postActivityFuelReasoning).not.toMatch(/kcal|kg\b/)
  })

  test.each(['forged', 'old', 'none'] as const)('an event whose signature is %s changes nothing', async (signing) => {
    const { person: maya, wearer } = await aWearer()
    const event = world.terra.event('activity', wearer, { data: [workout('run')] })
    expect((await world.terra.send(event, signing)).status).toBe(401)
    expect((await world.terra.send(world.terra.event('deauth', wearer), signing)).status).toBe(401)
    expect(await recordsOf(maya, 'activity')).toEqual([])
    expect((await profileOf(maya)).terra_user_id).toBe(wearer.userId)
  })

  test('events that say nothing to us, or nothing readable, are taken and passed over', async () => {
    const { person: maya, wearer } = await aWearer()
    const events = [
      world.terra.event('large_request_processing', wearer),
      world.terra.event('connection_error', wearer),
      world.terra.event('activity', wearer, { data: 'later' }),
      { type: 'auth', status: 'error', reason: 'access_denied' },
      { type: 'auth', status: 'success', user: { user_id: 'x', provider: 'OURA', reference_id: 'no-account' } },
      { hello: 'there' },
      ['list'],
    ]
    for (const event of events)
      expect(await world.terra.send(event)).toEqual({ status: 200, text: '{"status":"ignored"}' })
    const mixed = world.terra.event('activity', wearer, { data: [null, { metadata: {} }, workout('good')] })
    expect((await world.terra.send(mixed)).status).toBe(200)
    expect(await recordsOf(maya, 'activity')).toHaveLength(1)
  })

  test('the end of a connection may arrive before its beginning, and an end is final', async () => {
    const maya = await anAthlete()
    const wearer = world.terra.connect(maya.userId, 'fitbit')
    await world.terra.send(world.terra.event('deauth', wearer))
    await world.terra.send(world.terra.event('auth', wearer))
    expect((await profileOf(maya)).terra_user_id).toBeNull()
  })

  test('somebody who connects the same maker anew has one connection, the new one', async () => {
    const { person: maya, wearer: old } = await aWearer('garmin')
    const { user: old_user } = world.terra.event('x', old) as { user: object }
    const anew = world.terra.connect(maya.userId, 'garmin')
    const { user: new_user } = world.terra.event('x', anew) as { user: object }
    await world.terra.send({ type: 'user_reauth', status: 'warning', old_user, new_user })
    await world.terra.send(world.terra.event('auth', anew))
    expect((await profileOf(maya)).terra_user_id).toBe(anew.userId)
    await bring(old, workout('stale'))
    await bring(anew, workout('run'))
    expect(await recordsOf(maya, 'activity')).toHaveLength(1)
  })

  test('access taken back at the maker leaves the other watch', async () => {
    const { person: maya, wearer: ring } = await aWearer('oura')
    clock.advance(1000)
    const watch = world.terra.connect(maya.userId, 'garmin')
    await world.terra.send(world.terra.event('auth', watch))
    expect(JSON.parse((await profileOf(maya)).wearable_device)).toMatchObject({ provider: 'garmin' })
    await world.terra.send(world.terra.event('access_revoked', watch))
    expect((await profileOf(maya)).terra_user_id).toBe(ring.userId)
  })
})

test('without a service there is no webhook', async () => {
  const app = await startApp('sqlite')
  const answer = await fetch(`${app.url}/v1/webhooks/terra`, { method: 'POST', body: '{}' })
  expect(answer.status).toBe(404)
  await app.close()
})
