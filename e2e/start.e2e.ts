import type { Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openWorld } from './harness/world.ts'
import { stumbles } from './screens/accessibility.ts'

describe('the start of the app', () => {
  const world = openWorld()

  test.each([
    ['does not arrive', (route: Route) => route.abort()],
    [
      'is a proxy’s page',
      (route: Route) => route.fulfill({ contentType: 'text/html', body: '<p>Sign in to the Wi-Fi</p>' }),
    ],
  ])('says so when its code %s, and goes on once it comes', async (_, fail) => {
    const { page } = await world.guest()
    await page.route(/\/assets\/index-.*\.js$/, fail)
    await page.goto(world.at('/login'))
    await page.getByRole('alert').getByText('Pacemeal could not be loaded').waitFor()
    expect(await stumbles(page)).toEqual([])
    await page.unroute(/\/assets\/index-.*\.js$/)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByLabel('Email').waitFor()
    expect(await page.getByText('Pacemeal could not be loaded').count()).toBe(0)
  })

  test('asks for the code of home together with its own', async () => {
    const { page } = await world.athlete()
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname)
    })
    await page.goto(world.at('/home'))
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    const code = await page.locator('script[data-code]').getAttribute('data-code')
    const { '/home': named = [] }: Record<string, string[]> = JSON.parse(code ?? '{}')
    expect(named.length).toBeGreaterThan(1)
    const own = asked.findIndex((path) => path.startsWith('/assets/index-'))
    // Before anything that only the app's own code can have asked for.
    expect(asked.slice(0, own + 1 + named.length)).toEqual(expect.arrayContaining(named))
  })
})
