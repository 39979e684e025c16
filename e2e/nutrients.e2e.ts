import { addDays, dayAt } from '@pacemeal/domain'
import { databaseId } from '@pacemeal/protocol'
import { expect, test } from 'vitest'
import { openScreen } from './harness/follow-link.ts'
import { openWorld } from './harness/world.ts'
import { stumbles } from './screens/accessibility.ts'
import { logSheet } from './screens/log-sheet.ts'

const world = openWorld()
const documents = `/databases/${databaseId}/collections/meal_logs/documents`

test('a food of the reference tables is found, its nutrients are told before it is logged, and count in the day and the week', async () => {
  const { page, problems, member } = await world.athlete({ activitySchedule: '{}' })
  // A day that is over: what is missing on it will not come.
  const day = addDays(dayAt(Date.now(), 'America/New_York'), -2)
  await page.goto(world.at(`/home?day=${day}&sheet=log`))
  const sheet = logSheet.in(page)
  await sheet.getByLabel('Food name').fill('big mac')
  await sheet
    .getByRole('option', { name: /big mac \d/i })
    .first()
    .click()
  await sheet.getByRole('button', { name: /^Change .*big mac/i }).click()
  await sheet.getByRole('button', { name: 'Nutrients' }).click()
  await sheet.getByText('Vitamin B12').waitFor()
  expect(await stumbles(page)).toEqual([])
  await logSheet.save(sheet)

  const stored = async () => ((await member.call('GET', documents)) as { documents: { items: string }[] }).documents
  await expect.poll(async () => (await stored()).map(({ items }) => JSON.parse(items)[0][0])).toEqual(['usda-21237'])

  await openScreen(page, world.at('/trends'))
  await page.getByRole('link', { name: 'Vitamins, minerals and more' }).press('Enter')
  await page.getByRole('heading', { name: 'Nothing logged' }).waitFor()
  await page.getByRole('button', { name: 'Previous day' }).click()
  await page.getByRole('button', { name: 'Previous day' }).click()
  const vitamins = page.getByRole('region', { name: 'Vitamins' })
  await vitamins.getByRole('listitem').filter({ hasText: 'Vitamin C' }).getByText('Low').waitFor()
  expect(await vitamins.getByRole('listitem').count()).toBe(13)
  expect(await stumbles(page)).toEqual([])
  await page.getByRole('radio', { name: '7 days' }).click()
  await page.getByText('An average day, of 1 with logs.').waitFor()
  expect(problems).toEqual([])
})
