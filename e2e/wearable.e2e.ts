import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import type { TestTerra } from '../apps/server/src/testing/test-terra.ts'
import { aWorkout } from '../apps/server/src/testing/test-terra-records.ts'
import { followLink, openScreen } from './harness/follow-link.ts'
import { becomeMember, giveProfile } from './harness/people.ts'
import { linkDevice, startWearables } from './harness/wearables.ts'
import { openWorld } from './harness/world.ts'
import { home } from './screens/home.ts'
import { breakCalls, notice } from './screens/notices.ts'

let terra: TestTerra
const world = openWorld(async (url) => {
  terra = await startWearables(url)
  return terra.settings
})
afterAll(() => terra?.close())

const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const personOf = (userId: string) => {
  const person = [...terra.people.values()].find(({ referenceId }) => referenceId === userId)
  if (person === undefined) throw new Error('Nobody is connected.')
  return person
}
/** Picks a maker in the sheet of the profile; gives the maker's page, which opens beside the app. */
const openMaker = async (page: Page, maker: string): Promise<Page> => {
  await page.goto(world.at('/profile'))
  await page.getByRole('button', { name: 'Sync Now' }).click()
  const sheet = page.getByRole('dialog', { name: 'Connect Wearable Device' })
  await sheet.getByRole('radio', { name: maker }).check()
  const opened = page.context().waitForEvent('page')
  await sheet.getByRole('button', { name: 'Connect' }).click()
  const tab = await opened
  await tab.getByRole('heading', { name: /Share your/ }).waitFor()
  return tab
}

