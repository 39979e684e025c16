import { AuthenticatorType } from 'appwrite'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../testing/databases.ts'
import { startApp, type TestApp } from '../testing/test-app.ts'
import {
  type Ceremony,
  type Forgery,
  type TestAuthenticator,
  testAuthenticator,
} from '../testing/test-authenticator.ts'
import { type Browser, goodPassword, type Person, refusal, signUp } from '../testing/test-browser.ts'

const MINUTE_MS = 60_000
const page = 'http://localhost:3000'

interface Told {
  readonly status: number
  readonly type?: string
  readonly passkeys?: readonly { $id: string; name: string; lastUsedAt: string; synced: boolean }[]
  readonly $id?: string
  readonly reason?: string
}

const call = async (browser: Browser, method: string, path: string, body: object = {}): Promise<Told & Ceremony> => {
  const answer = await browser.fetch(`/v1/account${path}`, {
    method,
    headers: { 'content-type': 'application/json', origin: page },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { ...(text === '' ? {} : JSON.parse(text)), status: answer.status }
}

const said = ({ status, type }: Told): string => (type === undefined ? String(status) : `${status} ${type}`)

/** Adds a passkey of a device to the person who is signed in here. */
const add = async (
  browser: Browser,
  device: TestAuthenticator,
  { name = 'Phone', forgery, proof = {} }: { name?: string; forgery?: Forgery; proof?: object } = {},
): Promise<Told> => {
  const options = await call(browser, 'POST', '/passkeys/options', proof)
  if (options.status !== 200) return options
  return call(browser, 'POST', '/passkeys', { name, credential: device.create(options, forgery) })
}

const begin = (browser: Browser) => call(browser, 'POST', '/sessions/passkey/options')
const finish = (browser: Browser, credential: object) => call(browser, 'POST', '/sessions/passkey', { credential })
const signIn = async (browser: Browser, device: TestAuthenticator, forgery?: Forgery): Promise<Told> =>
  finish(browser, device.get(await begin(browser), forgery))

/** A person with one passkey. */
const withPasskey = async (
  app: TestApp,
): Promise<{ readonly person: Person; readonly device: TestAuthenticator; readonly id: string }> => {
  const person = await signUp(app.browser())
  const device = testAuthenticator(page)
  const added = await add(person, device)
  expect(said(added)).toBe('201')
  return { person, device, id: added.$id ?? '' }
}

describe.each(databases)('passkeys on %s', (database) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(database)
  })
  afterAll(() => app.close())

  test('a device signs in without a password, is named, listed and told of by mail; removed it signs in no more', async () => {
    const { person, device, id } = await withPasskey(app)
    await app.mailAbout(person.email, 'A passkey was added to your Pacemeal account')
    const phone = app.browser()
    expect(said(await signIn(phone, device))).toBe('201')
    expect(await phone.account.get()).toMatchObject({ $id: person.userId })
    const { sessions } = await phone.account.listSessions()
    expect(sessions.find(({ current }) => current)).toMatchObject({ provider: 'passkey', factors: ['passkey'] })

    expect(said(await call(person, 'PATCH', `/passkeys/${id}`, { name: '  ' }))).toBe('400 general_argument_invalid')
    expect(said(await call(person, 'PATCH', `/passkeys/${id}`, { name: 'Blue phone' }))).toBe('200')
    const { passkeys = [] } = await call(person, 'GET', '/passkeys')
    expect(passkeys).toMatchObject([{ $id: id, name: 'Blue phone', synced: false }])
    expect(passkeys[0]?.lastUsedAt).not.toBe('')

    expect(said(await call(person, 'DELETE', `/passkeys/${id}`))).toBe('204')
    await app.mailAbout(person.email, 'A passkey was removed from your Pacemeal account')
    const refused = await signIn(app.browser(), device)
    expect([said(refused), refused.reason]).toEqual(['401 user_invalid_credentials', 'unknown_passkey'])
    expect((await phone.account.get()).$id).toBe(person.userId)
  })

  test('an answer counts once, in the browser that asked, for five minutes', async () => {
    const { device } = await withPasskey(app)
    const phone = app.browser()
    const credential = device.get(await begin(phone))
    expect(said(await finish(app.browser(), credential))).toBe('401 user_invalid_token')
    // Shown elsewhere it is used up.
    expect(said(await finish(phone, credential))).toBe('401 user_invalid_token')
    const again = device.get(await begin(phone))
    expect(said(await finish(phone, again))).toBe('201')
    expect(said(await finish(phone, again))).toBe('401 user_session_already_exists')
    await phone.account.deleteSession({ sessionId: 'current' })
    expect(said(await finish(phone, again))).toBe('401 user_invalid_token')
    const late = device.get(await begin(phone))
    app.clock.advance(5 * MINUTE_MS + 1)
    expect(said(await finish(phone, late))).toBe('401 user_invalid_token')
    expect(said(await finish(phone, device.get({ challenge: 'made-up', rpId: 'localhost' })))).toBe(
      '401 user_invalid_token',
    )
  })

  test('a device that does not count signs in again and again', async () => {
    const person = await signUp(app.browser())
    const device = testAuthenticator(page, { counts: false })
    await add(person, device)
    for (const browser of [app.browser(), app.browser()]) expect(said(await signIn(browser, device))).toBe('201')
  })

  test('adding one asks for proof some time after the sign-in, once, in the session that proved it', async () => {
    const person = await signUp(app.browser())
    app.clock.advance(11 * MINUTE_MS)
    const device = testAuthenticator(page)
    expect(said(await add(person, device))).toBe('401 user_challenge_required')
    expect(said(await add(person, device, { proof: { password: 'Not-mine-26' } }))).toBe('401 user_invalid_credentials')
    const options = await call(person, 'POST', '/passkeys/options', { password: goodPassword })
    const credential = device.create(options)
    const other = app.browser()
    await other.account.createEmailPasswordSession({ email: person.email, password: goodPassword })
    expect(said(await call(other, 'POST', '/passkeys', { name: 'Thief', credential }))).toBe('401 user_invalid_token')
    expect(said(await call(person, 'POST', '/passkeys', { name: 'Late', credential }))).toBe('401 user_invalid_token')

    const proof = { password: goodPassword }
    expect(said(await add(person, device, { proof }))).toBe('201')
    expect(said(await add(person, device, { proof }))).toBe('409 user_passkey_already_exists')
    expect(said(await add(app.browser(), device))).toMatch(/^401/)
  })

  test('it belongs to one person, and no answer in another’s name opens their account', async () => {
    const { person, id } = await withPasskey(app)
    const eve = await signUp(app.browser())
    expect(said(await call(eve, 'DELETE', `/passkeys/${id}`))).toBe('404 user_passkey_not_found')
    expect(said(await call(eve, 'PATCH', `/passkeys/${id}`, { name: 'Mine' }))).toBe('404 user_passkey_not_found')
    const device = testAuthenticator(page)
    await add(eve, device)
    const browser = app.browser()
    const signed = device.get(await begin(browser)) as { response: object }
    const userHandle = Buffer.from(person.userId).toString('base64url')
    const posed = { ...signed, response: { ...signed.response, userHandle } }
    expect(said(await finish(browser, posed))).toBe('401 user_invalid_credentials')
  })

  test('with a second factor on, adding one asks for a fresh code, and signing in by one for none', async () => {
    const person = await signUp(app.browser())
    const type = AuthenticatorType.Totp
    const { secret } = await person.account.createMfaAuthenticator({ type })
    const otp = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now() })
    await person.account.updateMfaAuthenticator({ type, otp })
    await person.account.createMfaRecoveryCodes()
    await person.account.updateMFA({ mfa: true })
    const device = testAuthenticator(page)
    expect(said(await add(person, device))).toBe('201')
    app.clock.advance(11 * MINUTE_MS)
    const proof = { password: goodPassword }
    expect(said(await add(person, testAuthenticator(page), { proof }))).toBe('401 user_challenge_required')
    const phone = app.browser()
    expect(said(await signIn(phone, device))).toBe('201')
    expect((await phone.account.get()).$id).toBe(person.userId)
  })

  test('recovering the account removes every passkey: one may be a stranger’s', async () => {
    const { person, device } = await withPasskey(app)
    await app.browser().account.createRecovery({ email: person.email, url: `${page}/reset` })
    const mail = await app.mailAbout(person.email, 'Reset your Pacemeal password')
    const secret = /secret=([^&"\s]+)/.exec(mail.text)?.[1] ?? ''
    await app.browser().account.updateRecovery({ userId: person.userId, secret, password: 'Barley-2026' })
    expect((await signIn(app.browser(), device)).reason).toBe('unknown_passkey')
  })
})

