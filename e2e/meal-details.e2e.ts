import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openScreen } from './harness/follow-link.ts'
import { givePlan } from './harness/people.ts'
import { openWorld } from './harness/world.ts'
import { stumbles } from './screens/accessibility.ts'
import { home } from './screens/home.ts'
import { mealPlan } from './screens/meal-plan.ts'

const { entry, dish, logsOf } = mealPlan
const felt = (page: Page, answer: 'Yes' | 'No') =>
  page.getByRole('group', { name: /^Did this fuel you well\?/ }).getByRole('button', { name: answer })
/** How far down a part stands, in pixels. */
const topOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? Number.NaN
/** A busy machine may take its time. */
const patient = { timeout: 20_000 }

describe('details by their address', () => {
  const world = openWorld()

  test('a meal, a training and a log are shown by their ids; what is unknown or somebody else’s is not found', async () => {
    const { page, member } = await world.athlete()
    await givePlan(member)
    await mealPlan.open(page, world.at('/meal-plan'))
    const breakfast = await dish(page, 'Breakfast')
    await entry(page, 'Breakfast').getByRole('link', { name: breakfast, exact: true }).click()
    await page.getByRole('heading', { name: breakfast, level: 2 }).waitFor()
    await page.getByRole('heading', { name: 'Ingredients' }).waitFor()
    await page.getByText(/^(Upcoming|Not logged)$/).waitFor()
    await page.getByText(/ · 30 minutes$/).waitFor()
    const figures = page.getByRole('term').filter({ hasText: /^Carbs$/ })
    const finished = page.getByRole('button', { name: /^Finished: / })
    expect(await topOf(figures)).toBeLessThan(await topOf(finished))
    // The screen is below home, where its way back leads.
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]')
    expect(await current.allTextContents()).toEqual(['Home'])
    expect(await stumbles(page)).toEqual([])
    await finished.click()
    await page.getByText(/kcal logged/).waitFor()

    await expect.poll(async () => (await logsOf(member)).length, patient).toBe(1)
    const [log] = await logsOf(member)
    await page.goto(world.at(`/meal-details/${log?.$id}`))
    await page.getByRole('heading', { name: breakfast, level: 2 }).waitFor()
    await page.getByText('Finished').waitFor()

    await felt(page, 'No').click()
    await page.getByRole('button', { name: 'No', pressed: true }).waitFor()
    await expect.poll(async () => (await logsOf(member))[0]?.feltFueled, patient).toBe(false)
    await openScreen(page, world.at('/home'))
    await felt(page, 'No')
      .and(page.getByRole('button', { pressed: true }))
      .waitFor()
    await felt(page, 'Yes').click()
    await felt(page, 'Yes')
      .and(page.getByRole('button', { pressed: true }))
      .waitFor()
    await expect.poll(async () => (await logsOf(member))[0]?.feltFueled, patient).toBe(true)
    await felt(page, 'Yes').click()
    await expect.poll(async () => (await logsOf(member))[0]?.feltFueled, patient).toBeNull()

    await openScreen(page, world.at('/meal-details/conditioning-450-510-intense'))
    await page.getByRole('heading', { name: 'Conditioning Workout' }).waitFor()
    await page.getByText('7:30 AM - 8:30 AM · 1h 0m').waitFor()

    const other = await world.athlete()
    await other.page.goto(world.at(`/meal-details/${log?.$id}`))
    await other.page.getByRole('heading', { name: 'Not Found' }).waitFor()
    await page.goto(world.at('/meal-details/..%2Fhome'))
    await page.getByRole('heading', { name: 'This is not part of your plan or log' }).waitFor()
    await page.getByRole('link', { name: 'Back to Home', exact: true }).click()
    await home.shown(page)
  })
})
