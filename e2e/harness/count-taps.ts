import type { Page } from 'playwright-core'

/** Counts taps and clicks on the page from now on, as the browser received them; asked for, it gives how many so far. */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = { taps: 0 }
    addEventListener(
      'pointerdown',
      ({ isTrusted }) => {
        if (isTrusted) counted.taps += 1
      },
      { capture: true },
    )
    Object.assign(window, { counted })
  })
  return async () => Number(await page.evaluate('counted.taps'))
}
