import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestTerra, type TestTerra } from '../../testing/test-terra.ts'
import type { Failure } from '../../testing/test-terra-api.ts'
import { aWorkout } from '../../testing/test-terra-records.ts'
import { terraClient } from './terra-client.ts'
import { isSignedBy } from './terra-signature.ts'
import { WearableFailure } from './wearable-failure.ts'

const range = { from: '2026-03-01', to: '2026-03-02' }
const request = (provider: string) => ({
  provider,
  referenceId: 'maya',
  successUrl: 'http://app.example/callback?success=true',
  failureUrl: 'http://app.example/callback?success=false',
})

describe('the client of the wearable service', () => {
  let terra: TestTerra
  beforeAll(async () => {
    terra = await startTestTerra()
  })
  afterAll(() => terra.close())

  const client = (apiKey = terra.settings.TERRA_API_KEY, totalMs = 25_000) =>
    terraClient({
      baseUrl: terra.settings.TERRA_BASE_URL,
      devId: terra.settings.TERRA_DEV_ID,
      apiKey,
      signingSecret: terra.settings.TERRA_SIGNING_SECRET,
      timeoutMs: 300,
      backOffMs: 1,
      totalMs,
    })
  const failureOf = async (call: Promise<unknown>): Promise<string> => {
    const error = await call.catch((thrown: unknown) => thrown)
    if (error instanceof WearableFailure) return error.reason
    throw error instanceof Error ? error : new Error('The call was expected to fail.')
  }
  let asked = 0
  const calls = () => terra.asked.slice(asked).map(({ method, path }) => `${method} ${path}`)
  beforeEach(() => {
    asked = terra.asked.length
  })

  test('asks for the page of the very maker, with the way back', async () => {
    const link = await client().createLink(request('garmin'))
    expect(link).toEqual({ url: expect.stringContaining(`${terra.url}/authorise/`), expiresIn: 3600 })
    const [call] = terra.asked.slice(asked)
    expect(call).toMatchObject({ path: 'auth/authenticateUser', query: { resource: 'GARMIN' } })
    expect(JSON.parse(call?.body ?? '')).toMatchObject({
      reference_id: 'maya',
      auth_success_redirect_url: 'http://app.example/callback?success=true',
      auth_failure_redirect_url: 'http://app.example/callback?success=false',
    })
  })

  test("a maker without a page of its own is shown on the service's page, alone", async () => {
    expect(await client().createLink(request('withings'))).toMatchObject({ expiresIn: 900 })
    expect(calls()).toEqual(['POST auth/authenticateUser', 'POST auth/generateWidgetSession'])
    expect(JSON.parse(terra.asked.at(-1)?.body ?? '')).toMatchObject({ providers: 'WITHINGS' })
  })

  test('reads the days of a range, the last one included, and nobody else’s', async () => {
    const maya = terra.connect('maya', 'garmin')
    maya.records.activity.push(
      aWorkout({ id: 'before', start: '2026-02-28T23:00:00Z', minutes: 10 }),
      aWorkout({ id: 'last', start: '2026-03-02T21:00:00Z', minutes: 10 }),
    )
    const entries = await client().readData('activity', maya.userId, range)
    expect(entries).toMatchObject([{ metadata: { summary_id: 'last' } }])
    expect(terra.asked.at(-1)?.query).toMatchObject({ to_webhook: 'false', with_samples: 'true' })
    expect(await client().listUsers('maya')).toMatchObject([{ terraUserId: maya.userId, provider: 'garmin' }])
    expect(await client().listUsers('nobody')).toEqual([])
  })

  test('ends a connection, and one that is not known has ended', async () => {
    const { userId } = terra.connect('maya', 'oura')
    await client().endLink(userId)
    expect(terra.people.has(userId)).toBe(false)
    await client().endLink(userId)
  })

  test.each<[string, Failure, number, string]>([
    ['broken', { kind: 'status', status: 500 }, 3, 'unavailable'],
    ['busy', { kind: 'status', status: 429, retryAfter: '0' }, 3, 'busy'],
    ['busy for long', { kind: 'status', status: 429, retryAfter: '120' }, 1, 'busy'],
    ['silent', { kind: 'silence' }, 3, 'timeout'],
    ['no JSON', { kind: 'body', body: '<html>' }, 1, 'malformed'],
    ['another shape', { kind: 'body', body: '{"data":"later"}' }, 1, 'malformed'],
    ['still fetching', { kind: 'body', body: '{"type":"processing","retry_after_seconds":90}' }, 1, 'pending'],
    ['against the request', { kind: 'status', status: 400 }, 1, 'refused'],
  ])('a service that is %s is asked no more often than it helps', async (_, failure, times, reason) => {
    const { userId } = terra.connect('maya', 'garmin')
    terra.fail('sleep', failure, 9)
    expect(await failureOf(client().readData('sleep', userId, range))).toBe(reason)
    expect(calls()).toHaveLength(times)
    terra.fail('sleep', failure, 0)
  })

  test('a silent service is not asked again when the time of the call is up', async () => {
    const { userId } = terra.connect('maya', 'garmin')
    terra.fail('sleep', { kind: 'silence' }, 9)
    expect(await failureOf(client(terra.settings.TERRA_API_KEY, 0).readData('sleep', userId, range))).toBe('timeout')
    expect(calls()).toHaveLength(1)
    terra.fail('sleep', { kind: 'silence' }, 0)
  })

  test('a failure that passes is not noticed', async () => {
    const { userId } = terra.connect('maya', 'garmin')
    terra.fail('daily', { kind: 'status', status: 502 }, 2)
    expect(await client().readData('daily', userId, range)).toEqual([])
  })

  test('keys that are wrong, people that are unknown and access that has expired are told apart', async () => {
    const maya = terra.connect('maya', 'garmin')
    expect(await failureOf(client('no key').readAthlete(maya.userId))).toBe('refused')
    expect(await failureOf(client().readAthlete('nobody'))).toBe('not-found')
    expect(await client().readAthlete(maya.userId)).toMatchObject({ first_name: 'Maya' })
    maya.isActive = false
    expect(await failureOf(client().readAthlete(maya.userId))).toBe('expired')
  })

  test('a call that is given up is given up at once', async () => {
    terra.fail('body', { kind: 'silence' }, 1)
    const { userId } = terra.connect('maya', 'garmin')
    const call = client().readData('body', userId, range, AbortSignal.abort(new Error('enough')))
    await expect(call).rejects.toThrow('enough')
    terra.fail('body', { kind: 'silence' }, 0)
  })
})

