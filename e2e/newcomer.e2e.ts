import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { screensOf } from '../apps/web/src/app/areas.ts'
import { openWhole } from './harness/first-visit.ts'
import { openScreen } from './harness/follow-link.ts'
import { pendingRequests, untilQuiet } from './harness/pending-requests.ts'
import { givePlan } from './harness/people.ts'
import { openWorld } from './harness/world.ts'

/** Screens that show something that a newcomer does not have yet, or lead on at once. */
const notYet = new Set(['/admin', '/callback', '/scanned-image'])

/** Notes what the page asked for and was refused, as browsers tell it in their console. */
const noteRefusals = (page: Page): readonly string[] => {
  const refused: string[] = []
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url())
    if (response.status() >= 400) {
      refused.push(`${new URL(page.url()).pathname}: ${response.status()} ${pathname}${decodeURIComponent(search)}`)
    }
  })
  return refused
}

describe('a newcomer, of whom hardly anything is stored', () => {
  const world = openWorld()
  const screens = (['withProfile', 'withProfileBare'] as const)
    .flatMap((group) => screensOf(group))
    .flatMap(({ path }) => (notYet.has(path) || path.includes(':') ? [] : [path]))

  test('on the way in asks for nothing that is refused', async () => {
    const { page } = await world.member()
    const refused = noteRefusals(page)
    await openWhole(page, world.at('/home'))
    expect(new URL(page.url()).pathname).toMatch(/^\/onboarding/)
    expect(refused).toEqual([])
  })

  test.each([
    ['without a plan', false],
    ['with the first plan, without a wearable', true],
  ])('%s asks for nothing that is refused, on any screen', async (_, hasPlan) => {
    const { page, member } = await world.athlete()
    if (hasPlan) await givePlan(member)
    const refused = noteRefusals(page)
    const pending = pendingRequests(page)
    await openWhole(page, world.at('/home'))
    // What a screen asks for again is known by then, and was noted.
    for (const path of screens) {
      await openScreen(page, world.at(path))
      await page
        .getByRole('heading', { level: 1, name: /^(?!Loading$)/ })
        .first()
        .waitFor()
      await untilQuiet(pending)
    }
    expect(refused).toEqual([])
  })
})
