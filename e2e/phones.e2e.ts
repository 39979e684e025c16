import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openWorld } from './harness/world.ts'

const hasOwnClock = (page: Page): Promise<boolean> => page.evaluate(() => Date.now() > Date.parse('2040-01-01'))

describe('a phone of the stories', () => {
  const world = openWorld()
  let before: BrowserContext | undefined

  test('takes the clock that a story sets', async () => {
    const { page } = await world.guest()
    before = page.context()
    await page.clock.pauseAt('2041-05-03')
    await page.goto(world.at('/favicon.svg'), { waitUntil: 'commit' })
    expect(await hasOwnClock(page)).toBe(true)
  })

  test('serves the next story with the system’s clock, which goes on, and takes another', async () => {
    const { page } = await world.guest()
    expect(page.context()).toBe(before)
    await page.goto(world.at('/favicon.svg'), { waitUntil: 'commit' })
    expect(await hasOwnClock(page)).toBe(false)
    const began = await page.evaluate(() => Date.now())
    await expect.poll(() => page.evaluate(() => Date.now())).toBeGreaterThan(began)
    await page.clock.setFixedTime('2042-05-03')
    expect(await hasOwnClock(page)).toBe(true)
  })
})
