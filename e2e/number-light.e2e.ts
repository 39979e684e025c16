import { addDays, dayAt } from '@pacemeal/domain'
import { databaseId } from '@pacemeal/protocol'
import { anEvent } from '@pacemeal/testing'
import { expect, test } from 'vitest'
import { PAGE_ZONE } from './harness/browser.ts'
import { documentsOf } from './harness/documents.ts'
import { openScreen } from './harness/follow-link.ts'
import { giveWholeWeek } from './harness/people.ts'
import { openWorld } from './harness/world.ts'
import { stumbles } from './screens/accessibility.ts'
import { logSheet } from './screens/log-sheet.ts'

const world = openWorld()

test('with calories hidden no screen of the day, the plan, a meal, the log, the trends, the nutrients and the days before an event shows a figure of energy', async () => {
  const { page, member, problems } = await world.athlete()
  const plan = await giveWholeWeek(member)
  const { $id: log } = (await member.call('POST', `/databases/${databaseId}/collections/meal_logs/documents`, {
    documentId: 'unique()',
    data: {
      user: member.userId,
      notes: 'Oatmeal with banana',
      mealTime: 'breakfast',
      loggedAt: new Date().toISOString(),
      calories: 512,
      protein: 18,
      carbs: 88,
      fat: 9,
      iron: 4,
      items: JSON.stringify([['banana', 118]]),
    },
  })) as { $id: string }

  await page.goto(world.at('/your-health'))
  expect(await page.getByRole('switch', { name: 'Hide calories' }).count()).toBe(0)
  const told = page.getByRole('checkbox', { name: 'An eating disorder, now or before' })
  await told.check()
  await page.getByRole('region', { name: 'Fewer numbers' }).getByRole('switch', { name: 'Hide calories' }).check()
  await told.uncheck()
  await page.getByRole('link', { name: 'Back to profile' }).click()
  const hiding = page.getByRole('switch', { name: 'Hide calories' })
  await expect.poll(() => hiding.isChecked()).toBe(true)
  expect((await documentsOf(member, 'user_profiles'))[0]?.hidesEnergy).toBe(true)

  /** What stands on the page, read out or drawn: its text, and the names of what has no text. */
  const shown = () =>
    page.evaluate(() =>
      [
        document.body.innerText,
        ...[...document.querySelectorAll('[aria-label], [aria-valuetext]')].map(
          (one) => `${one.getAttribute('aria-label')} ${one.getAttribute('aria-valuetext')}`,
        ),
      ].join('\n'),
    )
  const energy = /kcal|calories|of the energy|\d\s?g (?:carbs|protein|fat)\b|512/i
  const showsNone = async () => expect((await shown()).split('\n').filter((line) => energy.test(line))).toEqual([])

  const tuesday = addDays(dayAt(Date.parse(`${plan.weekStart}T12:00:00Z`), 'UTC'), 1)
  await openScreen(page, world.at('/home'))
  await page.getByRole('button', { name: 'Edit Oatmeal with banana' }).waitFor()
  await showsNone()
  await page.getByRole('button', { name: 'Why this target' }).click()
  await page.getByText('It fits your body, your training and your goal').waitFor()
  await showsNone()
  await page.keyboard.press('Escape')
  const sheet = await logSheet.open(page)
  await sheet.getByLabel('Food name').fill('banana')
  await sheet.getByRole('listbox').getByRole('option').first().click()
  await logSheet.foods(sheet).first().waitFor()
  await showsNone()
  expect(await stumbles(page)).toEqual([])

  await openScreen(page, world.at(`/meal-plan?day=${tuesday}`))
  const breakfast = page.getByRole('article', { name: /^Breakfast/ })
  await breakfast.waitFor()
  await page.getByRole('heading', { name: 'Training', exact: true }).scrollIntoViewIfNeeded()
  await page.getByRole('region', { name: 'Guidance for the day' }).waitFor()
  await showsNone()
  await breakfast.getByRole('heading').getByRole('link').click()
  await page.getByRole('heading', { name: 'Ingredients' }).waitFor()
  await showsNone()
  await openScreen(page, world.at(`/meal-plan?day=${tuesday}&view=week`))
  await page.getByRole('list', { name: 'Days' }).waitFor()
  await showsNone()
  await openScreen(page, world.at(`/meal-details/${log}`))
  await page.getByText('Iron').waitFor()
  await showsNone()
  await openScreen(page, world.at('/trends'))
  await page.getByRole('region', { name: 'Fiber, sodium and iron' }).waitFor()
  await showsNone()

  await openScreen(page, world.at('/nutrients'))
  await page.getByRole('region', { name: 'Vitamins' }).waitFor()
  await page.getByText('known for part of what you ate').first().waitFor()
  await showsNone()

  // What is taken on the way to the finish keeps its grams; meals and days before it do not.
  const race = anEvent({ day: addDays(dayAt(Date.now(), PAGE_ZONE), 20) })
  const { $id: event } = (await member.call('POST', `/databases/${databaseId}/collections/events/documents`, {
    documentId: 'unique()',
    data: { user: member.userId, day: race.day, details: JSON.stringify(race) },
  })) as { $id: string }
  await openScreen(page, world.at(`/events/${event}`))
  const before = page.getByRole('region', { name: 'Before the start' })
  await before.getByText('Why this before the start').click()
  expect(await before.textContent()).toMatch(/Carbohydrate with little protein and fat.*Much carbohydrate fills/)
  expect(await before.textContent()).not.toMatch(/g\/(?:kg|lb)|g of (?:carbohydrate \(|protein)/)

  // Switched off again in the profile, they are back.
  await openScreen(page, world.at('/profile'))
  await hiding.uncheck()
  await page.getByRole('link', { name: 'Home' }).first().click()
  await page.getByText('512', { exact: false }).first().waitFor()
  expect(problems).toEqual([])
})
