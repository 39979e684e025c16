import { describe, expect, test } from 'vitest'
import { screensOf } from '../apps/web/src/app/areas.ts'
import { openWhole } from './harness/first-visit.ts'
import { openScreen } from './harness/follow-link.ts'
import { noteRefusals, pendingRequests, untilQuiet } from './harness/pending-requests.ts'
import { givePlan } from './harness/people.ts'
import { openWorld } from './harness/world.ts'

/** Screens that show something that a newcomer does not have yet, or lead on at once. */
const notYet = new Set(['/admin', '/callback', '/scanned-image'])

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

  // Who has none yet is told of where each screen is looked at with longer texts.
  test('with the first plan, without a wearable asks for nothing that is refused, on any screen', async () => {
    const { page, member } = await world.athlete()
    await givePlan(member)
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
