import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Avatars, Locale } from 'appwrite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allowLoggedError, expectLoggedError } from '../testing/logged-errors.ts'
import { startApp, type TestApp } from '../testing/test-app.ts'
import { signUp } from '../testing/test-browser.ts'

const page = '<!doctype html><title>Pacemeal</title>'

describe('the server around the API', () => {
  let app: TestApp
  let webFolder: string
  beforeAll(async () => {
    webFolder = await mkdtemp(join(tmpdir(), 'pacemeal-web-'))
    await mkdir(join(webFolder, 'assets'))
    await writeFile(join(webFolder, 'index.html'), page)
    await writeFile(join(webFolder, 'login.html'), `${page}<h1>Log in</h1>`)
    await writeFile(join(webFolder, 'assets/app-4f2a.js'), `export const kcal = 320;${' '.repeat(5000)}`)
    app = await startApp('sqlite', { webFolder })
  })
  afterAll(async () => {
    await app.close()
    await rm(webFolder, { recursive: true })
  })

  const visit = (path: string, accept = 'text/html,*/*') => fetch(`${app.url}${path}`, { headers: { accept } })

  test('every path of the app gets its page, fresh', async () => {
    for (const path of ['/', '/home', '/meal-details/abc?day=2026-03-02']) {
      const answer = await visit(path)
      expect(await answer.text()).toBe(page)
      expect(answer.headers.get('cache-control')).toBe('no-cache')
    }
  })

  test('a screen with a page of its own gets that one, and paths below it do not', async () => {
    for (const path of ['/login', '/login?email=maya%40example.com']) {
      const answer = await visit(path)
      expect(await answer.text()).toBe(`${page}<h1>Log in</h1>`)
      expect(answer.headers.get('cache-control')).toBe('no-cache')
    }
    expect(await (await visit('/login/more')).text()).toBe(page)
  })

  test('what is shared with an app whose worker is gone leads into the app, and is no page of an error', async () => {
    const body = new FormData()
    body.set('text', '2 eggs')
    body.set('files', new File(['<gpx/>'], 'ride.gpx', { type: 'application/gpx+xml' }))
    const answer = await fetch(`${app.url}/share-target`, { method: 'POST', body, redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/home'])
    expect((await fetch(`${app.url}/share-target/more`, { method: 'POST', body })).status).toBe(404)
  })

  test('hashed assets are kept for ever and travel compressed; missing ones are errors', async () => {
    const answer = await visit('/assets/app-4f2a.js', '*/*')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-encoding')).toMatch(/br|gzip|zstd/)
    expect((await visit('/assets/app-0000.js')).status).toBe(404)
    expect((await visit('/home', 'application/json')).status).toBe(404)
    expect((await visit('/v1/home')).status).toBe(404)
    expect((await visit('/..%2f..%2fetc/passwd', '*/*')).status).not.toBe(200)
  })

  test('Android is told of the app that the settings name, and of none without', async () => {
    expect((await visit('/.well-known/assetlinks.json', '*/*')).status).toBe(404)
    const fingerprints = [Array(32).fill('AB').join(':'), Array(32).fill('0C').join(':')]
    const wrapped = await startApp('sqlite', { settings: { ANDROID_APP: `com.example.pacemeal ${fingerprints}` } })
    const answer = await fetch(`${wrapped.url}/.well-known/assetlinks.json`)
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(await answer.json()).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: 'com.example.pacemeal',
          sha256_cert_fingerprints: fingerprints,
        },
      },
    ])
    await wrapped.close()
  })

  test('it says that it lives and that it can work', async () => {
    expect(await (await visit('/healthz')).json()).toEqual({ status: 'ok', version: expect.any(String) })
    expect((await visit('/readyz')).status).toBe(200)
    expectLoggedError('the database does not answer')
    // Its housekeeping, its timers and its jobs lose the database, too.
    allowLoggedError('housekeeping failed', 'looking for due timers failed', 'looking for work failed')
    const broken = await startApp('sqlite')
    await broken.backend.store.close()
    const answer = await fetch(`${broken.url}/readyz`)
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ type: 'general_service_unavailable' })
    expect((await fetch(`${broken.url}/healthz`)).status).toBe(200)
    await broken.close()
  })

  test('with a full disk it is not ready, and is again once there is room', async () => {
    expectLoggedError('the disk of the data folder is full')
    let free = 1_000_000
    const full = await startApp('sqlite', { freeSpace: async () => free })
    const answer = await fetch(`${full.url}/readyz`)
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ type: 'general_service_unavailable', message: 'The disk is full.' })
    free = 10_000_000_000
    expect((await fetch(`${full.url}/readyz`)).status).toBe(200)
    await full.close()
  })

  test('the description covers what is served', async () => {
    const description = (await (await visit('/docs/json')).json()) as {
      openapi: string
      paths: Record<string, Record<string, { responses: Record<string, unknown> }>>
    }
    expect(description.openapi).toMatch(/^3\.1/)
    const documents = '/v1/databases/{databaseId}/collections/{collectionId}/documents'
    expect(Object.keys(description.paths[documents] ?? {}).toSorted()).toEqual(['get', 'post'])
    const account = description.paths['/v1/account']?.get?.responses
    expect(JSON.stringify(account?.['200'])).toContain('"$id"')
    expect(JSON.stringify(account?.default)).toContain('general_unauthorized_scope')
    expect(await (await visit('/docs/')).text()).toContain('swagger')
  })

  test('initials are a safe picture on the brand’s orange', async () => {
    const maya = await signUp(app.browser(), 'Maya Lindgren')
    const read = async (url: string) => {
      const { pathname, search } = new URL(url)
      const answer = await maya.fetch(pathname + search, { headers: { 'x-appwrite-project': '' } })
      return {
        type: answer.headers.get('content-type'),
        cache: answer.headers.get('cache-control'),
        vary: answer.headers.get('vary'),
        text: await answer.text(),
      }
    }
    const avatars = new Avatars(maya.client)
    const own = await read(avatars.getInitials())
    expect(own.type).toContain('image/svg+xml')
    expect(own.cache).toMatch(/^private/)
    expect(own.vary).toContain('Cookie')
    expect(own.text).toContain('>ML<')
    expect(own.text).toContain('#EA580C')
    const other = await read(
      avatars.getInitials({ name: '<Script> & Söhne', width: 40, height: 40, background: 'ffffff' }),
    )
    expect(other.text).toContain('width="40"')
    expect(other.text).toContain('>S<')
    expect(other.text).not.toContain('<Script')
    expect((await read(avatars.getInitials({ name: 'x', background: 'red"/>' }))).text).toContain(
      'general_argument_invalid',
    )
  })

  test('ping and locale answer the SDK', async () => {
    const { client } = app.browser()
    expect(await client.ping()).toMatchObject({ message: 'Pong!' })
    expect(await new Locale(client).get()).toMatchObject({ ip: expect.stringContaining('127.0.0.1'), eu: false })
  })
})
