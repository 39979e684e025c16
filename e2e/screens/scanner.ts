import type { Locator, Page } from 'playwright-core'

interface FileToUpload {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const frameWords = { plate: 'Fit the whole plate into the square.', label: 'Fit the nutrition table into the frame.' }

/** The scanner by what it calls its parts. */
export const scanner = {
  quick: (page: Page): Locator => page.getByRole('dialog', { name: 'Scan Food' }),
  /** Waits until the live picture is shown. */
  ready: (page: Page, mode: 'plate' | 'label') => page.getByText(frameWords[mode]).waitFor(),
  async unavailable(page: Page, words: string): Promise<void> {
    await page.getByRole('heading', { name: 'Camera Unavailable' }).waitFor()
    await page.getByText(words, { exact: true }).waitFor()
  },
  async shoot(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Take Photo' }).click()
    await page.waitForURL('**/scanned-image**')
  },
  upload: (within: Page | Locator, file: FileToUpload) =>
    within.getByLabel('Photo file', { exact: true }).setInputFiles(file),
  /** The log sheet, once it is open: a busy machine takes its time to read a picture. Throws what the analysis says if it fails. */
  async form(page: Page): Promise<Locator> {
    const form = page.getByRole('dialog', { name: /^(?:Log Food|Edit Log)$/ })
    const failure = page.getByRole('alert', { name: 'Analysis' })
    await form.or(failure).first().waitFor({ timeout: 90_000 })
    if (await failure.isVisible()) throw new Error(`The analysis failed: ${await failure.innerText()}`)
    return form
  },
}