describe('a watch', () => {
  test('is allowed on the page of the maker that was picked, and stands on profile and home', async () => {
    const { page, member, problems } = await world.athlete()
    const tab = await openMaker(page, 'Garmin')
    await tab.getByRole('heading', { name: 'Share your GARMIN data with Pacemeal?' }).waitFor()
    await expect.poll(() => kept(page, 'onboarding_connecting_wearable')).toBe('true')
    await tab.getByRole('button', { name: 'Allow' }).click()
    await tab.waitForURL('**/home')
    await notice(tab, 'Wearable Connected!', 'Successfully connected your GARMIN account.')
    await tab.getByText('Synced with GARMIN').waitFor()
    await expect.poll(() => kept(tab, 'onboarding_connecting_wearable')).toBeNull()
    expect(JSON.parse((await kept(tab, 'terra_connection')) ?? '')).toMatchObject({
      terraUserId: personOf(member.userId).userId,
      provider: 'garmin',
    })
    // The tab that was left open has noticed.
    await page.getByText('Synced with GARMIN').waitFor()
    expect(problems).toEqual([])
  })

  test('that is denied is not connected, and the way back says so', async () => {
    const { page, member } = await world.athlete()
    const tab = await openMaker(page, 'WHOOP')
    await tab.getByRole('button', { name: 'Deny' }).click()
    await tab.waitForURL('**/home')
    await notice(tab, 'Connection Failed', 'Authorization was denied or failed')
    await expect.poll(() => kept(tab, 'onboarding_connecting_wearable')).toBeNull()
    await page.goto(world.at('/profile'))
    await page.getByText('Connect Wearable Device').waitFor()
    expect(() => personOf(member.userId)).toThrow()
  })

  test('whose service is down for the moment is said to be so', async () => {
    const { page } = await world.athlete()
    terra.fail('auth/authenticateUser', { kind: 'status', status: 400 })
    await page.goto(world.at('/profile'))
    await page.getByRole('button', { name: 'Sync Now' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Connect' }).click()
    await notice(
      page,
      'Connection Failed',
      'Failed to generate authorization URL. The wearable service does not take the request. Please contact support.',
    )
  })

  test('connected on the way through the onboarding is in the profile that comes of it', async () => {
    const { page } = await world.guest()
    const member = await becomeMember(page, world.server)
    await page.goto(world.at('/onboarding/wearable'))
    await page.getByRole('radio', { name: 'Oura' }).check()
    const opened = page.context().waitForEvent('page')
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    const tab = await opened
    await tab.getByRole('button', { name: 'Allow' }).click()
    await tab.getByRole('heading', { name: 'Connection Complete!' }).waitFor()
    await page.getByRole('heading', { name: 'Your wearable is connected' }).waitFor()
    expect(await giveProfile(member)).toMatchObject({ terra_user_id: personOf(member.userId).userId })
  })

  test('denied on the way through the onboarding can be skipped', async () => {
    const { page } = await world.guest()
    await becomeMember(page, world.server)
    await page.goto(world.at('/onboarding/wearable'))
    const opened = page.context().waitForEvent('page')
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    const tab = await opened
    await tab.getByRole('button', { name: 'Deny' }).click()
    await tab.getByRole('heading', { name: 'Connection Failed' }).waitFor()
    await tab.getByRole('button', { name: 'SKIP FOR NOW' }).click()
    await tab.waitForURL('**/onboarding/gender')
    await expect.poll(() => kept(tab, 'onboarding_skipped_wearable')).toBe('true')
  })

  test('brings an activity to the home screen by itself, with what to eat after it and why', async () => {
    const early = [{ type: 'Recovery', startTime: '4:00 AM', endTime: '4:30 AM', intensity: 'Light' }]
    const { page, member } = await world.athlete({ activitySchedule: JSON.stringify({ sunday: early }) })
    await linkDevice(terra, member)
    await home.open(page, world.server.url)
    await page.getByRole('heading', { name: /^Fuel Plan for / }).waitFor()
    const workout = aWorkout({
      id: 'run',
      start: Date.now() - 46 * 60_000,
      minutes: 45,
      name: 'Hard Run',
      bpm: 168,
      kcal: 610,
    })
    await terra.send(terra.event('activity', personOf(member.userId), { data: [workout] }))
    const entry = home.timeline(page).getByRole('region', { name: /^Hard Run, / })
    await entry.getByText('610 kcal').waitFor()
    await entry.getByRole('button', { name: /^Why this/ }).click()
    const why = page.getByRole('dialog', { name: 'Why this' })
    await why.getByText(/610 kcal on your device/).waitFor()
    // The server knows of no unit: the page tells its reasons in the one that it shows weights in.
    await why.getByText(/^\d+ lb × 0\.\d+ g\/lb carbs(?: and [\d.]+ g\/lb protein)?, right after Hard Run/).waitFor()
    await openScreen(page, world.at('/notifications'))
    await page.getByText('Garmin recorded Hard Run: 45 minutes.').waitFor()
  })

  test('is synced when it is asked to, and says what that brought', async () => {
    const { page, member } = await world.athlete()
    await linkDevice(terra, member)
    await page.goto(world.at('/profile'))
    await page.getByRole('link', { name: /Synced with GARMIN/ }).click()
    const sync = page.getByRole('button', { name: 'Sync Now' })
    await sync.click()
    await notice(page, 'Already Up to Date', 'GARMIN has nothing that is not here yet.')
    personOf(member.userId).records.activity.push(
      aWorkout({ id: 'unheard-of', start: Date.now() - 26 * 3_600_000, minutes: 40 }),
    )
    await sync.click()
    await notice(page, 'Synced', '1 new record from GARMIN.')
    personOf(member.userId).isActive = false
    await sync.click()
    await notice(
      page,
      'Sync Failed',
      'Failed to fetch health data. Your device no longer lets us read its data. Disconnect it and connect it again.',
    )
  })

  test('is disconnected through a confirmation, not when the service does not answer', async () => {
    const { page, member } = await world.athlete()
    await linkDevice(terra, member)
    await page.goto(world.at('/wearable'))
    await page.getByRole('button', { name: 'Disconnect' }).click()
    const sheet = page.getByRole('dialog', { name: 'Disconnect GARMIN' })
    await sheet.getByRole('button', { name: 'Cancel' }).click()
    await sheet.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Disconnect' }).click()
    await breakCalls(page, '**/functions/wearable/executions', 'network')
    await sheet.getByRole('button', { name: 'Disconnect' }).click()
    await notice(page, 'Disconnect Failed', 'Failed to disconnect your wearable device. Please try again.')
    await page.unrouteAll()
    await sheet.getByRole('button', { name: 'Disconnect' }).click()
    await notice(page, 'Device Disconnected', 'Your wearable device has been successfully disconnected.')
    await page.waitForURL('**/profile')
    await page.getByText('Connect Wearable Device').waitFor()
    expect(() => personOf(member.userId)).toThrow()
    await followLink(page, '/wearable')
    await page.waitForURL('**/profile')
  })
})
