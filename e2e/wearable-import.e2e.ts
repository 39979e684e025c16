import { dayAt } from '@pacemeal/domain'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { aFitFile, aGpxFile, anIcsFile, aZipFile } from '../apps/web/testing/recordings.ts'
import { PAGE_ZONE } from './harness/browser.ts'
import { documentsOf } from './harness/documents.ts'
import { openScreen } from './harness/follow-link.ts'
import { openWorld } from './harness/world.ts'
import { stumbles } from './screens/accessibility.ts'
import { home } from './screens/home.ts'
import { notice } from './screens/notices.ts'

const world = openWorld()
const MINUTE = 60_000
const file = (name: string, content: string | Uint8Array) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})
const pick = (page: Page, ...files: ReturnType<typeof file>[]) => page.getByLabel('Activity files').setInputFiles(files)
const told = (page: Page, name: string) =>
  page.getByLabel('Imported files').getByRole('listitem').filter({ hasText: name })
/** A profile without training of its own, so that what stands on the timeline came from a file. */
const restful = { activitySchedule: JSON.stringify({}) }
/** Early today in New York, or as early as it can be when the day has just begun. */
const startOf = (minutes: number): number => Date.now() - (minutes + 1) * MINUTE

describe('without any account', () => {
  test('a FIT and a GPX file of one session stand on home as one activity, with the fuel after it', async () => {
    const { page, problems } = await world.athlete(restful)
    await page.goto(world.at('/profile'))
    await page.getByRole('button', { name: 'Sync Now' }).click()
    await page.getByRole('link', { name: 'Import files or try a demo device' }).click()
    await page.getByRole('heading', { name: 'Import files' }).waitFor()
    const ride = { start: startOf(100), minutes: 100 }
    await pick(
      page,
      file('ride.fit', aFitFile(ride)),
      file('ride.gpx', aGpxFile(ride, 'Long Ride').replace('running', 'cycling')),
    )
    await told(page, 'ride.fit: Cycling: 1 activity imported.').waitFor()
    await told(page, 'ride.gpx: Long Ride: 1 activity imported.').waitFor()
    await pick(page, file('ride.fit', aFitFile(ride)))
    await told(page, 'ride.fit: Cycling: here already.').waitFor()
    await openScreen(page, world.at('/home'))
    const card = home.timeline(page).getByRole('article', { name: 'Cycling, recorded' })
    await card.waitFor()
    expect(await card.textContent()).toContain('Recorded by FIT FILE and GPX FILE · 200 W · 150 bpm')
    expect(
      await home
        .timeline(page)
        .getByRole('article', { name: /recorded$/ })
        .count(),
    ).toBe(1)
    // It is worked out behind the import, and comes by itself.
    await home.timeline(page).getByText('Post-fuel').waitFor()
    // What the file calls by its sport alone is called so in each language.
    await page.evaluate(() => localStorage.setItem('language', 'de'))
    await page.reload()
    await page.getByRole('article', { name: 'Radfahren, aufgezeichnet' }).waitFor()
    expect(problems).toEqual([])
  })

  test('a hostile file is refused with what is accepted, and the others beside it are taken', async () => {
    const { page, problems } = await world.athlete(restful)
    await page.goto(world.at('/wearable?stay'))
    const bomb = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "ha">]><gpx><trk><name>&b;</name></trk></gpx>'
    const ride = aFitFile({ start: startOf(30), minutes: 30 })
    await pick(page, file('laughs.gpx', bomb), file('scrap.fit', ride.slice(0, 60)), file('whole.fit', ride))
    await told(page, 'laughs.gpx: This file declares entities').waitFor()
    await told(page, 'scrap.fit: This FIT file is damaged or cut off. Accepted are FIT, TCX and GPX').waitFor()
    await told(page, 'whole.fit: Cycling: 1 activity imported.').waitFor()
    await pick(page, file('half.fit', ride.slice(0, Math.floor(ride.length / 2))))
    await told(
      page,
      'half.fit: Activity: 1 activity imported. The end of this file is missing; what is there was read.',
    ).waitFor()
    expect(await stumbles(page)).toEqual([])
    expect(problems).toEqual([])
  })

  test('of the zip file of a device’s export each recording is told of, and again it is here already', async () => {
    const { page, problems } = await world.athlete(restful)
    await page.goto(world.at('/wearable?stay'))
    const ride = (minutes: number) => aFitFile({ start: startOf(minutes), minutes: 20 })
    const whole = ride(300)
    const archive = aZipFile({
      'rides/one.fit': whole,
      'rides/copy.fit': whole,
      'part.zip': aZipFile({ 'two.fit': ride(200) }),
      'scrap.fit': whole.slice(0, 60),
      'profile.csv': new Uint8Array(9),
    })
    await pick(page, file('export.zip', archive))
    await told(page, 'rides/one.fit: Cycling: 1 activity imported.').waitFor()
    await told(page, 'rides/copy.fit: Cycling: here already.').waitFor()
    await told(page, 'part.zip/two.fit: Cycling: 1 activity imported.').waitFor()
    await told(page, 'scrap.fit: This FIT file is damaged or cut off.').waitFor()
    await told(page, 'export.zip: 1 other file in it is no recording.').waitFor()
    await page.getByText('2 imported, 1 here already, 1 refused').waitFor()
    expect(await stumbles(page)).toEqual([])
    await pick(page, file('export.zip', archive))
    await page.getByText('0 imported, 3 here already, 1 refused').waitFor()
    expect(problems).toEqual([])
  })

  test('the sport of a recording that names none is asked for once, and can be changed where it is shown', async () => {
    const { page, problems, member } = await world.athlete(restful)
    await page.goto(world.at('/wearable?stay'))
    const session = (minutes: number) =>
      aGpxFile({ start: startOf(minutes), minutes: 20 }, 'Club night').replace('running', 'other')
    await pick(page, file('one.gpx', session(60)))
    await page.getByLabel('What sport was it?').selectOption('Rowing')
    const codes = async () =>
      (await documentsOf(member, 'wearable_data')).map(({ metadata }) => JSON.parse(metadata ?? '').type)
    await expect.poll(codes).toEqual([17])
    await pick(page, file('two.gpx', session(30)))
    await told(page, 'two.gpx: Club night: 1 activity imported.').waitFor()
    await expect.poll(codes).toEqual([17, 17])
    expect(await stumbles(page)).toEqual([])

    // Another visit asks no more, and shows what is remembered.
    const [record] = await documentsOf(member, 'wearable_data')
    await page.goto(world.at(`/meal-details/${record?.$id}`))
    await page.getByLabel('Sport', { exact: true }).selectOption('Boxing')
    await expect.poll(codes).toEqual([20, 20])
    expect(await page.getByLabel('What sport was it?').count()).toBe(0)
    expect(await stumbles(page)).toEqual([])
    expect(problems).toEqual([])
  })

  test('a day shows what was done on it, however much was imported since', async () => {
    const { page, problems } = await world.athlete(restful)
    await page.goto(world.at('/wearable?stay'))
    const daysAgo = (days: number) => startOf(days * 24 * 60)
    const run = (days: number, name: string) => aGpxFile({ start: daysAgo(days), minutes: 20 }, name)
    await pick(page, file('early.gpx', run(3, 'Morning Run')))
    await told(page, 'early.gpx: Morning Run: 1 activity imported.').waitFor()
    await pick(page, ...Array.from({ length: 51 }, (_, at) => file(`${at}.gpx`, run(10 + at, 'Old Run'))))
    await page.getByText('51 imported, 0 here already, 0 refused').waitFor()
    await openScreen(page, world.at(`/home?day=${dayAt(daysAgo(3), PAGE_ZONE)}`))
    await page.getByText('Recorded by GPX FILE').waitFor()
    expect(problems).toEqual([])
  })

  test('a training calendar is looked at before it becomes the week', async () => {
    const { page, member, problems } = await world.athlete(restful)
    await page.goto(world.at('/wearable?stay'))
    const weekly = [
      'SUMMARY:Track intervals',
      'DTSTART;TZID=America/New_York:20250107T180000',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY',
    ]
    await pick(page, file('season.ics', anIcsFile(weekly)))
    const proposal = page.getByRole('checkbox', { name: /Track intervals/ })
    await proposal.waitFor()
    await expect.poll(() => proposal.isChecked()).toBe(true)
    expect(await stumbles(page)).toEqual([])
    await page.getByRole('button', { name: 'Add to My Week' }).click()
    await proposal.waitFor({ state: 'hidden' })
    const profile = await member.call('GET', `/databases/pacemeal/collections/user_profiles/documents/${member.userId}`)
    expect(JSON.parse((profile as { activitySchedule: string }).activitySchedule)).toMatchObject({
      tuesday: [{ type: 'Conditioning', intensity: 'Intense' }],
    })
    expect(problems).toEqual([])
  })

  test('only the sessions that are shown become the week, and a recording beside them takes none away', async () => {
    const { page, member } = await world.athlete(restful)
    await page.goto(world.at('/wearable?stay'))
    const weekly = (title: string, day: number) =>
      anIcsFile([
        `SUMMARY:${title}`,
        `DTSTART;TZID=America/New_York:202501${day}T180000`,
        'DURATION:PT1H',
        'RRULE:FREQ=WEEKLY',
      ])
    await pick(page, file('club.ics', weekly('Club swim', 14)))
    await page.getByRole('checkbox', { name: /Club swim/ }).waitFor()
    await pick(page, file('season.ics', weekly('Track intervals', 15)))
    const proposal = page.getByRole('checkbox', { name: /Track intervals/ })
    await proposal.waitFor()
    await page.getByRole('checkbox', { name: /Club swim/ }).waitFor({ state: 'detached' })
    await pick(page, file('ride.fit', aFitFile({ start: startOf(30), minutes: 30 })))
    await told(page, 'ride.fit: Cycling: 1 activity imported.').waitFor()
    await expect.poll(() => proposal.isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Add to My Week' }).click()
    await proposal.waitFor({ state: 'detached' })
    const profile = await member.call('GET', `/databases/pacemeal/collections/user_profiles/documents/${member.userId}`)
    expect(JSON.parse((profile as { activitySchedule: string }).activitySchedule)).toMatchObject({
      tuesday: [],
      wednesday: [{ type: 'Conditioning', intensity: 'Intense' }],
    })
  })
})

