import type { Page } from 'playwright-core'

/** The answers of a walk through the onboarding. */
export interface Walk {
  readonly gender: 'Male' | 'Female'
  readonly age: string
  readonly feet: string
  readonly inches: string
  readonly pounds: string
  readonly diets: readonly string[]
  readonly goal: string
  readonly category: string
  readonly session: {
    readonly type: string
    readonly day: string
    readonly start: string
    readonly end: string
    readonly intensity: string
  }
}

export const maya: Walk = {
  gender: 'Female',
  age: '24',
  feet: '5',
  inches: '6',
  pounds: '143',
  diets: ['Vegan'],
  goal: 'Maintain',
  category: 'Team Sports',
  session: { type: 'Conditioning', day: 'Everyday', start: '7:30', end: '8:30', intensity: 'Intense' },
}

const goOn = (page: Page): Promise<void> => page.getByRole('button', { name: 'Continue' }).click()
const asks = (page: Page, question: string): Promise<void> =>
  page.getByRole('heading', { name: question, level: 1 }).waitFor()

/** The onboarding, question by question; each part waits for its own question. */
export const onboarding = {
  async gender(page: Page, walk: Walk): Promise<void> {
    await asks(page, 'What is your gender?')
    await page.getByRole('radio', { name: walk.gender, exact: true }).check()
    await goOn(page)
  },
  async age(page: Page, age: string): Promise<void> {
    await asks(page, 'How old are you?')
    await page.getByLabel('Age', { exact: true }).fill(age)
    await goOn(page)
  },
  async measurements(page: Page, walk: Walk): Promise<void> {
    await asks(page, 'How tall are you, and what do you weigh?')
    await page.getByLabel('Feet').fill(walk.feet)
    await page.getByLabel('Inches').fill(walk.inches)
    await page.getByLabel('Weight').fill(walk.pounds)
    await goOn(page)
  },
  async diets(page: Page, walk: Walk): Promise<void> {
    await asks(page, 'How do you eat?')
    for (const diet of walk.diets) await page.getByRole('checkbox', { name: diet }).check()
    await goOn(page)
  },
  async goal(page: Page, walk: Walk): Promise<void> {
    await asks(page, 'What is your goal?')
    await page.getByRole('radio', { name: walk.goal }).check()
    await goOn(page)
  },
  async categories(page: Page, walk: Walk): Promise<void> {
    await asks(page, 'How do you train?')
    await page.getByRole('checkbox', { name: walk.category }).check()
    await goOn(page)
  },
  async schedule(page: Page, { session }: Walk): Promise<void> {
    await asks(page, 'When do you train?')
    await page.getByRole('button', { name: 'Add Activity', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Add Training Activity' })
    await sheet.getByLabel('Activity type').selectOption(session.type)
    await sheet.getByRole('checkbox', { name: session.day }).check()
    await sheet.getByLabel('Start time', { exact: true }).fill(session.start)
    await sheet.getByLabel('End time', { exact: true }).fill(session.end)
    await sheet.getByRole('radio', { name: session.intensity }).check()
    await sheet.getByRole('button', { name: 'Add Activity', exact: true }).click()
    await sheet.waitFor({ state: 'hidden' })
    await goOn(page)
  },
  async skipWearable(page: Page): Promise<void> {
    await asks(page, 'Do you wear a tracker?')
    await page.getByRole('button', { name: 'Skip' }).click()
  },
  /** Every step from the first question to the plan. */
  async walk(page: Page, walk: Walk): Promise<void> {
    await onboarding.gender(page, walk)
    await onboarding.age(page, walk.age)
    await onboarding.measurements(page, walk)
    await onboarding.diets(page, walk)
    await onboarding.goal(page, walk)
    await onboarding.categories(page, walk)
    await onboarding.schedule(page, walk)
    await onboarding.skipWearable(page)
  },
}
