import { expect, test } from 'vitest'
import { documentsOf } from './harness/documents.ts'
import { openWorld } from './harness/world.ts'
import { stumbles } from './screens/accessibility.ts'
import { notice } from './screens/notices.ts'

const world = openWorld()

test('what somebody tells of their health stops a cut: it is said kindly, and the plan follows', async () => {
  const { page, member, problems } = await world.athlete({ performanceObjective: 'cut' })
  const missing: string[] = []
  page.on('response', (response) => {
    if (response.status() === 404) missing.push(response.url())
  })
  await page.goto(world.at('/profile'))
  await page.getByRole('link', { name: 'Health' }).click()
  await page.getByRole('heading', { name: 'What your food must fit' }).waitFor()
  // What was never told is no error.
  expect(missing).toEqual([])
  const told = page.getByRole('checkbox', { name: 'Signs of too little energy' })
  await told.check()
  await page.getByText('No calorie deficit until you are well: your plan feeds the whole day.').waitFor()
  await page.getByText('A sports doctor or sports dietitian should see this.').waitFor()
  expect(await stumbles(page)).toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  await notice(page, 'Health Saved', 'Your plan follows it.')

  const active = async () =>
    (await documentsOf(member, 'meal_plans')).find(({ status }) => status === 'active')?.sunday_plan ?? ''
  await expect.poll(active, { timeout: 60_000 }).toContain('deficit_stopped_for_health')
  await page.goto(world.at('/home'))
  const about = page.getByRole('region', { name: 'About this plan' })
  await about.getByText('For your health no deficit is planned for now.').waitFor()

  await page.goto(world.at('/your-health'))
  await told.waitFor()
  expect(await told.isChecked()).toBe(true)
  expect(problems).toEqual([])
})
