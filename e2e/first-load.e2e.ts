import { describe, expect, test } from 'vitest'
import { excess, firstScreens, noteRequests, openWhole } from './harness/first-visit.ts'
import { givePlan, giveProfile, giveWholeWeek } from './harness/people.ts'
import { openWorld } from './harness/world.ts'

declare global {
  /** How many cards the day had as each reading after the first was asked for. */
  var readAgain: number[]
  /** How many days of plans were read in one go, each time. */
  var daysRead: number[]
}

/** A phone that has fetched nothing yet. */
const unused = {}

describe('the first load is light', () => {
  const world = openWorld()

  test('of the login', async () => {
    const { page } = await world.guest(unused)
    const requests = noteRequests(page)
    await openWhole(page, world.at('/login'))
    expect(await excess(requests, firstScreens.login.budget)).toEqual([])
  })

  test('of home, whose day is asked for before the app’s code is here, and once; of the plan and the trends', async () => {
    const { page, member } = await world.member(unused)
    await giveProfile(member)
    // Next week's plan is there already: made during the visit, its news would have the week read once more.
    await giveWholeWeek(member)
    const requests = noteRequests(page)
    await openWhole(page, world.at('/home'))
    await page.getByText(/^Fuel Plan for /).waitFor()
    expect(await excess(requests, firstScreens.home.budget)).toEqual([])
    const asked = () => requests.filter((request) => request.resourceType() === 'fetch')
    const [first] = asked()
    const { reads = [] }: { readonly reads?: readonly string[] } = first?.postDataJSON() ?? {}
    for (const what of ['/account', '/user_profiles/', '"active"', '"generating"', '/meal_logs/', '/meal_marks/']) {
      expect(decodeURIComponent(reads.join(' '))).toContain(what)
    }
    // The day comes first, its week after it.
    expect(decodeURIComponent(reads.join(' ')).match(/[a-z]+day_plan/g)).toHaveLength(1)
    // Recorded activities are read once more when realtime listens: one may have come in meanwhile. On a day that has
    // something to be told of, an event or a rest, what must not be told to this person is read before it.
    const again = () =>
      asked()
        .slice(1)
        .map((request) => new URL(request.url()))
        .filter(({ pathname }) => !pathname.includes('/health_answers/'))
        .map(({ search }) => decodeURIComponent(search))
    // The week follows when the phone has time, and the one beside it where the calendar's week shows a day of it.
    await expect
      .poll(() => again().filter((search) => !search.includes('"data_type"') && !search.includes('"weekStart"')))
      .toEqual([expect.stringContaining('"active"')])
    expect(again().join(' ')).not.toContain('_plan')

    const { cookies } = await page.context().storageState()
    for (const screen of ['plan', 'trends'] as const) {
      const { path, budget } = firstScreens[screen]
      const visit = await world.guest({ storageState: { cookies, origins: [] } })
      const made = noteRequests(visit.page)
      await openWhole(visit.page, world.at(path))
      expect(await excess(made, budget), screen).toEqual([])
    }
  })

  // React draws the day in pieces, and everything again in one when an answer comes between them.
  test.each(['/home', '/meal-plan'])('of %s: nothing is read again before its day is drawn', async (path) => {
    const { page, member } = await world.athlete()
    await givePlan(member)
    await page.addInitScript(() => {
      globalThis.readAgain = []
      const before = globalThis.fetch
      globalThis.fetch = (input, init) => {
        const asked = String(input instanceof Request ? input.url : input)
        if (asked.includes('/documents?')) globalThis.readAgain.push(document.querySelectorAll('main article').length)
        return before(input, init)
      }
    })
    await page.goto(world.at(path))
    await page.getByRole('article').first().waitFor()
    await expect.poll(() => page.evaluate(() => globalThis.readAgain.length)).toBeGreaterThan(1)
    expect(await page.evaluate(() => Math.min(...globalThis.readAgain))).toBeGreaterThan(0)
  })

  test.each(['/home', '/meal-plan'])('of %s: the days of a week are read one at a time', async (path) => {
    const { page, member } = await world.athlete()
    // Of this week, today's on; of the next one, all.
    await giveWholeWeek(member)
    await page.addInitScript(() => {
      globalThis.daysRead = []
      const parse = JSON.parse
      let isAnew = true
      JSON.parse = (text, reviver) => {
        if (/^\{"day":/.test(text)) {
          if (isAnew) globalThis.daysRead.push(0)
          globalThis.daysRead.push((globalThis.daysRead.pop() ?? 0) + 1)
          isAnew = false
          queueMicrotask(() => {
            isAnew = true
          })
        }
        return parse(text, reviver)
      }
    })
    await page.goto(world.at(path))
    const days = page.getByRole('button', { name: /, (training|rest) day/ })
    await expect.poll(() => page.evaluate(() => globalThis.daysRead.length)).toBeGreaterThan(2)
    await expect.poll(() => days.count()).toBe(7)
    expect(Math.max(...(await page.evaluate(() => globalThis.daysRead)))).toBe(1)
  })

  // Where one rule asks for an attribute in `:has()`, Chromium looks for it in all that is put into the page, and styles it anew as a whole.
  test('of home: what is put into the page restyles nothing but itself', async () => {
    const { page } = await world.athlete()
    await page.goto(world.at('/home'))
    await page.getByRole('heading', { name: "Today's Activities & Fuel" }).waitFor()
    await page.waitForLoadState('networkidle')
    const devTools = await page.context().newCDPSession(page)
    const styled: number[] = []
    devTools.on('Tracing.dataCollected', ({ value }) => {
      for (const { name, args } of value) {
        if (name === 'UpdateLayoutTree') styled.push((args as { readonly elementCount?: number }).elementCount ?? 0)
      }
    })
    await devTools.send('Tracing.start', { categories: 'devtools.timeline' })
    await page.evaluate(() => {
      const sign = Object.assign(document.createElement('span'), { className: 'touch', textContent: '1' })
      document.querySelector('h2')?.append(sign)
      // Has it styled at once.
      return sign.offsetHeight
    })
    const complete = new Promise((resolve) => devTools.once('Tracing.tracingComplete', resolve))
    await devTools.send('Tracing.end')
    await complete
    expect(styled.length).toBeGreaterThan(0)
    expect(Math.max(...styled)).toBeLessThan(20)
  })
})
