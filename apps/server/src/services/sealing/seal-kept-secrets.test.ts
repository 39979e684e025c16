import { AuthenticationFactor, AuthenticatorType } from 'appwrite'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { createDatabase, databases } from '../../testing/databases.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { goodPassword, signUp } from '../../testing/test-browser.ts'

const first = '0f'.repeat(32)
const second = '1e'.repeat(32)
const type = AuthenticatorType.Totp

const kept = async ({ backend: { store } }: TestApp) => ({
  authenticators: await store.db.selectFrom('authenticators').select('secret').execute(),
  keys: await store.db.selectFrom('serverKeys').select(['name', 'value']).orderBy('name').execute(),
})

describe.each(databases)('kept secrets on %s', (database) => {
  test('are sealed by the key that the server is given, those from before and after a change of it, too', async () => {
    const shared = await createDatabase(database)
    const start = (settings: Record<string, string>) => startApp(database, { sharing: shared, settings })

    // Before there was a key, everything lay open.
    let app = await start({})
    const person = await signUp(app.browser())
    const { secret } = await person.account.createMfaAuthenticator({ type })
    const codeAt = () => {
      app.clock.advance(60_000)
      return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now() })
    }
    await person.account.updateMfaAuthenticator({ type, otp: codeAt() })
    await person.account.createMfaRecoveryCodes()
    await person.account.updateMFA({ mfa: true })
    const open = await kept(app)
    expect(open.authenticators).toEqual([{ secret }])
    const opened = open.keys.map(({ value }) => value)
    expect(opened.length).toBeGreaterThan(0)
    let now = app.clock.now()
    await app.close()

    let before = JSON.stringify(open)
    for (const settings of [
      { SEALING_KEY: first },
      { SEALING_KEY: second, SEALING_KEY_FORMER: first },
      { SEALING_KEY: second },
    ]) {
      app = await start(settings)
      app.clock.advance(now - app.clock.now())
      const sealed = JSON.stringify(await kept(app))
      for (const text of [secret, ...opened]) expect(sealed).not.toContain(text)
      expect(sealed === before, 'written anew').toBe(
        settings.SEALING_KEY_FORMER === undefined && before.includes('sealed'),
      )
      before = sealed
      const phone = app.browser()
      await phone.account.createEmailPasswordSession({ email: person.email, password: goodPassword })
      const { $id } = await phone.account.createMfaChallenge({ factor: AuthenticationFactor.Totp })
      await phone.account.updateMfaChallenge({ challengeId: $id, otp: codeAt() })
      expect((await phone.account.get()).$id).toBe(person.userId)
      now = app.clock.now()
      await app.close()
    }

    // A server that was not given the key says so and does not begin to make others.
    await expect(start({})).rejects.toThrow('neither SEALING_KEY nor SEALING_KEY_FORMER is')
    await expect(start({ SEALING_KEY: first })).rejects.toThrow('neither SEALING_KEY nor SEALING_KEY_FORMER is')
    app = await start({ SEALING_KEY_FORMER: second })
    expect((await kept(app)).keys.map(({ value }) => value)).toEqual(opened)
    await app.close()
    await shared.drop()
  })
})
