import { describe, expect, test } from 'vitest'
import { documentsOf } from './harness/documents.ts'
import { openScreen } from './harness/follow-link.ts'
import { givePlan } from './harness/people.ts'
import { openWorld } from './harness/world.ts'
import { stumbles } from './screens/accessibility.ts'

describe('what a person owns', () => {
  const world = openWorld()

  test('is taken away as a zip and brought into another account', async () => {
    const { page, member } = await world.athlete()
    await givePlan(member)
    await page.goto(world.at('/profile'))
    await page.getByRole('link', { name: 'Your Data' }).click()
    expect(await stumbles(page)).toEqual([])
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download My Data' }).click()
    const saved = await saving
    expect(saved.suggestedFilename()).toMatch(/^pacemeal-\d{4}-\d{2}-\d{2}\.zip$/)
    await page.getByText(/^Done: /).waitFor()

    const other = await world.athlete()
    await other.page.goto(world.at('/your-data'))
    const zip = other.page.getByLabel('Zip of another account')
    await zip.setInputFiles({ name: 'wrong.zip', mimeType: 'application/zip', buffer: Buffer.from('no zip at all') })
    await other.page
      .getByRole('alert')
      .getByText(/it is no zip file/)
      .waitFor()
    await zip.setInputFiles(await saved.path())
    await other.page.getByText('Your data is here:').waitFor()
    // At a week's end that of the next week is made ahead, and may be there already.
    await other.page.getByText(/^(1 fuel plan|2 fuel plans)$/).waitFor()
    await other.page.getByText('Profiles: This account has a profile already.').waitFor()
    const activePlans = async () =>
      (await documentsOf(other.member, 'meal_plans')).filter(({ status }) => status === 'active').length
    await expect.poll(activePlans).toBe(1)
    expect(await stumbles(other.page)).toEqual([])

    await other.page.context().setOffline(true)
    await expect.poll(() => other.page.getByRole('button', { name: 'Download My Data' }).isDisabled()).toBe(true)
    await other.page.getByText('This needs the internet.').first().waitFor()
  })

  test('the diary of another app is brought once, and each line that cannot be taken is told', async () => {
    const { page, member } = await world.athlete()
    await page.goto(world.at('/your-data'))
    const rows = Array.from(
      { length: 1_205 },
      (_, at) => `2025-0${1 + (at % 9)}-1${at % 7},Lunch,Food ${at},1 cup,350.5`,
    )
    const file = [
      'Day,Group,Food Name,Amount,Energy (kcal)',
      ...rows,
      '2025-02-30,Lunch,Rice,1 cup,350',
      '2025-03-01,Lunch,Rice,1 cup,lots',
      'Totals,,,,700',
    ].join('\n')
    const choose = () =>
      page
        .getByLabel('CSV file of a food diary')
        .setInputFiles({ name: 'servings.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
    await choose()
    await page.getByText('1205 meals are new.').or(page.getByText('1,205 meals are new.')).waitFor()
    await page.getByText('Line 1208: “Energy (kcal)” must be a number, and is “lots”.').waitFor()
    await page.getByText('1 line is no meal: a total, exercise, or deleted there.').waitFor()
    expect(await stumbles(page)).toEqual([])
    await choose()
    await page.getByText('0 meals are new.').waitFor()
    await page.getByText(/^1,?205 were here already\.$/).waitFor()
    expect(
      (await member.call('GET', '/databases/pacemeal/collections/meal_logs/documents')) as { total: number },
    ).toMatchObject({
      total: 1_205,
    })
    await openScreen(page, world.at('/home?day=2025-01-10'))
    await page.getByRole('button', { name: 'Edit Food 0, 1 cup' }).waitFor()
  })
})
