import type { Page } from 'playwright-core'
import { giveProfile } from './people.ts'
import type { World } from './world.ts'

/** Somebody whose browser lets the app install its worker; `profile` changes what the profile holds. */
export const installedAthlete = async (world: World, profile?: Readonly<Record<string, unknown>>) => {
  const someone = await world.member({ serviceWorkers: 'allow' })
  await giveProfile(someone.member, profile)
  return someone
}

/** Opens a page of the app and waits until its worker answers for it. */
export const openInstalled = async (page: Page, url: string): Promise<void> => {
  await page.goto(url)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}
