import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Stops the time of a page whose clock is installed, a moment from now: on a busy machine that moment may have passed by the
 * time the page hears of it, which then stands still already and is told another.
 */
export const stopClock = (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      const moment = (await page.evaluate(() => Date.now())) + 100
      return page.clock.pauseAt(moment).then(
        () => true,
        () => false,
      )
    })
    .toBe(true)
