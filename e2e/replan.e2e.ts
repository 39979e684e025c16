import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { givePlan, giveProfile } from './harness/people.ts'
import { openWorld } from './harness/world.ts'
import { stumbles } from './screens/accessibility.ts'
import { home } from './screens/home.ts'

/** A zone in which it is between this hour and the next. */
const zoneAt = (hour: number): string => {
  const apart = hour - new Date().getUTCHours()
  const ahead = apart > 12 ? apart - 24 : apart
  // These names count westwards.
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}
/** Lunch is being eaten, training and dinner are still to come. */
const NOON = 12
/** Dinner is over, and the last session is under way. */
const EVENING = 21

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const everyDay = (startTime: string, endTime: string): string => {
  const session = { type: 'Conditioning', startTime, endTime, intensity: 'Intense' }
  return JSON.stringify(Object.fromEntries(days.map((day) => [day, [session]])))
}

const meal = (page: Page, name: string): Locator =>
  home.timeline(page).getByRole('article', { name: new RegExp(`^${name}, `) })
/** A busy machine may take its time. */
const patient = { timeout: 20_000 }
/** Presses Undo on the notice of that title. */
const undo = (page: Page, title: string): Promise<void> =>
  page
    .getByRole('region', { name: /Notices/ })
    .getByRole('listitem')
    .filter({ hasText: title })
    .getByRole('button', { name: 'Undo' })
    .click()
const said = async (locator: Locator): Promise<string> => (await locator.textContent()) ?? ''

