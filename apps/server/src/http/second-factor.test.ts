import { AppwriteException, AuthenticationFactor, AuthenticatorType } from 'appwrite'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commands } from '../admin/commands.ts'
import { findSession } from '../services/accounts/find-caller.ts'
import { endWeakCodes } from '../services/second-factor/end-weak-codes.ts'
import {
  createAuthenticator,
  createRecoveryCodes,
  deleteAuthenticator,
} from '../services/second-factor/second-factor.ts'
import { databases } from '../testing/databases.ts'
import { startApp, type TestApp } from '../testing/test-app.ts'
import { type Browser, goodPassword, type Person, refusal, signUp } from '../testing/test-browser.ts'

const MINUTE_MS = 60_000
const type = AuthenticatorType.Totp

describe.each(databases)('two-step verification on %s', (database) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(database, { settings: { RATE_LIMITS: 'on', RATE_LIMIT_SCALE: '2' } })
  })
  afterAll(() => app.close())

  /** What the authenticator app shows now; each code is taken once, so time goes on first. */
  const codeOf = (secret: string): string => {
    app.clock.advance(MINUTE_MS)
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now() })
  }

  interface Protected {
    readonly person: Person
    readonly secret: string
    readonly codes: readonly string[]
  }

  const turnOn = async (): Promise<Protected> => {
    const person = await signUp(app.browser())
    const { secret, uri } = await person.account.createMfaAuthenticator({ type })
    expect(uri).toContain(`secret=${secret}`)
    await person.account.updateMfaAuthenticator({ type, otp: codeOf(secret) })
    const { recoveryCodes } = await person.account.createMfaRecoveryCodes()
    expect((await person.account.updateMFA({ mfa: true })).mfa).toBe(true)
    return { person, secret, codes: recoveryCodes }
  }

  const enterPassword = async (email: string): Promise<Browser> => {
    const browser = app.browser()
    await browser.account.createEmailPasswordSession({ email, password: goodPassword })
    return browser
  }

  const answer = async ({ account }: Browser, otp: string, factor = AuthenticationFactor.Totp) => {
    const { $id } = await account.createMfaChallenge({ factor })
    return account.updateMfaChallenge({ challengeId: $id, otp })
  }

  test('a password alone opens nothing any more, and with a code of the app everything', async () => {
    const { person, secret } = await turnOn()
    const phone = await enterPassword(person.email)
    expect(await refusal(phone.account.get())).toBe('401 user_more_factors_required')
    expect(await refusal(phone.account.listSessions())).toBe('401 user_more_factors_required')
    const list = { databaseId: 'pacemeal', collectionId: 'meal_logs' }
    expect(await refusal(phone.databases.listDocuments(list))).toMatch(/^401/)
    expect(await phone.account.listMfaFactors()).toMatchObject({ totp: true, recoveryCode: true, email: false })

    expect(await refusal(answer(phone, '000000'))).toBe('401 user_invalid_token')
    const proven = await answer(phone, codeOf(secret))
    expect(proven).toMatchObject({ factors: ['password', 'totp'], current: true })
    expect((await phone.account.get()).mfa).toBe(true)
    await person.account.deleteSession({ sessionId: proven.$id })
    expect(await refusal(phone.account.get())).toBe('401 general_unauthorized_scope')
  })

  test('with the second factor a session gets a new secret, and the one from before opens nothing', async () => {
    const { person, secret } = await turnOn()
    const phone = await enterPassword(person.email)
    const cookieOf = ({ cookies }: Browser) => cookies.get('a_session_pacemeal')
    const before = cookieOf(phone)
    await answer(phone, codeOf(secret))
    const after = cookieOf(phone)
    expect(after?.value).toMatch(/^\S{40,}$/)
    expect(after?.value).not.toBe(before?.value)
    expect(after?.attributes).toBe(before?.attributes)
    expect((await phone.account.get()).$id).toBe(person.userId)
    const asked = await app
      .browser()
      .fetch('/v1/account', { headers: { cookie: `a_session_pacemeal=${before?.value}` } })
    expect([asked.status, ((await asked.json()) as { type?: string }).type]).toEqual([
      401,
      'general_unauthorized_scope',
    ])
    // Proven once more, as before a change of the ways in, it is another one again.
    await answer(phone, codeOf(secret))
    expect(cookieOf(phone)?.value).not.toBe(after?.value)
    expect((await phone.account.get()).$id).toBe(person.userId)
    expect((await phone.account.listSessions()).total).toBe(2)
  })

  test('a code is taken once, and a challenge only in the session that began it', async () => {
    const { person, secret } = await turnOn()
    const [phone, thief] = [await enterPassword(person.email), await enterPassword(person.email)]
    const seen = codeOf(secret)
    const { $id } = await phone.account.createMfaChallenge({ factor: AuthenticationFactor.Totp })
    expect(await refusal(thief.account.updateMfaChallenge({ challengeId: $id, otp: seen }))).toBe(
      '401 user_invalid_token',
    )
    await phone.account.updateMfaChallenge({ challengeId: $id, otp: seen })
    expect(await refusal(answer(thief, seen))).toBe('401 user_invalid_token')
    expect(await refusal(thief.account.get())).toBe('401 user_more_factors_required')
  })

  test('codes of before, which are short enough to be found, end at the start with a mail; later ones stay', async () => {
    const { person: old, codes: short } = await turnOn()
    const { person: later, codes } = await turnOn()
    const { db } = app.backend.store
    await db.updateTable('recoveryCodes').set({ weak: 1 }).where('userId', '=', old.userId).execute()
    await endWeakCodes(app.backend)
    const byCode = AuthenticationFactor.Recoverycode
    const phone = await enterPassword(old.email)
    expect(await phone.account.listMfaFactors()).toMatchObject({ totp: true, recoveryCode: false })
    expect(await refusal(answer(phone, short[0] ?? '', byCode))).toMatch(/^404/)
    expect((await app.mailAbout(old.email, 'Your recovery codes need to be replaced')).text).toContain('Sign-In')
    const other = await enterPassword(later.email)
    await answer(other, codes[0] ?? '', byCode)
    expect((await other.account.get()).$id).toBe(later.userId)
    // Once told, nobody is told again.
    const mails = (await app.mailsTo(old.email)).length
    await endWeakCodes(app.backend)
    expect((await app.mailsTo(old.email)).length).toBe(mails)
  })

  test('a recovery code stands in for the app once, however it is typed; new ones replace the old', async () => {
    const { person, codes } = await turnOn()
    expect(new Set(codes).size).toBe(10)
    const [first = '', second = ''] = codes
    const byCode = AuthenticationFactor.Recoverycode
    const phone = await enterPassword(person.email)
    await answer(phone, first.toUpperCase().replaceAll('-', ' '), byCode)
    expect((await phone.account.get()).$id).toBe(person.userId)
    const again = await enterPassword(person.email)
    expect(await refusal(answer(again, first, byCode))).toBe('401 user_invalid_token')
    expect(await refusal(phone.account.createMfaRecoveryCodes())).toBe('409 user_recovery_codes_already_exists')
    const { recoveryCodes } = await phone.account.updateMfaRecoveryCodes()
    expect(await refusal(answer(again, second, byCode))).toBe('401 user_invalid_token')
    await answer(again, recoveryCodes[0] ?? '', byCode)
    const kept = await app.backend.store.db.selectFrom('recoveryCodes').select('codeHash').execute()
    expect(JSON.stringify(kept)).not.toContain(recoveryCodes[1])
    // Of 31 letters and digits, more than 128 bits: nobody who has the hashes finds a code by trying.
    for (const code of recoveryCodes) {
      expect(code).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4})+$/)
      expect(code.replaceAll('-', '').length * Math.log2(31)).toBeGreaterThan(128)
    }
  })

  test('an open session alone can neither turn it on nor off, and the person hears of both by mail', async () => {
    const careless = await signUp(app.browser())
    app.clock.advance(11 * MINUTE_MS)
    expect(await refusal(careless.account.createMfaAuthenticator({ type }))).toBe('401 user_challenge_required')
    const withPassword = (password: string) =>
      careless.fetch('/v1/account/mfa/authenticators/totp', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ password }),
      })
    expect((await withPassword('Not-mine-26')).status).toBe(401)
    expect((await withPassword(goodPassword)).status).toBe(201)
    expect(await refusal(careless.account.updateMFA({ mfa: true }))).toBe('404 user_authenticator_not_found')

    const { person, secret } = await turnOn()
    await app.mailAbout(person.email, 'Two-step verification was turned on')
    app.clock.advance(11 * MINUTE_MS)
    for (const weaken of [
      () => person.account.updateMFA({ mfa: false }),
      () => person.account.deleteMfaAuthenticator({ type }),
      () => person.account.updateMfaRecoveryCodes(),
    ]) {
      expect(await refusal(weaken())).toBe('401 user_challenge_required')
    }
    expect(await refusal(person.account.createMfaAuthenticator({ type }))).toBe('401 user_challenge_required')
    await answer(person, codeOf(secret))
    await person.account.deleteMfaAuthenticator({ type })
    await app.mailAbout(person.email, 'Two-step verification was turned off')
    const phone = await enterPassword(person.email)
    expect((await phone.account.get()).mfa).toBe(false)
  })

  test('turning it on ends every other session, a new password does not turn it off', async () => {
    const person = await signUp(app.browser())
    const phone = await enterPassword(person.email)
    const { secret } = await person.account.createMfaAuthenticator({ type })
    await person.account.updateMfaAuthenticator({ type, otp: codeOf(secret) })
    await person.account.createMfaRecoveryCodes()
    expect((await phone.account.get()).mfa).toBe(false)
    await person.account.updateMFA({ mfa: true })
    expect(await refusal(phone.account.get())).toBe('401 general_unauthorized_scope')
    await person.account.updatePassword({ password: 'Porridge-2027', oldPassword: goodPassword })
    const browser = app.browser()
    await browser.account.createEmailPasswordSession({ email: person.email, password: 'Porridge-2027' })
    expect(await refusal(browser.account.get())).toBe('401 user_more_factors_required')
  })

  test('what began before it was turned on gives no new ways in afterwards', async () => {
    const { clock, store } = app.backend
    const person = await signUp(app.browser())
    const before = await findSession(store, clock, person.cookies.get('a_session_pacemeal')?.value ?? '')
    if (before === null) throw new Error('There is no session.')
    const { secret } = await person.account.createMfaAuthenticator({ type })
    await person.account.updateMfaAuthenticator({ type, otp: codeOf(secret) })
    await person.account.createMfaRecoveryCodes()
    await person.account.updateMFA({ mfa: true })
    for (const weaken of [
      () => createRecoveryCodes(app.backend, before, { replaces: true }),
      () => createAuthenticator(app.backend, before, goodPassword),
      () => deleteAuthenticator(app.backend, before),
    ]) {
      await expect(weaken()).rejects.toMatchObject({ type: 'user_challenge_required' })
    }
    expect(await person.account.listMfaFactors()).toMatchObject({ totp: true, recoveryCode: true })
  })

  test('guesses end, also over many sessions, and the operator lets in who has lost phone and codes', async () => {
    const { person, secret } = await turnOn()
    const thieves = [await enterPassword(person.email), await enterPassword(person.email)]
    const seen: number[] = []
    for (let round = 0; round < 12; round++) {
      for (const thief of thieves) {
        const refused = await answer(thief, '000000').catch((error: unknown) => error)
        if (refused instanceof AppwriteException) seen.push(refused.code)
      }
    }
    // Twice ten an hour here; the first code of the set-up was one.
    expect(seen.filter((code) => code === 401)).toHaveLength(19)
    expect(seen.filter((code) => code === 429)).toHaveLength(5)
    // A session that has proven it is not shut out.
    expect((await person.account.get()).$id).toBe(person.userId)
    expect(await refusal(answer(await enterPassword(person.email), codeOf(secret)))).toMatch(/^429/)

    const reset = commands['second-factor-off']
    await reset?.run(app.backend, { words: [person.email], options: { yes: true } })
    const phone = await enterPassword(person.email)
    expect((await phone.account.get()).mfa).toBe(false)
    expect(await refusal(person.account.get())).toBe('401 general_unauthorized_scope')
  })
})
