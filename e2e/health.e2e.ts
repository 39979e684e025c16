import { expect, test } from 'vitest'
import { documentsOf } from './harness/documents.ts'
import { openScreen } from './harness/follow-link.ts'
import { giveWholeWeek } from './harness/people.ts'
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
  expect(missing).toEqual([])

  const active = async () =>
    (await documentsOf(member, 'meal_plans')).find(({ status }) => status === 'active')?.sunday_plan ?? ''
  await expect.poll(active, { timeout: 60_000 }).toContain('deficit_stopped_for_health')
  await openScreen(page, world.at('/home'))
  const about = page.getByRole('region', { name: 'About this plan' })
  await about.getByText('For your health no deficit is planned for now.').waitFor()

  await page.goto(world.at('/your-health'))
  await told.waitFor()
  expect(await told.isChecked()).toBe(true)
  expect(problems).toEqual([])
})

test('for whom no plan is safe, home and the plan page say so, offer no figures, and lead to the health page', async () => {
  const { page, member, problems } = await world.athlete()
  await giveWholeWeek(member)
  await page.goto(world.at('/your-health'))
  const told = page.getByRole('checkbox', { name: 'Pregnant or breastfeeding' })
  await told.check()
  await page.getByRole('button', { name: 'Save' }).click()
  await notice(page, 'Health Saved', 'Your plan follows it.')
  const failed = async () => (await documentsOf(member, 'meal_plans')).some(({ status }) => status === 'failed')
  await expect.poll(failed, { timeout: 60_000 }).toBe(true)
  for (const path of ['/meal-plan', '/home']) {
    await openScreen(page, world.at(path))
    const problem = page.getByRole('alert').filter({ hasText: 'Pacemeal makes no plan for now' })
    await problem.getByText(/plan with a doctor or a registered dietitian/).waitFor()
    expect(await problem.getByText('The plan before it still counts.').count()).toBe(0)
    expect(await problem.getByRole('button', { name: 'Try Again' }).count()).toBe(0)
    expect(await stumbles(page)).toEqual([])
  }
  // Neither is a plan spoken of as if it were still to come, nor a target as if there were one.
  await openScreen(page, world.at('/meal-plan'))
  await page.getByText('No meals planned').waitFor()
  await expect.poll(() => page.getByText(/no plan( for this day)? yet/).count()).toBe(0)
  await openScreen(page, world.at('/body'))
  await page.getByText('No plan is made for you for now, so there is no target to change.').waitFor()
  expect(await page.getByText(/^Your targets stand on/).count()).toBe(0)
  await openScreen(page, world.at('/home'))
  expect(await page.getByRole('region', { name: 'About this plan' }).count()).toBe(0)
  expect(await page.getByRole('article', { name: /^(Pre|Post)-fuel, / }).count()).toBe(0)
  await page.getByRole('link', { name: 'Open Health Page' }).click()
  expect(await told.isChecked()).toBe(true)
  expect(problems).toEqual([])
})

test('what log and scale say of the goal is told with its reason and what to do, and not where there is nothing', async () => {
  const { page, problems } = await world.athlete({ performanceObjective: 'cut' })
  await page.goto(world.at('/your-health'))
  await page.getByRole('heading', { name: 'What your food must fit' }).waitFor()
  const card = page.getByRole('region', { name: 'Worth a look' })
  expect(await card.count()).toBe(0)

  // The rule and its daily look have tests of their own; here is what a person sees of it.
  await page.route(/collections\/goal_periods\/documents/, async (route) => {
    const answer = await route.fetch()
    const list: { documents: object[] } = await answer.json()
    const documents = list.documents.map((one) => ({ ...one, signs: ['low_energy_run', 'fast_loss'] }))
    await route.fulfill({ response: answer, json: { ...list, documents } })
  })
  await page.goto(world.at('/body'))
  await card.getByRole('heading', { name: 'Your weight falls fast' }).waitFor()
  await card.getByText('The plan in use does not change by it.').waitFor()
  await card.getByText(/^While it lasts, keeping your weight is the better goal/).waitFor()
  expect(await stumbles(page)).toEqual([])
  await card.getByRole('link', { name: 'Open Health' }).click()
  await page.getByRole('heading', { name: 'What your food must fit' }).waitFor()
  await card.getByRole('link', { name: 'Change Your Goal' }).click()
  await page.getByRole('heading', { name: 'Edit Profile' }).waitFor()
  expect(problems).toEqual([])
})
