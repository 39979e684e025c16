import { addDays, localDate } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { giveWholeWeek } from './harness/people.ts'
import { openWorld } from './harness/world.ts'
import { stumbles } from './screens/accessibility.ts'
import { mealPlan } from './screens/meal-plan.ts'

const world = openWorld()

test('a day of Fuel Plan shows what to mind beside the meals and how full the stores are, each explained in one tap', async () => {
  const { page, member, problems } = await world.athlete()
  const plan = await giveWholeWeek(member)
  const tuesday = addDays(localDate(plan.weekStart ?? ''), 1)
  const guidance = page.getByRole('region', { name: 'Guidance for the day' })

  // On home it stands below the day, and is fetched only for who comes near.
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('home-guidance')) fetched.push(request.url())
  })
  await page.goto(world.at(`/home?day=${tuesday}`))
  const help = page.getByRole('region', { name: 'Help' })
  await help.waitFor()
  expect(fetched).toEqual([])
  await help.scrollIntoViewIfNeeded()
  await guidance.getByText(/^Iron: 18 mg a day takes attention\./).click()
  await guidance.getByText(/^18 mg iron a day at 24 years/).waitFor()
  await page.getByText(/^Fruit and vegetables: about [\d,]+ g in your meals\.$/).waitFor()
  expect(fetched).not.toEqual([])
  expect(await stumbles(page)).toEqual([])

  await mealPlan.open(page, world.at(`/meal-plan?day=${tuesday}`))
  await page.getByRole('heading', { name: 'Training', exact: true }).scrollIntoViewIfNeeded()
  await page.getByText(/^Fruit and vegetables: about [\d,]+ g in your meals\.$/).waitFor()
  await guidance.getByText(/^Iron: 18 mg a day takes attention\./).waitFor()
  expect(await guidance.getByText(/^Caffeine/).count()).toBe(0)
  await guidance.getByText(/^Drinks: about [\d,.]+ liters, spread over the day\.$/).click()
  await guidance.getByText(/liters that you sweat\./).waitFor()

  const curve = page.getByRole('region', { name: 'Fuel in store' })
  await curve.getByText(/Lowest about \d+% at \d+:\d\d [AP]M/).waitFor()
  await curve.getByText('What this shows').click()
  await curve.getByText(/^A picture of the order of things, no measurement/).waitFor()
  // The heads, nine hours, and the end of the session.
  expect(await curve.getByRole('row').count()).toBe(11)
  expect(await stumbles(page)).toEqual([])
  expect(problems).toEqual([])
})
