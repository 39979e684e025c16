import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/test-app.ts'
import { type Browser, goodPassword, refusal, signUp } from '../testing/test-browser.ts'

const appOrigin = 'http://localhost:3000'
const json = { 'content-type': 'application/json' }

describe('what every request passes', () => {
  let app: TestApp
  let browser: Browser
  beforeAll(async () => {
    app = await startApp('sqlite', {
      settings: {
        NODE_ENV: 'production',
        ALLOWED_ORIGINS: 'https://app.pacemeal.example',
        // Other tests on the same machine are no reason to turn requests away.
        MAX_EVENT_LOOP_DELAY: '0',
      },
    })
    browser = app.browser()
  })
  afterAll(() => app.close())

  test.each([appOrigin, 'https://app.pacemeal.example'])(
    'a page of %s may call, and may read errors too',
    async (origin) => {
      for (const path of ['/v1/ping', '/v1/account', '/v1/nothing']) {
        const { headers } = await browser.fetch(path, { headers: { origin } })
        expect(headers.get('access-control-allow-origin')).toBe(origin)
        expect(headers.get('access-control-allow-credentials')).toBe('true')
        expect(headers.get('access-control-expose-headers')).toContain('X-Fallback-Cookies')
        expect(headers.get('vary')?.toLowerCase()).toContain('origin')
      }
    },
  )

  test.each([
    'https://evil.example',
    'http://localhost:3000.evil.example',
    'http://localhost:9999',
    'https://localhost:3000',
    'http://app.pacemeal.example',
    'null',
    'file://',
  ])('a page of %s may not, for any method or path', async (origin) => {
    const maya = await signUp(app.browser())
    for (const [method, path] of [
      ['GET', '/v1/account'],
      ['POST', '/v1/account/sessions/email'],
      ['DELETE', '/v1/account/sessions'],
      ['OPTIONS', '/v1/account'],
      ['GET', '/v1/nothing'],
    ]) {
      const answer = await maya.fetch(path ?? '', { method: method ?? '', headers: { origin } })
      expect(answer.status).toBe(403)
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
      expect(await answer.json()).toMatchObject({ code: 403, type: 'general_unknown_origin' })
    }
    expect((await maya.account.get()).$id).toBe(maya.userId)
  })

  test('a forged write without an origin is recognised by what the browser says of it', async () => {
    const maya = await signUp(app.browser())
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await maya.fetch('/v1/account/sessions', { method: 'DELETE', headers })).status).toBe(403)
    expect((await maya.fetch('/v1/account', { headers })).status).toBe(200)
  })

  test('a preflight of any path is answered with the methods and headers the SDK uses', async () => {
    for (const path of ['/v1/account', '/v1/storage/buckets/x/files', '/v1/anything/else']) {
      const answer = await browser.fetch(path, {
        method: 'OPTIONS',
        headers: { origin: appOrigin, 'access-control-request-method': 'PATCH' },
      })
      expect(answer.status).toBe(204)
      expect(answer.headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, PATCH, DELETE')
      const allowed = answer.headers.get('access-control-allow-headers')?.toLowerCase() ?? ''
      for (const name of [
        'x-appwrite-project',
        'x-appwrite-response-format',
        'x-fallback-cookies',
        'content-range',
        'x-appwrite-id',
      ]) {
        expect(allowed).toContain(name)
      }
    }
  })

  test('the project is named in the header or the query', async () => {
    const ask = async (path: string, project: string) => {
      const answer = await fetch(`${app.url}${path}`, {
        headers: project === '' ? {} : { 'x-appwrite-project': project },
      })
      return answer.ok ? 'ok' : ((await answer.json()) as { type: string }).type
    }
    expect(await ask('/v1/locale', 'pacemeal')).toBe('ok')
    expect(await ask('/v1/locale?project=pacemeal&impersonateuserid=', '')).toBe('ok')
    expect(await ask('/v1/locale', '')).toBe('general_access_forbidden')
    expect(await ask('/v1/locale', 'other')).toBe('project_not_found')
    expect(await ask('/v1/locale?project[0]=pacemeal', '')).toBe('general_access_forbidden')
  })

  test.each([
    ['GET', '/v1/nothing', 404, 'general_route_not_found'],
    ['PUT', '/v1/account', 404, 'general_route_not_found'],
    ['GET', '/nothing.js', 404, 'general_route_not_found'],
    ['GET', '/v1/%E0%A4%A', 400, 'general_argument_invalid'],
  ])('%s %s is an error in JSON', async (method, path, status, type) => {
    const answer = await browser.fetch(path, { method })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(await answer.json()).toEqual({
      message: expect.any(String),
      code: status,
      type,
      version: expect.any(String),
    })
  })

  test('a body that is too large, of another type, or hostile is an error in JSON', async () => {
    const post = (body: string, headers: Record<string, string> = json) =>
      browser.fetch('/v1/account', { method: 'POST', headers, body })
    const large = await post(`{"name":"${'x'.repeat(1024 * 1024)}"}`)
    expect(await large.json()).toMatchObject({ code: 413, type: 'general_payload_too_large' })
    // A guest hears so before anything of what he sends is read, which may be megabytes there.
    const call = await browser.fetch('/v1/functions/food-analysis/executions', {
      method: 'POST',
      headers: json,
      body: `{"body":"${'x'.repeat(21 * 1024 * 1024)}"}`,
    })
    expect(await call.json()).toMatchObject({ code: 401, type: 'general_unauthorized_scope' })
    const other = await post('<a/>', { 'content-type': 'text/xml' })
    expect(await other.json()).toMatchObject({ code: 400, type: 'general_argument_invalid' })
    for (const body of ['', '[]', '"x"', 'null', '1', '['.repeat(100_000)]) {
      expect(await (await post(body)).json()).toMatchObject({ code: 400, type: 'general_argument_invalid' })
    }
  })

  test('answers are kept out of caches and cannot be framed or sniffed', async () => {
    const { headers } = await browser.fetch('/v1/locale')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(headers.get('x-powered-by')).toBeNull()
  })

  test('the camera and the microphone are for pages of this origin, and nothing else of the device is', async () => {
    const policy = (await browser.fetch('/')).headers.get('permissions-policy')
    expect(policy?.split(', ')).toEqual(['camera=(self)', 'microphone=(self)', 'geolocation=()', 'payment=()'])
  })

  const paths = ['/', '/login', '/v1/locale', '/v1/avatars/initials?name=Maya', '/v1/nowhere', '/docs/', '/healthz']
  const unreadable = ['/%ff', '/v1/%ff', `/v1/functions/${'x'.repeat(600)}/executions`]
  test.each([...paths, ...unreadable])(
    'the policy of %s allows no plug-in, no other base and no framing, and its answer has an id',
    async (path) => {
      const { headers } = await browser.fetch(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{20}$/)
      const policy = headers.get('content-security-policy')
      for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
        expect(policy).toContain(part)
      }
    },
  )

  test.each([
    ['https://pacemeal.example', '__Host-', 'path=/;'],
    ['https://pacemeal.example/food', '__Secure-', 'path=/food'],
  ])('at %s every cookie travels over https only, by a name that begins with %s', async (address, prefix, path) => {
    const secure = await startApp('sqlite', { settings: { PUBLIC_URL: address } })
    const maya = await signUp(secure.browser())
    await maya.fetch('/v1/account/sessions/passkey/options', { method: 'POST', headers: json, body: '{}' })
    const names = ['a_session_pacemeal', 'pacemeal_device', 'pacemeal_sign_in']
    expect([...maya.cookies.keys()].toSorted()).toEqual(names.map((name) => `${prefix}${name}`))
    for (const [name, { attributes }] of maya.cookies) {
      expect(attributes, name).toContain('secure')
      expect(`${attributes};`).toContain(path)
      expect(attributes).not.toContain('domain=')
    }
    expect((await maya.account.get()).$id).toBe(maya.userId)
    const description = await (await maya.fetch('/docs/json')).json()
    expect(description).toMatchObject({
      components: { securitySchemes: { session: { name: `${prefix}a_session_pacemeal` } } },
    })
    await secure.close()
  })

  test.each([
    ['on', 'max-age=31536000; includeSubDomains'],
    ['off', 'max-age=31536000'],
  ])('with HSTS_SUBDOMAINS=%s an https address has browsers keep to https: %s', async (HSTS_SUBDOMAINS, value) => {
    const secure = await startApp('sqlite', { settings: { PUBLIC_URL: 'https://pacemeal.example', HSTS_SUBDOMAINS } })
    expect((await secure.browser().fetch('/v1/locale')).headers.get('strict-transport-security')).toBe(value)
    await secure.close()
    expect((await browser.fetch('/v1/locale')).headers.get('strict-transport-security')).toBeNull()
  })

  test('a session that another host of the domain planted in a browser is nobody’s', async () => {
    const secure = await startApp('sqlite', { settings: { PUBLIC_URL: 'https://pacemeal.example' } })
    const eve = await signUp(secure.browser())
    const secret = eve.cookies.get('__Host-a_session_pacemeal')?.value
    const ask = async (name: string) =>
      (await secure.browser().fetch('/v1/account', { headers: { cookie: `${name}=${secret}` } })).status
    expect([await ask('a_session_pacemeal'), await ask('__Host-a_session_pacemeal')]).toEqual([401, 200])
    await secure.close()
  })

  test('while developing over plain http a page of another site, which keeps no cookie of ours, gets the session in a header', async () => {
    const other = 'https://app.pacemeal.example'
    const plain = await startApp('sqlite', { settings: { ALLOWED_ORIGINS: other } })
    const maya = await signUp(plain.browser())
    const signInFrom = async (origin: string) => {
      const answer = await plain.browser().fetch('/v1/account/sessions/email', {
        method: 'POST',
        headers: { ...json, origin },
        body: JSON.stringify({ email: maya.email, password: goodPassword }),
      })
      expect(answer.status).toBe(201)
      return answer.headers.get('x-fallback-cookies')
    }
    expect(await signInFrom(plain.url)).toBeNull()
    const header = (await signInFrom(other)) ?? ''
    const guest = plain.browser()
    const account = await guest.fetch('/v1/account', { headers: { 'x-fallback-cookies': header } })
    expect(await account.json()).toMatchObject({ $id: maya.userId })
    const ended = await guest.fetch('/v1/account/sessions/current', {
      method: 'DELETE',
      headers: { 'x-fallback-cookies': header, origin: other },
    })
    expect([ended.status, ended.headers.get('x-fallback-cookies')]).toEqual([204, '[]'])
    await plain.close()
  })

  test('over https a page of another site has a cookie of its own, and its scripts see no session', async () => {
    const other = 'https://club.example'
    const settings = { PUBLIC_URL: 'https://pacemeal.example', ALLOWED_ORIGINS: other }
    const secure = await startApp('sqlite', { settings })
    const maya = await signUp(secure.browser())
    const guest = secure.browser()
    const answer = await guest.fetch('/v1/account/sessions/email', {
      method: 'POST',
      headers: { ...json, origin: other },
      body: JSON.stringify({ email: maya.email, password: goodPassword }),
    })
    expect(answer.status).toBe(201)
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true')
    expect(answer.headers.get('x-fallback-cookies')).toBeNull()
    const given = answer.headers.getSetCookie().find((one) => one.startsWith('__Host-a_session_pacemeal=')) ?? ''
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=None', 'Partitioned']) expect(given).toContain(attribute)
    expect(await (await guest.fetch('/v1/account', { headers: { origin: other } })).json()).toMatchObject({
      $id: maya.userId,
    })
    const ended = await guest.fetch('/v1/account/sessions/current', { method: 'DELETE', headers: { origin: other } })
    expect([ended.status, ended.headers.get('x-fallback-cookies')]).toEqual([204, null])
    // What ends it names the same cookie, or the browser would keep the other.
    expect(ended.headers.getSetCookie().join()).toContain('Partitioned')
    await secure.close()
  })

  test('operators can keep to themselves who has an account', async () => {
    const discreet = await startApp('sqlite', { settings: { REVEAL_UNKNOWN_ACCOUNT: 'off' } })
    const { account } = discreet.browser()
    await expect(
      account.createEmailPasswordSession({ email: 'nobody@athletes.example', password: goodPassword }),
    ).rejects.toMatchObject({
      type: 'user_invalid_credentials',
      response: expect.not.stringContaining('reason'),
    })
    await discreet.close()
  })
})

