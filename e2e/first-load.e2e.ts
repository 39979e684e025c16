import { describe, expect, test } from 'vitest'
import { excess, firstScreens, noteRequests, openWhole } from './harness/first-visit.ts'
import { givePlan } from './harness/people.ts'
import { openWorld } from './harness/world.ts'

describe('the first load is light', () => {
  const world = openWorld()

  test('of the login', async () => {
    const { page } = await world.guest()
    const requests = noteRequests(page)
    await page.goto(world.at('/login'), { waitUntil: 'networkidle' })
    await page.getByLabel('Email').waitFor()
    expect(await excess(requests, firstScreens.login.budget)).toEqual([])
  })

  test('of home, whose day is asked for before the app’s code is here, and once; of the plan and the trends', async () => {
    const { page, member } = await world.athlete()
    await givePlan(member)
    const requests = noteRequests(page)
    await page.goto(world.at('/home'), { waitUntil: 'networkidle' })
    await page.getByText(/^Fuel Plan for /).waitFor()
    expect(await excess(requests, firstScreens.home.budget)).toEqual([])
    const asked = requests.filter((request) => request.resourceType() === 'fetch').map((request) => request.url())
    const first = asked.slice(0, 5).map(decodeURIComponent)
    for (const what of ['/user_profiles/', '"active"', '"generating"', '/meal_logs/']) {
      expect(
        first.filter((address) => address.includes(what)),
        what,
      ).not.toEqual([])
    }
    expect(asked.filter((address, index) => asked.indexOf(address) !== index)).toEqual([])

    const { cookies } = await page.context().storageState()
    for (const screen of ['plan', 'trends'] as const) {
      const { path, budget } = firstScreens[screen]
      const visit = await world.guest({ storageState: { cookies, origins: [] } })
      const made = noteRequests(visit.page)
      await openWhole(visit.page, world.at(path))
      expect(await excess(made, budget), screen).toEqual([])
    }
  })
})
