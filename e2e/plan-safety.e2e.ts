import { openCatalog } from '@pacemeal/catalog'
import { databaseId, type MealPlanData, readMealPlan } from '@pacemeal/protocol'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, openPage } from './harness/browser.ts'
import { becomeMember, givePlan, giveProfile, trainingWeek } from './harness/people.ts'
import { type OwnServer, startServer } from './harness/running-server.ts'
import { home } from './screens/home.ts'

const everyDay = (session: (typeof trainingWeek)['monday'][0] | (typeof trainingWeek)['tuesday'][0]): string =>
  JSON.stringify(Object.fromEntries(Object.keys(trainingWeek).map((day) => [day, [session]])))

/** Classes of food that no vegan eats, as leaves of the ingredient tree; written out here, not taken from the diet rules. */
const animal =
  /^(beef|pork|lamb|veal|goat|rabbit|game|poultry|meat|fish|fish_not_kosher|crustacean|mollusc|egg|milk|honey|gelatin|animal_fat|blood)(_possible)?$/

describe('a plan keeps its promises', () => {
  let server: OwnServer
  let browser: Browser
  beforeAll(async () => {
    server = await startServer()
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await server?.dispose()
  })

  test('a vegan who avoids peanuts gets neither animal food nor peanut in any option of the week', async () => {
    const { context, page } = await openPage(browser)
    const member = await becomeMember(page, server)
    await giveProfile(member, { diet: ['vegan'], restrictions: ['peanut allergy'] })
    const plan = await givePlan(member)
    const week = readMealPlan(plan as Partial<MealPlanData>)
    if (!week.ok) throw new Error(JSON.stringify(week.error))
    const foods = new Map(openCatalog().foods.map((food) => [food.id, food]))
    const used = new Set(
      week.value.days.flatMap((day) =>
        day.meals.flatMap((meal) => meal.options.flatMap((option) => option.ingredients.map(({ food }) => food))),
      ),
    )
    expect(used.size).toBeGreaterThan(30)
    const wrong = [...used].filter((id) => {
      const food = foods.get(id)
      return food === undefined || food.classes.some((one) => animal.test(one) || one.startsWith('peanut'))
    })
    expect(wrong).toEqual([])

    await home.open(page, server.url)
    await home.shown(page)
    expect(await home.timeline(page).textContent()).not.toMatch(/peanut|chicken|salmon|whey/i)
    await context.close()
  })

  test('the server is killed while it plans: started again, the plan arrives on the screen that waits for it', async () => {
    const { context, page } = await openPage(browser)
    const member = await becomeMember(page, server)
    await giveProfile(member, { activitySchedule: everyDay(trainingWeek.tuesday[0]) })
    await member.call('POST', '/functions/meal-plan/executions', {
      body: JSON.stringify({ userId: member.userId }),
      async: true,
    })
    await home.open(page, server.url)
    await server.kill()
    await server.start()
    await page.reload()
    await home.shown(page)
    await home
      .timeline(page)
      .getByRole('region', { name: /Conditioning with its fuel/ })
      .waitFor()
    const plans = (await member.call('GET', `/databases/${databaseId}/collections/meal_plans/documents`)) as {
      documents: readonly { status: string }[]
    }
    expect(plans.documents.map(({ status }) => status)).toEqual(['active'])
    const { executions } = (await member.call('GET', '/functions/meal-plan/executions')) as {
      executions: readonly { requestPath: string; status: string }[]
    }
    expect(executions.filter(({ requestPath }) => requestPath === '/').map(({ status }) => status)).toEqual([
      'completed',
    ])
    await context.close()
  })
})
