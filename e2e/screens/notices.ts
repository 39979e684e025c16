import type { Page } from 'playwright-core'
import { readApart } from '../harness/first-visit.ts'

/** Waits for a notice by its title and message, whole. */
export const notice = async (page: Page, title: string, message?: string): Promise<void> => {
  const shown = page
    .getByRole('region', { name: /Notices/ })
    .getByRole('listitem')
    .filter({ has: page.getByText(title, { exact: true }) })
  await (message === undefined ? shown : shown.filter({ has: page.getByText(message, { exact: true }) }))
    .first()
    .waitFor()
}

/** A path of the API that is answered by the story from now on: with an error of the server, or not at all. */
export const breakCalls = async (page: Page, path: string | RegExp, how: 'server' | 'network'): Promise<void> => {
  await readApart(page)
  await page.route(path, (route) =>
    how === 'network'
      ? route.abort('internetdisconnected')
      : route.fulfill({
          status: 500,
          contentType: 'application/json',
          body: JSON.stringify({ message: '', code: 500, type: 'general_unknown', version: '1' }),
        }),
  )
}
