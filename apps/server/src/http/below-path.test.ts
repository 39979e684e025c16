import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/test-app.ts'
import { openBrowser, signUp } from '../testing/test-browser.ts'
import { startTestProxy, type TestProxy } from '../testing/test-proxy.ts'
import { listen, openRealtime } from '../testing/test-realtime.ts'

const html = `<!doctype html><html lang="en"><link rel="icon" href="/favicon.svg" /><link rel="canonical" href="//elsewhere.example/" /><style>a{src:url(/a.woff2)}b{src:url(//elsewhere.example)}</style>
<script src="/before-paint.js"></script><form action="/search"></form><p title="/not an address"></p></html>`
const manifest = {
  id: '/',
  name: 'Pacemeal',
  start_url: '/home',
  icons: [{ src: '/icon.png', type: 'image/png' }],
  share_target: { action: '/share-target', params: { files: [{ accept: ['.gpx'] }] } },
}

describe('the app below a path of its host', () => {
  let folder: string
  let app: TestApp
  let proxy: TestProxy
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pacemeal-below-path-'))
    await mkdir(join(folder, 'assets'))
    await writeFile(join(folder, 'index.html'), html)
    await writeFile(join(folder, 'login.html'), `${html}<a href="/signup"></a>`)
    await writeFile(join(folder, 'manifest.webmanifest'), JSON.stringify(manifest))
    await writeFile(join(folder, 'assets/a.js'), 'here')
    proxy = await startTestProxy({ upstreams: () => [app.url], path: '/food' })
    app = await startApp('sqlite', { settings: { PUBLIC_URL: proxy.url, TRUST_PROXY: '1' }, webFolder: folder })
  })
  afterAll(async () => {
    await app.close()
    await proxy.close()
    await rm(folder, { recursive: true })
  })

  test.each(['/', '/index.html', '/meal-plan'])('the page at %s names its files and the path', async (path) => {
    const page = await fetch(`${proxy.url}${path}`, { headers: { accept: 'text/html' } })
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(
      await page.text(),
    ).toBe(`<!doctype html><html data-base="/food" lang="en"><link rel="icon" href="/food/favicon.svg" /><link rel="canonical" href="//elsewhere.example/" /><style>a{src:url(/food/a.woff2)}b{src:url(//elsewhere.example)}</style>
<script src="/food/before-paint.js"></script><form action="/food/search"></form><p title="/not an address"></p></html>`)
  })

  test('a screen with a page of its own gets that one', async () => {
    for (const path of ['/login', '/login.html']) {
      const page = await (await fetch(`${proxy.url}${path}`, { headers: { accept: 'text/html' } })).text()
      expect(page).toContain('<html data-base="/food"')
      expect(page).toContain('<a href="/food/signup"></a>')
    }
  })

  test('files are below it, and the manifest of the installed app stays inside it', async () => {
    expect(await (await fetch(`${proxy.url}/assets/a.js`)).text()).toBe('here')
    expect(await (await fetch(`${proxy.url}/manifest.webmanifest`)).json()).toEqual({
      id: '/food/',
      name: 'Pacemeal',
      start_url: '/food/home',
      icons: [{ src: '/food/icon.png', type: 'image/png' }],
      share_target: { action: '/food/share-target', params: { files: [{ accept: ['.gpx'] }] } },
    })
  })

  test('somebody signs in, is heard and hears; cookies and links lead below the path', async () => {
    const maya = await signUp(openBrowser(proxy.url))
    expect(maya.cookies.get('a_session_pacemeal')?.attributes).toContain('path=/food;')
    expect(maya.cookies.get('pacemeal_device')?.attributes).toContain('path=/food/v1/account;')
    const realtime = openRealtime(maya)
    const heard = await listen(realtime, 'account')
    await maya.account.updateName({ name: 'Maya L.' })
    expect((await heard.until(1))[0]?.payload).toMatchObject({ name: 'Maya L.' })
    await realtime.disconnect()
    const feed = await maya.fetch('/v1/account/calendar-feed', { method: 'POST' })
    const { address } = (await feed.json()) as { address: string }
    expect(address.startsWith(`${proxy.url}/calendar/${maya.userId}/`)).toBe(true)
    expect((await fetch(address)).status).toBe(200)
  })

  test('a page that the server writes itself leads below the path as well', async () => {
    const page = await (await fetch(`${proxy.url}/unsubscribe`)).text()
    expect(page).toContain('href="/food/notification-settings"')
    expect(page).toContain('href="/food/favicon.svg"')
  })
})
