import type { Page } from 'playwright-core'

/** Goes to another place of the app as a link does: the page is not loaded again. */
export const followLink = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/**
 * Opens a screen: loads the app for the first one, and goes to each further one as a link does, so that neither the app
 * nor what a story has read into the page is read anew. Waits until the heading of the screen before has gone.
 */
export const openScreen = async (page: Page, url: string): Promise<void> => {
  if (page.url() === 'about:blank') {
    await page.goto(url)
  } else {
    await page.evaluate(() => {
      for (const heading of document.querySelectorAll('h1')) heading.dataset.left = ''
    })
    const { pathname, search } = new URL(url)
    await followLink(page, `${pathname}${search}`)
    await page.locator('h1[data-left]').first().waitFor({ state: 'detached' })
  }
  await page.locator('h1').first().waitFor()
}
