import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { documentsOf } from './harness/documents.ts'
import { openScreen } from './harness/follow-link.ts'
import { openInstalled } from './harness/installed.ts'
import { pendingRequests, untilQuiet } from './harness/pending-requests.ts'
import { givePlan } from './harness/people.ts'
import { openWorld } from './harness/world.ts'
import { home } from './screens/home.ts'

/** A busy machine may take its time. */
const patient = { timeout: 30_000 }
/** What a later release may have added to anything that a server of it tells. */
const LATER = { laterField: { of: ['a later release', 7, null] } }

/** An answer as a later release may give it: every object holds a field more, also those that are kept as text. */
const asLater = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(asLater)
  if (typeof value !== 'object' || value === null) return value
  return { ...Object.fromEntries(Object.entries(value).map(([name, one]) => [name, asLater(one)])), ...LATER }
}

/** Lets each reading of the page be answered by a server of a later release; gives how many were. */
const answerAsLater = async (page: Page): Promise<() => number> => {
  let count = 0
  await page.route('**/v1/**', async (route: Route) => {
    const answer = await route.fetch()
    if (!answer.headers()['content-type']?.includes('json')) return route.fulfill({ response: answer })
    count += 1
    return route.fulfill({ response: answer, json: asLater(await answer.json()) })
  })
  return () => count
}

const screens = ['/home', '/meal-plan', '/trends', '/meal-plan?view=shopping', '/profile', '/activity-schedule']

describe('while a release is rolled out', () => {
  const world = openWorld()

  test('a page of the earlier one shows what its newer server answers, and passes over what it does not know', async () => {
    const { page, member, problems } = await world.athlete()
    await givePlan(member)
    // What the screens say of the time is the same however long the story takes.
    await page.clock.setFixedTime(Date.now())
    const words = () => page.getByRole('main').ariaSnapshot()
    const pending = pendingRequests(page)
    /** A busy page is quiet for a moment between the code of a screen and its first reading, too. */
    const settled = async (): Promise<string> => {
      let last = ''
      const isSettled = async () => {
        await untilQuiet(pending)
        const [said, now] = [last, await words()]
        last = now
        return now === said && !now.includes('status "Loading')
      }
      await expect.poll(isSettled, patient).toBe(true)
      return last
    }
    const before: string[] = []
    for (const path of screens) {
      await openScreen(page, world.at(path))
      before.push(await settled())
    }
    const answered = await answerAsLater(page)
    // What is known already would not be asked for again.
    for (const [at, path] of screens.entries()) {
      await page.goto(world.at(path))
      await expect.poll(words, { ...patient, message: path }).toBe(before[at])
    }
    expect(answered()).toBeGreaterThan(screens.length)
    expect(problems).toEqual([])
  })

  test('what a page of the newer one sends to a server that does not know it yet waits, and is sent once it does', async () => {
    const { page, member } = await world.installed()
    await givePlan(member)
    await openInstalled(page, world.at('/home'))
    await home.shown(page)
    const body = {
      message: 'There is no collection with this id.',
      code: 404,
      type: 'collection_not_found',
      version: '1',
    }
    await page.route(/\/collections\/meal_logs\/documents/, (route) =>
      route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 404, json: body }),
    )
    await home.logMeal(page, { name: 'Cold pizza', calories: '210', protein: '4', carbs: '44', fat: '2' })
    const waiting = page.getByRole('button', { name: '1 change is sent later' })
    await waiting.waitFor(patient)
    await page.unrouteAll()
    await page.reload()
    await expect
      .poll(async () => (await documentsOf(member, 'meal_logs')).map(({ notes }) => notes), patient)
      .toEqual(['Cold pizza'])
    await waiting.waitFor({ state: 'detached' })
  })
})