describe.each(['sqlite', 'postgres'] as const)('rate limits on %s', (database) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(database, { settings: { RATE_LIMITS: 'on' } })
  })
  afterAll(() => app.close())

  const guess = (email: string, password = 'Not-mine-26') =>
    refusal(app.browser().account.createEmailPasswordSession({ email, password }))

  test('a successful sign-in starts the count anew', async () => {
    const maya = await signUp(app.browser())
    for (let round = 0; round < 2; round++) {
      for (let tries = 0; tries < 9; tries++) expect(await guess(maya.email)).toBe('401 user_invalid_credentials')
      await app.browser().account.createEmailPasswordSession({ email: maya.email, password: goodPassword })
    }
  })

  test('recovery mails to one address are few', async () => {
    app.clock.advance(3_600_000)
    const maya = await signUp(app.browser())
    const ask = () => app.browser().account.createRecovery({ email: maya.email, url: `${appOrigin}/recover` })
    for (let tries = 0; tries < 10; tries++) await ask()
    expect(await refusal(ask())).toBe('429 general_rate_limit_exceeded')
    await expect.poll(async () => (await app.mailsTo(maya.email)).length).toBe(10)
  })

  describe('counted by more than one thing', () => {
    let strict: TestApp
    beforeAll(async () => {
      strict = await startApp(database, { settings: { RATE_LIMITS: 'on', RATE_LIMIT_SCALE: '0.2', TRUST_PROXY: '1' } })
    })
    afterAll(() => strict.close())

    /** What a call from an address comes to. */
    const from = async (browser: Browser, address: string, method: string, path: string, body: object) => {
      const headers = { ...json, 'x-forwarded-for': address }
      const answer = await browser.fetch(path, { method, headers, body: JSON.stringify(body) })
      const { type = 'fine' } = (await answer.json()) as { type?: string }
      return `${answer.status} ${type}`
    }
    let signUps = 0
    const signUpFrom = (address: string) => {
      signUps += 1
      const person = { userId: 'unique()', email: `p${signUps}@athletes.example`, password: goodPassword }
      return from(strict.browser(), address, 'POST', '/v1/account', person)
    }

    test('all addresses of one IPv6 network are one client', async () => {
      expect(await signUpFrom('2001:db8:1:2::1')).toBe('201 fine')
      expect(await signUpFrom('2001:db8:1:2:ffff::2')).toBe('201 fine')
      expect(await signUpFrom('2001:db8:1:2:3:4:5:6')).toBe('429 general_rate_limit_exceeded')
      expect(await signUpFrom('2001:db8:1:3::1')).toBe('201 fine')
    })

    test('one password tried on many accounts ends too', async () => {
      const guess = (at: number) => {
        const body = { email: `somebody${at}@athletes.example`, password: 'Spring-2026' }
        return from(strict.browser(), '203.0.113.7', 'POST', '/v1/account/sessions/email', body)
      }
      for (let at = 0; at < 20; at++) expect(await guess(at)).toBe('401 user_invalid_credentials')
      expect(await guess(20)).toBe('429 general_rate_limit_exceeded')
    })

    test('secrets for made-up accounts are not tried without end', async () => {
      const confirm = (at: number, path = '/v1/account/recovery') => {
        const body = { userId: `somebody${at}`, secret: 'guessed', password: goodPassword }
        return from(strict.browser(), '203.0.113.8', 'PUT', path, body)
      }
      for (let at = 0; at < 20; at++) expect(await confirm(at)).toBe('404 user_not_found')
      expect(await confirm(20)).toBe('429 general_rate_limit_exceeded')
      expect(await confirm(21, '/v1/account/verification')).toBe('429 general_rate_limit_exceeded')
    })

    test('whoever took a session cannot guess its password from many addresses', async () => {
      const maya = await signUp(strict.browser())
      const guess = (at: number, path: string) => {
        const body = { email: 'eve@athletes.example', password: 'Not-mine-26', oldPassword: 'Not-mine-26' }
        return from(maya, `198.51.100.${at}`, 'PATCH', path, body)
      }
      expect(await guess(1, '/v1/account/password')).toBe('401 user_invalid_credentials')
      expect(await guess(2, '/v1/account/email')).toBe('401 user_invalid_credentials')
      expect(await guess(3, '/v1/account/password')).toBe('429 general_rate_limit_exceeded')
    })
  })

  test('limits can be scaled', async () => {
    const scaled = await startApp(database, { settings: { RATE_LIMITS: 'on', RATE_LIMIT_SCALE: '0.1' } })
    await scaled.browser().account.create({ userId: 'unique()', email: 'a@athletes.example', password: goodPassword })
    const second = scaled
      .browser()
      .account.create({ userId: 'unique()', email: 'b@athletes.example', password: goodPassword })
    expect(await refusal(second)).toBe('429 general_rate_limit_exceeded')
    await scaled.close()
  })
})
