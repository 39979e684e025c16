import { describe, expect, test } from 'vitest'
import { documentsOf } from './harness/documents.ts'
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
})
