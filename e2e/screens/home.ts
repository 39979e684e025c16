import type { Locator, Page } from 'playwright-core'

/** The home screen by what it calls its parts. */
export const home = {
  open: (page: Page, url: string) => page.goto(`${url}/home`),
  /** Waits for the plan of the day to be shown. */
  async shown(page: Page): Promise<void> {
    await page.getByRole('heading', { name: /^Fuel Plan for / }).waitFor()
    await home.timeline(page).getByRole('article').first().waitFor()
  },
  timeline: (page: Page): Locator => page.getByLabel('Timeline'),
  ring: (page: Page): Locator => page.getByRole('img', { name: /kcal eaten/ }),
  async logMeal(page: Page, meal: { name: string; calories: string; protein: string; carbs: string; fat: string }) {
    await page.getByRole('button', { name: 'Log Fuel' }).click()
    const sheet = page.getByRole('dialog', { name: 'Log Food' })
    await sheet.getByLabel('Food name').fill(meal.name)
    await sheet.getByLabel('Calories').fill(meal.calories)
    await sheet.getByLabel('Protein').fill(meal.protein)
    await sheet.getByLabel('Carbs').fill(meal.carbs)
    await sheet.getByLabel('Fat').fill(meal.fat)
    await sheet.getByRole('button', { name: 'LOG & SAVE' }).click()
    await sheet.waitFor({ state: 'hidden' })
  },
}
