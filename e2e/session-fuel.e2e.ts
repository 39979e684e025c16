import { describe, expect, test } from 'vitest'
import { documentsOf } from './harness/documents.ts'
import { givePlan } from './harness/people.ts'
import { openWorld } from './harness/world.ts'
import { stumbles } from './screens/accessibility.ts'
import { home } from './screens/home.ts'
import { logSheet } from './screens/log-sheet.ts'

/** Two hard hours from midnight on every day: at any hour of the story they have begun. */
const sinceMidnight = { type: 'Conditioning', startTime: '12:00 AM', endTime: '2:00 AM', intensity: 'Intense' }
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const activitySchedule = JSON.stringify(Object.fromEntries(weekdays.map((day) => [day, [sinceMidnight]])))

describe('the fuel of a session at home', () => {
  const world = openWorld()

  test('is logged in two taps as planned, less or more, counts in the day, and opens the form for anything else', async () => {
    const { page, member, problems } = await world.athlete({ activitySchedule })
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
    let kilocalories = 0
    const logged: number[] = []
    for (const [choice, share] of [
      ['Planned', 1],
      ['Less', 0.75],
      ['More', 1.25],
    ] as const) {
      await opener.click()
      expect(await stumbles(page)).toEqual([])
      await session.getByRole('group', { name: 'What you took' }).getByRole('button', { name: choice }).click()
      const carbs = Math.round(share * planned)
      logged.push(carbs)
      kilocalories += 4 * carbs
      await expect.poll(carbsLogged).toEqual(logged.toSorted())
      await expect.poll(eaten).toBe(kilocalories)
    }
    await page.reload()
    await home.shown(page)
    await expect.poll(eaten).toBe(kilocalories)

    await opener.click()
    await session.getByRole('button', { name: 'Other', exact: true }).click()
    const sheet = logSheet.in(page)
    await sheet.waitFor()
    expect(await sheet.getByLabel('Food name').inputValue()).toBe('Fuel during Conditioning')
    expect(await sheet.getByLabel('Carbs').inputValue()).toBe(String(planned))
    await sheet.getByLabel('Carbs').fill('20')
    await logSheet.save(sheet)
    await expect.poll(carbsLogged).toEqual([...logged, 20].toSorted())
    expect(problems).toEqual([])
  })
})
