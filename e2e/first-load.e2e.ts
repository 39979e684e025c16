import { describe, expect, test } from 'vitest'
import { excess, firstScreens, noteRequests, openWhole } from './harness/first-visit.ts'
import { givePlan, giveProfile, giveWholeWeek } from './harness/people.ts'
import { openWorld } from './harness/world.ts'

declare global {
  /** How many cards the day had as each reading after the first was asked for. */
  var readAgain: number[]
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
})