describe('the demo device', () => {
  test('fills the charts, says everywhere what it is, and goes with its data', async () => {
    const { page, problems } = await world.athlete()
    await page.goto(world.at('/wearable'))
    await page.waitForURL('**/profile')
    await openScreen(page, world.at('/wearable?stay'))
    await page.getByRole('button', { name: 'Connect Demo Device' }).click()
    await page.getByText('A demo device: its days are made up from your schedule.').waitFor()
    for (const title of ['Steps', 'Sleep', 'Heart rate', 'Weight']) {
      const chart = page.getByRole('region', { name: title })
      await chart.waitFor()
      expect(await chart.getByRole('row').count(), title).toBe(title === 'Sleep' ? 7 : 30)
      expect(await chart.locator('rect').count(), title).toBeGreaterThan(4)
    }
    expect(await stumbles(page)).toEqual([])
    await openScreen(page, world.at('/home'))
    await page.getByText('Synced with DEMO').waitFor()
    await openScreen(page, world.at('/wearable'))
    await page.getByRole('button', { name: 'Sync Now' }).click()
    await notice(page, 'Already Up to Date', 'DEMO has nothing that is not here yet.')
    await page.getByRole('button', { name: 'Disconnect' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
    await notice(page, 'Device Disconnected', 'Your wearable device has been successfully disconnected.')
    await page.waitForURL('**/profile')
    await page.getByText('Connect Wearable Device').waitFor()
    await openScreen(page, world.at('/wearable?stay'))
    await page.getByRole('button', { name: 'Connect Demo Device' }).waitFor()
    expect(problems).toEqual([])
  })
})
