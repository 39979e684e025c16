import type { Page, Request, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { readApart } from './harness/first-visit.ts'
import { givePlan } from './harness/people.ts'
import { openWorld } from './harness/world.ts'
import { stumbles } from './screens/accessibility.ts'
import { home } from './screens/home.ts'
import { breakCalls, notice } from './screens/notices.ts'

const planCalls = /\/collections\/meal_plans\/documents/
const logCalls = /\/collections\/meal_logs\/documents/
/** The status is asked for over plans of every state, the plan itself over active ones. */
const isStatusCall = (request: Request): boolean => decodeURIComponent(request.url()).includes('generating')

const generating = {
  total: 1,
  documents: [{ $id: 'run-of-the-story', status: 'generating', parsedMealPlan: null, $createdAt: '', $updatedAt: '' }],
}

/** Counts the calls that the page makes to read something. */
const count = (page: Page, wanted: (request: Request) => boolean) => {
  let calls = 0
  page.on('request', (request) => {
    if (request.method() === 'GET' && wanted(request)) calls += 1
  })
  return () => calls
}

/** Counts those of them that are over, however they ended. */
const countEnded = (page: Page, wanted: (request: Request) => boolean) => {
  let calls = 0
  const note = (request: Request) => {
    if (request.method() === 'GET' && wanted(request)) calls += 1
  }
  page.on('requestfinished', note)
  page.on('requestfailed', note)
  return () => calls
}
const readsPlan = (request: Request) => planCalls.test(request.url()) && !isStatusCall(request)

describe('while there is no plan to show', () => {
  const world = openWorld()

  test('home checks, shows the plan in the making, says so once a run, asks every 10 s, and reads what it made', async () => {
    const { page, problems } = await world.athlete()
    await page.clock.install()
    let held: Route | undefined
    let isMade = false
    await readApart(page)
    await page.route(planCalls, (route) => {
      if (!isStatusCall(route.request())) return route.continue()
      if (isMade) return route.fulfill({ json: { total: 0, documents: [] } })
      if (held) return route.fulfill({ json: generating })
      held = route
    })
    const asksStatus = (request: Request) => planCalls.test(request.url()) && isStatusCall(request)
    const asked = count(page, asksStatus)
    const answered = countEnded(page, asksStatus)
    await home.open(page, world.server.url)
    await page.getByText('Checking Status...').waitFor()
    await held?.fulfill({ json: generating })
    await page.getByRole('heading', { name: 'Building Your Fuel Plan' }).waitFor()
    expect(await home.timeline(page).count()).toBe(0)
    await page.getByText(/does not appear after 5 minutes, refresh/).waitFor()
    await notice(page, 'Building Your Fuel Plan!', 'This could take a few minutes.')
    expect(await stumbles(page)).toEqual([])

    await page.clock.fastForward(12_000)
    const told = page.getByText('Building Your Fuel Plan!', { exact: true })
    await told.waitFor({ state: 'hidden' })
    // The ten seconds begin with an answer: with the one that is on its way, if there is one.
    await expect.poll(() => asked() - answered()).toBe(0)
    await page.clock.runFor(100)
    const before = asked()
    await page.clock.fastForward(10_000)
    await expect.poll(asked).toBeGreaterThan(before)
    await page.reload()
    await page.getByRole('heading', { name: 'Building Your Fuel Plan' }).waitFor()
    expect(await told.count()).toBe(0)

    const read = count(page, readsPlan)
    isMade = true
    await expect.poll(() => asked() - answered()).toBe(0)
    await page.clock.runFor(100)
    await page.clock.fastForward(10_000)
    await home.timeline(page).waitFor()
    await expect.poll(read).toBeGreaterThan(0)
    expect(problems).toEqual([])
  })

  test('home reads plan and log again after more than 30 s away, and after the log sheet', async () => {
    const { page } = await world.athlete()
    await page.clock.install()
    const recorded: string[] = []
    page.on('request', (request) => {
      const [, limit] = /wearable_data.*"limit".*?"values":\[(\d+)\]/.exec(decodeURIComponent(request.url())) ?? []
      if (limit) recorded.push(limit)
    })
    await home.open(page, world.server.url)
    await home.timeline(page).waitFor()
    // What a device recorded: of the day, and, when that is nothing, the latest.
    await expect.poll(() => recorded).toEqual(['100', '50'])
    await page.waitForLoadState('networkidle')
    const plans = count(page, readsPlan)
    const logs = count(page, (request) => logCalls.test(request.url()))
    const goAway = async (milliseconds: number) => {
      await page.evaluate(() => dispatchEvent(new Event('blur')))
      await page.clock.fastForward(milliseconds)
      await page.evaluate(() => dispatchEvent(new Event('focus')))
    }
    const unread = count(page, (request) => /\/collections\/notifications\//.test(request.url()))
    await goAway(29_000)
    await page.waitForLoadState('networkidle')
    expect([plans(), logs()]).toEqual([0, 0])
    await goAway(31_000)
    await expect.poll(() => plans() > 0 && logs() > 0).toBe(true)
    // The bell asks every 30 s.
    await expect.poll(unread).toBeGreaterThan(0)

    await page.waitForLoadState('networkidle')
    const before = plans()
    await page.getByRole('button', { name: 'Log Fuel' }).click()
    const sheet = page.getByRole('dialog', { name: 'Log Food' })
    await sheet.getByRole('button', { name: 'Close' }).click()
    await sheet.waitFor({ state: 'hidden' })
    // Where the days shown lie in two weeks, each has its plan.
    await expect.poll(() => plans() > before).toBe(true)
  })

  test('a plan that cannot be loaded says so at home and on its page, and comes with Try Again', async () => {
    const { page, member } = await world.athlete()
    await givePlan(member)
    await breakCalls(page, planCalls, 'server')
    await page.goto(world.at('/meal-plan'))
    await notice(page, 'Failed to Load Meal Plan', 'Unable to load your meal plan. Please try again.')
    await page.getByRole('heading', { name: 'Failed to Load Meal Plan' }).waitFor()
    expect(await stumbles(page)).toEqual([])
    await page.goto(world.at('/home'))
    await page.getByRole('heading', { name: 'Failed to Load Meal Plan' }).waitFor()
    await page.unroute(planCalls)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await home.shown(page)
  })

  test('the plan page without a connection says where the plan is; it is there again with one', async () => {
    const { page, member } = await world.athlete()
    await givePlan(member)
    await breakCalls(page, planCalls, 'network')
    await page.goto(world.at('/meal-plan'))
    await page.getByText('There is no connection. Your plan is kept on the server.').waitFor()
    expect(await page.getByRole('button', { name: 'Regenerate Meal Plan' }).count()).toBe(0)
    await page.unroute(planCalls)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByRole('heading', { name: 'Fuel Entries' }).waitFor()
    await page.getByRole('article', { name: /^Dinner, / }).waitFor()
  })

  test('the plan page without a plan offers to build one, and shows its week in a sentence', async () => {
    const { page } = await world.athlete()
    await page.goto(world.at('/meal-plan'))
    await page.getByText('You have no fuel plan yet').waitFor()
    await page.getByRole('heading', { name: 'Fuel Entries' }).waitFor()
    expect(await page.getByRole('button', { name: 'Regenerate Meal Plan' }).count()).toBe(0)
    expect(await stumbles(page)).toEqual([])
    // It goes again with the plan, which may be there at once: the page hears of it after the notice.
    const isTold = notice(page, 'Generation Started')
    await page.route(planCalls, (route) => isTold.then(() => route.continue()))
    await page.getByRole('button', { name: 'Build My Plan' }).click()
    await isTold
    await page.getByRole('article', { name: /^Dinner, / }).waitFor()
    await page.getByText('Week', { exact: true }).click()
    await page
      .getByText(/^(?:Your|From \w+day on, your) week has \d training days? and (?:no|\d) rest days?\. /)
      .waitFor()
  })
})