describe('forged answers of passkeys', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp('sqlite')
  })
  afterAll(() => app.close())

  const forgeries: readonly (readonly [string, Forgery])[] = [
    ['of a foreign page', { origin: 'https://pacemeal.evil.example' }],
    ['for another app', { rpId: 'evil.example' }],
    ['of a frame in a foreign page', { isFramed: true }],
    ['without making sure of the person', { isUnverified: true }],
  ]

  test.each([...forgeries, ['of another key', { isForged: true }], ['that counts backwards', { counter: 1 }]] as const)(
    'an answer %s signs nobody in',
    async (_what, forgery) => {
      const { device } = await withPasskey(app)
      const phone = app.browser()
      expect(said(await signIn(phone, device))).toBe('201')
      await phone.account.deleteSession({ sessionId: 'current' })
      expect(said(await signIn(phone, device, forgery))).toBe('401 user_invalid_token')
      expect(await refusal(phone.account.get())).toBe('401 general_unauthorized_scope')
      expect(said(await signIn(phone, device))).toBe('201')
    },
  )

  test.each(forgeries)('a passkey made by an answer %s is not kept', async (_what, forgery) => {
    const person = await signUp(app.browser())
    expect(said(await add(person, testAuthenticator(page), { forgery }))).toBe('401 user_invalid_token')
    expect((await call(person, 'GET', '/passkeys')).passkeys).toEqual([])
  })
})
