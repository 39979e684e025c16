import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../testing/databases.ts'
import { startApp, type TestApp } from '../testing/test-app.ts'
import { type Browser, goodPassword, signUp } from '../testing/test-browser.ts'

const OWNER = '198.51.100.1'
const ATTACKER = '203.0.113.66'
const WRONG = 'Not-mine-26'
const isWrong = '401 user_invalid_credentials'
const isPaused = '429 general_rate_limit_exceeded'

describe.each(databases)('guesses at passwords, on %s', (database) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(database, {
      settings: { RATE_LIMITS: 'on', TRUST_PROXY: '1', RATE_LIMIT_SCALE: '1' },
    })
  })
  afterAll(() => app.close())

  const answerTo = (browser: Browser, address: string, email: string, password: string, headers = {}) =>
    browser.fetch('/v1/account/sessions/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
      body: JSON.stringify({ email, password }),
    })

  /** What a try comes to. */
  const trySignIn = async (browser: Browser, address: string, email: string, password = WRONG, headers = {}) => {
    const answer = await answerTo(browser, address, email, password, headers)
    const { type = 'signed in' } = (await answer.json()) as { type?: string }
    return `${answer.status} ${type}`
  }

  let people = 0
  /** Somebody with an account, and nothing in their browser. */
  const aPerson = async (): Promise<string> => {
    people += 1
    const email = `owner-${people}@athletes.example`
    const body = JSON.stringify({ userId: 'unique()', email, password: goodPassword })
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${people}` }
    expect((await app.browser().fetch('/v1/account', { method: 'POST', headers, body })).status).toBe(201)
    return email
  }

  const guessOften = async (address: string, email: string, times = 10): Promise<void> => {
    for (let at = 0; at < times; at++) expect(await trySignIn(app.browser(), address, email)).toBe(isWrong)
  }

  test('ten wrong ones of somebody else keep him waiting, and not the owner', async () => {
    const email = await aPerson()
    await guessOften(ATTACKER, email)
    expect(await trySignIn(app.browser(), ATTACKER, email, goodPassword)).toBe(isPaused)
    expect(await trySignIn(app.browser(), ATTACKER, email.toUpperCase(), goodPassword)).toBe(isPaused)
    expect(await trySignIn(app.browser(), OWNER, email, goodPassword)).toBe('201 signed in')
  })

  test('the wait is a minute, then twice as long each time, and is said', async () => {
    const email = await aPerson()
    const waits: (string | null)[] = []
    await guessOften('203.0.113.10', email)
    for (const minutes of [1, 2, 4]) {
      const refused = await answerTo(app.browser(), '203.0.113.10', email, goodPassword)
      waits.push(refused.headers.get('retry-after'))
      expect(refused.headers.get('x-ratelimit-limit')).toBe('10')
      expect(refused.headers.get('x-ratelimit-remaining')).toBe('0')
      app.clock.advance(minutes * 60_000)
      expect(await trySignIn(app.browser(), '203.0.113.10', email)).toBe(isWrong)
    }
    expect(waits).toEqual(['60', '120', '240'])
  })

  test('an address without an account is answered alike', async () => {
    const email = 'nobody@athletes.example'
    await guessOften('203.0.113.11', email)
    const refused = await answerTo(app.browser(), '203.0.113.11', email, goodPassword)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  })

  test('all addresses of one IPv6 network wait together', async () => {
    const email = await aPerson()
    for (let at = 0; at < 10; at++) await trySignIn(app.browser(), `2001:db8:7:7::${at}`, email)
    expect(await trySignIn(app.browser(), '2001:db8:7:7:ffff::1', email, goodPassword)).toBe(isPaused)
    expect(await trySignIn(app.browser(), '2001:db8:7:8::1', email, goodPassword)).toBe('201 signed in')
  })

  test('a device that was signed in before has a way in of its own, even from the attacker’s network', async () => {
    const email = await aPerson()
    const phone = app.browser()
    expect(await trySignIn(phone, ATTACKER, email, goodPassword)).toBe('201 signed in')
    await phone.account.deleteSession({ sessionId: 'current' })
    await guessOften(ATTACKER, email)
    expect(await trySignIn(app.browser(), ATTACKER, email, goodPassword)).toBe(isPaused)
    expect(await trySignIn(phone, ATTACKER, email)).toBe(isWrong)
    expect(await trySignIn(phone, ATTACKER, email, goodPassword)).toBe('201 signed in')
  })

  test('its own wrong guesses keep the device waiting, too', async () => {
    const email = await aPerson()
    const phone = app.browser()
    await trySignIn(phone, OWNER, email, goodPassword)
    await phone.account.deleteSession({ sessionId: 'current' })
    for (let at = 0; at < 10; at++) expect(await trySignIn(phone, OWNER, email)).toBe(isWrong)
    expect(await trySignIn(phone, OWNER, email, goodPassword)).toBe(isPaused)
  })

  test('a device is known for the accounts that were signed in on it, and no invented one is', async () => {
    const [hers, his] = [await aPerson(), await aPerson()]
    const phone = app.browser()
    await trySignIn(phone, OWNER, hers, goodPassword)
    await phone.account.deleteSession({ sessionId: 'current' })
    await guessOften('203.0.113.12', his)
    expect(await trySignIn(phone, '203.0.113.12', his, goodPassword)).toBe(isPaused)
    const invented = { cookie: `pacemeal_device=${'x'.repeat(43)}` }
    expect(await trySignIn(app.browser(), '203.0.113.12', his, goodPassword, invented)).toBe(isPaused)
  })

  test('who shares a browser shares its secret, and who is not to be remembered leaves nothing', async () => {
    const [hers, his] = [await aPerson(), await aPerson()]
    const tablet = app.browser()
    await trySignIn(tablet, OWNER, hers, goodPassword)
    const secret = tablet.cookies.get('pacemeal_device')
    expect(secret?.attributes).toContain('httponly')
    await tablet.account.deleteSession({ sessionId: 'current' })
    await trySignIn(tablet, OWNER, his, goodPassword)
    expect(tablet.cookies.get('pacemeal_device')?.value).toBe(secret?.value)

    const library = app.browser()
    await trySignIn(library, OWNER, hers, goodPassword, { 'x-pacemeal-remember': 'off' })
    expect(library.cookies.has('pacemeal_device')).toBe(false)
    const kept = await app.backend.store.db.selectFrom('knownDevices').select('secretHash').execute()
    expect(JSON.stringify(kept)).not.toContain(secret?.value)
  })

  test('a list of addresses with leaked passwords ends, and whoever is signed in right is not counted', async () => {
    const network = '203.0.113.13'
    for (let at = 0; at < 5; at++) {
      const email = await aPerson()
      expect(await trySignIn(app.browser(), network, email, goodPassword)).toBe('201 signed in')
    }
    for (let at = 0; at < 100; at++) {
      expect(await trySignIn(app.browser(), network, `leaked-${at}@athletes.example`)).toBe(isWrong)
    }
    expect(await trySignIn(app.browser(), network, 'leaked-100@athletes.example')).toBe(isPaused)
  })

  test('many networks that guess together at one account wait together, and its known device does not', async () => {
    const email = await aPerson()
    const phone = app.browser()
    await trySignIn(phone, OWNER, email, goodPassword)
    await phone.account.deleteSession({ sessionId: 'current' })
    for (let at = 0; at < 100; at++) await trySignIn(app.browser(), `10.1.${at}.1`, email)
    expect(await trySignIn(app.browser(), '10.2.1.1', email)).toBe(isPaused)
    expect(await trySignIn(phone, OWNER, email, goodPassword)).toBe('201 signed in')
  })
})

test('a device that was stolen with its cookie is forgotten with the password', async () => {
  const app = await startApp('sqlite')
  const maya = await signUp(app.browser())
  const phone = app.browser()
  await phone.account.createEmailPasswordSession({ email: maya.email, password: goodPassword })
  const devices = () => app.backend.store.db.selectFrom('knownDevices').select('id').execute()
  expect(await devices()).toHaveLength(2)
  await maya.account.updatePassword({ password: 'Barley-2026', oldPassword: goodPassword })
  expect(await devices()).toHaveLength(1)
  await app.close()
})