describe('a signature', () => {
  const now = Date.parse('2026-03-02T08:15:30.000Z')
  const body = Buffer.from('{"type":"auth","é":1}')
  const signed = (stamp: number | string, secret = 'secret', over: Buffer = body) =>
    `t=${stamp},v1=${createHmac('sha256', secret).update(`${stamp}.`).update(over).digest('hex')}`
  const seconds = Math.floor(now / 1000)

  test.each<[string, string | undefined, boolean]>([
    ['in seconds', signed(seconds), true],
    ['in milliseconds', signed(now), true],
    ['of a clock a little ahead', signed(seconds + 200), true],
    ['of five minutes ago', signed(seconds - 299), true],
    ['of longer ago', signed(seconds - 301), false],
    ['of the future', signed(seconds + 400), false],
    ['by another secret', signed(seconds, 'other'), false],
    ['of another body', signed(seconds, 'secret', Buffer.from('{}')), false],
    ['with another time than was signed', signed(seconds).replace(String(seconds), String(seconds - 1)), false],
    ['without a hash', `t=${seconds}`, false],
    ['with a short hash', `t=${seconds},v1=abcd`, false],
    ['that is missing', undefined, false],
  ])('%s', (_, header, isGood) => {
    expect(isSignedBy('secret', header, body, now)).toBe(isGood)
  })
})
