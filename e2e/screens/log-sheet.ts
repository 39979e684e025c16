import type { Locator, Page } from 'playwright-core'

/** The Log Food sheet by what it calls its parts. */
export const logSheet = {
  in: (page: Page): Locator => page.getByRole('dialog', { name: /^(?:Log Food|Edit Log)$/ }),
  /** Opens it with the Log button of the bar: one tap. */
  async open(page: Page): Promise<Locator> {
    await page.getByRole('button', { name: 'Log', exact: true }).click()
    const sheet = logSheet.in(page)
    await sheet.waitFor()
    return sheet
  },
  words: (sheet: Locator): Locator => sheet.getByLabel('Say it in words'),
  foods: (sheet: Locator): Locator => sheet.getByRole('region', { name: 'Foods of this meal' }).getByRole('listitem'),
  async save(sheet: Locator): Promise<void> {
    await sheet.getByRole('button', { name: 'LOG & SAVE' }).click()
    await sheet.waitFor({ state: 'hidden' })
  },
}
