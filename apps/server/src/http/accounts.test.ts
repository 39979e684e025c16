import { ID } from 'appwrite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeEmail, changePassword } from '../services/accounts/change-account.ts'
import { findCaller } from '../services/accounts/find-caller.ts'
import { renewSession } from '../services/accounts/renew-session.ts'
import { databases } from '../testing/databases.ts'
import { startApp, type TestApp } from '../testing/test-app.ts'
import { goodPassword, refusal, signUp } from '../testing/test-browser.ts'

const linkIn = (text: string): URL => new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '')

const partsOf = (link: URL) => ({
  userId: link.searchParams.get('userId') ?? '',
  secret: link.searchParams.get('secret') ?? '',
})

describe.each(databases)('accounts on %s', (database) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(database)
  })
  afterAll(() => app.close())

  const recoveryLinkTo = async (email: string): Promise<URL> =>
    linkIn((await app.mailAbout(email, 'Reset your Pacemeal password')).text)
  const newestLinkTo = async (email: string): Promise<URL> => linkIn((await app.mailsTo(email)).at(-1)?.text ?? '')

  test('a person signs up, signs in and sees the account without its password', async () => {
    const browser = app.browser()
    const userId = ID.unique()
    const created = await browser.account.create({
      userId,
      email: 'Maya@Athletes.Example',
      password: goodPassword,
      name: 'Maya',
    })
    expect(created).toMatchObject({
      $id: userId,
      email: 'maya@athletes.example',
      name: 'Maya',
      emailVerification: false,
    })
    expect(await refusal(browser.account.get())).toBe('401 general_unauthorized_scope')

    const session = await browser.account.createEmailPasswordSession({
      email: 'MAYA@athletes.example',
      password: goodPassword,
    })
    expect(session).toMatchObject({ userId, provider: 'email', current: true, secret: '' })
    const user = await browser.account.get()
    expect(user).toMatchObject({ $id: userId, status: true, labels: [], targets: [], phone: '' })
    expect(Object.keys(user)).not.toContain('password')
    expect(JSON.stringify(await app.backend.store.db.selectFrom('users').selectAll().execute())).not.toContain(
      goodPassword,
    )
  })

  test('the cookie is kept from scripts and outlives the browser only when the person is remembered', async () => {
    const remembered = await signUp(app.browser())
    const kept = remembered.cookies.get('a_session_pacemeal')
    expect(kept?.attributes).toContain('httponly')
    expect(kept?.attributes).toContain('samesite=lax')
    expect(kept?.attributes).toContain('expires=')
    remembered.restart()
    expect((await remembered.account.get()).$id).toBe(remembered.userId)

    const fleeting = app.browser()
    fleeting.client.headers['X-Pacemeal-Remember'] = 'off'
    await fleeting.account.createEmailPasswordSession({ email: remembered.email, password: goodPassword })
    expect((await fleeting.account.get()).$id).toBe(remembered.userId)
    fleeting.restart()
    expect(await refusal(fleeting.account.get())).toBe('401 general_unauthorized_scope')

    const byCookie = await app.browser().fetch('/v1/account/sessions/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: 'pacemeal_session_only=1' },
      body: JSON.stringify({ email: remembered.email, password: goodPassword }),
    })
    expect(byCookie.headers.getSetCookie().join()).toMatch(/^a_session_pacemeal=(?!.*expires)/i)
  })

  test('of ten people who take one address at once, one gets it', async () => {
    const email = `${ID.unique()}@athletes.example`
    const tries = Array.from({ length: 10 }, () =>
      app.browser().account.create({ userId: ID.unique(), email, password: goodPassword }),
    )
    const outcomes = await Promise.allSettled(tries)
    expect(outcomes.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    const types = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.type] : []))
    expect(new Set(types)).toEqual(new Set(['user_already_exists']))
  })

  test('a failed sign-in says whether the address is unknown, and only in its reason', async () => {
    const maya = await signUp(app.browser())
    const unknown = await app.browser().fetch('/v1/account/sessions/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nobody@athletes.example', password: goodPassword }),
    })
    expect(unknown.status).toBe(401)
    expect(await unknown.json()).toMatchObject({
      type: 'user_invalid_credentials',
      code: 401,
      reason: 'unknown_account',
    })
    const wrong = await app.browser().fetch('/v1/account/sessions/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: maya.email, password: 'Porridge-2026' }),
    })
    expect(await wrong.json()).toEqual({
      type: 'user_invalid_credentials',
      code: 401,
      message: expect.any(String),
      version: expect.any(String),
    })
  })

  test('a long password of any characters counts exactly as it was typed', async () => {
    const { account } = app.browser()
    const email = 'typed.exactly@athletes.example'
    const create = (password: string) => account.create({ userId: ID.unique(), email, password })
    expect(await refusal(create('Short-7'))).toBe('400 general_argument_invalid')
    const long = ` ${'pâté 🍝 mit Soße; '.repeat(5)}`
    expect(long.length).toBeGreaterThan(64)
    await create(long)
    const signIn = (password: string) => app.browser().account.createEmailPasswordSession({ email, password })
    for (const other of [long.trim(), long.toLowerCase(), long.slice(0, 72)]) {
      expect(await refusal(signIn(other))).toBe('401 user_invalid_credentials')
    }
    expect((await signIn(long)).provider).toBe('email')
    // A keyboard that writes the accent as a character of its own writes the same password.
    expect((await signIn(long.normalize('NFD'))).provider).toBe('email')
  })

  test('input that does not fit is refused by the name of its parameter', async () => {
    const { account } = app.browser()
    await expect(
      account.create({ userId: ID.unique(), email: 'no address', password: goodPassword }),
    ).rejects.toMatchObject({
      code: 400,
      type: 'general_argument_invalid',
      message: expect.stringContaining('`email`'),
    })
    await expect(account.createEmailPasswordSession({ email: 'a@b.example', password: 'abc' })).rejects.toMatchObject({
      code: 400,
      message: expect.stringContaining('`password`'),
    })
    await expect(account.create({ userId: '-no', email: 'a@b.example', password: goodPassword })).rejects.toMatchObject(
      {
        message: expect.stringContaining('`userId`'),
      },
    )
    const broken = await app.browser().fetch('/v1/account', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"userId": ',
    })
    expect(await broken.json()).toMatchObject({ code: 400, type: 'general_argument_invalid' })
  })

  test('signing in twice is refused while the first session lives', async () => {
    const maya = await signUp(app.browser())
    expect(await refusal(maya.account.createEmailPasswordSession({ email: maya.email, password: goodPassword }))).toBe(
      '401 user_session_already_exists',
    )
  })

  test.each(['verifications/email', 'verification'])(
    'an address is verified by the mailed link through %s',
    async (path) => {
      const maya = await signUp(app.browser())
      const asked = await maya.fetch(`/v1/account/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ url: 'http://localhost:3000/auth/verify-email?from=mail' }),
      })
      expect(asked.status).toBe(201)
      expect(await asked.json()).toMatchObject({ userId: maya.userId, secret: '' })
      const link = await newestLinkTo(maya.email)
      expect(link.searchParams.get('from')).toBe('mail')
      const confirm = () =>
        app.browser().fetch(`/v1/account/${path}`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(partsOf(link)),
        })
      expect((await confirm()).status).toBe(200)
      expect((await maya.account.get()).emailVerification).toBe(true)
      expect((await confirm()).status).toBe(401)
      expect(await refusal(maya.account.createEmailVerification({ url: link.href }))).toBe(
        '409 user_email_already_verified',
      )
    },
  )

  test('a verification link expires, belongs to one person and one address, and leads only to the app', async () => {
    const maya = await signUp(app.browser())
    const other = await signUp(app.browser())
    const url = 'http://localhost:3000/auth/verify-email'
    expect(await refusal(maya.account.createEmailVerification({ url: 'http://localhost.evil.example/' }))).toBe(
      '400 general_argument_invalid',
    )
    await maya.account.createEmailVerification({ url })
    const first = partsOf(await newestLinkTo(maya.email))
    expect(await refusal(other.account.updateEmailVerification({ ...first, userId: other.userId }))).toBe(
      '401 user_invalid_token',
    )
    expect(await refusal(other.account.updateEmailVerification({ ...first, userId: 'nobody' }))).toBe(
      '404 user_not_found',
    )
    app.clock.advance(3_600_000)
    expect(await refusal(maya.account.updateEmailVerification(first))).toBe('401 user_invalid_token')

    await maya.account.createEmailVerification({ url })
    const second = partsOf(await newestLinkTo(maya.email))
    await maya.account.updateEmail({ email: `new-${maya.email}`, password: goodPassword })
    expect(await refusal(maya.account.updateEmailVerification(second))).toBe('401 user_invalid_token')
  })

  test('links in mails carry no name and password that would make them look like another page', async () => {
    const maya = await signUp(app.browser())
    await maya.account.createEmailVerification({ url: 'http://google.com:secure@localhost:3000/auth/verify-email' })
    const [mail] = await app.mailsTo(maya.email)
    expect(linkIn(mail?.text ?? '').href).toMatch(/^http:\/\/localhost:3000\/auth\/verify-email\?/)
    expect(`${mail?.html} ${mail?.text}`).not.toContain('google.com')
  })

  test('recovery sets a new password, ends every session and works once', async () => {
    const maya = await signUp(app.browser())
    await app.browser().account.createRecovery({ email: maya.email, url: 'http://localhost:3000/recover' })
    const token = partsOf(await recoveryLinkTo(maya.email))
    const tries = await Promise.allSettled(
      ['Barley-2026', 'Millet-2026', 'Quinoa-2026'].map((password) =>
        app.browser().account.updateRecovery({ ...token, password }),
      ),
    )
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    expect(await refusal(maya.account.get())).toBe('401 general_unauthorized_scope')
    expect(
      await refusal(app.browser().account.createEmailPasswordSession({ email: maya.email, password: goodPassword })),
    ).toBe('401 user_invalid_credentials')
    const signIns = await Promise.allSettled(
      ['Barley-2026', 'Millet-2026', 'Quinoa-2026'].map((password) =>
        app.browser().account.createEmailPasswordSession({ email: maya.email, password }),
      ),
    )
    expect(signIns.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  })

  test('a request that was on its way when the account was recovered takes nothing over', async () => {
    const maya = await signUp(app.browser())
    const { backend } = app
    // A thief knows the password and has a session: his request is let in, and his password compared, before the recovery.
    const secret = maya.cookies.get('a_session_pacemeal')?.value ?? ''
    const thief = await findCaller(backend.store, backend.clock, secret)
    if (thief === null) throw new Error('a session')
    await app.browser().account.createRecovery({ email: maya.email, url: 'http://localhost:3000/recover' })
    await app
      .browser()
      .account.updateRecovery({ ...partsOf(await recoveryLinkTo(maya.email)), password: 'Barley-2026' })
    const refused = { type: 'general_unauthorized_scope' }
    const wanted = { password: 'Thief-2026', oldPassword: goodPassword, device: '' }
    await expect(changeEmail(backend, thief, 'thief@athletes.example', goodPassword)).rejects.toMatchObject(refused)
    await expect(changePassword(backend, thief, wanted)).rejects.toMatchObject(refused)
    await maya.account.createEmailPasswordSession({ email: maya.email, password: 'Barley-2026' })
    // The session lives on where the password was changed, but what was compared before does not count any more.
    const before = await findCaller(backend.store, backend.clock, maya.cookies.get('a_session_pacemeal')?.value ?? '')
    if (before === null) throw new Error('a session')
    await maya.account.updatePassword({ password: 'Millet-2026', oldPassword: 'Barley-2026' })
    const outdated = { type: 'user_invalid_credentials' }
    await expect(changeEmail(backend, before, 'thief@athletes.example', 'Barley-2026')).rejects.toMatchObject(outdated)
  })

  test('a changed password needs the old one and ends the other sessions', async () => {
    const maya = await signUp(app.browser())
    const phone = app.browser()
    await phone.account.createEmailPasswordSession({ email: maya.email, password: goodPassword })
    expect(await refusal(maya.account.updatePassword({ password: 'Barley-2026', oldPassword: 'Not-mine-26' }))).toBe(
      '401 user_invalid_credentials',
    )
    expect(await refusal(maya.account.updatePassword({ password: 'Barley-2026' }))).toBe('401 user_invalid_credentials')
    await maya.account.updatePassword({ password: 'Barley-2026', oldPassword: goodPassword })
    expect((await maya.account.get()).$id).toBe(maya.userId)
    expect(await refusal(phone.account.get())).toBe('401 general_unauthorized_scope')
  })

  test('who proves again who they are gets another session secret, and the one from before ends some seconds later', async () => {
    const maya = await signUp(app.browser())
    const secretOf = () => maya.cookies.get('a_session_pacemeal')?.value ?? ''
    const asks = async (secret: string) => {
      const answer = await app.browser().fetch('/v1/account', { headers: { cookie: `a_session_pacemeal=${secret}` } })
      return answer.status
    }
    const attributes = maya.cookies.get('a_session_pacemeal')?.attributes
    const moved = `moved-${maya.email}`
    const proofs = [
      () => maya.account.updatePassword({ password: 'Barley-2026', oldPassword: goodPassword }),
      () => maya.account.updateEmail({ email: moved, password: 'Barley-2026' }),
      () =>
        maya.fetch('/v1/account/mfa/authenticators/totp', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ password: 'Barley-2026' }),
        }),
      () =>
        maya.fetch('/v1/account/passkeys/options', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ password: 'Barley-2026' }),
        }),
    ]
    for (const prove of proofs) {
      const former = secretOf()
      const { $id: session } = await maya.account.getSession({ sessionId: 'current' })
      await prove()
      expect(secretOf()).toMatch(/^\S{40,}$/)
      expect(secretOf()).not.toBe(former)
      expect(maya.cookies.get('a_session_pacemeal')?.attributes).toBe(attributes)
      // The same session goes on, and what other pages of the browser had asked by the former secret is answered.
      expect((await maya.account.getSession({ sessionId: 'current' })).$id).toBe(session)
      expect(await asks(former)).toBe(200)
      app.clock.advance(16_000)
      expect([await asks(former), await asks(secretOf())]).toEqual([401, 200])
    }
    // A proof that is refused renews nothing.
    const kept = secretOf()
    expect(await refusal(maya.account.updateEmail({ email: moved, password: 'Not-mine-26' }))).toMatch(/^401/)
    expect(secretOf()).toBe(kept)
  })

  test('of two proofs by one secret the first renews it, so that the browser is left with what opens the session', async () => {
    const maya = await signUp(app.browser())
    const { store, clock } = app.backend
    const secret = maya.cookies.get('a_session_pacemeal')?.value ?? ''
    const both = [await findCaller(store, clock, secret), await findCaller(store, clock, secret)]
    const renewed: (string | undefined)[] = []
    for (const caller of both) if (caller !== null) renewed.push(await renewSession(app.backend, caller))
    expect(renewed).toEqual([expect.stringMatching(/^\S{40,}$/), undefined])
    // Nor does who comes by the former secret take the session over.
    const late = await findCaller(store, clock, secret)
    if (late === null) throw new Error('within the seconds')
    expect(await renewSession(app.backend, late)).toBeUndefined()
    app.clock.advance(16_000)
    expect([
      await findCaller(store, clock, secret),
      (await findCaller(store, clock, renewed[0] ?? ''))?.user.id,
    ]).toEqual([null, maya.userId])
  })

  test('a changed password is told by mail, however it was changed', async () => {
    const maya = await signUp(app.browser())
    await maya.account.updatePassword({ password: 'Barley-2026', oldPassword: goodPassword })
    const mail = await app.mailAbout(maya.email, 'Your Pacemeal password was changed')
    expect(linkIn(mail.text).href).toBe('http://localhost:3000/forgot-password')
    expect(`${mail.html} ${mail.text}`).not.toContain('Barley')

    const noah = await signUp(app.browser())
    await app.browser().account.createRecovery({ email: noah.email, url: 'http://localhost:3000/recover' })
    await app
      .browser()
      .account.updateRecovery({ ...partsOf(await recoveryLinkTo(noah.email)), password: 'Millet-2026' })
    await app.mailAbout(noah.email, 'Your Pacemeal password was changed')
  })

  test('a changed address is told to the old one and to the new one', async () => {
    const maya = await signUp(app.browser())
    const moved = `moved-${maya.email}`
    await maya.account.updateEmail({ email: moved, password: goodPassword })
    const old = await app.mailAbout(maya.email, 'The email of your Pacemeal account was changed')
    expect(old.text).toContain('m…@athletes.example')
    expect([old.replyTo, old.text]).toEqual([app.backend.config.supportAddress, expect.not.stringContaining(moved)])
    await app.mailAbout(moved, 'This is now the email of your Pacemeal account')
  })

  test('the address changes with the password, to one nobody has, and is verified anew', async () => {
    const maya = await signUp(app.browser())
    const other = await signUp(app.browser())
    await maya.account.createEmailVerification({ url: 'http://localhost:3000/v' })
    await maya.account.updateEmailVerification(partsOf(await newestLinkTo(maya.email)))
    expect(await refusal(maya.account.updateEmail({ email: 'x@athletes.example', password: 'Wrong-2026' }))).toBe(
      '401 user_invalid_credentials',
    )
    expect(await refusal(maya.account.updateEmail({ email: other.email.toUpperCase(), password: goodPassword }))).toBe(
      '409 user_target_already_exists',
    )
    const changed = await maya.account.updateEmail({ email: `Moved-${maya.email}`, password: goodPassword })
    expect(changed).toMatchObject({ email: `moved-${maya.email}`, emailVerification: false })
  })

  test('a common password, or one with a word of the product or of the person in it, is refused wherever one is set', async () => {
    const maya = await signUp(app.browser(), 'Maya Lindgren')
    await maya.account.createRecovery({ email: maya.email, url: 'http://localhost:3000/reset' })
    const link = partsOf(await recoveryLinkTo(maya.email))
    const set: ((password: string) => Promise<unknown>)[] = [
      (password) => app.browser().account.create({ userId: ID.unique(), email: 'm@a.example', password, name: 'Maya' }),
      (password) => maya.account.updatePassword({ password, oldPassword: goodPassword }),
      (password) => app.browser().account.updateRecovery({ ...link, password }),
    ]
    for (const change of set) {
      await expect(change('Password123')).rejects.toMatchObject({
        type: 'general_argument_invalid',
        response: expect.stringContaining('"reason":"common_password"'),
      })
      await expect(change('P4ce-Meal-26')).rejects.toMatchObject({
        type: 'general_argument_invalid',
        response: expect.stringContaining('"reason":"product_word"'),
      })
      expect(await refusal(change('Maya-runs-26'))).toBe('400 password_personal_data')
    }
    await app.browser().account.updateRecovery({ ...link, password: 'Barley-2026' })
  })

  test('name and preferences are kept; preferences are replaced whole', async () => {
    const maya = await signUp(app.browser())
    expect((await maya.account.updateName({ name: 'Maya Å. 🏃' })).name).toBe('Maya Å. 🏃')
    expect(JSON.stringify(await maya.account.getPrefs())).toBe('{}')
    await maya.account.updatePrefs({ prefs: { theme: 'dark', nested: { units: ['kg', 1.5, null] } } })
    const user = await maya.account.updatePrefs({ prefs: { theme: 'light' } })
    expect(JSON.stringify(user.prefs)).toBe('{"theme":"light"}')
    for (const body of [
      '{"prefs":{"__proto__":{"a":1}}}',
      '{"prefs":{"a":[{"myconstructor":1}]}}',
      '{"prefs":[1]}',
      '{"prefs":{"a":"\\u0000"}}',
      `{"prefs":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`,
      `{"prefs":{"a":"${'x'.repeat(70_000)}"}}`,
    ]) {
      const answer = await maya.fetch('/v1/account/prefs', {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body,
      })
      expect(await answer.json()).toMatchObject({ code: 400, type: 'general_argument_invalid' })
    }
    expect(JSON.stringify(await maya.account.getPrefs())).toBe('{"theme":"light"}')
  })

  test('sessions are listed with their device, belong to one person, and end one by one or all', async () => {
    const maya = await signUp(app.browser())
    const phone = app.browser()
    phone.client.headers['user-agent'] =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
    const onPhone = await phone.account.createEmailPasswordSession({ email: maya.email, password: goodPassword })
    const { total, sessions } = await maya.account.listSessions()
    expect(total).toBe(2)
    expect(sessions.find((one) => one.$id === onPhone.$id)).toMatchObject({
      current: false,
      osName: 'iOS',
      clientName: 'Safari',
      deviceName: 'smartphone',
    })
    expect((await maya.account.getSession({ sessionId: 'current' })).current).toBe(true)

    const stranger = await signUp(app.browser())
    expect(await refusal(stranger.account.getSession({ sessionId: onPhone.$id }))).toBe('404 user_session_not_found')
    expect(await refusal(stranger.account.deleteSession({ sessionId: onPhone.$id }))).toBe('404 user_session_not_found')

    app.clock.advance(86_400_000)
    const before = await phone.account.getSession({ sessionId: 'current' })
    const extended = await phone.account.updateSession({ sessionId: 'current' })
    expect(Date.parse(extended.expire)).toBeGreaterThan(Date.parse(before.expire))

    await maya.account.deleteSession({ sessionId: onPhone.$id })
    expect(await refusal(phone.account.get())).toBe('401 general_unauthorized_scope')
    await maya.account.deleteSessions()
    expect(maya.cookies.has('a_session_pacemeal')).toBe(false)
    expect(await refusal(maya.account.get())).toBe('401 general_unauthorized_scope')
  })

  test('ten sessions are kept, the oldest goes first, and each expires after a year', async () => {
    const maya = await signUp(app.browser())
    const later = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        app.clock.advance(index + 1)
        const browser = app.browser()
        await browser.account.createEmailPasswordSession({ email: maya.email, password: goodPassword })
        return browser
      }),
    )
    expect(await refusal(maya.account.get())).toBe('401 general_unauthorized_scope')
    const [browser] = later
    expect((await browser?.account.listSessions())?.total).toBe(10)
    for (let days = 60; days <= 360; days += 60) {
      app.clock.advance(60 * 86_400_000)
      for (const one of later) expect((await one.account.get()).$id).toBe(maya.userId)
    }
    app.clock.advance(6 * 86_400_000)
    for (const one of later) expect(await refusal(one.account.get())).toBe('401 general_unauthorized_scope')
  })

  test('a session that nobody has used for 90 days ends, and is in no list; one that was used goes on', async () => {
    const maya = await signUp(app.browser())
    const tablet = app.browser()
    await tablet.account.createEmailPasswordSession({ email: maya.email, password: goodPassword })
    app.clock.advance(50 * 86_400_000)
    expect((await maya.account.listSessions()).total).toBe(2)
    app.clock.advance(41 * 86_400_000)
    expect((await maya.account.listSessions()).total).toBe(1)
    expect(await refusal(tablet.account.get())).toBe('401 general_unauthorized_scope')
    expect(await refusal(tablet.account.updateSession({ sessionId: 'current' }))).toBe('401 general_unauthorized_scope')
    app.clock.advance(89 * 86_400_000)
    expect((await maya.account.get()).$id).toBe(maya.userId)
  })

  test('the day of the last visit is kept', async () => {
    const maya = await signUp(app.browser())
    const before = (await maya.account.get()).accessedAt
    app.clock.advance(2 * 86_400_000)
    const after = (await maya.account.get()).accessedAt
    expect(Date.parse(after) - Date.parse(before)).toBe(2 * 86_400_000)
    app.clock.advance(1)
    expect((await maya.account.get()).accessedAt).toBe(after)
  })

  test('a session is understood from every place the SDK may put it, and rubbish makes a guest', async () => {
    const maya = await signUp(app.browser())
    const value = maya.cookies.get('a_session_pacemeal')?.value ?? ''
    const ask = async (headers: Record<string, string>) =>
      (await app.browser().fetch('/v1/account', { headers })).status
    expect(await ask({ 'x-appwrite-session': value })).toBe(200)
    expect(await ask({ 'x-fallback-cookies': JSON.stringify({ a_session_pacemeal: value }) })).toBe(200)
    for (const rubbish of ['[]', 'null', '{', '{"a_session_pacemeal":5}', 'x'.repeat(10_000)]) {
      expect(await ask({ 'x-fallback-cookies': rubbish })).toBe(401)
    }
    expect(await ask({ cookie: 'a_session_pacemeal=%E0%A4%A' })).toBe(401)
    expect(await ask({ 'x-appwrite-session': 'x'.repeat(5000) })).toBe(401)
    expect(await ask({ 'x-appwrite-jwt': 'a.b.c' })).toBe(401)
  })
})
