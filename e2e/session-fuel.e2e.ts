import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { documentsOf } from './harness/documents.ts'
import { openInstalled } from './harness/installed.ts'
import { givePlan } from './harness/people.ts'
import { openWorld } from './harness/world.ts'
import { stumbles } from './screens/accessibility.ts'
import { home } from './screens/home.ts'
import { logSheet } from './screens/log-sheet.ts'

/** From midnight on every day: at any hour of the story it has begun. */
const hard = { type: 'Conditioning', startTime: '12:00 AM', endTime: '2:00 AM', intensity: 'Intense' }
const easy = { ...hard, endTime: '12:45 AM', intensity: 'Light' }
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const everyDay = (session: typeof hard) => JSON.stringify(Object.fromEntries(weekdays.map((day) => [day, [session]])))

const focused = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement)

describe('the fuel of a session at home', () => {
  const world = openWorld()

  test('is logged in two taps as planned, less or more, counts in the day, and opens the form for anything else', async () => {
    const { page, member, problems } = await world.athlete({ activitySchedule: everyDay(hard) })
    await givePlan(member)
    await home.open(page, world.server.url)
    await home.shown(page)
    const session = home
      .timeline(page)
      .getByRole('article', { name: /^Conditioning, / })
      .first()
    const perHour = Number(/(\d+) g carbs/.exec(await session.innerText())?.[1])
    const planned = 2 * perHour
    expect(planned).toBeGreaterThan(0)
    const opener = session.getByRole('button', { name: /^Fuel taken: / })
    const eaten = async () =>
      Number(/^([\d,]+) /.exec((await home.ring(page).getAttribute('aria-label')) ?? '')?.[1]?.replaceAll(',', ''))
    expect(await eaten()).toBe(0)

    const carbsLogged = async () => (await documentsOf(member, 'meal_logs')).map(({ carbs }) => carbs).toSorted()
    const choices = session.getByRole('group', { name: 'What you took' })
    const logged = (grams: number) => session.getByText(`Logged ${grams} g carbs`, { exact: true })
    const more = Math.round(1.25 * planned)
    await opener.click()
    expect(await stumbles(page)).toEqual([])
    await choices.getByRole('button', { name: 'Planned' }).click()
    await expect.poll(carbsLogged).toEqual([planned])
    await expect.poll(eaten).toBe(4 * planned)
    await logged(planned).waitFor()

    // A second time asks first.
    await opener.click()
    expect(await stumbles(page)).toEqual([])
    await session.getByRole('button', { name: 'Replace', exact: true }).press('Enter')
    // The keyboard goes on where the question was.
    await expect.poll(() => focused(choices.getByRole('button', { name: 'Planned' }))).toBe(true)
    await choices.getByRole('button', { name: 'More' }).click()
    await expect.poll(carbsLogged).toEqual([more])
    await logged(more).waitFor()
    await page.reload()
    await home.shown(page)
    await logged(more).waitFor()
    await expect.poll(eaten).toBe(4 * more)

    await opener.click()
    await session.getByRole('button', { name: 'Add more', exact: true }).click()
    await choices.getByRole('button', { name: 'Other', exact: true }).click()
    const sheet = logSheet.in(page)
    await sheet.waitFor()
    expect(await sheet.getByLabel('Food name').inputValue()).toBe('Fuel during Conditioning')
    expect(await sheet.getByLabel('Carbs').inputValue()).toBe(String(planned))
    await sheet.getByLabel('Carbs').fill('20')
    await logSheet.save(sheet)
    await expect.poll(carbsLogged).toEqual([more, 20].toSorted())
    await logged(more + 20).waitFor()

    // Other figures in the place of both logs, with one Undo for both.
    await opener.click()
    await session.getByRole('button', { name: 'Replace', exact: true }).click()
    await choices.getByRole('button', { name: 'Other', exact: true }).click()
    await sheet.waitFor()
    expect(await sheet.getByLabel('Carbs').inputValue()).toBe(String(more + 20))
    await sheet.getByLabel('Carbs').fill('33')
    await logSheet.save(sheet)
    await expect.poll(carbsLogged).toEqual([33])
    await logged(33).waitFor()
    await page
      .getByRole('region', { name: /Notices/ })
      .getByRole('listitem')
      .filter({ hasText: 'Meal Updated' })
      .getByRole('button', { name: 'Undo' })
      .click()
    await expect.poll(carbsLogged).toEqual([more, 20].toSorted())
    await logged(more + 20).waitFor()
    await page.reload()
    await home.shown(page)
    await logged(more + 20).waitFor()

    // Several logs stand in one place, as one change that one Undo takes back.
    await opener.click()
    await session.getByRole('button', { name: 'Replace', exact: true }).click()
    await choices.getByRole('button', { name: 'Planned' }).click()
    await expect.poll(carbsLogged).toEqual([planned])
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(carbsLogged).toEqual([more, 20].toSorted())
    await logged(more + 20).waitFor()

    await session.getByRole('button', { name: /^Undo the last log: / }).click()
    await logged(more).or(logged(20)).waitFor()
    await session.getByRole('button', { name: /^Undo what was logged: / }).press('Enter')
    await expect.poll(carbsLogged).toEqual([])
    await session.getByText(/^Logged /).waitFor({ state: 'detached' })
    expect(await focused(opener)).toBe(true)
    expect(problems).toEqual([])
  })

  test('is logged of an easy session, too, once the network is back, and counts once', async () => {
    const { page, member, problems } = await world.installed({ activitySchedule: everyDay(easy) })
    await givePlan(member)
    await openInstalled(page, world.at('/home'))
    await home.shown(page)
    const session = home
      .timeline(page)
      .getByRole('article', { name: /^Conditioning, / })
      .first()
    await session.getByRole('button', { name: /^Fuel taken: / }).click()
    const sheet = logSheet.in(page)
    await sheet.waitFor()
    await page.context().setOffline(true)
    await sheet.getByLabel('Carbs').fill('25')
    await logSheet.save(sheet)
    await session.getByText('Logged 25 g carbs', { exact: true }).waitFor()
    expect(await documentsOf(member, 'meal_logs')).toEqual([])
    await page.context().setOffline(false)
    await expect.poll(async () => (await documentsOf(member, 'meal_logs')).map(({ carbs }) => carbs)).toEqual([25])
    await page.reload()
    await home.shown(page)
    await session.getByText('Logged 25 g carbs', { exact: true }).waitFor()
    expect(problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  })
})
