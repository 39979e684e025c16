import { OAuthProvider } from 'appwrite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { SignInRefused } from '../providers/identity/identity-provider.ts'
import { databases } from '../testing/databases.ts'
import { expectLoggedError } from '../testing/logged-errors.ts'
import { startApp, type TestApp } from '../testing/test-app.ts'
import { type Browser, goodPassword, refusal, signUp } from '../testing/test-browser.ts'
import { startOpenIdProvider, type TestOpenIdProvider } from '../testing/test-openid-provider.ts'

const app_ = 'http://localhost:3000'
const success = `${app_}/callback?success=true&from=login`
const failure = `${app_}/callback?success=false`

/** The address that the SDK makes the page go to, on the server under test. */
const startPath = (
  browser: Browser,
  pages: { success?: string; failure?: string } = { success, failure },
  provider = OAuthProvider.Google,
): string => {
  const url = new URL(String(browser.account.createOAuth2Token({ provider, ...pages })))
  return url.pathname + url.search
}

/** Goes through the provider's own pages as a browser does, with its cookies, until it is sent to our app again. */
const goThroughProvider = async (address: string): Promise<URL> => {
  const cookies = new Map<string, string>()
  for (let at = address; ; ) {
    if (at.startsWith(app_)) return new URL(at)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(at, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const next = response.headers.get('location')
    if (next === null) throw new Error(`${response.status} at ${at}: ${await response.text()}`)
    at = new URL(next, at).href
  }
}

const locationOf = (response: Response): string => response.headers.get('location') ?? ''

/** From our server to the provider and back to the address of ours that the provider names. */
const untilReturn = async (browser: Browser, path = startPath(browser)): Promise<string> => {
  const start = await browser.fetch(path)
  expect([start.status, start.headers.get('cache-control')]).toEqual([302, 'no-store'])
  const { pathname, search } = await goThroughProvider(locationOf(start))
  return pathname + search
}

/** The whole way, up to the page of the app. */
const signInWithGoogle = async (browser: Browser): Promise<URL> => {
  const end = await browser.fetch(await untilReturn(browser))
  expect(end.status).toBe(302)
  return new URL(locationOf(end))
}

const openSession = async (browser: Browser, page: URL) => {
  const userId = page.searchParams.get('userId') ?? ''
  const secret = page.searchParams.get('secret') ?? ''
  return browser.account.createSession({ userId, secret })
}

const errorOn = (page: URL): unknown => JSON.parse(page.searchParams.get('error') ?? 'null')

const told = async (response: Response): Promise<string> => {
  const { type } = (await response.json()) as { type: string }
  return `${response.status} ${type}`
}

let people = 0
const aGooglePerson = (changes: object = {}) => {
  people += 1
  return {
    sub: `google-${people}`,
    email: `runner-${people}@gmail.example`,
    email_verified: true,
    name: 'Noah Berg',
    ...changes,
  }
}

describe.each(databases)('sign in with Google on %s', (database) => {
  let app: TestApp
  let google: TestOpenIdProvider
  let club: TestOpenIdProvider
  beforeAll(async () => {
    google = await startOpenIdProvider(`${app_}/v1/account/sessions/oauth2/callback/google/pacemeal`)
    club = await startOpenIdProvider(`${app_}/v1/account/sessions/oauth2/callback/oidc/pacemeal`)
    const settings = { ...google.settings, ...club.otherSettings, OPENID_NAME: 'Athletics Club' }
    app = await startApp(database, { settings })
  })
  afterAll(async () => {
    await app.close()
    await google.close()
    await club.close()
  })

  /** The whole way by the provider beside Google. */
  const signInAtClub = async (browser: Browser): Promise<URL> => {
    const path = startPath(browser, undefined, OAuthProvider.Oidc)
    return new URL(locationOf(await browser.fetch(await untilReturn(browser, path))))
  }

  test('another provider is named by the settings, knows people of its own, and shares no attempt with Google', async () => {
    const named = await (await app.browser().fetch('/v1/account/tokens/oauth2')).json()
    const club_ = { provider: 'oidc', name: 'Athletics Club' }
    expect(named).toEqual({ providers: [{ provider: 'google', name: 'Google' }, club_] })

    const person = aGooglePerson()
    google.person = person
    const first = app.browser()
    await openSession(first, await signInWithGoogle(first))
    const { $id } = await first.account.get()
    // The same id at two providers is two people; the same proven address is one.
    club.person = { ...person, email: `club-${person.email}` }
    const second = app.browser()
    expect(await openSession(second, await signInAtClub(second))).toMatchObject({ provider: 'oidc' })
    expect((await second.account.get()).$id).not.toBe($id)
    club.person = { ...person, sub: `club-${person.sub}` }
    const third = app.browser()
    await openSession(third, await signInAtClub(third))
    expect((await third.account.get()).$id).toBe($id)

    club.person = { ...aGooglePerson(), email_verified: false }
    expect(errorOn(await signInAtClub(app.browser()))).toMatchObject({
      type: 'user_unauthorized',
      message: 'Athletics Club has not verified the e-mail address of this account.',
    })
    club.person = aGooglePerson()
    const mixing = app.browser()
    const returned = await untilReturn(mixing, startPath(mixing, undefined, OAuthProvider.Oidc))
    expect(await told(await mixing.fetch(returned.replace('/oidc/', '/google/')))).toBe('401 user_invalid_token')
  })

  test('a new person gets an account with a verified address, and is the same person the next time', async () => {
    const person = aGooglePerson()
    google.person = person
    const browser = app.browser()
    const page = await signInWithGoogle(browser)
    expect([page.origin, page.pathname]).toEqual([app_, '/callback'])
    expect(Object.fromEntries(page.searchParams)).toMatchObject({ success: 'true', from: 'login' })
    const session = await openSession(browser, page)
    expect(session).toMatchObject({ provider: 'google', providerUid: person.email })
    const account = await browser.account.get()
    expect(account).toMatchObject({
      name: 'Noah Berg',
      email: person.email,
      emailVerification: true,
      passwordUpdate: '',
    })

    google.person = { ...person, email: 'moved@gmail.example', name: 'Another Name' }
    const phone = app.browser()
    await openSession(phone, await signInWithGoogle(phone))
    expect(await phone.account.get()).toMatchObject({ $id: account.$id, email: person.email, name: 'Noah Berg' })
  })

  test('a new person who comes back in several tabs at once gets one account', async () => {
    google.person = aGooglePerson()
    const browsers = [app.browser(), app.browser(), app.browser()]
    const returns = await Promise.all(browsers.map(async (browser) => [browser, await untilReturn(browser)] as const))
    const pages = await Promise.all(returns.map(([browser, path]) => browser.fetch(path)))
    const ids = pages.map((page) => new URL(locationOf(page)).searchParams.get('userId'))
    expect(ids[0]).toMatch(/^[0-9a-f]{20}$/)
    expect(new Set(ids).size).toBe(1)
  })

  test('a stranger who put his own Google account on an address is out once its owner recovers the account', async () => {
    google.person = aGooglePerson()
    const stranger = app.browser()
    await openSession(stranger, await signInWithGoogle(stranger))
    const { $id: userId } = await stranger.account.get()
    await stranger.account.updatePassword({ password: goodPassword })
    const email = `owner-of-${userId}@athletes.example`
    await stranger.account.updateEmail({ email, password: goodPassword })

    const owner = app.browser()
    await owner.account.createRecovery({ email, url: `${app_}/recover` })
    const strangersPhone = app.browser()
    const waiting = await signInWithGoogle(strangersPhone)
    const [, link = ''] =
      /href="(http[^"]*secret=[^"]*)"/.exec((await app.mailAbout(email, 'Reset your Pacemeal password')).html) ?? []
    const secret = new URL(link.replaceAll('&amp;', '&')).searchParams.get('secret') ?? ''
    await owner.account.updateRecovery({ userId, secret, password: 'Barley-2026' })

    expect(await refusal(openSession(strangersPhone, waiting))).toBe('401 user_invalid_token')
    const again = app.browser()
    await openSession(again, await signInWithGoogle(again))
    expect((await again.account.get()).$id).not.toBe(userId)
    await owner.account.createEmailPasswordSession({ email, password: 'Barley-2026' })
    expect(await owner.account.get()).toMatchObject({ $id: userId, emailVerification: true })
  })

  test('the secret works once, for a minute, and for nobody else', async () => {
    google.person = aGooglePerson()
    const browser = app.browser()
    const page = await signInWithGoogle(browser)
    const eve = await signUp(app.browser())
    const secret = page.searchParams.get('secret') ?? ''
    const stolen = app.browser().account.createSession({ userId: eve.userId, secret })
    expect(await refusal(stolen)).toBe('401 user_invalid_token')
    await openSession(browser, page)
    await browser.account.deleteSession({ sessionId: 'current' })
    expect(await refusal(openSession(browser, page))).toBe('401 user_invalid_token')

    const late = await signInWithGoogle(browser)
    app.clock.advance(61_000)
    expect(await refusal(openSession(browser, late))).toBe('401 user_invalid_token')
  })

  test('nobody is led into the account of somebody else, whose sign-in was begun in another browser', async () => {
    google.person = aGooglePerson()
    const attacker = app.browser()
    const page = await signInWithGoogle(attacker)
    const victim = app.browser()
    expect(await refusal(openSession(victim, page))).toBe('401 user_invalid_token')
    await untilReturn(victim)
    expect(await refusal(openSession(victim, page))).toBe('401 user_invalid_token')
    expect(await refusal(victim.account.get())).toBe('401 general_unauthorized_scope')
    expect(await openSession(attacker, page)).toMatchObject({ provider: 'google' })
  })

  test('who is signed in hears of their session only for a secret that would open another', async () => {
    google.person = aGooglePerson()
    const browser = app.browser()
    const page = await signInWithGoogle(browser)
    const maya = await signUp(browser)
    const forged = new URL(page)
    forged.searchParams.set('secret', 'not-the-secret')
    expect(await refusal(openSession(browser, forged))).toBe('401 user_invalid_token')
    expect(await refusal(openSession(browser, page))).toBe('401 user_session_already_exists')
    await maya.account.deleteSession({ sessionId: 'current' })
    expect(await openSession(browser, page)).toMatchObject({ provider: 'google' })
  })

  test('a verified account of the same address is linked, and keeps its password', async () => {
    const maya = await signUp(app.browser())
    await maya.account.createEmailVerification({ url: `${app_}/verify` })
    const [mail] = await app.mailsTo(maya.email)
    const secret = /secret=([^&"\s]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    await maya.account.updateEmailVerification({ userId: maya.userId, secret })
    google.person = aGooglePerson({ email: maya.email.toUpperCase() })
    const phone = app.browser()
    await openSession(phone, await signInWithGoogle(phone))
    expect(await phone.account.get()).toMatchObject({ $id: maya.userId, name: 'Maya Lindgren' })
    expect((await maya.account.get()).passwordUpdate).not.toBe('')
  })

  test('an account whose address nobody proved is not linked: it may be a stranger waiting inside', async () => {
    const squatter = await signUp(app.browser())
    google.person = aGooglePerson({ email: squatter.email })
    const page = await signInWithGoogle(app.browser())
    expect(page.searchParams.get('success')).toBe('false')
    expect(errorOn(page)).toMatchObject({ type: 'user_already_exists', code: 409 })
    expect((await squatter.account.get()).emailVerification).toBe(false)

    // The person gets the account by recovery, which ends the stranger's session; then Google is linked.
    await app.browser().account.createRecovery({ email: squatter.email, url: `${app_}/reset` })
    const mail = await app.mailAbout(squatter.email, 'Reset your Pacemeal password')
    const secret = /secret=([^&"\s]+)/.exec(mail.text)?.[1] ?? ''
    await app.browser().account.updateRecovery({ userId: squatter.userId, secret, password: 'Barley-2026' })
    expect(await refusal(squatter.account.get())).toBe('401 general_unauthorized_scope')
    const browser = app.browser()
    await openSession(browser, await signInWithGoogle(browser))
    expect((await browser.account.get()).$id).toBe(squatter.userId)
  })

  test('an address that Google has not verified makes no account', async () => {
    const person = aGooglePerson({ email_verified: false })
    google.person = person
    expect(errorOn(await signInWithGoogle(app.browser()))).toMatchObject({ type: 'user_unauthorized', code: 401 })
    google.person = { sub: person.sub }
    expect(errorOn(await signInWithGoogle(app.browser()))).toMatchObject({ type: 'user_unauthorized' })
    const rows = await app.backend.store.db.selectFrom('users').select('id').where('email', '=', person.email).execute()
    expect(rows).toEqual([])
  })

  test('a return from a provider is in the security log, refused or not, without what it carried', async () => {
    const told: Record<string, unknown>[] = []
    const { info, warn } = app.backend.log
    const keep = ({ security }: { security?: Record<string, unknown> }) => {
      if (security !== undefined) told.push(security)
    }
    Object.assign(app.backend.log, { info: keep, warn: keep })
    google.person = null
    await signInWithGoogle(app.browser())
    const person = aGooglePerson()
    google.person = person
    const browser = app.browser()
    const back = await untilReturn(browser)
    await browser.fetch(back)
    await browser.fetch(back)
    Object.assign(app.backend.log, { info, warn })
    expect(told.map(({ event, by, outcome, type }) => [event, by, outcome, type])).toEqual([
      ['provider-return', 'google', 'refused', 'user_unauthorized'],
      ['provider-return', 'google', 'succeeded', undefined],
      ['provider-return', 'google', 'refused', expect.any(String)],
    ])
    expect(told[1]?.user).toMatch(/^[0-9a-f]{20}$/)
    for (const secret of [person.email, new URL(back, app_).searchParams.get('code') ?? 'no code']) {
      expect(JSON.stringify(told)).not.toContain(secret)
    }
  })

  test('whoever says no at Google comes back to the failure page', async () => {
    google.person = null
    const page = await signInWithGoogle(app.browser())
    expect(page.href.startsWith(`${failure}&error=`)).toBe(true)
    expect(errorOn(page)).toEqual({ message: 'The sign-in was cancelled.', type: 'user_unauthorized', code: 401 })
  })

  test('an answer that cannot be trusted is told as that, and the operator is told why', async () => {
    google.person = aGooglePerson()
    const identity = app.backend.identity.google
    if (identity === undefined) throw new Error('Google is not set up')
    const why = new SignInRefused('answer-refused', 'The provider signs by HS256, which is not taken.')
    vi.spyOn(identity, 'finish').mockRejectedValueOnce(why)
    expectLoggedError(`the answer of Google to a sign-in was not accepted: ${why.message}`)
    expect(errorOn(await signInWithGoogle(app.browser()))).toEqual({
      message: 'The answer of Google was not accepted. Sign in another way, or write to us.',
      type: 'user_invalid_token',
      code: 401,
      reason: 'answer_refused',
    })
  })

  test('a state that is replayed, forged, too old or of another browser is refused', async () => {
    google.person = aGooglePerson()
    const browser = app.browser()
    const used = await untilReturn(browser)
    expect((await browser.fetch(used)).status).toBe(302)
    expect(await told(await browser.fetch(used))).toBe('401 user_invalid_token')

    const forged = await untilReturn(browser)
    const wrong = new URL(forged, app_)
    wrong.searchParams.set('state', 'forged')
    expect(await told(await browser.fetch(wrong.pathname + wrong.search))).toBe('401 user_invalid_token')

    const mine = await untilReturn(browser)
    expect(await told(await app.browser().fetch(mine))).toBe('401 user_invalid_token')
    expect(await told(await browser.fetch(mine))).toBe('401 user_invalid_token')

    const slow = await untilReturn(browser)
    app.clock.advance(10 * 60_000)
    expect(await told(await browser.fetch(slow))).toBe('401 user_invalid_token')

    // Another attempt's state with this attempt's code: Google's own proof does not fit.
    const one = new URL(await untilReturn(browser), app_)
    const other = new URL(await untilReturn(browser), app_)
    one.searchParams.set('code', other.searchParams.get('code') ?? '')
    const mixed = new URL(locationOf(await browser.fetch(one.pathname + one.search)))
    expect(errorOn(mixed)).toMatchObject({ type: 'user_invalid_token', code: 401 })
  })

  test('it leads only to pages of this app', async () => {
    const browser = app.browser()
    const elsewhere = ['https://evil.example/callback', 'http://localhost:3000@evil.example/', 'javascript:alert(1)']
    for (const page of elsewhere) {
      for (const pages of [
        { success: page, failure },
        { success, failure: page },
      ]) {
        expect(await told(await browser.fetch(startPath(browser, pages)))).toBe('400 general_argument_invalid')
      }
    }
    const unknown = startPath(browser).replace('/google?', '/unknown?')
    expect(await told(await browser.fetch(unknown))).toBe('400 general_argument_invalid')
    google.person = aGooglePerson()
    const returned = await untilReturn(browser, startPath(browser, {}))
    expect(locationOf(await browser.fetch(returned))).toMatch(
      /^http:\/\/localhost:3000\/callback\?success=true&userId=/,
    )
    const decorated = startPath(browser, { success: 'http://google.com@localhost:3000/callback?success=true', failure })
    expect(locationOf(await browser.fetch(await untilReturn(browser, decorated)))).toMatch(
      /^http:\/\/localhost:3000\/callback\?success=true&userId=/,
    )
    const otherProject = (await untilReturn(browser)).replace('/pacemeal?', '/other?')
    expect(await told(await browser.fetch(otherProject))).toBe('404 project_not_found')
  })
})

test('without Google it says so; with a Google that does not answer, the failure page does', async () => {
  const none = await startApp('sqlite')
  expect(await told(await none.browser().fetch(startPath(none.browser())))).toBe('412 project_provider_disabled')
  await none.close()
  expectLoggedError('a sign-in with Google failed: fetch failed')
  const settings = { GOOGLE_ISSUER: 'http://127.0.0.1:9', GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' }
  const broken = await startApp('sqlite', { settings })
  const page = new URL(locationOf(await broken.browser().fetch(startPath(broken.browser()))))
  expect(page.href.startsWith(failure)).toBe(true)
  expect(errorOn(page)).toMatchObject({ type: 'general_server_error', code: 500 })
  await broken.close()
})

test('an ID token that the keys of the issuer have not signed signs nobody in', async () => {
  const google = await startOpenIdProvider(`${app_}/v1/account/sessions/oauth2/callback/google/pacemeal`)
  const app = await startApp('sqlite', { settings: google.settings })
  google.person = aGooglePerson()
  google.hasForeignKeys = true
  expectLoggedError('the answer of Google to a sign-in was not accepted')
  const page = await signInWithGoogle(app.browser())
  expect(errorOn(page)).toMatchObject({ code: 401 })
  expect(page.searchParams.has('secret')).toBe(false)
  await app.close()
  await google.close()
})