describe('a day that does not go as planned', () => {
  const world = openWorld()

  const openHome = async (hour = NOON, activitySchedule = everyDay('4:00 PM', '5:00 PM')) => {
    const timeZone = zoneAt(hour)
    const { page, problems, member } = await world.member({ timezoneId: timeZone })
    await giveProfile(member, { activitySchedule, timeZone })
    await givePlan(member)
    await home.open(page, world.server.url)
    await home.shown(page)
    return { page, problems, member }
  }

  test('a big lunch leads to an offer; its changes are shown first, Adjust makes them, Undo takes them back', async () => {
    const { page, problems } = await openHome()
    const offer = page.getByRole('region', { name: 'Your day changed' })
    const before = { breakfast: await said(meal(page, 'Breakfast')), dinner: await said(meal(page, 'Dinner')) }
    expect(await offer.count()).toBe(0)

    await home.logMeal(page, { name: 'Pizza', calories: '1450', protein: '50', carbs: '190', fat: '52' })
    await offer.getByText('Your day changed. Adjust the rest?').waitFor()
    expect(await said(meal(page, 'Dinner'))).toBe(before.dinner)
    await offer.getByRole('button', { name: 'See the changes' }).click()
    const sheet = page.getByRole('dialog', { name: 'Adjust the rest?' })
    await sheet.getByText(/1,450 kcal/).waitFor()
    const change = sheet.getByRole('region', { name: 'What would change' }).getByRole('listitem')
    await change.filter({ hasText: /^Dinner.*−\d+ g carbs/ }).waitFor()
    await sheet.getByRole('button', { name: 'Adjust' }).click()

    await sheet.waitFor({ state: 'hidden' })
    await expect.poll(() => said(meal(page, 'Dinner')), patient).not.toBe(before.dinner)
    expect(await said(meal(page, 'Breakfast'))).toBe(before.breakfast)
    await offer.waitFor({ state: 'hidden' })

    await undo(page, 'Day Adjusted')
    await expect.poll(() => said(meal(page, 'Dinner')), patient).toBe(before.dinner)
    // What was taken back is not offered again in the same situation.
    await page.reload()
    await home.shown(page)
    expect(await said(meal(page, 'Dinner'))).toBe(before.dinner)
    expect(problems).toEqual([])
  })

  test('an offer and the word of being offline keep clear of each other, wherever the page is scrolled to', async () => {
    const { page } = await openHome()
    const offer = page.getByRole('region', { name: 'Your day changed' })
    await home.logMeal(page, { name: 'Pizza', calories: '1450', protein: '50', carbs: '190', fat: '52' })
    await offer.waitFor(patient)
    await page
      .getByRole('region', { name: /Notices/ })
      .getByRole('listitem')
      .first()
      .waitFor({ state: 'detached', ...patient })
    await page.context().setOffline(true)
    const word = page.getByText(/^You are offline\. What you see/)
    await word.waitFor()
    /** How far they lie over each other at each place, in pixels. */
    const overlaps: Record<string, number> = {}
    for (const size of [
      { width: 1280, height: 800 },
      { width: 360, height: 740 },
    ]) {
      await page.setViewportSize(size)
      for (const part of [0, 0.5, 0.9, 1]) {
        await page.evaluate((of) => {
          const { scrollHeight } = document.documentElement
          scrollTo({ top: (scrollHeight - innerHeight) * of, behavior: 'instant' })
        }, part)
        const [card, line] = [await offer.boundingBox(), await word.boundingBox()]
        if (card === null || line === null) throw new Error('They are not shown.')
        const common = Math.min(card.y + card.height, line.y + line.height) - Math.max(card.y, line.y)
        if (common > 0) overlaps[`${size.width} ${part}`] = Math.round(common)
      }
    }
    await page.context().setOffline(false)
    expect(overlaps).toEqual({})
  })

  test('on a phone an offer leaves the lower edge to a notice; Not now is remembered, and something more is offered anew', async () => {
    const { page } = await openHome()
    await page.setViewportSize({ width: 360, height: 740 })
    const offer = page.getByRole('region', { name: 'Your day changed' })
    await home.logMeal(page, { name: 'Pizza', calories: '1450', protein: '50', carbs: '190', fat: '52' })
    const notices = page.getByRole('region', { name: /Notices/ })
    const isInView = async () => {
      const box = await offer.boundingBox()
      return box !== null && box.y >= 0 && box.y + box.height <= 740
    }
    /** From its heading on it fills the screen, so that the offer has its own place below. */
    const showTimeline = () =>
      page.getByRole('heading', { name: "Today's Activities & Fuel" }).evaluate((heading) => heading.scrollIntoView())
    await notices.getByRole('button', { name: 'Dismiss' }).first().click()
    await notices.getByRole('listitem').first().waitFor({ state: 'detached' })
    await showTimeline()
    await expect.poll(isInView, patient).toBe(true)
    await page.getByRole('button', { name: 'Tutorial' }).click()
    await showTimeline()
    const shown = notices.getByRole('listitem').filter({ hasText: 'Tutorial Coming Soon' })
    // Above the bar of the app, in the lower third.
    await expect.poll(async () => ((await shown.boundingBox())?.y ?? 0) > 500).toBe(true)
    expect(await isInView()).toBe(false)
    await notices.getByRole('button', { name: 'Dismiss' }).click()
    await expect.poll(isInView).toBe(true)

    // What takes the focus from the keyboard stands above the offer, from the top of the page to its end.
    await page.getByRole('link', { name: 'Skip to content' }).focus()
    const covered: string[] = []
    const step = async (): Promise<'on' | 'under' | 'past'> => {
      await page.keyboard.press('Tab')
      return page.evaluate(() => {
        const [focus, card] = [document.activeElement, document.querySelector('.day-offer')]
        if (focus === null || card === null || card.contains(focus) || focus === document.body) return 'past'
        const [own, other] = [focus.getBoundingClientRect(), card.getBoundingClientRect()]
        const isInFlow = focus.closest('main') !== null
        return isInFlow && own.top < other.bottom && own.bottom > other.top + 1 ? 'under' : 'on'
      })
    }
    let where = await step()
    for (let at = 0; at < 150 && where !== 'past'; at += 1) {
      if (where === 'under') covered.push(await page.evaluate(() => document.activeElement?.textContent ?? ''))
      where = await step()
    }
    expect(where).toBe('past')
    expect(covered).toEqual([])

    await offer.getByRole('button', { name: 'Not now' }).click()
    await offer.waitFor({ state: 'hidden' })
    const asked = page.waitForResponse((response) => response.request().postData()?.includes('/replan') === true)
    await page.reload()
    await asked
    await home.shown(page)
    expect(await offer.count()).toBe(0)
    await home.logMeal(page, { name: 'Ice cream', calories: '640', protein: '9', carbs: '70', fat: '36' })
    await offer.waitFor()
  })

  test('late, with only fuel to come, a day that holds too much says so, and that the fuel stays', async () => {
    const { page, problems } = await openHome(EVENING, everyDay('9:00 PM', '10:00 PM'))
    await page.setViewportSize({ width: 360, height: 740 })
    const note = page.getByRole('region', { name: 'Your fuel stays' })
    const before = await said(meal(page, 'Post-fuel'))
    await home.logMeal(page, { name: 'Pizza', calories: '1450', protein: '50', carbs: '190', fat: '52' })
    await note.getByText(/^Today comes to [\d,]+\skcal more than its target$/).waitFor(patient)
    await note
      .getByText(/^Meals that you have not marked count as eaten\..* it stays, because your training needs it\./)
      .waitFor()
    expect(await stumbles(page)).toEqual([])
    expect(await said(meal(page, 'Post-fuel'))).toBe(before)
    expect(await page.getByRole('region', { name: 'Your day changed' }).count()).toBe(0)

    await note.getByRole('button', { name: 'Got it' }).click()
    await note.waitFor({ state: 'hidden' })
    const asked = page.waitForResponse((response) => response.request().postData()?.includes('/replan') === true)
    await page.reload()
    await asked
    await home.shown(page)
    expect(await note.count()).toBe(0)
    expect(problems).toEqual([])
  })

  test('the plan page tells an adjusted day with what was eaten, not as if its dishes gave it', async () => {
    const { page } = await openHome()
    await home.logMeal(page, { name: 'Pizza', calories: '1450', protein: '50', carbs: '190', fat: '52' })
    await page.getByRole('button', { name: 'See the changes' }).click()
    const sheet = page.getByRole('dialog', { name: 'Adjust the rest?' })
    await sheet.getByRole('button', { name: 'Adjust' }).click()
    await sheet.waitFor({ state: 'hidden' })
    await page.goto(world.at('/meal-plan'))
    const day = page.getByRole('region', { name: /^Data for / })
    await day.getByText(/^With what was eaten [\d,]+\skcal/).waitFor(patient)
    expect(await day.getByText(/^Planned /).count()).toBe(0)
  })

  test('a dish is kept, and another meal is swapped for one of three', async () => {
    const { page, problems } = await openHome()
    await page.getByRole('button', { name: /^Fuel ideas: Dinner/ }).click()
    const ideas = page.getByRole('dialog', { name: 'Fuel ideas' })
    const keep = ideas.getByRole('switch', { name: 'Keep this dish' })
    await keep.check()
    await expect.poll(() => keep.getAttribute('aria-busy'), patient).toBeNull()
    await ideas.getByRole('button', { name: 'Close' }).click()
    await meal(page, 'Dinner').getByLabel('Kept').waitFor()

    const before = await said(meal(page, 'Snack'))
    await page.getByRole('button', { name: /^Fuel ideas: Snack/ }).click()
    await page.getByRole('dialog', { name: 'Fuel ideas' }).getByRole('button', { name: 'Swap this meal' }).click()
    const swap = page.getByRole('dialog', { name: 'Swap snack' })
    const choices = swap.getByRole('list', { name: 'Choices for snack' }).getByRole('article')
    await choices.first().waitFor()
    expect(await choices.count()).toBe(3)
    const name = (await choices.first().getByRole('heading').textContent()) ?? ''
    await swap.getByRole('button', { name: `Choose ${name}` }).click()
    await page.getByText(`Snack is now ${name}.`).waitFor()
    await meal(page, 'Snack').getByText(name).waitFor()
    await undo(page, 'Meal Swapped')
    await expect.poll(() => said(meal(page, 'Snack')), patient).toBe(before)
    await meal(page, 'Dinner').getByLabel('Kept').waitFor()
    expect(problems).toEqual([])
  })
})
