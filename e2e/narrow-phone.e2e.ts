import { locales } from '@pacemeal/domain'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { screensOf } from '../apps/web/src/app/areas.ts'
import type { ScreenGroup } from '../apps/web/src/navigation/screen.ts'
import { openScreen } from './harness/follow-link.ts'
import { answerOnboarding } from './harness/onboarding-answers.ts'
import { givePlan } from './harness/people.ts'
import { openWorld } from './harness/world.ts'
import { brokenWords, cutTexts, overlappingControls, wideOverflow } from './screens/layout.ts'

/** The narrowest screen that anything is laid out for (WCAG 2.2, 1.4.10), also 1280 px at four times the size; and a usual one. */
const sizes = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
] as const

/** Screens that lead on at once, or need something that was just made. */
const leadOn: ReadonlySet<string> = new Set([
  '/admin',
  '/callback',
  '/onboarding',
  '/onboarding/body-composition',
  '/onboarding/notifications',
  '/onboarding/processing',
  '/onboarding/terra-callback',
  '/reset-password',
  '/scanned-image',
  '/subscription-success',
])

const pathsOf = (...groups: readonly ScreenGroup[]): readonly string[] =>
  groups
    .flatMap((group) => screensOf(group))
    .map(({ path }) => path)
    .filter((path) => !path.includes(':') && !leadOn.has(path))

describe.each(locales)('on phones of 390 and of 320 px, in %s', (locale) => {
  const world = openWorld()

  /** Opens each screen and lists what its words and controls do wrong. */
  const faultsOn = async (
    page: Page,
    paths: readonly string[],
  ): Promise<Readonly<Record<string, readonly string[]>>> => {
    await page.addInitScript((language) => localStorage.setItem('language', language), locale)
    await answerOnboarding(page)
    const wrong: Record<string, readonly string[]> = {}
    for (const path of paths) {
      await openScreen(page, world.at(path))
      // Skeletons and signs of loading.
      await page.locator('[role=status].animate-appear-late').first().waitFor({ state: 'detached' })
      await page.evaluate(() => document.fonts.ready)
      const checks = [brokenWords, cutTexts, overlappingControls, wideOverflow]
      const faults: string[] = []
      for (const size of sizes) {
        await page.setViewportSize(size)
        for (const check of checks) faults.push(...(await check(page)).map((fault) => `${size.width} px, ${fault}`))
      }
      if (faults.length > 0) wrong[path] = faults
    }
    return wrong
  }

  test('words stay whole and controls apart before somebody signs in', async () => {
    const { page } = await world.guest()
    expect(await faultsOn(page, pathsOf('anyone', 'signedOut'))).toEqual({})
  })

  test('words stay whole and controls apart on the way in', async () => {
    const { page } = await world.member()
    expect(await faultsOn(page, pathsOf('signedIn', 'verified'))).toEqual({})
  })

  test('words stay whole and controls apart in the app', async () => {
    const { page, member } = await world.athlete()
    await givePlan(member)
    expect(await faultsOn(page, pathsOf('withProfile', 'withProfileBare'))).toEqual({})
  })
})
