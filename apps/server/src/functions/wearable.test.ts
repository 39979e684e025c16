import { databaseId } from '@pacemeal/protocol'
import { describe, expect, test } from 'vitest'
import { usually } from '../testing/databases.ts'
import { refusal, signUp } from '../testing/test-browser.ts'
import { openWearableWorld } from '../testing/wearable-world.ts'

const window = { start_date: '2026-02-24', end_date: '2026-03-03' }

describe.each(usually('postgres'))('wearables on %s', (database) => {
  const world = openWearableWorld(database)
  const { call, profileOf, giveProfile, anAthlete, recordsOf, until, aWearer, workout, bring, clock } = world

  test('from the link to the profile: allowed on the page of the maker, told by a webhook', async () => {
    const maya = await anAthlete()
    const link = await call(maya, '/generate', { provider: 'garmin', reference_id: maya.userId })
    expect(link).toMatchObject({
      code: 200,
      status: 'success',
      message: 'Authorization URL generated',
      expires_in: 3600,
    })
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
    const noah = await signUp(world.app.browser())
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
    const maya = await signUp(world.app.browser())
    const wearer = world.terra.connect(maya.userId, 'whoop')
    expect(await call(maya, '/get-user', { user_id: maya.userId })).toMatchObject({ terra_user_id: wearer.userId })
    expect(await giveProfile(maya)).toMatchObject({ terra_user_id: wearer.userId })
  })

  test('only the server writes the connection; clearing it disconnects', async () => {
    const { person: maya, wearer } = await aWearer()
    const update = (data: object) =>
      maya.databases.updateDocument({ databaseId, collectionId: 'user_profiles', documentId: maya.userId, data })
    const kept = await update({ terra_user_id: 'somebody-else', wearable_device: '{"provider":"x"}', name: 'Maya L' })
    expect(kept).toMatchObject({ terra_user_id: wearer.userId, name: 'Maya L' })
    expect(await update({ terra_user_id: null, wearable_device: null })).toMatchObject({ terra_user_id: null })
    await until(async () => !world.terra.people.has(wearer.userId))
    await bring(wearer, workout('late'))
    expect(await recordsOf(maya, 'activity')).toEqual([])
  })

  test('disconnecting ends the connection at the service and here, once', async () => {
    const { person: maya, wearer } = await aWearer()
    const body = { user_id: wearer.userId, provider: 'garmin' }
    world.terra.fail('auth/deauthenticateUser', { kind: 'status', status: 500 }, 3)
    expect(await call(maya, '/deauthorize', body)).toEqual({
      code: 503,
      status: 'error',
      message: 'Failed to disconnect wearable. The wearable service has a problem. Please try again in a few minutes.',
    })
    expect((await profileOf(maya)).terra_user_id).toBe(wearer.userId)
    expect(await call(maya, '/deauthorize', body)).toEqual({
      code: 200,
      status: 'success',
      message: 'Wearable disconnected',
    })
    expect(await profileOf(maya)).toMatchObject({ terra_user_id: null, wearable_device: null })
    expect(world.terra.people.has(wearer.userId)).toBe(false)
    expect(await call(maya, '/deauthorize', body)).toEqual({
      code: 200,
      status: 'success',
      message: 'Wearable disconnected',
    })
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
    expect(world.terra.people.has(wearer.userId)).toBe(true)
    for (const path of ['/get-user', '/get-providers'] as const) {
      expect(await refusal(call(eve, path, { user_id: wearer.referenceId }))).toBe('401 user_unauthorized')
    }
    const long = { start_date: '2025-01-01', end_date: '2026-03-03' }
    expect(await refusal(call(eve, '/get-data', { ...theirs, data_type: 'body', ...long }))).toBe(
      '400 general_argument_invalid',
    )
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
    world.terra.fail('auth/authenticateUser', { kind: 'body', body: '{"status":"success"}' })
    expect(await call(maya, '/generate', { provider: 'oura', reference_id: maya.userId })).toMatchObject({
      code: 409,
      message: expect.stringMatching(/^Failed to generate authorization URL\. /),
    })
  })

  test('with the account goes the connection at the service, also when it is down at that moment', async () => {
    const { person: maya, wearer } = await aWearer()
    world.terra.fail('auth/deauthenticateUser', { kind: 'status', status: 500 }, 3)
    const gone = await call(maya, '/delete-account', { appwrite_user_id: maya.userId, terra_user_id: wearer.userId })
    expect(gone).toMatchObject({ status: 'success' })
    const { processDeauthorizations } = await import('../services/wearable/deauthorize-connections.ts')
    await until(async () => {
      const rows = await world.app.backend.store.db.selectFrom('deletionOutbox').selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain(maya.userId)
      return rows[0]?.attempts === 1
    })
    clock.advance(11 * 60_000)
    expect(await processDeauthorizations(world.app.backend)).toBe(1)
    expect(world.terra.people.has(wearer.userId)).toBe(false)
    expect(await world.app.backend.store.db.selectFrom('deletionOutbox').selectAll().execute()).toEqual([])
    expect(
      await world.app.backend.store.db
        .selectFrom('wearableLinks')
        .selectAll()
        .where('userId', '=', maya.userId)
        .execute(),
    ).toEqual([])
  })
})
