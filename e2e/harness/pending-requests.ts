import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** The requests of a page that are on their way, from now on. */
export const pendingRequests = (page: Page): ReadonlySet<unknown> => {
  const pending = new Set<unknown>()
  page.on('request', (sent) => pending.add(sent))
  page.on('requestfinished', (sent) => pending.delete(sent))
  page.on('requestfailed', (sent) => pending.delete(sent))
  return pending
}

/** Waits until a page has had nothing to wait for a while. */
export const untilQuiet = async (pending: ReadonlySet<unknown>): Promise<void> => {
  let quiet = 0
  const looks = () => {
    quiet = pending.size === 0 ? quiet + 1 : 0
    return quiet
  }
  await expect.poll(looks, { interval: 50 }).toBeGreaterThan(3)
}

/** Notes what the page asked for and was refused, as browsers tell it in their console. */
export const noteRefusals = (page: Page): readonly string[] => {
  const refused: string[] = []
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url())
    if (response.status() >= 400) {
      refused.push(`${new URL(page.url()).pathname}: ${response.status()} ${pathname}${decodeURIComponent(search)}`)
    }
  })
  return refused
}
