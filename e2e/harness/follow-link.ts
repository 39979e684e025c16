import type { Locator, Page } from 'playwright-core'

/** Goes to another place of the app as a link does: the page is not loaded again. */
export const followLink = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/**
 * Opens a screen: loads the app for the first one, and goes to each further one as a link does, so that neither the app
 * nor what a story has read into the page is read anew: a page that is loaded takes 0.7 s of processor time. Waits until the
 * heading of the screen before has gone; another view or day of the same screen keeps it, and is waited for by the story.
 */
export const openScreen = async (page: Page, url: string): Promise<void> => {
  if (page.url() === 'about:blank') {
    await page.goto(url)
  } else {
    const { pathname, search } = new URL(url)
    const isOther = pathname !== new URL(page.url()).pathname
    if (isOther) {
      await page.evaluate(() => {
        for (const heading of document.querySelectorAll('h1')) heading.dataset.left = ''
      })
    }
    await followLink(page, `${pathname}${search}`)
    if (isOther) await page.locator('h1[data-left]').first().waitFor({ state: 'detached' })
  }
  await page.locator('h1').first().waitFor()
}

/** Opens the sheet that an address names, over its screen, once the sheet before it has left. */
export const openSheet = async (page: Page, url: string): Promise<Locator> => {
  const screen = new URL(url)
  for (const name of ['sheet', 'about']) screen.searchParams.delete(name)
  const sheet = page.getByRole('dialog')
  await openScreen(page, screen.href)
  await sheet.first().waitFor({ state: 'detached' })
  const { pathname, search } = new URL(url)
  await followLink(page, `${pathname}${search}`)
  await sheet.waitFor()
  return sheet
}
