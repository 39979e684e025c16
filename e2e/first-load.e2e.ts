import type { Page, Request } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { givePlan } from './harness/people.ts'
import { openWorld } from './harness/world.ts'

/**
 * What a screen may ask of the network before it stands, on the first visit: kilobytes (of 1024 bytes) of script as they
 * are sent, files of script, and requests of every kind. On a slow phone each costs time.
 */
const budgets = {
  login: { kilobytes: 130, files: 8, requests: 12 },
  home: { kilobytes: 200, files: 12, requests: 30 },
} as const

/** Notes every request that the page makes from now on. */
const noteRequests = (page: Page): readonly Request[] => {
  const made: Request[] = []
  page.on('request', (request) => made.push(request))
  return made
}

/** The scripts among the requests with their sizes as they were sent, in kilobytes, heaviest first. */
const weighScripts = async (requests: readonly Request[]): Promise<readonly (readonly [string, number])[]> => {
  const scripts = requests.filter((request) => request.resourceType() === 'script')
  const weighed = scripts.map(async (request) => {
    const { responseBodySize } = await request.sizes()
    return [new URL(request.url()).pathname, responseBodySize / 1024] as const
  })
  return (await Promise.all(weighed)).toSorted(([, one], [, other]) => other - one)
}

/** What is over the budget, so that a failure tells what weighs; empty when nothing is. */
async function excess(
  requests: readonly Request[],
  budget: (typeof budgets)['login' | 'home'],
): Promise<readonly string[]> {
  const scripts = await weighScripts(requests)
  const total = scripts.reduce((sum, [, weight]) => sum + weight, 0)
  // A first visit that fetches next to nothing was not measured.
  if (total < 50) return [`only ${total.toFixed(1)} kB of script were seen`]
  return [
    ...(total > budget.kilobytes ? [`${total.toFixed(1)} of ${budget.kilobytes} kB of script`] : []),
    ...(scripts.length > budget.files ? [`${scripts.length} of ${budget.files} files`] : []),
    ...(requests.length > budget.requests ? [`${requests.length} of ${budget.requests} requests`] : []),
  ].flatMap((text) => [text, ...scripts.map(([name, weight]) => `${weight.toFixed(1)} ${name}`)])
}

describe('the first load is light', () => {
  const world = openWorld()

  test('of the login', async () => {
    const { page } = await world.guest()
    const requests = noteRequests(page)
    await page.goto(world.at('/login'), { waitUntil: 'networkidle' })
    await page.getByLabel('Email').waitFor()
    expect(await excess(requests, budgets.login)).toEqual([])
  })

  test('of the home screen, whose day is asked for before the app’s code is here, and once', async () => {
    const { page, member } = await world.athlete()
    await givePlan(member)
    const requests = noteRequests(page)
    await page.goto(world.at('/home'), { waitUntil: 'networkidle' })
    await page.getByText(/^Fuel Plan for /).waitFor()
    expect(await excess(requests, budgets.home)).toEqual([])
    const asked = requests.filter((request) => request.resourceType() === 'fetch').map((request) => request.url())
    const first = asked.slice(0, 5).map(decodeURIComponent)
    for (const what of ['/user_profiles/', '"active"', '"generating"', '/meal_logs/']) {
      expect(
        first.filter((address) => address.includes(what)),
        what,
      ).not.toEqual([])
    }
    expect(asked.filter((address, index) => asked.indexOf(address) !== index)).toEqual([])
  })
})
