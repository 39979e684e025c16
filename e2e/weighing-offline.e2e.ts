import { describe, expect, test } from 'vitest'
import { documentsOf } from './harness/documents.ts'
import { giveProfile } from './harness/people.ts'
import { openWorld } from './harness/world.ts'
import { stumbles } from './screens/accessibility.ts'

const patient = { timeout: 30_000 }

describe('a weighing without a network', () => {
  // Without an active service worker: a first visit, a private window.
  const world = openWorld()

  test('is shown at once, waits, and is sent once', async () => {
    const { page, member } = await world.athlete()
    const sent: string[] = []
    page.on('response', (response) => {
      if (/collections\/body_log\/documents/.test(response.url()) && response.request().method() === 'POST')
        sent.push(response.url())
    })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(world.at('/body'))
    await page.getByRole('textbox', { name: 'Weight (lb)' }).waitFor()
    const topBar = async () => (await page.getByRole('banner').boundingBox())?.height
    const height = await topBar()
    await page.context().setOffline(true)
    await page.getByRole('textbox', { name: 'Weight (lb)' }).fill('139.4')
    await page.getByRole('button', { name: 'Save Weight' }).click()
    const log = page.getByRole('region', { name: 'Body log' })
    await log.getByRole('button', { name: /139\.4 lb/ }).waitFor()
    await page.getByRole('button', { name: '1 change is sent later' }).waitFor()
    // The count has room beside name, bell and picture.
    expect(await topBar()).toBe(height)
    expect(sent).toEqual([])
    await page.context().setOffline(false)
    await page.getByRole('button', { name: '1 change is sent later' }).waitFor({ state: 'hidden', ...patient })
    await expect.poll(async () => (await documentsOf(member, 'body_log')).length, patient).toBe(1)
    await log.getByRole('button', { name: /139\.4 lb/ }).waitFor()
    expect(sent).toHaveLength(1)
  })

  test('has the check-in beside it, which says that it needs one, and comes when it is asked for again', async () => {
    const { page } = await world.athlete()
    const calls = '**/functions/meal-plan/executions'
    await page.route(calls, (route) => route.abort('internetdisconnected'))
    await page.goto(world.at('/body'))
    await page
      .getByText('There is no connection. Your targets stay as they are, and the check-in waits for you.')
      .waitFor()
    expect(await stumbles(page)).toEqual([])
    await page.unroute(calls)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByRole('heading', { name: 'What your days cost' }).waitFor()
  })

  test('has words and a way on where the screen was never fetched, and comes by itself with the network', async () => {
    // A new phone: one that was used before has the screen in its cache.
    const { page, member } = await world.member({})
    await giveProfile(member)
    await page.goto(world.at('/home'))
    const link = page.getByRole('link', { name: 'Weigh In' })
    await link.waitFor()
    await page.context().setOffline(true)
    await link.click()
    await page.getByRole('heading', { name: 'You are offline' }).waitFor()
    await page.getByText('This screen needs the internet the first time.').waitFor()
    await page.getByRole('button', { name: 'Try Again' }).waitFor()
    await page.context().setOffline(false)
    await page.getByRole('textbox', { name: 'Weight (lb)' }).waitFor()
  })
})
