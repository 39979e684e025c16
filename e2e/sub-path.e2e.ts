import { afterAll, describe, expect, test } from 'vitest'
import { startTestProxy, type TestProxy } from '../apps/server/src/testing/test-proxy.ts'
import { openInstalled } from './harness/installed.ts'
import { becomeMember, giveProfile, goodPassword } from './harness/people.ts'
import { openOwnWorld } from './harness/world.ts'

describe('behind a proxy that serves the app below a path', () => {
  let proxy: TestProxy | undefined
  const world = openOwnWorld(async (server) => {
    proxy = await startTestProxy({ upstreams: () => [server], path: '/food' })
    return { PUBLIC_URL: proxy.url, TRUST_PROXY: '1' }
  })
  afterAll(() => proxy?.close())

  test('somebody logs in, opens a screen by its address, hears of changes, and the app is installed there', async () => {
    const url = proxy?.url ?? ''
    const at = (path: string): string => `${url}${path}`
    const { page, problems } = await world.guest({ serviceWorkers: 'allow' })
    const member = await becomeMember(page, { ...world.server, url })
    await giveProfile(member)
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(`${url}/`)) foreign.push(request.url())
    })
    await page.context().clearCookies()
    await page.goto(at('/profile'))
    await page.waitForURL(at('/login'))
    await page.getByLabel('Email').fill(member.email)
    await page.getByLabel('Password', { exact: true }).fill(goodPassword)
    await page.getByRole('button', { name: 'Log In', exact: true }).click()
    // Back where they wanted to go.
    await page.waitForURL(at('/profile'))
    await page.getByRole('heading', { level: 1 }).first().waitFor()

    const profile = `/databases/pacemeal/collections/user_profiles/documents/${member.userId}`
    const sockets: string[] = []
    const heard: string[] = []
    // The screen before may open one just as it is left.
    page.on('websocket', (socket) => {
      sockets.push(socket.url())
      socket.on('framereceived', ({ payload }) => heard.push(payload.toString()))
    })
    await openInstalled(page, at('/notifications'))
    await expect
      .poll(async () => {
        await member.call('PATCH', profile, { data: { age: 25 } })
        return heard.some((frame) => frame.includes('"type":"event"'))
      })
      .toBe(true)
    for (const address of sockets) expect(address.startsWith(`${url.replace('http', 'ws')}/v1/realtime?`)).toBe(true)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
    expect(scope).toBe(`${url}/`)
    expect(foreign).toEqual([])
    expect(problems).toEqual([])
  })

  test('what is saved on a screen leads on from there', async () => {
    const url = proxy?.url ?? ''
    // A phone of its own: what is signed in at the proxy's address stays there.
    const { page, problems } = await world.guest({})
    await giveProfile(await becomeMember(page, { ...world.server, url }))
    await page.goto(`${url}/your-health`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForURL(`${url}/profile`)
    expect(problems).toEqual([])
  })

  test('what stands before the code is here leads below the path as well', async () => {
    const url = proxy?.url ?? ''
    const { page } = await world.guest()
    await page.route(/\/assets\/index-.*\.js$/, () => undefined)
    await page.goto(`${url}/login`, { waitUntil: 'commit' })
    await page.getByRole('heading', { name: 'Log in' }).waitFor()
    expect(await page.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/food/signup')
  })
})
